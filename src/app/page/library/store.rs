//! The library on the device: in one IndexedDB, the entries in one store, the games as PDN in another, their trails in a
//! third.
//!
//! Entries are small and all of them are read at once; trails when somebody looks for a position; a game is read when it
//! is opened. All three are written together or not at all.

use std::collections::HashSet;
use std::rc::Rc;

use idb::{Database, DatabaseEvent, Error, Factory, KeyRange, ObjectStoreParams, Query, Transaction, TransactionMode};
use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};

use crate::app::library::{Entry, Filed, Trail};

/// A name that no other page of the same host takes.
const NAME: &str = "dama";
const VERSION: u32 = 2;
const ENTRIES: &str = "entries";
const GAMES: &str = "games";
const TRAILS: &str = "trails";
const STORES: [&str; 3] = [ENTRIES, GAMES, TRAILS];
/// As many things as are asked for at once.
const CHUNK: u32 = 5_000;
/// As many games.
const CHUNK_OF_GAMES: u32 = 500;

/// The library on the device.
#[derive(Clone)]
pub(super) struct Store(Rc<Database>);

impl Store {
    pub(super) async fn open() -> Result<Self, Error> {
        let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
        request.on_upgrade_needed(|event| {
            if let Ok(database) = event.database() {
                let there = database.store_names();
                for name in STORES.iter().filter(|name| !there.iter().any(|known| known == *name)) {
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
        let mut entries: Vec<Entry> = Vec::new();
        let mut after = None;
        while let Some(chunk) = self.chunk(ENTRIES, &mut after, CHUNK).await? {
            entries.extend(chunk.into_iter().filter_map(|(_, value)| Entry::read(&bytes(&value)?)));
        }
        Ok(entries)
    }

    /// The next trails after the game `after`, which becomes the last of them; none at the end.
    pub(super) async fn trails(&self, after: &mut Option<u64>) -> Result<Option<Vec<(u64, Trail)>>, Error> {
        let chunk = self.chunk(TRAILS, after, CHUNK).await?;
        let trail = |(id, value): (u64, JsValue)| Some((id, Trail::read(&bytes(&value)?)?));
        Ok(chunk.map(|chunk| chunk.into_iter().filter_map(trail).collect()))
    }

    /// The next games after the game `after`, in the same way.
    pub(super) async fn games(&self, after: &mut Option<u64>) -> Result<Option<Vec<(u64, String)>>, Error> {
        let chunk = self.chunk(GAMES, after, CHUNK_OF_GAMES).await?;
        let game = |(id, value): (u64, JsValue)| Some((id, value.as_string()?));
        Ok(chunk.map(|chunk| chunk.into_iter().filter_map(game).collect()))
    }

    /// The next `count` things of a store after `after`, with their numbers.
    async fn chunk(
        &self,
        name: &str,
        after: &mut Option<u64>,
        count: u32,
    ) -> Result<Option<Vec<(u64, JsValue)>>, Error> {
        let transaction = self.0.transaction(&[name], TransactionMode::ReadOnly)?;
        let store = transaction.object_store(name)?;
        let range = || match *after {
            Some(after) => KeyRange::lower_bound(&key(after), Some(true)).map(|range| Some(Query::KeyRange(range))),
            None => Ok(None),
        };
        let keys = store.get_all_keys(range()?, Some(count))?.await?;
        let values = store.get_all(range()?, Some(count))?.await?;
        let Some(last) = keys.last().and_then(JsValue::as_f64) else { return Ok(None) };
        *after = Some(last as u64);
        let numbered = keys.iter().zip(values).filter_map(|(key, value)| Some((key.as_f64()? as u64, value)));
        Ok(Some(numbered.collect()))
    }

    /// What is known of a game.
    pub(super) async fn entry(&self, id: u64) -> Result<Option<Entry>, Error> {
        let transaction = self.0.transaction(&[ENTRIES], TransactionMode::ReadOnly)?;
        let value = transaction.object_store(ENTRIES)?.get(key(id))?.await?;
        Ok(value.and_then(|value| Entry::read(&bytes(&value)?)))
    }

    /// A game's PDN.
    pub(super) async fn game(&self, id: u64) -> Result<Option<String>, Error> {
        let transaction = self.0.transaction(&[GAMES], TransactionMode::ReadOnly)?;
        let value = transaction.object_store(GAMES)?.get(key(id))?.await?;
        Ok(value.and_then(|value| value.as_string()))
    }

    /// Puts a game in, in place of the one of its number.
    pub(super) async fn replace(&self, game: &Filed) -> Result<(), Error> {
        let transaction = self.0.transaction(&STORES, TransactionMode::ReadWrite)?;
        write(&transaction, core::slice::from_ref(game))?;
        transaction.await.map(drop)
    }

    /// Puts games in, all of them or none. One whose number another game has gets the next that is free: clocks are set
    /// back, many games come in within one second, and other windows bring theirs. What is known of them then.
    pub(super) async fn add(&self, mut games: Vec<Filed>) -> Result<Vec<Entry>, Error> {
        let Some(first) = games.iter().map(|game| game.entry.id).min() else { return Ok(Vec::new()) };
        let transaction = self.0.transaction(&STORES, TransactionMode::ReadWrite)?;
        let entries = transaction.object_store(ENTRIES)?;
        let from = Query::KeyRange(KeyRange::lower_bound(&key(first), None)?);
        let keys = entries.get_all_keys(Some(from), None)?.await?;
        let mut taken: HashSet<u64> = keys.iter().filter_map(|key| Some(key.as_f64()? as u64)).collect();
        for game in &mut games {
            while taken.contains(&game.entry.id) {
                let there = entries.get(key(game.entry.id))?.await?;
                let there = there.and_then(|value| Entry::read(&bytes(&value)?));
                if there.is_some_and(|there| there.print == game.entry.print) {
                    break;
                }
                game.entry.id += 1;
            }
            taken.insert(game.entry.id);
        }
        write(&transaction, &games)?;
        transaction.await?;
        Ok(games.into_iter().map(|game| game.entry).collect())
    }

    /// Puts trails of games in that came without.
    pub(super) async fn put_trails(&self, trails: &[(u64, Trail)]) -> Result<(), Error> {
        let transaction = self.0.transaction(&[TRAILS], TransactionMode::ReadWrite)?;
        let store = transaction.object_store(TRAILS)?;
        for (id, trail) in trails {
            store.put(&Uint8Array::from(trail.write().as_slice()), Some(&key(*id)))?;
        }
        transaction.await.map(drop)
    }

    /// Takes a game out.
    pub(super) async fn remove(&self, id: u64) -> Result<(), Error> {
        let transaction = self.0.transaction(&STORES, TransactionMode::ReadWrite)?;
        for name in STORES {
            transaction.object_store(name)?.delete(key(id))?;
        }
        transaction.await.map(drop)
    }
}

fn write(transaction: &Transaction, games: &[Filed]) -> Result<(), Error> {
    let [entries, texts, trails] = STORES.map(|name| transaction.object_store(name));
    let (entries, texts, trails) = (entries?, texts?, trails?);
    for Filed { entry, text, trail } in games {
        let key = key(entry.id);
        entries.put(&Uint8Array::from(entry.write().as_slice()), Some(&key))?;
        texts.put(&JsValue::from_str(text), Some(&key))?;
        trails.put(&Uint8Array::from(trail.write().as_slice()), Some(&key))?;
    }
    Ok(())
}

fn bytes(value: &JsValue) -> Option<Vec<u8>> {
    Some(value.dyn_ref::<Uint8Array>()?.to_vec())
}

/// Numbers in JavaScript are whole up to 2⁵³, which is far beyond any moment.
fn key(id: u64) -> JsValue {
    JsValue::from_f64(id as f64)
}

/// Whether the library failed for want of room.
pub(super) fn is_full(error: &Error) -> bool {
    format!("{error:?}").contains("QuotaExceeded")
}
