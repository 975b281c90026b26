//! The moves of all nodes on the path, one list behind the other, so that the search allocates nothing.

use crate::rules::Move;

/// A move with its place in the list of its node.
#[derive(Clone, Copy)]
pub(super) struct Listed {
    pub(super) index: usize,
    pub(super) mv: Move,
}

#[derive(Default)]
pub(super) struct Moves {
    moves: Vec<Move>,
    /// How early each is tried.
    ranks: Vec<i32>,
}

/// The rank of a move that has been tried; no other rank is as low.
const TRIED: i32 = i32::MIN;

impl Moves {
    pub(super) const fn len(&self) -> usize {
        self.moves.len()
    }

    /// Where the generator puts the moves of the next node.
    pub(super) const fn list(&mut self) -> &mut Vec<Move> {
        &mut self.moves
    }

    /// Ranks the moves from `start` on, given with their places.
    pub(super) fn rank(&mut self, start: usize, rank: impl Fn(usize, &Move) -> i32) {
        self.ranks.resize(start, 0);
        let listed = self.moves.get(start..).unwrap_or_default();
        self.ranks.extend(listed.iter().enumerate().map(|(index, mv)| rank(index, mv)));
    }

    /// The best ranked move from `start` on that is left; it is then marked as tried.
    pub(super) fn next(&mut self, start: usize) -> Option<Listed> {
        let ranks = self.ranks.get_mut(start..)?;
        let (index, rank) = ranks.iter_mut().enumerate().max_by_key(|(index, rank)| (**rank, usize::MAX - index))?;
        if *rank == TRIED {
            return None;
        }
        *rank = TRIED;
        Some(Listed { index, mv: *self.moves.get(start + index)? })
    }

    /// The moves from `start` on that have been tried.
    pub(super) fn tried(&self, start: usize) -> impl Iterator<Item = Move> + '_ {
        let listed = self.moves.get(start..).unwrap_or_default();
        let ranks = self.ranks.get(start..).unwrap_or_default();
        listed.iter().zip(ranks).filter(|(_, rank)| **rank == TRIED).map(|(mv, _)| *mv)
    }

    /// Forgets the moves from `start` on.
    pub(super) fn truncate(&mut self, start: usize) {
        self.moves.truncate(start);
        self.ranks.truncate(start);
    }
}
