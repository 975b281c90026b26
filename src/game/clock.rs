//! The clock of a game: how long each side may think. Pure: the time of day comes in with every question, in
//! milliseconds, so that a tab that has slept, or a device that has, knows afterwards how long it was away.

use core::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::rules::Side;

/// How time is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "[u32; 3]", into = "[u32; 3]")]
pub enum TimeControl {
    /// So many seconds for each move.
    PerMove {
        /// Seconds.
        seconds: u32,
    },
    /// So many seconds for the game, and some more with every move.
    Fischer {
        /// Seconds at the start.
        seconds: u32,
        /// Seconds added after each move.
        increment: u32,
    },
    /// What one side uses the other gains.
    SandGlass {
        /// Seconds at the start.
        seconds: u32,
    },
}

impl TimeControl {
    /// What can be chosen.
    pub const ALL: [Self; 8] = [
        Self::PerMove { seconds: 10 },
        Self::PerMove { seconds: 30 },
        Self::PerMove { seconds: 60 },
        Self::Fischer { seconds: 180, increment: 2 },
        Self::Fischer { seconds: 300, increment: 5 },
        Self::Fischer { seconds: 900, increment: 10 },
        Self::SandGlass { seconds: 60 },
        Self::SandGlass { seconds: 180 },
    ];

    /// How many seconds may be added after each move.
    pub const INCREMENTS: RangeInclusive<u32> = 0..=180;

    /// How many seconds it may give at the start: enough to make a move in, and no longer than anybody sits there.
    pub const fn bounds(self) -> RangeInclusive<u32> {
        match self {
            Self::PerMove { .. } => 3..=10_859,
            Self::Fischer { .. } | Self::SandGlass { .. } => 10..=10_859,
        }
    }

    /// The same kind with as much time as it may give.
    #[must_use]
    pub fn bounded(self) -> Self {
        let bounds = self.bounds();
        let within = |seconds: u32| seconds.clamp(*bounds.start(), *bounds.end());
        match self {
            Self::PerMove { seconds } => Self::PerMove { seconds: within(seconds) },
            Self::Fischer { seconds, increment } => {
                Self::Fischer { seconds: within(seconds), increment: increment.min(*Self::INCREMENTS.end()) }
            }
            Self::SandGlass { seconds } => Self::SandGlass { seconds: within(seconds) },
        }
    }

    /// Whether it is for two people only: to gain what the computer uses is no game.
    pub const fn is_for_two(self) -> bool {
        matches!(self, Self::SandGlass { .. })
    }

    /// How many seconds it gives at the start.
    pub const fn seconds(self) -> u32 {
        match self {
            Self::PerMove { seconds } | Self::Fischer { seconds, .. } | Self::SandGlass { seconds } => seconds,
        }
    }

    const fn at_start(self) -> u64 {
        self.seconds() as u64 * 1000
    }
}

/// As plain data: which kind, seconds, increment.
impl From<TimeControl> for [u32; 3] {
    fn from(control: TimeControl) -> Self {
        match control {
            TimeControl::PerMove { seconds } => [0, seconds, 0],
            TimeControl::Fischer { seconds, increment } => [1, seconds, increment],
            TimeControl::SandGlass { seconds } => [2, seconds, 0],
        }
    }
}

impl TryFrom<[u32; 3]> for TimeControl {
    type Error = &'static str;

    fn try_from([kind, seconds, increment]: [u32; 3]) -> Result<Self, Self::Error> {
        let control = match kind {
            0 => Self::PerMove { seconds },
            1 => Self::Fischer { seconds, increment },
            2 => Self::SandGlass { seconds },
            _ => return Err("expected a kind of clock from 0 to 2"),
        };
        Ok(control.bounded())
    }
}

/// The two sides' time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(TimeControl, [u64; 2])", into = "(TimeControl, [u64; 2])")]
pub struct Clock {
    control: TimeControl,
    /// What was left, in milliseconds, when the clock was last touched: White's, then Black's.
    left: [u64; 2],
    /// Whose time runs, and since when.
    running: Option<(Side, u64)>,
}

