//! What earlier versions kept on the device is read by this one, and what later ones will keep is left alone.
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use dama::app::save::{self, SaveError};
use dama::app::table::Table;
use dama::notation::{Labels, write_fen};

/// Reads every save of `tests/data/{path}`, holds it against what is said of it there, and gives it, its field and what it
/// is about to `and`. How many there are.
fn read_all(path: &str, and: impl Fn(&Table, &str, &dyn Fn(&str) -> Option<String>, &str)) -> usize {
    let mut count = 0;
    for record in support::text(path).split("\n\n") {
        let field =
            |name: &str| record.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).map(str::to_owned);
        let Some(saved) = field("save") else { continue };
        let about = field("about").expect("about");
        let table = save::read(&saved).unwrap_or_else(|error| panic!("{about}: {error:?}"));
        let game = table.game();
        let labels = Labels::canonical(game.start().rules());
        assert_eq!(Some(game.len().to_string()), field("plies"), "{about}");
        assert_eq!(Some(write_fen(game.position(), &labels)), field("fen"), "{about}");
        and(&table, &saved, &field, &about);
        count += 1;
    }
    count
}

#[test]
fn saves_of_every_version_are_read() {
    let count = read_all("saves/v1.txt", |table, saved, field, about| {
        let game = table.game();
        assert_eq!(Some(game.undone().count().to_string()), field("undone"), "{about}");
        assert_eq!(table.flipped(), about.contains("turned"), "{about}");
        assert_eq!(game.resigned().is_some(), about.contains("given up"), "{about}");
        assert_eq!(save::serial(saved), 0);
        // Kept again it is the same game.
        let again = save::read(&save::write(table, 9)).expect("a save");
        assert_eq!(again.game().record(), game.record());
        // The same, had a later version written it.
        for version in ["{\"version\":3", "{\"version\":4294967295"] {
            let newer = saved.replacen("{\"version\":1", version, 1);
            assert_eq!(save::read(&newer).err(), Some(SaveError::Newer), "{about}");
        }
        let newer = saved.replacen("\"record\":{\"version\":1", "\"record\":{\"version\":2", 1);
        assert_eq!(save::read(&newer).err(), Some(SaveError::Newer), "{about}");
    });
    assert_eq!(count, 24);
}

#[test]
fn saves_of_games_with_somebody_elsewhere_are_read() {
    let count = read_all("saves/v2.txt", |table, saved, field, about| {
        let deeds = table.far().map(|far| far.deeds().len().to_string());
        assert_eq!(deeds, field("deeds"), "{about}");
        // Kept again it is the same, letter for letter.
        assert_eq!(save::write(table, save::serial(saved)), saved, "{about}");
        let newer = saved.replacen("{\"version\":2", "{\"version\":3", 1);
        assert_eq!(save::read(&newer).err(), Some(SaveError::Newer), "{about}");
    });
    assert_eq!(count, 10);
}
