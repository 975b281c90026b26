//! Whoever invites: what is to be played, the link to send, and the answer that comes back.

use web_sys::{HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::super::super::clock_choice::time_text;
use super::super::super::storage;
use super::super::super::words::Words;
use super::super::invite::{game_text, me, name_field, typed, your_side};
use super::super::outgoing::{Outgoing, here};
use super::super::{distant, say, table};
use super::line::{self, Step};
use super::{by_post, fault, use_standing, way_back};
use crate::distance::live::{Invitation, Link, Role, Terms};
use crate::distance::{GameId, Player};
use crate::game::{Game, TimeControl};
use crate::rules::Side;
use crate::texts::Key;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub words: Words,
    /// Whether it is the game of the line that shall go on, and no new one.
    #[prop_or_default]
    pub is_again: bool,
}

/// What is invited to.
#[derive(Clone)]
struct Wish {
    terms: Terms,
    side: Side,
    role: Role,
    player: Player,
}

impl Wish {
    /// A new game, as was last chosen.
    fn new(clock: Option<TimeControl>, name: &str) -> Self {
        let choices = storage::choices();
        let side = choices.side();
        let id = GameId::new(u64::from_le_bytes(distant::random()));
        let terms = Terms::of(id, &Game::new(choices.rule_set()), clock);
        Self { terms, side, role: Role::Host, player: me(name) }
    }

    /// The game of the line, where it is the one at the table and not over.
    fn again() -> Option<Self> {
        let (terms, side, role, player) = line::again()?;
        let is_here = table::at_table().is_some_and(|table| table.far().is_some_and(|far| far.id.get() == terms.id));
        is_here.then_some(Self { terms, side, role, player })
    }

    fn send(self, words: &Words) {
        let Self { terms, side, role, player } = self;
        line::invite(move |sketch| Invitation::new(terms, side, role, player, sketch), words);
    }
}

/// The steps of whoever invites.
#[component]
pub(super) fn Host(props: &Props) -> Html {
    let Props { words, is_again } = props;
    let again = || Wish::again().filter(|_| *is_again);
    let standing = use_standing();
    let name = use_node_ref();
    let clock = use_state_eq(|| storage::choices().time);
    let wish = use_mut_ref(|| None::<Wish>);
    let send = {
        let (words, name, clock, wish, first) = (words.clone(), name.clone(), *clock, wish.clone(), again());
        move || {
            let next =
                wish.borrow().clone().or_else(|| first.clone()).unwrap_or_else(|| Wish::new(clock, &typed(&name)));
            *wish.borrow_mut() = Some(next.clone());
            next.send(&words);
        }
    };
    let is_open = standing.game.is_some_and(|(_, link)| link == Link::Open);
    let body = match &standing.step {
        // One line at a time.
        Step::Idle if is_open => html! { <p role="status">{ say(words, "live-open") }</p> },
        Step::Idle | Step::Answering(_) => {
            let onsubmit = Callback::from(move |event: SubmitEvent| {
                event.prevent_default();
                send();
            });
            html! {
                <form {onsubmit}>
                    if again().is_some() {
                        <p>{ say(words, "live-goes-on") }</p>
                    } else {
                        { what(words) }
                        { name_field(words, &name) }
                        { clocks(words, *clock, clock.setter()) }
                        if table::is_busy() {
                            <p class="hint">{ say(words, "table-busy") }</p>
                        }
                    }
                    <div class="choices">
                        <button type="submit" class="main" data-action="invite">{ say(words, "live-begin") }</button>
                    </div>
                </form>
            }
        }
        Step::Preparing => html! { <p role="status" class="busy">{ say(words, "live-preparing") }</p> },
        Step::Inviting(text) => html! {
            <>
                <h3>{ say(words, "live-send") }</h3>
                <Outgoing words={words.clone()} url={format!("{}#/live/{text}", here())} copied="live-copied" />
                <AnswerField words={words.clone()} />
                <p><button type="button" data-action="cancel" onclick={|_: MouseEvent| line::cancel()}>{ say(words, "import-stop") }</button></p>
            </>
        },
        Step::Reaching => html! { <p role="status" class="busy">{ say(words, "live-reaching") }</p> },
        Step::Failed(why) => {
            let again = Callback::from(move |_: MouseEvent| send());
            let post = wish
                .borrow()
                .clone()
                .map_or_else(Callback::noop, |wish| by_post(wish.terms.id, wish.terms.game(), wish.side, wish.player));
            fault(words, why, again, post)
        }
    };
    html! {
        <main class="lib live" data-place="live" tabindex="-1" aria-label={say(words, "live-title")}>
            <h2>{ say(words, "live-title") }</h2>
            <p>{ say(words, "live-how") }</p>
            { body }
            <Servers words={words.clone()} />
            { way_back(words) }
        </main>
    }
}

