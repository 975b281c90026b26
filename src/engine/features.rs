//! What the learned evaluation looks at, one weight each: patterns of men, the squares of kings, and a few counts.
//!
//! Every feature is antisymmetric: turned by half a circle with colours exchanged, a position has the same features with
//! the other sign. A weight has two values, for a full board and for an empty one, and counts by how many pieces are
//! left. The evaluation ([`super::learned`]) and the trainer both see positions through this file.

use super::pattern::{ARRANGEMENTS, areas, each_area, turned};
use crate::rules::{Bits, Board, Direction, Geometry, KingRange, Rules, Side};

/// The counts, White's less Black's, by name.
#[derive(Clone, Copy)]
pub(super) struct Scalars(pub(super) [i32; SCALARS]);

/// How many counts there are: men; having a king; kings beyond the first; squares the kings can go to; moves of men; men
/// on one half of the board more than on the other; the right to move; the opposition.
pub(super) const SCALARS: usize = 8;

/// How the features of one rule set are counted and numbered.
#[derive(Clone, Debug)]
pub struct Features {
    geometry: Geometry,
    flying: bool,
    left: Bits,
    /// The rows of the parity of Black's home row.
    black_rows: Bits,
    pieces: i32,
}

/// A position as the trainer sees it.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Features by number, with how often each counts for White.
    pub features: Vec<(u32, f32)>,
    /// How full the board is, from 0 to 1.
    pub fullness: f32,
    /// By how much the score is divided, as such endings are seldom won.
    pub drawish: f32,
}

impl Features {
    /// The features of `rules`.
    pub fn of(rules: &Rules) -> Self {
        let geometry = rules.geometry;
        let squares = |wanted: &dyn Fn(u8, u8) -> bool| -> Bits {
            geometry.all().filter(|&square| wanted(geometry.row(square), geometry.column(square))).collect()
        };
        Self {
            geometry,
            flying: rules.king == KingRange::Flying,
            left: squares(&|_, column| column < geometry.size() / 2),
            black_rows: squares(&|row, _| row % 2 == 0),
            pieces: 2 * i32::from(rules.home_rows) * i32::from(geometry.per_row()),
        }
    }

    /// How many features there are; each has two weights.
    pub const fn len(&self) -> usize {
        self.first_scalar() + SCALARS
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Men and kings of both sides at the start.
    pub(super) const fn pieces(&self) -> i32 {
        self.pieces
    }

    pub(super) const fn geometry(&self) -> Geometry {
        self.geometry
    }

    const fn first_king(&self) -> usize {
        areas(self.geometry).div_ceil(2) * ARRANGEMENTS
    }

    const fn first_scalar(&self) -> usize {
        self.first_king() + self.geometry.squares() as usize
    }

    /// The number of a pattern and the sign with which it counts; none for one that is its own partner, and for no men.
    pub(super) fn pattern(&self, area: usize, arrangement: usize) -> Option<(usize, i32)> {
        if arrangement == 0 {
            return None;
        }
        let partner = areas(self.geometry) - 1 - area;
        let other = turned(arrangement);
        match (area.cmp(&partner), arrangement.cmp(&other)) {
            (core::cmp::Ordering::Less, _) | (core::cmp::Ordering::Equal, core::cmp::Ordering::Less) => {
                Some((area * ARRANGEMENTS + arrangement, 1))
            }
            (core::cmp::Ordering::Greater, _) | (_, core::cmp::Ordering::Greater) => {
                Some((partner * ARRANGEMENTS + other, -1))
            }
            (core::cmp::Ordering::Equal, core::cmp::Ordering::Equal) => None,
        }
    }

    /// The number of a king of `side` on the square numbered `number`, from 1.
    pub(super) const fn king(&self, side: Side, number: u8) -> usize {
        let place = match side {
            Side::White => number - 1,
            Side::Black => self.geometry.squares() - number,
        };
        self.first_king() + place as usize
    }

    /// The number of a count.
    pub(super) const fn scalar(&self, place: usize) -> usize {
        self.first_scalar() + place
    }

    /// The counts of `board`.
    #[inline]
    pub(super) fn scalars(&self, board: &Board, turn: Side) -> Scalars {
        let empty = self.geometry.mask().without(board.occupied());
        let [white, black] = [Side::White, Side::Black].map(|side| self.of_side(board, side, empty));
        let mut scalars = [0; SCALARS];
        for (scalar, (white, black)) in scalars.iter_mut().zip(white.into_iter().zip(black)) {
            *scalar = white - black;
        }
        let sign = if turn == Side::White { 1 } else { -1 };
        // Whoever is to move has the opposition if the pieces on the rows of his own home row's parity are odd in number.
        let on_black_rows = (board.occupied() & self.black_rows).len();
        let own = if turn == Side::Black { on_black_rows } else { board.occupied().len() - on_black_rows };
        let [.., to_move, opposition] = &mut scalars;
        *to_move = sign;
        *opposition = if own % 2 == 1 { sign } else { -sign };
        Scalars(scalars)
    }

    #[inline]
    fn of_side(&self, board: &Board, side: Side, empty: Bits) -> [i32; SCALARS - 2] {
        let count = |set: Bits| set.len() as i32;
        let (men, kings) = (board.men(side), board.kings(side));
        let forward = Direction::forward(side);
        let steps: i32 =
            forward.into_iter().map(|direction| count(self.geometry.shifted(men, direction) & empty)).sum();
        let skew = (2 * count(men & self.left) - count(men)).abs();
        let king_steps = if kings.any() { self.king_steps(kings, empty) } else { 0 };
        [count(men), i32::from(kings.any()), (count(kings) - 1).max(0), king_steps, steps, skew]
    }

    fn king_steps(&self, kings: Bits, empty: Bits) -> i32 {
        let mut steps = 0;
        for direction in Direction::ALL {
            let mut at = self.geometry.shifted(kings, direction) & empty;
            while at.any() {
                steps += at.len() as i32;
                at = if self.flying { self.geometry.shifted(at, direction) & empty } else { Bits::EMPTY };
            }
        }
        steps
    }

    /// By how much a score is divided: against a flying king that roams, two more pieces are seldom enough.
    #[inline]
    pub(super) fn drawish(&self, board: &Board) -> i32 {
        let (white, black) = (board.side(Side::White).len(), board.side(Side::Black).len());
        let weaker = if white > black { Side::Black } else { Side::White };
        let hard_to_catch = self.flying
            && white != black
            && white.abs_diff(black) <= 2
            && white.min(black) <= 2
            && board.kings(weaker).any();
        if hard_to_catch { 3 } else { 1 }
    }

    /// The position as the trainer sees it.
    pub fn see(&self, board: &Board, turn: Side) -> Seen {
        let mut features = Vec::with_capacity(32);
        let mut area = 0;
        each_area(self.geometry, board, |arrangement| {
            if let Some((number, sign)) = self.pattern(area, arrangement) {
                features.push((number as u32, sign as f32));
            }
            area += 1;
        });
        for square in board.all_kings() {
            let side = if board.side(Side::White).contains(square) { Side::White } else { Side::Black };
            let number = self.king(side, self.geometry.number(square));
            features.push((number as u32, if side == Side::White { 1.0 } else { -1.0 }));
        }
        for (place, value) in self.scalars(board, turn).0.into_iter().enumerate() {
            if value != 0 {
                features.push((self.scalar(place) as u32, value as f32));
            }
        }
        let fullness = board.occupied().len() as f32 / self.pieces as f32;
        Seen { features, fullness: fullness.min(1.0), drawish: self.drawish(board) as f32 }
    }
}
