use super::*;
use crate::app::refusal::Refusal;
use crate::app::seats::{Level, Opponent, Seats};
use crate::app::table::{Hint, News};
use crate::rules::{Side, Square, Variant};

fn square(state: &State, number: u8) -> Square {
    state.table.view().geometry.square(number).expect("on the board")
}

fn act(state: &State, action: Action) -> State {
    state.after(action).expect("something changes")
}

fn tap(state: &State, number: u8) -> State {
    act(state, Action::Board(Intent::Tap(square(state, number))))
}

fn two_people(variant: Variant) -> State {
    act(&State::fresh(), Action::Start(Choices { variant, computer: false, ..Choices::default() }))
}

/// The engine answers with the first legal move.
fn answer(state: &State) -> State {
    let mv = state.table.game().position().legal_moves()[0];
    act(state, Action::Answered(mv))
}

#[test]
fn the_first_visit_finds_a_game_ready_to_play() {
    let state = State::fresh();
    assert_eq!(state.table.seats(), Seats { opponent: Opponent::Computer(Level::from(3)), side: Side::Black });
    assert_eq!(state.table.view().bottom, Side::Black);
    assert!(state.table.is_open());
    assert_eq!(state.table.request(), None);
}

#[test]
fn tap_and_tap_moves_and_the_computer_is_asked() {
    let picked = tap(&State::fresh(), 9);
    assert_eq!(picked.table.walk().map(crate::rules::Walk::from), Some(square(&picked, 9)));
    let moved = tap(&picked, 13);
    assert_eq!(moved.table.game().len(), 1);
    assert!(moved.table.is_thinking());
    let request = moved.table.request().expect("a request");
    assert_eq!(request.level, Some(Level::from(3)));
    let answered = answer(&moved);
    assert!(answered.table.is_open());
    assert_eq!(answered.table.request(), None);
}

#[test]
fn a_second_tap_and_escape_put_the_piece_back() {
    let picked = tap(&State::fresh(), 9);
    assert!(tap(&picked, 9).table.walk().is_none());
    assert!(act(&picked, Action::Board(Intent::Cancel)).table.walk().is_none());
    assert!(State::fresh().after(Action::Board(Intent::Cancel)).is_none());
}

#[test]
fn another_own_piece_is_picked_instead() {
    let picked = tap(&tap(&State::fresh(), 9), 10);
    assert_eq!(picked.table.walk().map(crate::rules::Walk::from), Some(square(&picked, 10)));
}

#[test]
fn refused_tries_say_why_and_change_no_game() {
    let state = State::fresh();
    for (number, refusal) in [(1, Refusal::Blocked), (17, Refusal::NothingPicked), (24, Refusal::NotYours)] {
        let refused = tap(&state, number);
        assert_eq!(*refused.table.news(), News::Refused(refusal));
        assert_eq!(refused.table.revision(), state.table.revision());
    }
    let refused = tap(&tap(&state, 9), 32);
    assert_eq!(*refused.table.news(), News::Refused(Refusal::NotThere));
    assert!(refused.table.walk().is_some());
}

#[test]
fn a_drag_moves_and_a_bad_drop_puts_back() {
    let state = State::fresh();
    let drop = |state: &State, from, to| {
        act(state, Action::Board(Intent::Drop { from: square(state, from), to: square(state, to) }))
    };
    let lifted = act(&state, Action::Board(Intent::Lift(square(&state, 9))));
    assert_eq!(drop(&lifted, 9, 13).table.game().len(), 1);
    let bad = drop(&lifted, 9, 18);
    assert_eq!((bad.table.game().len(), bad.table.walk().is_none()), (0, true));
    assert_eq!(*bad.table.news(), News::Refused(Refusal::NotThere));
}

#[test]
fn undo_gives_the_turn_back_and_redo_too() {
    let moved = tap(&tap(&State::fresh(), 9), 13);
    let taken = act(&moved, Action::Undo);
    assert!(taken.table.game().is_empty() && taken.table.is_open());
    let answered = answer(&moved);
    let taken = act(&answered, Action::Undo);
    assert!(taken.table.game().is_empty() && taken.table.is_open());
    let again = act(&taken, Action::Redo);
    assert_eq!(again.table.game().len(), 2);
    assert!(again.table.is_open() && !again.table.can_redo());
}

