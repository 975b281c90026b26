//! Who has taken a seat: a name, and a number that tells them from others of the same name.

use serde::{Deserialize, Serialize};

use crate::game::MAX_NAME;

/// Somebody who has taken a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// What they call themselves; may be nothing.
    pub name: String,
    /// Drawn at random by their device when they sat down. No secret: it tells two who sat down on one seat apart.
    pub key: u32,
}

impl Player {
    /// Somebody of that name, as far as it can be shown.
    pub fn new(name: &str, key: u32) -> Self {
        Self { name: clean_name(name), key }
    }
}

/// A name as it is kept, sent and shown, whatever was given: one line, not too long, with nothing in it that turns the
/// text around it.
pub fn clean_name(name: &str) -> String {
    let is_unseen = |c: char| {
        c.is_control()
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2028}' | '\u{2029}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let seen: String = name.chars().filter(|&c| !is_unseen(c)).collect();
    let cut: String = seen.trim().chars().take(MAX_NAME).collect();
    cut.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_short_line_that_turns_nothing() {
        assert_eq!(clean_name("  Ayşe\n \u{202e}Yılmaz\u{0}"), "Ayşe Yılmaz");
        assert_eq!(clean_name("محمد"), "محمد");
        assert_eq!(clean_name("\u{2067}\u{feff}"), "");
        assert_eq!(clean_name(&"é ".repeat(500)).chars().count(), MAX_NAME - 1);
        for name in ["  a b ", "x\u{202a}y", &"é ".repeat(500)] {
            assert_eq!(clean_name(&clean_name(name)), clean_name(name));
        }
    }
}
