//! Endings of three pieces: what is won is won inside the draw count, and what is drawn is not lost, whoever defends.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use dama::engine::{Engine, Limits, NoClock, think};
use dama::game::{Game, GameResult, RuleSet};
use dama::rules::{Board, Piece, Position, Rank, Setup, Side, Variant};

/// How many positions of each rule set are played out.
const POSITIONS: u32 = 200;

/// Beyond this a score is a win that was seen to its end.
const SURE: i32 = 29_000;
const LOST: i32 = -SURE;

/// Numbers that look random: a linear congruence, of which the upper bits are used.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// Three pieces anywhere, if that is a position.
fn three_pieces(variant: Variant, random: &mut Random) -> Option<Position> {
    let rules = variant.rules();
    let mut board = Board::default();
    for side in [Side::White, Side::Black, if random.below(2) == 0 { Side::White } else { Side::Black }] {
        let number = 1 + random.below(u64::from(rules.geometry.squares())) as u8;
        let rank = if random.below(3) == 0 { Rank::Man } else { Rank::King };
        board.set(rules.geometry.square(number)?, Some(Piece { side, rank }));
    }
    let turn = if random.below(2) == 0 { Side::White } else { Side::Black };
    let position = Position::new(*rules, Setup { board, turn }).ok()?;
    (board.occupied().len() == 3 && position.outcome().is_none()).then_some(position)
}

#[test]
fn three_pieces_are_played_to_the_result_that_was_seen() {
    let mut drawn = 0;
    for variant in Variant::ALL {
        let mut random = Random(7);
        let mut engine = Engine::with_table(12);
        let mut best = |game: &Game| think(&mut engine, game, Limits::nodes(500), 0, &NoClock, |_| ()).expect("a move");
        let (mut won, mut played) = (0, 0);
        while played < POSITIONS {
            let Some(position) = three_pieces(variant, &mut random) else { continue };
            let mut game = Game::from_position(RuleSet::table(variant), position);
            let seen = best(&game).score;
            while game.result().is_none() {
                let info = best(&game);
                game.play(*info.line.first().expect("a move")).expect("a legal move");
            }
            let winner = game.result().and_then(GameResult::winner);
            let expected = match seen {
                SURE.. => Some(position.turn()),
                ..=LOST => Some(!position.turn()),
                _ => None,
            };
            assert_eq!(winner, expected, "{variant:?} {:?}: seen {seen}", position.setup());
            played += 1;
            won += u32::from(winner.is_some());
        }
        assert!(won >= POSITIONS / 4, "{variant:?}: {won} of {played} were won");
        drawn += played - won;
    }
    assert!(drawn >= POSITIONS, "{drawn} were drawn");
}
