//! What happens at the table, as far as it is worth a word: shown, and read aloud.

use super::refusal::Refusal;
use crate::distance::Done;
use crate::notation::TypedError;
use crate::rules::{Move, Route, Square};

/// What has just happened, for those who see it and those who hear it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Nothing worth a word.
    None,
    /// The last move of the game was played.
    Moved,
    /// A piece was picked up.
    Picked(Square),
    /// A capture has come this far and goes on.
    Hopped,
    /// What was in hand went back.
    PutBack,
    /// Moves were taken back.
    Undone,
    /// Moves were played again.
    Redone,
    /// An earlier position, or the present one again, is shown.
    Looked,
    /// A new game has begun.
    Started,
    /// The players have ended the game.
    Resigned,
    /// One of two who are apart has done something that is no move.
    Done(Done),
    /// A good move is being looked for.
    HintAsked,
    /// The piece that makes a good move.
    HintPiece(Square),
    /// A good move.
    Hint(Move),
    /// A try was refused.
    Refused(Refusal),
    /// Several captures end where the piece was put: which one is meant?
    Ways(Vec<Way>),
    /// The move is in hand as a whole, and waits for a nod.
    ToConfirm,
    /// The board is uncovered again, in other hands.
    Uncovered,
    /// What was typed is no move.
    Mistyped(TypedError),
    /// The clocks stand still, or go on.
    Paused,
}

/// One of several captures that end on the same square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The capture.
    pub mv: Move,
    /// What is still to be done of it.
    pub route: Route,
}
