//! Every language on a small and on a big screen: in the right direction, whole, and playable.
#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "this is test code: a surprise should stop the test")]

use std::fs;

use browser_tests::{Key, NewGame, Page, Size, Visit, Whim, visit, wait_until};

const SMALL: Size = Size::PHONE;
const BIG: Size = Size { width: 1440, height: 900, mobile: false };

/// The names of all messages with more than one word, which no page should show.
fn message_keys() -> Vec<String> {
    let texts = fs::read_to_string(xtask::paths::root().join("locales/en/app.ftl")).expect("the texts");
    let keys = texts.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    let keys = keys.filter_map(|line| Some(line.split_once(" =")?.0.to_owned()));
    let keys: Vec<String> = keys.filter(|key| key.contains('-')).collect();
    assert!(keys.len() > 50, "{keys:?}");
    keys
}

/// Everything that is seen or read aloud.
const WORDS: &str = "[
    document.title,
    ...[...document.querySelectorAll('body, [role=status], [role=alert]')].map((it) => it.textContent),
    ...[...document.querySelectorAll('[aria-label]')].map((it) => it.getAttribute('aria-label')),
].join('\\n')";

/// What must hold in every place of the page.
fn check(page: &Page, place: &str, lang: &str, keys: &[String]) {
    let dir = if lang == "ar" { "rtl" } else { "ltr" };
    assert_eq!(page.eval("document.documentElement.lang"), lang, "{place}");
    assert_eq!(page.eval("getComputedStyle(document.body).direction"), dir, "{place}");
    let wide = page.eval("document.documentElement.scrollWidth - document.documentElement.clientWidth");
    assert_eq!(wide, 0, "{place}: it scrolls sideways");
    let body = page.eval("document.body.scrollWidth - document.documentElement.clientWidth");
    assert!(body.as_i64().is_some_and(|more| more <= 0), "{place}: the body is {body} too wide");
    let words = page.eval(WORDS);
    let words = words.as_str().expect("words");
    let tokens: Vec<&str> = words.split(|it: char| !(it.is_ascii_alphanumeric() || it == '-')).collect();
    let raw: Vec<&String> = keys.iter().filter(|key| tokens.contains(&key.as_str())).collect();
    assert!(raw.is_empty(), "{place} shows the names of messages: {raw:?}");
    for sign in ["{", "}", "$"] {
        assert!(!words.contains(sign), "{place} shows a raw text with {sign}");
    }
}

fn speaks(lang: &'static str, size: Size) {
    visit(Visit { language: lang, size, ..Visit::default() }, |page| {
        let keys = message_keys();
        page.open("");
        page.stand();
        check(page, "the start", lang, &keys);
        page.open("#/new");
        page.select("[data-action=start]");
        check(page, "the choices", lang, &keys);
        page.screenshot(&format!("new-{lang}-{}", size.width));
        page.start(NewGame::against(1, "russian"));
        assert!(page.play_to(6, &mut Whim::new(8)).plies >= 6);
        check(page, "the game", lang, &keys);
        page.screenshot(&format!("game-{lang}-{}", size.width));
        // A board is a diagram and the same in every language; here Black sits at the bottom.
        let x = |number| page.square(number).bounds()[0];
        assert!(x(4) < x(1) && x(32) < x(29) && x(4) < x(32), "mirrored: {:?}", [1, 4, 29, 32].map(x));
        assert_eq!(page.eval("getComputedStyle(document.querySelector('[role=grid]')).direction"), "ltr");
        page.open("#/settings");
        page.select("[name=lang]");
        check(page, "the settings", lang, &keys);
        let chosen = page.eval("document.querySelector('[name=lang]').value");
        assert_eq!(chosen, lang);
        page.screenshot(&format!("settings-{lang}-{}", size.width));
        page.press(&[Key::Escape]);
        wait_until("the board", || (page.eval("!document.querySelector('dialog')") == true).then_some(()));
        page.start(NewGame::of_two("international"));
        assert!(page.play_to(2, &mut Whim::new(8)).plies >= 2);
        check(page, "a board of ten", lang, &keys);
        assert!(x(1) < x(5) && x(46) < x(50) && x(46) < x(1), "mirrored: {:?}", [1, 5, 46, 50].map(x));
        page.select("[data-action=resign]").click();
        page.select("dialog .main");
        check(page, "a question", lang, &keys);
        page.select("dialog .main").click();
        assert_eq!(page.stand().phase, "over");
        check(page, "the end", lang, &keys);
    });
}

macro_rules! languages {
    ($($lang:ident),*) => {
        $(mod $lang {
            #[test] fn on_a_small_screen() { super::speaks(stringify!($lang), super::SMALL); }
            #[test] fn on_a_big_screen() { super::speaks(stringify!($lang), super::BIG); }
        })*
    };
}

languages!(en, tr, ar);

/// The other languages, on the screen on which they have the least room.
macro_rules! on_a_small_screen {
    ($($name:ident $tag:literal),*) => {
        mod on_a_small_screen {
            $(#[test] fn $name() { super::speaks($tag, super::SMALL); })*
        }
    };
}

on_a_small_screen!(
    spanish "es", portuguese "pt-BR", italian "it", czech "cs", russian "ru", french "fr", dutch "nl", thai "th",
    german "de"
);
