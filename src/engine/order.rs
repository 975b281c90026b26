//! In which order moves are tried: what refuted the opponent elsewhere first.

use super::params::MAX_PLY;
use crate::rules::{Board, Move, Side};

const SQUARES: usize = 64;

/// What cut off before: two quiet moves for each ply, and a tally for each side, origin and target.
pub(super) struct Order {
    killers: Vec<[Option<Move>; 2]>,
    history: Vec<i32>,
}

const FIRST: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 24;
const CROWN: i32 = 1 << 22;
const KILLER: i32 = 1 << 21;
const MOST_HISTORY: i32 = 1 << 18;
const MOST_BONUS: i32 = 1 << 10;

impl Order {
    pub(super) fn new() -> Self {
        Self { killers: vec![[None; 2]; MAX_PLY + 1], history: vec![0; 2 * SQUARES * SQUARES] }
    }

    /// How early `mv` should be tried; `best` is whether it was the best move when this position was last met.
    pub(super) fn rank(&self, mv: &Move, board: &Board, side: Side, ply: usize, best: bool) -> i32 {
        if best {
            return FIRST;
        }
        if mv.is_capture() {
            let kings = (mv.captured() & board.all_kings()).len() as i32;
            return CAPTURE + 4 * mv.captured().len() as i32 + 4 * kings + i32::from(mv.is_crowning());
        }
        if mv.is_crowning() {
            return CROWN;
        }
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        if killers.contains(&Some(*mv)) {
            return KILLER + i32::from(killers.first() == Some(&Some(*mv)));
        }
        self.history.get(place(mv, side)).copied().unwrap_or_default()
    }

    /// Remembers that the quiet move `mv` cut off, after `tried` (other quiet moves) had not.
    pub(super) fn cut(&mut self, mv: &Move, tried: impl Iterator<Item = Move>, side: Side, ply: usize, depth: i32) {
        if let Some(killers) = self.killers.get_mut(ply) {
            let [first, second] = killers;
            if *first != Some(*mv) {
                *second = *first;
                *first = Some(*mv);
            }
        }
        let bonus = (depth * depth).min(MOST_BONUS);
        self.add(mv, side, bonus);
        tried.for_each(|other| self.add(&other, side, -bonus));
    }

    fn add(&mut self, mv: &Move, side: Side, bonus: i32) {
        if let Some(tally) = self.history.get_mut(place(mv, side)) {
            *tally += bonus - *tally * bonus.abs() / MOST_HISTORY;
        }
    }
}

fn place(mv: &Move, side: Side) -> usize {
    ((side as usize) * SQUARES + mv.from().index()) * SQUARES + mv.to().index()
}
