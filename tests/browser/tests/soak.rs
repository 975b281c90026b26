//! Fast games for half an hour: the memory of the page stays what it was. `DAMA_SOAK_MINUTES` sets another time:
//! `DAMA_SOAK_MINUTES=5 cargo test --package browser-tests --test soak -- --ignored --nocapture`
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::expect_used,
    reason = "this is test code: a surprise should stop the test"
)]

use std::env;
use std::time::{Duration, Instant};

use browser_tests::{NewGame, Page, Visit, visit};
use serde_json::json;

/// What may pile up: bytes of the script's heap, nodes of the document, listeners; and megabytes of all the browser's
/// processes.
#[derive(Debug, Clone, Copy)]
struct Sample([u64; 4]);

const NAMES: [&str; 4] = ["heap (KB)", "nodes", "listeners", "resident (MB)"];

fn sample(page: &Page) -> Sample {
    page.let_go();
    page.cdp("HeapProfiler.collectGarbage", &json!({}));
    let metrics = page.cdp("Performance.getMetrics", &json!({}));
    let of = |name: &str| {
        let all = metrics["metrics"].as_array().into_iter().flatten();
        let metric = all.into_iter().find(|metric| metric["name"] == name).expect("the metric");
        metric["value"].as_f64().expect("a number") as u64
    };
    Sample([of("JSHeapUsedSize") >> 10, of("Nodes"), of("JSEventListeners"), page.resident() >> 20])
}

fn median(samples: &[Sample], i: usize) -> u64 {
    let mut values: Vec<u64> = samples.iter().map(|sample| sample.0[i]).collect();
    values.sort_unstable();
    values[values.len() / 2]
}

/// Starts a new game from within the page. For each stroke of a real pointer chromedriver keeps an answer in the page's own
/// heap for as long as that lives, which is several hundred bytes a game of what is not the page's.
fn begin(page: &Page, variant: &str, opponent: &str) {
    page.open("#/new");
    for part in [
        format!("[name=variant][value={variant}]"),
        format!("[name=opponent][value={opponent}]"),
        "[data-action=start]".into(),
    ] {
        page.select(&part).call("function () { this.click(); }");
    }
    assert_eq!(page.stand().variant, variant);
}

#[test]
#[ignore = "takes half an hour"]
fn games_without_end_take_no_more_memory() {
    let minutes: u64 = env::var("DAMA_SOAK_MINUTES").ok().and_then(|text| text.parse().ok()).unwrap_or(30);
    let time = Duration::from_secs(60 * minutes);
    visit(Visit { limit: time + Duration::from_secs(300), ..Visit::default() }, |page| {
        page.hurry();
        page.cdp("Performance.enable", &json!({}));
        let variants = ["russian", "international", "american", "thai", "spanish", "italian", "czech", "brazilian"];
        // The level stays chosen.
        page.start(NewGame::against(1, "thai"));
        let start = Instant::now();
        let (mut games, mut plies, mut samples) = (0u64, 0, Vec::new());
        while start.elapsed() < time {
            let variant = variants[games as usize % variants.len()];
            begin(page, variant, if games % 2 == 0 { "computer" } else { "person" });
            plies += page.play_out(games + 1, 2000).plies;
            games += 1;
            samples.push(sample(page));
        }
        println!("{games} games, {plies} moves in {minutes} minutes");
        // The first eighth may fill what is kept for later.
        let settled = &samples[samples.len() / 8..];
        let (early, late) =
            (&settled[..settled.len().div_ceil(3)], &settled[settled.len() - settled.len().div_ceil(3)..]);
        let mut grown = Vec::new();
        for (i, name) in NAMES.iter().enumerate() {
            let (before, after) = (median(early, i), median(late, i));
            println!("{name}: first {}, then {before}, at the end {after}", samples[0].0[i]);
            if after > before + before / 10 + 16 {
                grown.push(name);
            }
        }
        assert!(grown.is_empty(), "{grown:?} grow");
    });
}
