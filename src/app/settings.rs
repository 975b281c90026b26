//! What a person has set for themselves, kept on the device.

use serde::{Deserialize, Serialize};

use crate::notation::pdn::GameType;
use crate::notation::{Labels, Style};
use crate::rules::{ProfileName, RuleSet};
use crate::texts::Lang;

/// How the page looks and speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language, if one was chosen; otherwise the browser's.
    pub lang: Option<Lang>,
    /// Light or dark.
    pub theme: Theme,
    /// What stands on the squares.
    pub coordinates: Coordinates,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system wishes.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// The name the style sheet knows.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// What stands on the squares, and how moves are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coordinates {
    /// `1` to `32` or `50`.
    #[default]
    Numbers,
    /// `a1` to `h8`.
    Letters,
    /// Nothing; moves are written in numbers.
    None,
}

impl Coordinates {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::Numbers, Self::Letters, Self::None];

    /// The name in the page's markup.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Numbers => "numbers",
            Self::Letters => "letters",
            Self::None => "none",
        }
    }

    /// What the squares are called where `rule_set` is played: as on the common board, or as its federation does. There
    /// the official names, which are letters in some, are what stands for numbers.
    pub fn labels(self, rule_set: RuleSet) -> Labels {
        let rules = rule_set.variant.rules();
        match (rule_set.profile, self) {
            (ProfileName::Table, _) => Labels::table(rules).styled(self.style()),
            (ProfileName::Federation, Self::Letters) => Labels::canonical(rules).styled(Style::Algebraic),
            (ProfileName::Federation, Self::Numbers | Self::None) => *GameType::of(rule_set.variant).labels(),
        }
    }

    /// How squares and moves are written.
    pub const fn style(self) -> Style {
        match self {
            Self::Numbers | Self::None => Style::Numbers,
            Self::Letters => Style::Algebraic,
        }
    }
}
