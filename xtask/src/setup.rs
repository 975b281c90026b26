//! What Rust itself must have.

use std::path::Path;
use std::process::Command;

use crate::Error;
use crate::{paths, process};

/// The target of the page and the worker.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Adds the standard library for wasm if it is not there; looks no further than the disk if it is.
pub(crate) fn wasm_target() -> Result<(), Error> {
    if has_wasm_target() {
        return Ok(());
    }
    eprintln!("Adding Rust's {WASM} target.");
    process::run(Command::new("rustup").args(["target", "add", WASM]).current_dir(paths::root()))
}

fn has_wasm_target() -> bool {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "target-libdir", "--target", WASM]).current_dir(paths::root());
    process::output(&mut rustc).is_some_and(|folder| Path::new(&folder).is_dir())
}
