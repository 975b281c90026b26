//! Sharing a game or a position.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::super::words::Words;
use super::outgoing::{Outgoing, here};
use super::{say, table};
use crate::app::library::{Address, Reel};
use crate::app::seats::{Opponent, Seats};
use crate::app::speech::side_text;
use crate::game::{Link, MAX_NAME};
use crate::notation::pdn::{PdnGame, Tags};
use crate::notation::{Labels, write_fen};
use crate::rules::Side;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub words: Words,
    pub game: PdnGame,
    /// After which move the position is that may be shared instead.
    pub at: usize,
    /// Who plays at the table, if it is its game: names can be given to them.
    #[prop_or_default]
    pub seats: Option<Seats>,
}

/// The ways to share a game.
#[component]
pub(super) fn Share(props: &Props) -> Html {
    let Props { words, game, at, seats } = props;
    let names = use_state_eq(|| sides().map(|(tag, _)| game.tags.get(tag).unwrap_or_default().to_owned()));
    let only_position = use_state_eq(|| false);
    let link = if *only_position {
        let mut reel = Reel::new(game.clone());
        reel.go(*at);
        Link::Position(game.rule_set, *reel.position())
    } else {
        Link::Game(Box::new(named(game, &names)))
    };
    let url = format!("{}{}", here(), Address::of_link(&link));
    let choose = |position: bool| {
        let setter = only_position.setter();
        Callback::from(move |_: Event| setter.set(position))
    };
    html! {
        <div class="share">
            <fieldset class="segments">
                <legend>{ say(words, "share-what") }</legend>
                <div>
                    for (value, position, id) in [("game", false, "share-game"), ("position", true, "share-position")] {
                        <label>
                            <input type="radio" name="what" {value} checked={*only_position == position} onchange={choose(position)} />
                            <span>{ say(words, id) }</span>
                        </label>
                    }
                </div>
            </fieldset>
            if let Some(seats) = seats.filter(|_| !*only_position) {
                { names_html(seats, &names, words) }
            }
            if !*only_position && game.is_remarked() {
                <p class="hint">{ say(words, "share-less") }</p>
            }
            <Outgoing key={url.clone()} words={words.clone()} url={url.clone()} copied="share-copied" />
            if *only_position {
                <label class="fen"><span>{ "FEN" }</span><input readonly=true dir="ltr" value={fen(&link)} /></label>
            }
        </div>
    }
}

const fn sides() -> [(&'static str, Side); 2] {
    [("White", Side::White), ("Black", Side::Black)]
}

/// The game with these names.
fn named(game: &PdnGame, names: &[String; 2]) -> PdnGame {
    let mut tags = Tags::default();
    for ((tag, _), name) in sides().into_iter().zip(names) {
        if !name.trim().is_empty() {
            tags.add(tag, name);
        }
    }
    for (tag, value) in game.tags.iter().filter(|(tag, _)| sides().iter().all(|(side, _)| side != tag)) {
        tags.add(tag, value);
    }
    PdnGame { tags, ..game.clone() }
}

/// The names of the people at the table, to be typed. One's own is remembered.
fn names_html(seats: Seats, names: &UseStateHandle<[String; 2]>, words: &Words) -> Html {
    let field = |(at, (tag, side)): (usize, (&'static str, Side))| {
        let value = names.get(at).cloned().unwrap_or_default();
        let oninput = {
            let names = names.clone();
            Callback::from(move |event: InputEvent| {
                let typed = event.target_dyn_into::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default();
                if side == seats.side && seats.opponent != Opponent::Person {
                    table::remember(&typed);
                }
                let mut next = (*names).clone();
                if let Some(name) = next.get_mut(at) {
                    *name = typed;
                }
                names.set(next);
            })
        };
        html! {
            <label>
                <span>{ side_text(words, side) }</span>
                <input name={tag} maxlength={MAX_NAME.to_string()} dir="auto" autocomplete="off" spellcheck="false" {value} {oninput} />
            </label>
        }
    };
    let people = sides().into_iter().enumerate().filter(|(_, (_, side))| seats.computer(*side).is_none());
    html! {
        <fieldset class="names">
            <legend>{ say(words, "share-names") }</legend>
            <div>for one in people { { field(one) } }</div>
        </fieldset>
    }
}

fn fen(link: &Link) -> String {
    match link {
        Link::Position(_, position) => write_fen(position, &Labels::canonical(position.rules())),
        Link::Game(_) => String::new(),
    }
}
