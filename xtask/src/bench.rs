//! `cargo xtask bench`: how fast the move generator counts and the search looks, natively and in a worker of the browser,
//! in one run.

use std::process::Command;

use crate::Error;
use crate::process::{cargo, output};
use crate::test::in_browser;

/// Measures both and prints two tables.
pub(crate) fn bench() -> Result<(), Error> {
    let native = measure(cargo().args(SPEED).args(["--", "--ignored", "--nocapture"]))?;
    let mut browser = cargo();
    let wasm = measure(in_browser(browser.args(SPEED))?.args(["--", "--nocapture"]))?;
    println!("perft, millions of lines a second: rule set, native, wasm, ratio");
    print(&native, &wasm, "speed");
    println!("search of one second from the start, millions of nodes a second and depth: the same");
    print(&native, &wasm, "search");
    Ok(())
}

const SPEED: [&str; 6] = ["test", "--release", "--package", "dama", "--test", "speed"];

/// A line `KIND NAME N Mn/s REST` of the bench.
#[derive(Debug, PartialEq)]
struct Speed {
    kind: String,
    name: String,
    millions: f64,
    rest: String,
}

fn print(native: &[Speed], wasm: &[Speed], kind: &str) {
    for here in native.iter().filter(|speed| speed.kind == kind) {
        if let Some(there) = wasm.iter().find(|speed| speed.kind == kind && speed.name == here.name) {
            let (fast, slow) = (here.millions, there.millions);
            let rest = if here.rest.is_empty() { String::new() } else { format!("   {}; {}", here.rest, there.rest) };
            println!("{:<14} {fast:>7.2} {slow:>7.2} {:>6.2}{rest}", here.name, slow / fast);
        }
    }
}

/// Runs a bench and reads its lines.
fn measure(command: &mut Command) -> Result<Vec<Speed>, Error> {
    let text = output(command).ok_or_else(|| Error::Failed("the bench failed".into()))?;
    let speeds: Vec<Speed> = text.lines().filter_map(speed).collect();
    if speeds.is_empty() { Err(Error::Failed("the bench printed no speed".into())) } else { Ok(speeds) }
}

fn speed(line: &str) -> Option<Speed> {
    let (kind, rest) = line.trim().split_once(' ')?;
    let (name, rest) = rest.split_once(' ').filter(|_| ["speed", "search"].contains(&kind))?;
    let (millions, rest) = rest.split_once(" Mn/s")?;
    let millions = millions.parse().ok()?;
    Some(Speed { kind: kind.to_owned(), name: name.to_owned(), millions, rest: rest.trim().to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_bench_is_read() {
        let read = |line| speed(line).map(|speed| (speed.kind, speed.name, speed.millions, speed.rest));
        let of = |kind: &str, name: &str, millions, rest: &str| Some((kind.into(), name.into(), millions, rest.into()));
        assert_eq!(read("    speed thai 329.8 Mn/s"), of("speed", "thai", 329.8, ""));
        assert_eq!(read("search thai 1.25 Mn/s depth 19"), of("search", "thai", 1.25, "depth 19"));
        assert_eq!(read("test perft_speed ... ok"), None);
    }
}
