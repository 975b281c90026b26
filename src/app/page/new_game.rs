//! The choices for a new game: which draughts, against whom, which side.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::desk::Seen;
use super::diagram::diagram;
use super::icon::Icon;
use super::link::link;
use super::route::go;
use super::storage;
use super::words::Words;
use crate::app::choices::Choices;
use crate::app::lead::Lead;
use crate::app::place::Place;
use crate::app::seats::Level;
use crate::app::speech::side_text;
use crate::app::state::Action;
use crate::app::view::View;
use crate::game::TimeControl;
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
    let choose = |next: Choices| {
        let chosen = chosen.setter();
        Callback::from(move |_: Event| chosen.set(next))
    };
    let desk = desk.clone();
    let on_submit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        // The game that goes from the board is not over, and waits in the library.
        if desk.table.is_under_way()
            && desk.lead != Lead::Elsewhere
            && let Err(trouble) = storage::put_by(&desk, js_sys::Date::now())
        {
            desk.act(Action::Trouble(trouble));
        }
        desk.act(Action::Start(choices));
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
    let optional = choices.variant.may_be_optional();
    html! {
        <main class="new-game" data-place="new">
            <form onsubmit={on_submit}>
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
                    <fieldset class="segments">
                        <legend>{ words.say(Key::ChooseOpponent) }</legend>
                        <div>
                            for (value, computer, key) in [("computer", true, Key::OpponentComputer), ("person", false, Key::OpponentPerson)] {
                                <label>
                                    <input
                                        type="radio"
                                        name="opponent"
                                        {value}
                                        checked={choices.computer == computer}
                                        onchange={choose(Choices { computer, ..choices })}
                                    />
                                    <span>{ words.say(key) }</span>
                                </label>
                            }
                        </div>
                    </fieldset>
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
                        <fieldset class="segments">
                            <legend>{ words.say(Key::ChooseSide) }</legend>
                            <div>
                                for (value, moves_first, key) in [("first", true, Key::MovesFirst), ("second", false, Key::MovesSecond)] {
                                    <label>
                                        <input
                                            type="radio"
                                            name="side"
                                            {value}
                                            checked={choices.moves_first == moves_first}
                                            onchange={choose(Choices { moves_first, ..choices })}
                                        />
                                        <span>{ side_line(words, choices, moves_first, key) }</span>
                                    </label>
                                }
                            </div>
                        </fieldset>
                    }
                    { clock(words, choices, &chosen.setter()) }
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
                    <fieldset class="segments">
                        <legend>{ words.say(Key::ChooseProfile) }</legend>
                        <div>
                            for (value, profile, key) in [("table", ProfileName::Table, Key::ProfileTable), ("federation", ProfileName::Federation, Key::ProfileFederation)] {
                                <label>
                                    <input
                                        type="radio"
                                        name="profile"
                                        {value}
                                        checked={choices.profile == profile}
                                        aria-describedby="profile-note"
                                        onchange={choose(Choices { profile, ..choices })}
                                    />
                                    <span>{ words.say(key) }</span>
                                </label>
                            }
                        </div>
                        <p id="profile-note" class="hint">
                            { words.say(if choices.profile == ProfileName::Table { Key::ProfileTableNote } else { Key::ProfileFederationNote }) }
                        </p>
                    </fieldset>
                    <div class="go">
                        <button type="submit" class="main" data-action="start">{ words.say(Key::StartGame) }</button>
                    </div>
                </div>
            </form>
        </main>
    }
}

/// The clocks to choose from.
fn clock(words: &Words, choices: Choices, setter: &UseStateSetter<Choices>) -> Html {
    let offered: Vec<TimeControl> =
        TimeControl::ALL.into_iter().filter(|time| !(choices.computer && time.is_for_two())).collect();
    let onchange = {
        let (setter, offered) = (setter.clone(), offered.clone());
        Callback::from(move |event: Event| {
            let select = event.target_dyn_into::<HtmlSelectElement>();
            let place = select.and_then(|select| usize::try_from(select.selected_index()).ok()).unwrap_or_default();
            let time = place.checked_sub(1).and_then(|place| offered.get(place).copied());
            setter.set(Choices { time, ..choices });
        })
    };
    let chosen = choices.clock();
    html! {
        <label class="time">
            <span>{ words.say(Key::TimeTitle) }</span>
            <select name="time" {onchange}>
                <option selected={chosen.is_none()}>{ words.say(Key::TimeNone) }</option>
                for time in offered {
                    <option selected={chosen == Some(time)}>{ time_text(words, time) }</option>
                }
            </select>
        </label>
    }
}

fn time_text(words: &Words, time: TimeControl) -> String {
    match time {
        TimeControl::PerMove { seconds } => words.with(Key::TimePerMove, &[("seconds", seconds.into())]),
        TimeControl::Fischer { seconds, increment } => {
            words.with(Key::TimeFischer, &[("minutes", (seconds / 60).into()), ("seconds", increment.into())])
        }
        TimeControl::SandGlass { seconds } => words.with(Key::TimeSandGlass, &[("minutes", (seconds / 60).into())]),
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
    let first = choices.first();
    let side = if moves_first { first } else { !first };
    words.with(key, &[("side", side_text(words, side).into())])
}
