//! The ten levels of the computer player.
//!
//! Weaker levels see less: fewer nodes, and among moves that look nearly equal they choose by a seeded whim. They
//! never break a rule, and never choose a move that they see loses more than their whim is wide.

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
            1 => (1, 300),
            2 => (2, 600),
            3 => (3, 1_500),
            4 => (4, 4_000),
            5 => (6, 12_000),
            6 => (8, 40_000),
            7 => (10, 120_000),
            8 => (14, 400_000),
            9 => (20, 1_200_000),
            _ => (99, u64::MAX),
        };
        Limits { depth, nodes, time_ms: Some(1_000), level: self, lines: 1 }
    }

    /// By how much, in hundredths of a man, a chosen move may look worse than the best.
    pub(super) const fn whim(self) -> i32 {
        match self.0 {
            1 => 120,
            2 => 60,
            3 => 35,
            4 => 22,
            5 => 14,
            6 => 9,
            7 => 5,
            8 => 3,
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
