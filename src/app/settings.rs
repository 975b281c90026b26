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
    /// Between two people the board is covered while the device changes hands.
    pub passing: bool,
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
        let Self { confirm, turning, passing, evaluation, .. } = *self;
        Manners { confirm, turning, passing, evaluation }
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
    Numbers,
    /// `a1` to `h8`.
    Letters,
    /// As the game is played: the numbers of the common board, or what its federation writes.
    #[default]
    Own,
    /// Nothing; moves are written as the game is played.
    None,
}

impl Coordinates {
    /// Every choice.
    pub const ALL: [Self; 4] = [Self::Own, Self::Numbers, Self::Letters, Self::None];

    /// The name in the page's markup.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Numbers => "numbers",
            Self::Letters => "letters",
            Self::Own => "own",
            Self::None => "none",
        }
    }

    /// What the squares are called where `rule_set` is played – on the common board, or on its federation's – and how
    /// captures are signed there.
    pub fn labels(self, rule_set: RuleSet) -> Labels {
        let official = *GameType::of(rule_set.variant).labels();
        let labels = match rule_set.profile {
            ProfileName::Table => Labels::table(rule_set.variant.rules()).signed(official.capture()),
            ProfileName::Federation => official,
        };
        match self {
            Self::Numbers => labels.styled(Style::Numbers),
            Self::Letters => labels.styled(Style::Algebraic),
            Self::Own | Self::None => labels,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    /// What the square that the common board numbers 1 is called.
    fn called(coordinates: Coordinates, variant: Variant, profile: ProfileName) -> String {
        let rule_set = RuleSet { variant, optional_capture: false, profile };
        let square = variant.rules().geometry.square(1).expect("on the board");
        coordinates.labels(rule_set).name(square)
    }

    #[test]
    fn numbers_are_numbers_and_letters_letters_whoever_rules() {
        for variant in Variant::ALL {
            for profile in [ProfileName::Table, ProfileName::Federation] {
                let names = [Coordinates::Numbers, Coordinates::Letters].map(|it| called(it, variant, profile));
                let begins = names.map(|name| name.starts_with(|c: char| c.is_ascii_digit()));
                assert_eq!(begins, [true, false], "{variant:?} {profile:?}");
            }
        }
    }

    #[test]
    fn the_names_of_a_game_are_those_it_is_played_by() {
        for (variant, table, federation) in [
            (Variant::Russian, "1", "b8"),
            (Variant::Czech, "1", "b8"),
            (Variant::Italian, "1", "4"),
            (Variant::Thai, "1", "32"),
            (Variant::International, "1", "1"),
        ] {
            let own = [ProfileName::Table, ProfileName::Federation].map(|it| called(Coordinates::Own, variant, it));
            assert_eq!(own, [table, federation], "{variant:?}");
        }
    }

    #[test]
    fn a_capture_has_the_sign_of_its_rule_set() {
        for (variant, sign) in [(Variant::Russian, ':'), (Variant::Thai, '-'), (Variant::American, 'x')] {
            for profile in [ProfileName::Table, ProfileName::Federation] {
                for coordinates in Coordinates::ALL {
                    let labels = coordinates.labels(RuleSet { variant, optional_capture: false, profile });
                    assert_eq!(labels.capture(), sign, "{variant:?} {profile:?}");
                }
            }
        }
    }
}
