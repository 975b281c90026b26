//! The federation profile: who begins, and when the game is drawn, rule set by rule set and condition by condition.
#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails by panicking")]

mod support;

use dama::engine::{Engine, Limits, NoClock, think};
use dama::game::{Game, GameResult, RuleSet};
use dama::rules::draw::Draw;
use dama::rules::{Board, Geometry, Move, Side, Variant};
use support::{Rng, play};

const THIRD: Draw = Draw::Repetition { times: 3 };
const FEW: Draw = Draw::LoneKing { least: 1, most: 2, plies: 10 };
const ROAD: Draw = Draw::MainRoad { road: Geometry::Eight.main_road(), pieces: 3, plies: 10 };
const MANY: Draw = Draw::ManyKings { kings: 3, plies: 30 };
const KINGS: Draw = Draw::NoCaptureOrManMove { plies: 30 };
const FOUR: Draw = Draw::SameMaterial { least: 4, most: 5, plies: 60 };
const SIX: Draw = Draw::SameMaterial { least: 6, most: 7, plies: 120 };
/// The sets that draw by the rules of the FMJD's section 64.
const SECTION_64: [Variant; 2] = [Variant::Russian, Variant::Brazilian];

fn game(variant: Variant, fen: &str) -> Game {
    support::game(RuleSet::federation(variant), fen)
}

/// How far `draw` has come.
fn count(game: &Game, draw: Draw) -> u16 {
    game.running_counts().iter().find(|running| running.draw == draw).map_or(0, |running| running.count)
}

/// Plays from `fen` until the game ends: no captures, no crowns, no third repetition; a man moves only when the count of
/// kings' moves would soon end the game; and every board on the way must be `allowed`.
fn wandered(variant: Variant, fen: &str, allowed: impl Fn(&Board) -> bool) -> (Game, GameResult) {
    wandered_with(variant, fen, 24, allowed)
}

/// The same; a man moves once kings alone have moved for `due` plies.
fn wandered_with(variant: Variant, fen: &str, due: u16, allowed: impl Fn(&Board) -> bool) -> (Game, GameResult) {
    let attempt = |seed| {
        let mut rng = Rng(seed);
        let mut game = game(variant, fen);
        loop {
            if let Some(result) = game.result() {
                return Some((game, result));
            }
            let position = *game.position();
            let mut safe: Vec<Move> = position.legal_moves();
            let man_is_due = count(&game, KINGS) >= due;
            safe.retain(|mv| {
                let after = position.play_unchecked(mv);
                !mv.is_capture()
                    && !mv.is_crowning()
                    && !after.has_capture()
                    && after.outcome().is_none()
                    && allowed(after.board())
                    && (mv.is_by_king() || man_is_due)
                    && game.keys().filter(|&key| key == after.key()).count() < 2
            });
            safe.sort();
            if safe.iter().any(|mv| !mv.is_by_king()) {
                safe.retain(|mv| !mv.is_by_king());
            }
            if safe.is_empty() {
                return None;
            }
            game.play(safe[rng.below(safe.len())]).expect("a legal move");
        }
    };
    (0..4000).find_map(attempt).unwrap_or_else(|| panic!("no such path from {fen}"))
}

fn anywhere(_: &Board) -> bool {
    true
}

/// The lone king of `side` keeps to the main road, or keeps off it.
fn on_road(side: Side, on: bool) -> impl Fn(&Board) -> bool {
    move |board| board.side(side).is_subset(Geometry::Eight.main_road()) == on
}

