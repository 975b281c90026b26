//! Texts are data: Fluent files, a folder for each language, with the same messages in each; `tests/locales.rs` holds
//! them to it.
//!
//! A [`Key`] names a message of the [app's part](Part::App) and the arguments it takes, so that code cannot ask for a
//! message that is not there. The files are compiled (`compile`) when the site is built; the page fetches those of the
//! one language it speaks and has no parser. Which plural a number takes is asked of the browser.

#[cfg(not(target_arch = "wasm32"))]
pub mod compile;
mod key;
mod lang;
mod message;
mod part;
mod plural;
#[expect(clippy::module_inception, reason = "the type that the room is named after")]
mod texts;

pub use key::Key;
pub use lang::Lang;
pub use message::{Case, Messages, Pattern, Piece};
pub use part::Part;
pub use texts::{Arg, Args, Texts};
