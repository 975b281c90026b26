//! How the positions of an ending are numbered.

use super::endgame::Class;
use crate::rules::{Board, Geometry, Piece, Rank, Side};

/// The numbering of the positions of a class: each of the four groups of pieces by its combination of squares.
pub(super) struct Places {
    geometry: Geometry,
    pub(super) class: Class,
}

const GROUPS: [Piece; 4] = [
    Piece { side: Side::White, rank: Rank::Man },
    Piece { side: Side::White, rank: Rank::King },
    Piece { side: Side::Black, rank: Rank::Man },
    Piece { side: Side::Black, rank: Rank::King },
];

impl Places {
    pub(super) const fn of(geometry: Geometry, class: Class) -> Self {
        Self { geometry, class }
    }

    pub(super) fn len(&self) -> usize {
        self.class.0.iter().map(|&count| self.combinations(count)).product()
    }

    /// The number of `board`, which has White to move.
    pub(super) fn index(&self, board: &Board) -> usize {
        let mut index = 0;
        for (piece, count) in GROUPS.into_iter().zip(self.class.0) {
            let set = if piece.rank == Rank::Man { board.men(piece.side) } else { board.kings(piece.side) };
            let numbers = set.iter().map(|square| usize::from(self.geometry.number(square) - 1));
            let rank: usize = (1..).zip(numbers).map(|(place, n)| choose(n, place)).sum();
            index = index * self.combinations(count) + rank;
        }
        index
    }

    /// The board numbered `index`, unless two pieces would share a square or a man stand where it is crowned.
    pub(super) fn board(&self, mut index: usize) -> Option<Board> {
        let mut board = Board::default();
        for (piece, count) in GROUPS.into_iter().zip(self.class.0).rev() {
            let combinations = self.combinations(count);
            let mut rank = index % combinations;
            index /= combinations;
            for place in (1..=usize::from(count)).rev() {
                let n = (0..usize::from(self.geometry.squares())).rev().find(|&n| choose(n, place) <= rank)?;
                rank -= choose(n, place);
                let square = self.geometry.square(n as u8 + 1)?;
                if board.get(square).is_some() {
                    return None;
                }
                board.set(square, Some(piece));
            }
        }
        let uncrowned = |side| (board.men(side) & self.geometry.crown_row(side)).any();
        (!uncrowned(Side::White) && !uncrowned(Side::Black)).then_some(board)
    }

    fn combinations(&self, count: u8) -> usize {
        choose(usize::from(self.geometry.squares()), usize::from(count))
    }
}

/// In how many ways `k` of `n` things can be chosen, for every board and as many pieces as are ever solved.
static CHOOSE: [[u32; 5]; 51] = choices();

#[allow(clippy::indexing_slicing, reason = "a const loop over the array's own length")]
const fn choices() -> [[u32; 5]; 51] {
    let mut table = [[0; 5]; 51];
    let mut n = 0;
    while n < table.len() {
        table[n][0] = 1;
        let mut k = 1;
        while n > 0 && k < table[n].len() {
            table[n][k] = table[n - 1][k] + table[n - 1][k - 1];
            k += 1;
        }
        n += 1;
    }
    table
}

fn choose(n: usize, k: usize) -> usize {
    CHOOSE.get(n).and_then(|row| row.get(k)).map_or(0, |&ways| ways as usize)
}
