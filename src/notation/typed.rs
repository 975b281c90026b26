//! Moves as people write and type them: `22-17`, `c3:e5`, `8x15x22`.
//!
//! From and to suffice unless two captures share them with different victims; then every landing square is written,
//! and a reader that is given the short form lists what it could mean. Between letters the row left may be missing:
//! `gf4`, `c:e5`.

use thiserror::Error;

use super::labels::{Labels, Style};
use crate::rules::{Hop, Move, Position, Square, Walk};

/// Why a text names no move of a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TypedError {
    /// Not squares with signs between them.
    #[error("expected a move such as 22-17 or 8x15x22, got {0:?}")]
    Malformed(String),
    /// Squares, but not of a legal move.
    #[error("{0:?} is not a legal move here")]
    Illegal(String),
    /// More than one capture reads like this.
    #[error("{text:?} could be {}", candidates.join(" or "))]
    Ambiguous {
        /// What was given.
        text: String,
        /// Every move it could mean, in full.
        candidates: Vec<String>,
    },
}

/// No move has more squares than a board.
const MAX_TEXT: usize = 256;

/// The signs between squares.
const SIGNS: [char; 9] = ['-', '–', '—', '−', 'x', 'X', '×', ':', '*'];
/// Those that are written for captures only.
const CAPTURE_SIGNS: [char; 5] = ['x', 'X', '×', ':', '*'];

/// Writes `mv` of `position` as short as is unambiguous.
pub fn write_move(mv: &Move, position: &Position, labels: &Labels) -> String {
    write_move_signed(mv, position, labels, labels.capture())
}

/// The same with another sign for captures.
pub fn write_move_signed(mv: &Move, position: &Position, labels: &Labels, capture: char) -> String {
    let twins =
        position.legal_moves().iter().filter(|other| other.from() == mv.from() && other.to() == mv.to()).count();
    if twins > 1 {
        write_full(mv, position, labels, capture)
    } else {
        write_squares(mv, &[mv.from(), mv.to()], labels, capture)
    }
}

/// Finds the legal move of `position` that `text` means.
pub fn parse_typed(text: &str, position: &Position, labels: &Labels) -> Result<Move, TypedError> {
    let Some((squares, captures)) = squares(text, labels) else {
        return parse_short(text, position, labels);
    };
    let (Some(&from), Some(&to)) = (squares.first(), squares.last()) else {
        return Err(TypedError::Malformed(excerpt(text)));
    };
    let mut meant: Vec<Move> =
        position.legal_moves().into_iter().filter(|mv| mv.from() == from && mv.to() == to).collect();
    if captures && meant.iter().any(Move::is_capture) {
        meant.retain(Move::is_capture);
    }
    if squares.len() > 2 || meant.len() > 1 {
        // Two squares can be a move in full: one hop, where a longer way round ends on the same square.
        let in_full = |mv: &Move| Walk::routes(position, mv).iter().any(|route| landings(mv, route) == squares);
        let full: Vec<Move> = meant.iter().copied().filter(in_full).collect();
        if squares.len() > 2 || !full.is_empty() {
            meant = full;
        }
    }
    only(meant, text, position, labels)
}

/// Finds the move that a text without the number of the row it starts from means: `gf4`, `c:e5`.
fn parse_short(text: &str, position: &Position, labels: &Labels) -> Result<Move, TypedError> {
    let malformed = || TypedError::Malformed(excerpt(text));
    let compact: String = text.chars().filter(|c| !c.is_whitespace()).take(8).collect();
    let column = compact.chars().next().filter(char::is_ascii_lowercase).ok_or_else(malformed)?;
    let to = compact.get(1..).unwrap_or_default();
    let captures = to.starts_with(CAPTURE_SIGNS);
    let to = to.strip_prefix(SIGNS).unwrap_or(to);
    let to = labels.parse(to).filter(|_| !to.starts_with(|c: char| c.is_ascii_digit())).ok_or_else(malformed)?;
    let letters = labels.styled(Style::Algebraic);
    let mut meant = position.legal_moves();
    meant.retain(|mv| mv.to() == to && letters.name(mv.from()).starts_with(column) && (mv.is_capture() || !captures));
    only(meant, text, position, labels)
}

/// The only one of the moves that `text` could mean.
fn only(meant: Vec<Move>, text: &str, position: &Position, labels: &Labels) -> Result<Move, TypedError> {
    match meant.as_slice() {
        [] => Err(TypedError::Illegal(excerpt(text))),
        [mv] => Ok(*mv),
        several => Err(TypedError::Ambiguous {
            text: excerpt(text),
            candidates: several.iter().map(|mv| write_full(mv, position, labels, labels.capture())).collect(),
        }),
    }
}

/// The squares, and whether a sign between them says that the move is a capture. A hyphen does not say the contrary.
/// The squares that `text` names, at least two.
pub fn parse_squares(text: &str, labels: &Labels) -> Option<Vec<Square>> {
    squares(text, labels).map(|(squares, _)| squares)
}

