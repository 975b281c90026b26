//! Why a try at the board is refused.
//!
//! What the rules refuse they explain themselves, as a [`Reason`]; the rest is a matter of whose board it is just now.

use crate::rules::{Bits, Reason, Route, Square};

/// Why nothing came of a tap or a drop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The other side is to move, and is not at this device.
    NotYourTurn,
    /// The clocks stand still.
    Paused,
    /// An earlier position is being looked at.
    LookingBack,
    /// The board is covered while the device changes hands.
    Covered,
    /// An empty square was tried with no piece picked up.
    NothingPicked,
    /// The piece belongs to the other side.
    NotYours,
    /// The rules refuse it.
    Rule(Reason),
}

impl Refusal {
    /// The reason the rules give.
    pub const fn reason(&self) -> Option<&Reason> {
        match self {
            Self::Rule(reason) => Some(reason),
            _ => None,
        }
    }
}

/// Where the captures that are owed begin, each square once.
pub fn beginnings(routes: &[Route]) -> Vec<Square> {
    let squares: Bits = routes.iter().map(|route| route.from).collect();
    squares.iter().collect()
}

/// Where they go first.
pub fn first_landings(routes: &[Route]) -> Vec<Square> {
    let squares: Bits = routes.iter().filter_map(|route| route.hops.first()).map(|hop| hop.to).collect();
    squares.iter().collect()
}
