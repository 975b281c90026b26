//! The command `cargo xtask`; see the library for what it does.

use std::process::ExitCode;

use xtask::{Command, Error};

fn main() -> ExitCode {
    let outcome = Command::parse(std::env::args().skip(1)).and_then(|command| xtask::run(&command));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            match error {
                Error::Usage(_) => ExitCode::from(2),
                Error::Failed(_) => ExitCode::FAILURE,
            }
        }
    }
}
