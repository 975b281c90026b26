//! Every rule set is played against the computer, from the choice of the game on.
#![allow(clippy::indexing_slicing, reason = "this is test code: a surprise should stop the test")]

use std::time::Duration;

use browser_tests::{NewGame, Visit, Whim, visit};

/// More moves than any of these games has.
const MOST: u64 = 600;

/// A game of a dozen moves, every one of them clicked with the mouse.
fn begin(game: NewGame) {
    visit(Visit::default(), |page| {
        page.start(game);
        let stand = page.play_to(12, &mut Whim::new(7));
        assert!(stand.plies >= 12);
        assert_eq!(page.trouble(), None);
        let saved = page.saved();
        assert_eq!(saved["record"]["moves"].as_array().map(Vec::len), Some(stand.plies as usize));
        assert_eq!(saved["record"]["rule_set"]["optional_capture"], game.optional_capture);
    });
}

/// A game to its end; it stays ended when the page is loaded again.
fn end(game: NewGame, seed: u64) {
    let patient = Visit { limit: Duration::from_secs(150), ..Visit::default() };
    visit(patient, |page| {
        page.hurry();
        page.start(game);
        let stand = page.play_out(seed, MOST);
        assert_eq!(stand.phase, "over");
        assert_eq!(page.trouble(), None);
        let said = page.select("[role=alert]").call("function () { return this.textContent.trim(); }");
        assert_ne!(said, "", "the result is not read aloud");
        let pieces = page.pieces();
        println!("{} {:?} after {} moves: {said}", game.variant, stand.result, stand.plies);
        page.reload();
        assert_eq!(page.stand(), stand);
        assert_eq!(page.pieces(), pieces);
    });
}

macro_rules! games {
    ($($name:ident),*) => {
        mod begins {
            $(#[test] fn $name() { super::begin(super::NewGame::against(1, stringify!($name))); })*
        }
        mod ends {
            $(#[test] fn $name() { super::end(super::NewGame::against(1, stringify!($name)), 42); })*
        }
    };
}

games!(american, russian, brazilian, spanish, italian, czech, international, thai);

macro_rules! optional {
    ($($name:ident),*) => {
        mod without_compulsory_capture {
            $(#[test] fn $name() {
                let game = super::NewGame::against(1, stringify!($name));
                super::begin(super::NewGame { optional_capture: true, ..game });
            })*
        }
    };
}

optional!(american, russian, brazilian, spanish, italian, czech, thai);

#[test]
fn the_computer_makes_the_first_move_when_asked_to() {
    visit(Visit::default(), |page| {
        page.start(NewGame { moves_first: false, ..NewGame::against(1, "international") });
        let stand = page.wait_for_turn();
        assert_eq!((stand.plies, stand.turn.as_str()), (1, "black"));
        assert!(page.play_to(5, &mut Whim::new(3)).plies >= 5);
    });
}

#[test]
fn two_people_play_to_the_end() {
    let patient = Visit { limit: Duration::from_secs(150), ..Visit::default() };
    visit(patient, |page| {
        page.start(NewGame::of_two("russian"));
        page.play_to(6, &mut Whim::new(5));
        assert_eq!(page.play_out(11, MOST).phase, "over");
    });
}

#[test]
fn optional_capture_is_not_offered_where_there_is_none() {
    visit(Visit::default(), |page| {
        page.open("#/new");
        for (variant, offered) in [("international", false), ("italian", true)] {
            page.select(&format!("[name=variant][value={variant}]")).click();
            assert_eq!(page.eval("!!document.querySelector('[name=optional-capture]')"), offered, "{variant}");
        }
    });
}
