//! What a quiet position is worth: by learned weights where there are some, else by hand-made rules of thumb.

use super::hand::Hand;
use super::learned::Learned;
use crate::rules::{Board, Rules, Side};

/// The evaluation of one search.
#[derive(Clone, Debug)]
pub(super) enum Evaluation<'e> {
    Hand(Box<Hand>),
    Learned(&'e Learned),
}

impl<'e> Evaluation<'e> {
    pub(super) fn new(rules: &Rules, learned: Option<&'e Learned>) -> Self {
        learned.map_or_else(|| Self::Hand(Box::new(Hand::new(rules))), Self::Learned)
    }

    /// The worth of `board` to `side`, which is to move.
    pub(super) fn score(&self, board: &Board, side: Side) -> i32 {
        match self {
            Self::Hand(hand) => hand.score(board, side),
            Self::Learned(learned) => learned.score(board, side).clamp(-MOST, MOST),
        }
    }
}

/// No evaluation may look like a win that was seen.
const MOST: i32 = super::params::SURE_WIN / 2;
