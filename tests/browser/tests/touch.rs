//! How soon the board answers a touch: from the finger's event to the frame that shows what came of it.

#![allow(clippy::expect_used, reason = "this is test code: a surprise should stop the test")]

use browser_tests::{NewGame, Page, Size, Visit, visit};
use serde_json::json;

/// What it takes on an idle machine, in milliseconds: the aim, printed beside what was measured.
const AIM: [f64; 2] = [16.0, 50.0];

/// What it may take on a machine that does other things meanwhile.
const LIMIT: [f64; 2] = [250.0, 500.0];

/// Plays on by taps that the page is sent from within, and measures how long each takes until the page is laid out anew,
/// and until the next frame is drawn.
const TAPS: &str = "(async (most) => {
    const main = () => document.querySelector('main[data-place=play]').dataset;
    const any = (mark) => document.querySelector(`[data-square].${mark}`);
    const taps = [], frames = [];
    while (main().plies < most && !main().result) {
        const square = any('can-land') ?? any('can-move');
        const begun = performance.now();
        square.click();
        await new Promise((done) => setTimeout(done));
        document.body.offsetHeight;
        taps.push(performance.now() - begun);
        await new Promise((done) => requestAnimationFrame(() => {
            // What is posted within a frame comes after it is drawn.
            const channel = new MessageChannel();
            channel.port1.onmessage = done;
            channel.port2.postMessage(0);
        }));
        frames.push(performance.now() - begun);
        await new Promise((done) => setTimeout(done, 60));
    }
    const middle = (all) => all.sort((a, b) => a - b)[all.length >> 1];
    return [taps.length, middle(taps), middle(frames), frames.at(-1)];
})";

fn measure(page: &Page, slower: u32) -> [f64; 4] {
    page.start(NewGame::of_two("international"));
    page.cdp("Emulation.setCPUThrottlingRate", &json!({ "rate": slower }));
    let found = page.eval(&format!("{TAPS}(30)"));
    page.cdp("Emulation.setCPUThrottlingRate", &json!({ "rate": 1 }));
    [0, 1, 2, 3].map(|place| found.get(place).and_then(serde_json::Value::as_f64).expect("a number"))
}

#[test]
fn the_board_answers_a_touch_at_once() {
    for (place, (size, slower)) in [(Size::DESKTOP, 1), (Size::PHONE, 4)].into_iter().enumerate() {
        visit(Visit { size, ..Visit::default() }, |page| {
            let [taps, laid_out, drawn, longest] = measure(page, slower);
            let aim = AIM.get(place).expect("an aim");
            println!(
                "{}×{}, {slower} times slower, {taps} taps: median {laid_out:.1} ms until the page is laid out, {drawn:.1} ms \
                 until it is drawn (aim {aim}), longest {longest:.0} ms",
                size.width, size.height
            );
            assert!(taps >= 40.0 && drawn <= *LIMIT.get(place).expect("a limit"), "median {drawn:.1} ms");
        });
    }
}
