//! The head of the page: its name, what is being played, and the way to the other places.

use yew::prelude::*;

use super::desk::Desk;
use super::icon::Icon;
use super::link::link;
use super::words::Words;
use crate::app::place::{Place, Room};
use crate::guide::{Topic, facts};
use crate::texts::Key;

/// The head of the page when it is at `place`.
pub(super) fn header(desk: &Desk, words: &Words, place: Place) -> Html {
    let rule_set = desk.table.game().rule_set();
    html! {
        <header class="head">
            if let Some(title) = title(place) {
                if place == Place::Library(Room::Replay) {
                    { link(Place::Library(Room::Games), "tool", Some(words.say(Key::Library)), Icon::Back.html()) }
                } else {
                    { link(Place::Play, "tool", Some(words.say(Key::BackToGame)), Icon::Back.html()) }
                }
                { title_html(place, words.say(title)) }
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
            if !matches!(place, Place::Rules(..) | Place::Library(Room::Games | Room::Replay | Room::Backup)) {
                { link(Place::Library(Room::Games), "tool", Some(words.say(Key::Library)), Icon::Library.html()) }
            }
            if !matches!(place, Place::Rules(..)) {
                { link(rules_of(desk), "tool", Some(words.say(Key::Rules)), Icon::Book.html()) }
            }
            { link(Place::Settings, "tool", Some(words.say(Key::Settings)), Icon::Settings.html()) }
        </header>
    }
}

/// What the place is called, where it is not the board.
const fn title(place: Place) -> Option<Key> {
    match place {
        Place::NewGame => Some(Key::NewGame),
        Place::Rules(..) => Some(Key::Rules),
        Place::Library(room) => Some(match room {
            Room::Games => Key::Library,
            Room::Replay => Key::Replay,
            Room::Share => Key::Share,
            Room::Backup => Key::Backup,
            Room::Far => Key::OpponentFar,
        }),
        Place::Play | Place::Begin(_) | Place::Settings | Place::Take | Place::Nowhere => None,
    }
}

/// A rules page has a heading of its own, so that here its title is no heading.
fn title_html(place: Place, title: String) -> Html {
    if matches!(place, Place::Rules(..)) {
        html! { <p class="title">{ title }</p> }
    } else {
        html! { <h1 class="title">{ title }</h1> }
    }
}

/// The rules of the game at the table.
fn rules_of(desk: &Desk) -> Place {
    Place::Rules(Topic::Of(desk.table.game().rule_set().variant), None)
}
