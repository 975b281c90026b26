//! A field in which a move is typed: for those who know what they want, and those who do not see the board.

use web_sys::HtmlElement;
use web_sys::HtmlInputElement;
use web_sys::wasm_bindgen::JsCast;
use yew::prelude::*;

use super::desk::Desk;
use super::words::Words;
use crate::app::hand::Intent;
use crate::app::state::Action;
use crate::texts::Key;

/// The name by which the field is found.
const FIELD: &str = "typed-move";

/// The field. Whatever is typed while the board has the focus goes into it.
pub(super) fn typed(desk: &Desk, words: &Words) -> Html {
    let onsubmit = {
        let desk = desk.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            // What was wrong with it is told with its words: the field is free for the next try.
            if let Some(input) = field().and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) {
                desk.act(Action::Type(input.value()));
                input.set_value("");
            }
        })
    };
    let onkeydown = {
        let desk = desk.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                desk.act(Action::Board(Intent::Cancel));
            }
        })
    };
    html! {
        <form class="typed" {onsubmit} {onkeydown}>
            <label for={FIELD}>{ words.say(Key::TypedLabel) }</label>
            <input id={FIELD} type="text" dir="ltr" maxlength="80" autocomplete="off" autocapitalize="off" spellcheck="false" />
        </form>
    }
}

/// Gives the field the keyboard.
pub(super) fn focus_field() {
    if let Some(field) = field() {
        // Only a field that is not shown refuses.
        let _ = field.focus();
    }
}

fn field() -> Option<HtmlElement> {
    web_sys::window()?.document()?.get_element_by_id(FIELD)?.dyn_into().ok()
}
