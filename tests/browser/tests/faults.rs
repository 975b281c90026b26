//! Storage that keeps nothing, has no room or holds nonsense, clocks that jump, a program that fails: the person is told
//! what there is to tell, and can play.
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "this is test code: a surprise should stop the test"
)]

use std::thread;
use std::time::Duration;

use browser_tests::{NewGame, Page, Visit, Whim, visit, wait_until};

/// Fills the storage to the last character, but for `room`.
const FILL: &str = "((room) => {
    let size = 1 << 22, n = 0;
    while (size >= 1) {
        try { localStorage.setItem(`other/${n}`, 'x'.repeat(size)); n += 1; } catch { size >>= 1; }
    }
    if (room) localStorage.setItem('other/0', localStorage.getItem('other/0').slice(room));
    return n;
})";

fn take_down_trouble(page: &Page) -> String {
    let trouble = wait_until("a word about it", || page.trouble());
    page.select(".trouble button").click();
    wait_until("the word to go", || page.trouble().is_none().then_some(()));
    trouble
}

#[test]
fn a_browser_that_keeps_nothing_is_told_of_once_and_plays() {
    visit(Visit::default(), |page| {
        page.before_all(
            "for (const name of ['localStorage', 'indexedDB'])
                Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } });",
        );
        page.open("");
        page.stand();
        assert_eq!(take_down_trouble(page), "StorageBlocked");
        assert!(page.play_to(4, &mut Whim::new(5)).plies >= 4);
        page.open("#/settings");
        page.select("[name=theme][value=dark]").click();
        page.select("html[data-theme=dark]");
        assert_eq!(page.trouble(), None);
    });
}

#[test]
fn a_storage_that_is_full_is_told_of_once_and_the_game_goes_on() {
    visit(Visit::default(), |page| {
        page.start(NewGame::against(1, "russian"));
        let mut whim = Whim::new(5);
        page.play_to(2, &mut whim);
        page.eval(&format!("{FILL}(0)"));
        page.play_to(4, &mut whim);
        assert_eq!(take_down_trouble(page), "StorageFull");
        assert!(page.play_to(8, &mut whim).plies >= 8);
        assert_eq!(page.trouble(), None);
        // The second place where moves are kept has them all the same.
        let before = (page.stand(), page.pieces());
        page.eval("for (const name of Object.keys(localStorage)) if (name.startsWith('other/')) localStorage.removeItem(name)");
        page.reload();
        assert_eq!((page.stand(), page.pieces()), before);
        assert_eq!(page.trouble(), None);
    });
}

#[test]
fn a_save_that_cannot_be_read_and_is_too_large_to_be_copied_is_moved() {
    visit(Visit::default(), |page| {
        page.open("");
        page.stand();
        page.eval("localStorage.setItem('dama/v1/game', 'x'.repeat(4e6)), 1");
        page.reload();
        page.stand();
        assert_eq!(take_down_trouble(page), "SaveUnreadable");
        assert_eq!(page.eval("localStorage.getItem('dama/v1/unread-game').length"), 4_000_000);
        assert!(page.play_to(4, &mut Whim::new(5)).plies >= 4);
        let before = page.stand();
        page.reload();
        assert_eq!((page.stand(), page.trouble()), (before, None));
        // It can be deleted when it is of no use to anybody.
        page.open("#/settings");
        page.select("[data-action=aside-delete]").click();
        wait_until("it to be gone", || {
            (page.eval("localStorage.getItem('dama/v1/unread-game')") == serde_json::Value::Null).then_some(())
        });
    });
}

