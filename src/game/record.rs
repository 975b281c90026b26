//! A game as plain data: what is saved, and what the worker is sent.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::play::{Ended, Game, PlayError};
use crate::notation::{FenError, HubError, Labels, parse_hub, parse_position, write_fen, write_hub};
use crate::rules::{RuleSet, Side};

/// The version of [`Record`] that is written.
const VERSION: u32 = 1;

/// The longest game that is read.
pub const MAX_PLIES: usize = 4096;

/// A game: rule set, start, moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    version: u32,
    rule_set: RuleSet,
    /// FEN with canonical numbers.
    start: String,
    /// Hub text, first to last.
    moves: Vec<String>,
    /// Moves taken back, in the order in which they would be played again.
    #[serde(default)]
    undone: Vec<String>,
    #[serde(default)]
    resigned: Option<Side>,
    /// Whose time is up. Older versions know of resigning only.
    #[serde(default)]
    out_of_time: Option<Side>,
    /// Whether both have agreed to a draw.
    #[serde(default)]
    agreed: bool,
}

/// Why a record is no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LoadError {
    /// Written by a later version of the program.
    #[error("the game was saved in format {0}, expected {VERSION}")]
    Version(u32),
    /// More moves than any game has.
    #[error("the game has {0} moves, expected at most {MAX_PLIES}")]
    TooLong(usize),
    /// The start is no position.
    #[error("start position: {0}")]
    Start(#[from] FenError),
    /// A move is not legal where it stands.
    #[error("move {ply}: {error}")]
    Move {
        /// Counted from 1.
        ply: usize,
        /// What is wrong with it.
        error: HubError,
    },
    /// A move comes after the end.
    #[error("move {ply} comes after the end of the game")]
    AfterTheEnd {
        /// Counted from 1.
        ply: usize,
    },
}

impl Game {
    /// The game as plain data.
    pub fn record(&self) -> Record {
        let labels = Labels::canonical(self.start().rules());
        Record {
            version: VERSION,
            rule_set: self.rule_set(),
            start: write_fen(self.start(), &labels),
            moves: self.moves().map(|mv| write_hub(mv, &labels)).collect(),
            undone: self.undone().map(|mv| write_hub(mv, &labels)).collect(),
            resigned: self.resigned(),
            out_of_time: match self.ended() {
                Some(Ended::OutOfTime(side)) => Some(side),
                _ => None,
            },
            agreed: self.ended() == Some(Ended::Agreed),
        }
    }
}

impl Record {
    /// Whether `other` is this game and perhaps goes on.
    pub fn is_begun_by(&self, other: &Self) -> bool {
        self.rule_set == other.rule_set && self.start == other.start && other.moves.starts_with(&self.moves)
    }

    /// The game this is, every move checked.
    pub fn game(&self) -> Result<Game, LoadError> {
        if self.version != VERSION {
            return Err(LoadError::Version(self.version));
        }
        let plies = self.moves.len() + self.undone.len();
        if plies > MAX_PLIES {
            return Err(LoadError::TooLong(plies));
        }
        let rules = self.rule_set.rules();
        let labels = Labels::canonical(&rules);
        let mut game = Game::from_position(self.rule_set, parse_position(&self.start, &rules)?);
        for (ply, text) in (1..).zip(self.moves.iter().chain(&self.undone)) {
            let mv = parse_hub(text, game.position(), &labels).map_err(|error| LoadError::Move { ply, error })?;
            game.play(mv).map_err(|error| match error {
                PlayError::Over | PlayError::Illegal => LoadError::AfterTheEnd { ply },
            })?;
        }
        for _ in &self.undone {
            game.undo();
        }
        let resigned = self.resigned.map(Ended::Resigned);
        let out_of_time = self.out_of_time.map(Ended::OutOfTime);
        if let Some(ended) = resigned.or(out_of_time).or(self.agreed.then_some(Ended::Agreed)) {
            game.end(ended).map_err(|_| LoadError::AfterTheEnd { ply: plies })?;
        }
        Ok(game)
    }
}
