//! The head of the page: its name, what is being played, and the way to the other places.

use yew::prelude::*;

use super::desk::{use_desk, use_words};
use super::icon::Icon;
use super::link::Link;
use crate::app::facts;
use crate::app::i18n::Key;
use crate::app::place::Place;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// Where the page is.
    pub place: Place,
}

/// The head of the page.
#[component]
pub(super) fn Header(props: &Props) -> Html {
    let words = use_words();
    let Some(desk) = use_desk() else { return Html::default() };
    let rule_set = desk.table.game().rule_set();
    let choosing = props.place == Place::NewGame;
    html! {
        <header class="head">
            if choosing {
                <Link to={Place::Play} class="tool" label={words.say(Key::BackToGame)}>{ Icon::Back.html() }</Link>
                <h1 class="title">{ words.say(Key::NewGame) }</h1>
            } else {
                <Link to={Place::Play} class="brand">{ words.say(Key::AppName) }</Link>
                <h1>
                    { words.say(facts::name(rule_set.variant)) }
                    if rule_set.optional_capture {
                        <small>{ words.say(Key::OptionalCapture) }</small>
                    }
                </h1>
                <Link to={Place::NewGame} class="new">
                    { Icon::Plus.html() }<span>{ words.say(Key::NewGame) }</span>
                </Link>
            }
            <Link to={Place::Settings} class="tool" label={words.say(Key::Settings)}>{ Icon::Settings.html() }</Link>
        </header>
    }
}
