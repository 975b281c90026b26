//! The game: playing, taking back, and what follows from the moves so far.

use thiserror::Error;

use crate::rules::draw::{Counts, Draw, repetition};
use crate::rules::{Move, Position, Rank, RuleSet, Side, WinReason};

/// A game in progress or at its end.
#[derive(Clone, Debug)]
pub struct Game {
    rule_set: RuleSet,
    start: Position,
    plies: Vec<Ply>,
    /// Moves taken back, the next to play again last.
    undone: Vec<Move>,
    ended: Option<Ended>,
}

/// A move and what it led to.
#[derive(Clone, Copy, Debug)]
struct Ply {
    mv: Move,
    after: Position,
    counts: Counts,
}

/// Why a move was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The game has its result already.
    #[error("the game is over")]
    Over,
    /// The move is not legal now.
    #[error("the move is not legal in this position")]
    Illegal,
}

/// How players end a game that the board does not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// This side has given up.
    Resigned(Side),
    /// The time of this side is up.
    OutOfTime(Side),
    /// Both have agreed to a draw.
    Agreed,
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// A side has no pieces or no move.
    Won {
        /// Who has won.
        winner: Side,
        /// Why.
        reason: WinReason,
    },
    /// A side has given up.
    Resigned {
        /// Who has won.
        winner: Side,
    },
    /// The time of a side was up.
    OnTime {
        /// Who has won.
        winner: Side,
    },
    /// Nobody has won.
    Drawn(DrawReason),
    /// Both sides have agreed to a draw.
    Agreed,
}

impl GameResult {
    /// Who has won, if anybody has.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Won { winner, .. } | Self::Resigned { winner } | Self::OnTime { winner } => Some(winner),
            Self::Drawn(_) | Self::Agreed => None,
        }
    }
}

/// The condition that drew a game.
pub type DrawReason = Draw;

/// A draw condition on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunningCount {
    /// The condition.
    pub draw: Draw,
    /// How far it has come: plies, or occurrences of the position.
    pub count: u16,
}

/// How many pieces a side has lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Captured {
    /// Men.
    pub men: u32,
    /// Kings.
    pub kings: u32,
}

impl Game {
    /// A new game of `rule_set`.
    pub fn new(rule_set: RuleSet) -> Self {
        Self::from_position(rule_set, rule_set.start())
    }

    /// A game of `rule_set` that starts from `start`, a position by the same rules.
    pub fn from_position(rule_set: RuleSet, start: Position) -> Self {
        Self { rule_set, start, plies: Vec::new(), undone: Vec::new(), ended: None }
    }

    /// What is being played.
    pub const fn rule_set(&self) -> RuleSet {
        self.rule_set
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.position_at(self.plies.len())
    }

    /// The position after the first `plies` moves, or the last there is.
    pub fn position_at(&self, plies: usize) -> &Position {
        let last = plies.min(self.plies.len());
        last.checked_sub(1).and_then(|i| self.plies.get(i)).map_or(&self.start, |ply| &ply.after)
    }

