//! `cargo xtask build`: the site, as files that any static host can serve from any folder.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use crate::Error;
use crate::error::Context;
use crate::tools::Tool;
use crate::{paths, process, setup, texts};

/// What the page asks the host for by name; Trunk gives hashed names to the rest.
const FILES: [&str; 4] = ["index.html", "worker_loader.js", "worker.js", "worker_bg.wasm"];

/// Writes `dist/`.
pub(crate) fn build() -> Result<(), Error> {
    setup::wasm_target()?;
    let wasm_bindgen = Tool::wasm_bindgen()?.folder()?;
    let trunk = Tool::trunk().folder()?;
    // Trunk is told to stay off the network, so the packages must be here before it starts.
    process::run(process::cargo().args(["fetch", "--target", setup::WASM]))?;
    let texts = texts::version()?;
    process::run(
        Command::new(trunk.join("trunk"))
            .args(["build", "--release", "--offline"])
            .current_dir(paths::root())
            .env("DAMA_TEXTS", &texts)
            .env("PATH", process::path_with(&[wasm_bindgen])?)
            // Trunk reads its options from the environment too; only ours shall count.
            .env_remove("TRUNK_BUILD_DIST")
            .env_remove("TRUNK_BUILD_PUBLIC_URL")
            // Trunk takes `NO_COLOR=1`, which many set, for a bad value of an option.
            .env_remove("NO_COLOR"),
    )?;
    finish(&texts)
}

/// What Trunk does not do.
fn finish(texts: &str) -> Result<(), Error> {
    let dist = paths::dist();
    if let Some(missing) = FILES.iter().find(|name| !dist.join(name).is_file()) {
        return Err(Error::Failed(format!("Trunk wrote no {missing}")));
    }
    texts::copy(&dist, texts)?;
    rules_pages(&dist)?;
    // GitHub Pages would otherwise leave out files whose names begin with an underscore.
    fs::write(dist.join(".nojekyll"), "").context("cannot write dist/.nojekyll")
}

/// The rules pages as files, by the program that knows the rules. `DAMA_SITE` is the address at which the site will lie,
/// if that is known: search engines want it in full.
fn rules_pages(dist: &Path) -> Result<(), Error> {
    let mut pages = process::cargo();
    pages.args(["run", "--quiet", "--bin", "pages", "--"]).arg(texts::folder()).arg(dist);
    match env::var("DAMA_SITE") {
        Ok(site) if !site.is_empty() => {
            pages.arg(if site.ends_with('/') { site } else { site + "/" });
        }
        _ => println!("xtask: no sitemap, as DAMA_SITE does not say where the site will lie"),
    }
    process::run(&mut pages)
}
