//! The board takes moves from a mouse, a finger and a keyboard.
#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "this is test code: a surprise should stop the test")]

use browser_tests::{Key, NewGame, Page, Pointer, Size, Visit, visit};

/// Two people at a Russian board that is set up, White to move.
fn set_up(page: &Page, fen: &str) {
    page.start(NewGame::of_two("russian"));
    let mut save = page.saved();
    save["record"]["start"] = fen.into();
    let text = save.to_string();
    page.eval(&format!("localStorage.setItem('dama/v1/game', {text:?}), 1"));
    page.reload();
    assert_eq!((page.stand().turn.as_str(), page.trouble()), ("white", None));
}

/// The square that has the keyboard.
fn under_the_keyboard(page: &Page) -> u32 {
    page.focused().square_number().expect("the focus on a square")
}

#[test]
fn a_piece_is_dragged() {
    for (size, pointer) in [(Size::DESKTOP, Pointer::Mouse), (Size::PHONE, Pointer::Touch)] {
        visit(Visit { size, ..Visit::default() }, |page| {
            page.start(NewGame::against(1, "russian"));
            page.square(9).drag_to(&page.square(13), pointer);
            let stand = page.stand();
            assert_eq!(stand.plies, 1, "{pointer:?}");
            assert_eq!(page.square(13).attribute("data-piece").as_deref(), Some("black-man"));
            assert_eq!(page.wait_for_turn().plies, 2);
        });
    }
}

#[test]
fn a_piece_that_is_dragged_to_nowhere_goes_back() {
    for (size, pointer) in [(Size::DESKTOP, Pointer::Mouse), (Size::PHONE, Pointer::Touch)] {
        visit(Visit { size, ..Visit::default() }, |page| {
            page.start(NewGame::of_two("russian"));
            let before = page.pieces();
            for to in [18, 5] {
                page.square(9).drag_to(&page.square(to), pointer);
                assert_eq!((page.stand().plies, page.pieces()), (0, before.clone()));
                assert!(page.stand().landings.is_empty());
            }
            assert_ne!(page.select(".unseen[role=status]").text(), "", "the refusal is not told");
            assert_eq!(page.eval("document.querySelectorAll('[data-dragged]').length"), 0);
            page.square(9).drag_to(&page.square(13), pointer);
            assert_eq!(page.stand().plies, 1);
        });
    }
}

#[test]
fn a_piece_is_tapped_with_a_finger() {
    visit(Visit { size: Size::PHONE, ..Visit::default() }, |page| {
        page.start(NewGame::against(1, "american"));
        let from = page.stand().movable[0];
        page.square(from).tap();
        let landings = page.stand().landings;
        page.square(landings[0]).tap();
        assert_eq!(page.stand().plies, 1);
        assert_eq!(page.wait_for_turn().plies, 2);
    });
}

#[test]
fn a_move_is_made_by_keyboard_alone() {
    for variant in ["american", "international"] {
        visit(Visit::default(), |page| {
            page.start(NewGame::against(1, variant));
            assert_eq!(page.eval("document.querySelectorAll('[data-square][tabindex=\"0\"]').length"), 1);
            // From the top of the page to the board by Tab.
            page.eval("document.activeElement.blur()");
            let mut tabs = 0;
            while page.focused().square_number().is_none() {
                page.press(&[Key::Tab]);
                tabs += 1;
                assert!(tabs < 20, "Tab does not lead to the board");
            }
            let begun = page.stand();
            let from = under_the_keyboard(page);
            assert!(begun.movable.contains(&from), "{from} cannot move");
            page.press(&[Key::Enter]);
            assert_eq!(page.square(from).attribute("class").as_deref().map(|it| it.contains("in-hand")), Some(true));
            page.press(&[Key::Escape]);
            assert_eq!(page.stand(), begun);
            page.press(&[Key::Space]);
            let landings = page.stand().landings;
            let ways: [&[Key]; 3] = [&[Key::Up], &[Key::Left], &[Key::Right, Key::Right]];
            let found = ways.iter().any(|way| {
                way.iter().for_each(|&key| page.press(&[key]));
                landings.contains(&under_the_keyboard(page))
            });
            assert!(found, "the arrows lead to none of {landings:?}");
            let to = under_the_keyboard(page);
            page.press(&[Key::Enter]);
            assert_eq!(page.stand().plies, 1);
            assert_eq!(under_the_keyboard(page), to, "the focus has left the board");
            assert_eq!(page.wait_for_turn().plies, 2);
            assert_eq!(under_the_keyboard(page), to, "the reply has taken the focus away");
            assert_eq!(page.eval("document.querySelectorAll('[data-square][tabindex=\"0\"]').length"), 1);
        });
    }
}

/// A man on 26 that captures 22, 14 and, from 10, has no further way; a black man far away.
const STEPS: &str = "W:W26:B22,14,1";

/// Whether the captured piece on a square waits on the board.
fn waits(page: &Page, square: u32) -> bool {
    page.eval(&format!("!!document.querySelector('.figure.waiting[data-on=\"{square}\"]')")) == true
}

/// A way to take a piece from one square to another.
type Go = fn(&Page, u32, u32);

#[test]
fn a_capture_is_made_step_by_step_and_its_victims_wait() {
    let click = |page: &Page, _: u32, to: u32| page.click_square(to);
    let drag = |page: &Page, from: u32, to: u32| page.square(from).drag_to(&page.square(to), Pointer::Mouse);
    let touch = |page: &Page, from: u32, to: u32| page.square(from).drag_to(&page.square(to), Pointer::Touch);
    let keys = |page: &Page, _: u32, to: u32| {
        page.square(to).focus();
        page.press(&[Key::Enter]);
    };
    let hands: [(&str, Size, Go); 4] = [
        ("clicks", Size::DESKTOP, click),
        ("drags", Size::DESKTOP, drag),
        ("touches", Size::PHONE, touch),
        ("keys", Size::DESKTOP, keys),
    ];
    for (name, size, go) in hands {
        visit(Visit { size, ..Visit::default() }, |page| {
            set_up(page, STEPS);
            assert_eq!(page.stand().movable, [26]);
            if ["clicks", "keys"].contains(&name) {
                go(page, 26, 26);
            }
            go(page, 26, 17);
            let half = page.stand();
            assert_eq!((half.plies, half.landings), (0, vec![10]), "{name}");
            assert!(waits(page, 22) && !waits(page, 14), "{name}");
            assert_eq!(page.square(17).attribute("data-piece").as_deref(), Some("white-man"));
            assert_eq!(page.square(26).attribute("data-piece"), None);
            go(page, 17, 10);
            assert_eq!(page.stand().plies, 1, "{name}");
            assert!(!waits(page, 22));
            assert_eq!(page.pieces(), "1 black-man,10 white-man", "{name}");
            let captured = page.select(".strip[data-side=white]").attribute("data-captured");
            assert_eq!(captured.as_deref(), Some("2"));
        });
    }
}

#[test]
fn a_capture_that_has_begun_can_be_put_back_and_made_in_one() {
    visit(Visit::default(), |page| {
        set_up(page, STEPS);
        let before = page.pieces();
        page.click_square(26);
        page.click_square(17);
        page.press(&[Key::Escape]);
        assert_eq!((page.stand().plies, page.pieces()), (0, before));
        assert!(!waits(page, 22));
        page.click_square(26);
        page.click_square(10);
        assert_eq!(page.stand().plies, 1);
        assert_eq!(page.pieces(), "1 black-man,10 white-man");
    });
}
