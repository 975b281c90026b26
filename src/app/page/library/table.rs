//! What passes between the library and the table: games that were finished, the game that is going on, and games that go
//! to the table.

use wasm_bindgen::JsValue;

use super::super::route::go;
use super::super::storage::{self, Device};
use super::super::words::Words;
use super::store::Store;
use crate::app::choices::Choices;
use crate::app::library::{Entry, Own, Source};
use crate::app::place::Place;
use crate::app::save;
use crate::app::seats::{Opponent, Seats};
use crate::app::settings::Coordinates;
use crate::app::shelf::{GAME, Shelf as _};
use crate::app::speech::Speech;
use crate::app::table::Table;
use crate::game::Game;
use crate::notation::pdn::{PdnGame, write_pdn};
use crate::rules::Side;

/// The game at the table, as it was last kept.
pub(super) fn at_table() -> Option<Table> {
    save::read(&Device.get(GAME)?).ok()
}

/// A table's game as PDN, with the names of those who play.
pub(super) fn pdn(table: &Table, words: &Words) -> PdnGame {
    let speech = Speech::new(words, table, Coordinates::Numbers);
    let mut game = table.game().to_pdn();
    for (tag, side) in [("White", Side::White), ("Black", Side::Black)] {
        if table.seats().opponent != Opponent::Person {
            game.tags.add(tag, &speech.player(side));
        }
    }
    game
}

/// A table's game for the library, under the number `id`.
fn filed(table: &Table, words: &Words, id: u64) -> (Entry, String) {
    let mut game = pdn(table, words);
    game.tags.add("Date", &date(id));
    let entry = Entry::of(id, &game, Source::Own(Own::of(table.seats())));
    (entry, write_pdn(&game))
}

/// A moment's day, as PDN writes it.
fn date(moment: u64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(moment as f64));
    format!("{:04}.{:02}.{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// Takes in the games that were finished since the last time. How many there were.
pub(super) async fn take_in(store: &Store, words: &Words) -> Result<usize, idb::Error> {
    let mut games = Vec::new();
    let mut done = Vec::new();
    for name in Device.names() {
        let Some(slot) = name.strip_prefix(storage::FINISHED) else { continue };
        let table = Device.get(&name).and_then(|text| save::read(&text).ok());
        // What cannot be read may be of a later version, which will.
        let (Ok(id), Some(table)) = (slot.parse::<f64>(), table) else { continue };
        games.push(filed(&table, words, id as u64));
        done.push(name);
    }
    if !games.is_empty() {
        store.put(&games).await?;
    }
    for name in done {
        // Taken in again it would be the same game.
        Device.remove(&name);
    }
    Ok(games.len())
}

/// Whether a game is going on at the table that would be lost if another took its place.
pub(super) fn is_busy() -> bool {
    at_table().is_some_and(|table| table.is_under_way())
}

/// Puts the game at the table into the library, if one is going on there.
pub(super) async fn put_away(store: &Store, words: &Words) -> Result<(), idb::Error> {
    match at_table() {
        Some(table) if table.is_under_way() => store.put(&[filed(&table, words, js_sys::Date::now() as u64)]).await,
        _ => Ok(()),
    }
}

/// Brings a game to the table; whoever is to move is the person.
pub(super) fn hand_over(game: Game, with_computer: bool) -> bool {
    let side = game.position().turn();
    let choices: Choices = storage::choices();
    let opponent = if with_computer { Opponent::Computer(choices.level) } else { Opponent::Person };
    let table = Table::resumed(game, Seats { opponent, side }, false);
    let handed = Device.put(storage::HANDED, &save::write(&table, 0)).is_ok();
    if handed {
        go(Place::Take);
    }
    handed
}
