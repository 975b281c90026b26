//! Links to the places of the page.

use yew::prelude::*;

use super::route::go;
use crate::app::place::Place;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// Where to.
    pub to: Place,
    /// How it looks.
    pub class: &'static str,
    /// What it is called, where its content does not say.
    #[prop_or_default]
    pub label: Option<String>,
    /// What is in it.
    pub children: Html,
}

/// A link to a place. Followed by hand: the browser would resolve a bare `#` against the document's base, which is
/// another page when this one was opened as `index.html`.
#[component]
pub(super) fn Link(props: &Props) -> Html {
    let to = props.to;
    let onclick = Callback::from(move |event: MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            go(to);
        }
    });
    html! {
        <a class={props.class} href={to.hash()} aria-label={props.label.clone()} title={props.label.clone()} {onclick}>
            { props.children.clone() }
        </a>
    }
}
