//! The move generator: one algorithm for every rule set.
//!
//! Which pieces can capture at all is found by set operations on whole boards; only from those squares is a capture
//! walked, hop by hop. Quiet moves never leave the set operations until they are listed.
//!
//! Every function is generic over [`Facts`], which hands it the rule table: either a constant, so that each branch on
//! a fact is decided by the compiler ([`super::kernel`] does that for the tables that ship), or the table of the call.

use std::collections::HashMap;
use std::marker::PhantomData;

use super::bits::{Bits, Square};
use super::board::Board;
use super::geometry::{Direction, Geometry};
use super::moves::Move;
use super::piece::Side;
use super::table::{Criterion, Crowning, KingRange, Landing, ManCaptures, Obligation, Removal, Rules};

/// Where the generator takes the rules from.
pub(super) trait Facts {
    /// The rules to play by; `table` is the table of the call.
    fn rules(table: &Rules) -> &Rules;
}

/// Appends every legal move of `side` to `moves`.
pub(super) fn legal<F: Facts>(table: &Rules, board: &Board, side: Side, moves: &mut Vec<Move>) {
    let start = moves.len();
    captures::<F>(table, board, side, moves);
    if moves.len() == start || table.obligation == Obligation::Optional {
        quiets::<F>(table, board, side, moves);
    }
}

/// Appends every capture that the priority rule leaves `side` to `moves`.
pub(super) fn captures<F: Facts>(table: &Rules, board: &Board, side: Side, moves: &mut Vec<Move>) {
    let sight = Sight::new::<F>(table, board, side);
    let movers = sight.capturing_men::<F>(table) | sight.capturing_kings::<F>(table);
    if movers.is_empty() {
        return;
    }
    let start = moves.len();
    let mut search: Captures<'_, F> = Captures {
        table,
        sight,
        moves,
        start,
        first_of_piece: start,
        best: 0,
        from: Bits::EMPTY,
        was_king: false,
        hops: 0,
        known: None,
        facts: PhantomData,
    };
    for square in movers {
        search.walk_from(square);
    }
}

/// Appends every quiet move of `side` to `moves`, also where a capture would be compulsory.
pub(super) fn quiets<F: Facts>(table: &Rules, board: &Board, side: Side, moves: &mut Vec<Move>) {
    each_quiet::<F>(table, board, side, |mv| moves.push(mv));
}

/// Calls `visit` with every quiet move of `side`. Counting goes through here: a list would cost more than the moves.
#[inline(always)]
fn each_quiet<F: Facts>(table: &Rules, board: &Board, side: Side, mut visit: impl FnMut(Move)) {
    let sight = Sight::new::<F>(table, board, side);
    let geometry = sight.geometry::<F>(table);
    for direction in Direction::forward(side) {
        let delta = geometry.delta(direction);
        for to in sight.men.shift(delta) & sight.empty {
            let crowned = sight.crown_row.contains(to);
            visit(Move::new(to.moved(-delta), to, Bits::EMPTY, false, crowned));
        }
    }
    for from in sight.kings {
        for direction in Direction::ALL {
            let delta = geometry.delta(direction);
            let mut to = from.moved(delta);
            while sight.empty.contains(to) {
                visit(Move::new(from, to, Bits::EMPTY, true, true));
                if F::rules(table).king == KingRange::Short {
                    break;
                }
                to = to.moved(delta);
            }
        }
    }
}

/// Whether `side` has a capture.
pub(super) fn has_capture<F: Facts>(table: &Rules, board: &Board, side: Side) -> bool {
    let sight = Sight::new::<F>(table, board, side);
    sight.capturing_men::<F>(table).any() || sight.capturing_kings::<F>(table).any()
}

/// Whether `side` has a quiet move, whether or not a capture is compulsory.
pub(super) fn has_quiet<F: Facts>(table: &Rules, board: &Board, side: Side) -> bool {
    let sight = Sight::new::<F>(table, board, side);
    let geometry = sight.geometry::<F>(table);
    let steps = |pieces: Bits, direction| (pieces.shift(geometry.delta(direction)) & sight.empty).any();
    Direction::forward(side).into_iter().any(|direction| steps(sight.men, direction))
        || Direction::ALL.into_iter().any(|direction| steps(sight.kings, direction))
}

