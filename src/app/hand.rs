//! A hand at the board: what a person wants of it, and what the rules make of that.
//!
//! Every way in – tap and tap, drag, keyboard – comes to the same few [`Intent`]s.

use super::motion::Motion;
use super::refusal::Refusal;
use super::table::{News, Table};
use crate::rules::{Move, Reason, Square, Walk};

/// What a person wants of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A tap, a click, Enter or Space on a square.
    Tap(Square),
    /// A drag of the piece on this square has begun.
    Lift(Square),
    /// A piece was dragged from one square to another.
    Drop {
        /// Where it was picked up.
        from: Square,
        /// Where it was let go.
        to: Square,
    },
    /// Esc, or a drop outside: whatever is in hand goes back.
    Cancel,
}

impl Table {
    /// What a person does at the board. Whether anything has changed.
    pub fn intend(&mut self, intent: Intent) -> bool {
        match intent {
            Intent::Cancel => self.put_back(),
            Intent::Tap(square) => match self.closed() {
                Some(refusal) => self.refuse(refusal),
                None => self.tap(square),
            },
            Intent::Lift(square) => self.closed().is_none() && self.lift(square),
            Intent::Drop { from, to } => match self.closed() {
                Some(refusal) => self.refuse(refusal),
                None => self.drop(from, to),
            },
        }
    }

    /// Why the board takes no move at all now.
    fn closed(&self) -> Option<Refusal> {
        if self.looking.is_some() {
            Some(Refusal::LookingBack)
        } else if self.game.result().is_some() {
            Some(Refusal::Over)
        } else if self.is_thinking() {
            Some(Refusal::NotYourTurn)
        } else {
            None
        }
    }

    fn tap(&mut self, square: Square) -> bool {
        match &self.walk {
            Some(walk) if walk.at() == square => self.put_back(),
            Some(walk) => match Self::onward(walk, square) {
                Some(next) => self.go(next),
                // Where it was picked up it goes back to, also in mid-capture.
                None if walk.from() == square => self.put_back(),
                None if walk.hops_made().is_empty() && self.is_own(square) => self.pick(square),
                None => self.refuse(Refusal::Rule(Reason::of_target(walk, square))),
            },
            None => self.pick(square),
        }
    }

    fn lift(&mut self, square: Square) -> bool {
        let in_hand = self.walk.as_ref().is_some_and(|walk| walk.at() == square);
        let may_change = self.walk.as_ref().is_none_or(|walk| walk.hops_made().is_empty());
        let Some(walk) = Walk::new(self.game.position(), square).filter(|_| !in_hand && may_change) else {
            return false;
        };
        self.walk = Some(walk);
        self.tell(News::Picked(square))
    }

    fn drop(&mut self, from: Square, to: Square) -> bool {
        if from == to {
            return false;
        }
        let walk = match &self.walk {
            Some(walk) if walk.at() == from => walk.clone(),
            Some(walk) if !walk.hops_made().is_empty() => {
                return self.refuse(Refusal::Rule(Reason::of_target(walk, to)));
            }
            _ => match Walk::new(self.game.position(), from) {
                Some(walk) => walk,
                None => return self.pick(from),
            },
        };
        match Self::onward(&walk, to) {
            Some(next) => self.go(next),
            None => {
                let refusal = Refusal::Rule(Reason::of_target(&walk, to));
                if walk.hops_made().is_empty() {
                    self.walk = None;
                }
                self.refuse(refusal)
            }
        }
    }

    /// Where `walk` gets by going to `square`: one hop, or all the way if only one move ends there.
    fn onward(walk: &Walk, square: Square) -> Option<Onward> {
        match walk.hop(square) {
            Some(next) => Some(match next.finished() {
                Some(mv) => Onward::Played(mv, Motion::walked(&next)),
                None => Onward::Hopped(next),
            }),
            None => walk.only_move_to(square).map(|mv| Onward::Played(mv, Motion::rest_of(walk, &mv))),
        }
    }

    fn go(&mut self, onward: Onward) -> bool {
        match onward {
            Onward::Hopped(walk) => {
                self.walk = Some(walk);
                self.tell(News::Hopped)
            }
            Onward::Played(mv, motion) => self.play(mv, motion),
        }
    }

    fn pick(&mut self, square: Square) -> bool {
        let position = self.game.position();
        let refusal = match position.board().get(square) {
            None => Refusal::NothingPicked,
            Some(piece) if piece.side != position.turn() => Refusal::NotYours,
            Some(_) => match Walk::new(position, square) {
                Some(walk) => {
                    self.walk = Some(walk);
                    return self.tell(News::Picked(square));
                }
                None => Refusal::Rule(Reason::of_piece(position, square)),
            },
        };
        self.walk = None;
        self.refuse(refusal)
    }

    fn put_back(&mut self) -> bool {
        self.walk.take().is_some() && self.tell(News::PutBack)
    }

    fn refuse(&mut self, refusal: Refusal) -> bool {
        self.tell(News::Refused(refusal))
    }

    fn is_own(&self, square: Square) -> bool {
        let position = self.game.position();
        position.board().side(position.turn()).contains(square)
    }
}

/// What going to a square makes of a move in hand.
enum Onward {
    /// A capture that goes on.
    Hopped(Walk),
    /// A move.
    Played(Move, Motion),
}
