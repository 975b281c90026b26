//! The head of the page: its name, what is being played, and the way to the other places.

use yew::prelude::*;

use super::desk::Desk;
use super::icon::Icon;
use super::link::link;
use super::words::Words;
use crate::app::facts;
use crate::app::place::Place;
use crate::texts::Key;

/// The head of the page when it is at `place`.
pub(super) fn header(desk: &Desk, words: &Words, place: Place) -> Html {
    let rule_set = desk.table.game().rule_set();
    let choosing = place == Place::NewGame;
    html! {
        <header class="head">
            if choosing {
                { link(Place::Play, "tool", Some(words.say(Key::BackToGame)), Icon::Back.html()) }
                <h1 class="title">{ words.say(Key::NewGame) }</h1>
            } else {
                { link(Place::Play, "brand", None, words.say(Key::AppName).into()) }
                <h1>
                    { words.say(facts::name(rule_set.variant)) }
                    if rule_set.optional_capture {
                        <small>{ words.say(Key::OptionalCapture) }</small>
                    }
                </h1>
                { link(Place::NewGame, "new", None, html! { <>{ Icon::Plus.html() }<span>{ words.say(Key::NewGame) }</span></> }) }
            }
            { link(Place::Settings, "tool", Some(words.say(Key::Settings)), Icon::Settings.html()) }
        </header>
    }
}
