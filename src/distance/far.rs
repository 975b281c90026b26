//! What a game between two who are apart has beside its moves: who they are, how it travels, and all that was done in it.

use serde::{Deserialize, Serialize};

use super::event::{Asked, Deed, DeedError, Done, Question, after, may_ask};
use super::id::GameId;
use super::player::Player;
use crate::game::{Game, MAX_PLIES};
use crate::rules::Side;

/// As much as can be done in one game: its moves, and as many questions and answers.
pub(super) const MAX_DEEDS: usize = 2 * MAX_PLIES;

/// How a game travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// As a link that goes back and forth.
    Post,
    /// From one browser to the other.
    Live,
}

/// A game between two who are apart, but for the [`Game`] itself, which lies beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Far {
    /// Its number.
    pub id: GameId,
    /// How it travels.
    pub way: Way,
    /// Who plays White and Black; nobody until they have sat down.
    pub players: [Option<Player>; 2],
    deeds: Vec<Done>,
    asked: Option<Asked>,
}

impl Far {
    /// A game in which nothing has been done.
    pub const fn new(id: GameId, way: Way, players: [Option<Player>; 2]) -> Self {
        Self { id, way, players, deeds: Vec::new(), asked: None }
    }

    /// All that was done, first to last.
    pub fn deeds(&self) -> &[Done] {
        &self.deeds
    }

    /// The question that waits for its answer.
    pub const fn asked(&self) -> Option<Asked> {
        self.asked
    }

    /// What `side` is asked, if it is asked something.
    pub fn asked_of(&self, side: Side) -> Option<Question> {
        self.asked.filter(|asked| asked.by != side).map(|asked| asked.what)
    }

    /// Whether `side` may ask for `what` now.
    pub fn may_ask(&self, game: &Game, side: Side, what: Question) -> bool {
        self.asked.is_none() && may_ask(game, side, what).is_ok()
    }

    /// Who plays `side`.
    pub fn player(&self, side: Side) -> Option<&Player> {
        let [white, black] = &self.players;
        match side {
            Side::White => white.as_ref(),
            Side::Black => black.as_ref(),
        }
    }

    /// `player` sits down to play `side`.
    pub fn seat(&mut self, side: Side, player: Player) {
        let [white, black] = &mut self.players;
        match side {
            Side::White => *white = Some(player),
            Side::Black => *black = Some(player),
        }
    }

    /// Does `deed` for `by`: in `game`, which lies beside this, and in the list of all that was done. What is not allowed
    /// changes nothing.
    pub fn take(&mut self, game: &mut Game, by: Side, deed: Deed) -> Result<(), DeedError> {
        let full = matches!(deed, Deed::Play(_)) && game.len() >= MAX_PLIES;
        if full || self.deeds.len() >= MAX_DEEDS {
            return Err(DeedError::TooMany);
        }
        let done = Done { by, deed };
        after(game, &mut self.asked, done)?;
        self.deeds.push(done);
        Ok(())
    }

    /// Whether the other side does not know yet how the game stands: `side` has done the last thing, or nothing was done
    /// and the other is to begin.
    pub fn has_news_of(&self, side: Side, game: &Game) -> bool {
        self.deeds.last().map_or(game.position().turn() != side, |done| done.by == side)
    }

    /// The game that follows, with the sides swapped.
    #[must_use]
    pub fn rematch(&self) -> Self {
        let [white, black] = self.players.clone();
        Self::new(self.id.next(), self.way, [black, white])
    }
}
