//! The game once more, in `IndexedDB`. A browser hands what is put into `localStorage` to the disk some seconds later: if
//! it is killed before, or the power fails, the last moves are gone. This goes there at once. It is read when the page
//! starts and counts only where it got further; where the browser has it not, nothing else suffers.
//!
//! Games that are over wait here too, until the library's program takes them in: here is room for any number of them, and
//! they weigh on nobody who plays.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;
use js_sys::{Function, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{
    IdbDatabase, IdbKeyRange, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransaction, IdbTransactionMode,
};

/// The database.
const NAME: &str = "dama/v1/journal";
/// The only table in it.
const TABLE: &str = "kept";
/// The only thing in that.
const GAME: &str = "game";
/// How long the start of the page waits for it, in milliseconds.
const PATIENCE: u32 = 3_000;

thread_local! {
    static DATABASE: RefCell<Option<IdbDatabase>> = const { RefCell::new(None) };
}

/// Begins to read what is in the journal.
pub(super) fn reading() -> Promise {
    future_to_promise(async { Ok(read().await.map_or(JsValue::NULL, JsValue::from)) })
}

/// What is in the journal; opens it.
async fn read() -> Option<String> {
    open().await?;
    let (_, table) = table(IdbTransactionMode::Readonly)?;
    answer(&table.get(&GAME.into()).ok()?).await?.as_string()
}

/// Opens the journal, if it is not open.
async fn open() -> Option<()> {
    if DATABASE.with_borrow(Option::is_some) {
        return Some(());
    }
    let factory = web_sys::window()?.indexed_db().ok()??;
    let opening = factory.open_with_u32(NAME, 1).ok()?;
    let make = {
        let opening = opening.clone();
        Closure::once(move |_: JsValue| make_table(&opening))
    };
    opening.set_onupgradeneeded(Some(make.as_ref().unchecked_ref()));
    let database: IdbDatabase = answer(&opening).await?.dyn_into().ok()?;
    // Another window with a newer version waits for this one to let go.
    let let_go = Closure::once_into_js({
        let database = database.clone();
        move |_: JsValue| {
            DATABASE.set(None);
            database.close();
        }
    });
    database.set_onversionchange(let_go.dyn_ref());
    DATABASE.set(Some(database));
    Some(())
}

fn make_table(opening: &IdbOpenDbRequest) {
    let database = opening.result().ok().and_then(|it| it.dyn_into::<IdbDatabase>().ok());
    if let Some(database) = database {
        // Without its table the journal is not there.
        let _ = database.create_object_store(TABLE);
    }
}

/// The table, to do something with it at once.
fn table(mode: IdbTransactionMode) -> Option<(IdbTransaction, IdbObjectStore)> {
    DATABASE.with_borrow(|database| {
        let transaction = database.as_ref()?.transaction_with_str_and_mode(TABLE, mode).ok()?;
        let table = transaction.object_store(TABLE).ok()?;
        Some((transaction, table))
    })
}

/// Does something to the table, if it is there, at once: the page may be gone before it hears that it is done.
fn change(change: impl FnOnce(&IdbObjectStore) -> Result<(), JsValue>) -> Option<IdbTransaction> {
    let changed = table(IdbTransactionMode::Readwrite).and_then(|(transaction, table)| {
        change(&table).ok()?;
        // Old browsers do it by themselves.
        #[allow(deprecated, reason = "marked so without a word why; every browser has it")]
        let committed = transaction.commit();
        committed.ok().map(|()| transaction)
    });
    if changed.is_none() {
        // A journal that was closed under us is not written again: it would only grow old.
        DATABASE.set(None);
    }
    changed
}

/// Writes the journal, if it is there.
pub(super) fn keep(text: &str) {
    // What is not written is kept in the other place all the same.
    let _ = change(|table| table.put_with_key(&text.into(), &GAME.into()).map(drop));
}

/// Puts a game by for the library; `None` if there is no journal, or no room in it.
pub(super) async fn put_by(slot: f64, text: &str) -> Option<()> {
    let change = change(|table| table.put_with_key(&text.into(), &slot.into()).map(drop))?;
    soon(|done, failed| {
        change.set_oncomplete(Some(done));
        change.set_onabort(Some(failed));
    })
    .await
}

/// The games that were put by in slots after `after`, as many as are wanted: the slot of each and its text. Empty without a
/// journal.
pub(super) async fn waiting(after: f64, most: u32) -> Vec<(f64, String)> {
    next(after, most).await.unwrap_or_default()
}

async fn next(after: f64, most: u32) -> Option<Vec<(f64, String)>> {
    open().await?;
    // Their keys are numbers; the game at the table has a name.
    let numbers = IdbKeyRange::bound_with_lower_open(&after.into(), &f64::MAX.into(), true).ok()?;
    let (_, table) = table(IdbTransactionMode::Readonly)?;
    let keys = table.get_all_keys_with_key_and_limit(&numbers, most).ok()?;
    let texts = table.get_all_with_key_and_limit(&numbers, most).ok()?;
    let (keys, texts) = (answer(&keys).await?, answer(&texts).await?);
    let (keys, texts) = (js_sys::Array::from(&keys), js_sys::Array::from(&texts));
    let pairs = keys.iter().zip(texts.iter());
    Some(pairs.filter_map(|(key, text)| Some((key.as_f64()?, text.as_string()?))).collect())
}

/// Takes away what the library has taken in.
pub(super) fn forget(slots: &[f64]) {
    // What stays is taken in again, as the same games.
    let _ = change(|table| slots.iter().try_for_each(|&slot| table.delete(&slot.into()).map(drop)));
}

/// What has come of a request, if it comes soon.
async fn answer(request: &IdbRequest) -> Option<JsValue> {
    soon(|done, failed| {
        request.set_onsuccess(Some(done));
        request.set_onerror(Some(failed));
    })
    .await?;
    request.result().ok()
}

/// Waits until the first of two things happens, and not for long; `None` if it was not the first of them.
async fn soon(listen: impl Fn(&Function, &Function)) -> Option<()> {
    // Dropped when all is over: one that is forgotten stays in memory for good.
    let mut patience = None;
    let promise = Promise::new(&mut |done, failed| {
        listen(&done, &failed);
        patience = Some(Timeout::new(PATIENCE, move || drop(failed.call0(&JsValue::NULL))));
    });
    let come = JsFuture::from(promise).await;
    drop(patience);
    come.ok().map(drop)
}
