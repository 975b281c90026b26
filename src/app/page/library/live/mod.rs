//! A live game: how two browsers come together, step by step, and the line to the other side beside the board.

mod bar;
mod guest;
mod host;
mod line;
mod peer;

use yew::prelude::*;

pub(super) use self::bar::Bar;
use self::guest::Guest;
use self::host::Host;
pub(super) use self::line::wake;
use self::line::{Standing, Step};
use super::super::link::link_to;
use super::super::words::Words;
use super::{bad_link, distant, say};
use crate::app::library::excuse_of_link;
use crate::app::place::Place;
use crate::app::table::Table;
use crate::distance::live::{Call, CallError, Link};
use crate::distance::{Far, GameId, Player, Way};
use crate::game::Game;
use crate::rules::Side;
use crate::texts::Key;

/// Where the other side is invited once more to the game at the table.
const AGAIN: &str = "#/live/again";

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub words: Words,
    /// What came as a link.
    pub link: Option<String>,
}

/// The place where two come together.
#[component]
pub(super) fn Live(props: &Props) -> Html {
    let Props { words, link } = props;
    let standing = use_standing();
    let is_again = link.as_deref().is_some_and(|link| AGAIN.ends_with(link));
    // A link that was opened before: the game it led to is on.
    let is_on = |id: GameId| standing.game == Some((id, Link::Open));
    match link.as_deref().filter(|_| !is_again).map(Call::parse) {
        None => html! { <Host words={words.clone()} {is_again} /> },
        Some(Ok(Call::Invitation(invitation))) if is_on(GameId::new(invitation.terms.id)) => connected(words),
        // One's own, which waits for its answer here.
        Some(Ok(Call::Invitation(invitation))) if line::has_sent(invitation.terms.id) => {
            html! { <Host words={words.clone()} /> }
        }
        Some(Ok(Call::Invitation(invitation))) => {
            html! { <Guest words={words.clone()} invitation={*invitation} /> }
        }
        Some(Ok(Call::Answer(answer))) if is_on(GameId::new(answer.id)) => connected(words),
        Some(Ok(Call::Answer(_))) => {
            html! { <Handed words={words.clone()} text={link.clone().unwrap_or_default()} /> }
        }
        Some(Err(CallError::Link(error))) => bad_link(words, excuse_of_link(error).say(words)),
        Some(Err(CallError::Version(_))) => bad_link(words, say(words, "live-version")),
    }
}

/// The two have come together already.
fn connected(words: &Words) -> Html {
    html! {
        <main class="lib live" data-place="live-on" tabindex="-1" aria-label={say(words, "live-title")}>
            <h2>{ say(words, "live-title") }</h2>
            <p role="status">{ say(words, "live-open") }</p>
            { to_board(words) }
        </main>
    }
}

/// How things stand with the line, as they change.
#[hook]
fn use_standing() -> Standing {
    let standing = use_state_eq(line::standing);
    let setter = standing.setter();
    use_effect_with((), move |()| {
        let watch = line::watch(Callback::from(move |()| setter.set(line::standing())));
        move || drop(watch)
    });
    (*standing).clone()
}

#[derive(Properties, PartialEq)]
struct HandedProps {
    words: Words,
    text: String,
}

/// An answer that was opened as a link, while another window waits for it.
#[component]
fn Handed(props: &HandedProps) -> Html {
    let HandedProps { words, text } = props;
    let taken = use_state_eq(|| None::<bool>);
    let setter = taken.setter();
    use_effect_with(text.clone(), move |text| {
        let text = text.clone();
        wasm_bindgen_futures::spawn_local(async move {
            let is_here = line::answered_by(&text);
            setter.set(Some(is_here || line::hand_on(&text).await));
        });
    });
    let standing = use_standing();
    if standing.step != Step::Idle {
        return html! { <Host words={words.clone()} /> };
    }
    html! {
        <main class="lib live" data-place="live-answer" tabindex="-1" aria-label={say(words, "live-title")}>
            <h2>{ say(words, "live-title") }</h2>
            <p role="status">{
                match *taken {
                    None => say(words, "live-reaching"),
                    Some(true) => say(words, "live-passed-on"),
                    Some(false) => say(words, "live-nobody-waits"),
                }
            }</p>
            { to_board(words) }
        </main>
    }
}

/// What went wrong, and what can be done instead: once more, or by post.
fn fault(words: &Words, why: &'static str, again: Callback<MouseEvent>, by_post: Callback<MouseEvent>) -> Html {
    html! {
        <div class="fault-box">
            <p class="fault" role="alert">{ say(words, why) }</p>
            <div class="choices">
                <button type="button" class="main" data-action="again" onclick={again}>{ say(words, "live-once-more") }</button>
                <button type="button" class="plain" data-action="by-post" onclick={by_post}>{ say(words, "live-by-post") }</button>
            </div>
        </div>
    }
}

/// The way out, at every step.
fn way_back(words: &Words) -> Html {
    let onclick = Callback::from(|_: MouseEvent| line::cancel());
    html! { <div {onclick}>{ to_board(words) }</div> }
}

fn to_board(words: &Words) -> Html {
    html! { <p>{ link_to(Place::Play.hash(), "plain", None, words.say(Key::BackToGame).into()) }</p> }
}

/// Goes on by post: with the game of that number where it is on this device, or with a new one.
fn by_post(id: u64, game: Option<Game>, side: Side, me: Player) -> Callback<MouseEvent> {
    Callback::from(move |_: MouseEvent| {
        line::cancel();
        let kept = distant::of(GameId::new(id)).and_then(|table| {
            let mut far = table.far()?.clone();
            far.way = Way::Post;
            Some(Table::apart(table.game().clone(), far, table.seats().side, false))
        });
        let table = kept.or_else(|| {
            let mut far = Far::new(GameId::new(id), Way::Post, [None, None]);
            far.seat(side, me.clone());
            Some(Table::apart(game.clone()?, far, side, false))
        });
        wasm_bindgen_futures::spawn_local(async move {
            if let Some(table) = table {
                // Where there is no room it stays here, and so does what is said of it.
                let _ = distant::to_table(&table).await;
            }
        });
    })
}
