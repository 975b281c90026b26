//! A game between two people who are apart, each at a device of their own, with no server between them.
//!
//! Such a game is its start and what both have [done](Deed): moves, questions and their answers, giving up. Each end keeps
//! all of it as a [`Far`] beside the game, and whatever arrives goes through the one [function](event::after) that knows
//! what is allowed, so that nothing comes to the board that the rules refuse. How it travels is another matter: by [`post`], as
//! a link that carries the whole game, or [`live`], from one browser to the other.
//!
//! Pure: knows rules, notation, game.

pub mod event;
mod far;
mod id;
mod kept;
pub mod live;
mod player;
pub mod post;

pub use event::{Asked, Deed, DeedError, Done, Question};
pub use far::{Far, Way};
pub use id::GameId;
pub use kept::{Kept, KeptError};
pub use player::{Player, clean_name};
