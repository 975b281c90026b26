//! A move made step by step, as a hand makes it: pick a piece, then one landing square after another.
//!
//! The generator knows moves by identity; this knows their routes. A [`Walk`] offers only hops that lead to a legal
//! move, so whoever follows [`Walk::hops`] to the end has played one, and every legal move can be reached.

use super::bits::{Bits, Square};
use super::few::sort_few;
use super::geometry::Direction;
use super::moves::Move;
use super::piece::Rank;
use super::position::Position;
use super::table::{Crowning, KingRange, Landing, ManCaptures, Removal};

/// One step: the square reached and the piece captured on the way, if it is a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hop {
    /// Where the piece lands.
    pub to: Square,
    /// The square of the captured piece.
    pub captured: Option<Square>,
}

/// A move on its way.
#[derive(Clone, Debug)]
pub struct Walk {
    position: Position,
    from: Square,
    hops: Vec<Hop>,
    /// The legal moves that start with these hops.
    candidates: Vec<Move>,
}

impl Walk {
    /// Picks up the piece on `from`, if it has a legal move.
    pub fn new(position: &Position, from: Square) -> Option<Self> {
        let candidates: Vec<Move> = position.legal_moves().into_iter().filter(|mv| mv.from() == from).collect();
        (!candidates.is_empty()).then(|| Self { position: *position, from, hops: Vec::new(), candidates })
    }

    /// The squares whose piece has a legal move.
    pub fn starts(position: &Position) -> Bits {
        position.legal_moves().iter().map(Move::from).collect()
    }

    /// The position it starts from.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Where the piece was picked up.
    pub const fn from(&self) -> Square {
        self.from
    }

    /// Where the piece is now.
    pub fn at(&self) -> Square {
        self.hops.last().map_or(self.from, |hop| hop.to)
    }

    /// The hops made so far.
    pub fn hops_made(&self) -> &[Hop] {
        &self.hops
    }

    /// What has been captured so far.
    pub fn captured(&self) -> Bits {
        self.hops.iter().filter_map(|hop| hop.captured).collect()
    }

    /// The legal moves that can still come of this.
    pub fn candidates(&self) -> &[Move] {
        &self.candidates
    }

    /// The hops that can come next, in order of square. None: the move is over, see [`Self::finished`].
    pub fn hops(&self) -> Vec<Hop> {
        let mut hops: Vec<Hop> =
            self.all_hops().filter(|hop| self.candidates.iter().any(|mv| self.leads_to(hop, mv))).collect();
        sort_few(&mut hops, |hop| hop.to);
        hops
    }

    /// Takes the hop to `to`, if it is one of [`Self::hops`].
    #[must_use]
    pub fn hop(&self, to: Square) -> Option<Self> {
        let hop = self.hops().into_iter().find(|hop| hop.to == to)?;
        let candidates = self.candidates.iter().copied().filter(|mv| self.leads_to(&hop, mv)).collect();
        let mut hops = self.hops.clone();
        hops.push(hop);
        Some(Self { hops, candidates, ..self.clone() })
    }

    /// The move this has become, if nothing is left to choose or to capture.
    pub fn finished(&self) -> Option<Move> {
        let captured = self.captured();
        self.candidates
            .iter()
            .copied()
            .find(|mv| !self.hops.is_empty() && mv.to() == self.at() && mv.captured() == captured)
    }

    /// The only move left that ends on `to`, if there is just one.
    pub fn only_move_to(&self, to: Square) -> Option<Move> {
        let mut ending = self.candidates.iter().filter(|mv| mv.to() == to);
        let only = ending.next()?;
        ending.next().is_none().then_some(*only)
    }

    /// Every route by which `mv`, legal in `position`, can be made: the hops of each, in order.
    pub fn routes(position: &Position, mv: &Move) -> Vec<Vec<Hop>> {
        let mut routes = Vec::new();
        let walk = Self { position: *position, from: mv.from(), hops: Vec::new(), candidates: vec![*mv] };
        walk.collect_routes(&mut routes);
        routes
    }

    /// One route by which `mv`, legal in `position`, can be made; what an animation shows.
    pub fn route(position: &Position, mv: &Move) -> Vec<Hop> {
        let walk = Self { position: *position, from: mv.from(), hops: Vec::new(), candidates: vec![*mv] };
        walk.first_route().unwrap_or_default()
    }

