//! The choices for a new game: which draughts, against whom, which side.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::clock_choice::{Chosen, clock_choice};
use super::desk::Seen;
use super::diagram::diagram;
use super::icon::Icon;
use super::link::link;
use super::route::{focus_on, go, go_to};
use super::segments::{Choice, segments};
use super::storage;
use super::words::Words;
use crate::app::choices::Choices;
use crate::app::lead::Lead;
use crate::app::place::Place;
use crate::app::seats::Level;
use crate::app::speech::side_text;
use crate::app::state::Action;
use crate::app::view::View;
use crate::guide::{Topic, facts};
use crate::rules::{ProfileName, Variant};
use crate::texts::Key;

const LEVELS: [Key; 10] = [
    Key::Level1,
    Key::Level2,
    Key::Level3,
    Key::Level4,
    Key::Level5,
    Key::Level6,
    Key::Level7,
    Key::Level8,
    Key::Level9,
    Key::Level10,
];

/// The choices for a new game.
#[component]
pub(super) fn NewGame(props: &Seen) -> Html {
    let Seen { desk, words } = props;
    let chosen = use_state_eq(|| desk.choices);
    let choices = *chosen;
    let time = use_state_eq(|| Chosen::of(desk.choices.time));
    let offered = time.offered(!choices.computer);
    let choose = |next: Choices| {
        let chosen = chosen.setter();
        Callback::from(move |_: Event| chosen.set(next))
    };
    let desk = desk.clone();
    let taken = offered.clone();
    let on_submit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        if choices.far {
            // The game at the table goes when the other begins.
            desk.act(Action::Choose(choices));
            return go_to("#/far");
        }
        if desk.lead == Lead::Elsewhere {
            // Another window plays. What stands above says so, and has the way to play here.
            let _ = focus_on(".trouble button");
            return;
        }
        let time = match taken.time() {
            Ok(time) => time,
            Err(wrong) => {
                // Where it is to be put right. What is wrong stands there already.
                let _ = focus_on(&format!(".own-time [name={}]", wrong.field().name()));
                return;
            }
        };
        // The game that goes from the board is not over, and waits in the library.
        if desk.table.is_under_way() && desk.table.far().is_none() {
            storage::put_by(&desk, js_sys::Date::now());
        }
        desk.act(Action::Start(Choices { time, ..choices }));
        go(Place::Play);
    });
    let on_level = {
        let chosen = chosen.setter();
        Callback::from(move |event: InputEvent| {
            let level = event.target_dyn_into::<HtmlInputElement>().and_then(|input| input.value().parse::<u8>().ok());
            if let Some(level) = level {
                chosen.set(Choices { level: Level::from(level), ..choices });
            }
        })
    };
    let choose_time = {
        let time = time.setter();
        Callback::from(move |next: Chosen| time.set(next))
    };
    let optional = choices.variant.may_be_optional();
    let choice = |value, text: String, next: Choices| Choice {
        value,
        text,
        sample: None,
        chosen: next == choices,
        onchange: choose(next),
    };
    let opponents = [
        ("computer", true, false, Key::OpponentComputer),
        ("person", false, false, Key::OpponentPerson),
        ("far", false, true, Key::OpponentFar),
    ]
    .map(|(value, computer, far, key)| choice(value, words.say(key), Choices { computer, far, ..choices }));
    let sides =
        [("first", true, Key::MovesFirst), ("second", false, Key::MovesSecond)].map(|(value, moves_first, key)| {
            choice(value, side_line(words, choices, moves_first, key), Choices { moves_first, ..choices })
        });
    let profiles = [
        ("table", ProfileName::Table, Key::ProfileTable),
        ("federation", ProfileName::Federation, Key::ProfileFederation),
    ]
    .map(|(value, profile, key)| choice(value, words.say(key), Choices { profile, ..choices }));
    let profile_note = match choices.profile {
        ProfileName::Table => Key::ProfileTableNote,
        ProfileName::Federation => Key::ProfileFederationNote,
    };
    html! {
        <main class="new-game" data-place="new">
            <form onsubmit={on_submit} novalidate=true>
                <fieldset class="variants">
                    <legend>{ words.say(Key::ChooseVariant) }</legend>
                    <div role="radiogroup" aria-label={words.say(Key::ChooseVariant)}>
                        for variant in Variant::ALL {
                            { card(words, variant, choices, choose(Choices { variant, ..choices })) }
                        }
                    </div>
                </fieldset>
                <div class="terms">
                    <p class="about-rules">
                        { link(Place::Rules(Topic::Of(choices.variant), None), "", None, words.with(Key::RulesOf, &[("name", words.say(facts::name(choices.variant)).into())]).into()) }
                    </p>
                    { segments("opponent", words.say(Key::ChooseOpponent), opponents.into(), None) }
                    if choices.computer {
                        <div class="level">
                            <label for="level">{ words.say(Key::ChooseLevel) }<output for="level">{ choices.level.get() }</output></label>
                            <input
                                id="level"
                                name="level"
                                type="range"
                                min={Level::LEAST.to_string()}
                                max={Level::MOST.to_string()}
                                value={choices.level.get().to_string()}
                                aria-describedby="level-note"
                                oninput={on_level}
                            />
                            <p id="level-note">{ level_note(words, choices.level) }</p>
                        </div>
                    }
                    if choices.computer || choices.far {
                        { segments("side", words.say(Key::ChooseSide), sides.into(), None) }
                    }
                    if !choices.far {
                        { clock_choice(words, &offered, !choices.computer, &choose_time) }
                    }
                    if optional {
                        <label class="switch">
                            <input
                                type="checkbox"
                                name="optional-capture"
                                checked={choices.optional_capture}
                                aria-describedby="optional-note"
                                onchange={choose(Choices { optional_capture: !choices.optional_capture, ..choices })}
                            />
                            <span class="track" aria-hidden="true" />
                            <span>
                                <b>{ words.say(Key::OptionalCapture) }</b>
                                <small id="optional-note">{ words.say(Key::OptionalCaptureNote) }</small>
                            </span>
                        </label>
                    }
                    { segments("profile", words.say(Key::ChooseProfile), profiles.into(), Some(words.say(profile_note))) }
                    <div class="go">
                        <button type="submit" class="main" data-action="start">{ words.say(Key::StartGame) }</button>
                    </div>
                </div>
            </form>
        </main>
    }
}

