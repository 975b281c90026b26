//! What was chosen for a new game, and what that deals.

use serde::{Deserialize, Serialize};

use super::seats::{Level, Opponent, Seats};
use crate::game::{RuleSet, TimeControl};
use crate::guide::Topic;
use crate::rules::{ProfileName, Side, Variant};

/// The choices of the new-game page, remembered from one game to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// Which draughts.
    pub variant: Variant,
    /// Whether a capture may be passed up, where the rule set has that switch.
    pub optional_capture: bool,
    /// As at the table, or as tournaments play.
    pub profile: ProfileName,
    /// Whether the computer sits opposite; otherwise a second person.
    pub computer: bool,
    /// Whether somebody elsewhere does; then the game begins with an invitation.
    pub far: bool,
    /// How strongly it plays.
    pub level: Level,
    /// Whether the person makes the first move.
    pub moves_first: bool,
    /// The clock, if there is to be one.
    pub time: Option<TimeControl>,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            variant: Variant::American,
            optional_capture: false,
            profile: ProfileName::Table,
            computer: true,
            far: false,
            level: Level::default(),
            moves_first: true,
            time: None,
        }
    }
}

impl Choices {
    /// The same choices for the game that a rules page is about.
    #[must_use]
    pub fn wanting(self, topic: Topic) -> Self {
        let here = Self { far: false, ..self };
        match topic {
            Topic::Of(variant) => Self { variant, optional_capture: false, ..here },
            Topic::OptionalCapture if self.variant.may_be_optional() => Self { optional_capture: true, ..here },
            Topic::OptionalCapture => Self { variant: Self::default().variant, optional_capture: true, ..here },
            Topic::Index | Topic::Compare => here,
        }
    }

    /// The rules these choices make.
    pub fn rule_set(&self) -> RuleSet {
        RuleSet {
            optional_capture: self.optional_capture && self.variant.may_be_optional(),
            variant: self.variant,
            profile: self.profile,
        }
    }

    /// The clock these choices set.
    pub fn clock(&self) -> Option<TimeControl> {
        self.time.filter(|time| !(self.computer && time.is_for_two()))
    }

    /// The side that makes the first move.
    pub fn first(&self) -> Side {
        self.variant.rules().profile(self.profile).first
    }

    /// The person's side, where somebody or something else has the other.
    pub fn side(&self) -> Side {
        if self.moves_first { self.first() } else { !self.first() }
    }

    /// Who sits where. Two people begin with the first mover at the bottom.
    pub fn seats(&self) -> Seats {
        if self.computer {
            Seats { opponent: Opponent::Computer(self.level), side: self.side() }
        } else {
            Seats { opponent: Opponent::Person, side: self.first() }
        }
    }
}
