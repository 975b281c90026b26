//! After one visit everything is on the device: the page starts, thinks and speaks with the server gone.
#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "this is test code: a surprise should stop the test")]

use std::fs;
use std::time::Duration;

use browser_tests::{NewGame, Page, SiteCopy, Visit, Whim, visit, wait_until};

/// Waits until the page says that it can do without the network, and sees that it says so in the person's language.
fn wait_for_ready(page: &Page, words: &str) {
    page.select("[data-notice=Ready]");
    page.wait_for_text(words);
}

/// Whether a file of the site can be had just now, through the service worker.
fn can_have(page: &Page, path: &str) -> bool {
    page.eval(&format!("fetch({path:?}).then((it) => it.text()).then(() => true, () => false)")) == true
}

fn plays_without_a_network(language: &'static str, words: &str) {
    visit(Visit { language, ..Visit::default() }, |page| {
        page.start(NewGame::against(1, "russian"));
        let mut whim = Whim::new(4);
        let before = page.play_to(2, &mut whim);
        wait_for_ready(page, words);
        page.screenshot(&format!("ready-{language}"));
        page.stop_server();
        page.reload();
        assert_eq!(page.stand(), before);
        assert_eq!(page.eval("document.documentElement.lang"), language);
        assert!(page.play_to(6, &mut whim).plies >= 6);
        assert_eq!(page.trouble(), None);
        // All of it, by any way that leads to it.
        page.open("?from=a-friend#/new");
        page.select("[data-action=start]");
        page.open("index.html#/settings");
        page.select("[name=lang]");
        // It is said once.
        assert_eq!(page.eval("document.querySelector('.notice p').innerText"), "");
    });
}

#[test]
fn the_game_goes_on_without_a_network_in_english() {
    plays_without_a_network("en", "Ready to play offline.");
}

#[test]
fn the_game_goes_on_without_a_network_in_arabic() {
    plays_without_a_network("ar", "صار اللعب ممكنًا دون إنترنت.");
}

#[test]
fn a_language_that_is_not_on_the_device_yet_is_told_and_comes_with_the_network() {
    visit(Visit::default(), |page| {
        page.open("");
        wait_for_ready(page, "Ready");
        // Before there was time for the rest.
        page.stop_server();
        page.open("#/settings");
        page.find("combobox", "Language").choose("Deutsch");
        wait_until("a word about it", || page.trouble().filter(|trouble| trouble == "TextsMissing"));
        page.expect_on_console("net::ERR_");
        assert_eq!(page.eval("document.documentElement.lang"), "en");
        page.open("#/");
        assert!(page.play_to(2, &mut Whim::new(4)).plies >= 2);
        page.start_server();
        page.reload();
        wait_until("German", || (page.eval("document.documentElement.lang") == "de").then_some(()));
        page.stand();
        page.stop_server();
        page.reload();
        wait_until("German", || (page.eval("document.documentElement.lang") == "de").then_some(()));
        page.wait_for_text("Neue Partie");
    });
}

#[test]
fn only_what_is_of_the_site_is_kept() {
    let site = SiteCopy::new();
    site.write(
        "rules/en/thai/index.html",
        "<!doctype html><link rel=icon href=data:,><title>Thai</title><p>The rules of Thai draughts.",
    );
    site.seal();
    site.write("unlisted.txt", "of the host alone");
    let folder = site.folder();
    visit(Visit { site: folder, ..Visit::default() }, |page| {
        page.open("");
        // Other projects of the same host have caches too.
        page.eval("caches.open('dama-of-somebody-else').then((it) => it.put('x', new Response('x')))");
        wait_for_ready(page, "Ready");
        let kept = page.eval(
            "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name)
                .then((it) => it.keys()).then((keys) => [name, keys.map((key) => key.url)]))))",
        );
        let caches = kept.as_array().expect("caches");
        assert_eq!(caches.len(), 2, "{kept}");
        let text = kept.to_string();
        assert!(text.contains("dama /some/where/ ") && text.contains("_bg.wasm"), "{kept}");
        for never in ["rules/", "screenshot", "sw.js", "unlisted"] {
            assert!(!text.contains(never), "{never} is kept: {kept}");
        }
        // What does not belong to the version comes from the host, as the host has it.
        assert_eq!(page.eval("fetch('nothing.js').then((it) => it.status)"), 404);
        page.expect_on_console("404");
        page.open("rules/en/thai/");
        page.wait_for_text("The rules of Thai draughts.");
        page.stop_server();
        assert!(!can_have(page, "/some/where/unlisted.txt"));
        page.expect_on_console("net::ERR_");
        // A rules page that is not on the device leads to the same rules in the page that is.
        page.open("rules/en/thai/?x");
        page.find("main", "");
        assert_eq!(page.path(), "#/rules/thai");
        page.wait_for_text("Thai draughts");
        page.open("rules/ar/");
        page.find("main", "");
        assert_eq!(page.path(), "#/rules");
        page.open("nowhere/");
        page.find("main", "");
        assert_eq!(page.path(), "");
    });
}

