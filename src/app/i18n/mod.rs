//! Texts are data: one Fluent file per language, the same keys in each, held to it by `tests/locales.rs`.
//!
//! A [`Key`] names a message and the arguments it takes, so that code cannot ask for a message that is not there.

mod key;
mod lang;
mod texts;

pub use key::Key;
pub use lang::Lang;
pub use texts::{Arg, Texts};
