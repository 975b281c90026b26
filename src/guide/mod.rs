//! The rules, told: a page for every rule set, composed from its table of facts.
//!
//! What a page says of moves, captures, crowning and draws is chosen by the [`Rules`](crate::rules::Rules), a message
//! for each fact, so that a page cannot say what the game does not do. Only what no fact gives – what a game feels
//! like, tips, history – is prose of its own. The [diagrams](DIAGRAMS) are positions with moves that the rules check.
//!
//! A [`Page`] is a value: the app draws it with boards that play, [`html`] writes it as a file that needs no script.

mod compare;
mod diagram;
mod diagrams;
pub mod facts;
pub mod html;
mod page;
mod saying;
mod sentences;
mod svg;
mod topic;
pub mod words;

pub use compare::{Property, differences};
pub use diagram::Diagram;
pub use diagrams::DIAGRAMS;
pub use page::{Block, Page, Section, page, page_of};
pub use saying::Saying;
pub use topic::{Part, Topic};
