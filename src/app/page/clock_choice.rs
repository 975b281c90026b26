//! The clock of a new game: one of those that are usual, or one that is set by hand.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::segments::{Choice, segments};
use super::words::Words;
use crate::app::own_time::{Field, Kind, OwnTime, Wrong};
use crate::game::TimeControl;
use crate::texts::Key;

/// What is chosen.
#[derive(Clone, PartialEq)]
pub(super) enum Chosen {
    /// One of the list, or none.
    Usual(Option<TimeControl>),
    /// One that is set by hand.
    Own(OwnTime),
}

impl Chosen {
    /// The choice that `time` was.
    pub(super) fn of(time: Option<TimeControl>) -> Self {
        match time {
            Some(time) if !TimeControl::ALL.contains(&time) => Self::Own(OwnTime::of(time)),
            time => Self::Usual(time),
        }
    }

    /// The clock, if it can be one.
    pub(super) fn time(&self) -> Result<Option<TimeControl>, Wrong> {
        match self {
            Self::Usual(time) => Ok(*time),
            Self::Own(own) => own.control().map(Some),
        }
    }

    /// What there is of it where only those `for_two` people, or for anybody, are offered.
    pub(super) fn offered(&self, for_two: bool) -> Self {
        let is_for_two = match self {
            Self::Usual(time) => time.is_some_and(TimeControl::is_for_two),
            Self::Own(own) => own.kind.is_for_two(),
        };
        if is_for_two && !for_two { Self::Usual(None) } else { self.clone() }
    }
}

/// The choice, and the numbers of a clock of one's own.
pub(super) fn clock_choice(words: &Words, chosen: &Chosen, for_two: bool, choose: &Callback<Chosen>) -> Html {
    let offered: Vec<TimeControl> = TimeControl::ALL.into_iter().filter(|time| for_two || !time.is_for_two()).collect();
    let onchange = {
        let (offered, chosen) = (offered.clone(), chosen.clone());
        choose.reform(move |event: Event| {
            let select = event.target_dyn_into::<HtmlSelectElement>();
            let place = select.and_then(|select| usize::try_from(select.selected_index()).ok()).unwrap_or_default();
            match place.checked_sub(1) {
                None => Chosen::Usual(None),
                Some(place) => match (offered.get(place), &chosen) {
                    (Some(&time), _) => Chosen::Usual(Some(time)),
                    // It begins as what was chosen before.
                    (None, Chosen::Usual(time)) => {
                        Chosen::Own(OwnTime::of(time.unwrap_or(TimeControl::Fischer { seconds: 600, increment: 0 })))
                    }
                    (None, own) => own.clone(),
                },
            }
        })
    };
    let own = match chosen {
        Chosen::Own(own) => Some(own),
        Chosen::Usual(_) => None,
    };
    html! {
        <>
            <label class="time">
                <span>{ words.say(Key::TimeTitle) }</span>
                <select name="time" {onchange}>
                    <option selected={*chosen == Chosen::Usual(None)}>{ words.say(Key::TimeNone) }</option>
                    for time in offered {
                        <option selected={*chosen == Chosen::Usual(Some(time))}>{ time_text(words, time) }</option>
                    }
                    <option selected={own.is_some()}>{ words.say(Key::TimeOwn) }</option>
                </select>
            </label>
            if let Some(own) = own {
                { numbers(words, own, for_two, choose) }
            }
        </>
    }
}

fn numbers(words: &Words, own: &OwnTime, for_two: bool, choose: &Callback<Chosen>) -> Html {
    let kinds = Kind::ALL.into_iter().filter(|kind| for_two || !kind.is_for_two());
    let kinds = kinds.map(|kind| {
        let next = Chosen::Own(own.clone().of_kind(kind));
        Choice {
            value: kind.name(),
            text: words.say(match kind {
                Kind::PerMove => Key::TimeKindMove,
                Kind::Fischer => Key::TimeKindGame,
                Kind::SandGlass => Key::TimeKindSandGlass,
            }),
            sample: None,
            chosen: kind == own.kind,
            onchange: choose.reform(move |_| next.clone()),
        }
    });
    let wrong = own.control().err();
    let field = |field: Field| {
        let bounds = field.bounds();
        let is_wrong = wrong.is_some_and(|wrong| wrong.field() == field);
        let oninput = {
            let own = own.clone();
            choose.reform(move |event: InputEvent| {
                let input = event.target_dyn_into::<HtmlInputElement>();
                Chosen::Own(own.clone().with(field, input.map(|input| input.value()).unwrap_or_default()))
            })
        };
        html! {
            <label>
                <span>{ words.say(field_key(field)) }</span>
                <input
                    type="number"
                    inputmode="numeric"
                    name={field.name()}
                    min={bounds.start().to_string()}
                    max={bounds.end().to_string()}
                    value={own.text(field).to_owned()}
                    aria-invalid={is_wrong.then_some("true")}
                    aria-describedby={is_wrong.then_some("time-wrong")}
                    {oninput}
                />
            </label>
        }
    };
    html! {
        <div class="own-time">
            { segments("time-kind", words.say(Key::TimeKind), kinds.collect(), None) }
            <div>{ own.fields().iter().map(|&it| field(it)).collect::<Html>() }</div>
            <p id="time-wrong" role="alert">{ wrong.map(|wrong| wrong_text(words, wrong)) }</p>
        </div>
    }
}

const fn field_key(field: Field) -> Key {
    match field {
        Field::Minutes => Key::TimeMinutes,
        Field::Seconds => Key::TimeSeconds,
        Field::Increment => Key::TimeIncrement,
    }
}

fn wrong_text(words: &Words, wrong: Wrong) -> String {
    match wrong {
        Wrong::Number(field) => {
            let bounds = field.bounds();
            let args = [
                ("field", words.say(field_key(field)).into()),
                ("least", (*bounds.start()).into()),
                ("most", (*bounds.end()).into()),
            ];
            words.with(Key::TimeWrong, &args)
        }
        Wrong::TooShort(seconds) => words.with(Key::TimeShort, &[("seconds", seconds.into())]),
    }
}

pub(super) fn time_text(words: &Words, time: TimeControl) -> String {
    match time {
        TimeControl::PerMove { seconds } => words.with(Key::TimePerMove, &[("seconds", seconds.into())]),
        TimeControl::Fischer { seconds, increment } => {
            words.with(Key::TimeFischer, &[("minutes", (seconds / 60).into()), ("seconds", increment.into())])
        }
        TimeControl::SandGlass { seconds } => words.with(Key::TimeSandGlass, &[("minutes", (seconds / 60).into())]),
    }
}
