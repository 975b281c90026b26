//! The settings: language, appearance, what stands on the squares. Each takes effect at once.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::about::About;
use super::backup::Backup;
use super::desk::Desk;
use super::dialog::Dialog;
use super::route::leave;
use super::words::Words;
use crate::app::place::Place;
use crate::app::settings::{Coordinates, Settings, Theme};
use crate::app::state::Action;
use crate::texts::{Key, Lang};

/// The settings.
pub(super) fn settings_dialog(desk: &Desk, words: &Words, ground: Place) -> Html {
    let settings = desk.settings;
    let set = |settings: Settings| desk.on::<Event>(Action::Set(settings));
    let themes = Theme::ALL.map(|theme| Choice {
        value: theme.name(),
        text: words.say(match theme {
            Theme::System => Key::ThemeSystem,
            Theme::Light => Key::ThemeLight,
            Theme::Dark => Key::ThemeDark,
        }),
        chosen: theme == settings.theme,
        onchange: set(Settings { theme, ..settings }),
    });
    let coordinates = Coordinates::ALL.map(|coordinates| Choice {
        value: coordinates.name(),
        text: words.say(match coordinates {
            Coordinates::Numbers => Key::CoordinatesNumbers,
            Coordinates::Letters => Key::CoordinatesLetters,
            Coordinates::None => Key::CoordinatesNone,
        }),
        chosen: coordinates == settings.coordinates,
        onchange: set(Settings { coordinates, ..settings }),
    });
    html! {
        <Dialog title={words.say(Key::Settings)} close={words.say(Key::Close)} on_close={move |()| leave(ground)}>
            { language(desk, words) }
            { choices("theme", words.say(Key::Appearance), themes) }
            { choices("coordinates", words.say(Key::CoordinatesTitle), coordinates) }
            <Backup desk={desk.clone()} words={words.clone()} />
            <About desk={desk.clone()} words={words.clone()} />
        </Dialog>
    }
}

/// The languages, each under the name its speakers give it.
fn language(desk: &Desk, words: &Words) -> Html {
    let settings = desk.settings;
    let chosen = settings.lang.unwrap_or(words.lang());
    let onchange = {
        let desk = desk.clone();
        Callback::from(move |event: Event| {
            let tag = event.target_dyn_into::<HtmlSelectElement>().map(|select| select.value());
            if let Some(lang) = tag.and_then(|tag| Lang::of_tag(&tag)) {
                desk.act(Action::Set(Settings { lang: Some(lang), ..settings }));
            }
        })
    };
    html! {
        <label class="language">
            <span>{ words.say(Key::Language) }</span>
            <select name="lang" {onchange}>
                for &lang in Lang::ALL {
                    <option value={lang.tag()} lang={lang.tag()} selected={lang == chosen}>{ lang.own_name() }</option>
                }
            </select>
        </label>
    }
}

struct Choice {
    value: &'static str,
    text: String,
    chosen: bool,
    onchange: Callback<Event>,
}

/// A row of choices, one of which holds.
fn choices(name: &'static str, title: String, choices: [Choice; 3]) -> Html {
    html! {
        <fieldset class="segments">
            <legend>{ title }</legend>
            <div>
                for choice in choices {
                    <label>
                        <input
                            type="radio"
                            {name}
                            value={choice.value}
                            checked={choice.chosen}
                            onchange={choice.onchange}
                        />
                        <span>{ choice.text }</span>
                    </label>
                }
            </div>
        </fieldset>
    }
}
