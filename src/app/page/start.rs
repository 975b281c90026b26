//! The start of the page: its first words, then the component tree.

use super::app::{App, Props};
use wasm_bindgen_futures::JsFuture;

use super::document::wanted_lang;
use super::journal;
use super::panic;
use super::storage;
use super::words::Words;
use crate::app::shelf;

/// Shows the page in place of the first paint.
pub async fn start() {
    panic::install();
    let lang = storage::settings().lang.unwrap_or_else(wanted_lang);
    let reading = journal::reading();
    let Some(words) = Words::fetched(lang).await else {
        panic::uncover();
        return;
    };
    let journal = JsFuture::from(reading).await.ok().and_then(|text| text.as_string());
    shelf::mend(&storage::Device, journal.as_deref());
    let props = Props { words };
    match gloo::utils::document().get_element_by_id("app") {
        // What lies in it until now is a board without pieces.
        Some(root) => yew::Renderer::<App>::with_root_and_props(root, props).render(),
        None => yew::Renderer::<App>::with_props(props).render(),
    };
}
