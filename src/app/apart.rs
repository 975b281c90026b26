//! The table where the other side is elsewhere: what either does goes through the rules of such games, and is written down
//! to be sent.

use super::motion::Motion;
use super::port::Line;
use super::seats::{Opponent, Seats};
use super::table::{News, Table};
use crate::distance::{Deed, Done, Far, Question, Way};
use crate::game::Game;
use crate::rules::Side;

impl Table {
    /// A game with somebody elsewhere; the person here plays `side`.
    pub fn apart(game: Game, far: Far, side: Side, flipped: bool) -> Self {
        let mut table = Self::resumed(game, Seats { opponent: Opponent::Far, side }, flipped);
        table.far = Some(far);
        table
    }

    /// What there is beside the game where the other side is elsewhere.
    pub const fn far(&self) -> Option<&Far> {
        self.far.as_ref()
    }

    /// Whether the other side is at the other end of a line.
    pub fn is_live(&self) -> bool {
        self.far.as_ref().is_some_and(|far| far.way == Way::Live)
    }

    /// Asks for another game, or agrees to it where the other side has asked.
    pub fn ask_rematch(&mut self) -> bool {
        let is_asked = self.asked() == Some(Question::Rematch);
        let deed = if is_asked { Deed::Grant } else { Deed::Ask };
        self.does(self.seats.side, deed(Question::Rematch))
    }

    /// The table as the line has it: one deed more is seen as it is done. None where that is another game. The clock runs
    /// only while both are there; where the game cannot go on, the board is closed.
    pub fn synced(&self, other: &Self, line: Line, now: u64) -> Option<Self> {
        let (here, there) = (self.far.as_ref()?, other.far.as_ref()?);
        let is_next = here.id.next() == there.id;
        if !self.is_live() || !(here.id == there.id || is_next) {
            return None;
        }
        let news = there.deeds().strip_prefix(here.deeds()).filter(|_| !is_next && self.seats == other.seats);
        let mut next = self.clone();
        next.paused = false;
        let is_same = match news {
            Some([]) => true,
            Some(&[done]) => next.does(done.by, done.deed),
            _ => false,
        };
        if !is_same {
            next = self.taking(other.clone().with_manners(self.manners));
            next.looking = None;
            next.flipped = if is_next { false } else { self.flipped };
        }
        next.clock = other.clock;
        next.timed = next.game.len();
        let is_running = !next.game.is_empty() && next.game.result().is_none();
        next.paused = match line {
            Line::Open => false,
            Line::Apart => next.clock.is_some() && is_running,
            Line::Stopped => next.game.result().is_none(),
        };
        next.held = line == Line::Stopped;
        if next.paused && !self.paused {
            next.let_go();
            next.tell(News::Paused);
        }
        let turn = next.turn();
        if let Some(clock) = next.clock.as_mut().filter(|_| line == Line::Open && is_running) {
            clock.run(turn, now);
        }
        Some(next)
    }

    /// Whether the line takes nothing now that the person here might do.
    pub fn is_held(&self) -> bool {
        (self.paused || self.held) && self.is_live()
    }

    /// Whether the person here may ask the other side for `what` now.
    pub fn may_ask(&self, what: Question) -> bool {
        !self.is_held() && self.far.as_ref().is_some_and(|far| far.may_ask(&self.game, self.seats.side, what))
    }

    /// What the person here is asked by the other side.
    pub fn asked(&self) -> Option<Question> {
        self.far.as_ref().filter(|_| !self.is_held())?.asked_of(self.seats.side)
    }

    /// Whether it is the turn of somebody elsewhere.
    pub fn is_waiting(&self) -> bool {
        self.far.is_some() && self.game.result().is_none() && self.turn() != self.seats.side
    }

    /// Whether the other side does not know yet how the game stands.
    pub fn has_news(&self) -> bool {
        self.far.as_ref().is_some_and(|far| far.has_news_of(self.seats.side, &self.game))
    }

    /// `by` does `deed`, as far as it is allowed. Whether it was.
    pub fn does(&mut self, by: Side, deed: Deed) -> bool {
        if by == self.seats.side && self.is_held() {
            return false;
        }
        if let Deed::Play(mv) = deed {
            return self.far.is_some() && by == self.turn() && self.show(mv);
        }
        let Some(far) = &mut self.far else { return false };
        if far.take(&mut self.game, by, deed).is_err() {
            return false;
        }
        self.changed();
        self.tell(if self.game.result().is_some() { News::Resigned } else { News::Done(Done { by, deed }) })
    }