/// What was chosen for the game.
fn what(words: &Words) -> Html {
    let choices = storage::choices();
    let side = choices.side();
    html! {
        <p class="soft">
            { game_text(words, choices.rule_set()) }
            { " · " }{ your_side(words, side, side == choices.first()) }
        </p>
    }
}

/// The clocks to choose from.
fn clocks(words: &Words, chosen: Option<TimeControl>, setter: UseStateSetter<Option<TimeControl>>) -> Html {
    // One that was set by hand for another game is there too.
    let own = storage::choices().time.filter(|time| !TimeControl::ALL.contains(time));
    let offered: Vec<TimeControl> = TimeControl::ALL.into_iter().chain(own).collect();
    let shown = offered.clone();
    let onchange = Callback::from(move |event: Event| {
        let place = event.target_dyn_into::<HtmlSelectElement>().map(|select| select.selected_index());
        let place = place.and_then(|place| usize::try_from(place).ok()).unwrap_or_default();
        setter.set(place.checked_sub(1).and_then(|place| offered.get(place).copied()));
    });
    html! {
        <label class="time">
            <span>{ words.say(Key::TimeTitle) }</span>
            <select name="time" {onchange}>
                <option selected={chosen.is_none()}>{ words.say(Key::TimeNone) }</option>
                for time in shown {
                    <option selected={chosen == Some(time)}>{ time_text(words, time) }</option>
                }
            </select>
        </label>
    }
}

/// Where the answer is put, if it is not opened as a link in this browser.
#[component]
fn AnswerField(props: &Props) -> Html {
    let words = &props.words;
    let field = use_node_ref();
    let is_bad = use_state_eq(|| false);
    let onsubmit = {
        let (field, is_bad) = (field.clone(), is_bad.setter());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = field.cast::<HtmlTextAreaElement>().map(|field| field.value()).unwrap_or_default();
            is_bad.set(!line::answered_by(&text));
        })
    };
    html! {
        <form class="answer" {onsubmit}>
            <label>
                <span>{ say(words, "live-answer") }</span>
                <textarea ref={field} name="answer" dir="ltr" rows="3" required=true spellcheck="false" />
            </label>
            <p class="hint">{ say(words, "live-answer-how") }</p>
            if *is_bad {
                <p class="fault" role="alert">{ say(words, "live-answer-bad") }</p>
            }
            <div class="choices">
                <button type="submit" class="main" data-action="connect">{ say(words, "live-connect") }</button>
            </div>
        </form>
    }
}

/// The servers that the person names, if any.
#[component]
pub(super) fn Servers(props: &Props) -> Html {
    let words = &props.words;
    let field = use_node_ref();
    let wrong = use_state_eq(|| None::<Option<String>>);
    let onsubmit = {
        let (field, wrong) = (field.clone(), wrong.setter());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = field.cast::<HtmlTextAreaElement>().map(|field| field.value()).unwrap_or_default();
            wrong.set(Some(line::name_servers(&text).err()));
        })
    };
    let text = crate::app::library::servers::write(&line::named_servers());
    html! {
        <details class="servers">
            <summary>{ say(words, "live-servers") }</summary>
            <form {onsubmit}>
                <p class="hint">{ say(words, "live-servers-how") }</p>
                <textarea ref={field} name="servers" dir="ltr" rows="2" spellcheck="false" aria-label={say(words, "live-servers")} value={text} />
                <p role="status" class="hint">{
                    match &*wrong {
                        None => None,
                        Some(None) => Some(say(words, "live-servers-kept")),
                        Some(Some(line)) => Some(words.message("live-servers-bad", &[("line", line.clone().into())])),
                    }
                }</p>
                <button type="submit" class="plain" data-action="servers">{ say(words, "name-keep") }</button>
            </form>
        </details>
    }
}
