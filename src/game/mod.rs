//! One game in progress: its start and its moves.
//!
//! Everything else (position, draw counts, repetition, result) is derived from these, so that taking a move back
//! cannot forget anything. A [`Record`] is the same value as plain data: what is saved, and what the worker is sent.
//!
//! Pure: knows rules and notation.

mod clock;
pub(crate) mod link;
mod pdn;
mod play;
mod record;

pub use crate::rules::RuleSet;
pub use clock::{Clock, TimeControl};
pub use link::{Link, LinkError, MAX_LINK, MAX_NAME};
pub use play::{Captured, DrawReason, Ended, Game, GameResult, PlayError, RunningCount};
pub use record::{LoadError, MAX_PLIES, Record};
