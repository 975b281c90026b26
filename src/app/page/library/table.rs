//! What passes between the library and the table: games that were finished, the game that is going on, and games that go
//! to the table.

use wasm_bindgen::JsValue;

use super::super::journal;
use super::super::route::go;
use super::super::storage::{self, Device};
use super::store::Store;
use crate::app::choices::Choices;
use crate::app::library::{Filed, Own, Source};
use crate::app::place::Place;
use crate::app::save;
use crate::app::seats::{Opponent, Seats};
use crate::app::shelf::{FINISHED, GAME, NAME, Shelf as _};
use crate::app::table::Table;
use crate::distance::post::Letter;
use crate::game::Game;
use crate::notation::pdn::PdnGame;
use crate::rules::Side;

/// As many games as are taken in at once.
const SLICE: u32 = 50;
const SIDES: [(&str, Side); 2] = [("White", Side::White), ("Black", Side::Black)];

/// The game at the table, as it was last kept.
pub(super) fn at_table() -> Option<Table> {
    save::read(&Device.get(GAME)?).ok()
}

/// The name of the person, as it was typed last.
pub(super) fn name() -> String {
    Device.get(NAME).unwrap_or_default()
}

/// Remembers the name of the person.
pub(super) fn remember(name: &str) {
    if name.trim().is_empty() {
        Device.remove(NAME);
    } else {
        // Where it cannot be kept it is typed again.
        let _ = Device.put(NAME, name.trim());
    }
}

/// A table's game as PDN. Of the names only those that mean something elsewhere: the program's, with its level, and what
/// the person is called.
pub(super) fn pdn(table: &Table) -> PdnGame {
    let mut game = table.game().to_pdn();
    for (tag, side) in SIDES {
        let far = table.far().and_then(|far| far.player(side)).filter(|player| !player.name.is_empty());
        match (far, table.seats().computer(side), table.seats().opponent) {
            (Some(player), ..) => drop(game.tags.add(tag, &player.name)),
            (None, Some(level), _) => drop(game.tags.add(tag, &format!("Dama {}", level.get()))),
            (None, None, Opponent::Computer(_)) if !name().is_empty() => drop(game.tags.add(tag, &name())),
            _ => {}
        }
    }
    game
}

/// A game that came by post, with the names of those who play.
pub(super) fn letter_pdn(letter: &Letter) -> PdnGame {
    let mut game = letter.game.to_pdn();
    for (tag, side) in SIDES {
        if let Some(player) = letter.far.player(side).filter(|player| !player.name.is_empty()) {
            game.tags.add(tag, &player.name);
        }
    }
    game
}

/// A table's game for the library, under the number `id`.
pub(super) fn filed(table: &Table, id: u64) -> Filed {
    let mut game = pdn(table);
    game.tags.add("Date", &date(id));
    Filed::of(id, &game, Source::Own(Own::of(table.seats())))
}

/// A moment's day, as PDN writes it.
fn date(moment: u64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(moment as f64));
    format!("{:04}.{:02}.{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// Takes in the games that were finished since the last time. How many there were.
pub(super) async fn take_in(store: &Store) -> Result<usize, idb::Error> {
    let mut taken = 0;
    let mut after = f64::MIN;
    loop {
        let waiting = journal::waiting(after, SLICE).await;
        let Some(&(last, _)) = waiting.last() else { break };
        after = last;
        let slots = file(store, waiting).await?;
        journal::forget(&slots);
        taken += slots.len();
    }
    let waiting = Device.names().into_iter().filter_map(|name| {
        let slot = name.strip_prefix(FINISHED)?.parse().ok()?;
        Some((slot, Device.get(&name)?))
    });
    let slots = file(store, waiting.collect()).await?;
    for slot in &slots {
        Device.remove(&format!("{}{slot}", FINISHED));
    }
    Ok(taken + slots.len())
}

/// Puts games into the library; gives the slots of those that are in it.
async fn file(store: &Store, waiting: Vec<(f64, String)>) -> Result<Vec<f64>, idb::Error> {
    // What cannot be read may be of a later version, which will.
    let read = |(slot, text): (f64, String)| Some((slot, save::read(&text).ok()?));
    let tables: Vec<(f64, Table)> = waiting.into_iter().filter_map(read).collect();
    // A game with somebody elsewhere can come to its end here more than once.
    let has_far = tables.iter().any(|(_, table)| table.far().is_some());
    let known = if has_far { store.entries().await? } else { Vec::new() };
    let mut games: Vec<Filed> = Vec::new();
    for (slot, table) in &tables {
        let game = filed(table, *slot as u64);
        let mut others = known.iter().chain(games.iter().map(|filed| &filed.entry));
        if table.far().is_none() || others.all(|entry| entry.print != game.entry.print) {
            games.push(game);
        }
    }
    store.add(games).await?;
    Ok(tables.into_iter().map(|(slot, _)| slot).collect())
}

/// Whether a game is going on at the table that would be lost if another took its place. One with somebody elsewhere is
/// kept beside the table too.
pub(super) fn is_busy() -> bool {
    at_table().is_some_and(|table| table.is_under_way() && table.far().is_none())
}

/// Puts the game at the table into the library, if one is going on there.
pub(super) async fn put_away(store: &Store) -> Result<(), idb::Error> {
    match at_table() {
        Some(table) if table.is_under_way() && table.far().is_none() => {
            let filed = filed(&table, js_sys::Date::now() as u64);
            // Where what was to come in its place had no room, it has been put away before and is still at the table.
            let is_there = store.entries().await?.iter().any(|entry| entry.print == filed.entry.print);
            if is_there { Ok(()) } else { store.add(vec![filed]).await.map(drop) }
        }
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
