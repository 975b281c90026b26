//! The page's end of the port (`app::port`) to the program that carries a live game.

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit};
use yew::prelude::*;

use super::desk::Desk;
use crate::app::lead::Lead;
use crate::app::place::Place;
use crate::app::port::{self, FROM_TABLE, LINE_PLACE, TO_TABLE};
use crate::app::save;
use crate::app::state::Action;

/// Tells the other program whatever is done at the table in a live game, and does at the table what it says.
#[hook]
pub(super) fn use_far(desk: &Desk, place: Place) {
    let hearing = desk.clone();
    use_effect_with((), move |()| {
        let document = gloo::utils::document();
        let listener = EventListener::new(&document, TO_TABLE, move |event| {
            if let Some((table, line)) = said(event).as_deref().and_then(port::read) {
                hearing.act(Action::Sync(Box::new(table), line));
            }
        });
        move || drop(listener)
    });
    let table = desk.table.clone();
    // Told after it was drawn, each time it is drawn anew.
    use_effect_with(place == Place::Play && table.is_live(), |&is_there| {
        if is_there {
            tell(LINE_PLACE, "");
        }
    });
    // A game that leaves the table leaves its line.
    let was_live = use_mut_ref(|| false);
    use_effect_with(table.is_live(), move |&is_live| {
        if was_live.replace(is_live) && !is_live {
            tell(FROM_TABLE, "");
        }
    });
    // What another window does, that one says.
    let is_here = desk.lead == Lead::Here;
    use_effect_with(
        table.far().filter(|_| is_here && table.is_live()).map(|far| (far.id, far.deeds().len())),
        move |live| {
            if live.is_some() {
                tell(FROM_TABLE, &save::write(&table, 0));
            }
        },
    );
}

/// Tells the other program.
pub(super) fn tell(name: &str, text: &str) -> Option<()> {
    let detail = CustomEventInit::new();
    detail.set_detail(&JsValue::from_str(text));
    let event = CustomEvent::new_with_event_init_dict(name, &detail).ok()?;
    gloo::utils::document().dispatch_event(&event).ok().map(drop)
}

/// What an event of the other program says.
pub(super) fn said(event: &Event) -> Option<String> {
    event.dyn_ref::<CustomEvent>()?.detail().as_string()
}
