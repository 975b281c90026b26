//! A game by post: each link carries the whole of it, so that nothing is lost on the way, and whoever opens one finds out
//! what it is to them.
//!
//! A [`Letter`] is what a link carries. [`judge()`] holds one against the game that is kept here: it goes on from it, is
//! older, crossed with something done here meanwhile, or tells another past. Two who open each other's links in any order
//! come to the same game, or both keep theirs and are told.

mod judge;
mod letter;

pub use judge::{Arrival, Fork, Verdict, judge};
pub use letter::{Letter, LetterError};