    /// The hops by which this becomes `mv`, those already made included.
    pub fn first_route_to(&self, mv: &Move) -> Option<Vec<Hop>> {
        Self { candidates: vec![*mv], ..self.clone() }.first_route()
    }

    fn first_route(&self) -> Option<Vec<Hop>> {
        if self.finished().is_some() {
            return Some(self.hops.clone());
        }
        self.hops().into_iter().find_map(|hop| self.hop(hop.to)?.first_route())
    }

    fn collect_routes(&self, routes: &mut Vec<Vec<Hop>>) {
        if self.finished().is_some() {
            routes.push(self.hops.clone());
            return;
        }
        for hop in self.hops() {
            if let Some(next) = self.hop(hop.to) {
                next.collect_routes(routes);
            }
        }
    }

    /// Whether `mv` can still be made after `hop`.
    fn leads_to(&self, hop: &Hop, mv: &Move) -> bool {
        let Some(victim) = hop.captured else {
            return !mv.is_capture() && mv.to() == hop.to && self.hops.is_empty();
        };
        let captured = self.captured() | victim.bit();
        if !captured.is_subset(mv.captured()) {
            return false;
        }
        if captured == mv.captured() {
            return hop.to == mv.to();
        }
        let mut hops = self.hops.clone();
        hops.push(*hop);
        let next = Self { position: self.position, from: self.from, hops, candidates: Vec::new() };
        next.all_hops().any(|onward| onward.captured.is_some() && next.leads_to(&onward, mv))
    }

    /// The rank with which the piece goes on.
    fn rank(&self) -> Rank {
        let board = self.position.board();
        let rules = self.position.rules();
        let crown_row = rules.geometry.crown_row(self.position.turn());
        let crowned_on_the_way =
            rules.crowning == Crowning::GoesOnAsKing && self.hops.iter().any(|hop| crown_row.contains(hop.to));
        if crowned_on_the_way || board.all_kings().contains(self.from) { Rank::King } else { Rank::Man }
    }

    /// Every hop that the piece's way of moving allows from where it is, whether or not a legal move comes of it.
    pub(super) fn all_hops(&self) -> impl Iterator<Item = Hop> {
        let mut hops = Vec::new();
        if !self.is_over_by_crowning() {
            for direction in Direction::ALL {
                self.hops_towards(direction, &mut hops);
            }
        }
        hops.into_iter()
    }

    fn is_over_by_crowning(&self) -> bool {
        let rules = self.position.rules();
        rules.crowning == Crowning::EndsTheMove
            && self.rank() == Rank::Man
            && !self.hops.is_empty()
            && rules.geometry.crown_row(self.position.turn()).contains(self.at())
    }

    fn hops_towards(&self, direction: Direction, hops: &mut Vec<Hop>) {
        let rules = self.position.rules();
        let (geometry, turn) = (rules.geometry, self.position.turn());
        let king = self.rank() == Rank::King;
        let flying = king && rules.king == KingRange::Flying;
        let forward = Direction::forward(turn).contains(&direction);
        let captured = self.captured();
        let mut empty = geometry.mask().without(self.position.board().occupied()) | self.from.bit();
        if rules.removal == Removal::AtOnce {
            empty |= captured;
        }

        let mut next = geometry.step(self.at(), direction);
        while let Some(square) = next.filter(|&square| empty.contains(square)) {
            if self.hops.is_empty() && (king || forward) {
                hops.push(Hop { to: square, captured: None });
            }
            if !flying {
                return;
            }
            next = geometry.step(square, direction);
        }

        let mut prey = self.position.board().side(!turn).without(captured);
        if !king {
            if rules.man_captures == ManCaptures::Forward && !forward {
                return;
            }
            if !rules.man_takes_king {
                prey = prey.without(self.position.board().all_kings());
            }
        }
        let Some(victim) = next.filter(|&square| prey.contains(square)) else { return };
        let mut land = geometry.step(victim, direction);
        while let Some(to) = land.filter(|&square| empty.contains(square)) {
            hops.push(Hop { to, captured: Some(victim) });
            if !flying || rules.landing == Landing::JustBehind {
                return;
            }
            land = geometry.step(to, direction);
        }
    }
}
