//! Everything that is kept on the device, as one file, and back. Such a file is never trusted: it may be of another
//! version, of another program, or made to do harm. Reading it changes nothing; what it would change is a [`Plan`], which
//! the person sees first.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::choices::Choices;
use super::save::{self, SaveError};
use super::settings::Settings;
use super::shelf::{CHOICES, GAME, OURS, SETTINGS, Shelf, is_unread};
use super::state::Trouble;
use super::table::Table;

/// The version of what is written.
const VERSION: u32 = 1;

/// What says that a file is one of these.
const KIND: &str = "everything";

/// The longest file that is read, in bytes: more than any browser keeps for a page.
pub const LONGEST: usize = 16 << 20;

#[derive(Serialize, Deserialize)]
struct File {
    dama: String,
    version: u32,
    kept: BTreeMap<String, String>,
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
    /// Games that cannot be read, to be put aside here too.
    pub unread: Vec<String>,
}

/// All that is kept, as the text of a file.
pub fn write(shelf: &impl Shelf) -> String {
    let names = shelf.names().into_iter().filter(|name| name.starts_with(OURS));
    let kept = names.filter_map(|name| Some((shelf.get(&name)?, name))).map(|(text, name)| (name, text)).collect();
    let file = File { dama: KIND.to_owned(), version: VERSION, kept };
    serde_json::to_string_pretty(&file).unwrap_or_default()
}

/// What the text of a file would change.
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
        unread: file.kept.iter().filter(|(name, _)| is_unread(name)).map(|(_, text)| text.clone()).collect(),
    };
    if let Some(text) = file.kept.get(GAME) {
        match save::read(text) {
            Ok(table) => plan.game = Some(Box::new(table)),
            Err(_) => plan.unread.push(text.clone()),
        }
    }
    let of_use = plan.game.is_some() || plan.settings.is_some() || plan.choices.is_some() || !plan.unread.is_empty();
    of_use.then_some(plan).ok_or(SaveError::Unreadable)
}

/// Puts the games that cannot be read beside those that lie there; all or, where there is no room, as many as fit.
pub fn put_aside(plan: &Plan, shelf: &impl Shelf) -> Result<(), Trouble> {
    plan.unread.iter().try_for_each(|text| super::shelf::keep_unread(shelf, text))
}

#[cfg(test)]
mod tests {
    use super::super::shelf::tests::Board;
    use super::super::shelf::{load, unread};
    use super::*;
    use crate::app::settings::Theme;

    fn kept() -> Board {
        let settings = Settings { theme: Theme::Dark, ..Settings::default() };
        let choices = Choices { computer: false, ..Choices::default() };
        Board::with(&[
            (GAME, &save::tests::after(9)),
            (SETTINGS, &serde_json::to_string(&settings).expect("JSON")),
            (CHOICES, &serde_json::to_string(&choices).expect("JSON")),
            ("dama/v1/unread-game", "non\"sense"),
            ("another page's", "secret"),
        ])
    }

    #[test]
    fn everything_goes_to_a_file_and_comes_back() {
        let shelf = kept();
        let file = write(&shelf);
        assert!(!file.contains("secret"));
        let plan = read(&file).expect("a plan");
        let there = load(&shelf).state;
        let game = plan.game.as_ref().expect("a game");
        assert_eq!(game.game().record(), there.table.game().record());
        assert_eq!((plan.settings, plan.choices), (Some(there.settings), Some(there.choices)));
        let other = Board::with(&[("dama/v1/unread-game", "older")]);
        put_aside(&plan, &other).expect("room");
        put_aside(&plan, &other).expect("room");
        let aside: Vec<_> = unread(&other).iter().filter_map(|name| other.get(name)).collect();
        assert_eq!(aside, ["older", "non\"sense"]);
    }

    #[test]
    fn a_game_of_a_newer_version_is_put_aside_not_refused() {
        let shelf = Board::with(&[(GAME, "{\"version\":7}"), (SETTINGS, "{}")]);
        let plan = read(&write(&shelf)).expect("a plan");
        assert!(plan.game.is_none() && plan.settings.is_some());
        assert_eq!(plan.unread, ["{\"version\":7}"]);
    }

    #[test]
    fn anything_else_is_refused() {
        let good = write(&kept());
        let newer = good.replacen("\"version\": 1", "\"version\": 2", 1);
        assert_eq!(read(&newer).err(), Some(SaveError::Newer));
        let empty = "{\"dama\":\"everything\",\"version\":1,\"kept\":{}}";
        let deep = "[".repeat(100_000);
        for text in ["", "{}", "null", "[Event \"x\"]", empty, &good.replacen("everything", "else", 1), &deep] {
            assert_eq!(read(text).err(), Some(SaveError::Unreadable), "{text:.40}");
        }
        assert_eq!(read(&format!("{good}{}", " ".repeat(LONGEST))).err(), Some(SaveError::Unreadable));
        for end in (0..good.len()).filter(|&end| good.is_char_boundary(end)) {
            assert!(read(&good[..end]).is_err());
        }
    }
}
