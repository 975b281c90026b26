//! The table: a game, who plays it, and what is in hand – everything the board shows, and what a tap does to it.
//!
//! Pure. The board emits [intents](super::hand) and knows no rules; at the table they meet the rules, and either
//! something happens or there is a [refusal](super::refusal) to show. What has just happened is kept as [`News`], to be shown and
//! read aloud.

use super::motion::Motion;
pub use super::news::{News, Way};
use super::seats::{Level, Opponent, Seats};
use super::view::View;
use crate::distance::{Deed, Far, Question};
use crate::game::{Clock, Ended, Game, RuleSet, TimeControl};
use crate::rules::{Move, Side, Walk};

/// A good move for the person, told in two steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Not wanted.
    None,
    /// Wanted.
    Asked,
    /// Found; only the piece is shown.
    Piece(Move),
    /// Shown.
    Shown(Move),
}

/// How a person likes the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manners {
    /// A move waits for a nod before it is played.
    pub confirm: bool,
    /// Between two people, the board turns to whoever moves.
    pub turning: bool,
    /// Between two people, the board is covered while the device changes hands.
    pub passing: bool,
    /// How the computer sees the position is wanted.
    pub evaluation: bool,
}

/// What the engine thinks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Its own move, as strongly as this.
    Reply(Level),
    /// A good move for the person.
    Hint,
    /// How it sees the position, no more.
    Glance,
}

/// What the engine is to think about now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// Which state of the game it belongs to.
    pub revision: u32,
    /// What for.
    pub aim: Aim,
    /// How many milliseconds the clock allows.
    pub time_ms: Option<u32>,
}

/// A game at the table.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) game: Game,
    pub(super) seats: Seats,
    /// What there is beside the game where the other side is elsewhere.
    pub(super) far: Option<Far>,
    pub(super) flipped: bool,
    pub(super) walk: Option<Walk>,
    /// How many moves of the game are shown, when it is not all of them.
    pub(super) looking: Option<usize>,
    pub(super) clock: Option<Clock>,
    /// After how many moves the clock was last set.
    pub(super) timed: usize,
    pub(super) paused: bool,
    /// Whether the line to the other side takes nothing now that the person here might do.
    pub(super) held: bool,
    /// Whether the board is covered until the device is in other hands.
    pub(super) covered: bool,
    pub(super) manners: Manners,
    /// The move that waits for a nod.
    pub(super) pending: Option<Move>,
    pub(super) hint: Hint,
    pub(super) news: News,
    /// Counts the news, so that the same words twice are two pieces of news.
    serial: u32,
    /// Counts the changes of the game.
    revision: u32,
    pub(super) motion: Motion,
}

impl Table {
    /// A new game.
    pub fn new(rule_set: RuleSet, seats: Seats) -> Self {
        Self::resumed(Game::new(rule_set), seats, false)
    }

    /// A game that was begun earlier.
    pub const fn resumed(game: Game, seats: Seats, flipped: bool) -> Self {
        Self {
            game,
            seats,
            far: None,
            flipped,
            walk: None,
            looking: None,
            clock: None,
            timed: 0,
            paused: false,
            held: false,
            covered: false,
            manners: Manners { confirm: false, turning: false, passing: false, evaluation: false },
            pending: None,
            hint: Hint::None,
            news: News::None,
            serial: 0,
            revision: 0,
            motion: Motion::none(),
        }
    }

    /// The game that takes this one's place.
    #[must_use]
    pub fn replaced(&self, rule_set: RuleSet, seats: Seats, time: Option<TimeControl>) -> Self {
        let mut next = Self::new(rule_set, seats).with_clock(time.map(Clock::new));
        next.manners = self.manners;
        next.revision = self.revision + 1;
        next.serial = self.serial;
        next.tell(News::Started);
        next
    }

    /// Another game in place of this one, ready as it is.
    #[must_use]
    pub fn taking(&self, mut other: Self) -> Self {
        other.revision = self.revision + 1;
        other.serial = self.serial;
        other.tell(News::Started);
        other.arriving()
    }

    /// What another window has made of this game, or a game from elsewhere: a single move more is seen as it is played.
    #[must_use]
    pub fn followed(&self, other: &Self) -> Self {
        let mut next = self.clone();
        let (here, there) = (self.game.record(), other.game.record());
        let more = other.game.moves().nth(self.game.len()).filter(|_| other.game.len() == self.game.len() + 1);
        if let Some(&mv) = more
            && here.is_begun_by(&there)
            && self.seats == other.seats
            && next.show(mv)
            && next.game.record() == there
        {
            next.far.clone_from(&other.far);
            return next;
        }
        let mut next = other.clone();
        next.revision = self.revision.wrapping_add(1);
        next.serial = self.serial.wrapping_add(1);
        next
    }

