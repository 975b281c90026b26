//! The clock at the table: when it runs, when it stands still, and what happens when it has run out.

use super::table::{News, Table};
use crate::game::{Clock, Ended};

impl Table {
    /// The same table with a clock. A game that has begun already waits until it is resumed: whoever comes back to it
    /// finds the time they left.
    #[must_use]
    pub fn with_clock(mut self, clock: Option<Clock>) -> Self {
        self.clock = clock;
        self.timed = self.game().len();
        self.paused = clock.is_some() && self.timed > 0 && self.game().result().is_none();
        self
    }

    /// The clock, if there is one.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Whether the clocks were stopped by hand.
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether they can be.
    pub fn can_pause(&self) -> bool {
        self.far.is_none() && self.clock.is_some() && !self.game().is_empty() && self.game().result().is_none()
    }

    /// Stops the clocks, or lets them go on.
    pub fn pause(&mut self) -> bool {
        if !self.can_pause() {
            return false;
        }
        self.paused = !self.paused;
        self.let_go();
        self.tell(News::Paused)
    }

    /// What the time of day alone brings about: a flag falls.
    pub fn tick(&mut self, now: u64) -> bool {
        // Between two who are apart the line says whose time is up.
        let clock = self.clock.filter(|_| self.far.is_none());
        let fallen = clock.and_then(|clock| clock.fallen(now));
        fallen.is_some_and(|side| self.end(Ended::OutOfTime(side))) && self.keep_time(now)
    }

    /// Sets the clock after something has happened at the table. Whether it was set. It starts with the first move, and
    /// stands still while the device changes hands.
    pub fn keep_time(&mut self, now: u64) -> bool {
        let (plies, turn) = (self.game().len(), self.turn());
        let over = self.game().result().is_some() || self.game().is_empty() || self.paused;
        let covered = self.covered;
        let Some(clock) = &mut self.clock else { return false };
        let before = *clock;
        if over {
            clock.stop(now);
        } else if plies == self.timed + 1 {
            clock.moved(turn, now);
            if covered {
                clock.stop(now);
            }
        } else if covered {
            clock.stop(now);
        } else {
            clock.run(turn, now);
        }
        self.timed = plies;
        *clock != before
    }
}
