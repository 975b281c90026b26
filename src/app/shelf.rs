//! What is kept on the device, whatever keeps it: which things there are, how the game is found again, and how nothing
//! that cannot be read is lost. Pure: the browser's storage is one shelf, a map with a quota in a test another.

use super::choices::Choices;
use super::save::{self, SaveError};
use super::settings::Settings;
use super::state::{State, Trouble};
use super::table::Table;

/// What the names of all that is ours begin with: other pages of the same host keep things too.
pub const OURS: &str = "dama/v1/";
/// The game at the table.
pub const GAME: &str = "dama/v1/game";
/// What the person has set.
pub const SETTINGS: &str = "dama/v1/settings";
/// What was last chosen for a new game.
pub const CHOICES: &str = "dama/v1/choices";
/// Games that are over, each under a name of its own, until the library takes them in: where there is no journal to put
/// them by.
pub const FINISHED: &str = "dama/v1/finished/";
/// What the person is called where games are sent on.
pub const NAME: &str = "dama/v1/name";
/// Games with somebody elsewhere, each under its number: all that are at the table now and then.
pub const FAR: &str = "dama/v1/far/";
/// Written and taken away again, to see whether anything can be kept.
const PROBE: &str = "dama/v1/probe";
/// Games that could not be read, put aside: this name, or it with a number.
const UNREAD: &str = "dama/v1/unread-game";
/// How many are put aside.
const MOST_UNREAD: usize = 9;

/// A place where texts are kept under names.
pub trait Shelf {
    /// The text of that name.
    fn get(&self, name: &str) -> Option<String>;
    /// Keeps a text, or says why not.
    fn put(&self, name: &str, text: &str) -> Result<(), Trouble>;
    /// Takes a text away, if it is there.
    fn remove(&self, name: &str);
    /// The names of all that is ours.
    fn names(&self) -> Vec<String>;
}

/// What was found on a shelf.
#[derive(Debug)]
pub struct Found {
    /// The page as it was left, or a game ready to play.
    pub state: State,
    /// Under which name a game was found that had been put aside and is on the table again.
    pub back: Option<String>,
}

/// The page as it was left.
pub fn load(shelf: &impl Shelf) -> Found {
    let State { table: fresh, .. } = State::fresh();
    let fresh = Table::clone(&fresh);
    let (settings, choices): (Settings, Choices) = (read(shelf, SETTINGS), read(shelf, CHOICES));
    let mut back = None;
    let (table, trouble) = match shelf.get(GAME).map(|text| (save::read(&text), text)) {
        None => (fresh, None),
        Some((Ok(table), _)) => (table, None),
        // It may be of use to a later version, or to whoever looks into what went wrong.
        Some((Err(error), text)) => match put_aside(shelf, &text) {
            Ok(()) => (fresh, Some(told(error))),
            Err(_) => (fresh, Some(Trouble::SaveStuck)),
        },
    };
    let mut table = table;
    if trouble.is_none() && !table.is_under_way() {
        // A version that could not read it may have put aside what this one can.
        let readable = unread(shelf).into_iter().rev().find_map(|name| {
            let table = save::read(&shelf.get(&name)?).ok()?;
            Some((name, table))
        });
        if let Some((name, found)) = readable {
            table = found;
            back = Some(name);
        }
    }
    let trouble = trouble.or_else(|| probe(shelf).err());
    Found { state: State::new(table, settings, choices, trouble), back }
}

const fn told(error: SaveError) -> Trouble {
    match error {
        SaveError::Newer => Trouble::SaveNewer,
        SaveError::Unreadable => Trouble::SaveUnreadable,
    }
}

/// Brings the game up to date from `journal`, which was written at the same time and may have got further: a browser that
/// is killed can lose what the shelf was given last. One that another version has played on the shelf alone stays.
pub fn mend(shelf: &impl Shelf, journal: Option<&str>) {
    let Some(journal) = journal.filter(|text| save::read(text).is_ok()) else { return };
    let is_later = shelf.get(GAME).is_none_or(|text| {
        let serial = save::serial(&text);
        serial != 0 && serial < save::serial(journal)
    });
    if is_later {
        // Where nothing can be kept, that is told by and by.
        let _ = shelf.put(GAME, journal);
    }
}

/// What is kept under `name`, or what holds where nothing of use is.
pub fn read<T: serde::de::DeserializeOwned + Default>(shelf: &impl Shelf, name: &str) -> T {
    shelf.get(name).and_then(|text| save::small(&text)).unwrap_or_default()
}

