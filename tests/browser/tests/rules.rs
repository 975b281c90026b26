//! The rules pages: whole in every language, at 320 pixels, with diagrams that play; and a game from there.
#![allow(clippy::expect_used, reason = "this is test code: a surprise should stop the test")]

use std::collections::BTreeSet;
use std::fs;
use std::time::Duration;

use browser_tests::{Key, NewGame, Page, Size, Visit, Whim, visit, wait_until};

const NARROW: Size = Size { width: 320, height: 640, mobile: true };

/// Every page of the rules.
const TOPICS: [&str; 11] = [
    "",
    "american",
    "russian",
    "brazilian",
    "spanish",
    "italian",
    "czech",
    "international",
    "thai",
    "optional",
    "compare",
];

/// The names of all messages of a language: what no page should show.
fn message_keys() -> BTreeSet<String> {
    let folder = xtask::paths::root().join("locales/en");
    let texts = ["app.ftl", "rules.ftl"].map(|name| fs::read_to_string(folder.join(name)).expect("the texts")).concat();
    let keys = texts.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    let keys = keys.filter_map(|line| Some(line.split_once(" =")?.0.to_owned()));
    keys.filter(|key| key.contains('-')).collect()
}

/// Everything that is seen or read aloud.
const WORDS: &str = "[
    document.title, document.body.textContent,
    ...[...document.querySelectorAll('[aria-label]')].map((it) => it.getAttribute('aria-label')),
].join('\\n')";

fn check(page: &Page, lang: &str, topic: &str, keys: &BTreeSet<String>) {
    page.open(&format!("#/rules/{topic}"));
    page.select(&format!("main[data-place=rules][data-topic='{topic}'] h1"));
    let place = format!("{lang} {topic}");
    assert_eq!(page.eval("document.documentElement.lang"), lang, "{place}");
    let wide = page.eval("document.documentElement.scrollWidth - document.documentElement.clientWidth");
    assert_eq!(wide, 0, "{place}: it scrolls sideways");
    let words = page.eval(WORDS);
    let words = words.as_str().expect("words");
    let tokens = words.split(|it: char| !(it.is_ascii_alphanumeric() || it == '-'));
    let raw: Vec<&str> = tokens.filter(|token| keys.contains(*token)).collect();
    assert!(raw.is_empty(), "{place} shows the names of messages: {raw:?}");
    for sign in ["{", "}", "$"] {
        assert!(!words.contains(sign), "{place} shows a raw text with {sign}");
    }
    let parts = page.eval("document.querySelectorAll('main section h2').length");
    let wanted = match topic {
        "" => 0,
        "optional" => 4,
        "compare" => 11,
        _ => 9,
    };
    assert_eq!(parts, wanted, "{place}");
    let entries = page.eval("document.querySelectorAll('main .entry').length").as_u64().expect("a number");
    let demos = page.eval("document.querySelectorAll('main .demo').length").as_u64().expect("a number");
    match topic {
        "" | "compare" => {}
        "optional" => assert!(entries >= 9 && demos >= 3, "{place}: {entries} {demos}"),
        _ => assert!(entries >= 16 && demos >= 6, "{place}: {entries} {demos}"),
    }
}

