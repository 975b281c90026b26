//! Where the page is, from the address after the `#`. Works on every static host, and the back button works.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::app::place::Place;

/// The place in the address, as it changes.
#[hook]
pub(super) fn use_place() -> Place {
    let place = use_state_eq(current);
    let setter = place.setter();
    use_effect_with((), move |()| {
        let listener =
            web_sys::window().map(|window| EventListener::new(&window, "hashchange", move |_| setter.set(current())));
        move || drop(listener)
    });
    *place
}

fn current() -> Place {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    Place::of_hash(&hash.unwrap_or_default())
}

/// The place a dialog lies over: the last one that is none itself.
#[hook]
pub(super) fn use_ground(place: Place) -> Place {
    let ground = use_mut_ref(|| Place::Play);
    let mut ground = ground.borrow_mut();
    if place != Place::Settings {
        *ground = place;
    }
    *ground
}

/// Goes to `place`.
pub(super) fn go(place: Place) {
    go_to(&place.hash());
}

/// Goes where `hash` says.
pub(super) fn go_to(hash: &str) {
    if let Some(window) = web_sys::window() {
        // Only a document that is going away refuses.
        let _ = window.location().set_hash(hash);
    }
}

/// Goes from the dialog back to `ground`. The dialog leaves no trace behind it, so that the browser's Back does not open
/// it again; and whoever has gone elsewhere in the meantime is left there.
pub(super) fn leave(ground: Place) {
    if current() == Place::Settings {
        if matches!(ground, Place::Library(_)) {
            // Only the history knows which game it was.
            let _ = web_sys::window().and_then(|window| window.history().ok()?.back().ok());
        } else {
            replace(ground);
        }
    }
}

/// Goes to `place` in place of the present one, which Back then does not find.
pub(super) fn replace(place: Place) -> Option<()> {
    let location = web_sys::window()?.location();
    let href = location.href().ok()?;
    let page = href.split('#').next()?;
    location.replace(&format!("{page}{}", place.hash())).ok()
}

/// Whoever moves about with the keyboard finds the focus where the place begins: at the choices, or on the board; there
/// too where what had it has gone, as after a dialog that an address has opened.
#[hook]
pub(super) fn use_arrival(place: Place) {
    let before = use_mut_ref(|| place);
    use_effect_with(place, move |&place| {
        let before = core::mem::replace(&mut *before.borrow_mut(), place);
        match (before, place) {
            (before, Place::NewGame) if before != place => focus_on(".new-game input:checked"),
            (Place::NewGame | Place::Library(_) | Place::Take, Place::Play) => focus_on("[role=grid] [tabindex='0']"),
            _ => None,
        };
        if before != place && place == Place::Play && found(":focus").is_none() {
            focus_on_board();
        }
    });
}

/// Gives the board the keyboard, where what had it is about to go.
pub(super) fn focus_on_board() {
    // Without a board there is nothing to give it to.
    let _ = focus_on("[role=grid] [tabindex='0']");
}

/// Gives the keyboard to what `selector` finds, if it is there.
pub(super) fn focus_on(selector: &str) -> Option<()> {
    found(selector)?.focus().ok()
}

fn found(selector: &str) -> Option<web_sys::HtmlElement> {
    web_sys::window()?.document()?.query_selector(selector).ok().flatten()?.dyn_into().ok()
}
