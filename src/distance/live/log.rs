//! What has been done in a game, with a hash after each deed, so that two devices can tell how far they agree.

use super::hash::Hash;
use crate::distance::event::{Deed, DeedError};
use crate::distance::{Far, Question};
use crate::game::Game;
use crate::rules::Side;

/// A game between two who are apart, with the hashes of all that was done in it.
#[derive(Clone, Debug)]
pub struct Log {
    game: Game,
    far: Far,
    /// The first is that of the start.
    chain: Vec<Hash>,
}

impl Log {
    /// The log of `far`, done once more from the start of `game`. None where that is not allowed.
    pub fn new(game: &Game, far: &Far) -> Option<Self> {
        let mut log = Self::at_start(game, Far::new(far.id, far.way, far.players.clone()));
        for done in far.deeds() {
            log.take(done.by, done.deed).ok()?;
        }
        Some(log)
    }

    fn at_start(game: &Game, far: Far) -> Self {
        let game = Game::from_position(game.rule_set(), *game.start());
        let start = Hash::START.with(far.id.get()).with(game.position().key());
        Self { game, far, chain: vec![start] }
    }

    /// The game that follows when both play again.
    pub(super) fn rematch(&self) -> Self {
        Self::at_start(&self.game, self.far.rematch())
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What there is beside it.
    pub const fn far(&self) -> &Far {
        &self.far
    }

    /// How much was done.
    pub(super) fn len(&self) -> u32 {
        self.far.deeds().len() as u32
    }

    /// The number of the game, shortened.
    pub(super) const fn tag(&self) -> u32 {
        self.far.id.get() as u32
    }

    /// The hash after `len` deeds, if there were so many.
    pub(super) fn chain_at(&self, len: u32) -> Option<u64> {
        self.chain.get(len as usize).map(|hash| hash.0)
    }

    /// The hash of all.
    pub(super) fn chain(&self) -> u64 {
        self.chain.last().map_or(0, |hash| hash.0)
    }

    /// Does `deed`. What is not allowed changes nothing.
    pub(super) fn take(&mut self, by: Side, deed: Deed) -> Result<(), DeedError> {
        self.far.take(&mut self.game, by, deed)?;
        let kind = match deed {
            // Which move it was, the position after it tells.
            Deed::Play(_) => 1,
            Deed::Resign => 11,
            Deed::OutOfTime(side) => 12 + side as u64,
            Deed::Ask(what) => 20 + what as u64,
            Deed::Grant(what) => 30 + what as u64,
            Deed::Refuse(what) => 40 + what as u64,
        };
        let last = self.chain.last().copied().unwrap_or(Hash::START);
        let next = last.with(kind << 1 | by as u64).with(self.game.position().key()).with(self.game.len() as u64);
        self.chain.push(next);
        Ok(())
    }

    /// Whether both have just agreed to play again.
    pub(super) fn is_followed(&self) -> bool {
        self.far.deeds().last().is_some_and(|done| done.deed == Deed::Grant(Question::Rematch))
    }
}
