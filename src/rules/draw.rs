//! When a game is drawn: a list of conditions a profile enables, each a small fold over the moves played.
//!
//! A condition that counts plies keeps one number, [`Counts`] keeps them all, and [`Counts::after`] is the fold: the
//! game runs it over its history, the search along each line it looks at. Counts are per whole move, never inside a
//! capture. Repetition needs the history itself and is counted by whoever has it.

use super::bits::Bits;
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
    /// One side has a lone king, the other `kings` kings or more, with men beside them or without, for so many plies.
    /// The move that made the balance is not counted; more kings, or fewer, are still the same balance.
    ManyKings {
        /// Fewest kings of the other side.
        kings: u8,
        /// How many plies.
        plies: u16,
    },
    /// A lone king stands on the main road, against just so many pieces of any rank, for so many plies. The move that
    /// made the balance or took the road is not counted; leaving the road ends the count.
    MainRoad {
        /// The squares of the road.
        road: Bits,
        /// How many pieces of the other side.
        pieces: u8,
        /// How many plies.
        plies: u16,
    },
    /// Both sides have a king, there are from `least` to `most` pieces in all, and for so many plies nothing is captured
    /// and nobody crowned. A man's move alone does not start again.
    SameMaterial {
        /// Fewest pieces on the board.
        least: u8,
        /// Most pieces on the board.
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
            Self::NoCaptureOrCrown { plies }
            | Self::NoCaptureOrManMove { plies }
            | Self::LoneKing { plies, .. }
            | Self::ManyKings { plies, .. }
            | Self::MainRoad { plies, .. }
            | Self::SameMaterial { plies, .. } => plies,
        }
    }

    /// Whether `mv`, which led from `before` to `after`, counts towards this condition; if not, the count starts again.
    fn goes_on(self, before: &Board, mv: &Move, after: &Board) -> bool {
        match self {
            Self::Repetition { .. } => false,
            Self::NoCaptureOrCrown { .. } => !mv.is_capture() && !mv.is_crowning(),
            Self::NoCaptureOrManMove { .. } => !mv.is_capture() && mv.is_by_king(),
            Self::LoneKing { .. } | Self::ManyKings { .. } | Self::MainRoad { .. } => {
                self.concerns(before) && self.concerns(after)
            }
            Self::SameMaterial { .. } => {
                !mv.is_capture() && !mv.is_crowning() && self.concerns(before) && self.concerns(after)
            }
        }
    }

    /// Whether the condition counts while the pieces stand like this.
    fn concerns(self, board: &Board) -> bool {
        match self {
            Self::Repetition { .. } | Self::NoCaptureOrCrown { .. } | Self::NoCaptureOrManMove { .. } => true,
            Self::LoneKing { least, most, .. } => lone_kings(board).any(|lone| {
                (u32::from(least)..=u32::from(most)).contains(&board.side(!lone).len()) && board.kings(!lone).any()
            }),
            Self::ManyKings { kings, .. } => lone_kings(board).any(|lone| board.kings(!lone).len() >= u32::from(kings)),
            Self::MainRoad { road, pieces, .. } => lone_kings(board)
                .any(|lone| board.side(!lone).len() == u32::from(pieces) && board.kings(lone).is_subset(road)),
            Self::SameMaterial { least, most, .. } => {
                (u32::from(least)..=u32::from(most)).contains(&board.occupied().len())
                    && Side::ALL.into_iter().all(|side| board.kings(side).any())
            }
        }
    }
}

/// The sides that have a king and nothing else.
fn lone_kings(board: &Board) -> impl Iterator<Item = Side> {
    Side::ALL.into_iter().filter(|&side| board.side(side).len() == 1 && board.men(side).is_empty())
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
        let counting = |draw: &Draw| !matches!(draw, Draw::Repetition { .. });
        let concerned = draws.iter().zip(self.0).filter(|(draw, _)| counting(draw) && draw.concerns(board));
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
        let against = |least, most| Draw::LoneKing { least, most, plies: 10 };
        assert!(!against(3, 3).concerns(&men));
        let crowned = put(33, Side::White, Rank::King);
        assert!(against(3, 3).concerns(&crowned));
        assert!(!against(1, 2).concerns(&crowned));
    }
}