    /// The game that follows this one when both play again, with the sides swapped.
    pub fn follow_up(&self) -> Option<Self> {
        let far = self.far.as_ref().filter(|_| self.game.result().is_some())?;
        let next = Self::apart(Game::new(self.game.rule_set()), far.rematch(), !self.seats.side, false);
        let clock = self.clock.map(|clock| crate::game::Clock::new(clock.control()));
        Some(self.taking(next.with_manners(self.manners).with_clock(clock)))
    }

    /// The same table with its last move still to be shown, where the other side has made it: for a game that comes from
    /// elsewhere.
    #[must_use]
    pub fn arriving(mut self) -> Self {
        let news = self.far.as_ref().and_then(|far| far.deeds().last()).copied();
        match news {
            Some(Done { by, deed: Deed::Play(_) }) if by != self.seats.side => {
                self.looking = self.game.len().checked_sub(1);
                self.news = News::None;
            }
            Some(_) if self.game.result().is_some() => self.news = News::Resigned,
            Some(done) => self.news = News::Done(done),
            None => {}
        }
        self
    }

    /// Shows the last move as it is played, after the board before it has been seen.
    pub fn arrive(&mut self) -> bool {
        let Some(before) = self.looking.filter(|plies| plies + 1 == self.game.len() && self.far.is_some()) else {
            return false;
        };
        let motion = self.game.moves().last().map(|mv| Motion::of(self.game.position_at(before), mv));
        self.looking = None;
        self.motion = motion.unwrap_or_default().numbered(self.revision());
        self.tell(News::Moved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::choices::Choices;
    use crate::app::hand::Intent;
    use crate::app::port;
    use crate::app::refusal::Refusal;
    use crate::app::save::{read, write};
    use crate::app::state::{Action, State};
    use crate::distance::{GameId, Player, Way};
    use crate::game::{GameResult, RuleSet};
    use crate::rules::Variant;

    fn state() -> State {
        let game = Game::new(RuleSet::table(Variant::American));
        let players = [Some(Player::new("Marion", 1)), Some(Player::new("Chinook", 2))];
        let far = Far::new(GameId::new(5), Way::Post, players);
        let table = Table::apart(game, far, Side::Black, false);
        State::new(table, Default::default(), Choices::default(), None)
    }

    fn first(state: &State) -> crate::rules::Move {
        state.table.game().position().legal_moves()[0]
    }

    /// What is kept reads back to the same.
    fn act(state: &State, action: Action) -> State {
        let next = state.after(action).expect("something changes");
        let back = read(&write(&next.table, 1)).expect("it reads back");
        assert_eq!((back.game().record(), back.far()), (next.table.game().record(), next.table.far()));
        assert_eq!(back.seats(), next.table.seats());
        next
    }

    fn me_then_you(state: &State) -> State {
        let state = act(state, Action::Deed(Deed::Play(first(state))));
        act(&state, Action::Far(Deed::Play(first(&state))))
    }

    #[test]
    fn each_side_moves_in_its_turn_and_what_was_done_is_written_down() {
        let state = state();
        assert!(state.table.is_open() && !state.table.is_waiting() && !state.table.has_news());
        assert!(state.after(Action::Far(Deed::Play(first(&state)))).is_none());
        let mv = first(&state);
        let picked = state.after(Action::Board(Intent::Tap(mv.from()))).expect("picked up");
        let state = act(&picked, Action::Board(Intent::Tap(mv.to())));
        assert_eq!(state.table.far().map(Far::deeds), Some(&[Done { by: Side::Black, deed: Deed::Play(mv) }][..]));
        assert!(state.table.is_waiting() && state.table.has_news() && !state.table.is_open());
        assert!(!state.table.is_thinking() && state.table.request().is_none());
        let reply = first(&state);
        let refused = state.after(Action::Board(Intent::Tap(reply.from()))).expect("an answer");
        assert_eq!(refused.table.news(), &News::Refused(Refusal::NotYourTurn));
        assert!(state.after(Action::Deed(Deed::Play(reply))).is_none());
        let state = act(&state, Action::Far(Deed::Play(reply)));
        assert!(state.table.is_open() && !state.table.has_news());
    }

    #[test]
    fn nothing_is_free_that_needs_the_other_side() {
        let state = me_then_you(&state());
        assert!(state.after(Action::AskHint).is_none() && state.after(Action::Redo).is_none());
        assert!(state.after(Action::Pause).is_none() && state.after(Action::Rematch).is_none());
        let back = state.after(Action::LookAt(1)).expect("looks back");
        assert!(back.after(Action::PlayFromHere).is_none());
        let asked = act(&state, Action::Undo);
        assert_eq!(asked.table.game().len(), 2);
        assert!(!asked.table.can_undo() && asked.after(Action::Undo).is_none());
        assert!(asked.after(Action::Deed(Deed::Grant(Question::Undo))).is_none());
        let granted = act(&asked, Action::Far(Deed::Grant(Question::Undo)));
        assert_eq!((granted.table.game().len(), granted.table.can_redo()), (0, false));
        let offered = act(&state, Action::Far(Deed::Ask(Question::Draw)));
        assert_eq!(offered.table.asked(), Some(Question::Draw));
        let agreed = act(&offered, Action::AgreeDraw);
        assert_eq!(agreed.table.game().result(), Some(GameResult::Agreed));
        assert!(!agreed.table.can_undo());
    }

    #[test]
    fn giving_up_is_the_persons_own_and_another_game_swaps_the_sides() {
        let state = act(&me_then_you(&state()), Action::Resign);
        assert_eq!(state.table.game().result(), Some(GameResult::Resigned { winner: Side::White }));
        assert!(state.table.has_news());
        let next = act(&state, Action::SwapSides);
        assert_eq!(next.table.seats(), Seats { opponent: Opponent::Far, side: Side::White });
        let far = next.table.far().expect("somebody elsewhere");
        assert_eq!((far.id, far.deeds()), (GameId::new(5).next(), &[][..]));
        assert_eq!(far.player(Side::White).map(|player| player.name.as_str()), Some("Chinook"));
        assert!(next.table.is_waiting() && next.table.has_news());
    }

    #[test]
    fn a_move_that_comes_from_elsewhere_is_seen_as_it_is_played() {
        let state = me_then_you(&state());
        let before = state.table.game().position_at(1).board().pieces().count();
        let taken = act(&state, Action::Take(Box::new(Table::clone(&state.table))));
        assert_eq!((taken.table.shown(), before), (1, 24));
        let arrived = act(&taken, Action::Arrive);
        assert_eq!((arrived.table.shown(), arrived.table.news()), (2, &News::Moved));
        assert_eq!(arrived.table.motion().hops().len(), 1);
        assert!(arrived.after(Action::Arrive).is_none() && arrived.table.is_open());
    }

    #[test]
    fn where_the_line_stops_the_board_takes_nothing_and_says_so() {
        let (mine, stopped) = (state(), Line::Stopped);
        let mut far = mine.table.far().expect("somebody elsewhere").clone();
        far.way = Way::Live;
        let live = Table::apart(mine.table.game().clone(), far, Side::Black, false);
        let state = State::new(live, Default::default(), Choices::default(), None);
        let told = |state: &State, line| {
            let (table, line) = port::read(&port::write(&state.table, line)).expect("it reads back");
            state.after(Action::Sync(Box::new(table), line)).expect("it stands so")
        };
        let mv = first(&state);
        assert!(told(&state, Line::Apart).table.is_open(), "without a clock one may move on while the line is gone");
        let picked = state.after(Action::Board(Intent::Tap(mv.from()))).expect("picked up");
        let state = told(&picked, stopped);
        assert!(!state.table.is_open() && state.table.walk().is_none() && !state.table.can_resign());
        assert_eq!((state.table.is_paused(), state.table.news()), (true, &News::Paused));
        let tapped = state.after(Action::Board(Intent::Tap(mv.from()))).expect("an answer");
        assert_eq!(tapped.table.news(), &News::Refused(Refusal::Paused));
        for deed in [Deed::Play(mv), Deed::Resign, Deed::Ask(Question::Draw)] {
            assert!(state.after(Action::Deed(deed)).is_none(), "{deed:?}");
        }
        // Told again it stays so; where the game has ended, its end is shown.
        assert!(!told(&state, stopped).table.is_open());
        let ended = told(&told(&state, Line::Open), Line::Open).after(Action::Resign).expect("it goes on");
        let ended = told(&ended, stopped);
        assert!(!ended.table.is_paused() && ended.table.game().result().is_some());
        // There is nobody to ask for anything.
        assert!(ended.table.is_held() && !ended.table.can_undo() && ended.after(Action::SwapSides).is_none());
    }

    #[test]
    fn a_save_that_does_not_fit_itself_is_refused() {
        let good = write(&me_then_you(&state()).table, 1);
        assert!(good.starts_with("{\"version\":2") && read(&good).is_ok());
        for (from, to) in [
            ("\"far\":{", "\"far\":null,\"fat\":{"),
            ("\"opponent\":\"far\"", "\"opponent\":\"person\""),
            ("\"deeds\":[", "\"deeds\":[\"b:resign\","),
            ("\"deeds\":[\"", "\"deeds\":[\"x"),
            ("\"id\":\"0", "\"id\":\"g"),
        ] {
            assert!(good.contains(from), "{good}");
            assert!(read(&good.replacen(from, to, 1)).is_err(), "{to}");
        }
    }
}
