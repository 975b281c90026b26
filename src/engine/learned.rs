//! The learned evaluation: what a quiet position is worth to the side to move, by weights fitted to games.
//!
//! Whole numbers throughout, so that every machine finds the same.

use super::features::{Features, SCALARS};
use super::pattern::{ARRANGEMENTS, areas, each_area};
use super::weights::{WEIGHT_UNIT, Weights};
use crate::rules::{Board, Side};

/// Weights spread out for reading: every area has its own table, whether or not it shares weights.
#[derive(Clone, Debug)]
pub(super) struct Learned {
    features: Features,
    patterns: Vec<[i16; 2]>,
    /// For a white king on each square, by number.
    white_kings: Vec<[i16; 2]>,
    /// For a black one.
    black_kings: Vec<[i16; 2]>,
    scalars: [[i16; 2]; SCALARS],
}

/// Two sums, for a full board and for an empty one.
#[derive(Clone, Copy, Default)]
struct Sum([i32; 2]);

impl Sum {
    #[inline(always)]
    fn add(&mut self, [full, empty]: [i16; 2], times: i32) {
        self.0[0] += times * i32::from(full);
        self.0[1] += times * i32::from(empty);
    }
}

impl Learned {
    pub(super) fn new(weights: &Weights) -> Self {
        let features = Features::of(weights.variant().rules());
        let weight = |number: usize| weights.values().get(number).copied().unwrap_or_default();
        let numbers = 1..=features.geometry().squares();
        let patterns = (0..areas(features.geometry()) * ARRANGEMENTS)
            .map(|place| match features.pattern(place / ARRANGEMENTS, place % ARRANGEMENTS) {
                Some((number, 1)) => weight(number),
                Some((number, _)) => weight(number).map(|value| value.saturating_neg()),
                None => [0; 2],
            })
            .collect();
        let kings = |side| numbers.clone().map(|number| weight(features.king(side, number))).collect();
        Self {
            white_kings: kings(Side::White),
            black_kings: kings(Side::Black),
            scalars: core::array::from_fn(|place| weight(features.scalar(place))),
            patterns,
            features,
        }
    }

    /// The worth of `board` to `side`, which is to move.
    pub(super) fn score(&self, board: &Board, side: Side) -> i32 {
        let geometry = self.features.geometry();
        let mut sum = Sum::default();
        let mut tables = self.patterns.as_chunks::<ARRANGEMENTS>().0.iter();
        each_area(geometry, board, |arrangement| {
            if let Some(weights) = tables.next().and_then(|table| table.get(arrangement)) {
                sum.add(*weights, 1);
            }
        });
        for (value, weights) in self.features.scalars(board, side).0.into_iter().zip(self.scalars) {
            sum.add(weights, value);
        }
        for (owner, table, sign) in [(Side::White, &self.white_kings, 1), (Side::Black, &self.black_kings, -1)] {
            for square in board.kings(owner) {
                let weights = table.get(usize::from(geometry.number(square)) - 1);
                sum.add(weights.copied().unwrap_or_default(), sign);
            }
        }
        let all = self.features.pieces();
        let here = (board.occupied().len() as i32).min(all);
        let [full, empty] = sum.0;
        let white = (full * here + empty * (all - here)) / (all * WEIGHT_UNIT * self.features.drawish(board));
        if side == Side::White { white } else { -white }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Variant};

    fn weights(variant: Variant) -> Weights {
        let mut seed = 1_u32;
        let mut next = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 20) as i16 - 2048
        };
        let values = (0..Features::of(variant.rules()).len()).map(|_| [next(), next()]).collect();
        Weights::new(variant, values).expect("the right number")
    }

    /// Positions of a game of arbitrary moves.
    fn positions(variant: Variant) -> Vec<Position> {
        let mut position = Position::start(variant);
        let mut met = vec![position];
        for ply in 0..120 {
            let moves = position.legal_moves();
            let Some(mv) = moves.get(ply * 7 % moves.len().max(1)) else { break };
            position = position.play_unchecked(mv);
            met.push(position);
        }
        met
    }

    #[test]
    fn the_search_sees_what_the_trainer_sees() {
        for variant in Variant::ALL {
            let weights = weights(variant);
            let (learned, features) = (Learned::new(&weights), Features::of(variant.rules()));
            for position in positions(variant) {
                let seen = features.see(position.board(), position.turn());
                let white: f32 = seen
                    .features
                    .iter()
                    .map(|&(number, times)| {
                        let [full, empty] = weights.values()[number as usize].map(f32::from);
                        times * (full * seen.fullness + empty * (1.0 - seen.fullness))
                    })
                    .sum();
                let expected = white / WEIGHT_UNIT as f32 / seen.drawish;
                let found = learned.score(position.board(), position.turn());
                let found = if position.turn() == Side::White { found } else { -found };
                assert!((found as f32 - expected).abs() < 2.0, "{variant:?}: {found}, expected {expected}");
            }
        }
    }

    #[test]
    fn turned_around_it_is_worth_the_same_to_the_side_to_move() {
        for variant in Variant::ALL {
            let learned = Learned::new(&weights(variant));
            for position in positions(variant) {
                let turned = position.flipped();
                assert_eq!(
                    learned.score(position.board(), position.turn()),
                    learned.score(turned.board(), turned.turn())
                );
            }
        }
    }
}
