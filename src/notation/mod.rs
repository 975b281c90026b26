//! How positions and moves are written down: square names, FEN, Hub move text, moves as people type them.
//!
//! Everything that arrives as text is bounded and checked here; an error quotes what was wrong and says what was
//! expected. Knows the rules, nothing else.

mod fen;
mod find;
mod hub;
mod labels;
pub mod pdn;
mod typed;

pub use fen::{FenError, MAX_FEN, parse_fen, parse_position, parse_position_named, write_fen};
pub use find::{Found, find, moves_in, near_fen};
pub use hub::{HubError, parse_hub, write_hub};
pub use labels::{Labels, Style};
pub use typed::{TypedError, parse_squares, parse_typed, write_move, write_move_signed};
