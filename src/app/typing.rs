//! Moves that are typed. What is no move is explained like any other try.

use super::motion::Motion;
use super::refusal::Refusal;
use super::table::{News, Table};
use crate::notation::{Labels, TypedError, parse_squares, parse_typed};
use crate::rules::{Reason, Walk};

impl Table {
    /// Plays what was typed, or says what is wrong with it. Where a move waits for a nod, nothing typed is one.
    pub fn type_move(&mut self, text: &str, labels: &Labels) -> bool {
        if let Some(refusal) = self.closed() {
            return self.refuse(refusal);
        }
        if text.trim().is_empty() && self.pending.is_some() {
            return self.confirm();
        }
        self.let_go();
        match parse_typed(text, self.game().position(), labels) {
            Ok(mv) => {
                let motion = Motion::of(self.game().position(), &mv);
                self.play_or_ask(mv, motion)
            }
            Err(TypedError::Illegal(_)) => self.explain(text, labels),
            Err(error) => self.tell(News::Mistyped(error)),
        }
    }

    /// Squares that make no move: as if a hand had tried to go there.
    fn explain(&mut self, text: &str, labels: &Labels) -> bool {
        let squares = parse_squares(text, labels).unwrap_or_default();
        let Some((&from, way)) = squares.split_first() else { return false };
        let Some(mut walk) = Walk::new(self.game().position(), from) else { return self.pick(from) };
        for &to in way {
            match walk.hop(to) {
                Some(next) => walk = next,
                None => return self.refuse(Refusal::Rule(Reason::of_target(&walk, to))),
            }
        }
        // The way is right as far as it goes; there is no last square to refuse.
        let end = walk.at();
        self.refuse(Refusal::Rule(Reason::of_target(&walk, end)))
    }
}
