//! A browser that is killed where it stands loses no move.
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::expect_used,
    reason = "this is test code: a surprise should stop the test"
)]

use std::time::Duration;

use browser_tests::{NewGame, Profile, Visit, Whim, visit_and_kill, visit_as};

fn patient() -> Visit {
    Visit { limit: Duration::from_secs(90), ..Visit::default() }
}

/// Two men that 9 takes one after the other, on 18 and 25.
const CAPTURE: &str = "B:W14,22,29:B1,9";

#[test]
fn while_the_computer_thinks() {
    let profile = Profile::new();
    let mut pieces = String::new();
    visit_and_kill(&profile, patient(), |page| {
        page.let_it_think();
        page.start(NewGame::against(10, "russian"));
        let moved = page.make_a_move(&mut Whim::new(4));
        assert_eq!((moved.phase.as_str(), moved.plies), ("thinking", 1));
        pieces = page.pieces();
    });
    visit_as(&profile, patient(), |page| {
        page.before_all("window.found = JSON.parse(localStorage.getItem('dama/v1/game'))?.record.moves.length ?? 0");
        page.open("");
        let stand = page.stand();
        println!("{} moves had reached the disk by localStorage alone", page.eval("found"));
        assert!(stand.plies >= 1, "the move is lost: {stand:?}");
        assert_eq!(page.trouble(), None);
        assert_eq!(page.wait_for_turn().plies, 2);
        assert!(page.play_to(4, &mut Whim::new(5)).plies >= 4);
    });
}

#[test]
fn in_the_middle_of_a_capture_and_of_its_show() {
    let profile = Profile::new();
    visit_and_kill(&profile, patient(), |page| {
        page.start(NewGame::of_two("russian"));
        let mut game = page.saved();
        game["record"]["start"] = CAPTURE.into();
        page.eval(&format!("localStorage.setItem('dama/v1/game', JSON.stringify({game})), 1"));
        page.reload();
        page.click_square(9);
        page.click_square(18);
        assert_eq!(page.stand().landings, [25]);
    });
    // A move that is not over is put back; nothing else is lost. Now it is killed while the move is being shown.
    visit_and_kill(&profile, patient(), |page| {
        page.open("");
        assert_eq!(
            (page.stand().plies, page.pieces().as_str()),
            (0, "1 black-man,9 black-man,14 white-man,22 white-man,29 white-man")
        );
        assert_eq!(page.trouble(), None);
        page.click_square(9);
        page.click_square(25);
    });
    visit_as(&profile, patient(), |page| {
        page.open("");
        assert_eq!((page.stand().plies, page.pieces().as_str()), (1, "1 black-man,25 black-man,29 white-man"));
        assert_eq!(page.trouble(), None);
    });
}

#[test]
fn again_and_again() {
    let profile = Profile::new();
    let mut plies = 0;
    for round in 0..3 {
        visit_and_kill(&profile, patient(), |page| {
            if round == 0 {
                page.start(NewGame::of_two("international"));
            } else {
                page.open("");
            }
            assert_eq!(page.stand().plies, plies, "in round {round}");
            plies = page.play_to(plies + 3, &mut Whim::new(round)).plies;
        });
    }
    visit_as(&profile, patient(), |page| {
        page.open("");
        assert_eq!(page.stand().plies, plies);
    });
}
