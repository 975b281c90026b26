//! A small book of openings: first moves that long searches found about equally good, so that a game begins at once and
//! seldom twice the same.
//!
//! It is part of a rule set's file of weights. Its bytes are a walk from the start, nearest positions first: for each
//! position how many moves the book has there, then each by its place in the list of legal moves, which is always
//! generated in the same order. A position met before has none a second time.

use super::root::mix;
use crate::rules::{Move, Position, Variant};

/// One of the book's moves for `position`, by `seed`. Where a profile lets the other side begin, the board is turned.
///
/// The book is walked until it comes by: a few hundred positions, less work than keeping them in order.
pub(super) fn pick(variant: Variant, book: &[u8], position: &Position, seed: u64) -> Option<Move> {
    if let Some(mv) = pick_here(variant, book, position, seed) {
        return Some(mv);
    }
    let turned = pick_here(variant, book, &position.flipped(), seed)?;
    let turn = |square| position.rules().geometry.rotated(square);
    let mut legal = position.legal_moves().into_iter();
    legal.find(|mv| turn(mv.from()) == turned.from() && turn(mv.to()) == turned.to())
}

fn pick_here(variant: Variant, book: &[u8], position: &Position, seed: u64) -> Option<Move> {
    let mut met = Walk::new(variant, book);
    while let Some((other, places)) = met.next() {
        if other.key() == position.key() && !places.is_empty() {
            let dice = mix(seed ^ other.key()) % places.len() as u64;
            let place = places.get(dice as usize)?;
            return other.legal_moves().get(usize::from(*place)).copied();
        }
    }
    None
}

/// The positions of a book, as they come.
struct Walk<'b> {
    rest: &'b [u8],
    positions: Vec<Position>,
    /// How many of them have been given out.
    given: usize,
}

impl<'b> Walk<'b> {
    fn new(variant: Variant, rest: &'b [u8]) -> Self {
        Self { rest, positions: vec![Position::start(variant)], given: 0 }
    }

    /// The next position and the places of its moves; none at the end, and where the bytes make no sense.
    fn next(&mut self) -> Option<(Position, &'b [u8])> {
        let position = *self.positions.get(self.given)?;
        let (&count, rest) = self.rest.split_first()?;
        let (places, rest) = rest.split_at_checked(usize::from(count))?;
        if count > 0 {
            let legal = position.legal_moves();
            for &place in places {
                self.positions.push(position.play_unchecked(legal.get(usize::from(place))?));
            }
        }
        (self.rest, self.given) = (rest, self.given + 1);
        Some((position, places))
    }
}

/// Whether `bytes` are a book from the first to the last.
#[cfg(test)]
pub(super) fn is_book(variant: Variant, bytes: &[u8]) -> bool {
    let mut walk = Walk::new(variant, bytes);
    while walk.next().is_some() {}
    walk.rest.is_empty() && walk.given == walk.positions.len()
}

/// Writes the book of `variant`: `choose` is asked for the moves of each position, which is so many plies from the start.
pub fn write_book(variant: Variant, mut choose: impl FnMut(&Position, u32) -> Vec<Move>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut met = Vec::new();
    let mut ahead = vec![(Position::start(variant), 0)];
    let mut next = 0;
    while let Some(&(position, ply)) = ahead.get(next) {
        next += 1;
        let chosen = if met.contains(&position.key()) { Vec::new() } else { choose(&position, ply) };
        met.push(position.key());
        let legal = position.legal_moves();
        let places = chosen.iter().filter_map(|mv| legal.iter().position(|other| other == mv));
        let places: Vec<u8> = places.filter_map(|place| u8::try_from(place).ok()).collect();
        bytes.push(places.len() as u8);
        bytes.extend_from_slice(&places);
        let played = places.iter().filter_map(|&place| legal.get(usize::from(place)));
        ahead.extend(played.map(|mv| (position.play_unchecked(mv), ply + 1)));
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, RuleSet};
    use crate::rules::ProfileName;

    fn some() -> Vec<u8> {
        write_book(Variant::Russian, |position, ply| {
            position.legal_moves().into_iter().take(3 - ply as usize).collect()
        })
    }

    #[test]
    fn what_is_written_is_read() {
        let book = some();
        let start = Position::start(Variant::Russian);
        let mut picked: Vec<Move> = (0..50).filter_map(|seed| pick(Variant::Russian, &book, &start, seed)).collect();
        picked.sort();
        picked.dedup();
        let mut first = start.legal_moves();
        first.truncate(3);
        first.sort();
        assert_eq!(picked, first);
        let after = start.play_unchecked(&first[0]);
        let second = pick(Variant::Russian, &book, &after, 1).expect("a move");
        assert!(after.is_legal(&second));
        assert_eq!(
            pick(Variant::Russian, &book, &after.play_unchecked(&second).play_unchecked(&after.legal_moves()[0]), 1),
            None
        );
    }

    #[test]
    fn it_serves_whoever_begins() {
        let book = some();
        let federation = RuleSet { profile: ProfileName::Federation, ..RuleSet::table(Variant::Russian) };
        let start = *Game::new(federation).position();
        assert_ne!(start.turn(), Position::start(Variant::Russian).turn());
        let mv = pick(Variant::Russian, &book, &start, 3).expect("a move");
        assert!(start.is_legal(&mv));
    }

    #[test]
    fn what_is_no_book_is_refused() {
        let bytes = some();
        assert!(is_book(Variant::Russian, &bytes));
        for wrong in [&bytes[..bytes.len() - 1], &[&bytes[..], &[0]].concat(), &[1, 200], &[200, 1], &[]] {
            assert!(!is_book(Variant::Russian, wrong), "{wrong:?}");
            // Nor does it do harm.
            let _ = pick(Variant::Russian, wrong, &Position::start(Variant::Russian), 1);
        }
    }
}
