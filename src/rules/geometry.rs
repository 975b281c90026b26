//! The shape of the board: which squares there are and how a diagonal step moves bits.
//!
//! Only dark squares are played on. They lie in the board word row by row with one *ghost* bit after every second
//! row, so that each of the four diagonal directions is one shift for every square, and a step over the edge falls
//! on a ghost (or off the word):
//!
//! ```text
//! 8×8, as numbered      bits
//!   1   2   3   4        0  1  2  3
//! 5   6   7   8        4  5  6  7    (8 is a ghost)
//!   9  10  11  12        9 10 11 12
//! ```

use super::bits::{Bits, Square, Word};
use super::piece::Side;

/// A diagonal direction, as the board is numbered (row 0 on top).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards the last row and the left edge.
    DownLeft,
    /// Towards the last row and the right edge.
    DownRight,
    /// Towards row 0 and the right edge.
    UpRight,
    /// Towards row 0 and the left edge.
    UpLeft,
}

impl Direction {
    /// All four directions.
    pub const ALL: [Self; 4] = [Self::DownLeft, Self::DownRight, Self::UpRight, Self::UpLeft];

    /// The two directions in which the men of `side` move.
    #[inline]
    pub const fn forward(side: Side) -> [Self; 2] {
        match side {
            Side::White => [Self::UpLeft, Self::UpRight],
            Side::Black => [Self::DownLeft, Self::DownRight],
        }
    }
}

/// A board size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Geometry {
    /// 8×8: 32 squares, numbered 1 (b8) to 32 (g1).
    Eight,
    /// 10×10: 50 squares, numbered 1 (b10) to 50 (i1).
    Ten,
}

impl Geometry {
    /// Rows of the board, and columns.
    #[inline]
    pub const fn size(self) -> u8 {
        match self {
            Self::Eight => 8,
            Self::Ten => 10,
        }
    }

    /// Playable squares in one row.
    #[inline]
    pub const fn per_row(self) -> u8 {
        self.size() / 2
    }

    /// How many playable squares there are.
    pub const fn squares(self) -> u8 {
        self.size() * self.per_row()
    }

    /// The square numbered `number` (1-based, row by row from the top left), if the board has it.
    pub const fn square(self, number: u8) -> Option<Square> {
        if number == 0 || number > self.squares() {
            return None;
        }
        let n = number - 1;
        Some(Square::at(n + n / self.size()))
    }

    /// The number of `square`.
    pub const fn number(self, square: Square) -> u8 {
        let index = square.index() as u8;
        index - index / (self.size() + 1) + 1
    }

    /// The row of `square`, 0 on top.
    pub const fn row(self, square: Square) -> u8 {
        (self.number(square) - 1) / self.per_row()
    }

    /// The column of `square`, 0 on the left.
    pub const fn column(self, square: Square) -> u8 {
        let place = (self.number(square) - 1) % self.per_row();
        2 * place + if self.row(square).is_multiple_of(2) { 1 } else { 0 }
    }

    /// The playable square in `row` and `column`, if there is one.
    pub const fn at(self, row: u8, column: u8) -> Option<Square> {
        if row >= self.size() || column >= self.size() || (row + column).is_multiple_of(2) {
            return None;
        }
        self.square(row * self.per_row() + column / 2 + 1)
    }

    /// Every playable square, in order of number.
    pub fn all(self) -> impl Iterator<Item = Square> {
        self.mask().iter()
    }

    /// The set of all playable squares.
    #[inline]
    pub const fn mask(self) -> Bits {
        const fn mask(size: u32) -> Bits {
            let two_rows: Word = (1 << size) - 1;
            let mut bits = 0;
            let mut pair = 0;
            while pair < size / 2 {
                bits |= two_rows << (pair * (size + 1));
                pair += 1;
            }
            Bits(bits)
        }
        match self {
            Self::Eight => const { mask(8) },
            Self::Ten => const { mask(10) },
        }
    }

    /// The squares of one row, 0 on top.
    #[inline]
    pub const fn row_mask(self, row: u8) -> Bits {
        let per_row = self.per_row();
        Bits(((1 << per_row) - 1) << (row * per_row + row / 2))
    }

    /// Which squares of the rows `2 * pair` and `2 * pair + 1` are in `set`, as a number: the first square is its lowest
    /// bit. This is how tables of patterns are addressed.
    #[inline]
    pub const fn row_pair(self, set: Bits, pair: u32) -> usize {
        let size = self.size() as u32;
        ((set.0 >> (pair * (size + 1))) & ((1 << size) - 1)) as usize
    }

