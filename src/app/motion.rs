//! A move on its way across the screen, hop by hop.
//!
//! The game never waits for it: the move has been played when the motion starts, and whoever touches the board in the
//! meantime ends it.

use crate::rules::{Hop, Move, Position, Walk};

/// The hops of the last move, and how many of them have been seen already.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Motion {
    serial: u32,
    hops: Vec<Hop>,
    seen: usize,
}

impl Motion {
    /// Nothing to show.
    pub const fn none() -> Self {
        Self { serial: 0, hops: Vec::new(), seen: 0 }
    }

    /// The whole of `mv`, legal in `position`.
    pub fn of(position: &Position, mv: &Move) -> Self {
        Self { hops: Walk::route(position, mv), ..Self::none() }
    }

    /// A move that was walked step by step: only its last hop is still to be seen.
    pub fn walked(walk: &Walk) -> Self {
        let hops = walk.hops_made().to_vec();
        Self { seen: hops.len().saturating_sub(1), hops, serial: 0 }
    }

    /// What is left of `mv` after the hops of `walk`.
    pub fn rest_of(walk: &Walk, mv: &Move) -> Self {
        let hops = follow(walk, mv).unwrap_or_default();
        let seen = walk.hops_made().len();
        Self { hops, seen, serial: 0 }
    }

    /// The same motion with a number of its own.
    #[must_use]
    pub fn numbered(self, serial: u32) -> Self {
        Self { serial, ..self }
    }

    /// Tells one motion from the next.
    pub const fn serial(&self) -> u32 {
        self.serial
    }

    /// The hops.
    pub fn hops(&self) -> &[Hop] {
        &self.hops
    }

    /// The first hop after which the piece has to be shown on its way; `None` when it is at its end at once.
    pub fn first_stop(&self) -> Option<usize> {
        (self.seen + 1 < self.hops.len()).then_some(self.seen)
    }

    /// The stop after `stop`, before the end.
    pub fn next_stop(&self, stop: usize) -> Option<usize> {
        (stop + 2 < self.hops.len()).then_some(stop + 1)
    }
}

/// The hops by which `walk` becomes `mv`. Depth first, as not every hop leads there.
fn follow(walk: &Walk, mv: &Move) -> Option<Vec<Hop>> {
    if walk.finished() == Some(*mv) {
        return Some(walk.hops_made().to_vec());
    }
    let onward = walk.hops().into_iter().filter_map(|hop| walk.hop(hop.to));
    onward.filter(|next| next.candidates().contains(mv)).find_map(|next| follow(&next, mv))
}
