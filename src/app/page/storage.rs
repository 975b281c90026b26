//! What is kept on the device: one JSON text for each thing in `localStorage`, under names that no other page of the
//! same host takes. The browser may refuse any of it; then the game goes on and the person is told.

use std::cell::{Cell, RefCell};

use serde::Serialize;
use wasm_bindgen_futures::spawn_local;
use web_sys::Storage;

use super::desk::Desk;
use super::journal;
use crate::app::lead::Lead;
use crate::app::save;
use crate::app::settings::Settings;
use crate::app::shelf::{self, CHOICES, FAR, FINISHED, GAME, OURS, SETTINGS, Shelf};
use crate::app::state::{Action, State, Trouble};
use crate::app::table::Table;

thread_local! {
    /// The game as this window last read or wrote it: whatever else is there, another window has written.
    static KNOWN: RefCell<Option<String>> = const { RefCell::new(None) };
    /// The number of the last save.
    static SERIAL: Cell<u64> = const { Cell::new(0) };
    /// Where the game on the table was put aside: to be taken from there once it is kept under its own name.
    static BACK: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The browser's storage.
pub(super) struct Device;

/// A game that the library's program hands over to the table.
pub(super) const HANDED: &str = "dama/v1/handed";

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

impl Shelf for Device {
    fn get(&self, name: &str) -> Option<String> {
        storage()?.get_item(name).ok().flatten()
    }

    fn put(&self, name: &str, text: &str) -> Result<(), Trouble> {
        let storage = storage().ok_or(Trouble::StorageBlocked)?;
        storage.set_item(name, text).map_err(|_| Trouble::StorageFull)
    }

    fn remove(&self, name: &str) {
        if let Some(storage) = storage() {
            // What cannot be removed is written over or read as it is.
            let _ = storage.remove_item(name);
        }
    }

    fn names(&self) -> Vec<String> {
        let Some(storage) = storage() else { return Vec::new() };
        let count = storage.length().unwrap_or(0);
        (0..count).filter_map(|i| storage.key(i).ok().flatten()).filter(|name| name.starts_with(OURS)).collect()
    }
}

/// What the person has set.
pub(super) fn settings() -> Settings {
    shelf::read(&Device, SETTINGS)
}

/// The page as it was left, or a game ready to play.
pub(super) fn load() -> State {
    let found = shelf::load(&Device);
    know(Device.get(GAME));
    BACK.set(found.back);
    found.state
}

fn know(text: Option<String>) {
    SERIAL.set(SERIAL.get().max(text.as_deref().map_or(0, save::serial)));
    KNOWN.set(text);
}

/// The game that another window has kept since this one last read or wrote it. `Err` if it cannot be read.
pub(super) fn news() -> Option<Result<Table, ()>> {
    let text = Device.get(GAME)?;
    if KNOWN.with_borrow(|known| known.as_deref() == Some(&*text)) {
        return None;
    }
    let table = save::read(&text).map_err(|_| ());
    know(Some(text));
    Some(table)
}

/// Keeps the game if it is this window's to keep.
pub(super) fn keep_game(state: &State) -> Result<(), Trouble> {
    if state.lead != Lead::Here || !state.keeps() {
        return Ok(());
    }
    let serial = SERIAL.get() + 1;
    let text = save::write(&state.table, serial);
    journal::keep(&text);
    Device.put(GAME, &text)?;
    if let Some(far) = state.table.far() {
        Device.put(&format!("{FAR}{}", far.id), &text)?;
    }
    know(Some(text));
    if let Some(name) = BACK.take() {
        Device.remove(&name);
    }
    Ok(())
}

pub(super) fn keep_settings(state: &State) -> Result<(), Trouble> {
    write(SETTINGS, &state.settings)
}

pub(super) fn keep_choices(state: &State) -> Result<(), Trouble> {
    write(CHOICES, &state.choices)
}

/// Puts a game that is finished, or leaves the board unfinished, by for the library. `slot` tells this game from others:
/// played to another end, it is the same.
pub(super) fn put_by(desk: &Desk, slot: f64) {
    let desk = desk.clone();
    let text = save::write(&desk.table, 0);
    spawn_local(async move {
        if journal::put_by(slot, &text).await.is_none()
            && let Err(trouble) = Device.put(&format!("{FINISHED}{slot}"), &text)
        {
            desk.act(Action::Trouble(trouble));
        }
    });
}

/// The game that was handed over, which then is no longer there.
pub(super) fn take_handed() -> Option<Table> {
    let text = Device.get(HANDED)?;
    Device.remove(HANDED);
    save::read(&text).ok()
}

/// What was last chosen for a new game.
pub(super) fn choices() -> crate::app::choices::Choices {
    shelf::read(&Device, CHOICES)
}

fn write<T: Serialize>(name: &str, value: &T) -> Result<(), Trouble> {
    serde_json::to_string(value).map_or(Ok(()), |text| Device.put(name, &text))
}
