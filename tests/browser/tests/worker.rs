//! The computer thinks in a worker: the page never waits for it, hurries it, and gets over its death.
#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "this is test code: a surprise should stop the test")]

use std::time::Duration;

use browser_tests::{NewGame, Page, SiteCopy, Visit, Whim, visit, wait_until};
use serde_json::Value;

/// Takes down when what happens on the play page: each change of phase, each press of a button under the board, and
/// the longest wait between two frames while the computer thinks.
const CLOCK: &str = "(() => {
    const clock = { phases: [], presses: [], gap: 0 };
    window.clock = clock;
    const main = () => document.querySelector('main[data-place=play]');
    const phase = () => {
        const now = main()?.dataset.phase;
        if (now !== clock.phases.at(-1)?.[0]) clock.phases.push([now, performance.now()]);
    };
    new MutationObserver(phase).observe(document, { subtree: true, attributes: true, childList: true });
    addEventListener('click', (event) => {
        const button = event.target.closest('[data-action]');
        if (button) clock.presses.push([button.dataset.action, performance.now()]);
    }, true);
    let last = performance.now(), were = false;
    const frame = (now) => {
        const thinks = main()?.dataset.phase === 'thinking';
        if (thinks && were) clock.gap = Math.max(clock.gap, now - last);
        were = thinks;
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
})()";

/// Replaces the browser's workers by such as fail: `fate(n)` says how the nth fares.
fn with_fate(page: &Page, fate: &str) {
    page.before_all(&format!(
        "(() => {{
            const Real = window.Worker, fate = {fate};
            window.workers = [];
            window.Worker = function (url, options) {{
                const how = fate(workers.length + 1);
                workers.push(how);
                if (how === 'refused') throw new Error('no workers today');
                const worker = new Real(url, options);
                window.latest = worker;
                if (how === 'silent') worker.terminate();
                if (how === 'garbled') {{
                    worker.terminate();
                    setTimeout(() => worker.dispatchEvent(new MessageEvent('message', {{ data: 'nonsense' }})), 20);
                }}
                if (how === 'noise') {{
                    worker.terminate();
                    const data = new Uint8Array([255, 254, 253, 252, 251, 250]);
                    setTimeout(() => worker.dispatchEvent(new MessageEvent('message', {{ data }})), 20);
                }}
                if (how === 'failed') {{
                    worker.terminate();
                    setTimeout(() => worker.dispatchEvent(new Event('error')), 20);
                }}
                return worker;
            }};
        }})()"
    ));
}

/// Puts somebody between the page and its workers: `change(bytes, n)` says what becomes of what the nth worker says, a
/// promise of it perhaps, and nothing where it is not to be heard.
fn with_a_liar(page: &Page, change: &str) {
    page.before_all(&format!(
        "(() => {{
            const Real = window.Worker, change = {change};
            let n = 0;
            window.workers = 0;
            window.Worker = function (url, options) {{
                const worker = new Real(url, options), between = new EventTarget(), nth = ++n;
                window.workers = n;
                worker.onmessage = async ({{ data }}) => {{
                    const heard = await change(data, nth);
                    if (heard) between.dispatchEvent(new MessageEvent('message', {{ data: heard }}));
                }};
                between.postMessage = (what) => worker.postMessage(what);
                between.terminate = () => worker.terminate();
                return between;
            }};
        }})()"
    ));
}

/// Plays on although what the workers say is changed; gives how many workers it took.
fn gets_over(change: &str, patience: u64) -> u64 {
    let mut workers = 0;
    visit(Visit { limit: Duration::from_secs(60 + patience), ..Visit::default() }, |page| {
        with_a_liar(page, change);
        page.start(NewGame::against(1, "russian"));
        let mut whim = Whim::new(4);
        page.make_a_move(&mut whim);
        page.wait_for("a reply", Duration::from_secs(patience), |stand| stand.phase == "open" && stand.plies == 2);
        assert_eq!(page.trouble(), None);
        assert!(page.play_to(6, &mut whim).plies >= 6);
        workers = page.eval("workers").as_u64().expect("a number");
    });
    workers
}