#[test]
fn every_rule_set_has_the_conditions_of_its_federation_and_its_first_mover() {
    use Draw::{LoneKing, NoCaptureOrCrown, NoCaptureOrManMove};
    let international = [
        THIRD,
        NoCaptureOrManMove { plies: 50 },
        LoneKing { least: 3, most: 3, plies: 32 },
        LoneKing { least: 1, most: 2, plies: 10 },
    ];
    for variant in Variant::ALL {
        let (first, draws): (Side, &[Draw]) = match variant {
            Variant::American => (Side::Black, &[THIRD, NoCaptureOrManMove { plies: 80 }]),
            Variant::Russian | Variant::Brazilian => (Side::White, &[THIRD, FEW, ROAD, MANY, KINGS, FOUR, SIX]),
            Variant::Spanish | Variant::Czech => (Side::White, &[THIRD, NoCaptureOrCrown { plies: 80 }]),
            Variant::Italian => (Side::White, &[Draw::Repetition { times: 4 }, NoCaptureOrManMove { plies: 80 }]),
            Variant::International => (Side::White, &international),
            Variant::Thai => (Side::Black, &[THIRD, NoCaptureOrManMove { plies: 80 }]),
        };
        assert_eq!(RuleSet::federation(variant).draws(), draws, "{variant:?}");
        assert_eq!(Game::new(RuleSet::federation(variant)).position().turn(), first, "{variant:?}");
    }
}

#[test]
fn a_position_that_comes_again_draws_the_third_time_and_in_italian_the_fourth() {
    // Two kings walk to and fro; the first position counts.
    let cycle = "3-7 30-26 7-3 26-30";
    for variant in Variant::ALL.into_iter().filter(|&variant| variant != Variant::International) {
        let times = if variant == Variant::Italian { 4 } else { 3 };
        // Men beside the kings, so that no other count of section 64 is full before.
        let mut game = game(variant, "B:WK30,32:BK3,1");
        for round in 1..times {
            let seen = if round == 1 { 0 } else { round };
            assert_eq!((game.result(), count(&game, Draw::Repetition { times })), (None, u16::from(seen)));
            play(&mut game, cycle);
        }
        assert_eq!(game.result(), Some(GameResult::Drawn(Draw::Repetition { times })), "{variant:?}");
        assert_eq!(game.len(), 4 * (usize::from(times) - 1));
        game.undo();
        assert_eq!(game.result(), None, "{variant:?}: taken back, the game goes on");
        play(&mut game, "26-30");
        assert!(game.result().is_some());
    }
}

#[test]
fn forty_moves_each_without_progress() {
    for (variant, draw) in [
        (Variant::American, Draw::NoCaptureOrManMove { plies: 80 }),
        (Variant::Italian, Draw::NoCaptureOrManMove { plies: 80 }),
        (Variant::Spanish, Draw::NoCaptureOrCrown { plies: 80 }),
        (Variant::Czech, Draw::NoCaptureOrCrown { plies: 80 }),
        (Variant::Thai, Draw::NoCaptureOrManMove { plies: 80 }),
    ] {
        let (mut game, result) = wandered(variant, "B:WK30:BK3", anywhere);
        assert_eq!((result, game.len()), (GameResult::Drawn(draw), 80), "{variant:?}");
        game.undo();
        assert_eq!((game.result(), count(&game, draw)), (None, 79), "{variant:?}");
    }
}

#[test]
fn what_is_progress_differs() {
    for (variant, draw, counts) in [
        (Variant::American, Draw::NoCaptureOrManMove { plies: 80 }, [1, 0, 1, 0, 1]),
        (Variant::Italian, Draw::NoCaptureOrManMove { plies: 80 }, [1, 0, 1, 0, 1]),
        (Variant::Thai, Draw::NoCaptureOrManMove { plies: 80 }, [1, 0, 1, 0, 1]),
        (Variant::Spanish, Draw::NoCaptureOrCrown { plies: 80 }, [1, 2, 3, 0, 1]),
        (Variant::Czech, Draw::NoCaptureOrCrown { plies: 80 }, [1, 2, 3, 0, 1]),
    ] {
        // A king's move, a man's move, a king's move, a crowning, a king's move.
        let mut quiet = game(variant, "B:W32,5:BK3");
        for (mv, expected) in ["3-7", "32-28", "7-3", "5-1", "3-7"].into_iter().zip(counts) {
            play(&mut quiet, mv);
            assert_eq!(count(&quiet, draw), expected, "{variant:?} {mv}");
        }
        let mut capture = game(variant, "B:WK22:BK14,1");
        play(&mut capture, "14-18");
        assert_eq!(count(&capture, draw), 1, "{variant:?}");
        let mv = capture.position().legal_moves()[0];
        assert!(mv.is_capture());
        capture.play(mv).expect("legal");
        assert_eq!(count(&capture, draw), 0, "{variant:?}");
        capture.undo();
        assert_eq!(count(&capture, draw), 1, "{variant:?}");
    }
}

