//! The positions a game goes through, as numbers: by them a game is found without being opened.

use std::collections::HashMap;

use crate::notation::pdn::PdnGame;
use crate::rules::{Move, Position};

/// The version of what is written; the first byte of every trail. Other keys of positions are another version.
const VERSION: u8 = 1;

/// The number of a position: half of its key. Of fifty thousand games one too many is found in one search of a thousand.
pub(super) fn number(position: &Position) -> u32 {
    (position.key() >> 32) as u32
}

/// The numbers of the positions of a game, from its start on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trail(Vec<u32>);

impl Trail {
    /// The trail of a game's own line.
    pub fn of(game: &PdnGame) -> Self {
        Self::along(game.start, game.moves(), number)
    }

    /// The trail from `start` along legal `moves`, each position counted as `counted` says.
    pub fn along<'a>(
        start: Position,
        moves: impl Iterator<Item = &'a Move>,
        counted: impl Fn(&Position) -> u32,
    ) -> Self {
        let mut position = start;
        let mut numbers = vec![counted(&position)];
        for mv in moves {
            position = position.play_unchecked(mv);
            numbers.push(counted(&position));
        }
        Self(numbers)
    }

    /// The numbers.
    pub fn numbers(&self) -> &[u32] {
        &self.0
    }

    /// The trail as bytes.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        bytes.extend(self.0.iter().flat_map(|number| number.to_le_bytes()));
        bytes
    }

    /// Reads a trail; none if it is of another version, or damaged.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let (&version, rest) = bytes.split_first()?;
        let (numbers, []) = rest.as_chunks() else { return None };
        (version == VERSION && !numbers.is_empty())
            .then(|| Self(numbers.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect()))
    }
}

/// The trails of many games, one behind the other.
#[derive(Debug, Default)]
pub struct Trails {
    numbers: Vec<u32>,
    /// Where each game's are: from where, and how many.
    spans: HashMap<u64, (usize, usize)>,
}

impl Trails {
    /// Adds the trail of the game `id`.
    pub fn add(&mut self, id: u64, trail: &Trail) {
        self.spans.insert(id, (self.numbers.len(), trail.0.len()));
        self.numbers.extend(&trail.0);
    }

    /// Whether the game `id` has its trail here.
    pub fn has(&self, id: u64) -> bool {
        self.spans.contains_key(&id)
    }

    /// The trail of the game `id`; empty where it is not here.
    pub fn of(&self, id: u64) -> &[u32] {
        let (from, count) = self.spans.get(&id).copied().unwrap_or_default();
        self.numbers.get(from..from + count).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::super::support::game;
    use super::*;
    use crate::rules::{RuleSet, Variant};

    #[test]
    fn trails_read_back() {
        let trail = Trail::of(&game("[GameType \"21\"] 1. 11-15 23-19 2. 8-11 *"));
        assert_eq!(trail.numbers().len(), 4);
        let bytes = trail.write();
        assert_eq!(Trail::read(&bytes), Some(trail.clone()));
        for end in 0..bytes.len() {
            assert!(Trail::read(&bytes[..end]).is_none_or(|read| read.0.len() < 4), "{end}");
        }
        assert_eq!(Trail::read(&[2, 1, 2, 3, 4]), None);
        let mut trails = Trails::default();
        trails.add(7, &trail);
        trails.add(9, &Trail(vec![1, 2]));
        assert_eq!((trails.of(7), trails.of(9), trails.of(8)), (trail.numbers(), &[1, 2][..], &[][..]));
        assert!(trails.has(9) && !trails.has(8));
    }

    #[test]
    fn the_numbers_of_positions_are_those_of_the_version() {
        // They lie on devices: where this fails, the version has to be another one.
        let start = |rule_set: RuleSet| number(&rule_set.start());
        let numbers = [
            start(RuleSet::table(Variant::Russian)),
            start(RuleSet::federation(Variant::Russian)),
            start(RuleSet::table(Variant::International)),
        ];
        assert_eq!((VERSION, numbers), (1, [836_681_920, 2_681_684_427, 2_732_150_762]));
    }
}
