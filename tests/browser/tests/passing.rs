//! Two people pass one device on: the board is covered in between, where they want that.

use browser_tests::{Key, NewGame, Page, Size, Visit, visit, wait_until};

/// Two people who have the board covered, after Black's first move.
fn begin(page: &Page) {
    page.start(NewGame::of_two("russian"));
    page.open("#/settings");
    page.select("dialog [name=passing]").click();
    page.press(&[Key::Escape]);
    wait_until("the board", || (page.eval("!document.querySelector('dialog')") == true).then_some(()));
    page.square(9).click();
    page.square(13).click();
    covered(page);
}

/// Waits for the cover, which hides every square.
fn covered(page: &Page) {
    wait_until("the cover", || (page.stand().phase == "covered").then_some(()));
    assert_eq!(page.eval("document.querySelectorAll('[data-square]').length"), 0, "the board is there");
    wait_until("the keyboard on the cover", || {
        (page.focused().attribute("data-action").as_deref() == Some("uncover")).then_some(())
    });
}

/// Waits for the board, with the keyboard on it.
fn open(page: &Page) {
    wait_until("the board", || (page.stand().phase == "open").then_some(()));
    wait_until("the keyboard on the board", || page.focused().square_number());
}

#[test]
fn the_board_is_covered_until_it_is_touched() {
    for size in [Size::DESKTOP, Size::PHONE] {
        visit(Visit { size, ..Visit::default() }, |page| {
            begin(page);
            page.screenshot(&format!("cover-{}", size.width));
            page.find("button", "Hand the device to White Show the board").tap();
            open(page);
            assert_eq!(page.stand().turn, "white");
            page.square(22).tap();
            page.square(17).tap();
            covered(page);
            let said = page.select(".unseen[role=status]").call("function () { return this.textContent; }");
            let said = said.as_str().unwrap_or_default().to_owned();
            assert!(said.starts_with("White: 22 to 17. Hand the device to Black"), "{said}");
        });
    }
}

#[test]
fn the_cover_goes_by_keyboard_too() {
    visit(Visit::default(), |page| {
        begin(page);
        page.press(&[Key::Enter]);
        open(page);
        page.type_text("22-17");
        page.press(&[Key::Enter]);
        covered(page);
        page.press(&[Key::Escape]);
        open(page);
        page.select("[data-action=undo]").click();
        assert_eq!((page.stand().plies, page.stand().phase.as_str()), (1, "open"), "a move taken back needs no cover");
    });
}
