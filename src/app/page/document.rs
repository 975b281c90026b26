//! What lies outside the component tree: the document's language, direction, title and theme.

use yew::prelude::*;

use crate::app::settings::Theme;
use crate::texts::Lang;

/// Keeps the document in step with the page.
#[hook]
pub(super) fn use_document(lang: Lang, theme: Theme, title: String) {
    use_effect_with((lang, theme, title), |(lang, theme, title)| {
        let Some(document) = the_document() else { return };
        document.set_title(title);
        if let Some(root) = document.document_element() {
            for (name, value) in [("lang", lang.tag()), ("dir", lang.dir()), ("data-theme", theme.name())] {
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
