//! What should be played: the computer player.
//!
//! An [`Engine`] holds what is worth keeping between moves; [`Engine::start`] begins a [`Search`] for one position,
//! and each [`Search::deepen`] looks one ply further, so that whoever drives it can do other things in between. The
//! engine knows neither clock nor randomness: time comes in through a [`Clock`], variety through a seed. The same
//! game, limits and seed give the same move and the same number of nodes on every machine as long as no clock
//! decides.

mod bench;
mod book;
mod endgame;
mod evaluate;
mod features;
mod frame;
mod hand;
mod learned;
mod level;
mod limits;
mod moves;
mod order;
mod params;
mod pattern;
mod places;
mod root;
mod search;
pub mod shipped;
mod solver;
mod table;
mod weights;

pub use bench::{BENCH_NODES, BENCH_NODES_BY_HAND, bench};
pub use book::write_book;
pub use features::{Features, Seen};
pub use level::Level;
pub use limits::{Clock, Info, Limits, Line, NoClock};
pub use root::{Engine, Search, Step, think};
pub use weights::{WEIGHT_UNIT, WEIGHTS_VERSION, Weights, WeightsError, weights_file};
