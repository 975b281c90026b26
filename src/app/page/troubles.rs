//! A plain word when something did not go well.

use yew::prelude::*;

use super::desk::Desk;
use super::route::focus_on_board;
use super::words::Words;
use crate::app::lead::Lead;
use crate::app::speech;
use crate::app::state::{Action, Trouble};
use crate::texts::Key;

/// What the person has to be told: what went wrong, until they have read it, and that another window plays.
pub(super) fn troubles(desk: &Desk, words: &Words, take_over: Callback<MouseEvent>) -> Html {
    let trouble = desk.trouble.map(|trouble| {
        let (key, action) = match trouble {
            Trouble::EngineFailed => (Key::AskAgain, Action::AskAgain),
            _ => (Key::Dismiss, Action::Dismiss),
        };
        let said = words.say(speech::trouble(trouble));
        told(format!("{trouble:?}"), said, words.say(key), desk.on(action))
    });
    let elsewhere = (desk.lead == Lead::Elsewhere)
        .then(|| told("Elsewhere".to_owned(), words.say(Key::Elsewhere), words.say(Key::PlayHere), take_over));
    html! { <>{ elsewhere }{ trouble }</> }
}

/// The button that answers goes with the word: the board takes the keyboard.
fn told(name: String, said: String, answer: String, onclick: Callback<MouseEvent>) -> Html {
    let onclick = Callback::from(move |event: MouseEvent| {
        onclick.emit(event);
        focus_on_board();
    });
    html! {
        <div class="trouble" role="alert" data-trouble={name}>
            <p>{ said }</p>
            <button type="button" class="plain" {onclick}>{ answer }</button>
        </div>
    }
}