    /// The same table as a person likes it.
    #[must_use]
    pub fn with_manners(self, manners: Manners) -> Self {
        Self { manners, ..self }
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Who plays.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// Whether the board is turned away from the person's usual view.
    pub const fn flipped(&self) -> bool {
        self.flipped
    }

    /// The move in hand.
    pub const fn walk(&self) -> Option<&Walk> {
        self.walk.as_ref()
    }

    /// What has just happened.
    pub const fn news(&self) -> &News {
        &self.news
    }

    /// Which piece of news that is.
    pub const fn serial(&self) -> u32 {
        self.serial
    }

    /// Changes whenever the game does.
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// Names the present moment of the table: no two that look different have the same. What is rendered later than the
    /// rest of the page carries it too, so that whoever reads both can see whether they agree.
    pub fn moment(&self) -> String {
        format!("{}.{}", self.revision, self.serial)
    }

    /// The move to be shown hop by hop.
    pub const fn motion(&self) -> &Motion {
        &self.motion
    }

    /// A good move, if one was asked for.
    pub const fn hint(&self) -> Hint {
        self.hint
    }

    /// How the board is seen.
    pub fn view(&self) -> View {
        let turns = self.manners.turning && self.seats.opponent == Opponent::Person;
        let near = if turns { self.turn() } else { self.seats.side };
        let bottom = if self.flipped { !near } else { near };
        View::of(self.game.rule_set(), bottom)
    }

    /// How many moves of the game the board shows.
    pub fn shown(&self) -> usize {
        self.looking.unwrap_or(self.game.len())
    }

    /// Whether an earlier position is shown.
    pub const fn is_looking_back(&self) -> bool {
        self.looking.is_some()
    }

    /// The side to move.
    pub fn turn(&self) -> Side {
        self.game.position().turn()
    }

    /// Whether the computer is to move.
    pub fn is_thinking(&self) -> bool {
        self.game.result().is_none() && !self.paused && self.seats.computer(self.turn()).is_some()
    }

    /// Whether a person may move now, with the present position on the board.
    pub fn is_open(&self) -> bool {
        self.looking.is_none()
            && !self.paused
            && !self.covered
            && self.game.result().is_none()
            && self.seats.is_person(self.turn())
    }

    /// Whether the board is covered until the device is in other hands.
    pub const fn is_covered(&self) -> bool {
        self.covered
    }

    /// Whether a game is on the board that somebody may want to go on with.
    pub fn is_under_way(&self) -> bool {
        self.game.result().is_none() && !(self.game.is_empty() && self.far.is_none())
    }

    /// Whether a person has begun a capture that is not over yet.
    pub fn is_mid_capture(&self) -> bool {
        self.walk.as_ref().is_some_and(|walk| !walk.hops_made().is_empty())
    }

    /// Whether the game can be given up.
    pub fn can_resign(&self) -> bool {
        self.is_under_way() && !self.is_held()
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        if self.far.is_some() {
            return self.may_ask(Question::Undo);
        }
        // What was given up or agreed to stands.
        self.game.ended().is_none() && self.undo_target().is_some()
    }

    /// Whether there is something to play again.
    pub fn can_redo(&self) -> bool {
        self.far.is_none() && self.game.ended().is_none() && self.game.undone().next().is_some()
    }

    /// Whether a hint can be asked for.
    pub fn can_hint(&self) -> bool {
        self.far.is_none() && self.is_open() && matches!(self.hint, Hint::None | Hint::Piece(_))
    }

    /// What the engine should think about now, if anything.
    pub fn request(&self) -> Option<Request> {
        let revision = self.revision;
        if self.game.result().is_some() || self.paused {
            return None;
        }
        match self.seats.computer(self.turn()) {
            Some(level) => {
                let time_ms = self.clock.map(|clock| clock.budget(self.turn()));
                Some(Request { revision, aim: Aim::Reply(level), time_ms })
            }
            None if self.hint == Hint::Asked => Some(Request { revision, aim: Aim::Hint, time_ms: None }),
            None => self.wants_glance().then_some(Request { revision, aim: Aim::Glance, time_ms: None }),
        }
    }

    /// Whether the computer should say how it sees the position in which a person is to move.
    fn wants_glance(&self) -> bool {
        self.manners.evaluation && self.is_open() && self.hint == Hint::None
    }

    /// The engine has found `mv`. Whether anything has changed.
    pub fn answered(&mut self, mv: Move) -> bool {
        if self.is_thinking() {
            return self.play(mv, Motion::of(self.game.position(), &mv));
        }
        if self.hint == Hint::Asked && self.game.position().is_legal(&mv) {
            self.hint = Hint::Piece(mv);
            return self.tell(News::HintPiece(mv.from()));
        }
        false
    }

    /// Plays `mv` for all to see.
    pub fn show(&mut self, mv: Move) -> bool {
        let motion = Motion::of(self.game.position(), &mv);
        self.play(mv, motion)
    }

    /// Asks for a good move; once its piece is shown, for the move.
    pub fn ask_hint(&mut self) -> bool {
        if !self.can_hint() {
            return false;
        }
        if let Hint::Piece(mv) = self.hint {
            self.hint = Hint::Shown(mv);
            return self.tell(News::Hint(mv));
        }
        self.let_go();
        self.hint = Hint::Asked;
        self.tell(News::HintAsked)
    }

    /// Asks the engine once more for what it owes.
    pub fn ask_again(&mut self) -> bool {
        self.revision = self.revision.wrapping_add(1);
        true
    }

    /// Forgets that a hint was asked for.
    pub fn drop_hint(&mut self) -> bool {
        core::mem::replace(&mut self.hint, Hint::None) == Hint::Asked
    }

    /// Gives the turn back to a person: the computer's reply and their own move.
    pub fn undo(&mut self) -> bool {
        if self.far.is_some() {
            return self.does(self.seats.side, Deed::Ask(Question::Undo));
        }
        let Some(target) = self.undo_target().filter(|_| self.can_undo()) else { return false };
        while self.game.len() > target && self.game.undo() {}
        self.changed();
        self.tell(News::Undone)
    }

    /// Plays again what was taken back, up to a person's turn.
    pub fn redo(&mut self) -> bool {
        if !self.can_redo() || !self.game.redo() {
            return false;
        }
        while !self.seats.is_person(self.turn()) && self.game.result().is_none() && self.game.redo() {}
        self.changed();
        self.tell(News::Redone)
    }

    /// Shows the position after `plies` moves.
    pub fn look_at(&mut self, plies: usize) -> bool {
        let looking = (plies < self.game.len()).then_some(plies);
        if looking == self.looking {
            return false;
        }
        self.looking = looking;
        self.covered = false;
        self.let_go();
        self.motion = Motion::none();
        self.tell(News::Looked)
    }

    /// Takes the game back to the position that is looked at.
    pub fn play_from_here(&mut self) -> bool {
        let Some(target) = self.looking.filter(|_| self.far.is_none()) else { return false };
        while self.game.len() > target && self.game.undo() {}
        self.changed();
        self.tell(News::Undone)
    }

    /// The person whose turn it is gives up; against the computer, the person.
    pub fn resign(&mut self) -> bool {
        let side = if self.seats.is_person(self.turn()) { self.turn() } else { !self.turn() };
        self.end(Ended::Resigned(side))
    }

    /// The players end the game.
    pub fn end(&mut self, ended: Ended) -> bool {
        if self.far.is_some() {
            return match ended {
                Ended::Resigned(side) => self.does(side, Deed::Resign),
                Ended::OutOfTime(side) => self.does(side, Deed::OutOfTime(side)),
                Ended::Agreed => self.does(self.seats.side, Deed::Grant(Question::Draw)),
            };
        }
        if self.game.end(ended).is_err() {
            return false;
        }
        self.changed();
        self.tell(News::Resigned)
    }

    /// Turns the board.
    pub fn flip(&mut self) -> bool {
        self.flipped = !self.flipped;
        self.motion = Motion::none();
        true
    }

    pub(super) fn play(&mut self, mv: Move, motion: Motion) -> bool {
        let by = self.turn();
        let played = match &mut self.far {
            Some(far) => far.take(&mut self.game, by, Deed::Play(mv)).is_ok(),
            None => self.game.play(mv).is_ok(),
        };
        if !played {
            return false;
        }
        let looking = self.looking;
        self.changed();
        // Whoever looks back goes on looking while the computer moves.
        self.looking = looking;
        self.motion = motion.numbered(self.revision);
        self.covered = self.manners.passing && self.seats.opponent == Opponent::Person && self.game.result().is_none();
        self.tell(News::Moved)
    }

    /// The device is in other hands.
    pub fn uncover(&mut self) -> bool {
        core::mem::replace(&mut self.covered, false) && self.tell(News::Uncovered)
    }

    pub(super) fn tell(&mut self, news: News) -> bool {
        self.news = news;
        self.serial = self.serial.wrapping_add(1);
        true
    }

    /// Nothing is in hand any more.
    pub(super) fn let_go(&mut self) {
        self.walk = None;
        self.pending = None;
    }

    pub(super) fn changed(&mut self) {
        self.let_go();
        self.looking = None;
        self.covered = false;
        self.hint = Hint::None;
        self.motion = Motion::none();
        self.revision = self.revision.wrapping_add(1);
    }

    /// After how many moves it was last a person's turn, before now.
    fn undo_target(&self) -> Option<usize> {
        (0..self.game.len()).rev().find(|&plies| self.seats.is_person(self.game.position_at(plies).turn()))
    }
}
