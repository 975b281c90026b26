//! Benches, not tests: how many lines of play a second perft counts from each start, and how deep the search comes in a
//! second, natively and in a worker of the browser. `cargo xtask bench` runs them both ways and prints the ratios.

use dama::engine::{Clock, Engine, Limits, shipped, think};
use dama::game::{Game, RuleSet};
use dama::rules::{Position, Variant, perft};
use web_time::{Duration, Instant};

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_dedicated_worker);

/// Deep enough for a measurement, quick enough for a phone.
const fn depth(variant: Variant) -> u32 {
    match variant {
        Variant::International | Variant::Thai => 8,
        _ => 10,
    }
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(not(target_arch = "wasm32"), ignore = "a bench: cargo xtask bench")]
fn perft_speed() {
    for variant in Variant::ALL {
        let start = Position::start(variant);
        // The best of three: a shared machine is never faster than it is.
        let speed = (0..3).map(|_| lines_per_second(&start, depth(variant))).fold(0.0, f64::max);
        say(&format!("speed {} {:.1} Mn/s", variant.name(), speed / 1e6));
    }
}

fn lines_per_second(start: &Position, depth: u32) -> f64 {
    let clock = Instant::now();
    let lines = perft(start, depth);
    lines as f64 / clock.elapsed().as_secs_f64()
}

/// How long a search thinks.
const SECOND: Duration = Duration::from_secs(1);

struct Stopwatch(Instant);

impl Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(not(target_arch = "wasm32"), ignore = "a bench: cargo xtask bench")]
fn search_speed() {
    for variant in Variant::ALL {
        let mut engine = Engine::new();
        engine.set_weights(shipped::weights(variant));
        let game = Game::new(RuleSet::table(variant));
        let clock = Stopwatch(Instant::now());
        let (mut depth, mut at) = (0, 0.0);
        let found = think(&mut engine, &game, Limits::time(SECOND), 0, &clock, |info| {
            (depth, at) = (info.depth, clock.elapsed().as_secs_f64());
        });
        let speed = found.map_or(0, |info| info.nodes) as f64 / clock.elapsed().as_secs_f64();
        let name = variant.name();
        say(&format!("search {name} {:.2} Mn/s depth {depth} after {at:.2} s", speed / 1e6));
    }
}

fn say(line: &str) {
    #[cfg(target_arch = "wasm32")]
    wasm_bindgen_test::console_log!("{line}");
    #[cfg(not(target_arch = "wasm32"))]
    println!("{line}");
}
