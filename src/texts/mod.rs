//! Texts are data: Fluent files, a folder for each language, with the same messages in each; `tests/locales.rs` holds
//! them to it.
//!
//! A [`Key`] names a message of the [app's part](Part::App) and the arguments it takes, so that code cannot ask for a
//! message that is not there. The page fetches the files of the one language it speaks; English for the app is built
//! in, for when nothing else can be had.

mod key;
mod lang;
mod part;
#[expect(clippy::module_inception, reason = "the type that the room is named after")]
mod texts;

pub use key::Key;
pub use lang::Lang;
pub use part::Part;
pub use texts::{Arg, Args, Texts};
