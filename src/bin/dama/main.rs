//! The native command: how engine people and tests talk to the rules and the engine.

mod book;
mod client;
mod hub;
mod matches;
mod options;
mod player;
mod random;
mod read;
mod run;
mod score;
mod selfplay;
mod serve;
mod train;

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