    /// The row on which a man of `side` is crowned.
    #[inline]
    pub const fn crown_row(self, side: Side) -> Bits {
        match side {
            Side::White => self.row_mask(0),
            Side::Black => self.row_mask(self.size() - 1),
        }
    }

    /// The main road: the long diagonal from one player's left corner to the other's.
    pub const fn main_road(self) -> Bits {
        let mut road = 0;
        let mut row = 0;
        while row < self.size() {
            if let Some(square) = self.at(row, self.size() - 1 - row) {
                road |= square.bit().0;
            }
            row += 1;
        }
        Bits(road)
    }

    /// By how many bits a step in `direction` moves a square.
    #[inline]
    pub(super) const fn delta(self, direction: Direction) -> i32 {
        let per_row = self.per_row() as i32;
        match direction {
            Direction::DownLeft => per_row,
            Direction::DownRight => per_row + 1,
            Direction::UpRight => -per_row,
            Direction::UpLeft => -per_row - 1,
        }
    }

    /// The playable squares one step in `direction` from the squares of `set`.
    #[inline]
    pub fn shifted(self, set: Bits, direction: Direction) -> Bits {
        set.shift(self.delta(direction)) & self.mask()
    }

    /// The square one step from `square` in `direction`, if the board goes on there.
    pub fn step(self, square: Square, direction: Direction) -> Option<Square> {
        self.shifted(square.bit(), direction).first()
    }

    /// The square where `square` comes to lie when the board is turned by half a circle.
    pub fn rotated(self, square: Square) -> Square {
        let number = self.squares() + 1 - self.number(square);
        self.square(number).unwrap_or(square)
    }

    /// The square where `square` comes to lie when left and right are exchanged on a board whose numbering starts
    /// in the other corner: the *mirrored* board of the Spanish and Italian federations.
    pub fn mirrored(self, square: Square) -> Square {
        let n = self.number(square) - 1;
        let (row, place) = (n / self.per_row(), n % self.per_row());
        self.square(row * self.per_row() + self.per_row() - place).unwrap_or(square)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Geometry; 2] = [Geometry::Eight, Geometry::Ten];

    #[test]
    fn numbers_are_the_squares_in_order() {
        for geometry in BOTH {
            let numbers: Vec<u8> = geometry.all().map(|square| geometry.number(square)).collect();
            assert_eq!(numbers, (1..=geometry.squares()).collect::<Vec<_>>());
            assert_eq!(geometry.square(0), None);
            assert_eq!(geometry.square(geometry.squares() + 1), None);
        }
    }

    #[test]
    fn a_step_is_one_row_and_one_column_or_leaves_the_board() {
        for geometry in BOTH {
            for square in geometry.all() {
                for direction in Direction::ALL {
                    let down = matches!(direction, Direction::DownLeft | Direction::DownRight);
                    let right = matches!(direction, Direction::DownRight | Direction::UpRight);
                    let row = geometry.row(square) as i8 + if down { 1 } else { -1 };
                    let column = geometry.column(square) as i8 + if right { 1 } else { -1 };
                    let expected = if row < 0 || column < 0 { None } else { geometry.at(row as u8, column as u8) };
                    assert_eq!(geometry.step(square, direction), expected);
                }
            }
        }
    }

    #[test]
    fn rotation_and_mirror_are_their_own_inverse() {
        for geometry in BOTH {
            for square in geometry.all() {
                assert_eq!(geometry.rotated(geometry.rotated(square)), square);
                assert_eq!(geometry.mirrored(geometry.mirrored(square)), square);
                assert_eq!(geometry.number(geometry.rotated(square)), geometry.squares() + 1 - geometry.number(square));
            }
        }
    }

    #[test]
    fn the_main_road_joins_two_corners() {
        let numbers = |geometry: Geometry| geometry.main_road().iter().map(|s| geometry.number(s)).collect::<Vec<_>>();
        assert_eq!(numbers(Geometry::Eight), [4, 8, 11, 15, 18, 22, 25, 29]);
        assert_eq!(numbers(Geometry::Ten), [5, 10, 14, 19, 23, 28, 32, 37, 41, 46]);
    }

    #[test]
    fn corners() {
        let eight = Geometry::Eight;
        let a1 = eight.square(29).expect("on the board");
        assert_eq!((eight.row(a1), eight.column(a1)), (7, 0));
        let ten = Geometry::Ten;
        let a1 = ten.square(46).expect("on the board");
        assert_eq!((ten.row(a1), ten.column(a1)), (9, 0));
    }
}