#[test]
fn languages_come_later_and_stay_through_an_update() {
    let site = SiteCopy::new();
    for lang in ["ar", "tr", "xx"] {
        site.write(&format!("locales/0123456789ab/{lang}/test.ftl"), &format!("of {lang}"));
    }
    site.seal();
    let folder = site.folder();
    visit(Visit { site: folder, ..Visit::default() }, |page| {
        // The page fetches its language long before the service worker is there.
        page.open("");
        assert!(can_have(page, "locales/0123456789ab/ar/test.ftl"));
        wait_for_ready(page, "Ready");
        let kept = |page: &Page| {
            let keys =
                "caches.keys().then((all) => Promise.all(all.map((it) => caches.open(it).then((it) => it.keys()))))
                .then((keys) => keys.flat().map((it) => it.url).join(' '))";
            page.eval(keys).as_str().unwrap_or_default().to_owned()
        };
        let at_once = kept(page);
        assert!(at_once.contains("/ar/test.ftl") && !at_once.contains("/xx/test.ftl"), "{at_once}");
        // What is wanted without a network and not there yet cannot be had; what was used can.
        page.stop_server();
        assert!(can_have(page, "locales/0123456789ab/ar/test.ftl"));
        assert!(!can_have(page, "locales/0123456789ab/tr/test.ftl"));
        page.expect_on_console("net::ERR_");
        page.start_server();
        // On demand, and by itself when nothing else is to do.
        assert!(can_have(page, "locales/0123456789ab/tr/test.ftl"));
        assert!(kept(page).contains("/tr/test.ftl"));
        page.reload();
        wait_until("the rest", || kept(page).contains("/xx/test.ftl").then_some(()));
        // The next version has its texts elsewhere; whoever had some has them again at once.
        site.write("locales/fedcba987654/ar/test.ftl", "newer, of ar");
        site.write("locales/fedcba987654/yy/test.ftl", "of a new language");
        fs::remove_dir_all(site.folder().join("locales/0123456789ab")).expect("the old texts to go");
        let build = site.seal();
        page.reload();
        page.select("[data-notice=Update]");
        page.stop_server();
        page.reload();
        wait_until("the new version", || {
            (page.eval("document.querySelector('meta[name=build]').content") == build.as_str()).then_some(())
        });
        assert_eq!(page.eval("fetch('locales/fedcba987654/ar/test.ftl').then((it) => it.text())"), "newer, of ar");
        assert!(!can_have(page, "locales/fedcba987654/yy/test.ftl"));
        page.expect_on_console("net::ERR_");
    });
}

#[test]
fn a_version_that_is_not_whole_is_not_taken() {
    let site = SiteCopy::new();
    let folder = site.folder();
    visit(Visit { site: folder, limit: Duration::from_secs(90), ..Visit::default() }, |page| {
        page.open("");
        wait_for_ready(page, "Ready");
        let build = |page: &Page| page.eval("document.querySelector('meta[name=build]').content");
        let first = build(page);
        // A host half-way through an upload: the list is new, one file is still the old one.
        let style = page.eval("document.querySelector('link[rel=stylesheet]').getAttribute('href')");
        let style = style.as_str().and_then(|it| it.strip_prefix("./")).expect("a style").to_owned();
        let old = site.read(&style);
        site.write(&style, &format!("{old}\n/* newer */"));
        let second = site.seal();
        site.write(&style, &old);
        let update = "navigator.serviceWorker.getRegistration().then((it) => it.update()
            .then(() => new Promise((done) => {
                const check = () => it.installing ? setTimeout(check, 20) : done(!!it.waiting);
                check();
            })))";
        assert_eq!(page.eval(update), false, "a broken version was installed");
        page.reload();
        page.stand();
        assert_eq!((build(page), page.trouble()), (first, None));
        // The upload goes on.
        site.write(&style, &format!("{old}\n/* newer */"));
        assert_eq!(page.eval(update), true);
        page.reload();
        wait_until("the new version", || (build(page) == second.as_str()).then_some(()));
        page.stand();
        assert!(page.play_to(2, &mut Whim::new(4)).plies >= 2);
    });
}
