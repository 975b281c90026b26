//! What links of every kind are made of: a rule set, a position, a count, and bytes read one after another. All of it is
//! fixed for ever.

use super::LinkError;
use crate::rules::{Piece, Position, ProfileName, Rank, RuleSet, Setup, Side, Variant};

/// The numbers of the rule sets. New ones are added at the end; none is ever given again.
pub(crate) const CODES: [Variant; 8] = [
    Variant::American,
    Variant::Russian,
    Variant::Brazilian,
    Variant::Spanish,
    Variant::Italian,
    Variant::Czech,
    Variant::International,
    Variant::Thai,
];

const OPTIONAL: u8 = 1 << 5;
const FEDERATION: u8 = 1 << 6;
pub(crate) const HAS_START: u8 = 1 << 1;
pub(crate) const BLACK_BEGINS: u8 = 1 << 2;

/// What is left to read.
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub(crate) const fn rest(&self) -> &'a [u8] {
        self.0
    }

    pub(crate) fn next(&mut self) -> Result<u8, LinkError> {
        let (first, rest) = self.0.split_first().ok_or(LinkError::Nonsense("it ends too early"))?;
        self.0 = rest;
        Ok(*first)
    }

    pub(crate) fn take(&mut self, count: usize) -> Result<&'a [u8], LinkError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(LinkError::Nonsense("it ends too early"))?;
        self.0 = rest;
        Ok(taken)
    }
}

pub(crate) fn rule_set_byte(rule_set: RuleSet) -> u8 {
    let code = CODES.iter().position(|&variant| variant == rule_set.variant).unwrap_or_default() as u8;
    let optional = rule_set.optional_capture && rule_set.variant.may_be_optional();
    let federation = rule_set.profile == ProfileName::Federation;
    code | if optional { OPTIONAL } else { 0 } | if federation { FEDERATION } else { 0 }
}

pub(crate) fn take_rule_set(bytes: &mut Bytes<'_>) -> Result<RuleSet, LinkError> {
    let byte = bytes.next()?;
    let variant = CODES.get(usize::from(byte & 0x1f)).copied().filter(|_| byte & 0x80 == 0);
    let variant = variant.ok_or(LinkError::Nonsense("an unknown rule set"))?;
    let optional_capture = byte & OPTIONAL != 0;
    if optional_capture && !variant.may_be_optional() {
        return Err(LinkError::Nonsense("a house rule on this board"));
    }
    let profile = if byte & FEDERATION != 0 { ProfileName::Federation } else { ProfileName::Table };
    Ok(RuleSet { variant, optional_capture, profile })
}

pub(crate) fn start_flags(position: &Position) -> u8 {
    HAS_START | if position.turn() == Side::Black { BLACK_BEGINS } else { 0 }
}

/// A square's piece as a digit.
const PIECES: [Option<Piece>; 5] = [
    None,
    Some(Piece { side: Side::White, rank: Rank::Man }),
    Some(Piece { side: Side::White, rank: Rank::King }),
    Some(Piece { side: Side::Black, rank: Rank::Man }),
    Some(Piece { side: Side::Black, rank: Rank::King }),
];

pub(crate) fn put_board(bytes: &mut Vec<u8>, position: &Position) {
    let geometry = position.rules().geometry;
    let digit = |number: u8| {
        let piece = geometry.square(number).and_then(|square| position.board().get(square));
        PIECES.iter().position(|known| *known == piece).unwrap_or_default() as u8
    };
    for first in (1..=geometry.squares()).step_by(3) {
        // The board of 10×10 leaves two places of the last byte over, that of 8×8 one: no square, no piece.
        bytes.push(digit(first) + 5 * digit(first + 1) + 25 * digit(first + 2));
    }
}

pub(crate) fn take_board(bytes: &mut Bytes<'_>, rule_set: RuleSet, flags: u8) -> Result<Position, LinkError> {
    let rules = rule_set.rules();
    let turn = if flags & BLACK_BEGINS != 0 { Side::Black } else { Side::White };
    let mut setup = Setup { board: Default::default(), turn };
    for first in (1..=rules.geometry.squares()).step_by(3) {
        let mut byte = bytes.next()?;
        for number in first..first + 3 {
            let piece = PIECES.get(usize::from(byte % 5)).copied().flatten();
            byte /= 5;
            match (rules.geometry.square(number), piece) {
                (Some(square), piece) => setup.board.set(square, piece),
                (None, Some(_)) => return Err(LinkError::Nonsense("a piece off the board")),
                (None, None) => {}
            }
        }
        if byte > 0 {
            return Err(LinkError::Nonsense("a piece of no kind"));
        }
    }
    Position::new(rules, setup).map_err(|_| LinkError::Nonsense("no position"))
}

/// A number below 2¹⁵: seven bits a byte, the low ones first.
pub(crate) fn put_count(bytes: &mut Vec<u8>, count: usize) {
    if count < 0x80 {
        bytes.push(count as u8);
    } else {
        bytes.extend([0x80 | count as u8, (count >> 7) as u8]);
    }
}

pub(crate) fn take_count(bytes: &mut Bytes<'_>) -> Result<usize, LinkError> {
    let low = bytes.next()?;
    let high = if low & 0x80 != 0 { bytes.next()? } else { 0 };
    Ok(usize::from(low & 0x7f) | usize::from(high) << 7)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_set_has_its_number_and_keeps_it() {
        assert!(Variant::ALL.iter().all(|variant| CODES.contains(variant)));
        let names = CODES.map(Variant::name).join(" ");
        assert!(names.starts_with("american russian brazilian spanish italian czech international thai"), "{names}");
    }
}
