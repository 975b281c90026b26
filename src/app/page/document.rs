//! What lies outside the component tree: the document's language, direction, title and theme.

use yew::prelude::*;

use crate::app::settings::Settings;
use crate::texts::Lang;

/// Keeps the document in step with the page.
#[hook]
pub(super) fn use_document(lang: Lang, settings: Settings, title: String) {
    use_effect_with((lang, settings, title), |(lang, settings, title)| {
        let Some(document) = the_document() else { return };
        document.set_title(title);
        if let Some(root) = document.document_element() {
            let attributes = [
                ("lang", lang.tag()),
                ("dir", lang.dir()),
                ("data-theme", settings.theme.name()),
                ("data-board", settings.board.name()),
                ("data-pieces", settings.pieces.name()),
            ];
            for (name, value) in attributes {
                // These names are always valid.
                let _ = root.set_attribute(name, value);
            }
        }
    });
}

/// What the browser's user reads best.
pub(super) fn wanted_lang() -> Lang {
    let Some(window) = web_sys::window() else { return Lang::default() };
    let tags: Vec<String> = window.navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
    Lang::wanted(tags.iter().map(String::as_str))
}

/// Whether things should not move.
pub(super) fn prefers_stillness() -> bool {
    let query = web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok());
    query.flatten().is_some_and(|query| query.matches())
}

fn the_document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}
