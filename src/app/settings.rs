//! What a person has set for themselves, kept on the device.

use serde::{Deserialize, Serialize};

use super::table::Manners;
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
    /// What the board is made of.
    pub board: BoardLook,
    /// What the pieces look like.
    pub pieces: PieceLook,
    /// An only move is played by itself.
    pub auto_play: bool,
    /// A move waits for a nod before it is played.
    pub confirm: bool,
    /// Between two people the board turns to whoever moves.
    pub turning: bool,
    /// How the computer sees the position is shown.
    pub evaluation: bool,
    /// Moves are heard.
    pub sound: bool,
    /// Moves are felt.
    pub vibration: bool,
}

impl Settings {
    /// What the table needs to know of them.
    pub const fn manners(&self) -> Manners {
        Manners { confirm: self.confirm, turning: self.turning }
    }
}

/// What the board is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardLook {
    /// Light and dark wood.
    #[default]
    Wood,
    /// Blue-grey.
    Slate,
    /// Green and cream.
    Green,
    /// Grey on white, as in print.
    Paper,
}

impl BoardLook {
    /// Every board.
    pub const ALL: [Self; 4] = [Self::Wood, Self::Slate, Self::Green, Self::Paper];

    /// The name the style sheet knows.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Slate => "slate",
            Self::Green => "green",
            Self::Paper => "paper",
        }
    }
}

/// What the pieces look like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PieceLook {
    /// Turned on a lathe, with grooves.
    #[default]
    Turned,
    /// Flat discs.
    Flat,
    /// Black on white and white on black, as in print.
    Ink,
}

impl PieceLook {
    /// Every set.
    pub const ALL: [Self; 3] = [Self::Turned, Self::Flat, Self::Ink];

    /// The name the style sheet knows.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turned => "turned",
            Self::Flat => "flat",
            Self::Ink => "ink",
        }
    }
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
    /// As the federation of the rule set writes them.
    Own,
    /// Nothing; moves are written in numbers.
    None,
}

impl Coordinates {
    /// Every choice.
    pub const ALL: [Self; 4] = [Self::Numbers, Self::Letters, Self::Own, Self::None];

    /// The name in the page's markup.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Numbers => "numbers",
            Self::Letters => "letters",
            Self::Own => "own",
            Self::None => "none",
        }
    }

    /// What the squares are called where `rule_set` is played: as on the common board, or as its federation does. By a
    /// federation's rules its own names, which are letters in some, are what stands for numbers.
    pub fn labels(self, rule_set: RuleSet) -> Labels {
        let rules = rule_set.variant.rules();
        match (self, rule_set.profile) {
            (Self::Numbers | Self::None, ProfileName::Table) => Labels::table(rules),
            (Self::Letters, ProfileName::Table) => Labels::table(rules).styled(Style::Algebraic),
            (Self::Letters, ProfileName::Federation) => Labels::canonical(rules).styled(Style::Algebraic),
            (Self::Own, _) | (Self::Numbers | Self::None, ProfileName::Federation) => {
                *GameType::of(rule_set.variant).labels()
            }
        }
    }
}
