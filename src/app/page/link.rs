//! Links to the places of the page.

use yew::prelude::*;

use super::route::go_to;
use crate::app::place::Place;

/// A link to a place, with a name of its own where its content has none. Followed by hand: the browser would resolve a
/// bare `#` against the document's base, which is another page when this one was opened as `index.html`.
pub(super) fn link(to: Place, class: &'static str, label: Option<String>, content: Html) -> Html {
    link_to(to.hash(), class, label, content)
}

/// A link to a place of the library's program.
pub(super) fn link_to(to: String, class: &'static str, label: Option<String>, content: Html) -> Html {
    let href = to.clone();
    let onclick = move |event: MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            go_to(&to);
        }
    };
    html! {
        <a {class} {href} aria-label={label.clone()} title={label} {onclick}>{ content }</a>
    }
}