fn squares(text: &str, labels: &Labels) -> Option<(Vec<Square>, bool)> {
    if text.len() > MAX_TEXT {
        return None;
    }
    let text: String = text.chars().filter(|c| !c.is_whitespace()).map(western).collect();
    let squares: Option<Vec<Square>> = text.split(SIGNS).map(|name| labels.parse(name)).collect();
    squares.filter(|squares| squares.len() >= 2).map(|squares| (squares, text.contains(CAPTURE_SIGNS)))
}

/// A digit as it stands on the board, whichever keyboard it was typed on: Arabic, Persian or Thai.
fn western(c: char) -> char {
    let zero = ['\u{660}', '\u{6f0}', '\u{e50}'].into_iter().find(|&zero| (0..10).contains(&(c as i64 - zero as i64)));
    zero.and_then(|zero| char::from_digit(c as u32 - zero as u32, 10)).unwrap_or(c)
}

fn landings(mv: &Move, route: &[Hop]) -> Vec<Square> {
    core::iter::once(mv.from()).chain(route.iter().map(|hop| hop.to)).collect()
}

fn write_full(mv: &Move, position: &Position, labels: &Labels, capture: char) -> String {
    write_squares(mv, &landings(mv, &Walk::route(position, mv)), labels, capture)
}

fn write_squares(mv: &Move, squares: &[Square], labels: &Labels, capture: char) -> String {
    let sign = if mv.is_capture() { capture } else { '-' };
    squares.iter().map(|&square| labels.name(square)).collect::<Vec<_>>().join(sign.encode_utf8(&mut [0; 4]))
}

fn excerpt(text: &str) -> String {
    text.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::super::parse_position;
    use super::*;
    use crate::rules::Variant;

    #[test]
    fn two_squares_that_say_all_of_a_move_are_that_move() {
        let rules = Variant::Czech.with_optional_capture(true);
        let labels = Labels::canonical(&rules);
        // A quiet move may end where a capture ends after a long way round.
        let position = parse_position("B:WK9,K10,11,12,24:BK31", &rules).expect("a position");
        assert!(parse_typed("31-13", &position, &labels).is_ok_and(|mv| !mv.is_capture()));
        assert!(parse_typed("31x13", &position, &labels).is_ok_and(|mv| mv.is_capture()));
        for mv in position.legal_moves() {
            let text = write_move(&mv, &position, &labels);
            assert_eq!(parse_typed(&text, &position, &labels), Ok(mv), "{text}");
        }
    }

    #[test]
    fn a_column_and_a_square_are_a_move_where_only_one_fits() {
        let rules = Variant::Russian.rules();
        let labels = Labels::canonical(rules).styled(Style::Algebraic);
        let start = parse_position("W:W21-32:B1-12", rules).expect("a position");
        let name = |text: &str, position: &Position| {
            parse_typed(text, position, &labels).map(|mv| write_move(&mv, position, &labels))
        };
        assert_eq!(name("gf4", &start), Ok("g3-f4".to_owned()));
        assert_eq!(name("g-f4", &start), Ok("g3-f4".to_owned()));
        assert_eq!(name("g:f4", &start), Err(TypedError::Illegal("g:f4".to_owned())));
        for text in ["g", "gf", "4f4", "Gf4", "g18", "gf9", "gff4"] {
            assert!(matches!(name(text, &start), Err(TypedError::Malformed(_))), "{text}");
        }
        let two = parse_position("W:Wa1:BKh8", rules).expect("a position");
        assert_eq!(name("ab2", &two), Ok("a1-b2".to_owned()));
        let twins = parse_position("W:WKa1,Ka3:BKh6", rules).expect("a position");
        let error = name("ab2", &twins).expect_err("two kings");
        assert_eq!(
            error,
            TypedError::Ambiguous { text: "ab2".to_owned(), candidates: vec!["a3-b2".to_owned(), "a1-b2".to_owned()] }
        );
    }

    #[test]
    fn digits_of_other_scripts_are_digits() {
        let position = Position::start(Variant::American);
        let labels = Labels::canonical(position.rules());
        let wanted = parse_typed("11-15", &position, &labels);
        assert!(wanted.is_ok());
        for text in ["١١-١٥", "۱۱-۱۵", "๑๑-๑๕"] {
            assert_eq!(parse_typed(text, &position, &labels), wanted, "{text}");
        }
    }

    #[test]
    fn two_squares_that_could_be_either_of_two_captures_are_refused() {
        let rules = Variant::American.rules();
        let position = parse_position("W:W31:B18,19,26,27", rules).expect("a position");
        let error = parse_typed("31x15", &position, &Labels::canonical(rules)).expect_err("two captures");
        let TypedError::Ambiguous { mut candidates, .. } = error else { panic!("{error}") };
        candidates.sort();
        assert_eq!(candidates, ["31x22x15", "31x24x15"]);
    }
}