#[test]
fn a_save_that_cannot_even_be_moved_stays_where_it_is_until_the_person_deletes_it() {
    visit(Visit::default(), |page| {
        page.open("");
        page.stand();
        page.eval(&format!("localStorage.setItem('dama/v1/game', 'x'.repeat(1e5)), {FILL}(0)"));
        page.reload();
        page.stand();
        page.wait_for_text("It stays as it is");
        assert_eq!(take_down_trouble(page), "SaveStuck");
        assert!(page.play_to(4, &mut Whim::new(5)).plies >= 4);
        assert_eq!(page.trouble(), None);
        assert_eq!(page.eval("localStorage.getItem('dama/v1/game').length"), 100_000);
        page.open("#/settings");
        page.select("[data-action=aside-delete]").click();
        wait_until("the game to be kept", || {
            (page.eval("JSON.parse(localStorage.getItem('dama/v1/game') ?? '{}').version ?? 0") == 1).then_some(())
        });
        let plies = page.saved()["record"]["moves"].as_array().map_or(0, Vec::len);
        assert!(plies >= 4);
    });
}

#[test]
fn a_save_that_cannot_be_read_and_comes_while_the_page_starts_is_told_of() {
    visit(Visit::default(), |page| {
        // It takes a second to learn that no other window plays.
        page.before_all(
            "const request = navigator.locks.request.bind(navigator.locks);
            navigator.locks.request = (...all) => new Promise((go) => setTimeout(go, 1000)).then(() => request(...all));",
        );
        page.open("");
        page.select("main[data-lead=asked]");
        page.eval("localStorage.setItem('dama/v1/game', 'x'.repeat(1e5)), 1");
        assert_eq!(take_down_trouble(page), "SaveUnreadable");
        assert_eq!(page.eval("localStorage.getItem('dama/v1/unread-game').length"), 100_000);
        assert!(page.play_to(4, &mut Whim::new(5)).plies >= 4);
    });
}

#[test]
fn a_game_of_a_newer_version_is_there_when_that_version_is() {
    visit(Visit::default(), |page| {
        page.start(NewGame::of_two("spanish"));
        page.play_to(6, &mut Whim::new(5));
        let before = (page.stand(), page.pieces());
        // As a newer version has it, of which this one knows nothing.
        page.eval(
            "window.kept = localStorage.getItem('dama/v1/game'),
            localStorage.setItem('dama/v1/game', kept.replace('\"version\":1', '\"version\":9')), 1",
        );
        page.reload();
        page.stand();
        assert_eq!(take_down_trouble(page), "SaveNewer");
        // To this version the newer one is as this one is to it: what it put aside can be read again.
        page.eval(
            "localStorage.setItem('dama/v1/unread-game',
                localStorage.getItem('dama/v1/unread-game').replace('\"version\":9', '\"version\":1')), 1",
        );
        page.reload();
        assert_eq!((page.stand(), page.pieces()), before);
        wait_until("it to be at its place", || {
            (page.eval("localStorage.getItem('dama/v1/unread-game')") == serde_json::Value::Null).then_some(())
        });
        assert_eq!(page.saved()["record"]["moves"].as_array().map(Vec::len), Some(6));
    });
}

#[test]
fn whatever_is_kept_the_page_comes_up() {
    visit(Visit { limit: Duration::from_secs(120), ..Visit::default() }, |page| {
        page.open("");
        page.stand();
        for text in
            ["", "null", "{}", "[[[[", "\\u0000", "{\"version\":1,\"record\":null}", "{\"lang\":\"xx\",\"theme\":7}"]
        {
            let text = serde_json::json!(text);
            page.eval(&format!(
                "for (const name of ['game', 'settings', 'choices', 'unread-game', 'probe', 'more'])
                    localStorage.setItem('dama/v1/' + name, {text})"
            ));
            page.reload();
            page.stand();
            if page.trouble().is_some() {
                take_down_trouble(page);
            }
            let plies = page.wait_for_turn().plies;
            assert!(page.play_to(plies + 1, &mut Whim::new(5)).plies > plies, "{text}");
        }
    });
}

