//! A bench, not a test: how many lines of play a second perft counts from each start, natively and in WebAssembly.
//! `cargo xtask bench` runs it both ways and prints the ratios.

use dama::rules::{Position, Variant, perft};
use web_time::Instant;

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

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

fn say(line: &str) {
    #[cfg(target_arch = "wasm32")]
    wasm_bindgen_test::console_log!("{line}");
    #[cfg(not(target_arch = "wasm32"))]
    println!("{line}");
}
