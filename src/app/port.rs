//! The port between the page and the program that carries a live game, which runs beside it: events of the
//! document. Two of them carry the table as it is kept: the page says what the person has done; the other says how the game
//! stands, and how its line. By the third the page says that there is a place to show that line in.

use super::save;
use super::table::Table;
use crate::distance::live::Link;

/// The event by which the page tells: the table, as it is kept; nothing where a live game has left the table.
pub const FROM_TABLE: &str = "dama-table";
/// The event by which the page is told: see [`write()`].
pub const TO_TABLE: &str = "dama-far";
/// The event by which the page tells that there is a place beside the board for the other to show its line in.
pub const LINE_PLACE: &str = "dama-line";

/// How the line to the other side stands, as far as it matters at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Both are there.
    Open,
    /// They are not, and may be again.
    Apart,
    /// The game cannot go on.
    Stopped,
}

impl From<Link> for Line {
    fn from(link: Link) -> Self {
        match link {
            Link::Open => Self::Open,
            Link::Stopped(_) => Self::Stopped,
            Link::Apart { .. } | Link::Greeting { .. } | Link::Silent { .. } => Self::Apart,
        }
    }
}

const MARKS: [(char, Line); 3] = [('+', Line::Open), ('-', Line::Apart), ('!', Line::Stopped)];

/// What the page is told: how the game stands, and how its line.
pub fn write(table: &Table, line: Line) -> String {
    let mark = MARKS.iter().find(|(_, other)| *other == line).map(|&(mark, _)| mark);
    mark.into_iter().chain(save::write(table, 0).chars()).collect()
}

/// Reads what the page is told.
pub fn read(text: &str) -> Option<(Table, Line)> {
    let (line, kept) = MARKS.iter().find_map(|&(mark, line)| Some((line, text.strip_prefix(mark)?)))?;
    let table = save::read(kept).ok()?;
    table.is_live().then_some((table, line))
}
