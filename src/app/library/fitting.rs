//! Of which rule sets a text is a position, and what is wrong with it where it is of none.

use super::excuse::{Excuse, excuse_of_fen};
use crate::notation::{FenError, parse_position};
use crate::rules::{Position, Variant};

/// The positions that `fen` is, one for each rule set, or for `only` that one; or why it is none.
pub fn fitting(fen: &str, only: Option<Variant>) -> Result<Vec<(Variant, Position)>, Excuse> {
    let position = |variant: Variant| Some((variant, parse_position(fen, variant.rules()).ok()?));
    let mut fits: Vec<(Variant, Position)> = Variant::ALL.into_iter().filter_map(position).collect();
    let others: Vec<Variant> = fits.iter().map(|(variant, _)| *variant).collect();
    fits.retain(|(variant, _)| only.is_none_or(|only| only == *variant));
    if !fits.is_empty() {
        return Ok(fits);
    }
    let variant = only.unwrap_or_else(|| likely(fen));
    let why = match parse_position(fen, variant.rules()) {
        Err(error) => excuse_of_fen(&error, Some(variant.rules())),
        // It fits, and would have been among those that do.
        Ok(_) => return Ok(Vec::new()),
    };
    Err(match only {
        Some(only) if !others.is_empty() => Excuse::of("position-elsewhere", only).naming(others).because(why),
        _ => Excuse::new("position-bad").because(why),
    })
}

/// The board that a FEN with faults is most likely of: the large one where only there it has no wrong square.
fn likely(fen: &str) -> Variant {
    let has_wrong_square = |variant: Variant| matches!(parse_position(fen, variant.rules()), Err(FenError::Square(_)));
    let is_large = has_wrong_square(Variant::American) && !has_wrong_square(Variant::International);
    if is_large { Variant::International } else { Variant::American }
}
