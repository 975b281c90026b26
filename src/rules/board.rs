//! The pieces on the squares, nothing else.

use super::bits::{Bits, Square};
use super::geometry::Geometry;
use super::moves::Move;
use super::piece::{Piece, Rank, Side};

/// Where the pieces stand. Who is to move and by which rules is [`super::Position`]'s knowledge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    pub(super) white: Bits,
    pub(super) black: Bits,
    pub(super) kings: Bits,
}

impl Board {
    /// All pieces of `side`.
    #[inline]
    pub const fn side(&self, side: Side) -> Bits {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// The men of `side`.
    #[inline]
    pub const fn men(&self, side: Side) -> Bits {
        self.side(side).without(self.kings)
    }

    /// The kings of `side`.
    #[inline]
    pub fn kings(&self, side: Side) -> Bits {
        self.side(side) & self.kings
    }

    /// All squares with a piece.
    #[inline]
    pub fn occupied(&self) -> Bits {
        self.white | self.black
    }

    /// The kings of both sides.
    #[inline]
    pub const fn all_kings(&self) -> Bits {
        self.kings
    }

    /// What stands on `square`.
    pub fn get(&self, square: Square) -> Option<Piece> {
        let side = Side::ALL.into_iter().find(|&side| self.side(side).contains(square))?;
        let rank = if self.kings.contains(square) { Rank::King } else { Rank::Man };
        Some(Piece { side, rank })
    }

    /// Puts `piece` on `square`, or clears it.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        let bit = square.bit();
        self.white = self.white.without(bit);
        self.black = self.black.without(bit);
        self.kings = self.kings.without(bit);
        if let Some(piece) = piece {
            *self.side_mut(piece.side) |= bit;
            if piece.rank == Rank::King {
                self.kings |= bit;
            }
        }
    }

    /// Every piece with its square, in order of square.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        let board = *self;
        self.occupied().iter().filter_map(move |square| Some((square, board.get(square)?)))
    }

    /// The board after `side` has played `mv`.
    #[inline]
    pub fn after(&self, side: Side, mv: &Move) -> Self {
        let (from, to) = (mv.from().bit(), mv.to().bit());
        let gone = from | mv.captured();
        let mut board =
            Self { white: self.white.without(gone), black: self.black.without(gone), kings: self.kings.without(gone) };
        *board.side_mut(side) |= to;
        if mv.is_king_after() {
            board.kings |= to;
        }
        board
    }

    /// The board turned by half a circle with colours exchanged: the same game seen by the other side.
    pub fn flipped(&self, geometry: Geometry) -> Self {
        let turn = |set: Bits| set.iter().map(|square| geometry.rotated(square)).collect();
        Self { white: turn(self.black), black: turn(self.white), kings: turn(self.kings) }
    }

    #[inline]
    fn side_mut(&mut self, side: Side) -> &mut Bits {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
