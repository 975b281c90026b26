//! A game written down, always in the same way.

use super::game_type::GameType;
use super::value::{Line, PdnGame, comment};
use super::{HOUSE_RULE_TAG, OPTIONAL_CAPTURE, PROFILE_TAG, TABLE};
use crate::notation::fen::write_fen;
use crate::notation::typed::write_move_signed;
use crate::rules::{Position, ProfileName, Side};

/// Lines of moves are broken before they are longer.
const WIDTH: usize = 78;

/// Writes `game` so that it reads back to the same value: tags, an empty line, moves, result.
pub fn write_pdn(game: &PdnGame) -> String {
    let game_type = GameType::of(game.rule_set.variant);
    let result = game.result.text(game_type.two_points());
    let mut out = String::new();
    for (name, value) in game.tags.iter() {
        tag(&mut out, name, value);
    }
    tag(&mut out, "Result", result);
    tag(&mut out, "GameType", game_type.text());
    if game.start != Position::start_of(game.rule_set.rules(), ProfileName::Federation) {
        tag(&mut out, "SetUp", "1");
        tag(&mut out, "FEN", &write_fen(&game.start, game_type.labels()));
    }
    if game.rule_set.profile == ProfileName::Table {
        tag(&mut out, PROFILE_TAG, TABLE);
    }
    if game.rule_set.optional_capture && game.rule_set.variant.may_be_optional() {
        tag(&mut out, HOUSE_RULE_TAG, OPTIONAL_CAPTURE);
    }
    out.push('\n');

    let mut body = Body { out, column: 0, opening: String::new(), game_type };
    body.line(&game.line, &game.start, Count { number: 1, first: game_type.numbered_first() });
    body.word(result);
    body.out.push('\n');
    body.out
}

fn tag(out: &mut String, name: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    out.push_str(&format!("[{name} \"{value}\"]\n"));
}

/// The number of the next move.
#[derive(Clone, Copy)]
struct Count {
    number: usize,
    /// Whose moves are numbered.
    first: Side,
}

impl Count {
    fn text(self, turn: Side, fresh: bool) -> Option<String> {
        if turn == self.first {
            Some(format!("{}.", self.number))
        } else {
            fresh.then(|| format!("{}...", self.number))
        }
    }

    const fn after(self, turn: Side) -> Self {
        let whole = !matches!((turn, self.first), (Side::White, Side::White) | (Side::Black, Side::Black));
        Self { number: self.number + whole as usize, ..self }
    }
}

/// The moves, in lines that are not too long.
struct Body {
    out: String,
    column: usize,
    /// Parentheses that open before the next word.
    opening: String,
    game_type: GameType,
}

impl Body {
    fn line(&mut self, line: &Line, start: &Position, count: Count) {
        let (mut position, mut count) = (*start, count);
        self.comments(&line.comments);
        // A move of the second side is numbered where something stood between it and the move before.
        let mut fresh = true;
        for node in &line.moves {
            let turn = position.turn();
            // A number stays with its move when the line is broken.
            let mut text = count.text(turn, fresh).map(|number| number + " ").unwrap_or_default();
            text += &write_move_signed(&node.mv, &position, self.game_type.labels(), self.game_type.capture_sign());
            let glyph = node.nags.first().and_then(|&nag| glyph(nag));
            text.push_str(glyph.unwrap_or_default());
            self.word(&text);
            for nag in node.nags.iter().skip(usize::from(glyph.is_some())) {
                self.word(&format!("${nag}"));
            }
            self.comments(&node.comments);
            for variation in &node.variations {
                self.opening.push('(');
                self.line(variation, &position, count);
                self.close();
            }
            fresh = !node.comments.is_empty() || !node.variations.is_empty();
            position = position.play_unchecked(&node.mv);
            count = count.after(turn);
        }
    }

    fn comments(&mut self, comments: &[String]) {
        for text in comments.iter().filter_map(|text| comment(text)) {
            self.word(&format!("{{{text}}}"));
        }
    }

    fn word(&mut self, word: &str) {
        let word = core::mem::take(&mut self.opening) + word;
        let length = |text: &str| text.chars().count();
        let first = word.split('\n').next().unwrap_or_default();
        if self.column > 0 && self.column + 1 + length(first) > WIDTH {
            self.out.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.out.push(' ');
            self.column += 1;
        }
        self.out.push_str(&word);
        self.column = match word.rsplit_once('\n') {
            Some((_, last)) => length(last),
            None => self.column + length(&word),
        };
    }

    fn close(&mut self) {
        if self.opening.pop().is_none() {
            self.out.push(')');
            self.column += 1;
        }
    }
}

/// The mark that a move's code is written as, where it has one.
pub const fn glyph(nag: u8) -> Option<&'static str> {
    Some(match nag {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        _ => return None,
    })
}
