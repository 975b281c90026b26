//! Running other programs.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use std::{env, iter};

use crate::Error;
use crate::error::Context;
use crate::paths;

/// Cargo, to be run at the root of the checkout.
pub(crate) fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(paths::root());
    cargo
}

/// Runs a program to its end, its output going where ours goes.
pub(crate) fn run(command: &mut Command) -> Result<(), Error> {
    let line = line(command);
    let status = command.status().context(format_args!("cannot run `{line}`"))?;
    if status.success() { Ok(()) } else { Err(Error::Failed(format!("`{line}` failed ({status})"))) }
}

/// What a program prints, if it can be run and succeeds.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// PATH with some folders put before it.
pub(crate) fn path_with(folders: &[PathBuf]) -> Result<OsString, Error> {
    env::join_paths(folders.iter().cloned().chain(paths::path_folders())).context("a folder cannot be put on PATH")
}

/// The command as one would type it, without the folder of the program.
fn line(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    iter::once(name).chain(command.get_args()).map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
