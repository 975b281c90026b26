//! Why a try is no legal move: the question every draughts site is asked most, answered as data.
//!
//! The reason is found by asking the same rules with one fact changed: where the try would then be legal, that fact
//! refuses it. So nothing here knows which game is played, and a house rule is explained like any other. Only what no
//! fact decides (a piece in the way, a square that is not on the line) is read from the board.

use super::bits::{Bits, Square};
use super::geometry::Direction;
use super::moves::Move;
use super::piece::Rank;
use super::position::Position;
use super::table::{Criterion, Crowning, KingRange, Landing, ManCaptures, Obligation, Removal, Rules};
use super::walk::{Hop, Walk};

/// What refuses a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The piece has nowhere to go.
    Blocked,
    /// A capture is owed.
    MustCapture,
    /// Another capture takes more pieces.
    MorePieces {
        /// How many this one takes.
        this: u32,
        /// How many the best one takes.
        best: u32,
    },
    /// A capture with a king comes before one with a man.
    WithKing,
    /// Another capture takes more kings.
    MoreKings {
        /// How many kings this one takes.
        this: u32,
        /// How many kings the best one takes.
        best: u32,
    },
    /// Another capture meets a king earlier.
    KingsEarlier,
    /// The capture is not over.
    Unfinished,
    /// The capture goes on from another of the squares behind the piece, so that it must land there.
    LandsWhereItGoesOn,
    /// A king lands just behind what it takes.
    LandsJustBehind,
    /// That piece is captured already, and stands until the move ends.
    AlreadyCaptured,
    /// Crowning ends the move.
    CrowningEnds,
    /// A man that passes the last row in mid-capture stays a man.
    CrownedOnlyAtTheEnd,
    /// A man moves forward only.
    MenMoveForward,
    /// A man captures forward only.
    MenCaptureForward,
    /// A man cannot take a king.
    KingSafeFromMen,
    /// A man steps one square.
    ManStepsOne,
    /// A king steps one square.
    KingStepsOne,
    /// The square does not lie on a diagonal of the piece.
    NotDiagonal,
    /// Something stands there.
    Occupied,
    /// An own piece is in the way.
    OwnPiece,
    /// Two pieces in line cannot be jumped at once.
    TwoInLine,
    /// None of these.
    NotThere,
}

/// A way across the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// Where it begins.
    pub from: Square,
    /// Its hops.
    pub hops: Vec<Hop>,
}

/// Why a try is refused, with what there is to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What refuses it.
    pub why: Why,
    /// The capture that was tried, where it gives way to another.
    pub tried: Option<Route>,
    /// What is owed instead: one capture for each piece that has one.
    pub owed: Vec<Route>,
}

impl Reason {
    /// Why the piece on `from`, of the side to move, has no legal move.
    pub fn of_piece(position: &Position, from: Square) -> Self {
        let trial = Trial { position, from, done: &[], to: None };
        let owed = owed(position, from);
        if !owed.is_empty() {
            if let Some((why, tried)) = trial.outranked() {
                return Self { why, tried, owed };
            }
            if trial.fits(&Rules { obligation: Obligation::Optional, ..*position.rules() }) {
                return Self { why: Why::MustCapture, tried: None, owed };
            }
        }
        let why = trial.man_is_held().unwrap_or(Why::Blocked);
        Self { why, tried: None, owed: Vec::new() }
    }

    /// Why the piece of `walk`, as far as it has come, cannot go to `to`.
    pub fn of_target(walk: &Walk, to: Square) -> Self {
        let position = walk.position();
        let trial = Trial { position, from: walk.from(), done: walk.hops_made(), to: Some(to) };
        let plain = |why| Self { why, tried: None, owed: Vec::new() };
        if let Some((why, tried)) = trial.outranked() {
            return Self { why, tried, owed: owed(position, walk.from()) };
        }
        if walk.hops_made().is_empty() && position.rules().obligation == Obligation::Forced {
            let free = Rules { obligation: Obligation::Optional, ..*position.rules() };
            if trial.fits(&free) {
                return Self { owed: owed(position, walk.from()), ..plain(Why::MustCapture) };
            }
        }
        if trial.lands_where_it_ends(walk) {
            return Self { owed: rest_of(walk), ..plain(Why::LandsWhereItGoesOn) };
        }
        match trial.by_one_fact() {
            Some(why) => plain(why),
            None if walk.hops_made().is_empty() => plain(trial.by_the_board()),
            None if trial.jumps(walk.captured()) => plain(Why::AlreadyCaptured),
            None => Self { owed: rest_of(walk), ..plain(Why::Unfinished) },
        }
    }
}

