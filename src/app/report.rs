//! What a person copies when they report something: all that is needed to see what they saw, and nothing else.
//!
//! It is for whoever mends the program, so it is the same in every language.

use super::seats::{Opponent, Seats};
use super::table::Table;
use crate::notation::{Labels, write_fen, write_hub};

/// The program and what it runs in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// The name that the build was given.
    pub build: String,
    /// What the browser calls itself.
    pub browser: String,
    /// The language that is spoken.
    pub lang: &'static str,
    /// The size of the window, and what else may matter of it.
    pub window: String,
}

impl Program {
    /// The version of the program.
    pub const VERSION: &'static str = env!("CARGO_PKG_VERSION");
}

/// The report on a game in a program.
pub fn report(table: &Table, program: &Program) -> String {
    let game = table.game();
    let rule_set = game.rule_set();
    let labels = Labels::canonical(game.start().rules());
    let moves: Vec<String> = game.moves().map(|mv| write_hub(mv, &labels)).collect();
    let undone: Vec<String> = game.undone().map(|mv| write_hub(mv, &labels)).collect();
    let or_none = |moves: Vec<String>| if moves.is_empty() { "none".to_owned() } else { moves.join(" ") };
    let result = match (game.result(), game.resigned()) {
        (Some(_), Some(side)) => format!("{side:?} resigned"),
        (Some(result), None) => format!("{result:?}"),
        (None, _) => format!("{:?} to move", table.turn()),
    };
    let Seats { opponent, side } = table.seats();
    let opponent = match opponent {
        Opponent::Computer(level) => format!("{side:?} against the computer, level {}", level.get()),
        Opponent::Person => "two people".to_owned(),
        Opponent::Far => format!("{side:?} against somebody elsewhere"),
    };
    let lines = [
        format!("Dama {}, build {}", Program::VERSION, program.build),
        format!("Rules: {}", rule_set.variant.name()),
        format!("Optional capture: {}", if rule_set.optional_capture { "on" } else { "off" }),
        format!("Profile: {:?}", rule_set.profile),
        format!("Players: {opponent}; {:?} at the bottom", table.view().bottom),
        format!("Start: {}", write_fen(game.start(), &labels)),
        format!("Moves: {}", or_none(moves)),
        format!("Taken back: {}", or_none(undone)),
        format!("Position: {}", write_fen(game.position(), &labels)),
        format!("State: {result}"),
        format!("Language: {}", program.lang),
        format!("Window: {}", program.window),
        format!("Browser: {}", program.browser),
    ];
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::choices::Choices;
    use crate::app::hand::Intent;
    use crate::notation::{parse_hub, parse_position};
    use crate::rules::Variant;

    /// The rest of the line that begins with `name`.
    fn line<'a>(text: &'a str, name: &str) -> &'a str {
        text.lines().find_map(|line| line.strip_prefix(name)).expect(name).trim()
    }

    #[test]
    fn the_game_can_be_played_again_from_a_report() {
        for variant in Variant::ALL {
            let choices = Choices { variant, computer: false, optional_capture: true, ..Choices::default() };
            let mut table = Table::new(choices.rule_set(), choices.seats());
            for _ in 0..12 {
                let Some(mv) = table.game().position().legal_moves().first().copied() else { break };
                table.intend(Intent::Tap(mv.from()));
                table.intend(Intent::Tap(mv.to()));
            }
            let program = Program { build: "0a1b2c3d4e".into(), lang: "tr", ..Program::default() };
            let text = report(&table, &program);
            let rule_set = table.game().rule_set();
            assert_eq!(line(&text, "Rules:"), variant.name());
            assert_eq!(line(&text, "Optional capture:") == "on", rule_set.optional_capture);
            assert!(
                text.starts_with("Dama ") && text.contains("build 0a1b2c3d4e\n") && text.contains("Language: tr\n")
            );
            let rules = rule_set.rules();
            let labels = Labels::canonical(&rules);
            let mut position = parse_position(line(&text, "Start:"), &rules).expect("a position");
            assert!(table.game().len() > 4);
            for word in line(&text, "Moves:").split(' ') {
                let mv = parse_hub(word, &position, &labels).expect("a legal move");
                position = position.play(&mv).expect("a legal move");
            }
            assert_eq!(write_fen(&position, &labels), line(&text, "Position:"));
        }
    }

    #[test]
    fn a_game_that_is_given_up_says_so() {
        let choices = Choices { computer: false, ..Choices::default() };
        let mut table = Table::new(choices.rule_set(), choices.seats());
        let mv = table.game().position().legal_moves()[0];
        table.intend(Intent::Tap(mv.from()));
        table.intend(Intent::Tap(mv.to()));
        table.resign();
        assert_eq!(line(&report(&table, &Program::default()), "State:"), "White resigned");
    }
}
