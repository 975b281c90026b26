//! Two windows and one game: one plays, the other shows it, says so and can take over; neither writes over the other.
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::expect_used,
    reason = "this is test code: a surprise should stop the test"
)]

use std::time::Duration;

use browser_tests::{NewGame, Page, Visit, Whim, visit, wait_until};

/// How many moves are kept.
fn kept(page: &Page) -> usize {
    page.saved()["record"]["moves"].as_array().map_or(0, Vec::len)
}

fn wait_for_plies(page: &Page, plies: u64) {
    page.wait_for("the moves of the other window", Duration::from_secs(10), |stand| stand.plies == plies);
}

fn is_elsewhere(page: &Page) -> bool {
    page.trouble().as_deref() == Some("Elsewhere")
}

fn wait_until_elsewhere(page: &Page) {
    wait_until("the word that another window plays", || is_elsewhere(page).then_some(()));
}

fn wait_until_here(page: &Page) {
    wait_until("the right to play", || (!is_elsewhere(page)).then_some(()));
}

#[test]
fn one_window_plays_and_the_other_follows_and_takes_over() {
    visit(Visit { limit: Duration::from_secs(120), ..Visit::default() }, |page| {
        page.start(NewGame::against(1, "russian"));
        let mut whim = Whim::new(4);
        page.play_to(4, &mut whim);
        let first = page.new_window();
        let second = page.window();
        page.open("");
        wait_until_elsewhere(page);
        page.wait_for_text("The game is being played in another window.");
        page.screenshot("another-window");
        assert_eq!(page.stand().plies, 4);
        // Nothing can be played here.
        let before = page.pieces();
        let movable = page.stand().movable;
        page.click_square(*movable.first().expect("a piece"));
        assert!(page.stand().landings.is_empty());
        page.open("#/new");
        page.select("[data-action=start]").click();
        // What is in the way gets the keyboard, with the way to play here.
        wait_until("the word about it", || (page.focused().text() == "Play here").then_some(()));
        assert_eq!(page.path(), "#/new");
        page.open("#/");
        assert_eq!((page.stand().plies, page.pieces(), kept(page)), (4, before, 4));
        // What is played there is seen here.
        page.go_to_window(&first);
        page.play_to(8, &mut whim);
        let (pieces, moves) = (page.pieces(), kept(page));
        page.go_to_window(&second);
        wait_for_plies(page, 8);
        assert_eq!((page.pieces(), kept(page)), (pieces, moves));
        // It is taken over, and then the first one follows.
        page.click("button", "Play here");
        wait_until_here(page);
        page.play_to(12, &mut whim);
        let (pieces, plies) = (page.pieces(), page.stand().plies);
        page.go_to_window(&first);
        wait_until_elsewhere(page);
        wait_for_plies(page, plies);
        assert_eq!(page.pieces(), pieces);
        // A window that is closed leaves the game to the other.
        page.go_to_window(&second);
        page.close_window(&first);
        wait_until_here(page);
        assert!(page.play_to(plies + 4, &mut whim).plies >= plies + 4);
        page.reload();
        assert_eq!(page.stand().plies as usize, kept(page));
        assert!(!is_elsewhere(page));
    });
}

#[test]
fn a_game_taken_over_while_the_computer_thinks_has_one_answer() {
    visit(Visit { limit: Duration::from_secs(120), ..Visit::default() }, |page| {
        page.start(NewGame::against(10, "czech"));
        let first = page.new_window();
        let second = page.window();
        page.open("");
        wait_until_elsewhere(page);
        page.go_to_window(&first);
        assert_eq!(page.make_a_move(&mut Whim::new(4)).phase, "thinking");
        page.go_to_window(&second);
        page.click("button", "Play here");
        page.wait_for("the answer", Duration::from_secs(10), |stand| stand.plies == 2 && stand.phase == "open");
        std::thread::sleep(Duration::from_secs(2));
        let (pieces, moves) = (page.pieces(), page.saved()["record"]["moves"].clone());
        page.go_to_window(&first);
        wait_for_plies(page, 2);
        assert_eq!((page.pieces(), page.saved()["record"]["moves"].clone()), (pieces, moves));
    });
}

#[test]
fn where_there_are_no_locks_whoever_sees_another_play_follows() {
    visit(Visit { limit: Duration::from_secs(120), ..Visit::default() }, |page| {
        let no_locks = "Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })";
        page.before_all(no_locks);
        page.start(NewGame::of_two("thai"));
        let mut whim = Whim::new(4);
        page.play_to(2, &mut whim);
        let first = page.new_window();
        let second = page.window();
        page.before_all(no_locks);
        page.open("");
        assert_eq!(page.play_to(4, &mut whim).plies, 4);
        let pieces = page.pieces();
        page.go_to_window(&first);
        wait_until_elsewhere(page);
        wait_for_plies(page, 4);
        assert_eq!(page.pieces(), pieces);
        page.click("button", "Play here");
        wait_until_here(page);
        page.play_to(5, &mut whim);
        page.go_to_window(&second);
        wait_until_elsewhere(page);
        wait_for_plies(page, 5);
    });
}

#[test]
fn settings_are_the_same_in_both_windows() {
    visit(Visit::default(), |page| {
        page.open("");
        page.stand();
        let first = page.new_window();
        page.open("#/settings");
        page.select("[name=theme][value=dark]").click();
        page.go_to_window(&first);
        page.select("html[data-theme=dark]");
    });
}
