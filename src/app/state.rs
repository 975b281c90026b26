//! Everything the page knows, and what each action makes of it. Pure: the page's components only show it.

use std::rc::Rc;

use super::choices::Choices;
use super::hand::Intent;
use super::lead::Lead;
use super::port::Line;
use super::seats::Seats;
use super::settings::Settings;
use super::table::Table;
use crate::distance::Deed;
use crate::game::{Clock, Ended, RuleSet, TimeControl};
use crate::rules::Move;

/// What the page knows.
#[derive(Clone, Debug)]
pub struct State {
    /// The game at the table.
    pub table: Rc<Table>,
    /// What the person has set.
    pub settings: Settings,
    /// What was last chosen for a new game.
    pub choices: Choices,
    /// What the person has to be told.
    pub trouble: Option<Trouble>,
    /// Which window plays.
    pub lead: Lead,
    /// Whether what is kept under the game's name must be left alone.
    stuck: bool,
    /// Whether they know already that nothing can be kept: that is told once.
    knows_unsaved: bool,
    /// How the computer saw the position last: hundredths of a man, for White.
    pub score: Option<i32>,
    /// The time of day in milliseconds, when something last happened.
    now: u64,
}

/// Something that the person has to be told, and can do nothing or little about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The browser lets the page keep nothing.
    StorageBlocked,
    /// There is no room left to keep anything.
    StorageFull,
    /// The saved game could not be read.
    SaveUnreadable,
    /// The saved game is of a newer version.
    SaveNewer,
    /// The saved game could not be read, and there is no room to put it aside: it stays, and nothing is saved over it.
    SaveStuck,
    /// The texts of a language cannot be had now.
    TextsMissing,
    /// The computer player does not answer.
    EngineFailed,
    /// The address names nothing here.
    NoSuchPlace,
}

impl Trouble {
    /// Whether nothing can be kept on the device.
    pub const fn is_of_storage(self) -> bool {
        matches!(self, Self::StorageBlocked | Self::StorageFull | Self::SaveStuck)
    }
}

/// Something that happens to the page.
#[derive(Clone, Debug)]
pub enum Action {
    /// A person's hand at the board.
    Board(Intent),
    /// The engine has found a move.
    Answered(Move),
    /// The engine does not answer.
    EngineFailed,
    /// Ask the engine once more.
    AskAgain,
    /// Give the turn back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Turn the board.
    Flip,
    /// Look for a good move.
    AskHint,
    /// Give up.
    Resign,
    /// Both agree to a draw.
    AgreeDraw,
    /// The person does this in a game with somebody elsewhere.
    Deed(Deed),
    /// Somebody elsewhere has done this.
    Far(Deed),
    /// The live game stands so, and its line.
    Sync(Box<Table>, Line),
    /// A move that was typed.
    Type(String),
    /// Play the only move there is.
    PlayOnly,
    /// The device is in other hands.
    Uncover,
    /// Stop the clocks, or let them go on.
    Pause,
    /// Time has gone by.
    Tick,
    /// The computer sees the position so: hundredths of a man, for White.
    Scored(i32),
    /// Show the position after so many moves.
    LookAt(usize),
    /// Show the present position.
    BackToGame,
    /// Go on from the position that is shown.
    PlayFromHere,
    /// Have this ready to be chosen.
    Choose(Choices),
    /// Begin a game.
    Start(Choices),
    /// The same game again.
    Rematch,
    /// A game from elsewhere comes to the table.
    Take(Box<Table>),
    /// The last move of it is shown.
    Arrive,
    /// The same game again with the other side.
    SwapSides,
    /// Change the settings.
    Set(Settings),
    /// Another window has played this, or it was read from a file.
    Follow(Box<Table>),
    /// It is known which window plays.
    Lead(Lead),
    /// What could not be read is gone: the game can be kept again.
    Unstick,
    /// Something did not go well.
    Trouble(Trouble),
    /// The person has read it.
    Dismiss,
}

impl Action {
    /// Whether it belongs to the window that plays. What is only looked at or set may be done in any.
    const fn plays(&self) -> bool {
        !matches!(
            self,
            Self::Flip
                | Self::Scored(_)
                | Self::LookAt(_)
                | Self::BackToGame
                | Self::Choose(_)
                | Self::Set(_)
                | Self::Follow(_)
                | Self::Lead(_)
                | Self::Unstick
                | Self::Trouble(_)
                | Self::Dismiss
        )
    }
}

/// Cheap and enough: what has not been touched is the same value.
impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.table, &other.table)
            && self.settings == other.settings
            && self.choices == other.choices
            && self.trouble == other.trouble
            && self.lead == other.lead
            && self.stuck == other.stuck
            && self.score == other.score
    }
}

impl State {
    /// A page with `table` on it.
    pub fn new(table: Table, settings: Settings, choices: Choices, trouble: Option<Trouble>) -> Self {
        let knows_unsaved = trouble.is_some_and(Trouble::is_of_storage);
        let stuck = trouble == Some(Trouble::SaveStuck);
        let table = Rc::new(table.with_manners(settings.manners()));
        Self { table, settings, choices, trouble, lead: Lead::Asked, stuck, knows_unsaved, score: None, now: 0 }
    }

    /// A game ready to play, for whoever comes for the first time.
    pub fn fresh() -> Self {
        let choices = Choices::default();
        Self::new(Table::new(choices.rule_set(), choices.seats()), Settings::default(), choices, None)
    }

    /// Whether this window may write the game over what is kept.
    pub fn keeps(&self) -> bool {
        !self.stuck
    }

    /// The same state at another time of day.
    #[must_use]
    pub fn at(&self, now: u64) -> Self {
        Self { now, ..self.clone() }
    }

