//! The shape of a rule table: every fact in which one draughts differs from another, by name.
//!
//! The facts are independent of each other: any combination plays. House rules are a table with a fact changed:
//!
//! ```
//! use dama::rules::{Obligation, Rules, Variant};
//!
//! let house = Rules { obligation: Obligation::Optional, ..*Variant::Russian.rules() };
//! ```

use serde::{Deserialize, Serialize};

use super::draw::Draw;
use super::geometry::Geometry;
use super::piece::Side;

/// A rule set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rules {
    /// The board.
    pub geometry: Geometry,
    /// Rows of men each side starts with.
    pub home_rows: u8,
    /// In which directions a man captures.
    pub man_captures: ManCaptures,
    /// Whether a man may capture a king.
    pub man_takes_king: bool,
    /// How far a king goes.
    pub king: KingRange,
    /// Where a flying king may land behind what it captures.
    pub landing: Landing,
    /// When captured pieces leave the board.
    pub removal: Removal,
    /// What happens when a man reaches the last row in the middle of a capture.
    pub crowning: Crowning,
    /// Whether a capture must be played when there is one.
    pub obligation: Obligation,
    /// Which of several captures must be chosen: the first criterion decides, then the next, and what is equal
    /// under all of them is free.
    pub priority: &'static [Criterion],
    /// Whether the federation's board has its dark corner at the bottom right, and the squares are numbered so.
    /// The game tree is the same; it is a matter of labels.
    pub mirrored: bool,
    /// The table profile: how the game is played here by default.
    pub table: Profile,
    /// The federation profile: how it is played in tournaments.
    pub federation: Profile,
}

impl Rules {
    /// The profile called `name`.
    pub const fn profile(&self, name: ProfileName) -> &Profile {
        match name {
            ProfileName::Table => &self.table,
            ProfileName::Federation => &self.federation,
        }
    }

    /// Whether both tables move and capture alike. Obligation, profiles and labels do not matter.
    pub fn moves_like(&self, other: &Self) -> bool {
        self.geometry == other.geometry
            && self.man_captures == other.man_captures
            && self.man_takes_king == other.man_takes_king
            && self.king == other.king
            && self.landing == other.landing
            && self.removal == other.removal
            && self.crowning == other.crowning
            && self.priority == other.priority
    }
}

/// In which directions a man captures. It always moves forward only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ManCaptures {
    /// Forward only.
    Forward,
    /// Forward and backward.
    BothWays,
}

/// How far a king goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingRange {
    /// One step in every direction.
    Short,
    /// Any number of empty squares.
    Flying,
}

/// Where a flying king may land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// On any empty square beyond the captured piece.
    Anywhere,
    /// Only on the square just behind it.
    JustBehind,
}

/// When captured pieces leave the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removal {
    /// All together when the move is over; until then they block.
    AfterTheMove,
    /// Each as it is jumped.
    AtOnce,
}

/// What happens when a man reaches the last row and could capture on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crowning {
    /// It is crowned and the move is over.
    EndsTheMove,
    /// It is crowned and captures on as a king.
    GoesOnAsKing,
    /// It captures on as a man, and is crowned only if the move ends on the last row.
    PassesAsMan,
}

/// Whether a capture must be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obligation {
    /// Captures are compulsory.
    Forced,
    /// A quiet move may be played instead (a house rule). A capture once begun is completed all the same.
    Optional,
}

/// One rung of the choice among captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Criterion {
    /// The most pieces.
    MostPieces,
    /// With a king rather than with a man.
    WithKing,
    /// The most kings.
    MostKings,
    /// Kings as early as possible in the order of capture.
    KingsEarliest,
}

/// What the table and the federation may see differently.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Profile {
    /// Who moves first.
    pub first: Side,
    /// Whose home rows are drawn at the bottom for the player who moves first.
    pub bottom: Side,
    /// The conditions that draw the game.
    pub draws: &'static [Draw],
}

/// Which profile of a rule set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ProfileName {
    /// As it is played here by default.
    #[default]
    Table,
    /// As tournaments play it.
    Federation,
}
