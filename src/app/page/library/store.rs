//! The library on the device: in one IndexedDB, the entries in one store, the games as PDN in another.
//!
//! Entries are small and all of them are read at once; a game is read when it is opened. Both are written together or
//! not at all.

use std::rc::Rc;

use idb::{Database, DatabaseEvent, Error, Factory, KeyRange, ObjectStoreParams, Query, TransactionMode};
use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};

use crate::app::library::Entry;

/// A name that no other page of the same host takes.
const NAME: &str = "dama";
const VERSION: u32 = 1;
const ENTRIES: &str = "entries";
const GAMES: &str = "games";
/// As many entries as are asked for at once.
const CHUNK: u32 = 5_000;

/// The library on the device.
#[derive(Clone)]
pub(super) struct Store(Rc<Database>);

impl Store {
    pub(super) async fn open() -> Result<Self, Error> {
        let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
        request.on_upgrade_needed(|event| {
            if let Ok(database) = event.database() {
                for name in [ENTRIES, GAMES] {
                    // Where it cannot be made, the first use of it says so.
                    let _ = database.create_object_store(name, ObjectStoreParams::new());
                }
            }
        });
        let mut database = request.await?;
        // Another window with a newer version waits for this one to let go.
        database.on_version_change(|event| {
            if let Some(database) = event.target().and_then(|target| target.dyn_into::<web_sys::IdbDatabase>().ok()) {
                database.close();
            }
        });
        Ok(Self(Rc::new(database)))
    }

    /// Every entry that can be read.
    pub(super) async fn entries(&self) -> Result<Vec<Entry>, Error> {
        let transaction = self.0.transaction(&[ENTRIES], TransactionMode::ReadOnly)?;
        let store = transaction.object_store(ENTRIES)?;
        let mut entries: Vec<Entry> = Vec::new();
        let mut after: Option<JsValue> = None;
        loop {
            let range = match &after {
                Some(key) => Some(Query::KeyRange(KeyRange::lower_bound(key, Some(true))?)),
                None => None,
            };
            let keys = store.get_all_keys(range, Some(CHUNK))?.await?;
            let range = match &after {
                Some(key) => Some(Query::KeyRange(KeyRange::lower_bound(key, Some(true))?)),
                None => None,
            };
            let values = store.get_all(range, Some(CHUNK))?.await?;
            entries.extend(values.iter().filter_map(|value| Entry::read(&value.dyn_ref::<Uint8Array>()?.to_vec())));
            match keys.last() {
                Some(key) if keys.len() == CHUNK as usize => after = Some(key.clone()),
                _ => return Ok(entries),
            }
        }
    }

    /// A game's PDN.
    pub(super) async fn game(&self, id: u64) -> Result<Option<String>, Error> {
        let transaction = self.0.transaction(&[GAMES], TransactionMode::ReadOnly)?;
        let value = transaction.object_store(GAMES)?.get(key(id))?.await?;
        Ok(value.and_then(|value| value.as_string()))
    }

    /// Puts games in, in place of those of the same numbers: all of them or none.
    pub(super) async fn put(&self, games: &[(Entry, String)]) -> Result<(), Error> {
        let transaction = self.0.transaction(&[ENTRIES, GAMES], TransactionMode::ReadWrite)?;
        let (entries, texts) = (transaction.object_store(ENTRIES)?, transaction.object_store(GAMES)?);
        for (entry, text) in games {
            let key = key(entry.id);
            entries.put(&Uint8Array::from(entry.write().as_slice()), Some(&key))?;
            texts.put(&JsValue::from_str(text), Some(&key))?;
        }
        transaction.await.map(drop)
    }

    /// Takes a game out.
    pub(super) async fn remove(&self, id: u64) -> Result<(), Error> {
        let transaction = self.0.transaction(&[ENTRIES, GAMES], TransactionMode::ReadWrite)?;
        for name in [ENTRIES, GAMES] {
            transaction.object_store(name)?.delete(key(id))?;
        }
        transaction.await.map(drop)
    }
}

/// Numbers in JavaScript are whole up to 2⁵³, which is far beyond any moment.
fn key(id: u64) -> JsValue {
    JsValue::from_f64(id as f64)
}

/// Whether the library failed for want of room.
pub(super) fn is_full(error: &Error) -> bool {
    format!("{error:?}").contains("QuotaExceeded")
}
