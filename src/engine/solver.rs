//! Solves a class of endings, piece by piece.

use super::endgame::{Class, Solved, Values, Verdict};
use super::places::Places;
use crate::rules::{Board, Direction, Kernel, KingRange, Move, Obligation, Piece, Rank, Rules, Side, Square};

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
pub(super) struct Solver {
    kernel: &'static Kernel,
    places: [Places; 2],
    open: [Vec<Open>; 2],
    values: [Values; 2],
    /// Verdicts found but not yet entered, by distance: half, index, whether won.
    due: Vec<Vec<(usize, usize, bool)>>,
    stage: Stage,
    moves: Vec<Move>,
}

/// How far a solver has come.
#[derive(Clone, Copy)]
enum Stage {
    /// Looks at each position and its moves: half and index of the next.
    Open(usize, usize),
    /// Enters the verdicts of this distance.
    Enter(usize),
}

impl Solver {
    pub(super) fn new(rules: &Rules, class: Class) -> Self {
        let geometry = rules.geometry;
        let places = [Places::of(geometry, class), Places::of(geometry, class.turned())];
        let empty = Open { unknown: NEVER_LOST, longest_loss: 0 };
        Self {
            kernel: Kernel::of(rules),
            open: [vec![empty; places[0].len()], vec![empty; places[1].len()]],
            values: [vec![0; places[0].len()], vec![0; places[1].len()]],
            places,
            due: Vec::new(),
            stage: Stage::Open(0, 0),
            moves: Vec::new(),
        }
    }

    /// Does `steps` pieces of work with what has been `solved` before. Whether all is done.
    pub(super) fn work(&mut self, solved: &Solved, steps: u32) -> bool {
        for _ in 0..steps {
            match self.stage {
                Stage::Open(half, index) if index < self.len(half) => {
                    self.open_position(solved, half, index);
                    self.stage = Stage::Open(half, index + 1);
                }
                Stage::Open(0, _) if !self.is_symmetric() => self.stage = Stage::Open(1, 0),
                Stage::Open(..) => self.stage = Stage::Enter(0),
                Stage::Enter(plies) => match self.due.get_mut(plies).map(Vec::pop) {
                    None => return true,
                    Some(None) => self.stage = Stage::Enter(plies + 1),
                    Some(Some((half, index, won))) => self.enter(solved, half, index, won, plies as u16),
                },
            }
        }
        false
    }

    /// What was found: the class and, if that is another, the class with the other side to move.
    pub(super) fn values(self) -> impl Iterator<Item = (Class, Values)> {
        let halves = if self.is_symmetric() { 1 } else { 2 };
        self.places.map(|places| places.class).into_iter().zip(self.values).take(halves)
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
    fn open_position(&mut self, solved: &Solved, half: usize, index: usize) {
        let Some(board) = self.board(half, index) else { return };
        let mut moves = core::mem::take(&mut self.moves);
        moves.clear();
        (self.kernel.legal)(&solved.rules, &board, Side::White, &mut moves);
        let (mut unknown, mut longest_loss, mut draws, mut quickest_win) = (0, 0, false, None::<u16>);
        for mv in moves.iter() {
            if !mv.is_capture() && !mv.is_crowning() {
                unknown += 1;
                continue;
            }
            match outside(solved, &board.after(Side::White, mv)) {
                Verdict::Draw => draws = true,
                Verdict::Win { plies } => longest_loss = longest_loss.max(plies + 1),
                Verdict::Loss { plies } => {
                    quickest_win = Some(quickest_win.map_or(plies + 1, |won| won.min(plies + 1)))
                }
            }
        }
        self.moves = moves;
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
    fn enter(&mut self, solved: &Solved, half: usize, index: usize, won: bool, plies: u16) {
        let Some(value) = self.values.get_mut(half).and_then(|half| half.get_mut(index)) else { return };
        if *value != 0 {
            return;
        }
        let distance = plies as i16 + 1;
        *value = if won { distance } else { -distance };
        let Some(board) = self.board(half, index) else { return };
        let before = self.other(half);
        for earlier in self.predecessors(&solved.rules, &board) {
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
    fn predecessors(&self, rules: &Rules, board: &Board) -> Vec<Board> {
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

/// What becomes of `after`, which has Black to move and belongs to a class solved before.
fn outside(solved: &Solved, after: &Board) -> Verdict {
    if after.side(Side::Black).is_empty() {
        return Verdict::Loss { plies: 0 };
    }
    solved.probe(after, Side::Black).unwrap_or(Verdict::Draw)
}