/// How many legal moves `side` has. `scratch` is used for captures and left as it was.
pub(super) fn count<F: Facts>(table: &Rules, board: &Board, side: Side, scratch: &mut Vec<Move>) -> u64 {
    let start = scratch.len();
    captures::<F>(table, board, side, scratch);
    let captures = scratch.len() - start;
    scratch.truncate(start);
    let mut count = captures as u64;
    if captures == 0 || table.obligation == Obligation::Optional {
        count += count_quiets::<F>(table, board, side);
    }
    count
}

fn count_quiets<F: Facts>(table: &Rules, board: &Board, side: Side) -> u64 {
    let sight = Sight::new::<F>(table, board, side);
    let geometry = sight.geometry::<F>(table);
    let mut count = 0;
    for direction in Direction::forward(side) {
        count += (sight.men.shift(geometry.delta(direction)) & sight.empty).len();
    }
    if sight.kings.any() {
        for direction in Direction::ALL {
            let delta = geometry.delta(direction);
            let mut at = sight.kings.shift(delta) & sight.empty;
            while at.any() {
                count += at.len();
                if F::rules(table).king == KingRange::Short {
                    break;
                }
                at = at.shift(delta) & sight.empty;
            }
        }
    }
    u64::from(count)
}

/// How many lines of `depth` plies there are from here; the last ply is counted, not played.
pub(super) fn perft<F: Facts>(table: &Rules, board: &Board, side: Side, depth: u32, moves: &mut Vec<Move>) -> u64 {
    match depth {
        0 => 1,
        1 => count::<F>(table, board, side, moves),
        _ => {
            let start = moves.len();
            captures::<F>(table, board, side, moves);
            let end = moves.len();
            let mut total = 0;
            for index in start..end {
                let Some(mv) = moves.get(index).copied() else { break };
                total += perft::<F>(table, &board.after(side, &mv), !side, depth - 1, moves);
            }
            if end == start || table.obligation == Obligation::Optional {
                each_quiet::<F>(table, board, side, |mv| {
                    total += perft::<F>(table, &board.after(side, &mv), !side, depth - 1, moves);
                });
            }
            moves.truncate(start);
            total
        }
    }
}

/// The board as the side to move sees it.
#[derive(Clone, Copy)]
struct Sight {
    men: Bits,
    kings: Bits,
    enemy: Bits,
    enemy_kings: Bits,
    empty: Bits,
    crown_row: Bits,
    side: Side,
}

impl Sight {
    #[inline(always)]
    fn new<F: Facts>(table: &Rules, board: &Board, side: Side) -> Self {
        let geometry = F::rules(table).geometry;
        Self {
            men: board.men(side),
            kings: board.kings(side),
            enemy: board.side(!side),
            enemy_kings: board.kings(!side),
            empty: geometry.mask().without(board.occupied()),
            crown_row: geometry.crown_row(side),
            side,
        }
    }

    #[inline(always)]
    fn geometry<F: Facts>(&self, table: &Rules) -> Geometry {
        F::rules(table).geometry
    }

    /// What a man may capture.
    #[inline(always)]
    fn prey_of_man<F: Facts>(&self, table: &Rules) -> Bits {
        if F::rules(table).man_takes_king { self.enemy } else { self.enemy.without(self.enemy_kings) }
    }

    /// The men with a capture.
    #[inline(always)]
    fn capturing_men<F: Facts>(&self, table: &Rules) -> Bits {
        let geometry = self.geometry::<F>(table);
        let prey = self.prey_of_man::<F>(table);
        let mut movers = Bits::EMPTY;
        let mut look = |direction| {
            let delta = geometry.delta(direction);
            movers |= self.men & (prey & self.empty.shift(-delta)).shift(-delta);
        };
        match F::rules(table).man_captures {
            ManCaptures::Forward => Direction::forward(self.side).into_iter().for_each(&mut look),
            ManCaptures::BothWays => Direction::ALL.into_iter().for_each(&mut look),
        }
        movers
    }

