//! `cargo xtask bench`: how fast the move generator counts, natively and as WebAssembly in the browser, in one run.

use std::process::Command;

use crate::Error;
use crate::process::{cargo, output};
use crate::test::in_browser;

/// Measures both and prints a table.
pub(crate) fn bench() -> Result<(), Error> {
    let native = measure(cargo().args(SPEED).args(["--", "--ignored", "--nocapture"]))?;
    let mut browser = cargo();
    let wasm = measure(in_browser(browser.args(SPEED))?.args(["--", "--nocapture"]))?;
    println!("perft, millions of lines a second: rule set, native, wasm, ratio");
    for ((name, native), (_, wasm)) in native.iter().zip(&wasm) {
        println!("{name:<14} {native:>7.1} {wasm:>7.1} {:>6.2}", wasm / native);
    }
    Ok(())
}

const SPEED: [&str; 6] = ["test", "--release", "--package", "dama", "--test", "speed"];

/// Runs a bench and reads its lines `speed NAME N Mn/s`.
fn measure(command: &mut Command) -> Result<Vec<(String, f64)>, Error> {
    let text = output(command).ok_or_else(|| Error::Failed("the bench failed".into()))?;
    let speeds: Vec<(String, f64)> = text.lines().filter_map(speed).collect();
    if speeds.is_empty() { Err(Error::Failed("the bench printed no speed".into())) } else { Ok(speeds) }
}

fn speed(line: &str) -> Option<(String, f64)> {
    let (name, rest) = line.trim().strip_prefix("speed ")?.split_once(' ')?;
    Some((name.to_owned(), rest.strip_suffix(" Mn/s")?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_bench_is_read() {
        assert_eq!(speed("    speed thai 329.8 Mn/s"), Some(("thai".to_owned(), 329.8)));
        assert_eq!(speed("test perft_speed ... ok"), None);
    }
}
