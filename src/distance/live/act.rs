//! A [`Deed`] as it goes over the wire. A move is its place among the legal ones, so that there is no message for an illegal
//! one but a number too large.

use serde::{Deserialize, Serialize};

use crate::distance::event::{Deed, Question};
use crate::distance::kept::WORDS;
use crate::game::Game;
use crate::game::link::order;

/// A deed, as both ends read it in the same position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    /// Plays a move.
    Play {
        /// How many moves were played before it.
        ply: u16,
        /// Its place among the legal ones.
        place: u16,
        /// How long it took, in milliseconds, by the clock of who made it.
        used: u32,
    },
    /// Anything else, by its place in the list of such deeds.
    Other(u8),
}

impl Act {
    /// The act for a deed that is to be done in `game` and took so long.
    pub(super) fn of(deed: Deed, game: &Game, used: u64) -> Option<Self> {
        if let Deed::Play(mv) = deed {
            let ply = u16::try_from(game.len()).ok()?;
            let place = u16::try_from(order::place(game.position(), &mv)?.0).ok()?;
            return Some(Self::Play { ply, place, used: u32::try_from(used).unwrap_or(u32::MAX) });
        }
        let place = WORDS.iter().position(|(_, other)| *other == deed)?;
        u8::try_from(place).ok().map(Self::Other)
    }

    /// Whether it is the same deed, however long it took.
    pub(super) fn is_same(self, other: Self) -> bool {
        match (self, other) {
            (Self::Play { ply, place, .. }, Self::Play { ply: to_ply, place: to_place, .. }) => {
                (ply, place) == (to_ply, to_place)
            }
            (one, other) => one == other,
        }
    }

    /// The deed that an act is in `game`, if it is one there.
    pub(super) fn deed(self, game: &Game) -> Option<Deed> {
        match self {
            Self::Play { ply, place, .. } if usize::from(ply) == game.len() => {
                order::moves(game.position()).get(usize::from(place)).copied().map(Deed::Play)
            }
            Self::Play { .. } => None,
            Self::Other(place) => {
                let (_, deed) = *WORDS.get(usize::from(place))?;
                // While both are there nobody has to ask for a pause: they can wait, or part and come back.
                let is_pause =
                    matches!(deed, Deed::Ask(what) | Deed::Grant(what) | Deed::Refuse(what) if what == Question::Pause);
                (!is_pause).then_some(deed)
            }
        }
    }
}
