//! Games are found by a position and by how they begin; whoever moves about by keyboard is never lost.

use browser_tests::{Key, NewGame, Page, Visit, Whim, visit};
use serde_json::json;

const GAMES: &str = r#"[White "Anna"][GameType "25"] 1. c3-d4 b6-a5 2. b2-c3 1-0
[White "Boris"][GameType "25"] 1. c3-d4 d6-c5 2. b2-c3 *
[White "Cem"][GameType "21"] 1. 11-15 23-19 2. 8-11 22-17 *
[White "Dina"][GameType "25"][DamaProfile "table"][SetUp "1"][FEN "B:W21-32:B1-12"] 1. f6-e5 g3-h4 *
"#;

/// Gives the library a text by its own field.
fn give(page: &Page, text: &str) {
    page.select("[data-place=library][data-games]");
    page.eval("document.querySelector('details.import').open = true, 1");
    page.eval(&format!("document.querySelector('.how-in textarea').value = {}, 1", json!(text)));
    page.select("[data-action=import-text]").click();
    page.select(".report");
}

/// Looks for something and waits until so many games are found.
#[track_caller]
fn look_for(page: &Page, text: &str, found: usize) {
    page.select("[name=hunt]").focus();
    page.eval("document.querySelector('[name=hunt]').select(), 1");
    page.type_text(text);
    page.press(&[Key::Enter]);
    page.select(&format!("[data-found='{found}']"));
}

/// What has the keyboard, as a selector would name it.
fn focus(page: &Page) -> String {
    let one = "(() => { const it = document.activeElement; if (it === document.body) return 'BODY';
        return it.closest('[data-game]') && it.matches('a') ? 'a game' : it.dataset.action || it.getAttribute('name') || it.className || it.localName; })()";
    page.eval(one).as_str().unwrap_or_default().to_owned()
}

/// Waits until that has the keyboard.
#[track_caller]
fn focused(page: &Page, wanted: &str) {
    browser_tests::wait_until(&format!("the keyboard at {wanted}, not at {}", focus(page)), || {
        (focus(page) == wanted).then_some(())
    });
}

#[test]
fn games_are_found_by_how_they_begin_and_by_a_position() {
    visit(Visit::default(), |page| {
        page.open("#/library");
        give(page, GAMES);
        page.select("[data-games='4']");
        look_for(page, "1. c3-d4", 3);
        look_for(page, "1. c3-d4 b6-a5", 2);
        page.wait_for_text("With colours reversed");
        page.select("[name=turned]").click();
        page.select("[data-found='1']");
        page.select("[name=turned]").click();
        page.select("[data-found='2']");
        // As numbers this is the reply of one of the Russian games, too, with colours reversed.
        look_for(page, "11-15 23-19", 2);
        // It is looked for while it is typed.
        page.type_text(" 8-11 22-17");
        page.select("[data-found='1']");
        look_for(page, "11-15 23-19 8-11 22-17", 1);
        // The game opens where it is as was looked for, and the list is there again as it was.
        page.select(".games .game").click();
        page.select("[data-place=replay][data-at='4'][data-plies='4']");
        page.click("link", "Library");
        page.select("[data-found='1']");
        // Into the empty position field a wrong move is explained.
        look_for(page, "11-15 24-11", 4);
        page.wait_for_text("“24-11” is not legal there");
        page.select("[name=hunt][aria-invalid=true]");
        look_for(page, "W:W13,21-24,26-32:B1-12", 0);
        page.select("[name=hunt]")
            .call("function () { this.value = ''; this.dispatchEvent(new InputEvent('input', { bubbles: true })); }");
        page.select("[data-found='4']");
        // From a replay: the position, the opening.
        page.eval("[...document.querySelectorAll('.game')].find((it) => it.textContent.includes('Boris')).click(), 1");
        page.select("[data-place=replay]");
        page.press(&[Key::Right]);
        page.select("[data-at='1']");
        page.select("[data-action=find-position]").click();
        page.select("[data-found='3']");
        page.screenshot("found-desktop");
        page.eval("history.back(), 1");
        page.select("[data-place=replay][data-at='0']");
        page.press(&[Key::End]);
        page.select("[data-action=find-opening]").click();
        page.select("[data-found='1']");
        assert_eq!(page.eval("document.querySelector('[name=hunt]').value"), "1. c3-d4 d6-c5 2. b2-c3");
        // What came into the library before there were trails gets them when it is looked for.
        page.eval(
            "new Promise((done) => { const open = indexedDB.open('dama'); open.onsuccess = () => {
            const change = open.result.transaction('trails', 'readwrite'); change.objectStore('trails').clear();
            change.oncomplete = () => { open.result.close(); done(1); }; }; })",
        );
        page.open("#/library");
        page.reload();
        page.select("[data-games='4']");
        look_for(page, "1. c3-d4 b6-a5", 2);
    });
}

