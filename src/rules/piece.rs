//! Sides, ranks and pieces.

use core::ops::Not;

use serde::{Deserialize, Serialize};

/// One of the two players. White moves towards row 0, Black towards the last row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The side whose home rows are at the bottom as [`super::Geometry`] numbers the board.
    White,
    /// The side whose home rows are at the top.
    Black,
}

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// What a piece can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rank {
    /// An uncrowned piece.
    Man,
    /// A crowned piece.
    King,
}

/// A piece: whose it is and its rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose piece it is.
    pub side: Side,
    /// Man or king.
    pub rank: Rank,
}
