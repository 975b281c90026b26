//! Any arrangement of pieces, and what makes it a position.

use thiserror::Error;

use super::bits::Square;
use super::board::Board;
use super::geometry::Geometry;
use super::piece::{Piece, Side};

/// Any arrangement of pieces with a side to move: what an editor edits and a FEN says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// The side to move.
    pub turn: Side,
}

/// Why a setup is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// A man stands where it would have been crowned.
    #[error("an uncrowned man stands on its own last row")]
    UncrownedMan {
        /// Whose man.
        side: Side,
        /// Where.
        square: Square,
    },
    /// A piece stands on no square of this board.
    #[error("a piece stands off the board")]
    OffBoard,
    /// Nobody has a piece.
    #[error("the board is empty, expected a piece")]
    Empty,
}

impl Setup {
    /// Checks the setup against what holds for every position on a board of this geometry.
    pub(super) fn check(&self, geometry: Geometry) -> Result<(), SetupError> {
        if !self.board.occupied().is_subset(geometry.mask()) {
            return Err(SetupError::OffBoard);
        }
        if self.board.occupied().is_empty() {
            return Err(SetupError::Empty);
        }
        for side in Side::ALL {
            if let Some(square) = (self.board.men(side) & geometry.crown_row(side)).first() {
                return Err(SetupError::UncrownedMan { side, square });
            }
        }
        Ok(())
    }

    /// The setup in which `rows` rows of men stand on each side.
    pub(super) fn start(geometry: Geometry, rows: u8, turn: Side) -> Self {
        let mut board = Board::default();
        for square in geometry.all() {
            let row = geometry.row(square);
            let side = if row < rows {
                Side::Black
            } else if row >= geometry.size() - rows {
                Side::White
            } else {
                continue;
            };
            board.set(square, Some(Piece { side, rank: super::piece::Rank::Man }));
        }
        Self { board, turn }
    }
}
