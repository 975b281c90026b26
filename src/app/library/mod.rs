//! The library, links and replay, but for what needs a browser.
//!
//! All this belongs to a program of its own, which comes when somebody goes to one of its [addresses](Address): the
//! first visit pays nothing for it. An [`Entry`] is what the library knows of a game without opening it, light enough to
//! hold all of them at once; the game itself lies beside it as PDN and is read when it is wanted.

mod address;
mod entry;
mod excuse;
mod film;
mod picture;
mod reel;
mod search;
mod tally;

pub use address::Address;
pub use entry::{Entry, Own, Source};
pub use excuse::{Excuse, excuse_of_link, excuse_of_problem, excuse_of_refusal};
pub use film::{FilmWords, film};
pub use picture::picture;
pub use reel::{Path, Reel, Turn};
pub use search::{Order, Search};
pub use tally::{Score, tally};