/// The names of the games that were put aside, the oldest first.
pub fn unread(shelf: &impl Shelf) -> Vec<String> {
    aside_names().filter(|name| shelf.get(name).is_some()).collect()
}

fn aside_names() -> impl Iterator<Item = String> {
    (1..=MOST_UNREAD).map(|n| if n == 1 { UNREAD.to_owned() } else { format!("{UNREAD}-{n}") })
}

/// Whether a name is that of a game that was put aside.
pub fn is_unread(name: &str) -> bool {
    name.starts_with(UNREAD)
}

/// Where a text that cannot be read is, or can be, kept.
fn place_aside(shelf: &impl Shelf, text: &str) -> Result<String, Trouble> {
    let usable = |name: &String| shelf.get(name).is_none_or(|there| there == text);
    let already = aside_names().find(|name| shelf.get(name).is_some_and(|there| there == text));
    already.or_else(|| aside_names().find(usable)).ok_or(Trouble::StorageFull)
}

/// Keeps a text that cannot be read, once.
pub fn keep_unread(shelf: &impl Shelf, text: &str) -> Result<(), Trouble> {
    let name = place_aside(shelf, text)?;
    if shelf.get(&name).is_some() { Ok(()) } else { shelf.put(&name, text) }
}

/// Moves the game that cannot be read out of the way. If that cannot be done it is where it was.
fn put_aside(shelf: &impl Shelf, text: &str) -> Result<(), Trouble> {
    // Copied first where there is room for both, so that at no moment there is none.
    if keep_unread(shelf, text).is_ok() {
        shelf.remove(GAME);
        return Ok(());
    }
    let name = place_aside(shelf, text)?;
    shelf.remove(GAME);
    shelf.put(&name, text).inspect_err(|_| {
        // What has just been there fits again.
        let _ = shelf.put(GAME, text);
    })
}

fn probe(shelf: &impl Shelf) -> Result<(), Trouble> {
    shelf.put(PROBE, "1")?;
    shelf.remove(PROBE);
    Ok(())
}