/// One capture of each piece that owes one; that of `first` before the others.
fn owed(position: &Position, first: Square) -> Vec<Route> {
    let captures: Vec<Move> = position.legal_moves().into_iter().filter(Move::is_capture).collect();
    let from: Bits = captures.iter().map(Move::from).collect();
    let from = if from.contains(first) { first.bit() } else { from };
    let of = |from: Square| {
        let mv = captures.iter().filter(|mv| mv.from() == from).max_by_key(|mv| mv.captured().len())?;
        Some(Route { from, hops: Walk::route(position, mv) })
    };
    from.iter().filter_map(of).collect()
}

/// How a capture that has begun can be finished.
fn rest_of(walk: &Walk) -> Vec<Route> {
    let ends = walk.hops().into_iter().filter_map(|hop| {
        let next = walk.hop(hop.to)?;
        let mv = next.candidates().first()?;
        let hops = next.first_route_to(mv)?;
        Some(Route { from: walk.at(), hops: hops.get(walk.hops_made().len()..)?.to_vec() })
    });
    ends.collect()
}

/// A try: a piece, how far it has come, and where to. Without a target any move of the piece will do.
#[derive(Clone, Copy)]
struct Trial<'a> {
    position: &'a Position,
    from: Square,
    done: &'a [Hop],
    to: Option<Square>,
}

