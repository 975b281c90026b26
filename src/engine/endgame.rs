//! Endings with few pieces, solved to the end.
//!
//! A *class* is all positions with the same number of men and kings on each side. It is solved backwards: from
//! positions without a move, and from captures and crownings into smaller classes, to every position from which
//! they can be reached by quiet moves. Only the side to move is stored as White; a position with Black to move is
//! looked up turned around. Draw counts are not in the tables: a verdict tells its distance, and whoever asks compares
//! it with the room the counts leave.
//!
//! Solving takes a while, so it is done in small pieces and can be left between any two: what the position at hand needs
//! before it is searched ([`Endgames::work`]), what it may come down to in spare time ([`Endgames::work_ahead`]).

use std::collections::BTreeMap;

use super::params::{AHEAD_EIGHT, AHEAD_TEN, SOON};
use super::places::Places;
use super::solver::Solver;
use crate::rules::{Board, Geometry, Rules, Side, sort_few};

/// What becomes of a solved position with best play, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Draw,
    /// Won in so many plies.
    Win {
        plies: u16,
    },
    /// Lost in so many plies.
    Loss {
        plies: u16,
    },
}

/// Numbers of men and kings of the side to move, then of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Class(pub(super) [u8; 4]);

impl Class {
    pub(super) fn of(board: &Board, side: Side) -> Self {
        let count = |set: crate::rules::Bits| set.len().min(255) as u8;
        Self([count(board.men(side)), count(board.kings(side)), count(board.men(!side)), count(board.kings(!side))])
    }

    pub(super) const fn turned(self) -> Self {
        let [men, kings, other_men, other_kings] = self.0;
        Self([other_men, other_kings, men, kings])
    }

    fn pieces(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether this machine should solve it while a player waits: three pieces of any kind, or four kings on the
    /// smaller board.
    fn is_small(self, geometry: Geometry) -> bool {
        let [men, _, other_men, _] = self.0;
        let kings_only = men + other_men == 0;
        self.pieces() <= 3 || (self.pieces() == 4 && kings_only && geometry == Geometry::Eight)
    }

    /// How many of the pieces are men.
    fn men(self) -> u32 {
        let [men, _, other_men, _] = self.0;
        u32::from(men) + u32::from(other_men)
    }

    /// The classes of at most so many pieces that it can lead to, itself among them, as long as nobody has won.
    fn reach(self, most: u32) -> Vec<Self> {
        let [all_men, all_kings, all_other_men, all_other_kings] = self.0;
        let mut classes = Vec::new();
        for men in 0..=all_men {
            for kings in u8::from(men == 0)..=all_men - men + all_kings {
                for other_men in 0..=all_other_men {
                    for other_kings in u8::from(other_men == 0)..=all_other_men - other_men + all_other_kings {
                        let class = Self([men, kings, other_men, other_kings]);
                        if class.pieces() <= most {
                            classes.push(class);
                        }
                    }
                }
            }
        }
        classes
    }
}

/// Encoded verdicts: 0 a draw (or no position), n + 1 a win in n plies, -(n + 1) a loss in n plies.
pub(super) type Values = Vec<i16>;

const fn decoded(value: i16) -> Verdict {
    match value {
        0 => Verdict::Draw,
        1.. => Verdict::Win { plies: value as u16 - 1 },
        _ => Verdict::Loss { plies: value.unsigned_abs() - 1 },
    }
}

/// No class of more is ever solved.
const MOST_PIECES: u32 = 4;

/// The solved classes of one rule set.
pub(super) struct Solved {
    pub(super) rules: Rules,
    classes: BTreeMap<Class, Values>,
}

impl Solved {
    /// What becomes of `board` with `side` to move, if its class has been solved.
    pub(super) fn probe(&self, board: &Board, side: Side) -> Option<Verdict> {
        if board.occupied().len() > MOST_PIECES {
            return None;
        }
        let class = Class::of(board, side);
        let values = self.classes.get(&class)?;
        let seen = if side == Side::White { *board } else { board.flipped(self.rules.geometry) };
        values.get(Places::of(self.rules.geometry, class).index(&seen)).copied().map(decoded)
    }

