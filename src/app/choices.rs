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
        match topic {
            Topic::Of(variant) => Self { variant, optional_capture: false, ..self },
            Topic::OptionalCapture if self.variant.may_be_optional() => Self { optional_capture: true, ..self },
            Topic::OptionalCapture => Self { variant: Self::default().variant, optional_capture: true, ..self },
            Topic::Index | Topic::Compare => self,
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

    /// Who sits where. Two people begin with the first mover at the bottom.
    pub fn seats(&self) -> Seats {
        let first = self.first();
        if self.computer {
            let side = if self.moves_first { first } else { !first };
            Seats { opponent: Opponent::Computer(self.level), side }
        } else {
            Seats { opponent: Opponent::Person, side: first }
        }
    }
}