#[test]
fn nothing_to_undo_when_only_the_computer_has_moved() {
    let choices = Choices { moves_first: false, ..Choices::default() };
    let state = act(&State::fresh(), Action::Start(choices));
    assert!(state.table.is_thinking());
    let state = answer(&state);
    assert!(!state.table.can_undo() && state.after(Action::Undo).is_none());
}

#[test]
fn looking_back_moves_nothing_and_leads_back() {
    let state = answer(&tap(&tap(&State::fresh(), 9), 13));
    let back = act(&state, Action::LookAt(0));
    assert_eq!(back.table.shown(), 0);
    assert_eq!(*tap(&back, 9).table.news(), News::Refused(Refusal::LookingBack));
    assert_eq!(act(&back, Action::BackToGame).table.shown(), 2);
    let on = act(&back, Action::PlayFromHere);
    assert!(on.table.game().is_empty() && on.table.is_open() && on.table.can_redo());
}

#[test]
fn a_hint_is_asked_for_shown_and_forgotten() {
    let asked = act(&State::fresh(), Action::AskHint);
    assert_eq!(asked.table.request().map(|request| request.level), Some(None));
    let shown = answer(&asked);
    assert!(matches!(shown.table.hint(), Hint::Shown(_)));
    assert!(shown.table.game().is_empty());
    assert_eq!(tap(&tap(&shown, 9), 13).table.hint(), Hint::None);
}

#[test]
fn resigning_ends_the_game_and_can_be_taken_back() {
    let state = act(&tap(&tap(&State::fresh(), 9), 13), Action::Resign);
    assert_eq!(state.table.game().resigned(), Some(Side::Black));
    assert_eq!(state.table.request(), None);
    assert!(act(&state, Action::Undo).table.is_thinking());
}

#[test]
fn that_nothing_can_be_kept_is_told_once() {
    let told = act(&State::fresh(), Action::Trouble(Trouble::StorageFull));
    let read = act(&told, Action::Dismiss);
    assert_eq!(read.trouble, None);
    assert!(read.after(Action::Trouble(Trouble::StorageFull)).is_none());
    assert!(read.after(Action::EngineFailed).is_some());
}

#[test]
fn where_another_window_plays_this_one_follows_and_plays_nothing() {
    let state = two_people(Variant::Russian);
    let there = tap(&tap(&state, 9), 13);
    let picked = tap(&state, 9);
    let here = act(&picked, Action::Lead(Lead::Elsewhere));
    assert!(here.table.walk().is_none(), "what was in hand is put back");
    for action in [
        Action::Board(Intent::Tap(square(&here, 9))),
        Action::Undo,
        Action::Resign,
        Action::AskHint,
        Action::Rematch,
        Action::Start(Choices::default()),
        Action::EngineFailed,
    ] {
        assert!(here.after(action.clone()).is_none(), "{action:?}");
    }
    let followed = act(&here, Action::Follow(Box::new(Table::clone(&there.table))));
    assert_eq!(followed.table.game().record(), there.table.game().record());
    assert_eq!(*followed.table.news(), News::Moved, "a single move is seen as it is played");
    assert_ne!(followed.table.revision(), here.table.revision());
    // Several at once, another game, or fewer moves are simply there.
    let mut later = Table::clone(&there.table);
    for _ in 0..3 {
        let mv = later.game().position().legal_moves()[0];
        later.show(mv);
    }
    let jumped = act(&followed, Action::Follow(Box::new(later.clone())));
    assert_eq!(jumped.table.game().record(), later.game().record());
    let back = act(&jumped, Action::Follow(Box::new(Table::clone(&state.table))));
    assert!(back.table.game().is_empty() && back.table.revision() > jumped.table.revision());
    let taken = act(&back, Action::Lead(Lead::Here));
    assert_eq!(tap(&tap(&taken, 9), 13).table.game().len(), 1);
}

#[test]
fn every_game_can_be_played_by_taps_alone() {
    for variant in Variant::ALL {
        let mut state = two_people(variant);
        for ply in 0..120 {
            let moves = state.table.game().position().legal_moves();
            if state.table.game().result().is_some() {
                break;
            }
            let mv = moves[ply * 7 % moves.len()];
            let route = crate::rules::Walk::route(state.table.game().position(), &mv);
            state = act(&state, Action::Board(Intent::Tap(mv.from())));
            for hop in route {
                state = act(&state, Action::Board(Intent::Tap(hop.to)));
            }
            assert_eq!(state.table.game().len(), ply + 1, "{variant:?} {mv:?}");
            assert_eq!(state.table.game().moves().last(), Some(&mv));
        }
    }
}
