//! A game as the library keeps it: what is known of it unopened, its PDN, and the positions it goes through.

use super::entry::{Entry, Own, Source};
use super::trail::Trail;
use crate::app::seats::Level;
use crate::notation::pdn::{PdnGame, Read, Tags, games, write_pdn};

/// What a game carries in a file of everything, and nowhere else: its number, and who played it here.
const STAMP: &str = "DamaKept";

/// A game as the library keeps it.
#[derive(Clone, Debug, PartialEq)]
pub struct Filed {
    /// What is known of it unopened.
    pub entry: Entry,
    /// The game.
    pub text: String,
    /// The positions it goes through.
    pub trail: Trail,
}

impl Filed {
    /// `game` under the number `id`.
    pub fn of(id: u64, game: &PdnGame, source: Source) -> Self {
        Self { entry: Entry::of(id, game, source), text: write_pdn(game), trail: Trail::of(game) }
    }

    /// A game as it was kept: its text, which the library has written.
    pub fn read(id: u64, text: &str, source: Source) -> Option<Self> {
        match games(text).next()?.read(None) {
            Read::Game(read) => Some(Self::of(id, &read.game, source)),
            Read::Ask(_) | Read::Refused(_) => None,
        }
    }

    /// The same game with another name, which is the event of its PDN.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<Self> {
        let Read::Game(mut read) = games(&self.text).next()?.read(None) else { return None };
        let mut tags = Tags::default();
        tags.add("Event", if name.trim().is_empty() { "?" } else { name });
        for (tag, value) in read.game.tags.iter().filter(|(tag, _)| *tag != "Event") {
            tags.add(tag, value);
        }
        read.game.tags = tags;
        Some(Self::of(self.entry.id, &read.game, self.entry.source))
    }
}

/// A kept game's text as it goes into a file of everything.
pub fn stamped(entry: &Entry, text: &str) -> String {
    let own = match entry.source {
        Source::Imported => String::new(),
        Source::Own(own) => {
            let level = own.level.map(|level| format!(" {}", level.get())).unwrap_or_default();
            format!(" {}{level}", if own.white { "white" } else { "black" })
        }
    };
    format!("[{STAMP} \"{}{own}\"]\n{}\n\n", entry.id, text.trim_end())
}

/// The number and the source that a file of everything gives to `game`, which loses the stamp.
pub fn unstamped(game: &mut PdnGame) -> Option<(u64, Source)> {
    let stamp = game.tags.get(STAMP)?.to_owned();
    let mut tags = Tags::default();
    for (tag, value) in game.tags.iter().filter(|(tag, _)| *tag != STAMP) {
        tags.add(tag, value);
    }
    game.tags = tags;
    let mut words = stamp.split(' ');
    // A number beyond what JavaScript counts exactly is none of ours.
    let id = words.next()?.parse().ok().filter(|&id: &u64| id < 1 << 53)?;
    let source = match words.next() {
        None => Source::Imported,
        Some(side) => {
            let level = words.next().and_then(|level| level.parse::<u8>().ok()).map(Level::from);
            Source::Own(Own { white: side == "white", level })
        }
    };
    Some((id, source))
}

#[cfg(test)]
mod tests {
    use super::super::support::game;
    use super::*;

    const GAME: &str = "[White \"Marion\"][Event \"Cup\"][GameType \"21\"] 1. 11-15 {good} 23-19 1-0";

    #[test]
    fn a_kept_game_reads_back_and_is_renamed() {
        let filed = Filed::of(7, &game(GAME), Source::Imported);
        assert_eq!(Filed::read(7, &filed.text, Source::Imported), Some(filed.clone()));
        let named = filed.named("Sunday").expect("a game");
        assert_eq!((named.entry.name.as_str(), named.entry.id, &named.trail), ("Sunday", 7, &filed.trail));
        assert!(named.text.contains("{good}"), "{}", named.text);
        assert_eq!(named.named(" ").expect("a game").entry.name, "");
    }

    #[test]
    fn a_file_of_everything_keeps_number_and_source() {
        let own = |white, level: Option<u8>| Source::Own(Own { white, level: level.map(Level::from) });
        for source in [Source::Imported, own(true, Some(3)), own(false, None), own(false, Some(10))] {
            let filed = Filed::of(1_700_000_000_123, &game(GAME), source);
            let mut read = game(&stamped(&filed.entry, &filed.text));
            assert_eq!(unstamped(&mut read), Some((filed.entry.id, source)));
            assert_eq!(Filed::of(filed.entry.id, &read, source), filed);
            assert_eq!(unstamped(&mut read), None);
        }
        for stamp in ["", "x", "-1 white 3", "99999999999999999999", "9007199254740992"] {
            let mut read = game(&format!("[{STAMP} \"{stamp}\"]{GAME}"));
            assert_eq!(unstamped(&mut read), None, "{stamp}");
        }
    }
}