fn speaks(lang: &'static str) {
    visit(Visit { language: lang, size: NARROW, limit: Duration::from_secs(120), ..Visit::default() }, |page| {
        let keys = message_keys();
        page.open("#/rules");
        page.select(&format!("html[lang={lang}]"));
        for topic in TOPICS {
            check(page, lang, topic, &keys);
        }
        // The page without the app says the same.
        page.open("#/rules/italian");
        let title = page.select("main[data-topic=italian] h1").text();
        page.open(&format!("rules/{lang}/italian/"));
        assert_eq!(page.select("h1").text(), title);
        assert_eq!(page.eval("document.documentElement.lang"), lang);
        let wide = page.eval("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assert_eq!(wide, 0, "{lang}: the page without the app scrolls sideways");
    });
}

macro_rules! languages {
    ($($lang:ident $tag:literal),*) => {
        mod whole_in {
            $(#[test] fn $lang() { super::speaks($tag); })*
        }
    };
}

languages!(arabic "ar", turkish "tr", english "en", spanish "es", italian "it", portuguese "pt-BR", french "fr", russian "ru", thai "th", german "de", dutch "nl", czech "cs");

/// The demo that shows a rule, by its place on the page.
fn demo(nth: usize) -> String {
    format!("main section:nth-of-type(3) .demo:nth-of-type({nth})")
}

#[test]
fn a_diagram_refuses_a_try_and_says_why() {
    visit(Visit { size: Size::PHONE, ..Visit::default() }, |page| {
        page.open("#/rules/russian/capturing");
        // A man that may not move, as the other one must capture.
        let demo = demo(1);
        page.select(&format!("{demo} [data-square='28']")).tap();
        let said = page.select(&format!("{demo} .said.refused")).text();
        assert!(said.contains("22"), "{said}");
        page.select(&format!("{demo} [data-square='22']")).tap();
        page.select(&format!("{demo} [data-square='15']")).tap();
        page.select(&format!("{demo}[data-played]"));
        assert_eq!(page.eval(&format!("document.querySelectorAll(\"{demo} [data-piece^=black]\").length")), 1);
        let again = page.select(&format!("{demo} .choices button:last-child"));
        again.click();
        page.select(&format!("{demo}:not([data-played])"));
        assert_eq!(page.eval(&format!("document.querySelectorAll(\"{demo} [data-piece^=black]\").length")), 2);
    });
}

#[test]
fn every_diagram_shows_its_move_when_asked() {
    visit(Visit { limit: Duration::from_secs(120), ..Visit::default() }, |page| {
        for topic in
            ["american", "russian", "brazilian", "spanish", "italian", "czech", "international", "thai", "optional"]
        {
            page.open(&format!("#/rules/{topic}"));
            page.select(&format!("main[data-topic={topic}] .demo"));
            let demos = page.eval("document.querySelectorAll('.demo').length").as_u64().expect("a number");
            page.eval("document.querySelectorAll('.demo .choices button:first-child').forEach((it) => it.click()), 1");
            wait_until("every move", || {
                (page.eval("document.querySelectorAll('.demo[data-played]').length") == demos).then_some(())
            });
            let right = page.eval(
                "[...document.querySelectorAll('.demo .said')].every((it) => it.textContent.startsWith('That is the move'))",
            );
            assert_eq!(right, true, "{topic}");
        }
    });
}

#[test]
fn a_diagram_is_played_with_the_keyboard_alone() {
    visit(Visit::default(), |page| {
        page.open("#/rules/thai/capturing");
        let demo = demo(1);
        page.select(&format!("{demo} [data-square='22']")).focus();
        page.press(&[Key::Enter]);
        page.select(&format!("{demo} [data-square='22'].in-hand"));
        page.select(&format!("{demo} [data-square='15']")).focus();
        page.press(&[Key::Enter]);
        page.select(&format!("{demo}[data-played]"));
    });
}

#[test]
fn play_now_plays_that_very_game() {
    visit(Visit { size: Size::PHONE, ..Visit::default() }, |page| {
        page.open("rules/en/czech/");
        page.select("a.play").click();
        page.wait_for("the game", Duration::from_secs(10), |stand| stand.variant == "czech");
        assert_eq!(page.path(), "#/");
        page.open("#/rules/optional");
        page.select(".play-now a").click();
        let stand = page.wait_for("the house rule", Duration::from_secs(10), |stand| stand.optional_capture);
        assert_eq!((stand.variant.as_str(), stand.plies), ("czech", 0));
    });
}

#[test]
fn play_now_does_not_throw_a_game_away() {
    visit(Visit::default(), |page| {
        page.start(NewGame::against(1, "spanish"));
        let before = page.play_to(4, &mut Whim::new(3));
        page.open("#/rules/thai");
        page.select(".play-now a").click();
        page.select("[data-place=new] [name=variant][value=thai]:checked");
        assert_eq!(page.path(), "#/new");
        page.open("#/");
        assert_eq!(page.stand(), before);
    });
}

#[test]
fn an_address_leads_to_its_part_and_links_lead_on() {
    visit(Visit::default(), |page| {
        page.open("#/rules/brazilian/crowning");
        wait_until("the part", || (page.eval("document.activeElement.id") == "rules-crowning").then_some(()));
        let top = page.select("#rules-crowning").bounds()[1];
        assert!((0.0..200.0).contains(&top), "{top}");
        page.select(".contents li:last-child a").click();
        wait_until("the part", || (page.eval("document.activeElement.id") == "rules-others").then_some(()));
        page.select("#rules-others + .links li:first-child a").click();
        page.select("main[data-topic=american]");
        wait_until("the top", || (page.eval("document.activeElement.id") == "rules-top").then_some(()));
        assert_eq!(page.eval("document.title"), "Rules: American checkers – Dama");
        page.eval("history.back(), 1");
        page.select("main[data-topic=brazilian]");
    });
}

#[test]
fn rules_that_cannot_be_fetched_are_told_and_asked_for_again() {
    visit(Visit::default(), |page| {
        page.open("");
        page.stand();
        page.stop_server();
        page.eval("location.hash = '#/rules/thai', 1");
        page.select("main[data-missing]");
        page.expect_on_console("ERR_CONNECTION_REFUSED");
        page.start_server();
        page.select("main[data-missing] button").click();
        page.select("main[data-topic=thai]");
    });
}