// In the bytes of the wire the first is the kind (0 ready, 1 progress, 2 best, 3 failed), the second the request.

#[test]
fn a_worker_that_answers_late_is_waited_for() {
    let late = "(bytes) => new Promise((done) => setTimeout(() => done(bytes), 3000))";
    assert_eq!(gets_over(late, 20), 1);
}

#[test]
fn a_worker_that_names_illegal_moves_is_replaced() {
    let lies = "(bytes, n) => n > 2 ? bytes : bytes.map((byte, i) => i > 1 && byte >= 48 && byte < 58 ? 49 : byte)";
    assert_eq!(gets_over(lies, 15), 3);
}

#[test]
fn a_worker_that_answers_for_another_game_is_replaced() {
    let other = "(bytes, n) => n > 1 || bytes[0] === 0 ? bytes : bytes.map((byte, i) => i === 1 ? byte + 7 : byte)";
    assert_eq!(gets_over(other, 25), 2);
}

#[test]
fn a_worker_that_panics_is_replaced() {
    // It is told of by the worker itself before it dies.
    let panics = "(bytes, n) => n > 2 || bytes[0] === 0 ? bytes
        : new Uint8Array([3, 8, ...new TextEncoder().encode('panicked')])";
    assert_eq!(gets_over(panics, 15), 3);
}

#[test]
fn a_worker_whose_file_is_missing_is_asked_for_when_somebody_waits_and_no_more() {
    let site = SiteCopy::new();
    let page = site.read("index.html");
    let (_, name) = page.split_once("data-worker=\"").expect("a worker");
    let name = name.split('"').next().expect("a name").trim_start_matches("./").to_owned();
    let program = site.read(&name);
    site.write(&name, "throw new Error('no worker today');");
    let folder = site.folder();
    visit(Visit { site: folder, ..Visit::default() }, |page| {
        page.before_all(NO_SERVICE_WORKER);
        let asked = || page.served().iter().filter(|served| served.target.ends_with(&name)).count();
        page.start(NewGame::against(1, "russian"));
        std::thread::sleep(Duration::from_secs(3));
        assert!(asked() <= 1, "asked for {} times while nobody waits", asked());
        let before = asked();
        page.make_a_move(&mut Whim::new(4));
        assert_eq!(wait_until("the trouble", || page.trouble()), "EngineFailed");
        std::thread::sleep(Duration::from_secs(2));
        assert!(asked() <= before + 3, "asked for {} times", asked());
        // It is there again.
        site.write(&name, &program);
        page.select(".trouble button").click();
        assert!(page.play_to(4, &mut Whim::new(5)).plies >= 4);
        page.take_off_console("no worker today");
    });
}

/// Whoever keeps the site on the device would ask for files too.
const NO_SERVICE_WORKER: &str = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })";

fn weights_served(page: &Page) -> Vec<String> {
    let served = page.served();
    let names = served.iter().filter_map(|served| served.target.split_once("assets/weights/"));
    names.map(|(_, name)| name.to_owned()).collect()
}

#[test]
fn only_the_weights_of_the_rule_set_in_play_are_fetched_and_once() {
    visit(Visit::default(), |page| {
        page.before_all(NO_SERVICE_WORKER);
        page.start(NewGame::against(3, "italian"));
        assert!(page.play_to(6, &mut Whim::new(4)).plies >= 6);
        assert_eq!(weights_served(page), ["italian-v1.bin"]);
    });
}

