//! The clock of a game in which each move needs a while to arrive.
//!
//! Who moves says how long it took; the other knows how long it was between sending and hearing, which is that and the
//! way there and back. What is said is believed as far as the way can explain it: [`FREE_MS`] for each move, and beyond
//! that out of a credit for the whole game. So nobody pays for a slow network, and nobody gains much by lying. Of the two
//! clocks the host's is the one that counts; the guest follows it as long as it stays near its own.

use serde::{Deserialize, Serialize};

use crate::game::{Clock, Game, TimeControl};
use crate::rules::Side;

/// What a way there and back may take, in milliseconds, without further question.
const FREE_MS: u64 = 600;
/// What may be longer than that in all of a game.
const CREDIT_MS: u64 = 20_000;
/// How far apart the clocks may be after an interruption.
const BACK_MS: u64 = 10_000;
/// How far the host's clock may in all of a game go from the guest's.
const DRIFT_MS: u64 = 40_000;
/// How late the word may come that a side has run out of time.
pub(super) const GRACE_MS: u64 = 2_000;

/// The clock as one of the two sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Times {
    clock: Clock,
    /// Since when somebody's time has run, by the clock of this device.
    #[serde(skip)]
    since: u64,
    credit: u64,
    drift: u64,
}

impl Times {
    pub(super) const fn new(control: TimeControl) -> Self {
        Self { clock: Clock::new(control), since: 0, credit: CREDIT_MS, drift: 0 }
    }

    pub(super) const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// How long whoever is to move has thought.
    pub(super) fn thought(&self, now: u64) -> u64 {
        if self.clock.running().is_some() { now.saturating_sub(self.since) } else { 0 }
    }

    /// A move was made here at `now`; the time of `next` runs.
    pub(super) fn moved(&mut self, next: Side, now: u64) {
        self.clock.moved(next, now);
        self.since = now;
    }

    /// A move has come that took `used`, as the other side says; the time of `next` runs from now. Whether the mover had
    /// so much.
    #[must_use]
    pub(super) fn heard(&mut self, next: Side, used: u64, now: u64) -> bool {
        let measured = self.thought(now);
        let unexplained = measured.saturating_sub(used);
        let dear = unexplained.saturating_sub(FREE_MS).min(self.credit);
        self.credit -= dear;
        let counted = measured - unexplained.min(FREE_MS + dear);
        let then = self.since.saturating_add(counted);
        let in_time = self.clock.fallen(then).is_none();
        self.clock.moved(next, then);
        self.clock.stop(then);
        self.clock.run(next, now);
        self.since = now;
        in_time
    }

    /// Lets the time of whoever is to move run, or nobody's, as the game stands.
    pub(super) fn settle(&mut self, game: &Game, is_on: bool, now: u64) {
        let turn = game.position().turn();
        if !is_on || game.is_empty() || game.result().is_some() {
            self.clock.stop(now.max(self.since));
        } else if self.clock.running() != Some(turn) {
            self.clock.run(turn, now);
            self.since = now;
        }
    }

    /// Nobody's time has run since `then`.
    pub(super) fn stop(&mut self, then: u64) {
        self.clock.stop(then.max(self.since));
    }

    /// What both have left, White first.
    pub(super) fn left(&self, now: u64) -> [u32; 2] {
        Side::ALL.map(|side| u32::try_from(self.clock.left(side, now)).unwrap_or(u32::MAX))
    }

    /// Takes what the host's clock says. Whether it is near enough to this one; after an interruption, which the two need
    /// not have noticed at once, it may be further off.
    #[must_use]
    pub(super) fn follow(&mut self, left: [u32; 2], is_back: bool, now: u64) -> bool {
        let free = if is_back { BACK_MS } else { FREE_MS };
        let off = self.left(now).iter().zip(left).map(|(own, given)| u64::from(own.abs_diff(given))).max();
        self.drift = self.drift.saturating_add(off.unwrap_or(0).saturating_sub(free));
        let running = self.clock.running();
        self.clock = Clock::from((self.clock.control(), left.map(u64::from)));
        if let Some(side) = running {
            self.clock.run(side, now);
            self.since = now;
        }
        self.drift <= DRIFT_MS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FISCHER: TimeControl = TimeControl::Fischer { seconds: 60, increment: 0 };
    const W: Side = Side::White;
    const B: Side = Side::Black;

    #[test]
    fn the_way_costs_nobody_anything() {
        let mut host = Times::new(FISCHER);
        host.moved(B, 0);
        // Black thought 5 s; there and back took half a second.
        assert!(host.heard(W, 5_000, 5_500));
        assert_eq!(host.left(5_500), [60_000, 55_000]);
        assert_eq!(host.left(6_500), [59_000, 55_000], "White's runs from when the move is there");
    }

    #[test]
    fn who_says_too_little_pays_once_the_credit_is_gone() {
        let mut host = Times::new(TimeControl::Fischer { seconds: 600, increment: 0 });
        let mut now = 0;
        for _ in 0..10 {
            host.moved(B, now);
            now += 5_000;
            assert!(host.heard(W, 0, now));
        }
        // 50 s were used, none owned up to: 10 × 0.6 s are free and 20 s are credit.
        assert_eq!(host.left(now)[1], 600_000 - (50_000 - 6_000 - 20_000));
        // Nor does anybody pay for more than there was.
        host.moved(B, now);
        assert!(host.heard(W, u64::MAX, now + 1_000));
        assert_eq!(host.left(now + 1_000)[1], 600_000 - 24_000 - 1_000);
    }

    #[test]
    fn a_move_that_took_more_than_there_was_is_too_late() {
        let mut host = Times::new(FISCHER);
        host.moved(B, 0);
        assert!(!host.heard(W, 60_000, 60_400));
        let mut host = Times::new(FISCHER);
        host.moved(B, 0);
        assert!(host.heard(W, 59_900, 60_400), "it was in time, and the way was long");
    }

    #[test]
    fn the_guest_follows_the_host_within_bounds() {
        let mut guest = Times::new(FISCHER);
        guest.moved(W, 0);
        assert!(guest.follow([58_000, 60_000], false, 3_000));
        assert_eq!(guest.left(3_000), [58_000, 60_000]);
        assert_eq!(guest.left(4_000), [57_000, 60_000], "and runs on");
        assert!(!guest.follow([57_000, 100], false, 4_000), "a minute is gone");
    }

    #[test]
    fn a_pause_costs_nobody_anything() {
        let mut times = Times::new(FISCHER);
        let mut game = Game::new(crate::game::RuleSet::table(crate::rules::Variant::Thai));
        let mv = game.position().legal_moves()[0];
        game.play(mv).expect("legal");
        times.moved(game.position().turn(), 0);
        times.settle(&game, false, 2_000);
        let left = times.left(2_000);
        assert_eq!(times.left(900_000), left);
        times.settle(&game, true, 900_000);
        assert_eq!(times.left(900_000), left);
        assert_ne!(times.left(901_000), left);
    }
}
