//! What a person sees: the Yew component tree.

use yew::prelude::*;

/// The whole page.
#[component]
pub fn App() -> Html {
    html! { <main>{ "Dama" }</main> }
}
