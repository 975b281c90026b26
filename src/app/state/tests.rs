use super::*;
use crate::app::refusal::Refusal;
use crate::app::seats::{Level, Opponent, Seats};
use crate::app::table::{Aim, Hint, News};
use crate::rules::{Side, Square, Variant, Why};

fn square(state: &State, number: u8) -> Square {
    state.table.view().geometry.square(number).expect("on the board")
}

fn act(state: &State, action: Action) -> State {
    state.after(action).expect("something changes")
}

fn tap(state: &State, number: u8) -> State {
    act(state, Action::Board(Intent::Tap(square(state, number))))
}

/// The rule that refused the last try.
fn why(state: &State) -> Option<Why> {
    match state.table.news() {
        News::Refused(refusal) => refusal.reason().map(|reason| reason.why),
        _ => None,
    }
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
    assert_eq!(request.aim, Aim::Reply(Level::from(3)));
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
    for (number, refusal) in [(1, None), (17, Some(Refusal::NothingPicked)), (24, Some(Refusal::NotYours))] {
        let refused = tap(&state, number);
        match refusal {
            Some(refusal) => assert_eq!(*refused.table.news(), News::Refused(refusal)),
            None => assert_eq!(why(&refused), Some(Why::Blocked)),
        }
        assert_eq!(refused.table.revision(), state.table.revision());
    }
    let refused = tap(&tap(&state, 9), 32);
    assert_eq!(why(&refused), Some(Why::Occupied));
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
    assert_eq!(why(&bad), Some(Why::ManStepsOne));
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
fn a_hint_is_asked_for_shown_in_two_steps_and_forgotten() {
    let asked = act(&State::fresh(), Action::AskHint);
    assert_eq!(asked.table.request().map(|request| request.aim), Some(Aim::Hint));
    let piece = answer(&asked);
    assert!(matches!(piece.table.hint(), Hint::Piece(_)));
    assert_eq!(piece.table.request(), None);
    let shown = act(&piece, Action::AskHint);
    assert!(matches!(shown.table.hint(), Hint::Shown(_)));
    assert!(shown.after(Action::AskHint).is_none());
    assert!(shown.table.game().is_empty());
    assert_eq!(tap(&tap(&shown, 9), 13).table.hint(), Hint::None);
}

#[test]
fn resigning_ends_the_game_and_stands() {
    let state = act(&tap(&tap(&State::fresh(), 9), 13), Action::Resign);
    assert_eq!(state.table.game().resigned(), Some(Side::Black));
    assert_eq!(state.table.request(), None);
    // It is in the library with that result.
    assert!(!state.table.can_undo() && state.after(Action::Undo).is_none());
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

/// Two people at a board that is set up, White to move and with these settings.
fn set_up(variant: Variant, fen: &str, settings: Settings) -> State {
    let rules = crate::rules::Rules { mirrored: false, ..*variant.rules() };
    let setup = crate::notation::parse_fen(fen, &rules).expect("a setup");
    let position = crate::rules::Position::new(*variant.rules(), setup).expect("a position");
    let game = crate::game::Game::from_position(crate::game::RuleSet::table(variant), position);
    let seats = Seats { opponent: Opponent::Person, side: Side::White };
    State::new(Table::resumed(game, seats, false), settings, Choices::default(), None)
}

/// Two captures of two from 31 to 15 in American draughts.
const TWO_WAYS: &str = "W:W31:B18,19,26,27";

#[test]
fn of_two_captures_with_the_same_end_the_person_chooses() {
    let tried = tap(&tap(&set_up(Variant::American, TWO_WAYS, Settings::default()), 31), 15);
    let News::Ways(ways) = tried.table.news() else { panic!("{:?}", tried.table.news()) };
    assert_eq!((ways.len(), tried.table.game().len()), (2, 0));
    assert_eq!(crate::app::trace::traces(&tried.table).len(), 2);
    for way in ways {
        let chosen = act(&tried, Action::Board(Intent::Choose(way.mv)));
        assert_eq!(chosen.table.game().moves().last(), Some(&way.mv));
        assert_eq!(chosen.table.motion().hops(), way.route.hops);
    }
    // Or step by step, or not at all.
    assert_eq!(tap(&tap(&tried, 22), 15).table.game().len(), 1);
    assert!(act(&tried, Action::Board(Intent::Cancel)).table.walk().is_none());
}

#[test]
fn a_drag_to_the_common_end_asks_too() {
    let state = set_up(Variant::American, TWO_WAYS, Settings::default());
    let drop = Intent::Drop { from: square(&state, 31), to: square(&state, 15) };
    let asked = act(&state, Action::Board(drop));
    assert!(matches!(asked.table.news(), News::Ways(_)) && asked.table.walk().is_some());
}

#[test]
fn a_move_waits_for_a_nod_where_that_is_wanted() {
    let settings = Settings { confirm: true, ..Settings::default() };
    let state = set_up(Variant::Russian, "W:W26:B22,14,1", settings);
    let waiting = tap(&tap(&state, 26), 10);
    assert_eq!((waiting.table.game().len(), waiting.table.news()), (0, &News::ToConfirm));
    assert_eq!(waiting.table.walk().map(crate::rules::Walk::at), Some(square(&state, 10)));
    for nod in [Intent::Tap(square(&state, 10)), Intent::Confirm] {
        assert_eq!(act(&waiting, Action::Board(nod)).table.game().len(), 1);
    }
    for no in [Intent::Tap(square(&state, 1)), Intent::Cancel] {
        let back = act(&waiting, Action::Board(no));
        assert!(back.table.game().is_empty() && back.table.walk().is_none());
        assert!(back.after(Action::Board(Intent::Confirm)).is_none());
    }
}

#[test]
fn moves_are_typed_in_either_style_and_explained() {
    let state = State::fresh();
    let type_it = |text: &str| act(&state, Action::Type(text.to_owned()));
    for text in ["9-13", " 9 – 13 ", "b6-a5"] {
        assert_eq!(type_it(text).table.game().len(), 1, "{text}");
    }
    for (text, expected) in [("9-18", Why::ManStepsOne), ("1-5", Why::Blocked), ("9-5", Why::Occupied)] {
        assert_eq!(why(&type_it(text)), Some(expected), "{text}");
    }
    for text in ["", "hello", "9", "99-1"] {
        assert!(matches!(type_it(text).table.news(), News::Mistyped(_)), "{text}");
    }
    let two = set_up(Variant::American, TWO_WAYS, Settings::default());
    let unclear = act(&two, Action::Type("31x15".into()));
    assert!(matches!(unclear.table.news(), News::Mistyped(crate::notation::TypedError::Ambiguous { .. })));
    assert_eq!(act(&two, Action::Type("31x22x15".into())).table.game().len(), 1);
}

#[test]
fn an_only_move_is_played_and_no_other() {
    let state = set_up(Variant::Russian, "W:W26:B22,14,1", Settings::default());
    assert_eq!(act(&state, Action::PlayOnly).table.game().len(), 1);
    assert!(State::fresh().after(Action::PlayOnly).is_none());
}

#[test]
fn two_people_agree_to_a_draw_and_swap_sides() {
    let state = tap(&tap(&two_people(Variant::Russian), 9), 13);
    let drawn = act(&state, Action::AgreeDraw);
    assert_eq!(drawn.table.game().result(), Some(crate::game::GameResult::Agreed));
    let back = crate::app::save::read(&crate::app::save::write(&drawn.table, 1)).expect("reads back");
    assert_eq!(back.game().result(), drawn.table.game().result());
    let swapped = act(&drawn, Action::SwapSides);
    assert_eq!(swapped.table.seats().side, !state.table.seats().side);
    assert!(swapped.table.game().is_empty());
}

#[test]
fn the_board_turns_to_whoever_moves_where_that_is_wanted() {
    let state = two_people(Variant::Russian);
    let state = act(&state, Action::Set(Settings { turning: true, ..Settings::default() }));
    assert_eq!(state.table.view().bottom, Side::Black);
    assert_eq!(tap(&tap(&state, 9), 13).table.view().bottom, Side::White);
}

/// A game of two people with a minute for each, begun at noon with 9-13.
fn with_a_clock() -> State {
    let time = Some(crate::game::TimeControl::Fischer { seconds: 60, increment: 2 });
    let choices = Choices { variant: Variant::Russian, computer: false, time, ..Choices::default() };
    let state = act(&State::fresh(), Action::Start(choices)).at(NOON);
    assert_eq!(state.table.clock().and_then(crate::game::Clock::running), None);
    tap(&tap(&state, 9), 13)
}

const NOON: u64 = 43_200_000;

#[test]
fn the_clock_starts_with_the_first_move_and_a_fallen_flag_decides() {
    let state = with_a_clock();
    let clock = *state.table.clock().expect("a clock");
    assert_eq!(clock.running(), Some(Side::White));
    assert_eq!(clock.left(Side::White, NOON + 5_000), 55_000);
    assert!(state.at(NOON + 5_000).after(Action::Tick).is_none());
    // A tab that has slept.
    let late = act(&state.at(NOON + 3_600_000), Action::Tick);
    assert_eq!(late.table.game().result(), Some(crate::game::GameResult::OnTime { winner: Side::Black }));
    assert_eq!(late.table.clock().and_then(crate::game::Clock::running), None);
    // A move that comes after it does not count.
    let tried = act(&state.at(NOON + 61_000), Action::Board(Intent::Tap(square(&state, 22))));
    assert_eq!(tried.table.game().result(), late.table.game().result());
    let back = crate::app::save::read(&crate::app::save::write(&late.table, 1)).expect("reads back");
    assert_eq!(back.game().result(), late.table.game().result());
}

#[test]
fn a_pause_stops_the_clock_and_the_board() {
    let state = with_a_clock();
    let paused = act(&state.at(NOON + 10_000), Action::Pause);
    assert!(!paused.table.is_open());
    assert_eq!(*tap(&paused, 22).table.news(), News::Refused(Refusal::Paused));
    let on = act(&paused.at(NOON + 500_000), Action::Pause);
    let clock = on.table.clock().expect("a clock");
    assert_eq!(clock.left(Side::White, NOON + 500_000), 50_000);
    assert!(on.table.is_open());
}

#[test]
fn a_game_with_a_clock_comes_back_paused_with_its_time() {
    let state = with_a_clock();
    let moved = tap(&tap(&state.at(NOON + 4_000), 22), 17);
    let back = crate::app::save::read(&crate::app::save::write(&moved.table, 1)).expect("reads back");
    assert!(back.is_paused());
    let left = |side| back.clock().expect("a clock").left(side, u64::MAX);
    assert_eq!((left(Side::White), left(Side::Black)), (58_000, 62_000));
}

/// A game of two people, set as `settings`.
fn two_people_who_want(settings: Settings) -> State {
    act(&two_people(Variant::Russian), Action::Set(settings))
}

#[test]
fn the_reason_stays_for_whoever_taps_beside_it() {
    let refused = tap(&State::fresh(), 1);
    let again = tap(&refused, 17);
    assert_eq!(why(&again), Some(Why::Blocked));
    assert_ne!(again.table.serial(), refused.table.serial(), "it is told once more");
    assert_eq!(*tap(&again, 24).table.news(), News::Refused(Refusal::NotYours));
}

#[test]
fn the_board_is_covered_until_the_device_is_in_other_hands() {
    let state = two_people_who_want(Settings { passing: true, ..Settings::default() });
    assert!(!state.table.is_covered());
    let moved = tap(&tap(&state, 9), 13);
    assert!(moved.table.is_covered() && !moved.table.is_open());
    assert_eq!(*tap(&moved, 22).table.news(), News::Refused(Refusal::Covered));
    assert_eq!(*act(&moved, Action::Type("22-17".to_owned())).table.news(), News::Refused(Refusal::Covered));
    let shown = act(&moved, Action::Uncover);
    assert!(shown.table.is_open());
    assert!(shown.after(Action::Uncover).is_none());
    assert!(!act(&moved, Action::Undo).table.is_covered(), "a move taken back is nobody else's turn");
    assert!(!act(&moved, Action::Resign).table.is_covered(), "the end is for both to see");
}

#[test]
fn the_computer_needs_no_cover() {
    let state = act(&State::fresh(), Action::Set(Settings { passing: true, ..Settings::default() }));
    let moved = tap(&tap(&state, 9), 13);
    assert!(!moved.table.is_covered() && !answer(&moved).table.is_covered());
}

#[test]
fn nobodys_time_runs_while_the_device_changes_hands() {
    let state = with_a_clock();
    let state = act(&state, Action::Set(Settings { passing: true, ..Settings::default() }));
    let moved = tap(&tap(&state.at(NOON + 4_000), 22), 17);
    let clock = *moved.table.clock().expect("a clock");
    assert_eq!((clock.running(), clock.left(Side::White, NOON + 90_000)), (None, 58_000));
    assert!(moved.at(NOON + 90_000).after(Action::Tick).is_none());
    let shown = act(&moved.at(NOON + 90_000), Action::Uncover);
    let clock = *shown.table.clock().expect("a clock");
    assert_eq!(clock.running(), Some(Side::Black));
    let left = Side::ALL.map(|side| clock.left(side, NOON + 93_000));
    assert_eq!(left, [58_000, 59_000]);
}

#[test]
fn a_typed_move_waits_for_a_nod_too() {
    let state = two_people_who_want(Settings { confirm: true, ..Settings::default() });
    let typed = act(&state, Action::Type("9-13".to_owned()));
    assert_eq!((typed.table.news(), typed.table.game().len()), (&News::ToConfirm, 0));
    assert_eq!(act(&typed, Action::Board(Intent::Cancel)).table.game().len(), 0);
    // Nothing more typed is a nod.
    assert_eq!(act(&typed, Action::Type(" ".to_owned())).table.game().len(), 1);
    assert_eq!(act(&typed, Action::Type("10-14".to_owned())).table.news(), &News::ToConfirm);
}

#[test]
fn the_computer_says_how_it_sees_every_game_where_that_is_wanted() {
    let wanted = Settings { evaluation: true, ..Settings::default() };
    for state in [two_people_who_want(wanted), act(&State::fresh(), Action::Set(wanted))] {
        let aim = |state: &State| state.table.request().map(|request| request.aim);
        assert_eq!(aim(&state), Some(Aim::Glance));
        let seen = act(&state, Action::Scored(30));
        assert!(seen.after(Action::Answered(state.table.game().position().legal_moves()[0])).is_none());
        let moved = tap(&tap(&seen, 9), 13);
        let reply = state.table.seats().opponent != Opponent::Person;
        assert_eq!(aim(&moved), Some(if reply { Aim::Reply(Level::from(3)) } else { Aim::Glance }));
        assert_eq!(aim(&act(&moved, Action::LookAt(0))).filter(|&aim| aim == Aim::Glance), None);
    }
}