impl Trial<'_> {
    /// The walk so far under other rules, if they allow it.
    fn walk(&self, rules: &Rules) -> Option<Walk> {
        let position = Position::new(*rules, self.position.setup()).ok()?;
        let begun = Walk::new(&position, self.from)?;
        self.done.iter().try_fold(begun, |walk, hop| walk.hop(hop.to))
    }

    /// The moves under other rules that do what was tried: by their next hop, or in the end.
    fn moves(&self, rules: &Rules) -> Vec<Move> {
        let Some(walk) = self.walk(rules) else { return Vec::new() };
        let Some(to) = self.to else { return walk.candidates().to_vec() };
        match walk.hop(to) {
            Some(next) => next.candidates().to_vec(),
            None => walk.candidates().iter().copied().filter(|mv| mv.to() == to).collect(),
        }
    }

    fn fits(&self, rules: &Rules) -> bool {
        !self.moves(rules).is_empty()
    }

    fn is_man(&self) -> bool {
        self.position.board().get(self.from).is_some_and(|piece| piece.rank == Rank::Man)
    }

    /// The criterion by which a capture that was tried gives way to another, and the capture.
    fn outranked(&self) -> Option<(Why, Option<Route>)> {
        let rules = self.position.rules();
        let best = self.position.legal_moves().into_iter().find(Move::is_capture)?;
        let mut tried: Vec<Move> =
            self.moves(&Rules { priority: &[], ..*rules }).into_iter().filter(Move::is_capture).collect();
        for (rung, criterion) in rules.priority.iter().enumerate() {
            let so_far = Rules { priority: rules.priority.get(..=rung).unwrap_or_default(), ..*rules };
            let left: Vec<Move> = self.moves(&so_far).into_iter().filter(Move::is_capture).collect();
            if !left.is_empty() {
                tried = left;
                continue;
            }
            let board = self.position.board();
            let kings = |mv: &Move| (mv.captured() & board.all_kings()).len();
            let this = tried.into_iter().max_by_key(|mv| (mv.captured().len(), kings(mv)))?;
            let why = match criterion {
                Criterion::MostPieces => Why::MorePieces { this: this.captured().len(), best: best.captured().len() },
                Criterion::WithKing => Why::WithKing,
                Criterion::MostKings => Why::MoreKings { this: kings(&this), best: kings(&best) },
                Criterion::KingsEarliest => Why::KingsEarlier,
            };
            // A route by the rules under which the capture is one.
            let free = Position::new(Rules { priority: &[], ..*rules }, self.position.setup()).ok()?;
            let hops = Walk::routes(&free, &this).into_iter().find(|hops| hops.starts_with(self.done));
            return Some((why, hops.map(|hops| Route { from: self.from, hops })));
        }
        None
    }

    /// The rules that ask only whether the piece can go that way at all.
    fn base(&self) -> Rules {
        Rules { obligation: Obligation::Optional, priority: &[], ..*self.position.rules() }
    }

    /// What keeps a man from capturing where a freer man could.
    fn man_is_held(&self) -> Option<Why> {
        let base = self.base();
        let would = |rules: &Rules| self.is_man() && self.moves(rules).iter().any(Move::is_capture);
        if would(&base) {
            return None;
        }
        if base.man_captures == ManCaptures::Forward && would(&Rules { man_captures: ManCaptures::BothWays, ..base }) {
            Some(Why::MenCaptureForward)
        } else if !base.man_takes_king && would(&Rules { man_takes_king: true, ..base }) {
            Some(Why::KingSafeFromMen)
        } else if would(&Rules { man_captures: ManCaptures::BothWays, man_takes_king: true, ..base }) {
            Some(Why::MenCaptureForward)
        } else {
            None
        }
    }

    /// The one fact that refuses the try.
    fn by_one_fact(&self) -> Option<Why> {
        let base = self.base();
        if let Some(why) = self.man_is_held() {
            return Some(why);
        }
        if base.king == KingRange::Flying
            && base.landing == Landing::JustBehind
            && self.fits(&Rules { landing: Landing::Anywhere, ..base })
        {
            return Some(Why::LandsJustBehind);
        }
        if base.removal == Removal::AfterTheMove && self.fits(&Rules { removal: Removal::AtOnce, ..base }) {
            return Some(Why::AlreadyCaptured);
        }
        if self.is_man() {
            match base.crowning {
                Crowning::EndsTheMove
                    if self.fits(&Rules { crowning: Crowning::PassesAsMan, ..base })
                        || self.fits(&Rules { crowning: Crowning::GoesOnAsKing, ..base }) =>
                {
                    return Some(Why::CrowningEnds);
                }
                Crowning::PassesAsMan if self.fits(&Rules { crowning: Crowning::GoesOnAsKing, ..base }) => {
                    return Some(Why::CrownedOnlyAtTheEnd);
                }
                _ => {}
            }
        }
        let flying = Rules { king: KingRange::Flying, landing: Landing::Anywhere, ..base };
        (base.king == KingRange::Short && !self.is_man() && self.fits(&flying)).then_some(Why::KingStepsOne)
    }

    /// Whether the square lies behind a piece that can be taken, but the capture goes on from another.
    fn lands_where_it_ends(&self, walk: &Walk) -> bool {
        let Some(to) = self.to else { return false };
        let Some(free) = self.walk(&self.base()) else { return false };
        let Some(victim) = free.all_hops().find(|hop| hop.to == to).and_then(|hop| hop.captured) else {
            return false;
        };
        walk.hops().iter().any(|hop| hop.captured == Some(victim) && hop.to != to)
    }

    /// Whether the straight way there leads over one of `squares` and nothing else.
    fn jumps(&self, squares: Bits) -> bool {
        let at = self.done.last().map_or(self.from, |hop| hop.to);
        let board = self.position.board();
        let standing: Vec<Square> = self
            .between(at)
            .unwrap_or_default()
            .into_iter()
            .filter(|&square| square != self.from && board.occupied().contains(square))
            .collect();
        matches!(standing.as_slice(), [one] if squares.contains(*one))
    }

    /// The squares between `at` and the target, if they lie on a diagonal.
    fn between(&self, at: Square) -> Option<Vec<Square>> {
        let geometry = self.position.rules().geometry;
        Direction::ALL.into_iter().find_map(|direction| {
            let mut squares = Vec::new();
            let mut next = geometry.step(at, direction);
            while let Some(square) = next.filter(|&square| Some(square) != self.to) {
                squares.push(square);
                next = geometry.step(square, direction);
            }
            next.map(|_| squares)
        })
    }

    /// What on the board itself stands against it.
    fn by_the_board(&self) -> Why {
        let board = self.position.board();
        let rules = self.position.rules();
        let Some(to) = self.to else { return Why::Blocked };
        if board.occupied().contains(to) {
            return Why::Occupied;
        }
        let Some(between) = self.between(self.from) else { return Why::NotDiagonal };
        let own = board.side(self.position.turn());
        let standing: Vec<Square> =
            between.iter().copied().filter(|&square| board.occupied().contains(square)).collect();
        if standing.iter().any(|&square| own.contains(square)) {
            return Why::OwnPiece;
        }
        if standing.len() > 1 {
            return Why::TwoInLine;
        }
        let short = self.is_man() || rules.king == KingRange::Short;
        match (between.len(), standing.len()) {
            (0, _) if self.is_man() => Why::MenMoveForward,
            (2.., 1) if short => Why::LandsJustBehind,
            (1.., _) if self.is_man() => Why::ManStepsOne,
            (1.., _) if short => Why::KingStepsOne,
            _ => Why::NotThere,
        }
    }
}
