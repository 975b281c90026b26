//! What the library knows of a game without opening it.

use serde::{Deserialize, Serialize};

use crate::app::seats::{Level, Seats};
use crate::game::Link;
use crate::notation::pdn::{PdnGame, PdnResult, Tags};
use crate::rules::{RuleSet, Side};

/// The version of what is written; the first byte of every entry.
const VERSION: u8 = 1;
/// The longest text of an entry, in characters: whatever a tag says, a list stays light.
const MAX_TEXT: usize = 80;

/// What the library knows of a game without opening it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number: the moment it came into the library, in milliseconds, or later where several came at once.
    pub id: u64,
    /// What is played.
    pub rule_set: RuleSet,
    /// Who plays White and Black.
    pub players: [String; 2],
    /// What it is called: the name that was given to it, or the event.
    pub name: String,
    /// When it was played, as PDN writes it: `2026.11.30`, with `?` for what is not known.
    pub date: String,
    /// How it ended.
    pub result: u8,
    /// How many moves were played.
    pub plies: u16,
    /// Tells games apart: of the same rule set, start, moves, result and players.
    pub print: u64,
    /// Where it comes from.
    pub source: Source,
}

/// Where a game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// Played here.
    Own(Own),
    /// Brought in.
    Imported,
}

/// Who played a game here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    /// The person's side.
    pub white: bool,
    /// The level of the computer; none where two people played.
    pub level: Option<Level>,
}

impl Own {
    /// The seats of a game.
    pub fn of(seats: Seats) -> Self {
        Self { white: seats.side == Side::White, level: seats.computer(!seats.side) }
    }
}

const RESULTS: [PdnResult; 5] =
    [PdnResult::Unknown, PdnResult::WhiteWon, PdnResult::BlackWon, PdnResult::Drawn, PdnResult::BothLost];

impl Entry {
    /// What is to be known of `game`.
    pub fn of(id: u64, game: &PdnGame, source: Source) -> Self {
        let text = |tag: &str| known(game.tags.get(tag).unwrap_or_default());
        let players = [text("White"), text("Black")];
        let result = RESULTS.iter().position(|&result| result == game.result).unwrap_or_default() as u8;
        Self {
            id,
            rule_set: game.rule_set,
            print: print(game),
            players,
            name: text("Event"),
            date: text("Date"),
            result,
            plies: u16::try_from(game.moves().len()).unwrap_or(u16::MAX),
            source,
        }
    }

    /// How it ended.
    pub fn result(&self) -> PdnResult {
        RESULTS.get(usize::from(self.result)).copied().unwrap_or_default()
    }

    /// The entry as bytes.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        if let Ok(rest) = postcard::to_allocvec(self) {
            bytes.extend(rest);
        }
        bytes
    }

    /// Reads an entry; none if it is of another version, or damaged.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let (&version, rest) = bytes.split_first()?;
        if version == VERSION { postcard::from_bytes(rest).ok() } else { None }
    }
}

/// A tag's text as it is listed. A lone `?` is how PDN says that nobody knows.
fn known(text: &str) -> String {
    let text = text.trim();
    if text.chars().all(|c| "?.-".contains(c)) { String::new() } else { text.chars().take(MAX_TEXT).collect() }
}

/// A number for all that makes a game the same as another. What is said about it makes no difference, nor the date,
/// which one collection has and the other has not.
fn print(game: &PdnGame) -> u64 {
    let mut bare = PdnGame::new(game.rule_set, game.start);
    bare.line.moves = game.line.moves.iter().map(|node| crate::notation::pdn::Node::new(node.mv)).collect();
    bare.result = game.result;
    let mut tags = Tags::default();
    for side in ["White", "Black"] {
        tags.add(side, &known(game.tags.get(side).unwrap_or_default()).to_lowercase());
    }
    bare.tags = tags;
    // FNV-1a: the same on every machine and in every version.
    let link = Link::Game(Box::new(bare)).write();
    link.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::super::support::game;
    use super::*;

    const GAME: &str =
        "[White \"Marion\"][Black \"Chinook\"][Date \"1992.??.??\"][Event \"?\"][GameType \"21\"] 1. 11-15 23-19 1-0";

    #[test]
    fn an_entry_reads_back() {
        let entry = Entry::of(7, &game(GAME), Source::Imported);
        assert_eq!(entry.players, ["Marion", "Chinook"]);
        assert_eq!((entry.name.as_str(), entry.plies, entry.result()), ("", 2, PdnResult::WhiteWon));
        assert_eq!(Entry::read(&entry.write()), Some(entry.clone()));
        let mut newer = entry.write();
        newer[0] = 2;
        assert_eq!(Entry::read(&newer), None);
        for end in 0..entry.write().len() {
            assert_eq!(Entry::read(&entry.write()[..end]), None);
        }
    }

    #[test]
    fn the_same_game_has_the_same_print_whatever_is_said_of_it() {
        let print = |text: &str| Entry::of(1, &game(text), Source::Imported).print;
        assert_eq!(print(GAME), print(&GAME.replace("1992.??.??", "1992.09.01").replace("23-19", "23-19 {good}")));
        assert_eq!(print(GAME), print(&GAME.replace("Marion", "MARION")));
        assert_ne!(print(GAME), print(&GAME.replace("Marion", "Don")));
        assert_ne!(print(GAME), print(&GAME.replace("23-19", "22-18")));
        assert_ne!(print(GAME), print(&GAME.replace("1-0", "0-1")));
    }
}
