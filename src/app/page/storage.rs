//! What is kept on the device: one JSON text for each thing in `localStorage`, under names that no other page of the
//! same host takes. The browser may refuse any of it; then the game goes on and the person is told.

use serde::{Serialize, de::DeserializeOwned};
use web_sys::Storage;

use crate::app::save::{self, SaveError};
use crate::app::settings::Settings;
use crate::app::state::{State, Trouble};
use crate::app::table::Table;

/// The game at the table.
pub(super) const GAME: &str = "dama/v1/game";
/// A game that could not be read, put aside.
const UNREAD: &str = "dama/v1/unread-game";
/// What the person has set.
const SETTINGS: &str = "dama/v1/settings";
/// What was last chosen for a new game.
const CHOICES: &str = "dama/v1/choices";
/// Written and taken away again, to see whether anything can be kept.
const PROBE: &str = "dama/v1/probe";

/// A game that the library's program hands over to the table.
pub(super) const HANDED: &str = "dama/v1/handed";
/// Games that are over, each under a name of its own, until the library's program takes them in.
pub(super) const FINISHED: &str = "dama/v1/finished/";

pub(super) fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

pub(super) fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

pub(super) fn put(key: &str, text: &str) -> Result<(), Trouble> {
    let storage = storage().ok_or(Trouble::StorageBlocked)?;
    storage.set_item(key, text).map_err(|_| Trouble::StorageFull)
}

fn read<T: DeserializeOwned + Default>(key: &str) -> T {
    get(key).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn write<T: Serialize>(key: &str, value: &T) -> Result<(), Trouble> {
    serde_json::to_string(value).map_or(Ok(()), |text| put(key, &text))
}

/// What the person has set.
pub(super) fn settings() -> Settings {
    read(SETTINGS)
}

/// The page as it was left, or a game ready to play.
pub(super) fn load() -> State {
    let State { table: fresh, .. } = State::fresh();
    let (table, mut trouble) = match get(GAME).map(|text| (save::read(&text), text)) {
        None => (Table::clone(&fresh), None),
        Some((Ok(table), _)) => (table, None),
        Some((Err(error), text)) => {
            // It may be of use to a later version, or to whoever looks into what went wrong.
            let aside = put(UNREAD, &text).err();
            let told = match error {
                SaveError::Newer => Trouble::SaveNewer,
                SaveError::Unreadable => Trouble::SaveUnreadable,
            };
            (Table::clone(&fresh), aside.or(Some(told)))
        }
    };
    trouble = trouble.or_else(|| probe().err());
    State::new(table, settings(), read(CHOICES), trouble)
}

fn probe() -> Result<(), Trouble> {
    put(PROBE, "1")?;
    if let Some(storage) = storage() {
        // Nothing depends on it being gone.
        let _ = storage.remove_item(PROBE);
    }
    Ok(())
}

pub(super) fn keep_game(state: &State) -> Result<(), Trouble> {
    put(GAME, &save::write(&state.table))
}

pub(super) fn keep_settings(state: &State) -> Result<(), Trouble> {
    write(SETTINGS, &state.settings)
}

pub(super) fn keep_choices(state: &State) -> Result<(), Trouble> {
    write(CHOICES, &state.choices)
}

/// Puts the finished game by for the library. `slot` tells this game from others: played to another end, it is the same.
pub(super) fn put_by(state: &State, slot: f64) -> Result<(), Trouble> {
    put(&format!("{FINISHED}{slot}"), &save::write(&state.table))
}

/// The game that was handed over, which then is no longer there.
pub(super) fn take_handed() -> Option<Table> {
    let text = get(HANDED)?;
    storage()?.remove_item(HANDED).ok()?;
    save::read(&text).ok()
}

/// What was last chosen for a new game.
pub(super) fn choices() -> crate::app::choices::Choices {
    read(CHOICES)
}
