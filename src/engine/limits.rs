//! How long to think, and what thinking reports.

use core::time::Duration;

use super::level::Level;
use crate::rules::Move;

/// When a search ends. Whatever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Limits {
    /// At most so many plies deep.
    pub depth: u32,
    /// At most so many nodes; but one ply is always looked at in full.
    pub nodes: u64,
    /// At most so many milliseconds.
    pub time_ms: Option<u32>,
    /// How well to play.
    pub level: Level,
    /// How many of the best moves need their true score and line; the others are only known to be worse.
    pub lines: u8,
    /// Whether a book of openings may answer.
    pub book: bool,
}

impl Limits {
    /// No limit at all: a search under these ends only by depth 99.
    pub const NONE: Self =
        Self { depth: 99, nodes: u64::MAX, time_ms: None, level: Level::BEST, lines: 1, book: false };

    /// Exactly so deep.
    pub const fn depth(depth: u32) -> Self {
        Self { depth, ..Self::NONE }
    }

    /// So many nodes.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, ..Self::NONE }
    }

    /// So long.
    pub const fn time(time: Duration) -> Self {
        Self { time_ms: Some(time.as_millis() as u32), ..Self::NONE }
    }

    /// As the computer player of `level` plays.
    pub fn level(level: Level) -> Self {
        level.limits()
    }
}

/// What the search needs to know from outside while it runs.
pub trait Clock {
    /// Time since the search started.
    fn elapsed(&self) -> Duration;

    /// Whether the search should end as soon as it can.
    fn stopped(&self) -> bool {
        false
    }

    /// Whether the search should rest: [`super::Search::deepen`] then returns [`super::Step::Paused`], and goes on where
    /// it was when it is called again. What is found does not depend on it.
    fn rests(&self) -> bool {
        false
    }
}

/// No time passes: for searches limited by nodes or depth.
#[derive(Clone, Copy, Debug)]
pub struct NoClock;

impl Clock for NoClock {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

/// What is known after an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// Plies looked ahead.
    pub depth: u32,
    /// Score for the side to move, in hundredths of a man; beyond 29,000 a win that was seen to its end.
    pub score: i32,
    /// Positions looked at since the search began.
    pub nodes: u64,
    /// The line both sides are expected to play; its first move is the one to play.
    pub line: Vec<Move>,
}

/// One of the best moves, with what is known of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Score for the side to move.
    pub score: i32,
    /// The moves, the one to play first.
    pub moves: Vec<Move>,
}
