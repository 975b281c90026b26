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

/// The longest save that is read, in bytes: far more than the longest game takes.
const LONGEST: usize = 1 << 20;

/// The longest text of settings or choices that is read, in bytes.
const LONGEST_SMALL: usize = 1 << 12;

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
    /// Counts the saves of this device, whatever its clock says; older versions did not.
    #[serde(default)]
    serial: u64,
    #[serde(default)]
    clock: Option<Clock>,
}

/// Read first, as the rest may have another shape in another version.
#[derive(Deserialize)]
struct Stamp {
    version: u32,
    #[serde(default)]
    serial: u64,
}

/// What is kept of `table`, as the save of that number.
pub fn write(table: &Table, serial: u64) -> String {
    let saved = Saved {
        version: VERSION,
        record: table.game().record(),
        seats: table.seats(),
        flipped: table.flipped(),
        serial,
        clock: table.clock().copied(),
    };
    serde_json::to_string(&saved).unwrap_or_default()
}

/// The number of a save; 0 where it has none.
pub fn serial(text: &str) -> u64 {
    if text.len() > LONGEST {
        return 0;
    }
    serde_json::from_str(text).map_or(0, |stamp: Stamp| stamp.serial)
}

/// A small thing that was kept, such as the settings.
pub fn small<T: serde::de::DeserializeOwned>(text: &str) -> Option<T> {
    if text.len() > LONGEST_SMALL { None } else { serde_json::from_str(text).ok() }
}

/// The table that was kept.
pub fn read(text: &str) -> Result<Table, SaveError> {
    if text.len() > LONGEST {
        return Err(SaveError::Unreadable);
    }
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
pub(super) mod tests {
    use super::*;
    use crate::app::choices::Choices;
    use crate::app::hand::Intent;
    use crate::rules::Variant;

    /// A save of a game of two people after so many moves.
    pub(crate) fn after(plies: usize) -> String {
        let choices = Choices { computer: false, ..Choices::default() };
        let mut table = Table::new(choices.rule_set(), choices.seats());
        for _ in 0..plies {
            let mv = table.game().position().legal_moves()[0];
            table.show(mv);
        }
        assert_eq!(table.game().len(), plies);
        write(&table, 1)
    }

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
            let back = read(&write(&table, 1)).expect("reads back");
            assert_eq!(back.game().record(), table.game().record());
            assert_eq!((back.seats(), back.flipped()), (table.seats(), table.flipped()));
            assert!(back.can_redo());
        }
    }

    #[test]
    fn anything_else_is_refused_without_a_panic() {
        let good = write(&Table::new(Choices::default().rule_set(), Choices::default().seats()), 1);
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
