//! The page can be installed, and says how where the browser leaves it to the person.
#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "this is test code: a surprise should stop the test")]

use browser_tests::{NewGame, Page, Size, Visit, Whim, visit, wait_until};
use serde_json::{Value, json};

/// The manifest as Chromium has read it.
fn manifest(page: &Page) -> Value {
    let read = page.cdp("Page.getAppManifest", &json!({}));
    assert_eq!(read["errors"], json!([]), "{read:#}");
    serde_json::from_str(read["data"].as_str().expect("a manifest")).expect("JSON")
}

#[test]
fn chromium_finds_nothing_that_keeps_it_from_installing() {
    visit(Visit::default(), |page| {
        page.open("");
        page.select("[data-notice=Ready]");
        let errors = page.cdp("Page.getInstallabilityErrors", &json!({}));
        assert_eq!(errors["installabilityErrors"], json!([]));
        // Each copy of the site is an app of its own, also beside others of the same host.
        let id = page.cdp("Page.getAppId", &json!({}));
        assert_eq!(id["appId"], page.base());
        let manifest = manifest(page);
        for list in ["icons", "screenshots"] {
            for picture in manifest[list].as_array().expect("pictures") {
                let source = picture["src"].as_str().expect("an address");
                let size = page.eval(&format!(
                    "(async () => {{
                        const image = new Image();
                        image.src = {source:?};
                        await image.decode();
                        return image.naturalWidth + 'x' + image.naturalHeight;
                    }})()"
                ));
                assert!(picture["sizes"] == "any" || picture["sizes"] == size, "{source} has {size}: {picture}");
            }
        }
        for (shortcut, selector) in [(0, "[data-action=start]"), (1, "main")] {
            let url = manifest["shortcuts"][shortcut]["url"].as_str().expect("an address");
            page.open(url.strip_prefix("./").expect("a relative address"));
            page.select(selector);
        }
    });
}

#[test]
fn what_the_browser_offers_is_a_button_in_the_settings() {
    visit(Visit { language: "tr", ..Visit::default() }, |page| {
        page.before_all(
            "addEventListener('beforeinstallprompt', (event) =>
                (event.prompt = () => { window.prompted = (window.prompted ?? 0) + 1; return Promise.resolve(); }))",
        );
        page.open("#/settings");
        page.click("button", "Bu cihaza yükle");
        wait_until("the prompt", || (page.eval("window.prompted") == 1).then_some(()));
        // The browser has not made another offer.
        assert!(page.try_find("button", "Bu cihaza yükle").is_none());
    });
}

#[test]
fn ios_gets_a_hint_and_an_installed_page_none() {
    for (standalone, hints) in [("false", 1), ("true", 0), ("undefined", 0)] {
        visit(Visit::default(), |page| {
            page.before_all(&format!(
                "Object.defineProperty(navigator, 'standalone', {{ value: {standalone} }});
                addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation());"
            ));
            page.open("#/settings");
            page.select("[name=lang]");
            assert_eq!(page.eval("document.querySelectorAll('[data-hint=install]').length"), hints);
            assert!(page.try_find("button", "Install on this device").is_none());
        });
    }
}

#[test]
fn a_report_has_all_that_is_needed() {
    visit(Visit::default(), |page| {
        page.start(NewGame { optional_capture: true, ..NewGame::of_two("czech") });
        page.play_to(3, &mut Whim::new(6));
        page.before_all(
            "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }",
        );
        page.open("#/settings");
        page.reload();
        let version = page.select(".version").text();
        page.click("button", "Copy for a report");
        page.wait_for_text("Copied:");
        let copied = page.eval("copied");
        let text = copied.as_str().expect("a text");
        let build = page.eval("document.querySelector('meta[name=build]').content");
        let build = build.as_str().expect("a build");
        assert!(build.len() == 10 && version.contains(build), "{version}");
        let browser = page.eval("navigator.userAgent");
        for part in ["Rules: czech", "Optional capture: on", "Language: en", build, browser.as_str().expect("a name")] {
            assert!(text.contains(part), "no {part} in {text}");
        }
        let moves = text.lines().find_map(|line| line.strip_prefix("Moves: ")).expect("moves");
        let saved = page.saved();
        let saved: Vec<&str> =
            saved["record"]["moves"].as_array().expect("moves").iter().filter_map(Value::as_str).collect();
        assert_eq!(moves.split(' ').collect::<Vec<_>>(), saved);
        assert_eq!(saved.len(), 3);
    });
}

#[test]
fn a_report_that_cannot_be_copied_can_be_read() {
    visit(Visit::default(), |page| {
        page.before_all("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))");
        page.open("#/settings");
        page.click("button", "Copy for a report");
        let text = page.select("textarea").call("function () { return this.value; }");
        assert!(text.as_str().is_some_and(|text| text.contains("Rules: american")), "{text}");
    });
}

#[test]
fn nothing_lies_under_a_notch() {
    let upright = Size { width: 390, height: 844, mobile: true };
    let lying = Size { width: 844, height: 390, mobile: true };
    for (size, insets) in
        [(upright, json!({ "top": 47, "bottom": 34 })), (lying, json!({ "left": 47, "right": 47, "bottom": 21 }))]
    {
        visit(Visit { size, ..Visit::default() }, |page| {
            page.cdp("Emulation.setSafeAreaInsetsOverride", &json!({ "insets": insets }));
            page.start(NewGame::against(1, "russian"));
            page.screenshot(&format!("notch-{}", size.width));
            let inset = |side: &str| insets[side].as_f64().unwrap_or_default();
            let mut seen = page.all("button");
            seen.extend(page.all("link"));
            assert!(seen.len() > 20, "{}", seen.len());
            for element in seen {
                let [x, y, width, height] = element.bounds();
                let inside = x >= inset("left")
                    && y >= inset("top")
                    && x + width <= f64::from(size.width) - inset("right") + 0.5
                    && y + height <= f64::from(size.height) - inset("bottom") + 0.5;
                assert!(inside, "{} is at {:?}", element.name(), element.bounds());
            }
        });
    }
}
