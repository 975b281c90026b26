//! What should be played: the computer player.
//!
//! An [`Engine`] holds what is worth keeping between moves; [`Engine::start`] begins a [`Search`] for one position,
//! and each [`Search::deepen`] looks one ply further, so that whoever drives it can do other things in between. The
//! engine knows neither clock nor randomness: time comes in through a [`Clock`], variety through a seed. The same
//! game, limits and seed give the same move and the same number of nodes on every machine as long as no clock
//! decides.

mod bench;
mod endgame;
mod evaluate;
mod level;
mod limits;
mod order;
mod params;
mod root;
mod search;
mod table;

pub use bench::{BENCH_NODES, bench};
pub use level::Level;
pub use limits::{Clock, Info, Limits, NoClock};
pub use root::{Engine, Search, Step, think};
