//! Many games stay quick. The figures are printed: `cargo test -p browser-tests --test many -- --ignored --nocapture` for
//! fifty thousand games of sixty moves.
#![allow(clippy::indexing_slicing, clippy::expect_used, reason = "this is test code: a surprise should stop the test")]

use std::io::{self, Write};
use std::time::{Duration, Instant};

use browser_tests::{Page, Visit, visit};
use serde_json::{Value, json};

/// A hundred American games of sixty moves, made by chance.
const LINES: &str = include_str!("../data/lines.txt");

/// How long it takes until a selector finds something, in milliseconds, after a script was run in the page.
fn took(page: &Page, script: &str, selector: &str) -> f64 {
    let took = page.eval(&format!(
        "(async () => {{ const begun = performance.now(); {script};
           while (!document.querySelector({})) await new Promise((done) => setTimeout(done, 5));
           return performance.now() - begun; }})()",
        json!(selector)
    ));
    took.as_f64().unwrap_or(f64::INFINITY)
}

/// Types into a field of the search.
fn typed(name: &str, value: &str) -> String {
    format!(
        "const field = document.querySelector('[name={name}]'); field.value = {}; field.dispatchEvent(new Event('input', {{ bubbles: true }}));
         field.dispatchEvent(new Event('change', {{ bubbles: true }}))",
        json!(value)
    )
}

fn figures(games: usize) {
    let limit = Duration::from_secs(580);
    // A hundred lines are enough: what makes the games different is who played them.
    let lines: Vec<&str> = LINES.lines().collect();
    visit(Visit { limit, ..Visit::default() }, |page| {
        page.open("#/library");
        page.select("[data-place=library][data-games='0']");
        page.eval(&format!("globalThis.lines = {}, globalThis.N = {games}, 1", json!(lines)));
        page.eval(
            "globalThis.worst = 0, new PerformanceObserver((tasks) => { for (const { duration } of tasks.getEntries()) worst = Math.max(worst, duration); })
               .observe({ type: 'longtask' }), globalThis.pause = () => { const it = worst; worst = 0; return it; }, 1",
        );
        let begun = Instant::now();
        page.eval(
            "{ const data = new DataTransfer(), texts = [];
               for (let i = 0; i < N; i++) texts.push(`[Event \"Cup ${i % 50}\"]\\n[White \"Player${i}\"]\\n[Black \"Other ${i % 97}\"]\\n[Date \"20${10 + i % 15}.01.02\"]\\n[GameType \"21\"]\\n\\n${lines[i % lines.length]}\\n\\n`);
               data.items.add(new File([texts.join('')], 'many.pdn')); pause();
               const input = document.querySelector('[name=files]'); input.files = data.files;
               input.dispatchEvent(new Event('change', { bubbles: true })); } 1",
        );
        while page.eval("+document.querySelector('[data-games]').dataset.games === N") != true {
            assert!(begun.elapsed() < limit);
            std::thread::sleep(Duration::from_millis(200));
        }
        let import = begun.elapsed();
        let mut said =
            vec![format!("{games} games of 60 moves: import {import:.1?}, longest pause {:.0} ms", pause(page))];
        page.reload();
        let open = took(page, "", &format!("[data-games='{games}']"));
        said.push(format!("library opens in {open:.0} ms after the page"));
        page.eval(
            "globalThis.worst = 0, new PerformanceObserver((tasks) => { for (const { duration } of tasks.getEntries()) worst = Math.max(worst, duration); })
               .observe({ type: 'longtask' }), globalThis.pause = () => { const it = worst; worst = 0; return it; }, 1",
        );
        let one = format!("player{}", games - 1);
        let mut slowest = 0.0_f64;
        let expected = games / lines.len();
        let opening: Vec<&str> = lines[7].split_whitespace().take(15).collect();
        for (what, script, found) in [
            ("a name", typed("search", &one), "1".to_owned()),
            ("all again", typed("search", ""), games.to_string()),
            ("an opening of ten moves, the first time", typed("hunt", &opening.join(" ")), expected.to_string()),
            ("all again", typed("hunt", ""), games.to_string()),
            ("the same opening", typed("hunt", &opening.join(" ")), expected.to_string()),
            ("the starting position", typed("hunt", "B:W21-32:B1-12"), games.to_string()),
            ("a position that never was", typed("hunt", "W:WK3:BK30"), "0".to_owned()),
        ] {
            let ms = took(page, &script, &format!("[data-found='{found}']"));
            said.push(format!("search for {what} {ms:.0} ms, longest pause {:.0} ms", pause(page)));
            if !what.contains("first") {
                slowest = slowest.max(ms);
            }
        }
        let memory = page.eval("performance.memory?.usedJSHeapSize ?? 0").as_f64().unwrap_or(0.0) / 1e6;
        said.push(format!("JS heap {memory:.0} MB, browser {:.0} MB", page.resident() as f64 / 1e6));
        // Not by a macro, whose output is shown only when a test fails.
        io::stderr().write_all((said.join("\n") + "\n").as_bytes()).expect("an output");
        // On a machine that does much else besides.
        assert!(slowest < 2_000.0, "{slowest} ms");
    });
}

/// The longest that the page did not answer since it was asked last, in milliseconds.
fn pause(page: &Page) -> f64 {
    match page.eval("pause()") {
        Value::Number(number) => number.as_f64().unwrap_or(0.0),
        _ => 0.0,
    }
}

#[test]
fn three_thousand_games_stay_quick() {
    figures(3_000);
}

#[test]
#[ignore = "takes minutes"]
fn fifty_thousand_games_stay_quick() {
    figures(50_000);
}