#[cfg(test)]
pub(super) mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    use super::*;

    /// A shelf with room for so many characters, names included.
    #[derive(Debug, Default)]
    pub(crate) struct Board {
        pub(crate) room: Option<usize>,
        pub(crate) blocked: bool,
        pub(crate) texts: RefCell<BTreeMap<String, String>>,
    }

    impl Board {
        pub(crate) fn with(texts: &[(&str, &str)]) -> Self {
            let texts = texts.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
            Self { texts: RefCell::new(texts), ..Self::default() }
        }
    }

    impl Shelf for Board {
        fn get(&self, name: &str) -> Option<String> {
            self.texts.borrow().get(name).filter(|_| !self.blocked).cloned()
        }

        fn put(&self, name: &str, text: &str) -> Result<(), Trouble> {
            if self.blocked {
                return Err(Trouble::StorageBlocked);
            }
            let mut texts = self.texts.borrow_mut();
            let others = texts.iter().filter(|(other, _)| *other != name);
            let taken: usize = others.map(|(name, text)| name.len() + text.len()).sum();
            if self.room.is_some_and(|room| taken + name.len() + text.len() > room) {
                return Err(Trouble::StorageFull);
            }
            texts.insert(name.to_owned(), text.to_owned());
            Ok(())
        }

        fn remove(&self, name: &str) {
            self.texts.borrow_mut().remove(name);
        }

        fn names(&self) -> Vec<String> {
            self.texts.borrow().keys().cloned().collect()
        }
    }

    #[test]
    fn what_cannot_be_read_is_put_aside_each_time() {
        let shelf = Board::default();
        for (n, (save, trouble)) in
            [("nonsense", Trouble::SaveUnreadable), ("{\"version\":9}", Trouble::SaveNewer)].into_iter().enumerate()
        {
            shelf.put(GAME, save).expect("room");
            let found = load(&shelf);
            assert_eq!(found.state.trouble, Some(trouble));
            assert!(found.state.keeps());
            assert_eq!(shelf.get(GAME), None);
            let aside = unread(&shelf);
            assert_eq!(aside.len(), n + 1);
            assert_eq!(aside.last().and_then(|name| shelf.get(name)).as_deref(), Some(save));
        }
        // The same once more needs no second place.
        shelf.put(GAME, "nonsense").expect("room");
        load(&shelf);
        assert_eq!(unread(&shelf).len(), 2);
    }

    #[test]
    fn a_save_too_large_to_be_copied_is_moved() {
        let large = "x".repeat(1000);
        let shelf = Board { room: Some(1100), ..Board::with(&[(GAME, &large)]) };
        let found = load(&shelf);
        assert_eq!(found.state.trouble, Some(Trouble::SaveUnreadable));
        assert_eq!(shelf.get(UNREAD), Some(large));
        assert!(found.state.keeps());
    }

    #[test]
    fn a_save_that_cannot_even_be_moved_stays_and_is_not_written_over() {
        let large = "x".repeat(1000);
        let shelf = Board { room: Some(1000 + GAME.len()), ..Board::with(&[(GAME, &large)]) };
        let found = load(&shelf);
        assert_eq!(found.state.trouble, Some(Trouble::SaveStuck));
        assert!(!found.state.keeps());
        assert_eq!(shelf.get(GAME), Some(large));
        // So it is when all places are taken.
        let shelf = Board::with(&[(GAME, "nonsense")]);
        for (n, name) in aside_names().enumerate() {
            shelf.put(&name, &n.to_string()).expect("room");
        }
        assert_eq!(load(&shelf).state.trouble, Some(Trouble::SaveStuck));
        assert_eq!(shelf.get(GAME).as_deref(), Some("nonsense"));
    }

    #[test]
    fn what_another_version_put_aside_comes_back_when_it_can_be_read() {
        let text = save::tests::after(6);
        let shelf = Board::with(&[(UNREAD, "nonsense"), ("dama/v1/unread-game-2", &text)]);
        let found = load(&shelf);
        assert_eq!(found.state.table.game().len(), 6);
        assert_eq!(found.back.as_deref(), Some("dama/v1/unread-game-2"));
        // But not over a game that goes on.
        let shelf = Board::with(&[(UNREAD, &text), (GAME, &save::tests::after(2))]);
        let found = load(&shelf);
        assert_eq!((found.state.table.game().len(), found.back), (2, None));
    }

    #[test]
    fn a_shelf_that_keeps_nothing_is_told_and_a_game_is_ready() {
        let blocked = Board { blocked: true, ..Board::default() };
        let full = Board { room: Some(3), ..Board::default() };
        for (shelf, trouble) in [(blocked, Trouble::StorageBlocked), (full, Trouble::StorageFull)] {
            let state = load(&shelf).state;
            assert_eq!(state.trouble, Some(trouble));
            assert!(state.table.is_open());
        }
    }

    #[test]
    fn the_journal_counts_where_it_got_further() {
        let save = |plies: usize, serial: u64| {
            save::tests::after(plies).replacen("\"serial\":1", &format!("\"serial\":{serial}"), 1)
        };
        let old = save(4, 0).replacen(",\"serial\":0", "", 1);
        assert_eq!(save::serial(&old), 0);
        for (there, journal, plies) in [
            (Some(save(4, 7)), save(5, 8), 5),
            (Some(save(4, 7)), save(3, 7), 4),
            (Some(save(4, 7)), save(9, 6), 4),
            (Some(old), save(9, 6), 4),
            (None, save(3, 2), 3),
            (Some(save(4, 7)), "nonsense".to_owned(), 4),
        ] {
            let shelf = Board::default();
            if let Some(there) = there {
                shelf.put(GAME, &there).expect("room");
            }
            mend(&shelf, Some(&journal));
            mend(&shelf, None);
            assert_eq!(load(&shelf).state.table.game().len(), plies);
        }
        // What cannot be read is put aside, not written over.
        let shelf = Board::with(&[(GAME, "{\"version\":9,\"serial\":1}")]);
        mend(&shelf, Some("{\"version\":9,\"serial\":2}"));
        assert_eq!(load(&shelf).state.trouble, Some(Trouble::SaveNewer));
        mend(&shelf, Some(&save(2, 5)));
        assert_eq!(unread(&shelf).len(), 1);
    }

    #[test]
    fn nothing_on_the_shelf_makes_the_start_fail() {
        let deep = "[".repeat(200_000);
        let wide = format!("{{\"version\":1,\"record\":[{}0]}}", "0,".repeat(1_000_000));
        let good = save::tests::after(3);
        for text in ["", "null", "{}", "[]", "\"x\"", "1e999", "\u{0}\u{ffff}", &deep, &wide, &good] {
            for name in [GAME, SETTINGS, CHOICES, UNREAD] {
                let state = load(&Board::with(&[(name, text)])).state;
                assert!(state.table.is_open() || state.table.is_thinking(), "{name}: {text:.40}");
            }
        }
    }
}