#[test]
fn two_pieces_or_one_against_a_lone_king_have_five_moves_each() {
    for variant in SECTION_64 {
        for fen in ["W:WK32:BK3", "B:WK32,K21:BK3", "W:WK32,25:BK3", "B:WK3:BK32,K21"] {
            let (mut game, result) = wandered(variant, fen, anywhere);
            assert_eq!((result, game.len()), (GameResult::Drawn(FEW), 10), "{variant:?} {fen}");
            game.undo();
            assert_eq!((game.result(), count(&game, FEW)), (None, 9));
        }
    }
}

#[test]
fn three_pieces_against_a_king_on_the_main_road_have_five_moves_each() {
    for variant in SECTION_64 {
        for (fen, lone) in [
            ("W:WK2,K12,K21:BK18", Side::Black),
            ("B:WK2,K12,26:BK18", Side::Black),
            ("W:WK2,27,26:BK15", Side::Black),
            ("B:WK18:BK31,K21,K12", Side::White),
        ] {
            let (game, result) = wandered(variant, fen, on_road(lone, true));
            assert_eq!((result, game.len()), (GameResult::Drawn(ROAD), 10), "{variant:?} {fen}");
        }
        // Four pieces are another balance.
        let (_, result) = wandered_with(variant, "W:WK2,K12,21,5:BK18", u16::MAX, on_road(Side::Black, true));
        assert_eq!(result, GameResult::Drawn(KINGS), "{variant:?}");
    }
}

#[test]
fn the_move_that_takes_the_road_is_not_counted_and_leaving_it_ends_the_count() {
    for variant in SECTION_64 {
        let mut game = game(variant, "W:WK32,K21,K13:BK4");
        for (mv, expected) in
            [("32-28", 1), ("4-8", 2), ("28-32", 3), ("8-12", 0), ("32-28", 0), ("12-8", 0), ("28-32", 1)]
        {
            play(&mut game, mv);
            assert_eq!(count(&game, ROAD), expected, "{variant:?} {mv}");
        }
        game.undo();
        game.undo();
        game.undo();
        game.undo();
        assert_eq!(count(&game, ROAD), 3, "{variant:?}: taken back to before it was left");
    }
}

#[test]
fn three_kings_or_more_against_a_lone_king_have_fifteen_moves_each() {
    for variant in SECTION_64 {
        for fen in ["W:WK32,K31,K30:BK3", "B:WK32,K31,K30,21:BK3", "W:WK32,K31,K30,K29:BK3", "W:WK31:BK1,K2,K3"] {
            let lone = if fen == "W:WK31:BK1,K2,K3" { Side::White } else { Side::Black };
            let (mut game, result) = wandered(variant, fen, on_road(lone, false));
            assert_eq!((result, game.len()), (GameResult::Drawn(MANY), 30), "{variant:?} {fen}");
            game.undo();
            assert_eq!((game.result(), count(&game, MANY)), (None, 29));
        }
    }
}

#[test]
fn fifteen_moves_each_by_kings_only() {
    for variant in SECTION_64 {
        // Eight pieces are no balance that counts for itself; with four that count fills later.
        for fen in ["W:WK32,29,30,31:BK3,1,2,4", "B:WK32,K31:BK3,K1", "W:WK32,30:BK3,1"] {
            let (mut game, result) = wandered_with(variant, fen, u16::MAX, anywhere);
            assert_eq!((result, game.len()), (GameResult::Drawn(KINGS), 30), "{variant:?} {fen}");
            game.undo();
            assert_eq!((game.result(), count(&game, KINGS)), (None, 29));
        }
    }
}

