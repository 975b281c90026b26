//! PDN 3.0: games as text, with their tags, comments, variations and results.
//!
//! Reading goes in two steps, so that a page can read a large file without freezing. [`games()`] cuts the text into games,
//! one at each call of the iterator, without looking at any rule; [`GameText::read`] plays one of them through. Whoever
//! reads decides when to stop, and [`Games::done`] says how far it has come.
//!
//! What is read:
//! - tags, comments `{…}` and `; …`, variations, marks (`!`, `?!`, `(?)`, `$12`, and `*` right behind a move: forced);
//! - moves short and full, with numbers or letters, with any of the signs `-`, `x`, `:`, with blanks inside or, between
//!   letters, with nothing; without the row that is left (`gf4`); [`Clocks`] in comments;
//! - a start by `[FEN "…"]` or by `/FEN "…"/` before the first move, or `1...` where the other side begins;
//! - results of both kinds; a `*` that stands alone ends the game.
//!
//! Nothing is guessed in silence. A move that is wrong or could be two ends its line there: a [`Problem`] says where and
//! what would have been legal, the part before is kept, other lines and games go on. A game without `GameType` is read
//! only if a single rule set fits it; else [`Read::Ask`] says which do.
//!
//! What is written is canonical and reads back to the same [`PdnGame`]. Two tags are our own, as PDN has none for these:
//! - `[DamaProfile "table"]`: begins and draws as at the table. Without it a game is its federation's.
//! - `[DamaHouseRule "optional-capture"]`: a capture may be passed up.

mod clocks;
mod decode;
mod game_type;
mod games;
mod lexer;
mod problem;
mod read;
mod scan;
mod value;
mod write;

pub(super) use lexer::{Lexer, Token};

pub use clocks::Clocks;
pub use decode::decode;
pub use game_type::{GameType, GameTypeError};
pub use games::{GameText, Games, games};
pub use problem::{Place, Problem, ProblemKind, Refusal};
pub use read::{Ask, Read, ReadGame};
pub use value::{Line, MAX_NODES, Node, PdnGame, PdnResult, Tags};
pub use write::{glyph, write_pdn};

/// The tag that tells the profile.
const PROFILE_TAG: &str = "DamaProfile";
/// Its value for the table profile.
const TABLE: &str = "table";
/// Its value for the federation profile, which need not be written.
const FEDERATION: &str = "federation";
/// The tag of the house rule.
const HOUSE_RULE_TAG: &str = "DamaHouseRule";
/// Its value.
const OPTIONAL_CAPTURE: &str = "optional-capture";
