//! A site that changes under its readers: from one version to the next and back, with a game in progress.
#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "this is test code: a surprise should stop the test")]

use std::time::Duration;

use browser_tests::{NewGame, Page, SiteCopy, Visit, Whim, visit, wait_until};

/// The version of the page that is open.
fn build(page: &Page) -> String {
    let build = page.eval("document.querySelector('meta[name=build]')?.content ?? ''");
    build.as_str().unwrap_or_default().to_owned()
}

fn wait_for_build(page: &Page, wanted: &str) {
    wait_until(&format!("build {wanted}"), || (build(page) == wanted).then_some(()));
}

/// Lets the page look for a new version, as it does by itself each hour.
fn look_for_a_new_version(page: &Page) {
    page.eval("navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => 1)");
}

/// Another version of the site in its place.
fn publish(site: &SiteCopy, style: &str, text: &str) -> String {
    site.write(style, text);
    site.seal()
}

/// The name of the style sheet, which is all that differs between the versions.
fn style(site: &SiteCopy) -> String {
    let page = site.read("index.html");
    let (_, name) = page.split_once("href=\"./style-").expect("a style sheet");
    format!("style-{}", name.split('"').next().expect("a name"))
}

#[test]
fn a_game_goes_from_one_version_to_the_next_and_back() {
    let site = SiteCopy::new();
    let name = style(&site);
    let old = site.read(&name);
    let new = format!("{old}\n:root {{ --version: second; }}");
    let first = site.seal();
    let folder = site.folder();
    visit(Visit { site: folder, limit: Duration::from_secs(120), ..Visit::default() }, |page| {
        let version = |page: &Page| {
            let style = page.eval("getComputedStyle(document.documentElement).getPropertyValue('--version')");
            style.as_str().unwrap_or_default().to_owned()
        };
        page.start(NewGame::against(1, "russian"));
        let mut whim = Whim::new(4);
        page.play_to(4, &mut whim);
        page.select("[data-notice=Ready]");
        assert_eq!(build(page), first);

        // It is found, said, and nothing happens until the person wants it.
        let second = publish(&site, &name, &new);
        assert_ne!(second, first);
        look_for_a_new_version(page);
        page.select("[data-notice=Update]");
        page.wait_for_text("A new version is here.");
        page.screenshot("update-bar");
        let before = page.play_to(8, &mut whim);
        let moves = page.saved()["record"]["moves"].clone();
        assert_eq!((build(page), version(page)), (first.clone(), String::new()));
        page.click("button", "Update");
        wait_for_build(page, &second);
        assert_eq!((page.stand(), version(page).as_str()), (before, "second"));
        assert_eq!(page.saved()["record"]["moves"], moves);
        assert!(page.play_to(12, &mut whim).plies >= 12);

        // Put off, it is applied at the next start; an older version is only another one.
        assert_eq!(publish(&site, &name, &old), first);
        look_for_a_new_version(page);
        page.select("[data-notice=Update]");
        page.click("button", "Later");
        let before = page.play_to(14, &mut whim);
        assert_eq!((build(page), version(page).as_str()), (second, "second"));
        page.reload();
        wait_for_build(page, &first);
        assert_eq!((page.stand(), version(page)), (before, String::new()));
        assert!(page.play_to(16, &mut whim).plies >= 16);

        // One version is on the device, and it is the one that is shown.
        let kept = page.eval("caches.keys().then((names) => names.join())");
        assert_eq!(kept, format!("dama /some/where/ {first}"));
        page.stop_server();
        page.reload();
        assert_eq!(build(page), first);
        assert!(page.play_to(18, &mut whim).plies >= 18);
    });
}

#[test]
fn no_capture_is_interrupted_by_an_update() {
    let site = SiteCopy::new();
    let name = style(&site);
    let old = site.read(&name);
    let folder = site.folder();
    visit(Visit { site: folder, limit: Duration::from_secs(120), ..Visit::default() }, |page| {
        page.start(NewGame::of_two("russian"));
        page.select("[data-notice=Ready]");
        // From 9 over 14 to 18 and on over 22 to 25.
        let mut game = page.saved();
        game["record"]["start"] = "B:W14,22,29:B1,9".into();
        page.eval(&format!("localStorage.setItem('dama/v1/game', JSON.stringify({game})), 1"));
        page.reload();
        // What is found while the page starts would be applied at once.
        std::thread::sleep(Duration::from_secs(1));
        let second = publish(&site, &name, &format!("{old}\n/* newer */"));
        look_for_a_new_version(page);
        page.select("[data-notice=Update]");
        page.click_square(9);
        page.click_square(18);
        assert_eq!(page.stand().landings, [25]);
        let first = build(page);
        page.click("button", "Update");
        page.select("[data-notice=AfterThisMove]");
        page.wait_for_text("It comes when this move is over.");
        std::thread::sleep(Duration::from_secs(1));
        assert_eq!((build(page), page.stand().landings), (first, vec![25]));
        page.click_square(25);
        wait_for_build(page, &second);
        let stand = page.stand();
        assert_eq!((stand.plies, stand.turn.as_str()), (1, "white"));
        assert_eq!(page.pieces(), "1 black-man,25 black-man,29 white-man");
    });
}

#[test]
fn another_window_of_the_old_version_asks_too() {
    let site = SiteCopy::new();
    let name = style(&site);
    let old = site.read(&name);
    let folder = site.folder();
    visit(Visit { site: folder, limit: Duration::from_secs(120), ..Visit::default() }, |page| {
        page.start(NewGame::against(1, "thai"));
        page.select("[data-notice=Ready]");
        let first = build(page);
        let second = publish(&site, &name, &format!("{old}\n/* newer */"));
        // Somebody else lets the new version take over, as another window does.
        page.eval(
            "navigator.serviceWorker.getRegistration().then(async (it) => {
                await it.update();
                while (!it.waiting) await new Promise((done) => setTimeout(done, 20));
                while (it.waiting) {
                    it.waiting.postMessage('take-over');
                    await new Promise((done) => setTimeout(done, 100));
                }
            })",
        );
        page.select("[data-notice=Update]");
        std::thread::sleep(Duration::from_millis(500));
        assert_eq!(build(page), first);
        // The worker is of the old version, and goes on.
        assert!(page.play_to(4, &mut Whim::new(4)).plies >= 4);
        let before = page.stand();
        page.click("button", "Update");
        wait_for_build(page, &second);
        assert_eq!(page.stand(), before);
    });
}
