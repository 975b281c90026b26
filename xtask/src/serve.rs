//! `cargo xtask serve`: the site on this machine.

use std::process::{Command, Stdio};

use crate::Error;
use crate::args::ServeOptions;
use crate::error::Context;
use crate::server::{self, Server, Site};
use crate::{build, paths};

/// Builds the site and serves it until interrupted.
pub(crate) fn serve(options: &ServeOptions) -> Result<(), Error> {
    // First of all, so that a taken port is known before a minute of building.
    let listener = server::listen(options.port)
        .context(format_args!("cannot serve at port {} (`--port 0` takes any free one)", options.port))?;
    build::build()?;
    let site = Site::at_root(paths::dist());
    let server = Server::start(listener, site).context("cannot serve")?;
    println!("Dama is at {} until you press Ctrl-C.", server.url());
    if options.open {
        open(&server.url());
    }
    server.wait();
    Ok(())
}

/// Opens a page in the browser of this desktop; the address is printed already, so that nothing
/// is lost where this does not work.
fn open(url: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        Command::new("explorer")
    } else {
        Command::new("xdg-open")
    };
    let opened = command.arg(url).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    if let Err(cause) = opened {
        eprintln!("xtask: cannot open a browser: {cause}");
    }
}
