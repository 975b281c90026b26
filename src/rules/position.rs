//! A legal position: pieces, side to move, and the rules they are played by.

use thiserror::Error;

use super::board::Board;
use super::kernel::Kernel;
use super::moves::Move;
use super::piece::Side;
use super::setup::{Setup, SetupError};
use super::table::{ProfileName, Rules};
use super::variant::Variant;
use super::zobrist;

/// A legal position. Its history (repetition, draw counts) belongs to the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Position {
    rules: Rules,
    board: Board,
    turn: Side,
    key: u64,
}

/// A move that is not legal where it was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the move is not legal in this position")]
pub struct IllegalMove;

/// How a position, without its history, is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who has won.
    pub winner: Side,
    /// Why.
    pub reason: WinReason,
}

/// Why a side has won on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinReason {
    /// The other side has no pieces.
    NoPieces,
    /// The other side has pieces but cannot move.
    NoMoves,
}

impl Position {
    /// The position that `setup` is under `rules`, or which rule it breaks.
    pub fn new(rules: Rules, setup: Setup) -> Result<Self, SetupError> {
        setup.check(rules.geometry)?;
        Ok(Self::assemble(rules, setup))
    }

    /// The position a game of `variant` starts from at the table.
    pub fn start(variant: Variant) -> Self {
        Self::start_of(*variant.rules(), ProfileName::Table)
    }

    /// The position a game by `rules` starts from under a profile.
    pub fn start_of(rules: Rules, profile: ProfileName) -> Self {
        let first = rules.profile(profile).first;
        Self::assemble(rules, Setup::start(rules.geometry, rules.home_rows, first))
    }

    fn assemble(rules: Rules, setup: Setup) -> Self {
        let Setup { board, turn } = setup;
        Self { rules, board, turn, key: zobrist::key(&board, turn) }
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The pieces.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// A key that equal positions share, and different ones practically never: kept up to date by every move.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The arrangement without its rules.
    pub const fn setup(&self) -> Setup {
        Setup { board: self.board, turn: self.turn }
    }

    /// Every legal move, each identity once, in no promised order.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        (Kernel::of(&self.rules).legal)(&self.rules, &self.board, self.turn, &mut moves);
        moves
    }

    /// Whether the side to move has a capture.
    pub fn has_capture(&self) -> bool {
        (Kernel::of(&self.rules).has_capture)(&self.rules, &self.board, self.turn)
    }

    /// Whether `mv` is legal here.
    pub fn is_legal(&self, mv: &Move) -> bool {
        self.legal_moves().contains(mv)
    }

    /// The position after `mv`, if it is legal here.
    pub fn play(&self, mv: &Move) -> Result<Self, IllegalMove> {
        if self.is_legal(mv) { Ok(self.play_unchecked(mv)) } else { Err(IllegalMove) }
    }

    /// The position after `mv`, which must be one of [`Self::legal_moves`]: anything else gives a board that no
    /// game leads to (but no panic).
    #[must_use]
    pub fn play_unchecked(&self, mv: &Move) -> Self {
        Self {
            rules: self.rules,
            board: self.board.after(self.turn, mv),
            turn: !self.turn,
            key: zobrist::key_after(self.key, &self.board, self.turn, mv),
        }
    }

    /// Who has won, if the side to move cannot.
    pub fn outcome(&self) -> Option<Outcome> {
        let winner = !self.turn;
        if self.board.side(self.turn).is_empty() {
            return Some(Outcome { winner, reason: WinReason::NoPieces });
        }
        self.legal_moves().is_empty().then_some(Outcome { winner, reason: WinReason::NoMoves })
    }

    /// The same position seen by the other side: the board turned, colours and turn exchanged.
    #[must_use]
    pub fn flipped(&self) -> Self {
        let setup = Setup { board: self.board.flipped(self.rules.geometry), turn: !self.turn };
        Self::assemble(self.rules, setup)
    }
}
