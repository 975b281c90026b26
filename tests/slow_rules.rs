//! A second opinion: a slow generator on a plain array, written from the facts in [`Rules`] and sharing nothing with
//! the fast one, must list the same moves.
#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "a test fails by panicking")]

mod support;

use std::collections::BTreeSet;

use dama::game::RuleSet;
use dama::rules::{
    Criterion, Crowning, Geometry, KingRange, Landing, ManCaptures, Obligation, Position, Rank, Removal, Rules, Side,
};
use support::Rng;

type Place = (i32, i32);

/// From, to, captured in ascending order, whether it is a king afterwards: numbers of the common board.
type Identity = (u8, u8, Vec<u8>, bool);

#[derive(Clone, Copy, PartialEq)]
struct Man {
    side: Side,
    king: bool,
}

struct Slow<'a> {
    rules: &'a Rules,
    size: i32,
    cells: [[Option<Man>; 10]; 10],
    turn: Side,
}

/// A capture as it was made.
#[derive(Clone)]
struct Route {
    from: Place,
    to: Place,
    taken: Vec<(Place, bool)>,
    by_king: bool,
    king_after: bool,
}

const DIAGONALS: [Place; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

impl<'a> Slow<'a> {
    fn new(position: &'a Position) -> Self {
        let size = match position.rules().geometry {
            Geometry::Eight => 8,
            Geometry::Ten => 10,
        };
        let mut slow = Self { rules: position.rules(), size, cells: [[None; 10]; 10], turn: position.turn() };
        for (square, piece) in position.board().pieces() {
            let (row, column) = slow.place(position.rules().geometry.number(square));
            slow.cells[row as usize][column as usize] = Some(Man { side: piece.side, king: piece.rank == Rank::King });
        }
        slow
    }

    fn place(&self, number: u8) -> Place {
        let (n, half) = (i32::from(number) - 1, self.size / 2);
        let (row, i) = (n / half, n % half);
        (row, if row % 2 == 0 { 2 * i + 1 } else { 2 * i })
    }

    fn number(&self, (row, column): Place) -> u8 {
        (row * (self.size / 2) + column / 2 + 1) as u8
    }

    fn on_board(&self, (row, column): Place) -> bool {
        (0..self.size).contains(&row) && (0..self.size).contains(&column)
    }

    fn at(&self, place: Place) -> Option<Man> {
        self.cells[place.0 as usize][place.1 as usize]
    }

    fn is_empty(&self, place: Place) -> bool {
        self.on_board(place) && self.at(place).is_none()
    }

    fn forward(&self) -> i32 {
        if self.turn == Side::White { -1 } else { 1 }
    }

    fn is_last_row(&self, (row, _): Place) -> bool {
        row == if self.turn == Side::White { 0 } else { self.size - 1 }
    }

    fn own(&self) -> Vec<(Place, bool)> {
        let mut own = Vec::new();
        for row in 0..self.size {
            for column in 0..self.size {
                if let Some(man) = self.at((row, column)).filter(|man| man.side == self.turn) {
                    own.push(((row, column), man.king));
                }
            }
        }
        own
    }

    fn moves(&mut self) -> BTreeSet<Identity> {
        let captures = self.captures();
        let mut moves = BTreeSet::new();
        if captures.is_empty() || self.rules.obligation == Obligation::Optional {
            moves.extend(self.quiet_moves());
        }
        for route in captures {
            let mut taken: Vec<u8> = route.taken.iter().map(|&(place, _)| self.number(place)).collect();
            taken.sort_unstable();
            moves.insert((self.number(route.from), self.number(route.to), taken, route.king_after));
        }
        moves
    }

    fn quiet_moves(&self) -> Vec<Identity> {
        let mut moves = Vec::new();
        for (from, king) in self.own() {
            for (down, right) in DIAGONALS {
                if !king && down != self.forward() {
                    continue;
                }
                let mut to = (from.0 + down, from.1 + right);
                while self.is_empty(to) {
                    moves.push((self.number(from), self.number(to), Vec::new(), king || self.is_last_row(to)));
                    if !king || self.rules.king == KingRange::Short {
                        break;
                    }
                    to = (to.0 + down, to.1 + right);
                }
            }
        }
        moves
    }

    fn captures(&mut self) -> Vec<Route> {
        let mut routes = Vec::new();
        for (from, king) in self.own() {
            let lifted = self.cells[from.0 as usize][from.1 as usize].take();
            let start = Route { from, to: from, taken: Vec::new(), by_king: king, king_after: king };
            self.go_on(&start, &mut routes);
            self.cells[from.0 as usize][from.1 as usize] = lifted;
        }
        for criterion in self.rules.priority {
            let score = |route: &Route| -> Vec<usize> {
                match criterion {
                    Criterion::MostPieces => vec![route.taken.len()],
                    Criterion::WithKing => vec![usize::from(route.by_king)],
                    Criterion::MostKings => vec![route.taken.iter().filter(|(_, king)| *king).count()],
                    Criterion::KingsEarliest => route.taken.iter().map(|&(_, king)| usize::from(king)).collect(),
                }
            };
            if let Some(best) = routes.iter().map(score).max() {
                routes.retain(|route| score(route) == best);
            }
        }
        routes
    }

    /// Adds every completed capture that begins like `route`; says whether it can go on at all.
    fn go_on(&mut self, route: &Route, routes: &mut Vec<Route>) -> bool {
        let mut any = false;
        for next in self.jumps(route) {
            any = true;
            let (victim, _) = *next[0].taken.last().expect("a jump takes something");
            let lifted = self.at(victim);
            if self.rules.removal == Removal::AtOnce {
                self.cells[victim.0 as usize][victim.1 as usize] = None;
            }
            // Of the squares behind the victim, those where the capture goes on, if there are any.
            let mut goes_on = false;
            for landed in &next {
                goes_on |= self.go_on(landed, routes);
            }
            if !goes_on {
                routes.extend(next.into_iter().map(|mut over| {
                    over.king_after |= self.is_last_row(over.to);
                    over
                }));
            }
            self.cells[victim.0 as usize][victim.1 as usize] = lifted;
        }
        any
    }

    /// The next jumps: for each victim, every square on which the piece may land behind it.
    fn jumps(&self, route: &Route) -> Vec<Vec<Route>> {
        let king = route.king_after;
        if !route.by_king && king && self.rules.crowning == Crowning::EndsTheMove {
            return Vec::new();
        }
        let mut jumps = Vec::new();
        for (down, right) in DIAGONALS {
            if !king && self.rules.man_captures == ManCaptures::Forward && down != self.forward() {
                continue;
            }
            let mut victim = (route.to.0 + down, route.to.1 + right);
            while king && self.rules.king == KingRange::Flying && self.is_empty(victim) {
                victim = (victim.0 + down, victim.1 + right);
            }
            if !self.on_board(victim) {
                continue;
            }
            let Some(prey) = self.at(victim) else { continue };
            let taken_before = route.taken.iter().any(|&(place, _)| place == victim);
            if prey.side == self.turn || taken_before || (prey.king && !king && !self.rules.man_takes_king) {
                continue;
            }
            let mut landings = Vec::new();
            let mut to = (victim.0 + down, victim.1 + right);
            while self.is_empty(to) {
                let mut next = route.clone();
                next.to = to;
                next.taken.push((victim, prey.king));
                next.king_after |= self.is_last_row(to) && self.rules.crowning != Crowning::PassesAsMan;
                landings.push(next);
                if !king || self.rules.king == KingRange::Short || self.rules.landing == Landing::JustBehind {
                    break;
                }
                to = (to.0 + down, to.1 + right);
            }
            if !landings.is_empty() {
                jumps.push(landings);
            }
        }
        jumps
    }
}

fn fast(position: &Position) -> BTreeSet<Identity> {
    let geometry = position.rules().geometry;
    let moves = position.legal_moves();
    let set: BTreeSet<Identity> = moves
        .iter()
        .map(|mv| {
            let mut captured: Vec<u8> = mv.captured().iter().map(|square| geometry.number(square)).collect();
            captured.sort_unstable();
            (geometry.number(mv.from()), geometry.number(mv.to()), captured, mv.is_king_after())
        })
        .collect();
    assert_eq!(set.len(), moves.len(), "a move is listed twice: {position:?}");
    set
}

fn compare(rule_set: RuleSet, position: &Position) {
    assert_eq!(fast(position), Slow::new(position).moves(), "{rule_set:?} {position:?}");
}

/// Compares the moves along random games of a rule set.
fn play(rule_set: RuleSet, seed: u64, most: usize) -> usize {
    let mut rng = Rng(seed);
    let mut plies = 0;
    while plies < most {
        let mut position = rule_set.start();
        for _ in 0..200 {
            compare(rule_set, &position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(&moves[rng.below(moves.len())]);
            plies += 1;
        }
    }
    plies
}

#[test]
fn random_games_offer_the_same_moves() {
    for (seed, rule_set) in (0..).zip(support::rule_sets()) {
        play(rule_set, seed, 4000);
    }
}

/// For minutes: `cargo test --test slow_rules -- --ignored --nocapture`.
#[test]
#[ignore = "takes minutes; the same for fewer plies runs with the others"]
fn random_games_offer_the_same_moves_at_length() {
    for (seed, rule_set) in (1000..).zip(support::rule_sets()) {
        let plies = play(rule_set, seed, 100_000);
        println!("{:?}, optional capture {}: {plies} plies", rule_set.variant, rule_set.optional_capture);
    }
}

#[test]
fn random_setups_offer_the_same_moves() {
    for (seed, rule_set) in (100..).zip(support::rule_sets()) {
        let mut rng = Rng(seed);
        for _ in 0..4000 {
            compare(rule_set, &support::random_position(rule_set.rules(), &mut rng));
        }
    }
}
