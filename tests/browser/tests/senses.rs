//! Sounds and vibration: none until they are wanted, and then one for each move.

use browser_tests::{Key, NewGame, Page, Visit, visit, wait_until};

/// Run before the page's own program: what the device would do is only counted.
const COUNTING: &str = "(() => {
    window.felt = [];
    window.heard = 0;
    navigator.vibrate = (pattern) => { window.felt.push(pattern); return true; };
    const node = () => ({ connect() {}, frequency: {}, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
        start() { window.heard += 1; }, stop() {} });
    window.AudioContext = class {
        currentTime = 0;
        destination = {};
        createOscillator() { return node(); }
        createGain() { return node(); }
    };
})()";

/// What was felt, and how many tones were heard.
fn sensed(page: &Page) -> (String, u64) {
    let felt = page.eval("JSON.stringify(felt)");
    (felt.as_str().unwrap_or_default().to_owned(), page.eval("heard").as_u64().unwrap_or_default())
}

fn switch(page: &Page, name: &str) {
    page.open("#/settings");
    page.select(&format!("dialog [name={name}]")).click();
    page.press(&[Key::Escape]);
    wait_until("the board", || (page.eval("!document.querySelector('dialog')") == true).then_some(()));
}

fn go(page: &Page, from: u32, to: u32) {
    let before = page.stand().plies;
    page.click_square(from);
    page.click_square(to);
    assert_eq!(page.stand().plies, before + 1);
}

/// Another game, with nothing felt or heard yet.
fn anew(page: &Page) {
    page.start(NewGame::of_two("russian"));
    page.eval("(felt.length = 0, heard = 0, 1)");
}

#[test]
fn moves_are_felt_and_heard_only_where_that_is_wanted() {
    visit(Visit::default(), |page| {
        page.before_all(COUNTING);
        page.start(NewGame::of_two("russian"));
        go(page, 9, 13);
        go(page, 24, 19);
        assert_eq!(sensed(page), ("[]".to_owned(), 0), "off until wanted");

        switch(page, "vibration");
        anew(page);
        assert_eq!(sensed(page), ("[]".to_owned(), 0), "nothing before a move");
        page.click_square(1);
        assert_eq!(sensed(page), ("[]".to_owned(), 0), "a refusal is no move");
        go(page, 11, 15);
        assert_eq!(sensed(page), ("[12]".to_owned(), 0));
        go(page, 24, 19);
        go(page, 15, 24);
        assert_eq!(sensed(page), ("[12,12,30]".to_owned(), 0), "a capture is felt more");
        page.select("[data-action=undo]").click();
        assert_eq!(sensed(page).0, "[12,12,30]");

        switch(page, "vibration");
        switch(page, "sound");
        anew(page);
        go(page, 11, 15);
        assert_eq!(sensed(page), ("[]".to_owned(), 1));
        go(page, 24, 19);
        go(page, 15, 24);
        assert_eq!(sensed(page), ("[]".to_owned(), 4), "a capture has two tones");
    });
}

#[test]
fn the_end_of_a_game_is_heard() {
    visit(Visit::default(), |page| {
        page.before_all(COUNTING);
        page.set_up("russian", "W:W22:B18", None);
        switch(page, "sound");
        let before = sensed(page).1;
        go(page, 22, 15);
        assert_eq!(page.stand().phase, "over");
        assert_eq!(sensed(page).1, before + 3);
    });
}
