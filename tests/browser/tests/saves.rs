//! A game outlives the page it is played on, and moves can be taken back.
#![allow(clippy::expect_used, reason = "this is test code: a surprise should stop the test")]

use std::time::Duration;

use browser_tests::{Key, NewGame, Page, Stand, Visit, Whim, visit, wait_until};

/// Does one of the actions under the board.
fn act(page: &Page, action: &str) {
    page.select(&format!("[data-action={action}]")).click();
}

/// Whether one of the actions is there to be used.
fn can(page: &Page, action: &str) -> bool {
    page.select(&format!("[data-action={action}]")).attribute("aria-disabled").as_deref() != Some("true")
}

/// Closes the dialog of the settings, which then goes by itself.
fn close_the_settings(page: &Page) {
    page.select("dialog[open]");
    page.press(&[Key::Escape]);
    wait_until("the board", || (page.eval("!document.querySelector('dialog')") == true).then_some(()));
    assert_eq!(page.path(), "#/");
}

#[test]
fn the_way_back_does_not_lead_into_the_settings_again() {
    visit(Visit::default(), |page| {
        page.open("#/new");
        page.select("[data-action=start]");
        page.open("#/settings");
        page.select("dialog[open]");
        page.press(&[Key::Escape]);
        wait_until("the choices", || (page.eval("!document.querySelector('dialog')") == true).then_some(()));
        assert_eq!(page.path(), "#/new");
        page.eval("history.back(), 1");
        wait_until("the way back", || (page.eval("!document.querySelector('dialog')") == true).then_some(()));
        assert_ne!(page.path(), "#/settings");
    });
}

/// All that must be the same again.
fn all_of(page: &Page) -> (Stand, String, String) {
    (page.stand(), page.pieces(), page.eval("document.querySelector('.moves ol').innerText").to_string())
}

#[test]
fn a_game_is_there_again_when_the_page_is_loaded_again() {
    visit(Visit::default(), |page| {
        let game = NewGame::against(1, "spanish");
        page.start(NewGame { optional_capture: true, ..game });
        page.play_to(8, &mut Whim::new(2));
        let before = all_of(page);
        page.reload();
        assert_eq!(all_of(page), before);
        assert!(page.play_to(12, &mut Whim::new(3)).plies >= 12);
    });
}

#[test]
fn the_computer_answers_when_the_page_is_loaded_again_while_it_thinks() {
    visit(Visit::default(), |page| {
        page.let_it_think();
        page.before_all("window.found = localStorage.getItem('dama/v1/game')");
        page.start(NewGame::against(10, "russian"));
        let moved = page.make_a_move(&mut Whim::new(4));
        assert_eq!((moved.phase.as_str(), moved.plies), ("thinking", 1));
        let pieces = page.pieces();
        page.reload();
        let moves = page.eval("JSON.parse(found).record.moves.length");
        assert_eq!(moves, 1, "the computer had answered before the page was loaded again");
        let answered = page.wait_for_turn();
        assert_eq!(answered.plies, 2);
        act(page, "undo");
        act(page, "redo");
        act(page, "undo");
        assert_eq!(page.stand().plies, 0);
        assert_ne!(page.pieces(), pieces);
    });
}

#[test]
fn moves_are_taken_back_and_played_again() {
    visit(Visit::default(), |page| {
        page.start(NewGame::against(1, "brazilian"));
        assert!(!can(page, "undo") && !can(page, "redo"));
        let begun = page.pieces();
        page.play_to(2, &mut Whim::new(9));
        let after_two = page.pieces();
        page.play_to(4, &mut Whim::new(10));
        let after_four = all_of(page);
        act(page, "undo");
        assert_eq!((page.stand().plies, page.pieces()), (2, after_two));
        act(page, "undo");
        assert_eq!((page.stand().plies, page.pieces()), (0, begun));
        assert!(!can(page, "undo"));
        // What was taken back is kept as well.
        page.reload();
        act(page, "redo");
        assert_eq!(page.stand().plies, 2);
        act(page, "redo");
        assert_eq!(all_of(page), after_four);
        assert!(!can(page, "redo"));
    });
}

#[test]
fn a_move_is_taken_back_while_the_computer_thinks() {
    visit(Visit::default(), |page| {
        page.let_it_think();
        page.start(NewGame::against(10, "czech"));
        let begun = page.pieces();
        assert_eq!(page.make_a_move(&mut Whim::new(1)).phase, "thinking");
        act(page, "undo");
        let stand = page.stand();
        assert_eq!((stand.phase.as_str(), stand.plies, page.pieces()), ("open", 0, begun));
        // The reply to a move that is no longer there never comes.
        std::thread::sleep(Duration::from_millis(4_000));
        assert_eq!(page.stand(), stand);
        assert_eq!(page.play_to(2, &mut Whim::new(2)).plies, 2);
    });
}

#[test]
fn a_board_is_turned_and_stays_so() {
    visit(Visit::default(), |page| {
        page.start(NewGame::against(1, "international"));
        page.play_to(2, &mut Whim::new(9));
        let before = all_of(page);
        let place = || page.square(1).bounds();
        let [straight_x, straight_y, ..] = place();
        act(page, "flip");
        let [turned_x, turned_y, ..] = place();
        assert!(turned_x > straight_x && turned_y > straight_y);
        assert_eq!(all_of(page), before);
        page.reload();
        assert_eq!(page.stand(), before.0);
        assert_eq!(place()[..2], [turned_x, turned_y]);
        page.play_to(4, &mut Whim::new(5));
        act(page, "flip");
        assert_eq!(place()[..2], [straight_x, straight_y]);
    });
}

/// Chooses a language in the settings and waits until the page speaks it.
fn speak(page: &Page, own_name: &str) {
    page.select("[name=lang]").choose(own_name);
    page.select(&format!(
        "html[lang={}]",
        page.eval("document.querySelector('[name=lang]').value").as_str().expect("a tag")
    ));
}

#[test]
fn another_language_leaves_the_game_alone() {
    visit(Visit::default(), |page| {
        page.start(NewGame::against(1, "italian"));
        page.play_to(4, &mut Whim::new(9));
        let before = (page.stand(), page.pieces(), page.saved());
        for (lang, dir) in [("العربية", "rtl"), ("Türkçe", "ltr"), ("English", "ltr")] {
            page.open("#/settings");
            speak(page, lang);
            assert_eq!(page.eval("document.documentElement.dir || 'ltr'"), dir);
            close_the_settings(page);
            assert_eq!((page.stand(), page.pieces(), page.saved()), before);
        }
        page.open("#/settings");
        speak(page, "Türkçe");
        page.reload();
        page.select("html[lang=tr]");
        close_the_settings(page);
        assert_eq!((page.stand(), page.pieces()), (before.0, before.1));
        assert!(page.play_to(8, &mut Whim::new(5)).plies >= 8);
    });
}

#[test]
fn a_save_that_cannot_be_read_is_told_and_a_game_begins() {
    for (save, trouble) in [("nonsense", "SaveUnreadable"), ("{\"version\":9}", "SaveNewer")] {
        visit(Visit::default(), |page| {
            page.open("");
            page.stand();
            page.eval(&format!("localStorage.setItem('dama/v1/game', {save:?}), 1"));
            page.reload();
            page.stand();
            assert_eq!(page.trouble().as_deref(), Some(trouble));
            page.select(".trouble button").click();
            assert_eq!(page.trouble(), None);
            assert!(page.play_to(2, &mut Whim::new(5)).plies >= 2);
        });
    }
}