    /// What `action` makes of the state; `None` when nothing changes. A flag that has fallen has fallen before it.
    pub fn after(&self, action: Action) -> Option<Self> {
        if self.lead == Lead::Elsewhere && action.plays() {
            return None;
        }
        if self.table.clock().is_none() {
            return self.acted(action);
        }
        let ticked = self.at_table(|table| table.tick(self.now));
        let next = ticked.as_ref().unwrap_or(self).acted(action).or(ticked)?;
        let mut table = Table::clone(&next.table);
        let set = table.keep_time(self.now);
        Some(if set { Self { table: Rc::new(table), ..next } } else { next })
    }

    fn acted(&self, action: Action) -> Option<Self> {
        match action {
            Action::Board(intent) => self.at_table(|table| table.intend(intent)),
            Action::Answered(mv) => self.at_table(|table| table.answered(mv)),
            Action::EngineFailed => {
                let next = self.at_table(Table::drop_hint).unwrap_or_else(|| self.clone());
                next.with_trouble(Some(Trouble::EngineFailed)).or(Some(next))
            }
            Action::AskAgain => {
                let next = self.at_table(Table::ask_again)?;
                next.with_trouble(None).or(Some(next))
            }
            Action::Undo => self.at_table(Table::undo),
            Action::Redo => self.at_table(Table::redo),
            Action::Flip => self.at_table(Table::flip),
            Action::AskHint => self.at_table(Table::ask_hint),
            Action::Resign => self.at_table(Table::resign),
            Action::Deed(deed) => self.at_table(|table| table.does(table.seats().side, deed)),
            Action::Sync(table, line) => {
                let synced = self.table.synced(&table, line, self.now)?;
                Some(Self { table: Rc::new(synced), ..self.clone() })
            }
            Action::Far(deed) => self.at_table(|table| table.does(!table.seats().side, deed)),
            Action::AgreeDraw => self.at_table(|table| table.end(Ended::Agreed)),
            Action::Type(text) => {
                let labels = self.settings.coordinates.labels(self.table.game().rule_set());
                self.at_table(|table| table.type_move(&text, &labels))
            }
            Action::PlayOnly => self.at_table(Table::play_only_move),
            Action::Uncover => self.at_table(Table::uncover),
            Action::Pause => self.at_table(Table::pause),
            Action::Tick => None,
            Action::Scored(score) => (self.score != Some(score)).then(|| Self { score: Some(score), ..self.clone() }),
            Action::LookAt(plies) => self.at_table(|table| table.look_at(plies)),
            Action::BackToGame => self.at_table(|table| table.look_at(usize::MAX)),
            Action::PlayFromHere => self.at_table(Table::play_from_here),
            Action::Choose(choices) => (choices != self.choices).then(|| Self { choices, ..self.clone() }),
            Action::Start(choices) => {
                Some(Self { choices, ..self.begun(choices.rule_set(), choices.seats(), choices.clock()) })
            }
            Action::Rematch => self.table.far().is_none().then(|| self.again(self.table.seats())),
            Action::SwapSides => {
                let seats = self.table.seats();
                if self.table.is_live() {
                    return self.at_table(Table::ask_rematch);
                }
                if let Some(next) = self.table.follow_up() {
                    return Some(Self { table: Rc::new(next), score: None, ..self.clone() });
                }
                Some(self.again(Seats { side: !seats.side, ..seats }))
            }
            Action::Arrive => self.at_table(Table::arrive),
            Action::Take(other) => {
                let table = Rc::new(self.table.taking(other.with_manners(self.settings.manners())));
                Some(Self { table, ..self.clone() })
            }
            Action::Set(settings) => (settings != self.settings).then(|| {
                let table = Rc::new(Table::clone(&self.table).with_manners(settings.manners()));
                Self { settings, table, ..self.clone() }
            }),
            Action::Follow(table) => {
                let table = Rc::new(self.table.followed(&table));
                Some(Self { table, ..self.clone() })
            }
            Action::Lead(lead) => {
                let next = Self { lead, ..self.clone() };
                // What is in hand is put back where another window goes on.
                let put_back = next.at_table(|table| lead == Lead::Elsewhere && table.intend(Intent::Cancel));
                (lead != self.lead).then(|| put_back.unwrap_or(next))
            }
            Action::Unstick => self.stuck.then(|| Self { stuck: false, ..self.clone() }),
            Action::Trouble(trouble) if trouble.is_of_storage() && self.knows_unsaved => None,
            Action::Trouble(trouble) => {
                let next = self.with_trouble(Some(trouble))?;
                Some(Self { knows_unsaved: self.knows_unsaved || trouble.is_of_storage(), ..next })
            }
            Action::Dismiss => self.with_trouble(None),
        }
    }

    /// A new game has taken the place of the old one.
    fn begun(&self, rule_set: RuleSet, seats: Seats, time: Option<TimeControl>) -> Self {
        Self { table: Rc::new(self.table.replaced(rule_set, seats, time)), score: None, ..self.clone() }
    }

    /// The same game again.
    fn again(&self, seats: Seats) -> Self {
        self.begun(self.table.game().rule_set(), seats, self.table.clock().map(Clock::control))
    }

    fn at_table(&self, change: impl FnOnce(&mut Table) -> bool) -> Option<Self> {
        let mut table = Table::clone(&self.table);
        change(&mut table).then(|| Self { table: Rc::new(table), ..self.clone() })
    }

    fn with_trouble(&self, trouble: Option<Trouble>) -> Option<Self> {
        (trouble != self.trouble).then(|| Self { trouble, ..self.clone() })
    }
}

#[cfg(test)]
mod tests;