#[test]
fn kings_on_both_sides_and_the_same_material() {
    for variant in SECTION_64 {
        for (fen, draw) in [
            ("W:WK32,30:BK3,1", FOUR),
            ("B:WK32,30,29:BK3,1", FOUR),
            ("W:WK32,30,29:BK3,1,2", SIX),
            ("B:WK32,29,30,31:BK3,1,2", SIX),
        ] {
            let (mut game, result) = wandered(variant, fen, anywhere);
            let plies = usize::from(draw.limit());
            assert_eq!((result, game.len()), (GameResult::Drawn(draw), plies), "{variant:?} {fen}");
            assert!(game.moves().any(|mv| !mv.is_by_king()), "men have moved and the count went on");
            game.undo();
            assert_eq!((game.result(), count(&game, draw)), (None, draw.limit() - 1));
        }
    }
}

#[test]
fn which_ply_counts_for_what() {
    for variant in SECTION_64 {
        let mut game = game(variant, "W:WK32,21,5:BK3");
        // After each move: kings only, same material, main road.
        let steps = [
            ("32-28", [1, 1, 0]),
            ("3-8", [2, 2, 0]),   // the road is taken
            ("21-17", [0, 3, 1]), // a man has moved
            ("8-4", [1, 4, 2]),
            ("5-1", [0, 0, 3]), // crowned
        ];
        let counts = |game: &Game| [KINGS, FOUR, ROAD].map(|draw| count(game, draw));
        for (mv, expected) in steps {
            play(&mut game, mv);
            assert_eq!(counts(&game), expected, "{variant:?} {mv}");
        }
        for (mv, expected) in steps.into_iter().rev() {
            assert_eq!(counts(&game), expected, "{variant:?} back before what follows {mv}");
            game.undo();
        }
        assert_eq!(counts(&game), [0, 0, 0], "{variant:?}: a position from a FEN has counted nothing");
    }
}

#[test]
fn the_capture_or_crowning_that_makes_a_balance_is_not_counted() {
    for variant in SECTION_64 {
        for (fen, makes, next, draw) in [
            ("W:WK32,K31:B27,K4", "32x23x27", "4-8", FEW),
            ("W:W5,21:BK4", "5-1", "4-8", FEW),
            ("W:WK32,K31,5:BK12", "5-1", "12-16", MANY),
            ("W:WK32,5,21,29:BK3", "5-1", "3-7", FOUR),
        ] {
            let mut game = game(variant, fen);
            play(&mut game, makes);
            assert_eq!(count(&game, draw), 0, "{variant:?} {fen}");
            play(&mut game, next);
            assert_eq!(count(&game, draw), 1, "{variant:?} {fen}");
            game.undo();
            assert_eq!(count(&game, draw), 0, "{variant:?} {fen}");
        }
        // Kings crowned beside three others leave the balance what it was.
        let mut more = game(variant, "W:WK32,K31,K30,5:BK12");
        play(&mut more, "32-28 12-8 5-1");
        assert_eq!((count(&more, MANY), count(&more, KINGS)), (3, 0), "{variant:?}");
    }
}

#[test]
fn the_search_counts_as_the_game_does() {
    // Three kings against one, one ply before the draw: whatever is played, the score is a draw's.
    let (mut game, _) = wandered(Variant::Russian, "W:WK32,K31,K30:BK3", on_road(Side::Black, false));
    game.undo();
    let info = think(&mut Engine::new(), &game, Limits::depth(4), 0, &NoClock, |_| ()).expect("a move");
    assert_eq!(info.score, 0);
    // The same pieces with nothing counted are a win.
    let fresh = Game::from_position(game.rule_set(), *game.position());
    let info = think(&mut Engine::new(), &fresh, Limits::depth(4), 0, &NoClock, |_| ()).expect("a move");
    assert_ne!(info.score, 0);
}
