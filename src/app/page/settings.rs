//! The settings: language, appearance, what stands on the squares. Each takes effect at once.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::about::About;
use super::aside::Aside;
use super::desk::Desk;
use super::dialog::Dialog;
use super::figure::figure;
use super::route::leave;
use super::segments::{Choice, segments};
use super::words::Words;
use crate::app::place::Place;
use crate::app::settings::{BoardLook, Coordinates, PieceLook, Settings, Theme};
use crate::app::state::Action;
use crate::rules::{Piece, Rank, Side};
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
        sample: None,
        chosen: theme == settings.theme,
        onchange: set(Settings { theme, ..settings }),
    });
    let coordinates = Coordinates::ALL.map(|coordinates| Choice {
        value: coordinates.name(),
        text: words.say(match coordinates {
            Coordinates::Numbers => Key::CoordinatesNumbers,
            Coordinates::Letters => Key::CoordinatesLetters,
            Coordinates::Own => Key::CoordinatesOwn,
            Coordinates::None => Key::CoordinatesNone,
        }),
        sample: None,
        chosen: coordinates == settings.coordinates,
        onchange: set(Settings { coordinates, ..settings }),
    });
    let boards = BoardLook::ALL.map(|board| Choice {
        value: board.name(),
        text: words.say(match board {
            BoardLook::Wood => Key::BoardWood,
            BoardLook::Slate => Key::BoardSlate,
            BoardLook::Green => Key::BoardGreen,
            BoardLook::Paper => Key::BoardPaper,
        }),
        sample: Some(sample(board, settings.pieces)),
        chosen: board == settings.board,
        onchange: set(Settings { board, ..settings }),
    });
    let pieces = PieceLook::ALL.map(|pieces| Choice {
        value: pieces.name(),
        text: words.say(match pieces {
            PieceLook::Turned => Key::PiecesTurned,
            PieceLook::Flat => Key::PiecesFlat,
            PieceLook::Ink => Key::PiecesInk,
        }),
        sample: Some(sample(settings.board, pieces)),
        chosen: pieces == settings.pieces,
        onchange: set(Settings { pieces, ..settings }),
    });
    let Settings { auto_play, confirm, turning, passing, evaluation, sound, vibration, .. } = settings;
    let switches = [
        ("auto-play", Key::AutoPlay, auto_play, Settings { auto_play: !auto_play, ..settings }),
        ("confirm", Key::Confirm, confirm, Settings { confirm: !confirm, ..settings }),
        ("turning", Key::TurnBoard, turning, Settings { turning: !turning, ..settings }),
        ("passing", Key::PassDevice, passing, Settings { passing: !passing, ..settings }),
        ("evaluation", Key::ShowEvaluation, evaluation, Settings { evaluation: !evaluation, ..settings }),
        ("sound", Key::Sound, sound, Settings { sound: !sound, ..settings }),
        ("vibration", Key::Vibration, vibration, Settings { vibration: !vibration, ..settings }),
    ];
    html! {
        <Dialog title={words.say(Key::Settings)} close={words.say(Key::Close)} on_close={move |()| leave(ground)}>
            { language(desk, words) }
            { segments("theme", words.say(Key::Appearance), themes.into(), None) }
            { segments("board", words.say(Key::BoardTitle), boards.into(), None) }
            { segments("pieces", words.say(Key::PiecesTitle), pieces.into(), None) }
            { segments("coordinates", words.say(Key::CoordinatesTitle), coordinates.into(), None) }
            <fieldset class="switches">
                <legend>{ words.say(Key::PlayingTitle) }</legend>
                for (name, key, checked, next) in switches {
                    <label class="switch">
                        <input type="checkbox" {name} {checked} onchange={set(next)} />
                        <span class="track" aria-hidden="true" />
                        <span>{ words.say(key) }</span>
                    </label>
                }
            </fieldset>
            <Aside desk={desk.clone()} words={words.clone()} />
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

/// Two squares with a king and a man, to see what is chosen.
fn sample(board: BoardLook, pieces: PieceLook) -> Html {
    html! {
        <span class="sample" data-board={board.name()} data-pieces={pieces.name()} aria-hidden="true">
            { figure(Piece { side: Side::White, rank: Rank::King }) }
            { figure(Piece { side: Side::Black, rank: Rank::Man }) }
        </span>
    }
}
