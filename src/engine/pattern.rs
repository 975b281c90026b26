//! Patterns of men: which men stand in an area of four by four squares, as a number.
//!
//! The areas overlap by half and cover the board: 9 on 8×8, 16 on 10×10. Each holds eight playable squares, which are
//! the digits of a number to base 3: empty, white man, black man. Two rows are read at once from a small table, so no
//! square is looked at alone.
//!
//! Turned by half a circle with colours exchanged, an area becomes another, its partner; what one is worth to White the
//! other is worth to Black, so that only half of them need weights.

use crate::rules::{Bits, Board, Geometry, Side};

/// How many arrangements an area has.
pub(super) const ARRANGEMENTS: usize = 6561;

/// The arrangements of two rows and two places, half an area.
const HALF: usize = 81;

/// For each set of squares in two rows, and in a byte for each place at which an area can lie, the digits of those of
/// its squares that are in the set.
static EIGHT: [u32; 1 << 8] = digits(4);
static TEN: [u32; 1 << 10] = digits(5);

#[allow(clippy::indexing_slicing, reason = "a const loop over the array's own length")]
const fn digits<const N: usize>(per_row: usize) -> [u32; N] {
    let mut table = [0; N];
    let mut set = 0;
    while set < N {
        let mut place = 0;
        while place + 1 < per_row {
            let first = (set >> place & 1) + 3 * (set >> (place + 1) & 1);
            let second = (set >> (per_row + place) & 1) + 3 * (set >> (per_row + place + 1) & 1);
            table[set] |= ((first + 9 * second) as u32) << (8 * place);
            place += 1;
        }
        set += 1;
    }
    table
}

/// How many areas a board has.
pub(super) const fn areas(geometry: Geometry) -> usize {
    match geometry {
        Geometry::Eight => 9,
        Geometry::Ten => 16,
    }
}

/// Calls `visit` with the arrangement of each area, in order.
#[inline(always)]
pub(super) fn each_area(geometry: Geometry, board: &Board, visit: impl FnMut(usize)) {
    match geometry {
        Geometry::Eight => walk::<4>(geometry, &EIGHT, board, visit),
        Geometry::Ten => walk::<5>(geometry, &TEN, board, visit),
    }
}

#[inline(always)]
fn walk<const PAIRS: usize>(geometry: Geometry, table: &[u32], board: &Board, mut visit: impl FnMut(usize)) {
    let (white, black) = (board.men(Side::White), board.men(Side::Black));
    let read = |set: Bits, pair| table.get(geometry.row_pair(set, pair)).copied().unwrap_or_default();
    // No byte overflows: a square is white or black, so the digits of a half sum to 80 at most.
    let mut upper = read(white, 0) + 2 * read(black, 0);
    for pair in 1..PAIRS as u32 {
        let lower = read(white, pair) + 2 * read(black, pair);
        for place in 0..PAIRS as u32 - 1 {
            let half = |rows: u32| (rows >> (8 * place) & 0xff) as usize;
            visit(half(upper) + HALF * half(lower));
        }
        upper = lower;
    }
}

/// The arrangement turned by half a circle with colours exchanged.
pub(super) const fn turned(arrangement: usize) -> usize {
    let (mut left, mut turned, mut digit) = (arrangement, 0, 0);
    while digit < 8 {
        turned = 3 * turned + (3 - left % 3) % 3;
        left /= 3;
        digit += 1;
    }
    turned
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Variant};

    fn arrangements(geometry: Geometry, board: &Board) -> Vec<usize> {
        let mut all = Vec::new();
        each_area(geometry, board, |arrangement| all.push(arrangement));
        all
    }

    #[test]
    fn every_man_is_in_the_areas_that_hold_its_square() {
        for variant in [Variant::American, Variant::International] {
            let geometry = variant.rules().geometry;
            for square in geometry.all() {
                let mut board = Board::default();
                let man = crate::rules::Piece { side: Side::White, rank: crate::rules::Rank::Man };
                board.set(square, Some(man));
                let (row, column) = (geometry.row(square), geometry.column(square));
                let across = geometry.size() / 2 - 1;
                for (area, arrangement) in arrangements(geometry, &board).into_iter().enumerate() {
                    let (top, left) = (area as u8 / across * 2, area as u8 % across * 2);
                    let inside = (top..top + 4).contains(&row) && (left..left + 4).contains(&column);
                    assert_eq!(arrangement != 0, inside, "{square:?} in area {area}");
                }
            }
        }
    }

    #[test]
    fn the_turned_board_has_the_turned_arrangements_of_the_partners() {
        for variant in [Variant::American, Variant::International] {
            let mut position = Position::start(variant);
            let geometry = position.rules().geometry;
            for ply in 0..30 {
                let seen = arrangements(geometry, position.board());
                assert_eq!(seen.len(), areas(geometry));
                let mut partners = arrangements(geometry, position.flipped().board());
                partners.reverse();
                assert_eq!(partners, seen.iter().map(|&arrangement| turned(arrangement)).collect::<Vec<_>>());
                let moves = position.legal_moves();
                let Some(mv) = moves.get(ply * 7 % moves.len().max(1)) else { break };
                position = position.play_unchecked(mv);
            }
        }
    }

    #[test]
    fn turning_twice_changes_nothing() {
        for arrangement in 0..ARRANGEMENTS {
            assert!(turned(arrangement) < ARRANGEMENTS);
            assert_eq!(turned(turned(arrangement)), arrangement);
        }
    }
}
