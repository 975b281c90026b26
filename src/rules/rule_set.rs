//! What is being played: a rule set with its switches.

use serde::{Deserialize, Serialize};

use super::draw::Draw;
use super::position::Position;
use super::table::{ProfileName, Rules};
use super::variant::Variant;

/// A rule set with the house rule and the profile chosen for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RuleSet {
    /// Which draughts.
    pub variant: Variant,
    /// The house rule that a capture may be passed up. Means nothing where [`Variant::may_be_optional`] says no.
    #[serde(default)]
    pub optional_capture: bool,
    /// How the game begins and when it is drawn.
    #[serde(default)]
    pub profile: ProfileName,
}

impl RuleSet {
    /// `variant` as it is played at the table by default.
    pub const fn table(variant: Variant) -> Self {
        Self { variant, optional_capture: false, profile: ProfileName::Table }
    }

    /// `variant` as tournaments play it.
    pub const fn federation(variant: Variant) -> Self {
        Self { variant, optional_capture: false, profile: ProfileName::Federation }
    }

    /// The rules that these choices make.
    pub fn rules(&self) -> Rules {
        self.variant.with_optional_capture(self.optional_capture && self.variant.may_be_optional())
    }

    /// The position the game starts from.
    pub fn start(&self) -> Position {
        Position::start_of(self.rules(), self.profile)
    }

    /// The conditions that draw the game.
    pub const fn draws(&self) -> &'static [Draw] {
        self.variant.draws(self.profile)
    }
}