    /// The kings with a capture.
    #[inline(always)]
    fn capturing_kings<F: Facts>(&self, table: &Rules) -> Bits {
        let mut movers = Bits::EMPTY;
        if self.kings.is_empty() {
            return movers;
        }
        let geometry = self.geometry::<F>(table);
        for direction in Direction::ALL {
            let delta = geometry.delta(direction);
            // From the prey back over empty squares to the king that can see it.
            let mut at = (self.enemy & self.empty.shift(-delta)).shift(-delta);
            movers |= self.kings & at;
            if F::rules(table).king == KingRange::Flying {
                while (at & self.empty).any() {
                    at = (at & self.empty).shift(-delta);
                    movers |= self.kings & at;
                }
            }
        }
        movers
    }
}

/// What has been captured on the way, as far as identity and priority need it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Trail {
    captured: Bits,
    /// One bit a capture, the latest lowest: set for a king. Kept only where the order of capture matters.
    kings_in_order: u32,
}

/// Hops after which [`Captures`] begins to remember where it has been. No position of real play comes near.
const MANY_HOPS: u32 = 2048;

/// The walk over all captures of one side.
struct Captures<'a, F> {
    table: &'a Rules,
    sight: Sight,
    moves: &'a mut Vec<Move>,
    /// Where this side's captures begin in `moves`.
    start: usize,
    /// Where the captures of the piece being walked begin.
    first_of_piece: usize,
    /// The best priority key so far; only captures that reach it are kept.
    best: u64,
    from: Bits,
    was_king: bool,
    hops: u32,
    /// Squares already walked from with the same trail, and whether the capture went on from there. Positions with
    /// many loops have more routes than could ever be walked, but few of these.
    known: Option<HashMap<(Bits, Trail, bool), bool>>,
    facts: PhantomData<F>,
}

