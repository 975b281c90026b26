//! Writes the texts as the page reads them, and the rules pages as files: `pages LOCALES OUT VERSION [SITE]`. Part of the
//! build, run by the build driver.
//!
//! LOCALES is the folder of the texts, OUT that of the site, VERSION the name of these texts; SITE is the address at which
//! the site will lie, for what search engines want absolute.

#[cfg(not(target_arch = "wasm32"))]
mod write;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    use std::path::Path;

    let args: Vec<String> = std::env::args().skip(1).collect();
    let done = match args.as_slice() {
        [locales, out, version] => write::write(Path::new(locales), Path::new(out), version, None),
        [locales, out, version, site] => write::write(Path::new(locales), Path::new(out), version, Some(site)),
        _ => Err("expected the folders of the texts and of the site, a version, and perhaps an address".to_owned()),
    };
    match done {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("pages: {error}");
            std::process::ExitCode::FAILURE
        }
    }
}

/// Cargo builds every program for an integration test; in a browser this one has nothing to do.
#[cfg(target_arch = "wasm32")]
fn main() {}
