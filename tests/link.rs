//! Links: what is written reads back, in every later version, and what is wrong with one is told apart.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails by panicking")]

mod support;

use dama::game::{Game, Link, LinkError, MAX_LINK, MAX_NAME, RuleSet};
use dama::notation::pdn::{PdnGame, PdnResult};
use dama::notation::{Labels, write_fen, write_hub};
use dama::rules::{ProfileName, Variant};
use proptest::prelude::*;
use support::armour::armoured;
use support::{Rng, game_of, random_position, rule_sets};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

fn any_rule_set() -> impl Strategy<Value = RuleSet> {
    let profile = proptest::sample::select(vec![ProfileName::Table, ProfileName::Federation]);
    (proptest::sample::select(rule_sets()), profile).prop_map(|(set, profile)| RuleSet { profile, ..set })
}

fn any_pdn() -> impl Strategy<Value = PdnGame> {
    let choices = proptest::collection::vec(any::<u16>(), 0..220);
    (any_rule_set(), choices, any::<u64>()).prop_map(|(rule_set, choices, seed)| {
        let mut rng = Rng(seed);
        let mut pdn = match rng.below(3) {
            0 => {
                let mut game = Game::from_position(rule_set, random_position(rule_set.rules(), &mut rng));
                for choice in choices {
                    let mut moves = game.position().legal_moves();
                    moves.sort();
                    if moves.is_empty() || game.play(moves[usize::from(choice) % moves.len()]).is_err() {
                        break;
                    }
                }
                game.to_pdn()
            }
            _ => game_of(rule_set, &choices).to_pdn(),
        };
        for tag in ["White", "Black"] {
            if rng.below(2) == 0 {
                pdn.tags.add(tag, ["Ayşe", "محمد", "a", "Computer, level 7"][rng.below(4)]);
            }
        }
        if rng.below(4) == 0 {
            pdn.result = PdnResult::BothLost;
        }
        pdn
    })
}

proptest! {
    #![proptest_config(config(1500))]

    #[test]
    fn a_game_reads_back(pdn in any_pdn()) {
        let text = Link::Game(Box::new(pdn.clone())).write();
        prop_assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'), "{}", text);
        // A byte a ply, beside what every link has.
        let names: usize = pdn.tags.iter().map(|(_, name)| name.len()).sum();
        prop_assert!(text.len() <= pdn.moves().len() + 45 + names * 4 / 3, "{} for {}", text.len(), pdn.moves().len());
        for address in [text.clone(), format!("#/game/{text}"), format!("https://example.org/dama/#g={text}\n")] {
            prop_assert_eq!(Link::parse(&address), Ok(Link::Game(Box::new(pdn.clone()))));
        }
    }

    #[test]
    fn a_position_reads_back(rule_set in any_rule_set(), seed in any::<u64>()) {
        let link = Link::Position(rule_set, random_position(rule_set.rules(), &mut Rng(seed)));
        prop_assert_eq!(Link::parse(&link.write()), Ok(link));
    }

    #[test]
    fn one_wrong_letter_is_seen(pdn in any_pdn(), at in any::<prop::sample::Index>(), letter in "[A-Za-z0-9_-]") {
        let text = Link::Game(Box::new(pdn)).write();
        let at = at.index(text.len());
        let mut wrong = text.clone();
        wrong.replace_range(at..=at, &letter);
        let read = Link::parse(&wrong);
        if wrong != text {
            let no_version = at == 0 && !letter.as_bytes()[0].is_ascii_uppercase() && !letter.as_bytes()[0].is_ascii_digit();
            let error = if no_version { LinkError::NotALink } else { LinkError::Damaged };
            prop_assert_eq!(read, Err(error), "{} {}", text, at);
        }
        prop_assert!(Link::parse(&text[..at]).is_err());
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in prop_oneof![any::<String>(), "[1-2][A-Za-z0-9_-]{0,60}"]) {
        let _ = Link::parse(&text);
    }

    /// Bytes behind a right sum: only what the writer would write is read, so that a link has one text.
    #[test]
    fn what_is_whole_makes_sense_or_is_refused(bytes in proptest::collection::vec(any::<u8>(), 0..60)) {
        let text = armoured('1', &bytes);
        match Link::parse(&text) {
            Ok(link) => prop_assert_eq!(Link::parse(&link.write()), Ok(link)),
            Err(error) => prop_assert!(matches!(error, LinkError::Nonsense(_)), "{:?}", error),
        }
    }
}

