//! Addresses and the ways between places: nobody is left without a word or without the keyboard.

use browser_tests::{Key, NewGame, Page, Visit, Whim, visit, wait_until};

/// What the two live regions say.
fn said(page: &Page) -> String {
    page.eval("[...document.querySelectorAll('.unseen[aria-live]')].map((it) => it.textContent.trim()).join('|')")
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

/// Waits until a square of the board has the keyboard.
#[track_caller]
fn on_the_board(page: &Page) {
    wait_until("the keyboard on the board", || page.focused().square_number());
}

#[test]
fn an_address_that_names_nothing_is_told_and_leads_to_the_board() {
    for (language, word) in [("en", "leads nowhere"), ("tr", "bir şey yok"), ("ar", "لا يوصل")] {
        visit(Visit { language, ..Visit::default() }, |page| {
            page.open("#/nowhere");
            page.stand();
            assert_eq!(wait_until("a word about it", || page.trouble()), "NoSuchPlace");
            page.wait_for_text(word);
            assert_eq!(page.path(), "#/");
            page.select(".trouble button").click();
            wait_until("it to be gone", || page.trouble().is_none().then_some(()));
            on_the_board(page);
            page.open("#/play/chess");
            assert_eq!(wait_until("a word about it", || page.trouble()), "NoSuchPlace");
            // It is not told of other places.
            page.open("#/new");
            wait_until("it to be gone", || page.trouble().is_none().then_some(()));
        });
    }
}

#[test]
fn the_keyboard_goes_to_the_board_with_the_place_that_had_it() {
    visit(Visit::default(), |page| {
        // Opened by its address, the dialog has nothing to give the keyboard back to.
        page.open("#/settings");
        page.select("dialog[open]");
        page.press(&[Key::Escape]);
        on_the_board(page);
        for place in ["#/rules/thai", "#/new", "#/library"] {
            page.open(place);
            page.select("main:not([data-place=play])");
            page.eval("history.back(), 1");
            on_the_board(page);
        }
    });
}

#[test]
fn the_keyboard_stays_where_something_was_pressed() {
    visit(Visit::default(), |page| {
        page.start(NewGame::of_two("thai"));
        page.play_to(1, &mut Whim::new(3));
        page.open("#/play/russian");
        page.select("[data-place=new-game], .new-game");
        wait_until("the keyboard on the choices", || page.focused().attribute("name").filter(|name| name == "variant"));
        page.open("#/rules/russian");
        let show = page.select(".demo .choices button");
        show.focus();
        page.press(&[Key::Enter]);
        page.select(".demo[data-played]");
        assert_eq!(page.focused().text(), show.text());
        // One move is all there is to try: nobody is asked for another.
        assert_eq!(page.eval("document.querySelector('.demo[data-played]').querySelectorAll('.can-move').length"), 0);
    });
}

#[test]
fn what_was_said_of_the_game_is_not_said_again_elsewhere() {
    visit(Visit::default(), |page| {
        page.start(NewGame::of_two("russian"));
        page.click_square(9);
        page.click_square(13);
        page.stand();
        assert!(said(page).contains("13"), "{}", said(page));
        for place in ["#/rules/russian", "#/new"] {
            page.open(place);
            page.select("main:not([data-place=play])");
            assert_eq!(said(page), "|", "{place}");
        }
        page.start(NewGame::of_two("thai"));
        assert!(said(page).len() > 1, "a game that begins is told");
        page.play_to(2, &mut Whim::new(3));
        page.select("[data-action=resign]").click();
        page.select("dialog .main").click();
        page.select("[data-phase=over]");
        assert!(!said(page).ends_with('|'), "{}", said(page));
        page.open("#/library");
        page.select("[data-place=library]");
        assert_eq!(said(page), "|");
    });
}
