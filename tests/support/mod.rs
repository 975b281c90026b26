//! What the tests share: the golden files under `tests/data` (records separated by blank lines, one `key value` a
//! line, `#` comments) and games played at random.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails by panicking")]
#![allow(dead_code, reason = "each test binary uses its part of this")]

pub(crate) mod armour;

use std::fs;
use std::path::Path;

use dama::game::{Game, RuleSet};
use dama::notation::{Labels, parse_hub, parse_position};
use dama::rules::{Piece, Position, Rank, Rules, Setup, Side, Variant};

/// One record of a golden file.
#[derive(Debug, Clone)]
pub(crate) struct Record {
    pub(crate) rule_set: RuleSet,
    pub(crate) rules: Rules,
    pub(crate) fen: String,
    /// Legal moves in Hub text, sorted.
    pub(crate) moves: Vec<String>,
    /// Perft counts from depth 1.
    pub(crate) counts: Vec<u64>,
}

impl Record {
    pub(crate) fn position(&self) -> Position {
        parse_position(&self.fen, &self.rules).unwrap_or_else(|error| panic!("{}: {error}", self.fen))
    }
}

/// The rule set called `american`, or `american optional`.
pub(crate) fn rule_set(name: &str) -> RuleSet {
    let (name, optional_capture) = match name.strip_suffix(" optional") {
        Some(name) => (name, true),
        None => (name, false),
    };
    let variant = Variant::from_name(name).unwrap_or_else(|| panic!("no rule set {name}"));
    RuleSet { optional_capture, ..RuleSet::table(variant) }
}

/// Every rule set, and every one with optional capture that has it.
pub(crate) fn rule_sets() -> Vec<RuleSet> {
    let forced = Variant::ALL.into_iter().map(RuleSet::table);
    let optional = forced.clone().filter(|set| set.variant.may_be_optional());
    forced.chain(optional.map(|set| RuleSet { optional_capture: true, ..set })).collect()
}

/// The text of `tests/data/{path}`.
pub(crate) fn text(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The records of `tests/data/{path}`.
pub(crate) fn records(path: &str) -> Vec<Record> {
    let records = records_in(&text(path));
    assert!(!records.is_empty(), "{path} has no record");
    records
}

/// The records in the text of a golden file.
pub(crate) fn records_in(text: &str) -> Vec<Record> {
    text.split("\n\n").filter_map(record).collect()
}

fn record(text: &str) -> Option<Record> {
    let value = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(' ')).map(str::trim);
    let rule_set = rule_set(value("rules")?);
    Some(Record {
        rule_set,
        rules: rule_set.rules(),
        fen: value("fen")?.to_owned(),
        moves: value("moves").unwrap_or_default().split_whitespace().map(str::to_owned).collect(),
        counts: value("counts").unwrap_or_default().split_whitespace().map(|n| n.parse().expect("a number")).collect(),
    })
}

/// Random numbers that are the same in every run: SplitMix64.
#[derive(Debug, Clone)]
pub(crate) struct Rng(pub(crate) u64);

impl Rng {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }
}

/// The game that `choices` make: each picks one of the legal moves, which come in order.
pub(crate) fn game_of(rule_set: RuleSet, choices: &[u16]) -> Game {
    let mut game = Game::new(rule_set);
    for &choice in choices {
        if game.result().is_some() {
            break;
        }
        let mut moves = game.position().legal_moves();
        moves.sort();
        game.play(moves[usize::from(choice) % moves.len()]).expect("a legal move of a game that goes on");
    }
    game
}

/// A position with pieces anywhere, kings among them.
pub(crate) fn random_position(rules: Rules, rng: &mut Rng) -> Position {
    let geometry = rules.geometry;
    loop {
        let mut setup =
            Setup { board: Default::default(), turn: if rng.below(2) == 0 { Side::White } else { Side::Black } };
        let (density, kings) = (1 + rng.below(6), rng.below(6));
        for square in geometry.all() {
            if rng.below(10) < density {
                let side = if rng.below(2) == 0 { Side::White } else { Side::Black };
                let crowned = rng.below(10) < kings || geometry.crown_row(side).contains(square);
                let rank = if crowned { Rank::King } else { Rank::Man };
                setup.board.set(square, Some(Piece { side, rank }));
            }
        }
        if let Ok(position) = Position::new(rules, setup) {
            return position;
        }
    }
}

/// A game from a position.
pub(crate) fn game(rule_set: RuleSet, fen: &str) -> Game {
    Game::from_position(rule_set, parse_position(fen, &rule_set.rules()).expect("a position"))
}

/// Plays moves in Hub text, one after another.
pub(crate) fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let labels = Labels::canonical(game.position().rules());
        let mv = parse_hub(text, game.position(), &labels).unwrap_or_else(|error| panic!("{error}"));
        game.play(mv).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}