#[test]
fn what_is_wrong_is_told_apart() {
    let good = Link::Game(Box::new(Game::new(RuleSet::table(Variant::Thai)).to_pdn())).write();
    assert!(Link::parse(&good).is_ok());
    for (text, error) in [
        (String::new(), LinkError::NotALink),
        ("#/settings".to_owned(), LinkError::NotALink),
        ("hello world".to_owned(), LinkError::NotALink),
        ("1".to_owned(), LinkError::NotALink),
        ("x".repeat(MAX_LINK + 1), LinkError::TooLong),
        (good[..good.len() - 1].to_owned(), LinkError::Damaged),
        (format!("{good}A"), LinkError::Damaged),
        (good.to_lowercase(), LinkError::Damaged),
        (armoured('2', &[1, 2, 3]), LinkError::Newer('2')),
        (armoured('Z', &[]), LinkError::Newer('Z')),
        (armoured('1', &[9, 0, 0]), LinkError::Nonsense("an unknown rule set")),
        (armoured('1', &[6 | 1 << 5, 0, 0]), LinkError::Nonsense("a house rule on this board")),
        (armoured('1', &[0, 0xf0, 0]), LinkError::Nonsense("an unknown result")),
        (armoured('1', &[0, 0]), LinkError::Nonsense("it ends too early")),
        (armoured('1', &[0, 0, 0, 7]), LinkError::Nonsense("something behind the last move")),
        (armoured('1', &[0, 0, 0xff, 0xff]), LinkError::Nonsense("more moves than any game")),
        (armoured('1', &[0, 2, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), LinkError::Nonsense("a piece of no kind")),
        (armoured('1', &[0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), LinkError::Nonsense("no position")),
        (armoured('1', &[0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), LinkError::Nonsense("no position")),
        (armoured('1', &[0, 8, 1, 255, 0, 0]), LinkError::Nonsense("a name that is no text")),
    ] {
        assert_eq!(Link::parse(&text), Err(error), "{text:.80}");
    }
}

#[test]
fn names_too_long_are_cut_and_no_link_is_too_long_to_read() {
    let rule_set = RuleSet::table(Variant::International);
    let mut pdn = game_of(rule_set, &[3; 4000]).to_pdn();
    pdn.tags.add("White", &"é".repeat(1000));
    let Ok(Link::Game(back)) = Link::parse(&Link::Game(Box::new(pdn)).write()) else { panic!("no link") };
    assert_eq!(back.tags.get("White"), Some("é".repeat(MAX_NAME).as_str()));
}

/// The links that version 1 has written: they open for ever.
#[test]
fn links_of_version_1_open() {
    let mut seen = 0;
    for record in support::text("links/v1.txt").split("\n\n").filter(|record| record.contains("link ")) {
        let value = |key: &str| record.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(' ')).unwrap_or("");
        let link = Link::parse(value("link")).unwrap_or_else(|error| panic!("{error}: {record}"));
        assert_eq!(described(&link), record.trim(), "{link:?}");
        assert_eq!(link.write(), value("link"));
        seen += 1;
    }
    assert!(seen >= 20, "the file has lost its links");
}

/// A link as the file of old links writes it.
fn described(link: &Link) -> String {
    let (kind, rule_set, start) = match link {
        Link::Position(rule_set, position) => ("position", rule_set, position),
        Link::Game(pdn) => ("game", &pdn.rule_set, &pdn.start),
    };
    let rules = rule_set.rules();
    let labels = Labels::canonical(&rules);
    let mut text = format!("{kind} {}", rule_set.variant.name());
    if rule_set.optional_capture {
        text.push_str(" optional");
    }
    if rule_set.profile == ProfileName::Federation {
        text.push_str(" federation");
    }
    text.push_str(&format!("\nfen {}", write_fen(start, &labels)));
    if let Link::Game(pdn) = link {
        let moves: Vec<String> = pdn.moves().map(|mv| write_hub(mv, &labels)).collect();
        if !moves.is_empty() {
            text.push_str(&format!("\nmoves {}", moves.join(" ")));
        }
        text.push_str(&format!("\nresult {}", pdn.result));
        for (name, value) in pdn.tags.iter() {
            text.push_str(&format!("\n{name} {value}"));
        }
    }
    format!("{text}\nlink {}", link.write())
}