#[test]
fn a_computer_whose_weights_are_spoilt_plays_by_hand() {
    let site = SiteCopy::new();
    site.write("assets/weights/russian-v1.bin", "these are no weights");
    visit(Visit { site: site.folder(), ..Visit::default() }, |page| {
        page.before_all(NO_SERVICE_WORKER);
        with_fate(page, "() => 'well'");
        page.start(NewGame::against(5, "russian"));
        assert!(page.play_to(6, &mut Whim::new(4)).plies >= 6);
        assert_eq!(weights_served(page), ["russian-v1.bin"]);
        assert_eq!(page.trouble(), None);
        assert_eq!(page.eval("workers.length").as_u64(), Some(1));
    });
}

/// When the phase last became what is named.
fn since(clock: &Value, phase: &str) -> f64 {
    let phases = clock["phases"].as_array().expect("phases");
    let entry = phases.iter().rev().find(|entry| entry[0] == phase).expect("the phase");
    entry[1].as_f64().expect("a time")
}

#[test]
fn a_computer_that_is_told_to_move_now_moves_now() {
    visit(Visit::default(), |page| {
        page.before_all(CLOCK);
        page.before_all(
            "const post = Worker.prototype.postMessage;
            window.posts = 0;
            Worker.prototype.postMessage = function (...what) { posts += 1; return post.apply(this, what); };",
        );
        // No book of openings knows the house rule, so it has to think.
        page.start(NewGame { optional_capture: true, ..NewGame::against(10, "russian") });
        page.make_a_move(&mut Whim::new(4));
        page.select("[data-action=move-now]").click();
        assert_eq!(page.wait_for_turn().plies, 2);
        let clock = page.eval("clock");
        let press = clock["presses"].as_array().expect("presses").last().expect("a press").clone();
        assert_eq!(press[0], "move-now", "it had moved already: {clock}");
        // The request and the stop; and once more the request, if the worker had nothing to say yet and was replaced.
        let posts = page.eval("posts").as_u64();
        assert!([Some(2), Some(3)].contains(&posts), "{posts:?} messages to the worker");
        let (asked, answered) = (since(&clock, "thinking"), since(&clock, "open"));
        let pressed = press[1].as_f64().expect("a time");
        // A reply is held back for 450 ms after it was asked for.
        let late = answered - pressed.max(asked + 450.0);
        println!("pressed after {:.0} ms, answered {late:.0} ms after it could", pressed - asked);
        assert!(late < 400.0, "answered {late} ms later than it could: {clock}");
    });
}

#[test]
fn the_page_stays_responsive_while_the_computer_thinks() {
    visit(Visit::default(), |page| {
        page.before_all(CLOCK);
        page.start(NewGame::against(10, "international"));
        let mut whim = Whim::new(4);
        // Other programs may hold one reply's frames up; a page that thinks by itself holds up every one.
        let mut thought: f64 = 0.0;
        let gaps: Vec<f64> = (0..3)
            .map(|_| {
                page.eval("clock.gap = 0");
                page.make_a_move(&mut whim);
                page.wait_for_turn();
                let clock = page.eval("clock");
                thought = thought.max(since(&clock, "open") - since(&clock, "thinking"));
                clock["gap"].as_f64().expect("a gap")
            })
            .collect();
        // Level 10 stops by itself when half of its second is gone, or later; at once where there is but one move.
        assert!(thought > 480.0, "it has not thought: {thought} ms");
        println!("the longest waits for a frame: {gaps:.0?} ms");
        assert!(gaps.iter().any(|gap| *gap < 100.0), "the page hangs: {gaps:?} ms between frames");
        assert!(gaps.iter().all(|gap| *gap > 0.0), "no frames were seen");
    });
}

#[test]
fn the_board_can_be_turned_and_looked_back_at_while_the_computer_thinks() {
    visit(Visit::default(), |page| {
        page.start(NewGame::against(10, "brazilian"));
        page.make_a_move(&mut Whim::new(4));
        page.select("[data-action=flip]").click();
        page.select(".moves button[data-ply='0']").click();
        assert_eq!(page.stand().phase, "looking");
        // It moves all the same.
        page.wait_for("the reply", Duration::from_secs(10), |stand| stand.plies == 2 && stand.phase == "looking");
        page.select(".moves button[data-ply='2']").click();
        assert_eq!(page.stand().phase, "open");
    });
}