    /// The moves played, first to last.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = &Move> + ExactSizeIterator {
        self.plies.iter().map(|ply| &ply.mv)
    }

    /// How many moves have been played.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether no move has been played.
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// The moves taken back, in the order in which [`Self::redo`] plays them.
    pub fn undone(&self) -> impl Iterator<Item = &Move> {
        self.undone.iter().rev()
    }

    /// Plays `mv`. Moves that were taken back are forgotten.
    pub fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        if self.result().is_some() {
            return Err(PlayError::Over);
        }
        if !self.position().is_legal(&mv) {
            return Err(PlayError::Illegal);
        }
        self.undone.clear();
        self.push(mv);
        Ok(())
    }

    /// Takes back the last move, or what has ended the game before its time.
    pub fn undo(&mut self) -> bool {
        if self.ended.take().is_some() {
            return true;
        }
        match self.plies.pop() {
            Some(ply) => {
                self.undone.push(ply.mv);
                true
            }
            None => false,
        }
    }

    /// Plays the move last taken back again.
    pub fn redo(&mut self) -> bool {
        match self.undone.pop() {
            Some(mv) => {
                self.push(mv);
                true
            }
            None => false,
        }
    }

    /// `side` gives up, unless the game is over.
    pub fn resign(&mut self, side: Side) -> Result<(), PlayError> {
        self.end(Ended::Resigned(side))
    }

    /// The players end the game, unless it is over.
    pub fn end(&mut self, ended: Ended) -> Result<(), PlayError> {
        if self.result().is_some() {
            return Err(PlayError::Over);
        }
        self.ended = Some(ended);
        Ok(())
    }

    /// Who has resigned.
    pub const fn resigned(&self) -> Option<Side> {
        match self.ended {
            Some(Ended::Resigned(side)) => Some(side),
            _ => None,
        }
    }

    /// How the players have ended the game, if they have.
    pub const fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// The result, if the game is over. A loss on the board is decided before any draw.
    pub fn result(&self) -> Option<GameResult> {
        match self.ended {
            Some(Ended::Resigned(side)) => return Some(GameResult::Resigned { winner: !side }),
            Some(Ended::OutOfTime(side)) => return Some(GameResult::OnTime { winner: !side }),
            Some(Ended::Agreed) => return Some(GameResult::Agreed),
            None => {}
        }
        if let Some(outcome) = self.position().outcome() {
            return Some(GameResult::Won { winner: outcome.winner, reason: outcome.reason });
        }
        let draws = self.rule_set.draws();
        let repeated = repetition(draws)
            .filter(|&times| self.occurrences() >= u32::from(times))
            .map(|times| Draw::Repetition { times });
        repeated.or_else(|| self.counts().reached(draws)).map(GameResult::Drawn)
    }

    /// The draw conditions that are on their way, in the order in which the profile lists them.
    pub fn running_counts(&self) -> Vec<RunningCount> {
        let draws = self.rule_set.draws();
        let repeated = repetition(draws)
            .map(|times| RunningCount {
                draw: Draw::Repetition { times },
                count: u16::try_from(self.occurrences()).unwrap_or(u16::MAX),
            })
            .filter(|running| running.count > 1);
        let counting = self.counts();
        repeated.into_iter().chain(counting.running(draws).map(|(draw, count)| RunningCount { draw, count })).collect()
    }

    /// The counts of the profile's conditions after the last move.
    pub fn counts(&self) -> Counts {
        self.plies.last().map_or_else(Counts::default, |ply| ply.counts)
    }

    /// The keys of all positions since the start, that of the present one last.
    pub fn keys(&self) -> impl Iterator<Item = u64> + '_ {
        core::iter::once(self.start.key()).chain(self.plies.iter().map(|ply| ply.after.key()))
    }

    /// The pieces `side` has lost in the first `plies` moves.
    pub fn captured(&self, side: Side, plies: usize) -> Captured {
        let mut captured = Captured::default();
        for (i, ply) in self.plies.iter().take(plies).enumerate() {
            let before = self.position_at(i);
            for piece in ply.mv.captured().iter().filter_map(|square| before.board().get(square)) {
                if piece.side == side {
                    match piece.rank {
                        Rank::Man => captured.men += 1,
                        Rank::King => captured.kings += 1,
                    }
                }
            }
        }
        captured
    }

    /// The position the game started from.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// How often the present position has occurred, this time included.
    fn occurrences(&self) -> u32 {
        let now = self.position();
        let same = |position: &Position| position.turn() == now.turn() && position.board() == now.board();
        let earlier = core::iter::once(&self.start).chain(self.plies.iter().map(|ply| &ply.after));
        earlier.filter(|position| same(position)).map(|_| 1).sum()
    }

    fn push(&mut self, mv: Move) {
        let before = *self.position();
        let after = before.play_unchecked(&mv);
        let counts = self.counts().after(self.rule_set.draws(), before.board(), &mv, after.board());
        self.plies.push(Ply { mv, after, counts });
    }
}
