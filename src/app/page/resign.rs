//! Asks before a game is given up.

use yew::prelude::*;

use super::desk::{use_desk, use_words};
use super::dialog::Dialog;
use crate::app::i18n::Key;
use crate::app::state::Action;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// The person has answered.
    pub on_close: Callback<()>,
}

/// The question.
#[component]
pub(super) fn ResignDialog(props: &Props) -> Html {
    let words = use_words();
    let Some(desk) = use_desk() else { return Html::default() };
    let keep = props.on_close.reform(|_: MouseEvent| ());
    let resign = {
        let on_close = props.on_close.clone();
        Callback::from(move |_: MouseEvent| {
            desk.act(Action::Resign);
            on_close.emit(());
        })
    };
    html! {
        <Dialog title={words.say(Key::ResignQuestion)} on_close={props.on_close.clone()}>
            <div class="choices">
                <button type="button" class="main" onclick={resign}>{ words.say(Key::ResignYes) }</button>
                <button type="button" class="plain" onclick={keep}>{ words.say(Key::ResignNo) }</button>
            </div>
        </Dialog>
    }
}
