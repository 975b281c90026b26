//! Everything that is kept on the device, as one file, and back. Such a file is never trusted: it may be of another
//! version, of another program, or made to do harm. Reading it changes nothing; what it would change is a [`Plan`], which
//! the person sees first.
//!
//! Its first line, the head, is what lies on the shelf, as JSON; the games of the library follow as PDN, so that they can
//! be read slice by slice, and by other programs. In version 1 the head was the whole file, in several lines.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::choices::Choices;
use super::save::{self, SaveError};
use super::settings::Settings;
use super::shelf::{CHOICES, FAR, FINISHED, GAME, NAME, OURS, SETTINGS, Shelf, is_unread};
use super::state::Trouble;
use super::table::Table;

/// The version of what is written.
const VERSION: u32 = 2;

/// What says that a file is one of these.
const KIND: &str = "everything";

/// The longest head that is read, in bytes: more than any browser keeps on the shelf.
pub const LONGEST: usize = 16 << 20;

#[derive(Serialize, Deserialize)]
struct File {
    dama: String,
    version: u32,
    kept: BTreeMap<String, String>,
    /// How many games of the library follow.
    #[serde(default)]
    games: usize,
}

/// Read first, as the rest may have another shape in another version.
#[derive(Deserialize)]
struct Stamp {
    dama: String,
    version: u32,
}

/// What a file would change.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game that would be on the board.
    pub game: Option<Box<Table>>,
    /// What would be set.
    pub settings: Option<Settings>,
    /// What would be chosen for a new game.
    pub choices: Option<Choices>,
    /// What the person is called.
    pub name: Option<String>,
    /// Games that cannot be read, to be put aside here too.
    pub unread: Vec<String>,
    /// Games that wait for the library, by the names they wait under.
    pub finished: Vec<(String, String)>,
    /// How many games of the library follow.
    pub games: usize,
    /// Games with somebody elsewhere, under their names.
    pub far: Vec<(String, String)>,
}

/// All that is kept, as the head of a file in which so many `games` follow.
pub fn write(shelf: &impl Shelf, games: usize) -> String {
    let names = shelf.names().into_iter().filter(|name| name.starts_with(OURS));
    let kept = names.filter_map(|name| Some((shelf.get(&name)?, name))).map(|(text, name)| (name, text)).collect();
    let file = File { dama: KIND.to_owned(), version: VERSION, kept, games };
    serde_json::to_string(&file).unwrap_or_default() + "\n"
}

/// Whether a line is the head of a file; else the whole file may be one.
pub fn is_head(line: &str) -> bool {
    serde_json::from_str::<Stamp>(line).is_ok()
}

/// What a file with that head would change.
pub fn read(text: &str) -> Result<Plan, SaveError> {
    if text.len() > LONGEST {
        return Err(SaveError::Unreadable);
    }
    let stamp: Stamp = serde_json::from_str(text).map_err(|_| SaveError::Unreadable)?;
    if stamp.dama != KIND {
        return Err(SaveError::Unreadable);
    }
    if stamp.version > VERSION {
        return Err(SaveError::Newer);
    }
    let file: File = serde_json::from_str(text).map_err(|_| SaveError::Unreadable)?;
    let small = |name: &str| file.kept.get(name);
    let mut plan = Plan {
        game: None,
        settings: small(SETTINGS).and_then(|text| save::small(text)),
        choices: small(CHOICES).and_then(|text| save::small(text)),
        name: small(NAME).cloned(),
        finished: file
            .kept
            .iter()
            .filter(|(name, text)| name.starts_with(FINISHED) && save::read(text).is_ok())
            .map(|(name, text)| (name.clone(), text.clone()))
            .collect(),
        games: file.games,
        far: Vec::new(),
        unread: file.kept.iter().filter(|(name, _)| is_unread(name)).map(|(_, text)| text.clone()).collect(),
    };
    for (name, text) in file.kept.iter().filter(|(name, _)| name.starts_with(FAR)) {
        if save::read(text).is_ok_and(|table| table.far().is_some_and(|far| *name == format!("{FAR}{}", far.id))) {
            plan.far.push((name.clone(), text.clone()));
        }
    }
    if let Some(text) = file.kept.get(GAME) {
        match save::read(text) {
            Ok(table) => plan.game = Some(Box::new(table)),
            Err(_) => plan.unread.push(text.clone()),
        }
    }
    let of_use = plan.game.is_some()
        || !plan.far.is_empty()
        || plan.settings.is_some()
        || plan.choices.is_some()
        || plan.games > 0
        || !(plan.unread.is_empty() && plan.finished.is_empty());
    of_use.then_some(plan).ok_or(SaveError::Unreadable)
}

/// Puts the games that cannot be read, those with somebody elsewhere and those that wait beside those that lie there; all
/// or, where there is no room, as many as fit. A game that is there already may have gone on, and stays.
pub fn put_aside(plan: &Plan, shelf: &impl Shelf) -> Result<(), Trouble> {
    let missing = plan.far.iter().filter(|(name, _)| shelf.get(name).is_none());
    missing.into_iter().try_for_each(|(name, text)| shelf.put(name, text))?;
    plan.unread.iter().try_for_each(|text| super::shelf::keep_unread(shelf, text))?;
    plan.finished.iter().try_for_each(|(name, text)| shelf.put(name, text))
}

