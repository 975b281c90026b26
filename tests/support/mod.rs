//! Reads the golden files under `tests/data`: records separated by blank lines, one `key value` a line, `#` comments.

#![allow(dead_code, reason = "each test binary uses its part of this")]

use std::fs;
use std::path::Path;

use dama::notation::parse_position;
use dama::rules::{Position, Rules, Variant};

/// One record of a golden file.
#[derive(Debug, Clone)]
pub struct Record {
    pub rules: Rules,
    pub fen: String,
    /// Legal moves in Hub text, sorted.
    pub moves: Vec<String>,
    /// Perft counts from depth 1.
    pub counts: Vec<u64>,
}

impl Record {
    pub fn position(&self) -> Position {
        parse_position(&self.fen, &self.rules).unwrap_or_else(|error| panic!("{}: {error}", self.fen))
    }
}

/// The rules called `american`, or `american optional`.
pub fn rules(name: &str) -> Rules {
    let (name, optional) = match name.strip_suffix(" optional") {
        Some(name) => (name, true),
        None => (name, false),
    };
    Variant::from_name(name).unwrap_or_else(|| panic!("no rule set {name}")).with_optional_capture(optional)
}

/// The records of `tests/data/{path}`.
pub fn records(path: &str) -> Vec<Record> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(path);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let records: Vec<Record> = text.split("\n\n").filter_map(record).collect();
    assert!(!records.is_empty(), "{} has no record", path.display());
    records
}

fn record(text: &str) -> Option<Record> {
    let value = |key: &str| {
        text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(' ')).map(str::trim)
    };
    Some(Record {
        rules: rules(value("rules")?),
        fen: value("fen")?.to_owned(),
        moves: value("moves").unwrap_or_default().split_whitespace().map(str::to_owned).collect(),
        counts: value("counts").unwrap_or_default().split_whitespace().map(|n| n.parse().expect("a number")).collect(),
    })
}

/// Names of the rule sets with a perft file.
pub fn variants() -> impl Iterator<Item = Variant> {
    Variant::ALL.into_iter()
}
