//! The settings: language, appearance, what stands on the squares. Each takes effect at once.

use yew::prelude::*;

use super::desk::{Desk, Words};
use super::dialog::Dialog;
use super::route::go;
use crate::app::i18n::{Key, Lang};
use crate::app::place::Place;
use crate::app::settings::{Coordinates, Settings, Theme};
use crate::app::state::Action;

/// The settings.
pub(super) fn settings_dialog(desk: &Desk, words: &Words, ground: Place) -> Html {
    let settings = desk.settings;
    let set = |settings: Settings| desk.on::<Event>(Action::Set(settings));
    let languages = Lang::ALL.map(|lang| Choice {
        value: lang.tag(),
        text: lang.own_name().to_owned(),
        lang: Some(lang),
        chosen: lang == words.lang(),
        onchange: set(Settings { lang: Some(lang), ..settings }),
    });
    let themes = Theme::ALL.map(|theme| Choice {
        value: theme.name(),
        text: words.say(match theme {
            Theme::System => Key::ThemeSystem,
            Theme::Light => Key::ThemeLight,
            Theme::Dark => Key::ThemeDark,
        }),
        lang: None,
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
        lang: None,
        chosen: coordinates == settings.coordinates,
        onchange: set(Settings { coordinates, ..settings }),
    });
    html! {
        <Dialog title={words.say(Key::Settings)} close={words.say(Key::Close)} on_close={move |()| go(ground)}>
            { choices("lang", words.say(Key::Language), languages) }
            { choices("theme", words.say(Key::Appearance), themes) }
            { choices("coordinates", words.say(Key::CoordinatesTitle), coordinates) }
            <p class="version">{ words.with(Key::Version, &[("version", env!("CARGO_PKG_VERSION").into())]) }</p>
        </Dialog>
    }
}

struct Choice {
    value: &'static str,
    text: String,
    lang: Option<Lang>,
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
                    <label lang={choice.lang.map(Lang::tag)}>
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