#[test]
fn the_keyboard_is_never_lost() {
    visit(Visit::default(), |page| {
        page.start(NewGame::of_two("russian"));
        page.play_to(2, &mut Whim::new(3));
        page.find("link", "Library").focus();
        page.press(&[Key::Enter]);
        focused(page, "lib catalog");
        // Import.
        page.select("[data-games='0']");
        page.eval("document.querySelector('.how-in textarea').focus(), 1");
        page.type_text("[GameType \"21\"] 1. 11-15 23-19 *");
        page.press(&[Key::Tab]);
        page.press(&[Key::Tab]);
        page.press(&[Key::Enter]);
        page.select("[data-games='1']");
        focused(page, "report");
        give(page, GAMES);
        page.select("[data-games='5']");
        focused(page, "report");
        // Delete, delete, undo.
        page.select(".games li:nth-child(2) [data-action=delete]").focus();
        page.press(&[Key::Enter]);
        page.select("[data-games='4']");
        focused(page, "delete");
        page.press(&[Key::Enter]);
        page.select("[data-games='3']");
        focused(page, "delete");
        page.select("[data-action=undelete]").focus();
        page.press(&[Key::Enter]);
        page.select("[data-games='4']");
        focused(page, "a game");
        // A name: typed, then not.
        page.select(".games li [data-action=rename]").focus();
        page.press(&[Key::Enter]);
        focused(page, "name");
        page.type_text("Cup");
        page.press(&[Key::Enter]);
        focused(page, "rename");
        page.press(&[Key::Enter]);
        focused(page, "name");
        page.press(&[Key::Escape]);
        focused(page, "rename");
        // Into a game and back to it.
        page.select(".games li:nth-child(3) .game").focus();
        page.press(&[Key::Enter]);
        page.select("[data-place=replay][data-at='0']");
        focused(page, "lib viewer");
        page.press(&[Key::Right]);
        page.select("[data-at='1']");
        page.select("[data-action=share]").focus();
        page.press(&[Key::Enter]);
        page.select("dialog[open]");
        page.press(&[Key::Escape]);
        focused(page, "share");
        page.find("link", "Library").focus();
        page.press(&[Key::Enter]);
        page.select("[data-place=library][data-games='4']");
        focused(page, "a game");
        assert_eq!(
            page.eval("[...document.querySelectorAll('.games li')].indexOf(document.activeElement.closest('li'))"),
            2
        );
        // Settings over it, everything in one file, and back to the table.
        page.find("link", "Settings").focus();
        page.press(&[Key::Enter]);
        page.select("dialog[open]");
        page.press(&[Key::Escape]);
        page.select("[data-place=library]");
        focused(page, "tool");
        page.press(&[Key::Enter]);
        page.find("link", "Saved on this device").focus();
        page.press(&[Key::Enter]);
        page.select("[data-place=backup]");
        focused(page, "lib backup-place");
        page.find("link", "Back to the game").focus();
        page.press(&[Key::Enter]);
        page.stand();
        assert_eq!(page.focused().role(), "button");
        assert!(page.focused().square_number().is_some());
    });
}
