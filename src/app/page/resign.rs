//! Asks before a game is given up, or two people agree to a draw.

use yew::prelude::*;

use super::desk::Desk;
use super::dialog::Dialog;
use super::words::Words;
use crate::app::seats::Opponent;
use crate::app::state::Action;
use crate::distance::{Deed, Question};
use crate::texts::Key;

/// What is being asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Asking {
    Nothing,
    /// Whether to give up.
    Resign,
    /// Whether the other side agrees to a draw.
    Draw,
}

/// The question. Every answer closes it, but for the offer of a draw, which is another question.
pub(super) fn resign(desk: &Desk, words: &Words, asking: Asking, ask: Callback<Asking>) -> Html {
    let close = ask.reform(|()| Asking::Nothing);
    let button = |name: &'static str, class: &'static str, key: Key, onclick: Callback<MouseEvent>| {
        html! { <button type="button" data-action={name} {class} {onclick}>{ words.say(key) }</button> }
    };
    let end = |action: Action| {
        let (desk, close) = (desk.clone(), close.clone());
        Callback::from(move |_: MouseEvent| {
            desk.act(action.clone());
            close.emit(());
        })
    };
    let keep = close.reform(|_: MouseEvent| ());
    let (title, choices) = if asking == Asking::Draw {
        let side = desk.speech(words).side(desk.table.turn());
        let yes = button("agree", "main", Key::DrawYes, end(Action::AgreeDraw));
        (
            words.with(Key::DrawQuestion, &[("side", side.into())]),
            html! { <>
                { yes }
                { button("decline", "plain", Key::DrawNo, keep) }
            </> },
        )
    } else {
        let offer = if desk.table.may_ask(Question::Draw) {
            Some(button("offer-draw", "plain", Key::OfferDraw, end(Action::Deed(Deed::Ask(Question::Draw)))))
        } else {
            (desk.table.seats().opponent == Opponent::Person)
                .then(|| button("offer-draw", "plain", Key::OfferDraw, ask.reform(|_| Asking::Draw)))
        };
        (
            words.say(Key::ResignQuestion),
            html! { <>
                { button("resign-yes", "main", Key::ResignYes, end(Action::Resign)) }
                { offer }
                { button("resign-no", "plain", Key::ResignNo, keep) }
            </> },
        )
    };
    html! {
        <Dialog {title} close={words.say(Key::Close)} on_close={close}>
            <div class="choices">{ choices }</div>
        </Dialog>
    }
}
