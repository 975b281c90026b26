//! A node of the search while its moves are tried.

use super::moves::Listed;
use super::params::{GUESS_DEPTH, GUESS_MARGIN, INFINITE, LMR_DEPTH, LMR_MORE, SURE_WIN};
use crate::rules::draw::Counts;
use crate::rules::{Board, Move, Side};

/// A position inside the tree: what changes from move to move.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) board: Board,
    pub(super) side: Side,
    pub(super) key: u64,
    pub(super) counts: Counts,
}

/// A window of scores: what both sides can already be sure of.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    pub(super) const FULL: Self = Self { alpha: -INFINITE, beta: INFINITE };

    pub(super) const fn for_opponent(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    pub(super) const fn above(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    pub(super) const fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// A question to the search: what is this node worth, as far as the window needs it?
#[derive(Clone, Copy)]
pub(super) struct Call {
    pub(super) node: Node,
    pub(super) window: Window,
    pub(super) depth: i32,
    pub(super) ply: usize,
}

/// How a move is being looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// Not yet at all: first the node itself is looked at, far less deep, for whether it is clearly too good to matter.
    Guess,
    /// With the window that is left.
    Next,
    /// Whether it is better than the best, less deep.
    Reduced,
    /// Whether it is better than the best.
    Narrow,
}

/// A node whose moves are being tried.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) call: Call,
    /// Where its moves begin in the list.
    pub(super) start: usize,
    /// How deep its moves are looked at.
    pub(super) reach: i32,
    pub(super) can_capture: bool,
    pub(super) alpha: i32,
    pub(super) best: i32,
    pub(super) best_move: Option<usize>,
    /// How many moves have their score.
    pub(super) tried: usize,
    /// The move being looked at, and how.
    pub(super) at: Option<Listed>,
    pub(super) stage: Stage,
}

impl Frame {
    pub(super) fn new(call: Call, can_capture: bool, start: usize) -> Self {
        let Call { window, depth, .. } = call;
        let guesses = depth >= GUESS_DEPTH && !can_capture && !window.is_open() && window.beta.abs() < SURE_WIN;
        Self {
            start,
            reach: depth - 1,
            can_capture,
            alpha: window.alpha,
            best: -INFINITE,
            best_move: None,
            tried: 0,
            at: None,
            stage: if guesses { Stage::Guess } else { Stage::Next },
            call,
        }
    }

    /// Whether the node is being looked at less deep, before any of its moves is tried.
    pub(super) fn is_guessing(&self) -> bool {
        self.stage == Stage::Guess
    }

    /// The call that guesses: whether the node is better than its window by a margin that depth hardly makes up for.
    pub(super) const fn guess(&self) -> Call {
        let Call { window, depth, .. } = self.call;
        Call { window: Window::above(window.beta + self.margin() - 1), depth: depth * 2 / 5, ..self.call }
    }

    /// What the node is worth at least if `score` is what the guess found, and that is enough.
    pub(super) fn guessed(&mut self, score: i32) -> Option<i32> {
        self.stage = Stage::Next;
        let worth = score - self.margin();
        (worth >= self.call.window.beta).then_some(worth)
    }

    const fn margin(&self) -> i32 {
        GUESS_MARGIN * self.call.depth
    }

    /// Window and depth with which the next move, `mv`, is looked at first.
    pub(super) fn first_look(&mut self, mv: &Move) -> (Window, i32) {
        if self.tried == 0 {
            self.stage = Stage::Next;
            return (self.open(), self.reach);
        }
        let Call { depth, .. } = self.call;
        let quiet = !self.can_capture && !mv.is_crowning();
        let less = if quiet && depth >= LMR_DEPTH {
            1 + LMR_MORE.iter().filter(|(from, least)| self.tried >= *from && depth >= *least).count() as i32
        } else {
            0
        };
        self.stage = if less > 0 { Stage::Reduced } else { Stage::Narrow };
        (Window::above(self.alpha), self.reach - less)
    }

    /// Window and depth with which the move must be looked at again after it scored `score`, if it must.
    pub(super) fn look_again(&mut self, score: i32) -> Option<(Window, i32)> {
        if score <= self.alpha {
            return None;
        }
        match self.stage {
            Stage::Reduced => {
                self.stage = Stage::Narrow;
                Some((Window::above(self.alpha), self.reach))
            }
            Stage::Narrow if score < self.call.window.beta => {
                self.stage = Stage::Next;
                Some((self.open(), self.reach))
            }
            Stage::Narrow | Stage::Next | Stage::Guess => None,
        }
    }

    /// Notes the score of the move looked at. Whether no other can matter.
    pub(super) fn take(&mut self, score: i32, listed: &Listed) -> bool {
        self.tried += 1;
        if score > self.best {
            self.best = score;
            self.best_move = Some(listed.index);
        }
        self.alpha = self.alpha.max(score);
        self.alpha >= self.call.window.beta
    }

    const fn open(&self) -> Window {
        Window { alpha: self.alpha, beta: self.call.window.beta }
    }
}
