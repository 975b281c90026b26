//! Whose turn it is, what is to be said about it, or how the game ended.

use yew::prelude::*;

use super::desk::Desk;
use super::link::link;
use super::route::{focus_on, focus_on_board, go_to};
use super::words::Words;
use crate::app::hand::Intent;
use crate::app::place::Place;
use crate::app::state::Action;
use crate::app::table::News;
use crate::distance::{Deed, Way};
use crate::game::GameResult;
use crate::guide::{Part, Topic};
use crate::texts::Key;

/// The line above the board.
pub(super) fn status(desk: &Desk, words: &Words) -> Html {
    let (table, speech) = (&desk.table, desk.speech(words));
    let looking = table.is_looking_back();
    if let Some(result) = table.game().result().filter(|_| !looking) {
        return result_card(desk, words, result);
    }
    let note = speech.note();
    html! {
        <section class={classes!("status", looking.then_some("looking"))}>
            <div>
                <h2>{ speech.turn() }</h2>
                if let Some(note) = note {
                    <p class="note">{ note }{ rule(desk, words) }</p>
                } else if !looking {
                    for count in speech.counts() {
                        <p class="draw-count">{ count }</p>
                    }
                }
                if !looking {
                    if let Some(asked) = speech.asked() {
                        <p class="asked">{ asked }</p>
                    }
                    if is_to_be_sent(desk) {
                        <p class="unsent">{ speech.of_friend(Key::FarUnsent) }</p>
                    }
                }
            </div>
            { answers(desk, words) }
        </section>
    }
}

/// How the game ended, and what now.
fn result_card(desk: &Desk, words: &Words, result: GameResult) -> Html {
    let speech = desk.speech(words);
    let button = |name: &'static str, class: &'static str, key: Key, action: Action| {
        html! { <button type="button" data-action={name} {class} onclick={answer(desk, action)}>{ words.say(key) }</button> }
    };
    html! {
        <section class="status over">
            <div>
                <h2>{ speech.result(result) }</h2>
                <p>{ speech.asked().or_else(|| speech.note()).unwrap_or_else(|| speech.reason(result)) }</p>
            </div>
            <div class="choices">
                { send(desk, words) }
                if desk.table.is_held() {
                    // There is nobody to play again with.
                } else if desk.table.far().is_some() {
                    { button("rematch", if desk.table.has_news() { "plain" } else { "main" }, Key::Rematch, Action::SwapSides) }
                } else {
                    { button("rematch", "main", Key::Rematch, Action::Rematch) }
                    { button("swap", "plain", Key::SwapSides, Action::SwapSides) }
                }
                <button type="button" data-action="look-back" class="plain" onclick={look_back(desk)}>{ words.say(Key::LookBack) }</button>
            </div>
        </section>
    }
}

/// Goes back to the start of the game, and with the keyboard to the way on from there.
fn look_back(desk: &Desk) -> Callback<MouseEvent> {
    let desk = desk.clone();
    Callback::from(move |_| {
        desk.act(Action::LookAt(0));
        // It is the same button that plays again what was taken back.
        let _ = focus_on("[data-action=redo]");
    })
}

/// What can be said to what stands there.
fn answers(desk: &Desk, words: &Words) -> Html {
    let table = &desk.table;
    let button = |class: &'static str, text: String, action: Action| {
        html! { <button type="button" {class} onclick={answer(desk, action)}>{ text }</button> }
    };
    let buttons = if table.is_paused() && table.far().is_none() {
        button("main", words.say(Key::Resume), Action::Pause)
    } else if table.is_looking_back() {
        html! { <>
            { button("main", words.say(Key::BackToGame), Action::BackToGame) }
            if table.far().is_none() {
                { button("plain", words.say(Key::PlayFromHere), Action::PlayFromHere) }
            }
        </> }
    } else {
        match table.news() {
            News::ToConfirm => html! { <>
                { button("main", words.say(Key::ConfirmYes), Action::Board(Intent::Confirm)) }
                { button("plain", words.say(Key::ConfirmNo), Action::Board(Intent::Cancel)) }
            </> },
            News::Ways(_) => (1..)
                .zip(desk.speech(words).ways())
                .map(|(number, (mv, written)): (u32, _)| {
                    let text = html! { <>{ number }{ ": " }<bdi dir="ltr">{ written }</bdi></> };
                    let onclick = answer(desk, Action::Board(Intent::Choose(mv)));
                    html! { <button type="button" class="plain" data-action="way" {onclick}>{ text }</button> }
                })
                .collect(),
            _ => apart(desk, words),
        }
    };
    html! { <div class="choices">{ buttons }</div> }
}

/// What can be said to somebody elsewhere: an answer to what they ask, and how the game stands.
fn apart(desk: &Desk, words: &Words) -> Html {
    let answers = desk.table.asked().map(|what| {
        [("agree", "main", Key::FarYes, Deed::Grant(what)), ("decline", "plain", Key::FarNo, Deed::Refuse(what))]
    });
    html! { <>
        for (name, class, key, deed) in answers.into_iter().flatten() {
            <button type="button" data-action={name} {class} onclick={answer(desk, Action::Deed(deed))}>{ words.say(key) }</button>
        }
        { send(desk, words) }
    </> }
}

/// Whether the other side does not know yet how the game stands, and learns it by a link.
fn is_to_be_sent(desk: &Desk) -> bool {
    desk.table.has_news() && desk.table.far().is_some_and(|far| far.way == Way::Post)
}

/// The way to the link that tells the other side how the game stands.
fn send(desk: &Desk, words: &Words) -> Html {
    if is_to_be_sent(desk) {
        html! { <button type="button" class="main" data-action="send" onclick={|_| go_to("#/post")}>{ words.say(Key::FarSend) }</button> }
    } else {
        Html::default()
    }
}

/// A button that does this is gone when it is done: the board takes the keyboard.
fn answer(desk: &Desk, action: Action) -> Callback<MouseEvent> {
    let desk = desk.clone();
    Callback::from(move |_| {
        desk.act(action.clone());
        focus_on_board();
    })
}

/// The way to the rule that refuses what was tried.
fn rule(desk: &Desk, words: &Words) -> Html {
    let News::Refused(refusal) = desk.table.news() else { return Html::default() };
    let Some(reason) = refusal.reason() else { return Html::default() };
    let part = Part::explaining(reason.why);
    let place = Place::Rules(Topic::Of(desk.table.game().rule_set().variant), Some(part));
    html! { <>{ " " }{ link(place, "rule", None, words.say(Key::TheRule).into()) }</> }
}