/// A clock is kept as it was last touched, and stands still when it is read: while nobody was there nobody's time has
/// run.
impl From<Clock> for (TimeControl, [u64; 2]) {
    fn from(clock: Clock) -> Self {
        (clock.control, clock.left)
    }
}

impl From<(TimeControl, [u64; 2])> for Clock {
    fn from((control, left): (TimeControl, [u64; 2])) -> Self {
        // More than a week is no time anybody was given.
        Self { control, left: left.map(|left| left.min(604_800_000)), running: None }
    }
}

impl Clock {
    /// A clock that stands still.
    pub const fn new(control: TimeControl) -> Self {
        Self { control, left: [control.at_start(); 2], running: None }
    }

    /// How time is given.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Side> {
        self.running.map(|(side, _)| side)
    }

    /// What `side` has left at `now`, in milliseconds.
    pub fn left(&self, side: Side, now: u64) -> u64 {
        let [white, black] = self.left;
        let (own, used) = (if side == Side::White { white } else { black }, self.used(now));
        match self.running {
            Some((running, _)) if running == side => own.saturating_sub(used),
            Some(_) if self.control.is_for_two() => own + used,
            _ => own,
        }
    }

    /// The side whose time is up at `now`.
    pub fn fallen(&self, now: u64) -> Option<Side> {
        self.running().filter(|&side| self.left(side, now) == 0)
    }

    /// The time of the side that moved is stopped, and that of `side` runs.
    pub fn moved(&mut self, side: Side, now: u64) {
        self.stop(now);
        match self.control {
            TimeControl::PerMove { .. } => self.left = [self.control.at_start(); 2],
            TimeControl::Fischer { increment, .. } => *self.of(!side) += u64::from(increment) * 1000,
            TimeControl::SandGlass { .. } => {}
        }
        self.running = Some((side, now));
    }

    /// The time of `side` runs on, or again, with nothing added: after a pause, or a move taken back.
    pub fn run(&mut self, side: Side, now: u64) {
        if self.running() != Some(side) {
            self.stop(now);
            if matches!(self.control, TimeControl::PerMove { .. }) && *self.of(side) == 0 {
                *self.of(side) = self.control.at_start();
            }
            self.running = Some((side, now));
        }
    }

    /// Nobody's time runs.
    pub fn stop(&mut self, now: u64) {
        let left = Side::ALL.map(|side| self.left(side, now));
        self.left = left;
        self.running = None;
    }

    /// How long the computer may think about its move, in milliseconds.
    pub fn budget(&self, side: Side) -> u32 {
        let [white, black] = self.left;
        let left = if side == Side::White { white } else { black };
        let share = match self.control {
            TimeControl::PerMove { .. } => left / 2,
            // Something stays for the moments that each move takes besides.
            TimeControl::Fischer { increment, .. } => left.saturating_sub(1_500) / 25 + u64::from(increment) * 700,
            TimeControl::SandGlass { .. } => left / 8,
        };
        // Never so long that the answer could come too late.
        u32::try_from(share.min(left / 3).max(20)).unwrap_or(u32::MAX)
    }

    /// A clock that was set back shows no time used; the person has the benefit of it.
    fn used(&self, now: u64) -> u64 {
        self.running.map_or(0, |(_, since)| now.saturating_sub(since))
    }

    fn of(&mut self, side: Side) -> &mut u64 {
        let [white, black] = &mut self.left;
        if side == Side::White { white } else { black }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FISCHER: TimeControl = TimeControl::Fischer { seconds: 60, increment: 2 };

    #[test]
    fn only_the_mover_uses_time_and_gets_some_back() {
        let mut clock = Clock::new(FISCHER);
        clock.moved(Side::White, 1_000);
        assert_eq!((clock.left(Side::White, 11_000), clock.left(Side::Black, 11_000)), (50_000, 62_000));
        clock.moved(Side::Black, 11_000);
        assert_eq!((clock.left(Side::White, 12_000), clock.left(Side::Black, 12_000)), (52_000, 61_000));
    }

    #[test]
    fn the_time_of_each_move_begins_anew() {
        let mut clock = Clock::new(TimeControl::PerMove { seconds: 10 });
        clock.moved(Side::White, 0);
        clock.moved(Side::Black, 9_000);
        assert_eq!((clock.left(Side::White, 9_000), clock.left(Side::Black, 12_000)), (10_000, 7_000));
        assert_eq!((clock.fallen(18_999), clock.fallen(19_000)), (None, Some(Side::Black)));
    }

    #[test]
    fn sand_runs_from_one_glass_into_the_other() {
        let mut clock = Clock::new(TimeControl::SandGlass { seconds: 60 });
        clock.moved(Side::Black, 0);
        for now in [0, 20_000, 59_000] {
            assert_eq!(clock.left(Side::White, now) + clock.left(Side::Black, now), 120_000);
        }
        clock.moved(Side::White, 20_000);
        assert_eq!((clock.left(Side::White, 30_000), clock.left(Side::Black, 30_000)), (70_000, 50_000));
        assert_eq!(clock.fallen(100_000), Some(Side::White));
    }

    #[test]
    fn sleep_counts_and_a_clock_set_back_does_not() {
        let mut clock = Clock::new(FISCHER);
        clock.moved(Side::White, 50_000);
        assert_eq!(clock.fallen(50_000 + 3_600_000), Some(Side::White));
        assert_eq!((clock.fallen(0), clock.left(Side::White, 0)), (None, 60_000));
    }

    #[test]
    fn a_clock_is_kept_and_comes_back_standing() {
        for control in TimeControl::ALL {
            let mut clock = Clock::new(control);
            clock.moved(Side::White, 1_000);
            let text = serde_json::to_string(&clock).expect("text");
            assert_eq!(serde_json::from_str::<Clock>(&text).ok(), Some(Clock { running: None, ..clock }), "{text}");
        }
        let read = |text: &str| serde_json::from_str::<TimeControl>(text).ok();
        assert_eq!(read("[0,0,0]"), Some(TimeControl::PerMove { seconds: 3 }), "no time at all is none");
        assert_eq!(
            read("[1,4000000000,4000000000]"),
            Some(TimeControl::Fischer { seconds: 10_859, increment: 180 }),
            "nobody sits there so long"
        );
        for text in ["[[3,1,1],[1,1]]", "[[0,1],[1,1]]", "[[0,1,1],[1,-1]]", "{}"] {
            assert!(serde_json::from_str::<Clock>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_pause_costs_nobody_anything() {
        for control in TimeControl::ALL {
            let mut clock = Clock::new(control);
            clock.moved(Side::White, 0);
            clock.stop(4_000);
            let before = Side::ALL.map(|side| clock.left(side, 4_000));
            assert_eq!(clock.fallen(u64::MAX), None);
            clock.run(Side::White, 1_000_000);
            assert_eq!(Side::ALL.map(|side| clock.left(side, 1_000_000)), before);
            clock.run(Side::White, 1_002_000);
            assert_eq!(clock.left(Side::White, 1_002_000), before[0] - 2_000, "it ran already");
        }
    }

    #[test]
    fn the_computer_never_plans_to_use_all_it_has() {
        let least = [TimeControl::PerMove { seconds: 0 }, TimeControl::Fischer { seconds: 0, increment: 0 }];
        let most = least.map(|control| match control {
            TimeControl::PerMove { .. } => TimeControl::PerMove { seconds: u32::MAX },
            _ => TimeControl::Fischer { seconds: u32::MAX, increment: u32::MAX },
        });
        let extremes = least.into_iter().chain(most).map(TimeControl::bounded);
        for control in TimeControl::ALL.into_iter().filter(|control| !control.is_for_two()).chain(extremes) {
            let mut clock = Clock::new(control);
            let mut now = 0;
            // With nothing added a long game is all there is time for.
            let gains = !matches!(control, TimeControl::Fischer { increment: 0, .. });
            for _ in 0..if gains { 400 } else { 80 } {
                clock.moved(Side::White, now);
                // Until the answer is on the board some more time goes by.
                now += u64::from(clock.budget(Side::White)) + 30;
                assert_eq!(clock.fallen(now), None, "{control:?}");
                clock.moved(Side::Black, now);
                now += 1;
            }
        }
    }
}
