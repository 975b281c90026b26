//! The harness does what it says, tried on a page that is nothing but markup.

use browser_tests::{Key, Pointer, Size, Visit, visit};

/// A visit to the bare page.
fn bare() -> Visit {
    Visit { site: xtask::paths::root().join("tests/browser/data/bare"), ..Visit::default() }
}

#[test]
fn a_mouse_and_a_finger_do_what_a_hand_does() {
    visit(bare(), |page| {
        page.open("");
        page.click("button", "New game");
        page.wait_for_text("mouse");
        page.find("button", "New game").tap();
        page.wait_for_text("touch");
        for pointer in [Pointer::Mouse, Pointer::Touch] {
            page.square(32).drag_to(&page.square(27), pointer);
        }
        page.wait_for_text("pointerdown-32 pointerup-27 pointerdown-32 pointerup-27");
        page.click("radio", "International");
        assert_eq!(page.eval("document.querySelector('[type=radio]').checked"), true);
    });
}

#[test]
fn keys_reach_what_has_the_focus() {
    visit(bare(), |page| {
        page.open("");
        page.find("combobox", "Level").choose("Hard");
        page.find("textbox", "Move").focus();
        page.type_text("32-28");
        page.press(&[Key::Backspace]);
        page.type_text("7");
        assert_eq!(page.focused().call("function () { return this.value; }"), "32-27");
        page.press(&[Key::Shift, Key::Tab]);
        let back = page.focused();
        assert_eq!((back.role(), back.name()), ("combobox".into(), "Level".into()));
        assert_eq!(back.call("function () { return this.value; }"), "Hard");
    });
}

#[test]
fn a_window_changes_its_size_and_its_person_their_mind() {
    visit(bare(), |page| {
        page.open("");
        page.resize(Size::PHONE);
        assert_eq!(page.eval("[innerWidth, innerHeight].join('x')"), "360x640");
        assert_eq!(page.eval("matchMedia('(pointer: coarse)').matches"), true);
        page.prefer(&[("prefers-reduced-motion", "reduce")]);
        let still = page.eval("matchMedia('(prefers-reduced-motion: reduce)').matches");
        assert_eq!(still, true);
    });
}

#[test]
fn a_stopped_server_answers_nobody_until_it_starts_again() {
    visit(bare(), |page| {
        page.open("");
        page.stop_server();
        page.eval("fetch('worker.js').catch(() => 0)");
        page.expect_on_console("net::ERR_");
        page.start_server();
        page.reload();
        assert_eq!(page.served().len(), 1);
        assert_eq!(page.path(), "");
    });
}

#[test]
#[should_panic(expected = "the console has")]
fn an_unexpected_warning_fails_the_test() {
    visit(bare(), |page| {
        page.open("");
        page.eval("console.warn('beware')");
    });
}

#[test]
#[should_panic(expected = "example.com")]
fn a_worker_that_asks_another_host_fails_the_test() {
    visit(bare(), |page| {
        page.open("");
        let asked = page.eval("new Promise((done) => (new Worker('worker.js').onmessage = done))");
        assert!(asked.is_object());
    });
}

#[test]
#[should_panic(expected = "Runtime.evaluate")]
fn a_test_that_takes_too_long_loses_its_browser() {
    let short = Visit { limit: std::time::Duration::from_secs(2), ..bare() };
    visit(short, |page| {
        page.open("");
        page.eval("new Promise(() => {})");
    });
}
