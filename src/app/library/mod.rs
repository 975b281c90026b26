//! The library, links and replay, but for what needs a browser.
//!
//! All this belongs to a program of its own, which comes when somebody goes to one of its [addresses](Address): the
//! first visit pays nothing for it. An [`Entry`] is what the library knows of a game without opening it, light enough to
//! hold all of them at once; the game itself lies beside it as PDN and is read when it is wanted.

mod address;
mod entry;
mod excuse;
mod filed;
mod film;
mod fitting;
mod picture;
mod quest;
mod reel;
mod search;
pub mod servers;
mod tally;
mod trail;

pub use address::Address;
pub use entry::{Entry, Own, Source};
pub use excuse::{Excuse, excuse_of_fen, excuse_of_link, excuse_of_problem, excuse_of_refusal};
pub use filed::{Filed, stamped, unstamped};
pub use film::{FilmWords, film};
pub use fitting::fitting;
pub use picture::{Picture, Shape};
pub use quest::Quest;
pub use reel::{Path, Reel, Turn};
pub use search::{Order, Search, meets};
pub use tally::{Score, tally};
pub use trail::{Trail, Trails};

#[cfg(test)]
mod support {
    use crate::notation::pdn::{PdnGame, Read, games};

    /// The game that a text is.
    pub(super) fn game(text: &str) -> PdnGame {
        match games(text).next().expect("a game").read(None) {
            Read::Game(read) => read.game,
            other => panic!("{other:?}"),
        }
    }
}