/// A rule set to choose, with its start and what makes it different.
fn card(words: &Words, variant: Variant, choices: Choices, onchange: Callback<Event>) -> Html {
    let choice = Choices { variant, ..choices };
    let view = View::of(choice.rule_set(), choice.first());
    let id = format!("about-{}", variant.name());
    html! {
        <label class="card" key={variant.name()}>
            <input
                type="radio"
                name="variant"
                value={variant.name()}
                checked={choices.variant == variant}
                aria-label={words.say(facts::name(variant))}
                aria-describedby={id.clone()}
                {onchange}
            />
            { diagram(&choice.rule_set().start(), view) }
            <span class="about">
                <b>{ words.say(facts::name(variant)) }</b>
                <small {id}>{ facts::lines(variant.rules(), words).join("\u{a0}· ") }</small>
            </span>
            <span class="chosen" aria-hidden="true">{ Icon::Check.html() }</span>
        </label>
    }
}

fn level_note(words: &Words, level: Level) -> String {
    let place = usize::from(level.get()).saturating_sub(1);
    LEVELS.get(place).map(|&key| words.say(key)).unwrap_or_default()
}

fn side_line(words: &Words, choices: Choices, moves_first: bool, key: Key) -> String {
    let side = Choices { moves_first, ..choices }.side();
    words.with(key, &[("side", side_text(words, side).into())])
}
