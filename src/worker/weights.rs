//! The weights of the learned evaluation in the worker: one file a rule set, fetched when it is first played.
//!
//! A search does not wait long for them: what is not there in time is judged by hand, and the next move finds them. A file
//! that cannot be had or is damaged is asked for again only by another worker.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use gloo::timers::future::TimeoutFuture;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DedicatedWorkerGlobalScope, Response};

use crate::engine::{Weights, weights_file};
use crate::rules::Variant;

/// Where the files lie, beside the worker's own.
const FOLDER: &str = "assets/weights/";
/// How long a search waits for a file, and how often it looks.
const PATIENCE: u32 = 12;
const LOOK_MS: u32 = 25;

/// What has been fetched.
#[derive(Default)]
pub(super) struct Library(Rc<RefCell<HashMap<&'static str, File>>>);

enum File {
    OnItsWay,
    Missing,
    Here(Weights),
}

impl Library {
    /// The weights of `variant`, if they are here or come within a moment, and before somebody is `hurried`.
    pub(super) async fn of(&self, variant: Variant, hurried: impl Fn() -> bool) -> Option<Weights> {
        let known = self.0.borrow().contains_key(variant.name());
        if !known {
            self.0.borrow_mut().insert(variant.name(), File::OnItsWay);
            let files = Rc::clone(&self.0);
            spawn_local(async move {
                let file = fetch(variant).await.map_or(File::Missing, File::Here);
                files.borrow_mut().insert(variant.name(), file);
            });
        }
        for _ in 0..PATIENCE {
            match self.0.borrow().get(variant.name()) {
                Some(File::Here(weights)) => return Some(weights.clone()),
                Some(File::OnItsWay) if !hurried() => {}
                Some(File::OnItsWay | File::Missing) | None => return None,
            }
            TimeoutFuture::new(LOOK_MS).await;
        }
        None
    }
}

async fn fetch(variant: Variant) -> Option<Weights> {
    let bytes = download(&format!("{FOLDER}{}", weights_file(variant))).await.ok()?;
    Weights::read(&bytes).ok().filter(|weights| weights.variant() == variant)
}

async fn download(address: &str) -> Result<Vec<u8>, JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let response: Response = JsFuture::from(scope.fetch_with_str(address)).await?.dyn_into()?;
    if !response.ok() {
        return Err(JsValue::from(response.status()));
    }
    let buffer = JsFuture::from(response.array_buffer()?).await?;
    Ok(js_sys::Uint8Array::new(&buffer).to_vec())
}
