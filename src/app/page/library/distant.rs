//! The games with somebody elsewhere that are kept on the device, and how one comes to the table.

use super::super::route::replace;
use super::super::storage::{Device, HANDED};
use super::store::Store;
use super::table;
use crate::app::place::Place;
use crate::app::save;
use crate::app::shelf::{FAR, Shelf as _};
use crate::app::table::Table;
use crate::distance::GameId;
use crate::rules::Side;

/// What the person was last called.
const NAME: &str = "dama/v1/name";

/// All that are kept.
pub(super) fn all() -> Vec<Table> {
    let names = Device.names().into_iter().filter(|name| name.starts_with(FAR));
    names.filter_map(|name| save::read(&Device.get(&name)?).ok()).filter(|table| table.far().is_some()).collect()
}

/// The one of that number.
pub(super) fn of(id: GameId) -> Option<Table> {
    let kept = Device.get(&slot(id)).and_then(|text| save::read(&text).ok());
    kept.or_else(table::at_table).filter(|table| table.far().is_some_and(|far| far.id == id))
}

/// The side of the person in the game that the one of that number follows.
pub(super) fn side_before(id: GameId) -> Option<Side> {
    let is_it = |table: &Table| table.far().is_some_and(|far| far.id.next() == id);
    all().into_iter().find(is_it).map(|table| table.seats().side)
}

/// Forgets one.
pub(super) fn forget(id: GameId) {
    Device.remove(&slot(id));
}

fn slot(id: GameId) -> String {
    format!("{FAR}{id}")
}

/// Whether it is the game at the table, as far as that has come.
pub(super) fn is_at_table(distant: &Table) -> bool {
    distant.far().is_some() && table::at_table().is_some_and(|table| table.far() == distant.far())
}

/// Keeps a game as it is now.
pub(super) fn keep(distant: &Table) -> Option<()> {
    Device.put(&slot(distant.far()?.id), &save::write(distant, 0)).ok()
}

/// Keeps a game and brings it to the table. What goes on there is kept as well: in the library, or where this one is.
/// `None` where there is no room, and then nothing has changed.
pub(super) async fn to_table(distant: &Table) -> Option<()> {
    if is_at_table(distant) {
        return replace(Place::Play);
    }
    if table::is_busy() {
        table::put_away(&Store::open().await.ok()?).await.ok()?;
    }
    keep(distant)?;
    Device.put(HANDED, &save::write(distant, 0)).ok()?;
    // The link is behind: going back does not open it again.
    replace(Place::Take)
}

/// What the person was last called.
pub(super) fn name() -> String {
    Device.get(NAME).map(|name| crate::distance::clean_name(&name)).unwrap_or_default()
}

/// Remembers it.
pub(super) fn remember(name: &str) {
    // It is a convenience; the game has it anyway.
    let _ = Device.put(NAME, name);
}

/// Bytes that nobody can guess.
pub(super) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    let filled = crypto.and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).ok());
    if filled.is_none() {
        // No browser lacks it; if one did, chance would do.
        bytes.fill_with(|| (js_sys::Math::random() * 256.0) as u8);
    }
    bytes
}