    fn enter(&mut self, class: Class, values: Values) {
        self.classes.insert(class, values);
    }
}

/// Classes to be solved, and the one that is being.
#[derive(Default)]
struct Queue {
    /// The last comes first: each after all it can lead to.
    todo: Vec<Class>,
    solver: Option<Solver>,
}

impl Queue {
    /// Wants these classes, and all they can lead to must be among them or solved.
    fn want(&mut self, classes: Vec<Class>) {
        self.todo = classes;
        // A capture leaves fewer pieces, a crowning fewer men.
        sort_few(&mut self.todo, |class| core::cmp::Reverse((class.pieces(), class.men())));
    }

    /// Does `steps` pieces of work, some microseconds each. Whether there is more.
    fn work(&mut self, solved: &mut Solved, steps: u32) -> bool {
        if let Some(solver) = &mut self.solver {
            if solver.work(solved, steps)
                && let Some(solver) = self.solver.take()
            {
                for (class, values) in solver.values() {
                    solved.enter(class, values);
                }
            }
            return true;
        }
        while let Some(class) = self.todo.pop() {
            if !solved.classes.contains_key(&class) {
                self.solver = Some(Solver::new(&solved.rules, class));
                return true;
            }
        }
        false
    }
}

/// What has been solved, and what is to be.
pub(super) struct Endgames {
    solved: Solved,
    now: Queue,
    ahead: Queue,
    /// Positions with more pieces are not looked up.
    most_pieces: u32,
}

impl Endgames {
    pub(super) fn new(rules: Rules) -> Self {
        let solved = Solved { rules, classes: BTreeMap::new() };
        Self { solved, now: Queue::default(), ahead: Queue::default(), most_pieces: 0 }
    }

    /// Wants the class of `board` solved and every class it can lead to, if that is little enough work. What else has been
    /// solved is used where `all` is set; without, what is looked up depends on `board` alone.
    pub(super) fn prepare(&mut self, board: &Board, side: Side, all: bool) {
        let class = Class::of(board, side);
        let is_small = class.is_small(self.solved.rules.geometry);
        if is_small && !self.solved.classes.contains_key(&class) {
            self.now.want(class.reach(MOST_PIECES));
        }
        self.most_pieces = if all {
            u32::MAX
        } else if is_small {
            class.pieces()
        } else {
            0
        };
    }

    /// Looks nothing up from now on.
    pub(super) const fn put_away(&mut self) {
        self.most_pieces = 0;
    }

    /// Wants what `board` may soon come down to solved in spare time.
    pub(super) fn look_ahead(&mut self, board: &Board, side: Side) {
        let most = if self.solved.rules.geometry == Geometry::Eight { AHEAD_EIGHT } else { AHEAD_TEN };
        let class = Class::of(board, side);
        if class.pieces() <= SOON {
            self.ahead.want(class.reach(most));
        }
    }

    /// Does `steps` pieces of the work that has to be done at once. Whether there is more.
    pub(super) fn work(&mut self, steps: u32) -> bool {
        self.now.work(&mut self.solved, steps)
    }

    /// Does `steps` pieces of the work for later. Whether there is more.
    pub(super) fn work_ahead(&mut self, steps: u32) -> bool {
        self.ahead.work(&mut self.solved, steps)
    }

