//! FEN: a position in one line, `W:W31-50:B1-20`.
//!
//! The reader is lenient where no meaning is at stake:
//! - the colours in either order, a side without pieces written bare or left out;
//! - `K` before a square or a range makes kings of it, the whole range;
//! - squares as numbers or letters; blanks anywhere; a dot at the end;
//! - a `[FEN "…"]` wrapper; the suffixes `:H0` and `:F1`.
//!
//! It refuses stray letters, squares off the board, a square given twice, and whatever is no position.

use thiserror::Error;

use super::labels::{Labels, parse_number};
use crate::rules::{Piece, Position, Rank, Rules, Setup, SetupError, Side, Square, sort_few};

/// The longest text that is read as a FEN. Fifty squares written out take 250 characters.
pub const MAX_FEN: usize = 2048;

/// Why a text is no FEN.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FenError {
    /// Nothing there.
    #[error("the text is empty, expected a position such as W:W31-50:B1-20")]
    Empty,
    /// More than [`MAX_FEN`] characters.
    #[error("the text has {0} characters, expected at most {MAX_FEN}")]
    TooLong(usize),
    /// The part before the first colon.
    #[error("expected the side to move to be W or B, got {0:?}")]
    Turn(String),
    /// A part that is neither White's nor Black's list.
    #[error("expected a list of pieces that begins with W or B, got {0:?}")]
    Section(String),
    /// Two lists for one side.
    #[error("the pieces of {0:?} are listed twice")]
    SideTwice(Side),
    /// Something that is no square of this board.
    #[error("expected a square of this board, got {0:?}")]
    Square(String),
    /// A range that runs backwards or is not of numbers.
    #[error("expected a range of numbers such as 1-12, got {0:?}")]
    Range(String),
    /// A square that is named more than once.
    #[error("square {0} is given twice")]
    SquareTwice(String),
    /// A man that would have been crowned.
    #[error("{0} holds an uncrowned man on its own last row, expected a king (K{0})")]
    UncrownedMan(String),
    /// Any other reason why the setup is no position.
    #[error("{0}")]
    Setup(SetupError),
}

/// Reads a position of `rules`, with canonical numbers.
pub fn parse_position(text: &str, rules: &Rules) -> Result<Position, FenError> {
    parse_position_named(text, rules, &Labels::canonical(rules))
}

/// Reads a position of `rules` whose squares are called as `labels` says.
pub fn parse_position_named(text: &str, rules: &Rules, labels: &Labels) -> Result<Position, FenError> {
    let setup = parse_setup(text, labels)?;
    Position::new(*rules, setup).map_err(|error| match error {
        SetupError::UncrownedMan { square, .. } => FenError::UncrownedMan(labels.name(square)),
        other => FenError::Setup(other),
    })
}

/// Reads an arrangement of pieces on the board of `rules`, legal or not.
pub fn parse_fen(text: &str, rules: &Rules) -> Result<Setup, FenError> {
    parse_setup(text, &Labels::canonical(rules))
}

fn parse_setup(text: &str, labels: &Labels) -> Result<Setup, FenError> {
    if text.len() > MAX_FEN {
        return Err(FenError::TooLong(text.chars().count()));
    }
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let text = unwrapped(&text);
    if text.is_empty() {
        return Err(FenError::Empty);
    }
    let mut parts = text.split(':');
    let turn = parts.next().unwrap_or_default();
    let turn = side(turn).ok_or_else(|| FenError::Turn(turn.to_owned()))?;

    let mut reader = Reader { labels: *labels, setup: Setup { board: Default::default(), turn } };
    let mut listed: Vec<Side> = Vec::new();
    for part in parts {
        if is_counter(part) {
            continue;
        }
        let unknown = || FenError::Section(part.to_owned());
        let (head, squares) = part.split_at_checked(1).ok_or_else(unknown)?;
        let owner = side(head).ok_or_else(unknown)?;
        if listed.contains(&owner) {
            return Err(FenError::SideTwice(owner));
        }
        listed.push(owner);
        reader.read_list(owner, squares)?;
    }
    if listed.is_empty() {
        return Err(FenError::Section(String::new()));
    }
    Ok(reader.setup)
}

/// Writes `position` so that [`parse_position_named`] reads it back by the same `labels`: White's pieces first, squares in ascending order.
pub fn write_fen(position: &Position, labels: &Labels) -> String {
    let list = |side| {
        let mut pieces: Vec<(u8, String)> = position
            .board()
            .pieces()
            .filter(|(_, piece)| piece.side == side)
            .map(|(square, piece)| {
                let crown = if piece.rank == Rank::King { "K" } else { "" };
                (labels.number(square), format!("{crown}{}", labels.name(square)))
            })
            .collect();
        sort_few(&mut pieces, |&(number, _)| number);
        pieces.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(",")
    };
    let turn = if position.turn() == Side::White { "W" } else { "B" };
    format!("{turn}:W{}:B{}", list(Side::White), list(Side::Black))
}

struct Reader {
    labels: Labels,
    setup: Setup,
}

impl Reader {
    fn read_list(&mut self, side: Side, list: &str) -> Result<(), FenError> {
        if list.is_empty() {
            return Ok(());
        }
        for item in list.split(',') {
            let (rank, squares) = match item.strip_prefix(['K', 'k']) {
                Some(rest) => (Rank::King, rest),
                None => (Rank::Man, item),
            };
            let piece = Piece { side, rank };
            match squares.split_once('-') {
                Some((first, last)) => self.read_range(piece, item, first, last)?,
                None => {
                    let square = self.labels.parse(squares).ok_or_else(|| FenError::Square(item.to_owned()))?;
                    self.put(piece, square)?;
                }
            }
        }
        Ok(())
    }

    fn read_range(&mut self, piece: Piece, item: &str, first: &str, last: &str) -> Result<(), FenError> {
        let range = || FenError::Range(item.to_owned());
        let number = |text: &str| parse_number(text).ok_or_else(range);
        let (first, last) = (number(first)?, number(last)?);
        if first > last {
            return Err(range());
        }
        for number in first..=last {
            let square = self.labels.square(number).ok_or_else(|| FenError::Square(number.to_string()))?;
            self.put(piece, square)?;
        }
        Ok(())
    }

    fn put(&mut self, piece: Piece, square: Square) -> Result<(), FenError> {
        if self.setup.board.get(square).is_some() {
            return Err(FenError::SquareTwice(self.labels.name(square)));
        }
        self.setup.board.set(square, Some(piece));
        Ok(())
    }
}

fn side(letter: &str) -> Option<Side> {
    match letter {
        "W" | "w" => Some(Side::White),
        "B" | "b" => Some(Side::Black),
        _ => None,
    }
}

/// `H0` or `F1`: a half-move or move counter. A game counts for itself.
fn is_counter(part: &str) -> bool {
    part.strip_prefix(['H', 'F']).is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

/// The text without a `[FEN "…"]` wrapper and a final dot.
fn unwrapped(text: &str) -> &str {
    let inner = text.strip_prefix("[FEN\"").and_then(|rest| rest.strip_suffix("\"]"));
    let text = inner.unwrap_or(text);
    text.strip_suffix('.').unwrap_or(text)
}
