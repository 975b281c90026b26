//! Files in and out, the clipboard, and other programs to share with.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, FileList, HtmlAnchorElement, Url};

use super::super::later::later;
use crate::notation::pdn::decode;

/// The largest file that is read.
const MAX_FILE: f64 = 64e6;

/// Saves a text as a file.
pub(super) fn save(name: &str, kind: &str, text: &str) -> Option<()> {
    save_parts(name, kind, &Array::of1(&text.into()))
}

/// Saves a file that is made of several texts, one behind the other.
pub(super) fn save_parts(name: &str, kind: &str, parts: &Array) -> Option<()> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    save_blob(name, &Blob::new_with_str_sequence_and_options(parts, &options).ok()?)
}

/// Saves what the browser has made.
pub(super) fn save_blob(name: &str, blob: &Blob) -> Option<()> {
    let url = Url::create_object_url_with_blob(blob).ok()?;
    let anchor = gloo::utils::document().create_element("a").ok()?.dyn_into::<HtmlAnchorElement>().ok()?;
    anchor.set_href(&url);
    anchor.set_download(name);
    anchor.click();
    // The browser has begun to read it some time after the click.
    later(60_000, move || {
        let _ = Url::revoke_object_url(&url);
    });
    Some(())
}

/// The files in a list.
pub(super) fn all(files: Option<FileList>) -> Vec<File> {
    let Some(files) = files else { return Vec::new() };
    (0..files.length()).filter_map(|i| files.item(i)).collect()
}

/// The text of a file, or none if it cannot be read.
pub(super) async fn text(file: &File) -> Option<String> {
    if file.size() > MAX_FILE {
        return None;
    }
    let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(decode(&js_sys::Uint8Array::new(&buffer).to_vec()))
}

/// Whether there are other programs to share with.
pub(super) fn can_share() -> bool {
    sharer().is_some()
}

fn sharer() -> Option<(web_sys::Navigator, Function)> {
    let navigator = web_sys::window()?.navigator();
    let share = Reflect::get(&navigator, &"share".into()).ok()?.dyn_into::<Function>().ok()?;
    Some((navigator, share))
}

/// Lets the person choose a program to share an address with.
pub(super) fn share(title: &str, url: &str) -> Option<()> {
    let (navigator, share) = sharer()?;
    let data = Object::new();
    for (name, value) in [("title", title), ("url", url)] {
        Reflect::set(&data, &name.into(), &value.into()).ok()?;
    }
    let promise = share.call1(&navigator, &data).ok()?.dyn_into::<js_sys::Promise>().ok()?;
    wasm_bindgen_futures::spawn_local(async move {
        // Whoever changes their mind has shared nothing, and knows it.
        let _ = JsFuture::from(promise).await;
    });
    Some(())
}

/// Asks the browser not to throw the library away when room gets scarce.
pub(super) fn ask_to_persist() {
    let Some(window) = web_sys::window() else { return };
    let storage: JsValue = Reflect::get(&window.navigator(), &"storage".into()).unwrap_or_default();
    let Ok(storage) = storage.dyn_into::<web_sys::StorageManager>() else { return };
    if let Ok(promise) = storage.persist() {
        wasm_bindgen_futures::spawn_local(async move {
            // It is a wish; the library works either way.
            let _ = JsFuture::from(promise).await;
        });
    }
}
