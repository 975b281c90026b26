//! The game as it is kept on the device, and how it is read back.
//!
//! A save is never trusted: anything may be in it, from an older or newer version or another program. Reading one
//! gives a table or says what is wrong, and never panics.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::seats::{Opponent, Seats};
use super::table::Table;
use crate::distance::Kept;
use crate::game::{Clock, LoadError, Record};

/// The version of a game with somebody elsewhere, the latest there is.
const VERSION: u32 = 2;
/// The version of all other games: what can be read by an earlier version of the program is written as it was then.
const VERSION_HERE: u32 = 1;

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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    far: Option<Kept>,
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
        version: if table.far().is_some() { VERSION } else { VERSION_HERE },
        record: table.game().record(),
        seats: table.seats(),
        flipped: table.flipped(),
        serial,
        clock: table.clock().copied(),
        far: table.far().map(|far| far.kept(table.game())),
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

/// A small thing that was kept, such as the settings. A part of it that cannot be read is left out, and the rest stands.
pub fn small<T: DeserializeOwned>(text: &str) -> Option<T> {
    if text.len() > LONGEST_SMALL {
        return None;
    }
    if let Ok(whole) = serde_json::from_str(text) {
        return Some(whole);
    }
    let parts: BTreeMap<&str, &RawValue> = serde_json::from_str(text).ok()?;
    let good = parts.into_iter().fold(String::from("{}"), |good, (name, part)| {
        let before = good.strip_suffix('}').unwrap_or(&good);
        let comma = if before == "{" { "" } else { "," };
        let more = format!("{before}{comma}\"{name}\":{part}}}");
        if serde_json::from_str::<T>(&more).is_ok() { more } else { good }
    });
    serde_json::from_str(&good).ok()
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
    let game = saved.record.game().map_err(|error| match error {
        LoadError::Version(_) => SaveError::Newer,
        _ => SaveError::Unreadable,
    })?;
    // Somebody elsewhere is at the table, or nobody is.
    if saved.far.is_some() != (saved.seats.opponent == Opponent::Far) {
        return Err(SaveError::Unreadable);
    }
    let mut table = Table::resumed(game, saved.seats, saved.flipped);
    if let Some(kept) = &saved.far {
        let (game, far) = kept.far(table.game()).map_err(|_| SaveError::Unreadable)?;
        if game.record() != saved.record {
            return Err(SaveError::Unreadable);
        }
        table = Table::apart(game, far, saved.seats.side, saved.flipped);
    }
    Ok(table.with_clock(saved.clock))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::app::choices::Choices;
    use crate::app::hand::Intent;
    use crate::app::settings::{BoardLook, Settings};
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
    fn a_part_of_the_settings_that_cannot_be_read_costs_only_itself() {
        let settings = Settings { board: BoardLook::Green, sound: true, ..Settings::default() };
        let text = serde_json::to_string(&settings).expect("text");
        assert_eq!(small(&text), Some(settings));
        for (good, bad) in [("\"wood\"", "\"marble\""), ("true", "\"loud\""), ("null", "7")] {
            let text = text.replacen("\"green\"", "\"wood\"", 1).replacen(good, bad, 1);
            let read: Settings = small(&text).expect(&text);
            let kept = [read.board == BoardLook::Wood, read.sound, read.lang.is_none()];
            assert_eq!(kept, [true, bad != "\"loud\"", true], "{text}");
        }
        let text = "{\"variant\":\"russian\",\"level\":\"high\",\"time\":[9,9,9],\"computer\":false,\"colour\":3}";
        let wanted = Choices { variant: Variant::Russian, computer: false, ..Choices::default() };
        assert_eq!(small(text), Some(wanted));
        for text in ["", "[", "{\"sound\":}", "7", "{\"sound\" true}"] {
            assert_eq!(small::<Settings>(text), None, "{text}");
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
        assert_eq!(read("{\"version\":3,\"cloud\":true}").err(), Some(SaveError::Newer));
        assert_eq!(read(&good.replacen("\"moves\":[]", "\"moves\":[\"1-32\"]", 1)).err(), Some(SaveError::Unreadable));
    }
}
