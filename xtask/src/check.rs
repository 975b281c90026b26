//! `cargo xtask check`: what can be known without running anything.

use crate::Error;
use crate::process::{cargo, run};
use crate::setup::{WASM, wasm_target};
use crate::stages::{self, Stage};

/// Checks formatting, lints and documentation, natively and for wasm.
pub(crate) fn check() -> Result<(), Error> {
    stages::run(&[
        Stage { name: "formatting", work: || run(cargo().args(["fmt", "--all", "--check"])) },
        Stage { name: "lints", work: || clippy(&["--workspace"]) },
        Stage {
            name: "lints for wasm",
            work: || {
                wasm_target()?;
                clippy(&["--package", "dama", "--target", WASM])
            },
        },
        Stage { name: "documentation", work: || doc(&["--workspace"]) },
        Stage {
            name: "documentation for wasm",
            work: || {
                wasm_target()?;
                doc(&["--package", "dama", "--target", WASM])
            },
        },
    ])
}

fn clippy(what: &[&str]) -> Result<(), Error> {
    run(cargo().args(["clippy", "--all-targets"]).args(what).args(["--", "--deny", "warnings"]))
}

fn doc(what: &[&str]) -> Result<(), Error> {
    run(cargo()
        .args(["doc", "--no-deps", "--document-private-items"])
        .args(what)
        .env("RUSTDOCFLAGS", "--deny warnings"))
}
