//! The hand-made evaluation: what a quiet position is worth to the side to move, by a few rules of thumb that follow
//! from the facts of the rule set. It serves where no learned weights are at hand.

use super::params::Worths;
use crate::rules::{Bits, Board, Direction, Geometry, KingRange, Rules, Side};

/// The rules of thumb for one rule set, and the squares they look at.
#[derive(Clone, Debug)]
pub(super) struct Hand {
    worths: Worths,
    geometry: Geometry,
    flying: bool,
    edge: Bits,
    center: Bits,
    main_road: Bits,
    /// The rows from 0 to the last.
    rows: Vec<Bits>,
}

impl Hand {
    pub(super) fn new(rules: &Rules) -> Self {
        let geometry = rules.geometry;
        let last = geometry.size() - 1;
        let inner = |place: u8| place >= 2 && place + 2 <= last;
        let squares = |wanted: &dyn Fn(u8, u8) -> bool| -> Bits {
            geometry.all().filter(|&square| wanted(geometry.row(square), geometry.column(square))).collect()
        };
        Self {
            worths: Worths::of(rules),
            geometry,
            flying: rules.king == KingRange::Flying,
            edge: squares(&|_, column| column == 0 || column == last),
            center: squares(&|row, column| inner(row) && inner(column)),
            main_road: squares(&|row, column| row + column == last),
            rows: (0..=last).map(|row| geometry.row_mask(row)).collect(),
        }
    }

    /// The worth of `board` to `side`, which is to move.
    pub(super) fn score(&self, board: &Board, side: Side) -> i32 {
        let (own, other) = (self.side_score(board, side), self.side_score(board, !side));
        let score = own - other + self.worths.tempo;
        self.scaled(score, board, side)
    }

    fn side_score(&self, board: &Board, side: Side) -> i32 {
        let worths = &self.worths;
        let (men, kings) = (board.men(side), board.kings(side));
        let empty = self.geometry.mask().without(board.occupied());
        let count = |set: Bits| set.len() as i32;

        let mut score = count(men) * worths.man + count(kings) * worths.king;
        score += count(men & self.edge) * worths.edge + count(men & self.center) * worths.center;
        score += count(men & self.rank_from_home(side, 0)) * worths.home;
        for step in 1..self.geometry.size() - 1 {
            score += count(men & self.rank_from_home(side, step)) * worths.advance * i32::from(step);
        }
        let before_crown = men & self.rank_from_home(side, self.geometry.size() - 2);
        for direction in Direction::forward(side) {
            let ahead = self.geometry.shifted(men, direction);
            score += count(ahead & empty) * worths.mobility;
            score += count(ahead & men) * worths.support;
            score += i32::from((self.geometry.shifted(before_crown, direction) & empty).any()) * worths.runner;
        }
        score += count(kings & self.center) * worths.king_center;
        score += i32::from((kings & self.main_road).any()) * worths.main_road;
        score
    }

    fn rank_from_home(&self, side: Side, step: u8) -> Bits {
        let row = match side {
            Side::White => self.geometry.size() - 1 - step,
            Side::Black => step,
        };
        self.rows.get(usize::from(row)).copied().unwrap_or_default()
    }

    /// Pulls the score of an advantage up as pieces leave the board, and that of endings that cannot be won down.
    fn scaled(&self, score: i32, board: &Board, side: Side) -> i32 {
        let stronger = if score > 0 { side } else { !side };
        let (more, fewer) = (board.side(stronger).len() as i32, board.side(!stronger).len() as i32);
        if more > fewer {
            let missing = 2 * i32::from(self.geometry.squares()) / 3 - more - fewer;
            let score = score + score.signum() * (more - fewer) * missing.max(0) / 2;
            // Against a flying king that roams, two more pieces are seldom enough.
            let hard_to_catch = self.flying && board.kings(!stronger).any() && more - fewer <= 2 && fewer <= 2;
            return if hard_to_catch { score / 3 } else { score };
        }
        score
    }
}
