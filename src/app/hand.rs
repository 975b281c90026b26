//! A hand at the board: what a person wants of it, and what the rules make of that.
//!
//! Every way in – tap and tap, drag, keyboard – comes to the same few [`Intent`]s.

use super::motion::Motion;
use super::refusal::Refusal;
use super::table::{News, Table, Way};
use crate::rules::{Move, Reason, Route, Square, Walk};

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
    /// One of the ways that were offered.
    Choose(Move),
    /// The move in hand is meant.
    Confirm,
}

impl Table {
    /// What a person does at the board. Whether anything has changed.
    pub fn intend(&mut self, intent: Intent) -> bool {
        match intent {
            Intent::Cancel => self.put_back(),
            Intent::Choose(mv) => self.choose(mv),
            Intent::Confirm => self.confirm(),
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
    pub(super) fn closed(&self) -> Option<Refusal> {
        if self.paused {
            Some(Refusal::Paused)
        } else if self.covered {
            Some(Refusal::Covered)
        } else if self.looking.is_some() {
            Some(Refusal::LookingBack)
        } else if self.game.result().is_some() {
            Some(Refusal::Over)
        } else if !self.seats.is_person(self.turn()) {
            Some(Refusal::NotYourTurn)
        } else {
            None
        }
    }

    fn tap(&mut self, square: Square) -> bool {
        if self.pending.is_some() {
            let again = self.walk.as_ref().is_some_and(|walk| walk.at() == square);
            return if again { self.confirm() } else { self.put_back() };
        }
        match &self.walk {
            Some(walk) if walk.at() == square => self.put_back(),
            Some(walk) => match self.onward(walk, square) {
                Some(next) => self.go(next),
                // Where it was picked up it goes back to, also in mid-capture.
                None if walk.from() == square => self.put_back(),
                None if walk.hops_made().is_empty() && self.is_own(square) => self.pick(square),
                None => self.refuse(Refusal::Rule(Reason::of_target(walk, square))),
            },
            None => match &self.news {
                // Whoever taps beside it still reads why.
                News::Refused(why @ Refusal::Rule(_)) if self.game.position().board().get(square).is_none() => {
                    let why = why.clone();
                    self.refuse(why)
                }
                _ => self.pick(square),
            },
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
        if self.pending.is_some() {
            return self.put_back();
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
        match self.onward(&walk, to) {
            Some(next) => {
                self.walk = Some(walk);
                self.go(next)
            }
            None => {
                let refusal = Refusal::Rule(Reason::of_target(&walk, to));
                if walk.hops_made().is_empty() {
                    self.walk = None;
                }
                self.refuse(refusal)
            }
        }
    }

    /// Where `walk` gets by going to `square`: one hop, or all the way. Where several captures end there with different
    /// victims, nobody but the person chooses; whoever goes there again means the straight way.
    fn onward(&self, walk: &Walk, square: Square) -> Option<Onward> {
        let asked = matches!(&self.news, News::Ways(ways) if ways.iter().all(|way| way.mv.to() == square));
        let ending = walk.candidates().iter().filter(|mv| mv.to() == square);
        match walk.hop(square) {
            Some(next) => match next.finished() {
                Some(_) if !asked && ending.clone().count() > 1 => Some(Onward::Unclear(ways(walk, ending))),
                Some(mv) => Some(Onward::Played(mv, Motion::walked(&next))),
                None => Some(Onward::Hopped(next)),
            },
            None => match ending.clone().count() {
                0 => None,
                1 => walk.only_move_to(square).map(|mv| Onward::Played(mv, Motion::rest_of(walk, &mv))),
                _ => Some(Onward::Unclear(ways(walk, ending))),
            },
        }
    }

    fn go(&mut self, onward: Onward) -> bool {
        match onward {
            Onward::Hopped(walk) => {
                self.walk = Some(walk);
                self.tell(News::Hopped)
            }
            Onward::Unclear(ways) => self.tell(News::Ways(ways)),
            Onward::Played(mv, motion) => self.play_or_ask(mv, motion),
        }
    }

    /// Plays `mv`, or takes it in hand to its end until the person nods.
    pub(super) fn play_or_ask(&mut self, mv: Move, motion: Motion) -> bool {
        if !self.manners.confirm {
            return self.play(mv, motion);
        }
        let begun = Walk::new(self.game.position(), mv.from());
        self.walk = begun.and_then(|walk| motion.hops().iter().try_fold(walk, |walk, hop| walk.hop(hop.to)));
        self.pending = Some(mv);
        self.tell(News::ToConfirm)
    }

    fn choose(&mut self, mv: Move) -> bool {
        let Some(walk) = self.walk.as_ref().filter(|walk| walk.candidates().contains(&mv)) else { return false };
        let motion = Motion::rest_of(walk, &mv);
        self.closed().is_none() && self.play_or_ask(mv, motion)
    }

    pub(super) fn confirm(&mut self) -> bool {
        match self.pending {
            Some(mv) if self.closed().is_none() => self.play(mv, Motion::none()),
            _ => false,
        }
    }

    /// Plays the only move there is.
    pub fn play_only_move(&mut self) -> bool {
        match self.game.position().legal_moves().as_slice() {
            [mv] if self.is_open() => self.show(*mv),
            _ => false,
        }
    }

    pub(super) fn pick(&mut self, square: Square) -> bool {
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
        self.let_go();
        self.refuse(refusal)
    }

    fn put_back(&mut self) -> bool {
        self.pending = None;
        self.walk.take().is_some() && self.tell(News::PutBack)
    }

    pub(super) fn refuse(&mut self, refusal: Refusal) -> bool {
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
    /// One of several captures.
    Unclear(Vec<Way>),
}

/// What is still to be done of each of these captures.
fn ways<'a>(walk: &Walk, captures: impl Iterator<Item = &'a Move>) -> Vec<Way> {
    let way = |mv: &Move| {
        let hops = walk.first_route_to(mv)?.split_off(walk.hops_made().len());
        Some(Way { mv: *mv, route: Route { from: walk.at(), hops } })
    };
    captures.filter_map(way).collect()
}
