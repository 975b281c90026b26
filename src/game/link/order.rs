//! The order of legal moves that links count in. It is fixed for ever, and does not depend on how moves are generated or
//! boards kept: by the number of the square left, of the square reached, of the captured squares (as a binary number, in
//! which square 1 is the lowest digit), and a man before a king. Numbers are the common board's.

use crate::rules::{Move, Position};

/// The legal moves in that order.
pub(crate) fn moves(position: &Position) -> Vec<Move> {
    let geometry = position.rules().geometry;
    let mut moves = position.legal_moves();
    moves.sort_by_cached_key(|mv| {
        let captured: u64 = mv.captured().iter().map(|square| 1 << (geometry.number(square) - 1)).sum();
        (geometry.number(mv.from()), geometry.number(mv.to()), captured, mv.is_king_after())
    });
    moves
}

/// The place of `mv` among the legal moves, and how many they are. None if it is none of them.
pub(crate) fn place(position: &Position, mv: &Move) -> Option<(usize, usize)> {
    let moves = moves(position);
    Some((moves.iter().position(|other| other == mv)?, moves.len()))
}
