//! Position keys: one random word for each piece on each square, exclusive-or'ed together.

use super::board::Board;
use super::moves::Move;
use super::piece::Side;

const SQUARES: usize = 64;

/// Words for a man and for a king of each side on each square, then one for Black to move.
static WORDS: [u64; 4 * SQUARES + 1] = words();

const fn words() -> [u64; 4 * SQUARES + 1] {
    // SplitMix64 from a fixed seed: the same keys on every machine.
    let mut state: u64 = 0x0064_616D_6173_7100;
    let mut words = [0; 4 * SQUARES + 1];
    let mut i = 0;
    while i < words.len() {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        #[allow(clippy::indexing_slicing, reason = "a const loop over the array's own length")]
        {
            words[i] = z ^ (z >> 31);
        }
        i += 1;
    }
    words
}

#[inline]
fn word(side: Side, king: bool, square: usize) -> u64 {
    let kind = (side as usize) * 2 + usize::from(king);
    WORDS.get(kind * SQUARES + (square & (SQUARES - 1))).copied().unwrap_or_default()
}

#[inline]
fn turn_word() -> u64 {
    WORDS.last().copied().unwrap_or_default()
}

/// The key of `board` with `turn` to move, from nothing.
pub(super) fn key(board: &Board, turn: Side) -> u64 {
    let mut key = if turn == Side::Black { turn_word() } else { 0 };
    for side in Side::ALL {
        for square in board.side(side) {
            key ^= word(side, board.kings.contains(square), square.index());
        }
    }
    key
}

/// The key after `side` plays `mv` on `board`, whose key is `key`.
#[inline]
pub(crate) fn key_after(key: u64, board: &Board, side: Side, mv: &Move) -> u64 {
    let mut key = key ^ turn_word();
    key ^= word(side, mv.is_by_king(), mv.from().index());
    key ^= word(side, mv.is_king_after(), mv.to().index());
    for square in mv.captured() {
        key ^= word(!side, board.kings.contains(square), square.index());
    }
    key
}
