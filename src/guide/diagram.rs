//! A diagram that plays: a position, the moves that show the rule, and what is claimed of them.
//!
//! A diagram belongs to every rule set whose facts it suits, so that a new rule set has its diagrams from the first day.
//! The claims are checked by the rules in `tests/diagrams.rs`.

use super::topic::Part;
use crate::notation::{FenError, Labels, TypedError, parse_fen, parse_typed};
use crate::rules::{Geometry, Move, Position, Rules};

/// A diagram. Squares are numbers of the common board; White, at the bottom, is to move.
#[derive(Clone, Copy, Debug)]
pub struct Diagram {
    /// Its caption is the message `diagram-` and this name.
    pub name: &'static str,
    /// The part of the page it belongs to.
    pub part: Part,
    /// The board it is drawn on.
    pub geometry: Geometry,
    /// Whether what it shows holds under these rules.
    pub suits: fn(&Rules) -> bool,
    /// The position.
    pub fen: &'static str,
    /// The move that shows the rule.
    pub shows: &'static str,
    /// Other moves that are legal.
    pub legal: &'static [&'static str],
    /// Whether these are all the legal moves.
    pub only: bool,
    /// Tries that the rule refuses: from and to.
    pub refused: &'static [(u8, u8)],
    /// How many pieces the shown move captures.
    pub captures: u32,
    /// Whether the shown move crowns a man.
    pub crowns: bool,
    /// Whether the shown move wins the game.
    pub wins: bool,
}

impl Diagram {
    /// A diagram of nothing, to be filled in.
    pub(super) const BLANK: Self = Self {
        name: "",
        part: Part::Moving,
        geometry: Geometry::Eight,
        suits: |_| true,
        fen: "",
        shows: "",
        legal: &[],
        only: false,
        refused: &[],
        captures: 0,
        crowns: false,
        wins: false,
    };

    /// The message that says what it shows.
    pub fn caption(&self) -> String {
        format!("diagram-{}", self.name)
    }

    /// Whether it belongs on the page of `rules`.
    pub fn is_for(&self, rules: &Rules) -> bool {
        self.geometry == rules.geometry && (self.suits)(rules)
    }

    /// The position under `rules`.
    pub fn position(&self, rules: &Rules) -> Result<Position, FenError> {
        // The numbers are the common board's, whatever the federation's own look like.
        let setup = parse_fen(self.fen, &Rules { mirrored: false, ..*rules })?;
        Position::new(*rules, setup).map_err(FenError::Setup)
    }

    /// The move that shows the rule.
    pub fn shown(&self, position: &Position) -> Result<Move, TypedError> {
        parse_typed(self.shows, position, &Labels::table(position.rules()))
    }
}