/// Plays on although the workers fare as `fate` says.
fn goes_on(fate: &str, patience: u64) {
    let limit = Duration::from_secs(60 + patience);
    visit(Visit { limit, ..Visit::default() }, |page| {
        with_fate(page, fate);
        page.start(NewGame::against(1, "russian"));
        let mut whim = Whim::new(4);
        page.make_a_move(&mut whim);
        page.wait_for("a reply", Duration::from_secs(patience), |stand| stand.phase == "open" && stand.plies == 2);
        assert_eq!(page.trouble(), None);
        assert!(page.play_to(6, &mut whim).plies >= 6);
        println!("the workers were {}", page.eval("workers"));
    });
}

#[test]
fn a_worker_that_says_nothing_is_replaced() {
    goes_on("(n) => n === 1 && 'silent'", 15);
}

#[test]
fn a_worker_that_talks_nonsense_is_replaced() {
    goes_on("(n) => ['garbled', 'noise'][n - 1]", 5);
}

#[test]
fn a_worker_that_fails_is_replaced() {
    goes_on("(n) => n <= 2 && 'failed'", 5);
}

#[test]
fn a_worker_that_cannot_be_started_is_tried_again() {
    goes_on("(n) => n === 1 && 'refused'", 5);
}

#[test]
fn a_worker_that_dies_while_it_thinks_is_replaced() {
    visit(Visit::default(), |page| {
        page.let_it_think();
        with_fate(page, "() => 'well'");
        page.start(NewGame::against(10, "thai"));
        page.make_a_move(&mut Whim::new(4));
        page.eval("latest.terminate(), latest.dispatchEvent(new Event('error')), 1");
        assert_eq!(page.stand().phase, "thinking");
        assert_eq!(page.wait_for_turn().plies, 2);
        assert_eq!((page.eval("workers.length").as_u64(), page.trouble()), (Some(2), None));
        // And one that dies between two moves.
        page.eval("latest.terminate(), latest.dispatchEvent(new Event('error')), 1");
        assert!(page.play_to(4, &mut Whim::new(5)).plies >= 4);
        assert_eq!(page.trouble(), None);
    });
}

#[test]
fn workers_that_all_fail_are_told_and_can_be_asked_again() {
    visit(Visit::default(), |page| {
        with_fate(page, "() => window.healed ? 'well' : 'failed'");
        page.start(NewGame::against(1, "spanish"));
        page.make_a_move(&mut Whim::new(4));
        let trouble = wait_until("the trouble", || page.trouble());
        assert_eq!(trouble, "EngineFailed");
        // The game is not lost by it.
        assert_eq!((page.stand().plies, page.stand().phase.as_str()), (1, "thinking"));
        let moves = page.saved()["record"]["moves"].as_array().map(Vec::len);
        assert_eq!(moves, Some(1));
        page.eval("window.healed = true");
        page.select(".trouble button").click();
        assert_eq!(page.wait_for_turn().plies, 2);
        assert_eq!(page.trouble(), None);
        assert!(page.play_to(6, &mut Whim::new(5)).plies >= 6);
    });
}

#[test]
fn the_computer_gives_a_hint() {
    visit(Visit::default(), |page| {
        page.start(NewGame::against(1, "czech"));
        // First the piece, then where it goes.
        for squares in [1, 2] {
            page.select("[data-action=hint]").click();
            wait_until("a hint", || {
                (page.eval("document.querySelectorAll('[data-square].hinted').length") == squares).then_some(())
            });
        }
        assert_eq!(page.stand().plies, 0);
        assert!(page.play_to(2, &mut Whim::new(5)).plies >= 2);
    });
}
