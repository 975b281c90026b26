//! What a person has set for themselves, kept on the device.

use serde::{Deserialize, Serialize};

use crate::notation::Style;
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

    /// How squares and moves are written.
    pub const fn style(self) -> Style {
        match self {
            Self::Numbers | Self::None => Style::Numbers,
            Self::Letters => Style::Algebraic,
        }
    }
}