#[test]
fn a_clock_that_jumps_neither_stops_the_computer_nor_loses_a_move() {
    visit(Visit::default(), |page| {
        page.before_all("window.shift = 0; const now = Date.now; Date.now = () => now() + shift");
        page.start(NewGame::against(3, "brazilian"));
        let mut whim = Whim::new(5);
        for (plies, shift) in [(2, 0.0), (4, 3e11), (6, -6e11), (8, 9e15)] {
            page.eval(&format!("window.shift = {shift}"));
            page.play_to(plies, &mut whim);
        }
        let before = (page.stand(), page.pieces());
        page.reload();
        page.eval("window.shift = -1e12");
        assert_eq!((page.stand(), page.pieces()), before);
        assert!(page.play_to(10, &mut whim).plies >= 10);
    });
}

#[test]
fn no_flag_falls_because_the_clock_of_the_device_was_set() {
    visit(Visit::default(), |page| {
        page.before_all("window.shift = 0; const now = Date.now; Date.now = () => now() + shift");
        page.open("#/new");
        page.select("[name=variant][value=russian]").click();
        page.select("[name=opponent][value=person]").click();
        page.select("[name=time]").choose("3 min + 2 s a move");
        page.select("[data-action=start]").click();
        let mut whim = Whim::new(8);
        for (plies, shift) in [(1, 0.0), (3, 3e11), (5, -3e11)] {
            page.eval(&format!("window.shift = {shift}"));
            thread::sleep(Duration::from_millis(600));
            assert_eq!(page.play_to(plies, &mut whim).phase, "open");
        }
        for clock in [".top .clock", ".bottom .clock"] {
            let left = page.select(clock).text();
            assert!(left.starts_with("2:5") || left.starts_with("3:0"), "{left}");
        }
    });
}

/// Makes the next thing that the program does to the page fail.
const BREAK: &str = "(() => {
    const fail = () => { throw new Error('broken on purpose'); };
    for (const name of ['insertBefore', 'appendChild', 'removeChild']) Node.prototype[name] = fail;
})()";

#[test]
fn a_program_that_fails_leaves_a_calm_page_and_the_game() {
    for (lang, said, report) in [
        ("en", "Your game is saved", "Copy for a report"),
        ("tr", "Oyununuz kayıtlı", "Bildirim için kopyala"),
        ("ar", "لعبتك محفوظة", "نسخ للإبلاغ عن مشكلة"),
        ("de", "Deine Partie ist gespeichert", "Für eine Meldung kopieren"),
    ] {
        visit(Visit { language: lang, ..Visit::default() }, |page| {
            page.start(NewGame::of_two("russian"));
            page.play_to(4, &mut Whim::new(5));
            let before = (page.stand(), page.pieces());
            page.eval(BREAK);
            page.open("#/rules");
            page.wait_for_text(said);
            page.screenshot(&format!("panic-{lang}"));
            page.cdp(
                "Browser.grantPermissions",
                &serde_json::json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] }),
            );
            page.click("button", report);
            let copied = wait_until("the report", || {
                let text = page.eval("navigator.clipboard.readText()").as_str().unwrap_or_default().to_owned();
                text.contains("Rules: russian").then_some(text)
            });
            assert!(copied.contains("panicked at"), "{copied}");
            wait_until("the complaints", || page.take_off_console("").then_some(()));
            page.eval("document.querySelector('#crash a:not([hidden] *)').click(), 1");
            wait_until("the page again", || {
                page.eval("!!document.querySelector('#crash[hidden]')").as_bool().filter(|it| *it)
            });
            page.take_off_console("");
            assert_eq!((page.stand(), page.pieces()), before);
            assert!(page.play_to(6, &mut Whim::new(6)).plies >= 6);
        });
    }
}

#[test]
fn a_program_that_cannot_be_run_leaves_a_calm_page() {
    visit(Visit { language: "tr", ..Visit::default() }, |page| {
        page.before_all(
            "WebAssembly.instantiateStreaming = WebAssembly.instantiate = () => Promise.reject(new Error('no'))",
        );
        page.open("");
        page.wait_for_text("Bir şeyler ters gitti");
        page.expect_on_console("no");
        page.take_off_console("");
    });
}
