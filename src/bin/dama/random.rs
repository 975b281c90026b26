//! Numbers that look random, the same on every machine: SplitMix64.

use dama::game::Game;

pub(crate) struct Random(u64);

impl Random {
    /// A stream of its own for each pair of numbers.
    pub(crate) const fn new(seed: u64, number: u64) -> Self {
        Self(seed ^ number.wrapping_mul(0xD6E8_FEB8_6659_FD93))
    }

    pub(crate) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `limit`, which is not 0.
    pub(crate) const fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit
    }

    /// Plays `plies` arbitrary moves, or fewer if the game ends.
    pub(crate) fn play(&mut self, game: &mut Game, plies: u64) {
        for _ in 0..plies {
            let moves = game.position().legal_moves();
            let Some(mv) = moves.get(self.below(moves.len().max(1) as u64) as usize) else { return };
            if game.play(*mv).is_err() {
                return;
            }
        }
    }
}
