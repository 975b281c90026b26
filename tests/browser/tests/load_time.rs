//! How soon a person can move: on a phone with a quarter of this machine's speed and a slow mobile network, at the first
//! visit and when the page comes from the device.
#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "this is test code: a surprise should stop the test")]

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use browser_tests::{Page, SiteCopy, Size, Visit, visit, wait_until};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::json;

/// What it takes on an idle machine, in milliseconds: the aim, printed beside what was measured.
const AIM: [f64; 2] = [3_000.0, 1_000.0];

/// What it may take on a machine that does other things meanwhile.
const LIMIT: [f64; 2] = [9_000.0, 4_000.0];

/// How much the board may move while the page loads, as browsers measure it; 0.1 is called good.
const SHIFT: f64 = 0.02;

/// Takes down when the first paint came, when the board could first be played on, and how much the page moved.
const CLOCK: &str = "(() => {
    const clock = window.clock = { paint: null, playable: null, shift: 0, places: [] };
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) clock.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
        const board = document.querySelector('.board')?.getBoundingClientRect();
        if (board) {
            clock.paint ??= performance.now();
            const place = [board.x, board.y, board.width, board.height].map(Math.round).join();
            if (clock.places.at(-1) !== place) clock.places.push(place);
        }
        if (document.querySelector('[data-square].can-move')) clock.playable ??= performance.now();
        if (!clock.playable || performance.now() < clock.playable + 1000) requestAnimationFrame(look);
        else clock.done = true;
    };
    look();
})()";

/// Puts a compressed copy beside each file, as hosts send them.
fn compress(folder: &Path) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            compress(&path);
        } else if path
            .extension()
            .is_some_and(|it| ["html", "js", "css", "wasm", "msg", "svg"].iter().any(|name| it == *name))
        {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
            encoder.write_all(&fs::read(&path).expect("a file")).expect("memory");
            let name = format!("{}.gz", path.display());
            fs::write(name, encoder.finish().expect("memory")).expect("a file");
        }
    }
}

/// A quarter of the speed, 1.6 Mbit/s and 150 ms to the host and back.
fn slow_down(page: &Page) {
    page.cdp("Emulation.setCPUThrottlingRate", &json!({ "rate": 4 }));
    let mobile = json!({ "offline": false, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750 });
    page.cdp("Network.enable", &json!({}));
    page.cdp("Network.emulateNetworkConditions", &mobile);
}

/// What the clock says when the page has come to rest.
fn measure(page: &Page, what: &str, aim: f64, limit: f64) {
    wait_until("a board to play on", || (page.eval("window.clock?.done ?? false") == true).then_some(()));
    let clock = page.eval("clock");
    let [paint, playable, shift] = ["paint", "playable", "shift"].map(|name| clock[name].as_f64().expect("a number"));
    let line = format!(
        "\n{what}: board-shaped after {paint:.0} ms, playable after {playable:.0} ms (aim {aim:.0}), shift {shift:.4}, places {}\n",
        clock["places"]
    );
    // Not by a macro, whose output is shown only when a test fails.
    io::stderr().write_all(line.as_bytes()).expect("an output");
    assert!(playable < limit, "{what} took {playable} ms");
    assert!(shift <= SHIFT, "{what}: the page moves by {shift}");
    let places = clock["places"].as_array().expect("places");
    assert_eq!(places.len(), 1, "{what}: the board is at {places:?}");
}

#[test]
fn a_slow_phone_can_play_soon() {
    for (size, language) in [(Size { width: 360, height: 780, mobile: true }, "en"), (Size::DESKTOP, "ar")] {
        let site = SiteCopy::new();
        let folder = site.folder();
        compress(&folder);
        visit(Visit { site: folder, size, language, limit: Duration::from_secs(90) }, |page| {
            page.before_all(CLOCK);
            slow_down(page);
            page.open("");
            measure(page, &format!("cold, {} wide, {language}", size.width), AIM[0], LIMIT[0]);
            page.select("[data-notice=Ready]");
            page.reload();
            measure(page, &format!("warm, {} wide, {language}", size.width), AIM[1], LIMIT[1]);
        });
    }
}
