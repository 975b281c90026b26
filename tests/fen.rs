//! FEN: what is read, what is refused and why, and that no text whatever makes the reader panic.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::panic, reason = "a test fails by panicking")]

mod support;

use dama::notation::{FenError, Labels, MAX_FEN, parse_fen, parse_position, write_fen};
use dama::rules::{Rules, Variant};
use proptest::prelude::*;

/// Each line of a corpus: rules, text, and what is expected.
fn corpus(name: &str) -> Vec<(Rules, String, String)> {
    let text = support::text(&format!("fen/{name}.txt"));
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let cases: Vec<_> = lines
        .map(|line| {
            let fields: Vec<&str> = line.split('|').map(str::trim).collect();
            let &[rules, text, expected] = fields.as_slice() else { panic!("not three fields: {line}") };
            (support::rule_set(rules).rules(), text.to_owned(), expected.to_owned())
        })
        .collect();
    assert!(cases.len() >= 25, "{name} has lost its cases");
    cases
}

#[test]
fn the_good_are_read() {
    for (rules, text, expected) in corpus("good") {
        let position = parse_position(&text, &rules).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(write_fen(&position, &Labels::canonical(&rules)), expected, "{text}");
        assert_eq!(parse_position(&expected, &rules), Ok(position), "{expected}");
    }
}

#[test]
fn the_bad_are_refused_with_the_reason_in_one_line() {
    for (rules, text, expected) in corpus("bad") {
        let error = match parse_position(&text, &rules) {
            Ok(position) => panic!("{text:?} was read as {}", write_fen(&position, &Labels::canonical(&rules))),
            Err(error) => error.to_string(),
        };
        assert!(error.contains(&expected), "{text:?}: {error:?}, expected {expected:?}");
        assert!(!error.contains('\n'), "{text:?}: {error:?}");
    }
}

#[test]
fn length_is_bounded() {
    let rules = Variant::American.rules();
    let fen = "W:W21:B9";
    let padded = |length: usize| format!("{fen}{}", " ".repeat(length - fen.len()));
    assert!(parse_fen(&padded(MAX_FEN), rules).is_ok());
    assert_eq!(parse_fen(&padded(MAX_FEN + 1), rules), Err(FenError::TooLong(MAX_FEN + 1)));
    assert_eq!(parse_fen(&"9".repeat(1 << 20), rules), Err(FenError::TooLong(1 << 20)));
}

#[test]
fn blanks_of_every_kind_are_nothing() {
    let rules = Variant::American.rules();
    assert_eq!(parse_fen("\u{a0}W:\tW21\r\n:\u{2003}B9\n", rules), parse_fen("W:W21:B9", rules));
    assert_eq!(parse_fen(" \n\t", rules), Err(FenError::Empty));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_the_reader_panic(text in any::<String>()) {
        for variant in Variant::ALL {
            let _ = parse_position(&text, variant.rules());
        }
    }

    /// What is read, however odd, is written as something that reads back.
    #[test]
    fn text_of_the_right_letters_is_refused_or_reads_back(text in "[WB]:[WB][-WBKk0-9a-j,: .]{0,24}(:[WB][K0-9,-]{0,8})?") {
        for variant in Variant::ALL {
            if let Ok(position) = parse_position(&text, variant.rules()) {
                let fen = write_fen(&position, &Labels::canonical(variant.rules()));
                prop_assert_eq!(parse_position(&fen, variant.rules()), Ok(position), "{}", fen);
            }
        }
    }
}