    /// What becomes of `board` with `side` to move, if its class has been solved.
    pub(super) fn probe(&self, board: &Board, side: Side) -> Option<Verdict> {
        if board.occupied().len() > self.most_pieces { None } else { self.solved.probe(board, side) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Kernel, Variant};

    fn solved(variant: Variant, optional: bool, class: [u8; 4]) -> Endgames {
        let mut endgames = Endgames::new(variant.with_optional_capture(optional));
        endgames.now.want(Class(class).reach(MOST_PIECES));
        while endgames.work(1000) {}
        endgames.most_pieces = u32::MAX;
        endgames
    }

    /// Every value must be what the values of the positions its moves lead to make it: the tables are then right
    /// wherever they say win or loss, and a draw is a position that neither side can force out of.
    fn check_consistency(endgames: &Endgames) {
        let kernel = Kernel::of(&endgames.solved.rules);
        let mut checked = 0;
        for (class, values) in &endgames.solved.classes {
            let places = Places::of(endgames.solved.rules.geometry, *class);
            for (index, &value) in values.iter().enumerate() {
                let Some(board) = places.board(index) else { continue };
                assert_eq!(places.index(&board), index);
                let mut moves = Vec::new();
                (kernel.legal)(&endgames.solved.rules, &board, Side::White, &mut moves);
                let replies: Vec<Verdict> = moves
                    .iter()
                    .map(|mv| board.after(Side::White, mv))
                    .map(|after| {
                        if after.side(Side::Black).is_empty() {
                            Verdict::Loss { plies: 0 }
                        } else {
                            endgames.probe(&after, Side::Black).expect("a smaller class is solved first")
                        }
                    })
                    .collect();
                assert_eq!(decoded(value), best_of(&replies), "{class:?} {board:?}");
                checked += 1;
            }
        }
        assert!(checked > 1000);
    }

    fn best_of(replies: &[Verdict]) -> Verdict {
        let wins = replies.iter().filter_map(|reply| match reply {
            Verdict::Loss { plies } => Some(plies + 1),
            _ => None,
        });
        if let Some(plies) = wins.min() {
            return Verdict::Win { plies };
        }
        let losses: Option<Vec<u16>> = replies
            .iter()
            .map(|reply| match reply {
                Verdict::Win { plies } => Some(plies + 1),
                _ => None,
            })
            .collect();
        losses.map_or(Verdict::Draw, |plies| Verdict::Loss { plies: plies.into_iter().max().unwrap_or(0) })
    }

    #[test]
    fn three_pieces_are_consistent_in_every_rule_set() {
        for variant in Variant::ALL.into_iter().filter(|variant| variant.may_be_optional()) {
            for optional in [false, true] {
                check_consistency(&solved(variant, optional, [1, 1, 1, 0]));
                check_consistency(&solved(variant, optional, [0, 2, 0, 1]));
            }
        }
    }

    #[test]
    fn four_pieces_are_consistent() {
        check_consistency(&solved(Variant::Russian, false, [0, 1, 1, 2]));
    }

    #[test]
    #[ignore = "a minute"]
    fn four_pieces_are_consistent_in_every_rule_set() {
        for variant in Variant::ALL.into_iter().filter(|variant| variant.may_be_optional()) {
            for class in [[2, 0, 2, 0], [1, 0, 3, 0]] {
                check_consistency(&solved(variant, false, class));
            }
        }
    }

    /// What may come is the same whether it is solved at once or ahead, and is looked up only where that is wanted.
    #[test]
    fn work_ahead_is_of_use_where_it_is_wanted() {
        let rules = Variant::American.rules();
        let five = crate::notation::parse_fen("W:WK18,K22,13:BK4,K1", rules).expect("a FEN").board;
        let three = crate::notation::parse_fen("W:WK18,K22:BK4", rules).expect("a FEN").board;
        let mut endgames = Endgames::new(*rules);
        endgames.look_ahead(&five, Side::White);
        for _ in 0..2_000 {
            endgames.work_ahead(100);
        }
        endgames.prepare(&five, Side::White, false);
        assert_eq!(endgames.probe(&three, Side::White), None);
        endgames.prepare(&five, Side::White, true);
        assert!(endgames.probe(&three, Side::White).is_some());
        endgames.put_away();
        assert_eq!(endgames.probe(&three, Side::White), None);
    }

    #[test]
    fn known_endings() {
        let rules = Variant::American.rules();
        let board = |fen| crate::notation::parse_fen(fen, rules).expect("a FEN").board;
        let endgames = solved(Variant::American, false, [0, 2, 0, 1]);
        // Two kings beat one in the open, and drive it out of the double corner (28 and 32) too.
        assert!(matches!(endgames.probe(&board("W:WK18,K22:BK4"), Side::White), Some(Verdict::Win { .. })));
        assert_eq!(endgames.probe(&board("W:WK18,K15:BK32"), Side::White), Some(Verdict::Win { plies: 19 }));

        // Three flying kings beat one off the main road; on it (a1–h8) it draws.
        let endgames = solved(Variant::Russian, false, [0, 3, 0, 1]);
        assert!(matches!(endgames.probe(&board("W:WK1,K2,K3:BK31"), Side::White), Some(Verdict::Win { .. })));
        assert_eq!(endgames.probe(&board("W:WK1,K2,K3:BK29"), Side::White), Some(Verdict::Draw));
    }
}
