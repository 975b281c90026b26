//! What a search promises from outside.

use super::*;
use crate::engine::limits::NoClock;
use crate::game::{GameResult, RuleSet};
use crate::notation::parse_position;
use crate::rules::{Side, Variant};

/// Plays a game out, the engine on both sides, and returns its result and length.
fn play_out(variant: Variant, fen: &str, nodes: u64) -> (Option<GameResult>, usize) {
    let rule_set = RuleSet::table(variant);
    let start = parse_position(fen, &rule_set.rules()).expect("a position");
    let mut game = Game::from_position(rule_set, start);
    let mut engine = Engine::new();
    while game.result().is_none() {
        let info = think(&mut engine, &game, Limits::nodes(nodes), 0, &NoClock, |_| ()).expect("a legal move");
        game.play(*info.line.first().expect("a move")).expect("the engine plays legal moves");
    }
    (game.result(), game.len())
}

#[test]
fn endings_that_are_won_are_won_within_the_draw_count() {
    for (variant, fen) in [
        (Variant::American, "W:WK18,K22:BK11"),
        (Variant::American, "W:WK30,K31:BK3"),
        (Variant::American, "B:WK10:BK25,K29"),
        (Variant::American, "W:WK29,K30,K31:BK1"),
        (Variant::American, "W:WK29,K30,K31:BK5"),
        (Variant::American, "B:WK28:BK1,K2,K3"),
        (Variant::Russian, "W:WK1,K2,K3:BK31"),
        (Variant::Russian, "W:WK29,K30,K5:BK12"),
        (Variant::Brazilian, "W:WK1,K2,K3:BK31"),
        (Variant::Thai, "W:WK29,K30,K31:BK2"),
    ] {
        let side = if fen.starts_with('W') { Side::White } else { Side::Black };
        let (result, plies) = play_out(variant, fen, 2_000);
        assert_eq!(result.and_then(GameResult::winner), Some(side), "{variant:?} {fen}: {result:?} after {plies}");
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let game = Game::new(RuleSet::table(Variant::Russian));
    let ask = |engine: &mut Engine| think(engine, &game, Limits::nodes(20_000), 0, &NoClock, |_| ());
    let mut engine = Engine::new();
    let first = ask(&mut engine);
    assert_eq!(first, ask(&mut engine), "what was searched before makes no difference");
    assert_eq!(first, ask(&mut Engine::new()));
    assert!(first.is_some_and(|info| info.nodes >= 20_000));
}

/// A clock that wants a rest whenever it is asked.
struct Restless;

impl Clock for Restless {
    fn elapsed(&self) -> core::time::Duration {
        core::time::Duration::ZERO
    }

    fn rests(&self) -> bool {
        true
    }
}

#[test]
fn a_search_that_rests_finds_the_same() {
    for variant in [Variant::American, Variant::Russian, Variant::International] {
        let game = Game::new(RuleSet::table(variant));
        for limits in [Limits::nodes(60_000), Limits { lines: 3, ..Limits::depth(7) }] {
            let whole = think(&mut Engine::new(), &game, limits, 0, &NoClock, |_| ());
            let mut engine = Engine::new();
            let mut search = engine.start(&game, limits, 0);
            let mut longest = 0;
            let mut nodes = 0;
            let info = loop {
                let step = search.deepen(&Restless);
                longest = longest.max(search.tree.nodes - nodes);
                nodes = search.tree.nodes;
                if let Step::Done(info) = step {
                    break info;
                }
            };
            assert_eq!(info, whole);
            assert!(longest < 2_000, "{variant:?}: {longest} nodes without a rest");
        }
    }
}

#[test]
fn whoever_stops_before_anything_is_known_gets_a_legal_move() {
    let game = Game::new(RuleSet::table(Variant::Thai));
    let mut engine = Engine::new();
    let search = engine.start(&game, Limits::NONE, 0);
    let info = search.choice().expect("a move");
    assert!(info.line.first().is_some_and(|mv| game.position().is_legal(mv)));
}

#[test]
fn several_lines_are_the_best_moves_with_their_true_scores() {
    for variant in [Variant::Russian, Variant::International] {
        let game = Game::new(RuleSet::table(variant));
        let lines = |lines: u8| {
            let mut engine = Engine::new();
            let mut search = engine.start(&game, Limits { lines, ..Limits::depth(6) }, 0);
            while !matches!(search.deepen(&NoClock), Step::Done(_)) {}
            search.lines()
        };
        let (three, all) = (lines(3), lines(200));
        assert_eq!(all.len(), game.position().legal_moves().len());
        assert_eq!(three.len(), 3);
        assert!(all.is_sorted_by_key(|line| -line.score) && three.is_sorted_by_key(|line| -line.score));
        assert_eq!(lines(1).len(), 1);
        for line in three.iter().chain(&all) {
            let mut position = *game.position();
            for mv in &line.moves {
                position = position.play(mv).expect("a legal line");
            }
        }
    }
}

#[test]
fn every_level_plays_legal_moves_in_every_rule_set() {
    for variant in Variant::ALL {
        for optional_capture in [false, true] {
            let mut game = Game::new(RuleSet { optional_capture, ..RuleSet::table(variant) });
            for (seed, level) in (0..).zip(Level::all().take(7).cycle().take(21)) {
                if game.result().is_some() {
                    break;
                }
                let limits = Limits { time_ms: None, ..Limits::level(level) };
                let info = think(&mut Engine::new(), &game, limits, seed, &NoClock, |_| ()).expect("a move");
                game.play(*info.line.first().expect("a move")).expect("a legal move");
            }
        }
    }
}

#[test]
fn a_win_in_sight_is_taken_and_a_lost_side_has_no_move() {
    let rules = Variant::American.rules();
    let game = |fen: &str| {
        let start = parse_position(fen, rules).expect("a position");
        Game::from_position(RuleSet::table(Variant::American), start)
    };
    let info = think(&mut Engine::new(), &game("W:W18,K10:B15"), Limits::depth(3), 0, &NoClock, |_| ());
    assert!(info.is_some_and(|info| info.score > SURE_WIN));
    let none = think(&mut Engine::new(), &game("W:B15"), Limits::depth(3), 0, &NoClock, |_| ());
    assert_eq!(none, None);
}

#[test]
fn a_level_begins_by_the_book_and_a_hint_does_not() {
    use crate::engine::shipped;
    let game = Game::new(RuleSet::table(Variant::American));
    let mut engine = Engine::new();
    engine.set_weights(shipped::weights(Variant::American));
    let level = |number| Limits::level(Level::new(number).expect("a level"));
    let mut first = |limits: Limits, seed| {
        let info = think(&mut engine, &game, limits, seed, &NoClock, |_| ()).expect("a move");
        (*info.line.first().expect("a move"), info.depth)
    };
    let by_book: Vec<(Move, u32)> = (0..20).map(|seed| first(level(10), seed)).collect();
    assert!(by_book.iter().all(|(_, depth)| *depth == 1), "it has thought: {by_book:?}");
    assert!(by_book.iter().any(|(mv, _)| *mv != by_book[0].0), "always the same");
    assert_eq!(first(level(10), 3), by_book[3]);
    let hint = Limits { time_ms: Some(1_000), ..Limits::nodes(2_000) };
    assert!(first(hint, 0).1 > 2);
    assert_eq!(first(level(4), 0).1, 3);
}
