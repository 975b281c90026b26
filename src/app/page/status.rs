//! Whose turn it is, what is to be said about it, or how the game ended.

use yew::prelude::*;

use super::desk::Desk;
use super::link::link;
use super::route::go;
use super::words::Words;
use crate::app::place::Place;
use crate::app::state::Action;
use crate::app::table::News;
use crate::guide::{Part, Topic};
use crate::texts::Key;

/// The way to the rule that refuses what was tried.
fn rule(desk: &Desk, words: &Words) -> Html {
    let News::Refused(refusal) = desk.table.news() else { return Html::default() };
    let Some(reason) = refusal.reason() else { return Html::default() };
    let part = Part::explaining(reason.why);
    let place = Place::Rules(Topic::Of(desk.table.game().rule_set().variant), Some(part));
    html! { <>{ " " }{ link(place, "rule", None, words.say(Key::TheRule).into()) }</> }
}

/// The line above the board.
pub(super) fn status(desk: &Desk, words: &Words) -> Html {
    let (table, speech) = (&desk.table, desk.speech(words));
    if let Some(result) = table.game().result().filter(|_| !table.is_looking_back()) {
        let rematch = desk.on(Action::Rematch);
        return html! {
            <section class="status over">
                <div>
                    <h2>{ speech.result(result) }</h2>
                    <p>{ speech.note().unwrap_or_else(|| speech.reason(result)) }</p>
                </div>
                <div class="choices">
                    <button type="button" class="main" onclick={rematch}>{ words.say(Key::Rematch) }</button>
                    <button type="button" class="plain" onclick={|_| go(Place::NewGame)}>{ words.say(Key::NewGame) }</button>
                </div>
            </section>
        };
    }
    let looking = table.is_looking_back();
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
            </div>
            if looking {
                <div class="choices">
                    <button type="button" class="main" onclick={desk.on(Action::BackToGame)}>
                        { words.say(Key::BackToGame) }
                    </button>
                    <button type="button" class="plain" onclick={desk.on(Action::PlayFromHere)}>
                        { words.say(Key::PlayFromHere) }
                    </button>
                </div>
            }
        </section>
    }
}
