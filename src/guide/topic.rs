//! What a rules page can be about, and the parts it has.

use crate::rules::{Variant, Why};

/// What a rules page is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// All of them, to choose from.
    Index,
    /// All of them, side by side.
    Compare,
    /// The house rule.
    OptionalCapture,
    /// A rule set.
    Of(Variant),
}

impl Topic {
    /// Every topic, the index first.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Index].into_iter().chain(Self::games()).chain([Self::Compare])
    }

    /// The rule sets and the house rule.
    pub fn games() -> impl Iterator<Item = Self> {
        Variant::ALL.into_iter().map(Self::Of).chain([Self::OptionalCapture])
    }

    /// The name in addresses and texts; the index has none.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Index => "",
            Self::Compare => "compare",
            Self::OptionalCapture => "optional",
            Self::Of(variant) => variant.name(),
        }
    }

    /// The topic of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|topic| topic.name() == name)
    }
}

/// A part of a rules page, under a heading of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Board and setup.
    Board,
    /// Moving.
    Moving,
    /// Capturing.
    Capturing,
    /// Crowning.
    Crowning,
    /// Winning and draws.
    Ending,
    /// What the house rule changes in each game.
    Changes,
    /// Differences from the rule set most readers know.
    Differences,
    /// Strategy tips.
    Tips,
    /// Questions and answers.
    Questions,
    /// The other rule sets.
    Others,
}

impl Part {
    /// Every part, in the order of the page.
    pub const ALL: [Self; 10] = [
        Self::Board,
        Self::Moving,
        Self::Capturing,
        Self::Crowning,
        Self::Ending,
        Self::Changes,
        Self::Differences,
        Self::Tips,
        Self::Questions,
        Self::Others,
    ];

    /// The name in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Moving => "moving",
            Self::Capturing => "capturing",
            Self::Crowning => "crowning",
            Self::Ending => "ending",
            Self::Changes => "changes",
            Self::Differences => "differences",
            Self::Tips => "tips",
            Self::Questions => "questions",
            Self::Others => "others",
        }
    }

    /// The part that explains why a try is refused.
    pub const fn explaining(why: Why) -> Self {
        match why {
            Why::Blocked
            | Why::MenMoveForward
            | Why::ManStepsOne
            | Why::KingStepsOne
            | Why::NotDiagonal
            | Why::Occupied
            | Why::OwnPiece
            | Why::NotThere => Self::Moving,
            Why::CrowningEnds | Why::CrownedOnlyAtTheEnd => Self::Crowning,
            Why::MustCapture
            | Why::MorePieces { .. }
            | Why::WithKing
            | Why::MoreKings { .. }
            | Why::KingsEarlier
            | Why::Unfinished
            | Why::LandsWhereItGoesOn
            | Why::LandsJustBehind
            | Why::AlreadyCaptured
            | Why::MenCaptureForward
            | Why::KingSafeFromMen
            | Why::TwoInLine => Self::Capturing,
        }
    }

    /// The part of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|part| part.name() == name)
    }
}
