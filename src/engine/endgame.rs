//! Endings with few pieces, solved to the end.
//!
//! A *class* is all positions with the same number of men and kings on each side. It is solved backwards: from
//! positions without a move, and from captures and crownings into smaller classes, to every position from which
//! they can be reached by quiet moves. Only the side to move is stored as White; a position with Black to move is
//! looked up turned around. Draw counts are not in the tables: a verdict tells its distance, and whoever asks compares
//! it with the room the counts leave.

use std::collections::BTreeMap;

use crate::rules::{Board, Direction, Geometry, Kernel, KingRange, Move, Obligation, Piece, Rank, Rules, Side, Square};

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
struct Class([u8; 4]);

impl Class {
    fn of(board: &Board, side: Side) -> Self {
        let count = |set: crate::rules::Bits| set.len().min(255) as u8;
        Self([count(board.men(side)), count(board.kings(side)), count(board.men(!side)), count(board.kings(!side))])
    }

    const fn turned(self) -> Self {
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
type Values = Vec<i16>;

const fn decoded(value: i16) -> Verdict {
    match value {
        0 => Verdict::Draw,
        1.. => Verdict::Win { plies: value as u16 - 1 },
        _ => Verdict::Loss { plies: value.unsigned_abs() - 1 },
    }
}

/// The solved classes of one rule set.
pub(super) struct Endgames {
    rules: Rules,
    solved: BTreeMap<Class, Values>,
    most_pieces: u32,
}

impl Endgames {
    pub(super) const fn new(rules: Rules) -> Self {
        Self { rules, solved: BTreeMap::new(), most_pieces: 0 }
    }

    /// Solves the class of `board` and every class it can lead to, if that is little enough work.
    pub(super) fn prepare(&mut self, board: &Board, side: Side) {
        let class = Class::of(board, side);
        if class.is_small(self.rules.geometry) {
            self.solve(class);
        }
    }

    /// What becomes of `board` with `side` to move, if its class has been solved.
    pub(super) fn probe(&self, board: &Board, side: Side) -> Option<Verdict> {
        if board.occupied().len() > self.most_pieces {
            return None;
        }
        let values = self.solved.get(&Class::of(board, side))?;
        let seen = if side == Side::White { *board } else { board.flipped(self.rules.geometry) };
        values.get(Places::of(self.rules.geometry, Class::of(board, side)).index(&seen)).copied().map(decoded)
    }

    fn solve(&mut self, class: Class) {
        if self.solved.contains_key(&class) {
            return;
        }
        for smaller in smaller_classes(class).chain(smaller_classes(class.turned())) {
            self.solve(smaller);
        }
        for (class, values) in Solver::new(self, class).run() {
            self.solved.insert(class, values);
        }
        self.most_pieces = self.most_pieces.max(class.pieces());
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

/// How the positions of a class are numbered: each of the four groups of pieces by its combination of squares.
struct Places {
    geometry: Geometry,
    class: Class,
}

const GROUPS: [Piece; 4] = [
    Piece { side: Side::White, rank: Rank::Man },
    Piece { side: Side::White, rank: Rank::King },
    Piece { side: Side::Black, rank: Rank::Man },
    Piece { side: Side::Black, rank: Rank::King },
];

impl Places {
    const fn of(geometry: Geometry, class: Class) -> Self {
        Self { geometry, class }
    }

    fn len(&self) -> usize {
        self.class.0.iter().map(|&count| self.combinations(count)).product()
    }

    /// The number of `board`, which has White to move.
    fn index(&self, board: &Board) -> usize {
        let mut index = 0;
        for (piece, count) in GROUPS.into_iter().zip(self.class.0) {
            let set = if piece.rank == Rank::Man { board.men(piece.side) } else { board.kings(piece.side) };
            let numbers = set.iter().map(|square| usize::from(self.geometry.number(square) - 1));
            let rank: usize = (1..).zip(numbers).map(|(place, n)| choose(n, place)).sum();
            index = index * self.combinations(count) + rank;
        }
        index
    }

    /// The board numbered `index`, unless two pieces would share a square or a man stand where it is crowned.
    fn board(&self, mut index: usize) -> Option<Board> {
        let mut board = Board::default();
        for (piece, count) in GROUPS.into_iter().zip(self.class.0).rev() {
            let combinations = self.combinations(count);
            let mut rank = index % combinations;
            index /= combinations;
            for place in (1..=usize::from(count)).rev() {
                let n = (0..usize::from(self.geometry.squares())).rev().find(|&n| choose(n, place) <= rank)?;
                rank -= choose(n, place);
                let square = self.geometry.square(n as u8 + 1)?;
                if board.get(square).is_some() {
                    return None;
                }
                board.set(square, Some(piece));
            }
        }
        let uncrowned = |side| (board.men(side) & self.geometry.crown_row(side)).any();
        (!uncrowned(Side::White) && !uncrowned(Side::Black)).then_some(board)
    }

    fn combinations(&self, count: u8) -> usize {
        choose(usize::from(self.geometry.squares()), usize::from(count))
    }
}

/// In how many ways `k` of `n` things can be chosen.
fn choose(n: usize, k: usize) -> usize {
    (0..k).fold(1, |product, i| if n <= i { 0 } else { product * (n - i) / (i + 1) })
}

/// What is known of a position while its class is being solved.
#[derive(Clone, Copy)]
struct Open {
    /// Moves within the class whose outcome is not known, or [`NEVER_LOST`].
    unknown: u8,
    /// The longest of the losing moves that leave the class, in plies.
    longest_loss: u16,
}

/// The position has a move that draws or wins by leaving the class.
const NEVER_LOST: u8 = u8::MAX;

/// A class and the same class with the other side to move, which are solved together.
struct Solver<'a> {
    endgames: &'a Endgames,
    kernel: &'static Kernel,
    places: [Places; 2],
    open: [Vec<Open>; 2],
    values: [Values; 2],
    /// Verdicts found but not yet entered, by distance: half, index, whether won.
    due: Vec<Vec<(usize, usize, bool)>>,
}

impl<'a> Solver<'a> {
    fn new(endgames: &'a Endgames, class: Class) -> Self {
        let geometry = endgames.rules.geometry;
        let places = [Places::of(geometry, class), Places::of(geometry, class.turned())];
        let empty = Open { unknown: NEVER_LOST, longest_loss: 0 };
        Self {
            kernel: Kernel::of(&endgames.rules),
            open: [vec![empty; places[0].len()], vec![empty; places[1].len()]],
            values: [vec![0; places[0].len()], vec![0; places[1].len()]],
            places,
            due: Vec::new(),
            endgames,
        }
    }

    fn run(mut self) -> Vec<(Class, Values)> {
        let halves = if self.is_symmetric() { 1 } else { 2 };
        let mut moves = Vec::new();
        for half in 0..halves {
            for index in 0..self.len(half) {
                if let Some(board) = self.board(half, index) {
                    self.open_position(half, index, &board, &mut moves);
                }
            }
        }
        let mut plies = 0;
        while plies < self.due.len() {
            for (half, index, won) in self.due.get_mut(plies).map(core::mem::take).unwrap_or_default() {
                self.enter(half, index, won, plies as u16);
            }
            plies += 1;
        }
        let [first, second] = self.places.map(|places| places.class);
        let [first_values, second_values] = self.values;
        [(first, first_values), (second, second_values)].into_iter().take(halves).collect()
    }

    fn is_symmetric(&self) -> bool {
        let [first, second] = &self.places;
        first.class == second.class
    }

    /// The half that has the other side to move.
    fn other(&self, half: usize) -> usize {
        if self.is_symmetric() { half } else { 1 - half }
    }

    fn len(&self, half: usize) -> usize {
        self.values.get(half).map_or(0, Vec::len)
    }

    fn board(&self, half: usize, index: usize) -> Option<Board> {
        self.places.get(half)?.board(index)
    }

    /// Looks at every move of a position: those that leave the class are decided now, the others counted.
    fn open_position(&mut self, half: usize, index: usize, board: &Board, moves: &mut Vec<Move>) {
        let rules = &self.endgames.rules;
        moves.clear();
        (self.kernel.legal)(rules, board, Side::White, moves);
        let (mut unknown, mut longest_loss, mut draws, mut quickest_win) = (0, 0, false, None::<u16>);
        for mv in moves.iter() {
            if !mv.is_capture() && !mv.is_crowning() {
                unknown += 1;
                continue;
            }
            match self.outside(&board.after(Side::White, mv)) {
                Verdict::Draw => draws = true,
                Verdict::Win { plies } => longest_loss = longest_loss.max(plies + 1),
                Verdict::Loss { plies } => {
                    quickest_win = Some(quickest_win.map_or(plies + 1, |won| won.min(plies + 1)))
                }
            }
        }
        if let Some(plies) = quickest_win {
            self.schedule(plies, half, index, true);
        } else if unknown == 0 && !draws {
            self.schedule(longest_loss, half, index, false);
        }
        let never_lost = quickest_win.is_some() || draws;
        let open = Open { unknown: if never_lost { NEVER_LOST } else { unknown }, longest_loss };
        if let Some(place) = self.open.get_mut(half).and_then(|half| half.get_mut(index)) {
            *place = open;
        }
    }

    /// What becomes of `after`, which has Black to move and belongs to a class solved before.
    fn outside(&self, after: &Board) -> Verdict {
        if after.side(Side::Black).is_empty() {
            return Verdict::Loss { plies: 0 };
        }
        self.endgames.probe(after, Side::Black).unwrap_or(Verdict::Draw)
    }

    fn schedule(&mut self, plies: u16, half: usize, index: usize, won: bool) {
        let plies = usize::from(plies);
        if self.due.len() <= plies {
            self.due.resize(plies + 1, Vec::new());
        }
        if let Some(due) = self.due.get_mut(plies) {
            due.push((half, index, won));
        }
    }

    /// Enters a verdict and tells every position that leads here by a quiet move.
    fn enter(&mut self, half: usize, index: usize, won: bool, plies: u16) {
        let Some(value) = self.values.get_mut(half).and_then(|half| half.get_mut(index)) else { return };
        if *value != 0 {
            return;
        }
        let distance = plies as i16 + 1;
        *value = if won { distance } else { -distance };
        let Some(board) = self.board(half, index) else { return };
        let before = self.other(half);
        for earlier in self.predecessors(&board) {
            let Some(place) = self.places.get(before).map(|places| places.index(&earlier)) else { continue };
            if !won {
                self.schedule(plies + 1, before, place, true);
                continue;
            }
            let Some(open) = self.open.get_mut(before).and_then(|half| half.get_mut(place)) else { continue };
            if open.unknown == NEVER_LOST || open.unknown == 0 {
                continue;
            }
            open.unknown -= 1;
            if open.unknown == 0 {
                let plies = open.longest_loss.max(plies + 1);
                self.schedule(plies, before, place, false);
            }
        }
    }

    /// The positions, with White to move, from which a quiet move that crowns nobody leads to `board` turned around.
    fn predecessors(&self, board: &Board) -> Vec<Board> {
        let rules = &self.endgames.rules;
        let geometry = rules.geometry;
        // Black has just moved on `board`: take the move back, then turn the board so that the mover is White.
        let mut earlier = Vec::new();
        let mut take_back = |to: Square, from: Square, rank| {
            let mut before = *board;
            before.set(to, None);
            before.set(from, Some(Piece { side: Side::Black, rank }));
            let before = before.flipped(geometry);
            let forced_to_capture =
                rules.obligation == Obligation::Forced && (self.kernel.has_capture)(rules, &before, Side::White);
            if !forced_to_capture {
                earlier.push(before);
            }
        };
        let empty = geometry.mask().without(board.occupied());
        for to in board.men(Side::Black) {
            for back in Direction::forward(Side::White) {
                if let Some(from) = geometry.step(to, back).filter(|&from| empty.contains(from)) {
                    take_back(to, from, Rank::Man);
                }
            }
        }
        for to in board.kings(Side::Black) {
            for direction in Direction::ALL {
                let mut next = geometry.step(to, direction);
                while let Some(from) = next.filter(|&from| empty.contains(from)) {
                    take_back(to, from, Rank::King);
                    next = if rules.king == KingRange::Flying { geometry.step(from, direction) } else { None };
                }
            }
        }
        earlier
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    fn solved(variant: Variant, optional: bool, class: [u8; 4]) -> Endgames {
        let mut endgames = Endgames::new(variant.with_optional_capture(optional));
        endgames.solve(Class(class));
        endgames
    }

    /// Every value must be what the values of the positions its moves lead to make it: the tables are then right
    /// wherever they say win or loss, and a draw is a position that neither side can force out of.
    fn check_consistency(endgames: &Endgames) {
        let kernel = Kernel::of(&endgames.rules);
        let mut checked = 0;
        for (class, values) in &endgames.solved {
            let places = Places::of(endgames.rules.geometry, *class);
            for (index, &value) in values.iter().enumerate() {
                let Some(board) = places.board(index) else { continue };
                assert_eq!(places.index(&board), index);
                let mut moves = Vec::new();
                (kernel.legal)(&endgames.rules, &board, Side::White, &mut moves);
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
