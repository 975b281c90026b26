//! What may be played: the rules of every draughts, as data, and one move generator that obeys them.
//!
//! A rule set is a table of named facts ([`Rules`]); [`Variant`] lists the tables that ship, [`RuleSet`] is one with its
//! switches. A [`Setup`] is any
//! arrangement of pieces; [`Position::new`] is the one door from there to a legal [`Position`], which knows its
//! legal [`Move`]s. [`Walk`] takes a capture step by step, as a hand does; [`draw`] holds the conditions under
//! which a game is drawn.
//!
//! This room is pure: no text formats, no search, no clock, no randomness, no web.
//!
//! ```
//! use dama::rules::{Position, Variant};
//!
//! let start = Position::start(Variant::American);
//! assert_eq!(start.legal_moves().len(), 7);
//! assert_eq!(dama::rules::perft(&start, 5), 7361);
//! ```

mod bits;
mod board;
pub mod draw;
mod few;
mod generate;
mod geometry;
mod kernel;
mod moves;
mod piece;
mod position;
mod reason;
mod rule_set;
mod setup;
mod table;
mod variant;
mod walk;
mod zobrist;

pub(crate) use zobrist::key_after;

pub use bits::{Bits, Square};
pub use board::Board;
pub use few::sort_few;
pub use geometry::{Direction, Geometry};
pub use kernel::{Kernel, perft};
pub use moves::Move;
pub use piece::{Piece, Rank, Side};
pub use position::{IllegalMove, Outcome, Position, WinReason};
pub use reason::{Reason, Route, Why};
pub use rule_set::RuleSet;
pub use setup::{Setup, SetupError};
pub use table::{
    Criterion, Crowning, KingRange, Landing, ManCaptures, Obligation, Profile, ProfileName, Removal, Rules,
};
pub use variant::Variant;
pub use walk::{Hop, Walk};
