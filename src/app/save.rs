//! The game as it is kept on the device, and how it is read back.
//!
//! A save is never trusted: anything may be in it, from an older or newer version or another program. Reading one
//! gives a table or says what is wrong, and never panics.

use serde::{Deserialize, Serialize};

use super::seats::Seats;
use super::table::Table;
use crate::game::{Clock, LoadError, Record};

/// The version of what is written.
const VERSION: u32 = 1;

/// Why a save is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// Written by a later version of the program.
    Newer,
    /// Damaged, or something else altogether.
    Unreadable,
}

#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    record: Record,
    seats: Seats,
    #[serde(default)]
    flipped: bool,
    #[serde(default)]
    clock: Option<Clock>,
}

/// Read first, as the rest may have another shape in another version.
#[derive(Deserialize)]
struct Stamp {
    version: u32,
}

/// What is kept of `table`.
pub fn write(table: &Table) -> String {
    let saved = Saved {
        version: VERSION,
        record: table.game().record(),
        seats: table.seats(),
        flipped: table.flipped(),
        clock: table.clock().copied(),
    };
    serde_json::to_string(&saved).unwrap_or_default()
}

/// The table that was kept.
pub fn read(text: &str) -> Result<Table, SaveError> {
    let stamp: Stamp = serde_json::from_str(text).map_err(|_| SaveError::Unreadable)?;
    if stamp.version > VERSION {
        return Err(SaveError::Newer);
    }
    let saved: Saved = serde_json::from_str(text).map_err(|_| SaveError::Unreadable)?;
    match saved.record.game() {
        Ok(game) => Ok(Table::resumed(game, saved.seats, saved.flipped).with_clock(saved.clock)),
        Err(LoadError::Version(_)) => Err(SaveError::Newer),
        Err(_) => Err(SaveError::Unreadable),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::choices::Choices;
    use crate::app::hand::Intent;
    use crate::rules::Variant;

    #[test]
    fn what_is_written_reads_back() {
        for variant in Variant::ALL {
            let choices = Choices { variant, computer: false, ..Choices::default() };
            let mut table = Table::new(choices.rule_set(), choices.seats());
            for _ in 0..30 {
                let Some(mv) = table.game().position().legal_moves().first().copied() else { break };
                table.intend(Intent::Tap(mv.from()));
                table.intend(Intent::Tap(mv.to()));
            }
            table.undo();
            table.flip();
            let back = read(&write(&table)).expect("reads back");
            assert_eq!(back.game().record(), table.game().record());
            assert_eq!((back.seats(), back.flipped()), (table.seats(), table.flipped()));
            assert!(back.can_redo());
        }
    }

    #[test]
    fn anything_else_is_refused_without_a_panic() {
        let good = write(&Table::new(Choices::default().rule_set(), Choices::default().seats()));
        for text in ["", "null", "[]", "{}", "{\"version\":1}", "\u{0}", "{\"version\":-1}", &"[".repeat(100_000)] {
            assert_eq!(read(text).err(), Some(SaveError::Unreadable), "{text:.40}");
        }
        for end in 0..good.len() {
            assert!(read(good.get(..end).unwrap_or_default()).is_err());
        }
        assert_eq!(read("{\"version\":2,\"cloud\":true}").err(), Some(SaveError::Newer));
        assert_eq!(read(&good.replacen("\"moves\":[]", "\"moves\":[\"1-32\"]", 1)).err(), Some(SaveError::Unreadable));
    }
}
