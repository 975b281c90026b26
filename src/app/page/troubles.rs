//! A plain word when something did not go well.

use yew::prelude::*;

use super::desk::Desk;
use super::words::Words;
use crate::app::speech;
use crate::app::state::{Action, Trouble};
use crate::texts::Key;

/// What the person has to be told, until they have read it.
pub(super) fn troubles(desk: &Desk, words: &Words) -> Html {
    let Some(trouble) = desk.trouble else { return Html::default() };
    let (key, action) = match trouble {
        Trouble::EngineFailed => (Key::AskAgain, Action::AskAgain),
        _ => (Key::Dismiss, Action::Dismiss),
    };
    html! {
        <div class="trouble" role="alert" data-trouble={format!("{trouble:?}")}>
            <p>{ words.say(speech::trouble(trouble)) }</p>
            <button type="button" class="plain" onclick={desk.on(action)}>{ words.say(key) }</button>
        </div>
    }
}
