//! Tests compiled to WebAssembly and run in a browser: `cargo xtask test wasm`. What is right natively must be the
//! same there, where `usize` has 32 bits.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use dama::engine::{BENCH_NODES, BENCH_NODES_BY_HAND, bench, shipped};
use dama::notation::{Labels, parse_position, write_hub};
use dama::rules::{Variant, perft};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// The lines of a golden record, by key.
fn value<'a>(record: &'a str, key: &str) -> Option<&'a str> {
    record.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(' '))
}

fn rules(record: &str) -> Option<dama::rules::Rules> {
    let name = value(record, "rules")?;
    let (name, optional) = name.strip_suffix(" optional").map_or((name, false), |name| (name, true));
    Some(Variant::from_name(name)?.with_optional_capture(optional))
}

#[wasm_bindgen_test]
fn perft_equals_the_published_tables() {
    let tables = [
        include_str!("data/perft/american.perft"),
        include_str!("data/perft/russian.perft"),
        include_str!("data/perft/brazilian.perft"),
        include_str!("data/perft/spanish.perft"),
        include_str!("data/perft/italian.perft"),
        include_str!("data/perft/czech.perft"),
        include_str!("data/perft/international.perft"),
        include_str!("data/perft/thai.perft"),
    ];
    let mut checked = 0;
    for record in tables.iter().flat_map(|table| table.split("\n\n")) {
        let (Some(rules), Some(fen), Some(counts)) = (rules(record), value(record, "fen"), value(record, "counts"))
        else {
            continue;
        };
        let position = parse_position(fen, &rules).unwrap();
        for (depth, count) in (1..=6).zip(counts.split_whitespace()) {
            let count: u64 = count.parse().unwrap();
            if count < 1_000_000 {
                assert_eq!(perft(&position, depth), count, "{fen} depth {depth}");
                checked += 1;
            }
        }
    }
    assert!(checked >= 100, "only {checked} counts were checked");
}

#[wasm_bindgen_test]
fn random_positions_have_their_moves() {
    let mut checked = 0;
    for record in include_str!("data/positions/dense.txt").split("\n\n") {
        let (Some(rules), Some(fen)) = (rules(record), value(record, "fen")) else { continue };
        let labels = Labels::canonical(&rules);
        let position = parse_position(fen, &rules).unwrap();
        let mut moves: Vec<String> = position.legal_moves().iter().map(|mv| write_hub(mv, &labels)).collect();
        moves.sort();
        let mut expected: Vec<&str> = value(record, "moves").unwrap_or_default().split_whitespace().collect();
        expected.sort_unstable();
        assert_eq!(moves, expected, "{fen}");
        checked += 1;
    }
    assert_eq!(checked, 600);
}

#[wasm_bindgen_test]
fn the_search_has_its_native_signature() {
    assert_eq!(bench(shipped::weights), BENCH_NODES);
    assert_eq!(bench(|_| None), BENCH_NODES_BY_HAND);
}
