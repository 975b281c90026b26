//! The ten levels of the computer player.
//!
//! Weaker levels look less far, and let themselves be tempted: each move gets a seeded something on top of its score, up
//! to the level's whim, so that small mistakes are frequent and large ones rare. From level 3 on the whim is less than a
//! man, so that nobody walks past a capture he has seen. The steps were set by matches; see the README.

use serde::{Deserialize, Serialize};

use super::limits::Limits;

/// A level from 1 (loses to a child) to 10 (all there is).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const WEAKEST: Self = Self(1);
    /// The strongest.
    pub const BEST: Self = Self(10);

    /// Level `number`, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 10 { Some(Self(number)) } else { None }
    }

    /// Every level, weakest first.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (Self::WEAKEST.0..=Self::BEST.0).map(Self)
    }

    /// From 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Depth and nodes, and for every level a time no phone should exceed.
    pub(super) fn limits(self) -> Limits {
        let (depth, nodes) = match self.0 {
            1 => (1, 200),
            2 => (1, 200),
            3 => (2, 400),
            4 => (3, 800),
            5 => (4, 1_500),
            6 => (6, 3_000),
            7 => (7, 7_000),
            8 => (10, 30_000),
            9 => (18, 200_000),
            _ => (99, u64::MAX),
        };
        // Weaker levels begin by themselves, as beginners do.
        Limits { depth, nodes, time_ms: Some(1_000), level: self, lines: 1, book: self.0 >= 5 }
    }

    /// By how much, in hundredths of a man, a chosen move may look worse than the best.
    pub(super) const fn whim(self) -> i32 {
        match self.0 {
            1 => 260,
            2 => 130,
            3 => 90,
            4 => 60,
            5 => 40,
            6 => 20,
            7 => 14,
            8 => 6,
            _ => 0,
        }
    }
}

impl TryFrom<u8> for Level {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("expected a level from 1 to 10")
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}
