//! Where the page is, from the address after the `#`. Works on every static host, and the back button works.

use gloo::events::EventListener;
use yew::prelude::*;

use crate::app::place::Place;

/// The place in the address, as it changes.
#[hook]
pub(super) fn use_place() -> Place {
    let place = use_state_eq(current);
    let setter = place.setter();
    use_effect_with((), move |()| {
        let listener = web_sys::window()
            .map(|window| EventListener::new(&window, "hashchange", move |_| setter.set(current())));
        move || drop(listener)
    });
    *place
}

fn current() -> Place {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    Place::of_hash(&hash.unwrap_or_default())
}

/// Goes to `place`.
pub(super) fn go(place: Place) {
    if let Some(window) = web_sys::window() {
        // Only a document that is going away refuses.
        let _ = window.location().set_hash(place.hash());
    }
}
