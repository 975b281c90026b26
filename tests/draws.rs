//! When a game is drawn: the table profile, condition by condition.
#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails by panicking")]

mod support;

use dama::game::{Game, GameResult, RuleSet};
use dama::rules::draw::Draw;
use dama::rules::{Move, Variant, WinReason};
use support::play;

fn game(variant: Variant, fen: &str) -> Game {
    support::game(RuleSet::table(variant), fen)
}

/// Plays `cycle` over and over until the game ends or `plies` are played.
fn repeat(game: &mut Game, cycle: &str, plies: usize) {
    let start = game.len();
    for text in cycle.split_whitespace().cycle() {
        if game.result().is_some() || game.len() - start == plies {
            return;
        }
        play(game, text);
    }
}

/// Two kings that go back and forth and never meet.
const KINGS: &str = "3-7 30-25 7-3 25-30";

/// The 8×8 sets of the table profile but Thai.
const TABLE_SETS: [Variant; 6] =
    [Variant::American, Variant::Russian, Variant::Brazilian, Variant::Spanish, Variant::Italian, Variant::Czech];

/// Two kings that never meet.
const APART: &str = "B:WK30:BK3";

/// Moves back and forth of both, for as long as nothing is captured.
fn wander(game: &mut Game, plies: usize) {
    let start = game.len();
    while game.result().is_none() && game.len() - start < plies {
        let position = *game.position();
        let safe = position.legal_moves().into_iter().find(|mv| {
            !mv.is_capture() && !mv.is_crowning() && mv.is_by_king() && !position.play_unchecked(mv).has_capture()
        });
        game.play(safe.expect("a safe move of a king")).expect("a legal move");
    }
}

#[test]
fn eight_by_eight_sets_draw_after_eighty_quiet_plies_and_not_by_repetition() {
    for variant in TABLE_SETS {
        let mut game = game(variant, APART);
        wander(&mut game, 79);
        assert_eq!((game.result(), game.len()), (None, 79), "{variant:?}");
        let counts = game.running_counts();
        assert_eq!(counts.len(), 1, "{variant:?}: no repetition counts");
        assert_eq!(counts.first().map(|running| running.count), Some(79));
        wander(&mut game, 1);
        let drawn = GameResult::Drawn(Draw::NoCaptureOrCrown { plies: 80 });
        assert_eq!(game.result(), Some(drawn), "{variant:?}");
        game.undo();
        assert_eq!(game.result(), None, "taken back, the game goes on");
        game.redo();
        assert_eq!(game.result(), Some(drawn));
    }
}

#[test]
fn a_mans_move_does_not_start_the_table_count_again_but_a_crown_and_a_capture_do() {
    let count = |game: &Game| game.running_counts().first().map_or(0, |running| running.count);
    let mut game = game(Variant::American, "B:W32,10,K1:BK3,22");
    play(&mut game, "3-8");
    assert_eq!(count(&game), 1);
    play(&mut game, "32-28");
    assert_eq!(count(&game), 2, "a man has moved");
    play(&mut game, "22-26");
    assert_eq!(count(&game), 3);
    play(&mut game, "10-7 26-30");
    assert_eq!(count(&game), 0, "crowned");
}

#[test]
fn a_capture_starts_the_count_again() {
    let mut game = game(Variant::American, "B:W23,32:BK3,15,1");
    play(&mut game, "3-8 32-28 15-18");
    assert_eq!(game.running_counts().len(), 1);
    play(&mut game, "23x14x18");
    assert!(game.running_counts().is_empty());
}

#[test]
fn thai_draws_by_the_third_repetition_and_by_eighty_plies_of_kings() {
    let mut game = game(Variant::Thai, "B:WK30:BK3,9");
    repeat(&mut game, KINGS, 8);
    assert_eq!(game.result(), Some(GameResult::Drawn(Draw::Repetition { times: 3 })));
    assert_eq!(game.len(), 8, "the first position counts");
    game.undo();
    assert_eq!(game.result(), None);
    assert!(Variant::Thai.rules().table.draws.contains(&Draw::NoCaptureOrManMove { plies: 80 }));
}

#[test]
fn a_mans_move_starts_the_thai_count_again() {
    let mut game = game(Variant::Thai, "B:WK30:BK3,9");
    play(&mut game, KINGS);
    let quiet = |game: &Game| {
        game.running_counts().iter().find(|r| matches!(r.draw, Draw::NoCaptureOrManMove { .. })).map_or(0, |r| r.count)
    };
    assert_eq!(quiet(&game), 4);
    play(&mut game, "9-13");
    assert_eq!(quiet(&game), 0);
}

#[test]
fn international_draws_in_four_ways() {
    // Third repetition.
    let mut repeated = game(Variant::International, "W:WK46,K47,K48,K49:BK1,K2,K3,K4");
    repeat(&mut repeated, "46-41 1-7 41-46 7-1", 8);
    assert_eq!((repeated.result(), repeated.len()), (Some(GameResult::Drawn(Draw::Repetition { times: 3 })), 8));

    // One or two pieces with a king against a lone king: five moves each.
    let mut two = game(Variant::International, "W:WK46,31:BK5");
    assert!(two.running_counts().is_empty());
    let lone = |game: &Game| {
        game.running_counts().iter().find(|r| matches!(r.draw, Draw::LoneKing { most: 2, .. })).map_or(0, |r| r.count)
    };
    play(&mut two, "31-26");
    assert_eq!(lone(&two), 1);

    // Three men against a lone king are not that balance.
    let mut men = game(Variant::International, "W:W31,32,33:BK5");
    play(&mut men, "31-26");
    assert!(!men.running_counts().iter().any(|r| matches!(r.draw, Draw::LoneKing { .. })));

    let limits = Variant::International.rules().table.draws;
    assert!(limits.contains(&Draw::NoCaptureOrManMove { plies: 50 }));
    assert!(limits.contains(&Draw::LoneKing { least: 3, most: 3, plies: 32 }));
    assert!(limits.contains(&Draw::LoneKing { least: 1, most: 2, plies: 10 }));
}

