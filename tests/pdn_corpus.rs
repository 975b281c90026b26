//! PDN, good and bad, one text a behaviour: `tests/data/pdn/corpus.txt` says what is to come of each.
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use dama::notation::pdn::{GameType, Read, games, write_pdn};
use dama::rules::{ProfileName, Variant};

/// A behaviour, a text that shows it, and what is to come of that.
struct Case<'a> {
    name: &'a str,
    text: String,
    expected: &'a str,
}

fn cases(corpus: &str) -> Vec<Case<'_>> {
    let entries = corpus.split("\n=== ").skip(1);
    let case = |entry| {
        let (name, rest) = str::split_once(entry, '\n').expect("a name");
        let (text, rest) = rest.split_once("\n---\n").expect("a line of three hyphens");
        // The next heading is none of this entry's.
        let expected = rest.split("\n# ").next().unwrap_or_default().trim();
        Case { name, text: text.replace('␍', "\r").replace('␢', "\u{feff}"), expected }
    };
    entries.map(case).collect()
}

/// What has come of a text, a line for each game and each problem.
fn outcome(text: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for game in games(text) {
        match game.read(None) {
            Read::Game(read) => {
                let set = read.game.rule_set;
                let mut words = vec![format!("{:?}", set.variant)];
                words.extend(set.optional_capture.then(|| "optional".to_owned()));
                words.extend((set.profile == ProfileName::Table).then(|| "table".to_owned()));
                words.extend(read.inferred.then(|| "inferred".to_owned()));
                words.extend(read.game.tags.iter().map(|(name, value)| format!("{name}=<{value}>")));
                let text = write_pdn(&read.game);
                let (tags, body) = text.split_once("\n\n").expect("an empty line");
                let fen = tags.lines().find_map(|line| line.strip_prefix("[FEN \"")?.strip_suffix("\"]"));
                words.extend(fen.map(str::to_owned));
                lines.push(format!("{} | {}", words.join(" "), body.trim().replace('\n', "⏎")));
                lines.extend(read.problems.iter().map(|problem| format!("  line {}: {problem}", problem.line)));
            }
            Read::Ask(ask) => {
                let fits: Vec<&str> = ask.fits.iter().map(|variant| variant.name()).collect();
                lines.push(format!("which? {}", if fits.is_empty() { "none".to_owned() } else { fits.join(" ") }));
            }
            Read::Refused(refusal) => lines.push(format!("refused: {refusal}")),
        }
    }
    lines.join("\n")
}

#[test]
fn every_text_comes_to_what_it_should() {
    let corpus = support::text("pdn/corpus.txt");
    let cases = cases(&corpus);
    assert!(cases.len() >= 80, "the corpus has lost its cases: {}", cases.len());
    for case in cases {
        assert_eq!(outcome(&case.text), case.expected, "{}:\n{}", case.name, case.text);
    }
}

#[test]
fn every_rule_set_has_its_game_type() {
    for variant in Variant::ALL {
        let text = format!("[GameType \"{}\"] *", GameType::of(variant).text());
        assert_eq!(outcome(&text), format!("{variant:?} | *"));
    }
}
