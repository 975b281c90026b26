//! A place on the board, and a set of places as the bits of one machine word.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// The machine word a board lies in. Every geometry that ships fits with spare bits at the top, which
/// [`Bits::shift`] relies on; a 12×12 board (77 bits) would need `u128` here.
pub(super) type Word = u64;

/// A playable square, as a bit position in the board word (see [`super::Geometry`]). Its number, row and column
/// depend on the board: ask the geometry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    pub(super) const fn at(index: u8) -> Self {
        Self(index)
    }

    /// The bit position of this square in the board word.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square `delta` bits on, which must be on the board or a ghost beside it.
    #[inline]
    pub(super) const fn moved(self, delta: i32) -> Self {
        Self((self.0 as i32 + delta) as u8 & (Word::BITS as u8 - 1))
    }

    /// The set of just this square.
    #[inline]
    pub const fn bit(self) -> Bits {
        Bits(1 << self.0)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square({})", self.0)
    }
}

/// A set of squares.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bits(pub(super) Word);

impl Bits {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// Whether no square is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether any square is in the set.
    #[inline]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// How many squares are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether `square` is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 != 0
    }

    /// Whether every square of `self` is in `other`.
    #[inline]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The squares of `self` that are not in `other`.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The lowest square of the set.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(self.0.trailing_zeros() as u8)) }
    }

    /// The squares of the set from the lowest to the highest.
    #[inline]
    pub const fn iter(self) -> Iter {
        Iter(self)
    }

    /// Every square moved by `delta` bit positions. A rotation, so that one instruction serves both signs: what
    /// leaves at one end comes back among the bits no board uses, and the caller's `&` drops it.
    #[inline]
    pub(super) const fn shift(self, delta: i32) -> Self {
        Self(self.0.rotate_left(delta as u32 & (Word::BITS - 1)))
    }

    /// The same set without its lowest square.
    #[inline]
    pub(super) const fn without_first(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }
}

macro_rules! set_operator {
    ($($trait:ident $method:ident $assign_trait:ident $assign:ident $op:tt),*) => {$(
        impl $trait for Bits {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self { Self(self.0 $op other.0) }
        }
        impl $assign_trait for Bits {
            #[inline]
            fn $assign(&mut self, other: Self) { self.0 = self.0 $op other.0; }
        }
    )*};
}
set_operator!(
    BitAnd bitand BitAndAssign bitand_assign &,
    BitOr bitor BitOrAssign bitor_assign |,
    BitXor bitxor BitXorAssign bitxor_assign ^
);

impl Not for Bits {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Square::index)).finish()
    }
}

impl FromIterator<Square> for Bits {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | square.bit())
    }
}

impl IntoIterator for Bits {
    type Item = Square;
    type IntoIter = Iter;
    #[inline]
    fn into_iter(self) -> Iter {
        Iter(self)
    }
}

/// The squares of a set, lowest first.
#[derive(Clone, Debug)]
pub struct Iter(Bits);

impl Iterator for Iter {
    type Item = Square;
    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.0.first()?;
        self.0 = self.0.without_first();
        Some(first)
    }
}
