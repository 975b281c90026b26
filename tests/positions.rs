//! Golden positions: the complete list of legal moves of each.

mod support;

use dama::notation::{Labels, parse_hub, write_hub};
use dama::rules::perft;
use support::{Record, records};

fn legal(record: &Record, crowns: bool) -> Vec<String> {
    let labels = Labels::canonical(&record.rules);
    let mut moves: Vec<String> = record
        .position()
        .legal_moves()
        .iter()
        .map(|mv| write_hub(mv, &labels) + if crowns && mv.is_king_after() { "=K" } else { "" })
        .collect();
    moves.sort();
    moves
}

fn check(path: &str, crowns: bool, expected: usize) {
    let records = records(path);
    assert_eq!(records.len(), expected);
    for record in records {
        let mut moves = record.moves.clone();
        moves.sort();
        assert_eq!(legal(&record, crowns), moves, "{} {}", record.fen, path);
        for (depth, &count) in (1..).zip(&record.counts) {
            assert_eq!(perft(&record.position(), depth), count, "{} depth {depth}", record.fen);
        }
    }
}

#[test]
fn every_rule_has_its_position() {
    check("positions/rules.txt", true, 81);
}

#[test]
fn random_positions() {
    check("positions/random.txt", false, 1000);
}

#[test]
fn dense_random_positions() {
    check("positions/dense.txt", false, 600);
}

#[test]
fn hub_text_reads_back() {
    for record in records("positions/dense.txt") {
        let (position, labels) = (record.position(), Labels::canonical(&record.rules));
        for mv in position.legal_moves() {
            assert_eq!(parse_hub(&write_hub(&mv, &labels), &position, &labels), Ok(mv));
        }
    }
}