#[cfg(test)]
mod tests {
    use super::super::shelf::tests::Board;
    use super::super::shelf::{load, unread};
    use super::*;
    use crate::app::settings::Theme;
    use crate::rules::Side;

    fn kept() -> Board {
        let settings = Settings { theme: Theme::Dark, ..Settings::default() };
        let choices = Choices { computer: false, ..Choices::default() };
        Board::with(&[
            (GAME, &save::tests::after(9)),
            (SETTINGS, &serde_json::to_string(&settings).expect("JSON")),
            (CHOICES, &serde_json::to_string(&choices).expect("JSON")),
            ("dama/v1/unread-game", "non\"sense"),
            ("dama/v1/finished/12", &save::tests::after(4)),
            ("dama/v1/finished/13", "nonsense"),
            (NAME, "Ayşe"),
            ("another page's", "secret"),
        ])
    }

    #[test]
    fn everything_goes_to_a_file_and_comes_back() {
        let shelf = kept();
        let file = write(&shelf, 3);
        assert!(file.ends_with('\n') && file.lines().count() == 1 && is_head(&file));
        assert!(!file.contains("secret"));
        let plan = read(&file).expect("a plan");
        let there = load(&shelf).state;
        let game = plan.game.as_ref().expect("a game");
        assert_eq!(game.game().record(), there.table.game().record());
        assert_eq!((plan.settings, plan.choices), (Some(there.settings), Some(there.choices)));
        assert_eq!((plan.name.as_deref(), plan.games, plan.finished.len()), (Some("Ayşe"), 3, 1));
        let other = Board::with(&[("dama/v1/unread-game", "older")]);
        put_aside(&plan, &other).expect("room");
        put_aside(&plan, &other).expect("room");
        let aside: Vec<_> = unread(&other).iter().filter_map(|name| other.get(name)).collect();
        assert_eq!(aside, ["older", "non\"sense"]);
        assert!(other.get("dama/v1/finished/12").is_some() && other.get("dama/v1/finished/13").is_none());
    }

    #[test]
    fn a_file_of_the_first_version_is_read_as_a_whole() {
        let first =
            serde_json::json!({"dama": KIND, "version": 1, "kept": {GAME: save::tests::after(3), SETTINGS: "{}"}});
        let text = serde_json::to_string_pretty(&first).expect("JSON");
        assert!(!is_head(text.lines().next().expect("a line")));
        let plan = read(&text).expect("a plan");
        assert_eq!((plan.game.map(|table| table.game().len()), plan.games), (Some(3), 0));
    }

    #[test]
    fn games_with_somebody_elsewhere_come_back_and_none_that_is_there_is_written_over() {
        let far = crate::distance::Far::new(crate::distance::GameId::new(9), crate::distance::Way::Post, [None, None]);
        let table = Table::apart(crate::game::Game::new(Choices::default().rule_set()), far, Side::White, false);
        let name = format!("{FAR}{}", crate::distance::GameId::new(9));
        let plan = read(&write(&Board::with(&[(&name, &save::write(&table, 0)), (&format!("{FAR}x"), "x")]), 0))
            .expect("a plan");
        let (empty, busy) = (Board::default(), Board::with(&[(&name, "gone on")]));
        for shelf in [&empty, &busy] {
            put_aside(&plan, shelf).expect("room");
        }
        assert_eq!(empty.get(&name), Some(save::write(&table, 0)));
        assert_eq!((busy.get(&name).as_deref(), empty.names().len()), (Some("gone on"), 1));
    }

    #[test]
    fn a_game_of_a_newer_version_is_put_aside_not_refused() {
        let shelf = Board::with(&[(GAME, "{\"version\":7}"), (SETTINGS, "{}")]);
        let plan = read(&write(&shelf, 0)).expect("a plan");
        assert!(plan.game.is_none() && plan.settings.is_some());
        assert_eq!(plan.unread, ["{\"version\":7}"]);
    }

    #[test]
    fn anything_else_is_refused() {
        let good = write(&kept(), 0);
        let newer = good.replacen("\"version\":2", "\"version\":3", 1);
        assert_eq!(read(&newer).err(), Some(SaveError::Newer));
        let empty = "{\"dama\":\"everything\",\"version\":1,\"kept\":{}}";
        let deep = "[".repeat(100_000);
        for text in ["", "{}", "null", "[Event \"x\"]", empty, &good.replacen("everything", "else", 1), &deep] {
            assert_eq!(read(text).err(), Some(SaveError::Unreadable), "{text:.40}");
        }
        assert_eq!(read(&format!("{good}{}", " ".repeat(LONGEST))).err(), Some(SaveError::Unreadable));
        let good = good.trim_end();
        for end in (0..good.len()).filter(|&end| good.is_char_boundary(end)) {
            assert!(read(&good[..end]).is_err());
        }
    }
}