impl<F: Facts> Captures<'_, F> {
    #[inline(always)]
    fn rules(&self) -> &Rules {
        F::rules(self.table)
    }

    fn walk_from(&mut self, square: Square) {
        self.from = square.bit();
        self.was_king = self.sight.kings.contains(square);
        self.first_of_piece = self.moves.len();
        self.hops = 0;
        self.known = None;
        // The square counts as empty once the piece has left it.
        let empty = self.sight.empty;
        self.sight.empty |= self.from;
        self.go_on(self.from, Trail { captured: Bits::EMPTY, kings_in_order: 0 }, self.was_king);
        self.sight.empty = empty;
    }

    /// Walks every way on from `at`; whether there was one. Captures that end further on are listed there.
    fn go_on(&mut self, at: Bits, trail: Trail, king: bool) -> bool {
        self.hops += 1;
        if self.hops > MANY_HOPS {
            return self.go_on_remembering(at, trail, king);
        }
        self.hop_everywhere(at, trail, king)
    }

    #[cold]
    fn go_on_remembering(&mut self, at: Bits, trail: Trail, king: bool) -> bool {
        if let Some(&went_on) = self.known.as_ref().and_then(|known| known.get(&(at, trail, king))) {
            return went_on;
        }
        let went_on = self.hop_everywhere(at, trail, king);
        self.known.get_or_insert_default().insert((at, trail, king), went_on);
        went_on
    }

    fn hop_everywhere(&mut self, at: Bits, trail: Trail, king: bool) -> bool {
        let mut went_on = false;
        if king && self.rules().king == KingRange::Flying {
            for direction in Direction::ALL {
                went_on |= self.fly(at, trail, direction);
            }
        } else if king || self.rules().man_captures == ManCaptures::BothWays {
            for direction in Direction::ALL {
                went_on |= self.jump(at, trail, king, direction);
            }
        } else {
            for direction in Direction::forward(self.sight.side) {
                went_on |= self.jump(at, trail, king, direction);
            }
        }
        went_on
    }

    /// A hop of a man or a short king: over the neighbour to the square behind it.
    #[inline(always)]
    fn jump(&mut self, at: Bits, trail: Trail, king: bool, direction: Direction) -> bool {
        let delta = self.rules().geometry.delta(direction);
        let prey = if king { self.sight.enemy } else { self.sight.prey_of_man::<F>(self.table) };
        let victim = at.shift(delta) & prey.without(trail.captured);
        let land = victim.shift(delta) & self.empty(trail);
        if land.is_empty() {
            return false;
        }
        let trail = self.with(trail, victim);
        let crowned = !king && (land & self.sight.crown_row).any();
        if !crowned {
            if !self.go_on(land, trail, king) {
                self.finish(land, trail, king);
            }
            return true;
        }
        let went_on = match self.rules().crowning {
            Crowning::EndsTheMove => false,
            Crowning::GoesOnAsKing => self.go_on(land, trail, true),
            Crowning::PassesAsMan => self.go_on(land, trail, false),
        };
        if !went_on {
            self.finish(land, trail, true);
        }
        true
    }

    /// A hop of a flying king: over the first piece on the line to any square behind it. If the capture can go on
    /// from some of these squares, it must.
    #[inline(always)]
    fn fly(&mut self, at: Bits, trail: Trail, direction: Direction) -> bool {
        let delta = self.rules().geometry.delta(direction);
        let empty = self.empty(trail);
        let mut victim = at.shift(delta);
        while (victim & empty).any() {
            victim = victim.shift(delta);
        }
        victim &= self.sight.enemy.without(trail.captured);
        let first = victim.shift(delta) & empty;
        if first.is_empty() {
            return false;
        }
        let trail = self.with(trail, victim);
        let mut went_on = false;
        let mut land = first;
        while land.any() {
            went_on |= self.go_on(land, trail, true);
            land = self.next_landing(land, delta, empty);
        }
        let mut land = if went_on { Bits::EMPTY } else { first };
        while land.any() {
            self.finish(land, trail, true);
            land = self.next_landing(land, delta, empty);
        }
        true
    }

    #[inline(always)]
    fn next_landing(&self, land: Bits, delta: i32, empty: Bits) -> Bits {
        match self.rules().landing {
            Landing::Anywhere => land.shift(delta) & empty,
            Landing::JustBehind => Bits::EMPTY,
        }
    }

    /// The squares that are empty in mid-capture.
    #[inline(always)]
    fn empty(&self, trail: Trail) -> Bits {
        match self.rules().removal {
            Removal::AfterTheMove => self.sight.empty,
            Removal::AtOnce => self.sight.empty | trail.captured,
        }
    }

    #[inline(always)]
    fn with(&self, trail: Trail, victim: Bits) -> Trail {
        let kings_in_order = if self.rules().priority.contains(&Criterion::KingsEarliest) {
            trail.kings_in_order << 1 | u32::from((victim & self.sight.enemy_kings).any())
        } else {
            0
        };
        Trail { captured: trail.captured | victim, kings_in_order }
    }

    /// Lists the capture that ends on `land`, unless a better one is known or it is listed already.
    #[inline(always)]
    fn finish(&mut self, land: Bits, trail: Trail, king: bool) {
        let key = self.key(trail);
        if key < self.best {
            return;
        }
        if key > self.best {
            self.best = key;
            self.moves.truncate(self.start);
            self.first_of_piece = self.start;
        }
        let (Some(from), Some(to)) = (self.from.first(), land.first()) else { return };
        let mv = Move::new(from, to, trail.captured, self.was_king, king);
        // Two routes can only meet again after two hops of a flying king or four of any other piece.
        let listed = trail.captured.len() >= 2
            && self.moves.get(self.first_of_piece..).is_some_and(|of_piece| of_piece.contains(&mv));
        if !listed {
            self.moves.push(mv);
        }
    }

    /// How the priority rule ranks a capture: a higher key must be chosen before a lower.
    #[inline(always)]
    fn key(&self, trail: Trail) -> u64 {
        let mut key = 0;
        for criterion in self.rules().priority {
            // 32 bits hold the longest order of capture, six any number of pieces.
            let (bits, rank) = match criterion {
                Criterion::MostPieces => (6, trail.captured.len()),
                Criterion::WithKing => (1, u32::from(self.was_king)),
                Criterion::MostKings => (6, (trail.captured & self.sight.enemy_kings).len()),
                Criterion::KingsEarliest => (32, trail.kings_in_order),
            };
            key = key << bits | u64::from(rank);
        }
        key
    }
}