#[test]
fn the_move_that_makes_the_balance_is_not_counted() {
    // White captures until a king is left against a lone king.
    let mut game = game(Variant::International, "W:WK46:B41,42,K5");
    let capture = *game.position().legal_moves().first().expect("a capture");
    game.play(capture).expect("legal");
    assert!(!game.running_counts().iter().any(|r| matches!(r.draw, Draw::LoneKing { .. })));
}

#[test]
fn a_loss_is_decided_before_any_draw() {
    // Black's last man is taken on the ply that would otherwise only go on counting.
    let mut game = game(Variant::American, "W:WK18:B15");
    play(&mut game, "18x11x15");
    assert!(matches!(game.result(), Some(GameResult::Won { reason: WinReason::NoPieces, .. })));
}

/// Plays kings' moves without captures or repetition from `fen` until the game ends, and says how, and after how many
/// plies.
fn wandered(variant: Variant, fen: &str) -> (GameResult, usize) {
    // Some random paths run into a capture or a repetition: the first that does not.
    let paths = (0..2000).filter_map(|seed| {
        let mut rng = support::Rng(seed);
        let mut game = game(variant, fen);
        loop {
            if let Some(result) = game.result() {
                return Some((result, game.len()));
            }
            let position = *game.position();
            let mut safe: Vec<Move> = position.legal_moves();
            safe.retain(|mv| {
                let after = position.play_unchecked(mv);
                mv.is_by_king()
                    && !mv.is_capture()
                    && !after.has_capture()
                    && after.outcome().is_none()
                    && game.keys().filter(|&key| key == after.key()).count() < 2
            });
            safe.sort();
            if safe.is_empty() {
                return None;
            }
            game.play(safe[rng.below(safe.len())]).expect("a legal move");
        }
    });
    paths.into_iter().next().unwrap_or_else(|| panic!("no path without a capture from {fen}"))
}

#[test]
fn each_balance_of_kings_is_drawn_after_its_plies() {
    use Variant::{International, Thai};
    let quiet = |plies| GameResult::Drawn(Draw::NoCaptureOrManMove { plies });
    let lone = |least, most, plies| GameResult::Drawn(Draw::LoneKing { least, most, plies });
    for (variant, fen, result, plies) in [
        (Thai, "B:WK30:BK3", quiet(80), 80),
        (Thai, "B:WK30,K32:BK3", quiet(80), 80),
        // Kings on both sides: no balance of a lone king.
        (International, "W:WK46,K47:BK4,K5", quiet(50), 50),
        // Four pieces against a lone king: neither.
        (International, "W:WK46,K47,K48,K49:BK3", quiet(50), 50),
        // A lone king against three pieces, one a king at least; whose it is does not matter.
        (International, "W:WK46,K47,K48:BK3", lone(3, 3, 32), 32),
        (International, "W:WK3:BK46,K47,K48", lone(3, 3, 32), 32),
        (International, "B:WK47,26,36:BK3", lone(3, 3, 32), 32),
        // Against one or two.
        (International, "W:WK46:BK3", lone(1, 2, 10), 10),
        (International, "W:WK46,K47:BK3", lone(1, 2, 10), 10),
        (International, "B:WK47,26:BK3", lone(1, 2, 10), 10),
        (International, "B:WK3:BK46,K47", lone(1, 2, 10), 10),
    ] {
        assert_eq!(wandered(variant, fen), (result, plies), "{variant:?} {fen}");
    }
}

#[test]
fn a_count_begins_after_the_move_that_makes_its_balance() {
    // The capture leaves a lone king against two: ten plies later, not nine, it is a draw.
    let mut game = game(Variant::International, "W:WK46,K50:B41,K3");
    play(&mut game, "46x37x41");
    wander(&mut game, 9);
    assert_eq!((game.result(), game.len()), (None, 10));
    wander(&mut game, 1);
    assert_eq!(game.result(), Some(GameResult::Drawn(Draw::LoneKing { least: 1, most: 2, plies: 10 })));
}

#[test]
fn a_ply_that_fills_the_count_and_wins_has_won() {
    // Black's king goes to and fro in the corner; White's shuts it in on the eightieth ply.
    let mut game = game(Variant::American, "B:WK17,K18,21,30,K4:BK29");
    repeat(&mut game, "29-25 4-8 25-29 8-4", 77);
    play(&mut game, "17-22 25-29");
    assert_eq!((game.result(), game.len()), (None, 79));
    play(&mut game, "30-25");
    assert_eq!(game.running_counts().first().map(|running| running.count), Some(80));
    assert!(matches!(game.result(), Some(GameResult::Won { reason: WinReason::NoMoves, .. })));
}
