//! A move, by its identity.

use super::bits::{Bits, Square};

/// A move: where a piece goes from and to, what it captures, and whether it is a king afterwards.
///
/// That is the whole identity of a move: two routes that agree in it are one move. The route itself is
/// [`super::Walk`]'s business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    from: Square,
    to: Square,
    rank: RankChange,
    captured: Bits,
}

/// What a move does to the rank of the moving piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum RankChange {
    StaysMan,
    Crowned,
    StaysKing,
}

impl Move {
    #[inline]
    pub(super) const fn new(from: Square, to: Square, captured: Bits, was_king: bool, is_king: bool) -> Self {
        let rank = match (was_king, is_king) {
            (true, _) => RankChange::StaysKing,
            (false, true) => RankChange::Crowned,
            (false, false) => RankChange::StaysMan,
        };
        Self { from, to, rank, captured }
    }

    /// The square the piece leaves.
    #[inline]
    pub const fn from(&self) -> Square {
        self.from
    }

    /// The square the piece comes to rest on; for a capture it may be the one it left.
    #[inline]
    pub const fn to(&self) -> Square {
        self.to
    }

    /// The squares of the captured pieces.
    #[inline]
    pub const fn captured(&self) -> Bits {
        self.captured
    }

    /// Whether anything is captured.
    #[inline]
    pub const fn is_capture(&self) -> bool {
        self.captured.any()
    }

    /// Whether the moving piece was a king before the move.
    #[inline]
    pub const fn is_by_king(&self) -> bool {
        matches!(self.rank, RankChange::StaysKing)
    }

    /// Whether the move crowns a man.
    #[inline]
    pub const fn is_crowning(&self) -> bool {
        matches!(self.rank, RankChange::Crowned)
    }

    /// Whether the moved piece is a king once the move is over.
    #[inline]
    pub const fn is_king_after(&self) -> bool {
        !matches!(self.rank, RankChange::StaysMan)
    }
}
