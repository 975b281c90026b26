//! Endings with few pieces, solved to the end.
//!
//! A *class* is all positions with the same number of men and kings on each side. It is solved backwards: from
//! positions without a move, and from captures and crownings into smaller classes, to every position from which
//! they can be reached by quiet moves. Only the side to move is stored as White; a position with Black to move is
//! looked up turned around. Draw counts are not in the tables: a verdict tells its distance, and whoever asks compares
//! it with the room the counts leave.
//!
//! Four kings take a while to solve, so the work is done in small pieces ([`Endgames::work`]) and can be left between
//! any two.

use std::collections::BTreeMap;

use super::places::Places;
use super::solver::Solver;
use crate::rules::{Board, Geometry, Rules, Side};

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
        let [men, kings, other_men, other_kings] = self.0;
        let both = men + kings > 0 && other_men + other_kings > 0;
        let kings_only = men + other_men == 0;
        both && (self.pieces() <= 3 || (self.pieces() == 4 && kings_only && geometry == Geometry::Eight))
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

/// The solved classes of one rule set.
pub(super) struct Solved {
    pub(super) rules: Rules,
    classes: BTreeMap<Class, Values>,
    most_pieces: u32,
}

impl Solved {
    /// What becomes of `board` with `side` to move, if its class has been solved.
    pub(super) fn probe(&self, board: &Board, side: Side) -> Option<Verdict> {
        if board.occupied().len() > self.most_pieces {
            return None;
        }
        let class = Class::of(board, side);
        let values = self.classes.get(&class)?;
        let seen = if side == Side::White { *board } else { board.flipped(self.rules.geometry) };
        values.get(Places::of(self.rules.geometry, class).index(&seen)).copied().map(decoded)
    }

    fn enter(&mut self, class: Class, values: Values) {
        self.most_pieces = self.most_pieces.max(class.pieces());
        self.classes.insert(class, values);
    }
}

/// What has been solved, and what is to be.
pub(super) struct Endgames {
    solved: Solved,
    /// To be solved, the last first: each after all it can lead to.
    todo: Vec<Class>,
    solver: Option<Solver>,
}

impl Endgames {
    pub(super) const fn new(rules: Rules) -> Self {
        let solved = Solved { rules, classes: BTreeMap::new(), most_pieces: 0 };
        Self { solved, todo: Vec::new(), solver: None }
    }

    /// Wants the class of `board` solved and every class it can lead to, if that is little enough work.
    pub(super) fn prepare(&mut self, board: &Board, side: Side) {
        let class = Class::of(board, side);
        if class.is_small(self.solved.rules.geometry) {
            self.want(class);
        }
    }

    fn want(&mut self, class: Class) {
        let is_known = |class| self.solved.classes.contains_key(&class);
        let mut wanted = vec![class];
        let mut next = 0;
        while let Some(&class) = wanted.get(next) {
            next += 1;
            for smaller in smaller_classes(class).chain(smaller_classes(class.turned())) {
                if !is_known(smaller) {
                    // Again, if it is there already: it must stand behind all that lead to it.
                    wanted.push(smaller);
                }
            }
        }
        self.todo.extend(wanted.into_iter().filter(|&class| !is_known(class)));
    }

    /// Does `steps` pieces of work, some microseconds each. Whether there is more.
    pub(super) fn work(&mut self, steps: u32) -> bool {
        if let Some(solver) = &mut self.solver {
            if solver.work(&self.solved, steps)
                && let Some(solver) = self.solver.take()
            {
                for (class, values) in solver.values() {
                    self.solved.enter(class, values);
                }
            }
            return true;
        }
        while let Some(class) = self.todo.pop() {
            if !self.solved.classes.contains_key(&class) {
                self.solver = Some(Solver::new(&self.solved.rules, class));
                return true;
            }
        }
        false
    }

    /// What becomes of `board` with `side` to move, if its class has been solved.
    pub(super) fn probe(&self, board: &Board, side: Side) -> Option<Verdict> {
        self.solved.probe(board, side)
    }
}

/// The classes, seen by their side to move, that a capture or a crowning by the side to move of `class` leads to.
fn smaller_classes(class: Class) -> impl Iterator<Item = Class> {
    let [men, kings, other_men, other_kings] = class.0;
    let crowned = [(men, kings), (men.wrapping_sub(1), kings + 1)];
    crowned.into_iter().filter(move |after| after.0 <= men).flat_map(move |(men_after, kings_after)| {
        (0..=other_men).flat_map(move |left_men| {
            (0..=other_kings).filter_map(move |left_kings| {
                let after = Class([left_men, left_kings, men_after, kings_after]);
                let changed = after != class.turned();
                (changed && left_men + left_kings > 0).then_some(after)
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Kernel, Variant};

    fn solved(variant: Variant, optional: bool, class: [u8; 4]) -> Endgames {
        let mut endgames = Endgames::new(variant.with_optional_capture(optional));
        endgames.want(Class(class));
        while endgames.work(1000) {}
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
