//! What holds in every game of every rule set, checked over games played at random.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, reason = "a test fails by panicking")]

mod support;

use std::collections::BTreeSet;

use dama::game::{Game, Record, RuleSet};
use dama::notation::{Labels, Style, parse_position, parse_typed, write_fen, write_move};
use dama::rules::{Bits, Move, Outcome, Position, ProfileName, Side, Square, Walk};
use proptest::collection::vec;
use proptest::prelude::*;
use support::{Rng, game_of, random_position, rule_sets};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

fn any_rule_set() -> impl Strategy<Value = RuleSet> {
    let profile = proptest::sample::select(vec![ProfileName::Table, ProfileName::Federation]);
    (proptest::sample::select(rule_sets()), profile).prop_map(|(set, profile)| RuleSet { profile, ..set })
}

fn any_game() -> impl Strategy<Value = Game> {
    (any_rule_set(), vec(any::<u16>(), 0..160)).prop_map(|(rule_set, choices)| game_of(rule_set, &choices))
}

/// A position from the middle of a game, or one with pieces anywhere.
fn any_position() -> impl Strategy<Value = Position> {
    let played = any_game().prop_map(|game| *game.position());
    let placed = (any_rule_set(), any::<u64>()).prop_map(|(set, seed)| random_position(set.rules(), &mut Rng(seed)));
    prop_oneof![played, placed]
}

/// All that is derived from a game's moves.
fn derived(game: &Game) -> impl PartialEq + core::fmt::Debug + use<> {
    let captured = Side::ALL.map(|side| game.captured(side, game.len()));
    let moves: Vec<Move> = game.moves().copied().collect();
    let keys: Vec<u64> = game.keys().collect();
    ((*game.position(), game.counts(), game.running_counts(), game.result()), (captured, moves, keys))
}

fn legal_set(position: &Position) -> BTreeSet<Move> {
    position.legal_moves().into_iter().collect()
}

