//! The one build driver of Dama: `cargo xtask serve|build|test|check`.
//!
//! Everything a fresh machine lacks is fetched or built on first need and kept outside the
//! checkout, so that each command is the whole instruction. Only the standard library is used:
//! the driver itself compiles in seconds, before anything else can.
//!
//! It is a library as well as a command because the browser tests serve `dist/` and find
//! Chromium in the same way.

mod args;
mod bench;
mod build;
mod check;
pub mod chromium;
pub mod engine;
mod error;
mod hash;
pub mod paths;
mod process;
mod seal;
mod serve;
pub mod server;
mod setup;
mod stages;
mod test;
mod texts;
mod tools;

pub use args::{Command, HELP};
pub use error::Error;
pub use seal::seal;

/// Does what was asked on the command line.
pub fn run(command: &Command) -> Result<(), Error> {
    match command {
        Command::Help => {
            println!("{HELP}");
            Ok(())
        }
        Command::Serve(options) => serve::serve(options),
        Command::Build => build::build(),
        Command::Test(only) => test::test(*only),
        Command::TestIn(engines) => test::test_in(engines),
        Command::Check => check::check(),
        Command::Bench => bench::bench(),
    }
}
