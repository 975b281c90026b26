//! Hub move text, the notation of engines and of this project's golden tests: `32-28`, and for a capture
//! `28x19x23`: from, to, then every captured square in ascending order. It says exactly a move's identity.

use thiserror::Error;

use super::labels::Labels;
use crate::rules::{Move, Position, sort_few};

/// Why a text names no move of a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HubError {
    /// No legal move is written like this.
    #[error("expected a legal move such as {example}, got {text:?}")]
    NoSuchMove {
        /// What was given.
        text: String,
        /// A move that is legal.
        example: String,
    },
    /// There is no legal move at all.
    #[error("expected no move, as there is none, got {0:?}")]
    NoMoves(String),
}

/// Writes `mv`.
pub fn write_hub(mv: &Move, labels: &Labels) -> String {
    let mut captured: Vec<u8> = mv.captured().iter().map(|square| labels.number(square)).collect();
    sort_few(&mut captured, |number| *number);
    let sign = if mv.is_capture() { 'x' } else { '-' };
    let mut text = format!("{}{sign}{}", labels.number(mv.from()), labels.number(mv.to()));
    for number in captured {
        text.push('x');
        text.push_str(&number.to_string());
    }
    text
}

/// Finds the legal move of `position` that is written `text`.
pub fn parse_hub(text: &str, position: &Position, labels: &Labels) -> Result<Move, HubError> {
    let moves = position.legal_moves();
    if let Some(mv) = moves.iter().find(|mv| write_hub(mv, labels) == text) {
        return Ok(*mv);
    }
    Err(match moves.first() {
        Some(mv) => HubError::NoSuchMove { text: text.to_owned(), example: write_hub(mv, labels) },
        None => HubError::NoMoves(text.to_owned()),
    })
}
