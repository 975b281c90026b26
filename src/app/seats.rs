//! Who plays: the person's side, and who sits opposite.

use serde::{Deserialize, Serialize};

use crate::rules::Side;

/// How strongly the computer plays, 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const LEAST: u8 = 1;
    /// The strongest.
    pub const MOST: u8 = 10;

    /// The level as a number.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Default for Level {
    fn default() -> Self {
        Self(3)
    }
}

impl From<u8> for Level {
    fn from(level: u8) -> Self {
        Self(level.clamp(Self::LEAST, Self::MOST))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}

/// Who sits opposite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Opponent {
    /// The computer.
    Computer(Level),
    /// A second person at the same device.
    Person,
    /// Somebody elsewhere.
    Far,
}

/// Who plays which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seats {
    /// Who sits opposite.
    pub opponent: Opponent,
    /// The side of the person at the bottom of the board.
    pub side: Side,
}

impl Seats {
    /// The level at which the computer plays `side`, if it does.
    pub fn computer(&self, side: Side) -> Option<Level> {
        match self.opponent {
            Opponent::Computer(level) if side != self.side => Some(level),
            _ => None,
        }
    }

    /// Whether a person at this device plays `side`.
    pub fn is_person(&self, side: Side) -> bool {
        self.opponent == Opponent::Person || side == self.side
    }
}
