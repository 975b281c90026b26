//! The native command: how engine people and tests talk to the rules and the engine.

mod options;
mod read;
mod run;

use std::process::ExitCode;

fn main() -> ExitCode {
    match run::run(std::env::args_os().skip(1)) {
        Ok(status) => status,
        Err(error) => {
            eprintln!("dama: {error}");
            ExitCode::from(2)
        }
    }
}
