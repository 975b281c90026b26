//! No text whatever makes a reader panic, and what is read is written as something that reads back.
#![cfg(not(target_arch = "wasm32"))]

mod support;

use dama::notation::pdn::{Clocks, GameType, PdnResult, decode, games};
use dama::notation::{Found, Labels, Style, find, parse_hub, parse_position, parse_typed, write_fen};
use dama::rules::Variant;
use proptest::prelude::*;
use support::{Rng, random_position};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Texts that look like moves, so that more than the first character is read.
fn movelike() -> impl Strategy<Value = String> {
    prop_oneof![any::<String>(), "[a-j]?[0-9]{1,3}([-x:×– ]{1,2}[a-j]?[0-9]{1,3}){0,4}"]
}

proptest! {
    #![proptest_config(config(1000))]

    #[test]
    fn moves(text in movelike(), seed in any::<u64>()) {
        for variant in Variant::ALL {
            let position = random_position(*variant.rules(), &mut Rng(seed));
            for labels in [Labels::canonical(variant.rules()), *GameType::of(variant).labels()] {
                for labels in [labels, labels.styled(Style::Algebraic)] {
                    if let Ok(mv) = parse_typed(&text, &position, &labels) {
                        prop_assert!(position.is_legal(&mv));
                    }
                    if let Ok(mv) = parse_hub(&text, &position, &labels) {
                        prop_assert!(position.is_legal(&mv));
                    }
                    if let Err(error) = parse_typed(&text, &position, &labels) {
                        prop_assert!(error.to_string().len() < 20_000);
                    }
                    if let Some(square) = labels.parse(&text) {
                        prop_assert_eq!(labels.parse(&labels.name(square)), Some(square));
                    }
                }
            }
        }
    }

    #[test]
    fn small_things(text in prop_oneof![any::<String>(), "[0-9WBNA,]{0,20}", "\\[%cl(oc)?k [wWbB]?[0-9:.]{0,12}\\]"]) {
        if let Ok(game_type) = GameType::parse(&text) {
            prop_assert_eq!(GameType::parse(game_type.text()).map(|read| read.variant), Ok(game_type.variant));
        }
        if let Some(result) = PdnResult::parse(&text) {
            prop_assert_eq!(PdnResult::parse(result.text(true)), Some(result));
            prop_assert_eq!(PdnResult::parse(result.text(false)), Some(result));
        }
        let _ = Clocks::in_comment(&text);
    }

    #[test]
    fn bytes_of_any_kind_are_text(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        for game in games(&decode(&bytes)) {
            let _ = game.read(None);
        }
    }

    #[test]
    fn whatever_is_pasted(text in prop_oneof![any::<String>(), "([WB:KH\\[\\]\"(){}>.,* \n-]|[0-9]{1,2}|FEN|and){0,60}"]) {
        for found in find(&text) {
            match found {
                // It may fit another board, but it begins like a FEN.
                Found::Fen(fen) => {
                    let _ = parse_position(&fen, Variant::International.rules());
                }
                Found::Pdn(pdn) => prop_assert!(games(&pdn).next().is_some(), "{}", pdn),
            }
        }
    }

    /// A position is found wherever it stands, and is the one that was sent.
    #[test]
    fn a_position_in_a_letter_is_found(seed in any::<u64>(), quoted in any::<bool>()) {
        for variant in Variant::ALL {
            let position = random_position(*variant.rules(), &mut Rng(seed));
            let fen = write_fen(&position, &Labels::canonical(variant.rules()));
            let letter = format!("Hello,\nlook at this: {}\nwho wins? B: Well.", fen.replace(',', ",\n"));
            let letter = if quoted { letter.replace('\n', "\n> ") } else { letter };
            let found = find(&letter);
            let [Found::Fen(text)] = found.as_slice() else { panic!("{found:?} in {letter}") };
            prop_assert_eq!(parse_position(text, variant.rules()), Ok(position), "{}", letter);
        }
    }
}