/// Follows every hop there is from `walk` and adds the moves it ends in.
fn follow(walk: &Walk, ends: &mut BTreeSet<Move>) -> Result<(), TestCaseError> {
    let hops = walk.hops();
    if let Some(mv) = walk.finished() {
        prop_assert!(hops.is_empty(), "finished, yet {hops:?} can follow");
        ends.insert(mv);
        return Ok(());
    }
    prop_assert!(!hops.is_empty(), "neither finished nor anything to follow: {walk:?}");
    for hop in hops {
        let next = walk.hop(hop.to).ok_or_else(|| TestCaseError::fail(format!("{hop:?} is offered and refused")))?;
        prop_assert_eq!(next.hops_made().last(), Some(&hop));
        follow(&next, ends)?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn undo_restores_everything_and_redo_returns((rule_set, choices) in (any_rule_set(), vec(any::<u16>(), 0..160))) {
        let mut game = Game::new(rule_set);
        let mut states = vec![derived(&game)];
        for mv in game_of(rule_set, &choices).moves() {
            game.play(*mv).expect("it was played before");
            states.push(derived(&game));
        }
        let record = game.record();
        for state in states.iter().rev().skip(1) {
            prop_assert!(game.undo());
            prop_assert_eq!(&derived(&game), state);
        }
        prop_assert!(!game.undo());
        prop_assert_eq!(game.record().game().expect("a game").record(), game.record());
        for state in states.iter().skip(1) {
            prop_assert!(game.redo());
            prop_assert_eq!(&derived(&game), state);
        }
        prop_assert!(!game.redo());
        prop_assert_eq!(game.record(), record);
    }

    #[test]
    fn a_record_survives_json(game in any_game(), back in 0usize..8, resigns in any::<bool>()) {
        let mut game = game;
        for _ in 0..back {
            game.undo();
        }
        if resigns && game.result().is_none() {
            game.resign(game.position().turn()).expect("the game goes on");
        }
        let record = game.record();
        let json = serde_json::to_string(&record).expect("plain data");
        let read: Record = serde_json::from_str(&json).expect("what was written");
        prop_assert_eq!(&read, &record);
        let again = read.game().expect("a game");
        prop_assert_eq!(derived(&again), derived(&game));
        prop_assert_eq!(again.record(), record);
    }

    #[test]
    fn every_move_leaves_a_valid_position_with_its_key(game in any_game()) {
        for ply in 0..=game.len() {
            let position = game.position_at(ply);
            let fresh = Position::new(*position.rules(), position.setup());
            prop_assert_eq!(fresh.as_ref(), Ok(position));
            prop_assert_eq!(fresh.expect("just compared").key(), position.key());
        }
    }
}

proptest! {
    #![proptest_config(config(2000))]

    #[test]
    fn no_move_is_listed_twice(position in any_position()) {
        prop_assert_eq!(legal_set(&position).len(), position.legal_moves().len());
    }

    #[test]
    fn a_capture_is_seen_where_one_is_listed(position in any_position()) {
        let listed = position.legal_moves().iter().any(Move::is_capture);
        prop_assert_eq!(position.has_capture(), listed);
    }

    #[test]
    fn every_legal_move_leaves_a_valid_position(position in any_position()) {
        for mv in position.legal_moves() {
            let after = position.play(&mv).expect("legal");
            let fresh = Position::new(*after.rules(), after.setup());
            prop_assert_eq!(fresh, Ok(after));
        }
    }

    #[test]
    fn both_sides_play_by_the_same_rules(position in any_position()) {
        let geometry = position.rules().geometry;
        let turn = |square: Square| geometry.rotated(square);
        let identity = |mv: &Move, turn: &dyn Fn(Square) -> Square| {
            let captured: Bits = mv.captured().iter().map(turn).collect();
            let captured: Vec<Square> = captured.iter().collect();
            (turn(mv.from()), turn(mv.to()), captured, mv.is_by_king(), mv.is_crowning())
        };
        let flipped = position.flipped();
        let there: BTreeSet<_> = flipped.legal_moves().iter().map(|mv| identity(mv, &|square| square)).collect();
        let here: BTreeSet<_> = position.legal_moves().iter().map(|mv| identity(mv, &turn)).collect();
        prop_assert_eq!(there, here);
        prop_assert_eq!(flipped.flipped(), position);
        let turned = position.outcome().map(|outcome| Outcome { winner: !outcome.winner, ..outcome });
        prop_assert_eq!(flipped.outcome(), turned);
    }

    #[test]
    fn a_fen_reads_back(position in any_position()) {
        let rules = position.rules();
        for style in [Style::Numbers, Style::Algebraic] {
            let fen = write_fen(&position, &Labels::canonical(rules).styled(style));
            prop_assert_eq!(parse_position(&fen, rules), Ok(position), "{}", fen);
        }
    }

    #[test]
    fn following_the_hops_plays_every_legal_move_and_no_other(position in any_position()) {
        let mut ends = BTreeSet::new();
        for square in position.rules().geometry.all() {
            let walk = Walk::new(&position, square);
            prop_assert_eq!(walk.is_some(), Walk::starts(&position).contains(square));
            if let Some(walk) = walk {
                follow(&walk, &mut ends)?;
            }
        }
        prop_assert_eq!(ends, legal_set(&position));
    }

    #[test]
    fn every_route_ends_in_its_move(position in any_position()) {
        for mv in position.legal_moves() {
            let routes = Walk::routes(&position, &mv);
            prop_assert!(routes.contains(&Walk::route(&position, &mv)));
            for route in routes {
                let mut walk = Walk::new(&position, mv.from()).expect("a legal move starts here");
                for hop in &route {
                    walk = walk.hop(hop.to).expect("a hop of the route");
                }
                prop_assert_eq!(walk.hops_made(), route.as_slice());
                prop_assert_eq!(walk.finished(), Some(mv));
            }
        }
    }

    #[test]
    fn a_typed_move_reads_back(position in any_position()) {
        for labels in [Labels::canonical(position.rules()), Labels::table(position.rules())] {
            for style in [Style::Numbers, Style::Algebraic] {
                let labels = labels.styled(style);
                for mv in position.legal_moves() {
                    let text = write_move(&mv, &position, &labels);
                    let fen = write_fen(&position, &Labels::canonical(position.rules()));
                    prop_assert_eq!(parse_typed(&text, &position, &labels), Ok(mv), "{} in {}", text, fen);
                }
            }
        }
    }
}
