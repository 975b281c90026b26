//! When a game is drawn: a list of conditions a profile enables, each a small fold over the moves played.
//!
//! A condition that counts plies keeps one number, [`Counts`] keeps them all, and [`Counts::after`] is the fold: the
//! game runs it over its history, the search along each line it looks at. Counts are per whole move, never inside a
//! capture. Repetition needs the history itself and is counted by whoever has it.

use super::board::Board;
use super::moves::Move;
use super::piece::Side;

/// A condition that draws the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// The same position with the same side to move, for the `times`-th time. The first position counts.
    Repetition {
        /// How often the position must have occurred.
        times: u8,
    },
    /// So many plies in a row without a capture and without a crowning. A man's move alone does not start again.
    NoCaptureOrCrown {
        /// How many plies.
        plies: u16,
    },
    /// So many plies in a row by kings only, without a capture.
    NoCaptureOrManMove {
        /// How many plies.
        plies: u16,
    },
    /// One side has a lone king, the other from `least` to `most` pieces with a king among them, for so many plies.
    /// The move that made the balance is not counted.
    LoneKing {
        /// Fewest pieces of the other side.
        least: u8,
        /// Most pieces of the other side.
        most: u8,
        /// How many plies.
        plies: u16,
    },
}

impl Draw {
    /// The number of plies (or occurrences) at which the game is drawn.
    pub const fn limit(self) -> u16 {
        match self {
            Self::Repetition { times } => times as u16,
            Self::NoCaptureOrCrown { plies } | Self::NoCaptureOrManMove { plies } | Self::LoneKing { plies, .. } => {
                plies
            }
        }
    }

    /// Whether `mv`, which led from `before` to `after`, counts towards this condition; if not, the count starts again.
    fn goes_on(self, before: &Board, mv: &Move, after: &Board) -> bool {
        match self {
            Self::Repetition { .. } => false,
            Self::NoCaptureOrCrown { .. } => !mv.is_capture() && !mv.is_crowning(),
            Self::NoCaptureOrManMove { .. } => !mv.is_capture() && mv.is_by_king(),
            Self::LoneKing { least, most, .. } => is_lone_king(before, least, most) && is_lone_king(after, least, most),
        }
    }
}

fn is_lone_king(board: &Board, least: u8, most: u8) -> bool {
    Side::ALL.into_iter().any(|lone| {
        let (alone, others) = (board.side(lone), board.side(!lone));
        alone.len() == 1
            && board.men(lone).is_empty()
            && (u32::from(least)..=u32::from(most)).contains(&others.len())
            && board.kings(!lone).any()
    })
}

/// As many conditions as one profile may list.
pub const MOST_CONDITIONS: usize = 8;

/// The running counts of a profile's conditions, in the order of its list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts([u16; MOST_CONDITIONS]);

impl Counts {
    /// The counts after `mv`, which led from `before` to `after`.
    #[must_use]
    pub fn after(&self, draws: &[Draw], before: &Board, mv: &Move, after: &Board) -> Self {
        let mut counts = *self;
        for (count, draw) in counts.0.iter_mut().zip(draws) {
            *count = if draw.goes_on(before, mv, after) { count.saturating_add(1) } else { 0 };
        }
        counts
    }

    /// Each counting condition that runs, with its count.
    pub fn running<'a>(&'a self, draws: &'a [Draw]) -> impl Iterator<Item = (Draw, u16)> + 'a {
        draws.iter().copied().zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// How many plies are left before a counting condition draws the game, if nothing happens on `board` that starts
    /// a count again.
    pub fn room(&self, draws: &[Draw], board: &Board) -> u16 {
        let concerned = draws.iter().zip(self.0).filter(|(draw, _)| match **draw {
            Draw::Repetition { .. } => false,
            Draw::NoCaptureOrCrown { .. } | Draw::NoCaptureOrManMove { .. } => true,
            Draw::LoneKing { least, most, .. } => is_lone_king(board, least, most),
        });
        concerned.map(|(draw, count)| draw.limit().saturating_sub(count)).min().unwrap_or(u16::MAX)
    }

    /// The first condition whose count is full.
    pub fn reached(&self, draws: &[Draw]) -> Option<Draw> {
        self.running(draws).find(|&(draw, count)| count >= draw.limit()).map(|(draw, _)| draw)
    }
}

/// How often the profile lets a position occur before the game is drawn, if it looks at that at all.
pub fn repetition(draws: &[Draw]) -> Option<u8> {
    draws.iter().find_map(|draw| match draw {
        Draw::Repetition { times } => Some(*times),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::super::{Piece, Rank, Variant};
    use super::*;

    #[test]
    fn no_profile_lists_more_conditions_than_are_counted() {
        for variant in Variant::ALL {
            let rules = variant.rules();
            assert!(rules.table.draws.len() <= MOST_CONDITIONS);
            assert!(rules.federation.draws.len() <= MOST_CONDITIONS);
        }
    }

    #[test]
    fn a_lone_king_against_three_men_is_not_that_balance() {
        let geometry = super::super::Geometry::Ten;
        let mut board = Board::default();
        let mut put = |number, side, rank| {
            board.set(geometry.square(number).expect("on the board"), Some(Piece { side, rank }));
            board
        };
        put(1, Side::Black, Rank::King);
        put(31, Side::White, Rank::Man);
        put(32, Side::White, Rank::Man);
        let men = put(33, Side::White, Rank::Man);
        assert!(!is_lone_king(&men, 3, 3));
        let crowned = put(33, Side::White, Rank::King);
        assert!(is_lone_king(&crowned, 3, 3));
        assert!(!is_lone_king(&crowned, 1, 2));
    }
}
