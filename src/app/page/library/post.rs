//! The link that tells the other side how the game by post stands; and the games by post there are.

use yew::html::Scope;
use yew::prelude::*;

use super::super::icon::Icon;
use super::super::link::link_to;
use super::super::words::Words;
use super::catalog::{Catalog, Msg};
use super::invite::game_text;
use super::outgoing::{Outgoing, here};
use super::{distant, say, table};
use crate::app::library::Address;
use crate::app::place::Place;
use crate::app::settings::Coordinates;
use crate::app::speech::Speech;
use crate::app::table::Table;
use crate::distance::GameId;
use crate::distance::post::Letter;
use crate::texts::Key;

/// The game by post at the table, to be sent.
pub(super) fn sending(words: &Words) -> Html {
    let at_table = table::at_table();
    let sent = at_table.as_ref().and_then(|table| {
        let letter = Letter { game: table.game().clone(), far: table.far()?.clone() };
        Some((format!("{}{}", here(), Address::of_letter(&letter)), friend_within(words, table)))
    });
    html! {
        <main class="lib post share-place" data-place="post" tabindex="-1" aria-label={words.say(Key::OpponentFar)}>
            if let Some((url, name)) = sent {
                <h2>{ words.message("post-send", &[("name", name.clone().into())]) }</h2>
                <p>{ words.message("post-how", &[("name", name.into())]) }</p>
                <div class="share">
                    <Outgoing key={url.clone()} words={words.clone()} url={url.clone()} copied="post-copied" />
                </div>
            } else {
                <p>{ say(words, "post-nothing") }</p>
            }
            <p>{ to_board(words) }</p>
        </main>
    }
}

/// The way back to the board.
pub(super) fn to_board(words: &Words) -> Html {
    link_to(Place::Play.hash(), "plain", None, say(words, "post-to-board").into())
}

/// What the other side is called.
pub(super) fn friend(words: &Words, table: &Table) -> String {
    Speech::new(words, table, Coordinates::Numbers).friend()
}

/// The games by post that are kept here, whoever is to move first.
pub(super) fn running(catalog: &Catalog, words: &Words, link: &Scope<Catalog>) -> Html {
    let mut games = catalog.distant.clone();
    if games.is_empty() {
        return Html::default();
    }
    games.sort_by_key(|table| (table.game().result().is_some(), table.is_waiting()));
    html! {
        <section class="games distant" aria-labelledby="distant-title">
            <div class="games-head"><h2 id="distant-title">{ say(words, "post-games") }</h2></div>
            <ul>for table in &games { { row(table, words, link) } }</ul>
        </section>
    }
}

/// The same within a sentence.
pub(super) fn friend_within(words: &Words, table: &Table) -> String {
    let is_named = table.far().and_then(|far| far.player(!table.seats().side)).is_some_and(|it| !it.name.is_empty());
    if is_named { friend(words, table) } else { say(words, "post-friend") }
}

fn row(table: &Table, words: &Words, link: &Scope<Catalog>) -> Html {
    let Some(id) = table.far().map(|far| far.id) else { return Html::default() };
    let name = friend(words, table);
    let (state, state_text) = state(words, table);
    let moves = words
        .message("moves-count", &[("count", u32::try_from(table.game().len().div_ceil(2)).unwrap_or(u32::MAX).into())]);
    let about = [state_text, game_text(words, table.game().rule_set()), moves];
    let put_away = format!("{}: {name}", say(words, "post-put-away"));
    html! {
        <li key={id.to_string()} data-distant={id.to_string()} data-state={state} data-variant={table.game().rule_set().variant.name()}>
            <button type="button" class="game" data-action="open-distant" onclick={link.callback(move |_| Msg::Distant(id))}>
                <b><bdi>{ name }</bdi></b>
                <small>for (i, text) in about.iter().enumerate() { if i > 0 { { " · " } }<bdi>{ text }</bdi> }</small>
            </button>
            if !distant::is_at_table(table) {
                <button type="button" class="tool" data-action="put-away" aria-label={put_away} title={say(words, "post-put-away")} onclick={link.callback(move |_| Msg::PutAway(id))}>
                    { Icon::Close.html() }
                </button>
            }
        </li>
    }
}

/// Whose turn it is, or how it ended.
fn state(words: &Words, table: &Table) -> (&'static str, String) {
    let speech = Speech::new(words, table, Coordinates::Numbers);
    if let Some(result) = table.game().result() {
        ("over", speech.result(result))
    } else if table.is_waiting() {
        ("theirs", speech.of_friend(Key::FarTurn))
    } else {
        ("yours", words.say(Key::YourTurn))
    }
}

/// Takes a game from the list. What is not over goes into the library as it is. `None` where that cannot be.
pub(super) async fn put_away(catalog_store: &super::store::Store, id: GameId) -> Option<()> {
    let table = distant::of(id)?;
    if table.game().result().is_none() && !table.game().is_empty() {
        catalog_store.add(vec![table::filed(&table, js_sys::Date::now() as u64)]).await.ok()?;
    }
    distant::forget(id);
    Some(())
}
