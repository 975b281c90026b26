//! What earlier versions kept on the device is read by this one, and what later ones will keep is left alone.
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use dama::app::save::{self, SaveError};
use dama::notation::{Labels, write_fen};

#[test]
fn saves_of_every_version_are_read() {
    let text = support::text("saves/v1.txt");
    let mut count = 0;
    for record in text.split("\n\n") {
        let field = |name: &str| record.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        let Some(saved) = field("save") else { continue };
        let about = field("about").expect("about");
        let table = save::read(saved).unwrap_or_else(|error| panic!("{about}: {error:?}"));
        let game = table.game();
        let labels = Labels::canonical(game.start().rules());
        assert_eq!(Some(game.len().to_string().as_str()), field("plies"), "{about}");
        assert_eq!(Some(game.undone().count().to_string().as_str()), field("undone"), "{about}");
        assert_eq!(Some(write_fen(game.position(), &labels).as_str()), field("fen"), "{about}");
        assert_eq!(table.flipped(), about.contains("turned"), "{about}");
        assert_eq!(game.resigned().is_some(), about.contains("given up"), "{about}");
        assert_eq!(save::serial(saved), 0);
        // Kept again it is the same game.
        let again = save::read(&save::write(&table, 9)).expect("a save");
        assert_eq!(again.game().record(), game.record());
        // The same, had a later version written it.
        for version in ["{\"version\":2", "{\"version\":4294967295"] {
            let newer = saved.replacen("{\"version\":1", version, 1);
            assert_eq!(save::read(&newer).err(), Some(SaveError::Newer), "{about}");
        }
        let newer = saved.replacen("\"record\":{\"version\":1", "\"record\":{\"version\":2", 1);
        assert_eq!(save::read(&newer).err(), Some(SaveError::Newer), "{about}");
        count += 1;
    }
    assert_eq!(count, 24);
}
