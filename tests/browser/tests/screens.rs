//! Every screen with the least room there is: with text twice as large on the narrowest phone, and on a phone that lies.
#![allow(clippy::expect_used, clippy::panic, reason = "this is test code: a surprise should stop the test")]

use browser_tests::{Key, NewGame, Page, Size, Visit, visit, wait_until};
use serde_json::json;

const NARROW: Size = Size { width: 320, height: 640, mobile: true };
/// The same for a browser that is told how large text is to be, as a phone that is only played does not take it.
const LARGE: Size = Size { mobile: false, ..NARROW };
const LYING: Size = Size { width: 640, height: 360, mobile: true };

/// What sticks out of a window so wide, or is cut off, other than in what scrolls by itself; and how far the page scrolls
/// sideways. A phone zooms out until it does not, so that the window's own width says nothing.
const FAULTS: &str = "((width) => {
    const faults = [];
    const root = document.documentElement;
    const more = Math.max(root.scrollWidth, document.body.scrollWidth) - width;
    if (more > 0) faults.push(`the page scrolls sideways by ${more}`);
    const within = document.querySelector('dialog[open]') ?? document.body;
    for (const it of within.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p, legend, label, output')) {
        if (it.closest('.unseen, ol, .figures, [hidden]') || !it.checkVisibility()) continue;
        const style = getComputedStyle(it);
        if (style.clipPath !== 'none' || style.opacity === '0') continue;
        const box = it.getBoundingClientRect();
        if (box.width <= 1) continue;
        const text = (it.innerText || it.name || it.className).trim().slice(0, 30);
        if (box.left < -1 || box.right > width + 1) faults.push(`${it.tagName} ${text} sticks out: ${box.left} to ${box.right}`);
        const cut = it.scrollWidth - it.clientWidth;
        if (cut > 1 && !['INPUT', 'SELECT', 'TEXTAREA'].includes(it.tagName) && it.clientWidth > 0)
            faults.push(`${it.tagName} ${text} is cut off by ${cut}`);
    }
    return faults.join('\\n');
})";

/// Everything on the screen is there to be seen.
#[track_caller]
fn check(page: &Page, screen: &str, (lang, width): (&str, u32), all: &mut Vec<String>) {
    page.screenshot(&format!("{screen}-{lang}-{width}"));
    let faults = page.eval(&format!("{FAULTS}({width})"));
    let faults = faults.as_str().expect("a list");
    all.extend(faults.lines().map(|fault| format!("{lang} {screen}: {fault}")));
}

/// All of the board and of what one does beside it is within the window, and nothing scrolls.
#[track_caller]
fn check_fits(page: &Page, screen: &str, lang: &str, all: &mut Vec<String>) {
    let fits = page.eval(
        "(() => {
            const root = document.documentElement;
            if (root.scrollHeight > innerHeight) return `it scrolls by ${root.scrollHeight - innerHeight}`;
            for (const part of ['.board', '.actions', '.status', '.strip.top', '.strip.bottom', '.head']) {
                const box = document.querySelector(part).getBoundingClientRect();
                if (box.top < -1 || box.bottom > innerHeight + 1) return `${part} sticks out: ${box.top} to ${box.bottom}`;
            }
            return '';
        })()",
    );
    if fits != "" {
        all.push(format!("{lang} {screen}: {fits}"));
    }
}

fn walk(lang: &'static str, size: Size, text: u32) {
    visit(Visit { language: lang, size, limit: std::time::Duration::from_secs(150), ..Visit::default() }, |page| {
        let fits = size == LYING;
        let mut all = Vec::new();
        page.open("");
        // The browser forgets it when it goes to another site, as it did just now.
        page.cdp("Page.setFontSizes", &json!({ "fontSizes": { "standard": text, "fixed": text } }));
        wait_until("the size of text", || {
            (page.eval("getComputedStyle(document.documentElement).fontSize") == format!("{text}px")).then_some(())
        });
        page.start(NewGame::of_two("russian"));
        for (from, to) in [(9, 13), (22, 17), (13, 22)] {
            page.square(from).tap();
            page.square(to).tap();
        }
        assert_eq!(page.stand().plies, 3);
        check(page, "play", (lang, size.width), &mut all);
        if fits {
            check_fits(page, "play", lang, &mut all);
        }
        page.square(29).tap();
        wait_until("a refusal", || page.eval("!!document.querySelector('.note')").as_bool().filter(|&it| it));
        check(page, "refusal", (lang, size.width), &mut all);
        if fits {
            check_fits(page, "refusal", lang, &mut all);
        }
        page.select("[data-ply='1']").call("function () { this.click(); }");
        assert_eq!(page.stand().phase, "looking");
        page.square(29).tap();
        check(page, "looking back", (lang, size.width), &mut all);
        page.select(".status .main").click();
        if fits {
            page.select("#typed-move").focus();
            check_fits(page, "typing", lang, &mut all);
            let seen = page.select("#typed-move").bounds();
            assert!(seen[2] > 100.0 && seen[3] > 24.0, "{seen:?}");
        }
        page.select("[data-action=resign]").click();
        page.select("dialog[open]");
        check(page, "resign", (lang, size.width), &mut all);
        page.select("[data-action=resign-yes]").click();
        wait_until("the end", || (page.stand().phase == "over").then_some(()));
        check(page, "result", (lang, size.width), &mut all);
        if fits {
            check_fits(page, "result", lang, &mut all);
        }
        page.open("#/share");
        page.select(".share");
        check(page, "share", (lang, size.width), &mut all);
        page.open("#/new");
        page.select("[name=opponent][value=person]").click();
        page.select("[name=time]").call("function () { this.selectedIndex = this.options.length - 1; this.dispatchEvent(new Event('change', { bubbles: true })); }");
        page.select(".own-time [value=game]").click();
        page.select("[name=increment]");
        check(page, "new", (lang, size.width), &mut all);
        page.open("#/settings");
        page.select("dialog[open] .about");
        check(page, "settings", (lang, size.width), &mut all);
        page.press(&[Key::Escape]);
        page.open("#/rules/russian");
        page.select(".rules h2");
        check(page, "rules", (lang, size.width), &mut all);
        page.open("#/library");
        page.select(".lib");
        check(page, "library", (lang, size.width), &mut all);
        assert_eq!(page.eval("getComputedStyle(document.documentElement).fontSize"), format!("{text}px"));
        assert!(all.is_empty(), "\n{}", all.join("\n"));
    });
}

macro_rules! languages {
    ($($lang:ident),*) => {
        $(mod $lang {
            #[test] fn narrow_with_large_text() { super::walk(stringify!($lang), super::LARGE, 32); }
            #[test] fn narrow() { super::walk(stringify!($lang), super::NARROW, 16); }
            #[test] fn lying() { super::walk(stringify!($lang), super::LYING, 16); }
        })*
    };
}

languages!(en, tr, ar);
