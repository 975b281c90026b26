//! Asks before a game is given up.

use yew::prelude::*;

use super::desk::Desk;
use super::dialog::Dialog;
use super::words::Words;
use crate::app::state::Action;
use crate::texts::Key;

/// The question. Either answer closes it.
pub(super) fn resign(desk: &Desk, words: &Words, on_close: Callback<()>) -> Html {
    let keep = on_close.reform(|_: MouseEvent| ());
    let resign = {
        let (desk, on_close) = (desk.clone(), on_close.clone());
        Callback::from(move |_: MouseEvent| {
            desk.act(Action::Resign);
            on_close.emit(());
        })
    };
    html! {
        <Dialog title={words.say(Key::ResignQuestion)} close={words.say(Key::Close)} {on_close}>
            <div class="choices">
                <button type="button" class="main" onclick={resign}>{ words.say(Key::ResignYes) }</button>
                <button type="button" class="plain" onclick={keep}>{ words.say(Key::ResignNo) }</button>
            </div>
        </Dialog>
    }
}
