//! A message as the page holds it: parsed when the site is built, so that no phone downloads a parser.

use serde::{Deserialize, Serialize};

/// A message: text, values, and choices between texts.
pub type Pattern = Vec<Piece>;

/// A piece of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Piece {
    /// Text as it stands.
    Text(String),
    /// The value of an argument.
    Value(String),
    /// One of several texts, by the value of an argument.
    Choice {
        /// The argument.
        of: String,
        /// The texts; the first one whose case holds is said.
        cases: Vec<(Case, Pattern)>,
        /// The one that is said when none holds.
        otherwise: u8,
    },
}

/// When a text of a choice is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Case {
    /// For this very number.
    Exactly(u32),
    /// For numbers of a plural category, such as `few`, and for the word itself.
    Named(String),
}

/// Every message of a file by name; a message's attribute is named `message.attribute`. In order of name.
pub type Messages = Vec<(String, Pattern)>;
