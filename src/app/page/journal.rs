//! The game once more, in `IndexedDB`. A browser hands what is put into `localStorage` to the disk some seconds later: if
//! it is killed before, or the power fails, the last moves are gone. This goes there at once. It is read when the page
//! starts and counts only where it got further; where the browser has it not, nothing else suffers.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;
use js_sys::Promise;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{IdbDatabase, IdbOpenDbRequest, IdbRequest, IdbTransactionMode};

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
    let factory = web_sys::window()?.indexed_db().ok()??;
    let opening = factory.open_with_u32(NAME, 1).ok()?;
    let make = {
        let opening = opening.clone();
        Closure::once(move |_: JsValue| make_table(&opening))
    };
    opening.set_onupgradeneeded(Some(make.as_ref().unchecked_ref()));
    let database: IdbDatabase = answer(&opening).await?.dyn_into().ok()?;
    let reading = database.transaction_with_str(TABLE).ok()?.object_store(TABLE).ok()?.get(&GAME.into()).ok()?;
    DATABASE.set(Some(database));
    answer(&reading).await?.as_string()
}

fn make_table(opening: &IdbOpenDbRequest) {
    let database = opening.result().ok().and_then(|it| it.dyn_into::<IdbDatabase>().ok());
    if let Some(database) = database {
        // Without its table the journal is not there.
        let _ = database.create_object_store(TABLE);
    }
}

/// Writes the journal, if it is there.
pub(super) fn keep(text: &str) {
    let written = DATABASE.with_borrow(|database| {
        let mode = IdbTransactionMode::Readwrite;
        let transaction = database.as_ref()?.transaction_with_str_and_mode(TABLE, mode).ok()?;
        transaction.object_store(TABLE).ok()?.put_with_key(&text.into(), &GAME.into()).ok()?;
        // At once: the page may be gone before it hears that the text was taken. Old browsers do it by themselves.
        #[allow(deprecated, reason = "marked so without a word why; every browser has it")]
        let committed = transaction.commit();
        Some(committed.ok())
    });
    if written.is_none() {
        // A journal that was closed under us is not written again: it would only grow old.
        DATABASE.set(None);
    }
}

/// What has come of a request, if it comes soon.
async fn answer(request: &IdbRequest) -> Option<JsValue> {
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
        let late = reject;
        Timeout::new(PATIENCE, move || drop(late.call0(&JsValue::NULL))).forget();
    });
    JsFuture::from(promise).await.ok()?;
    request.result().ok()
}
