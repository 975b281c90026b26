//! `cargo xtask build`: the site, as files that any static host can serve from any folder.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use crate::Error;
use crate::error::Context;
use crate::hash::{sha256, short};
use crate::seal::seal;
use crate::tools::Tool;
use crate::{paths, process, setup, texts};

const PAGE: &str = "index.html";
/// The programs whose files Trunk gives fixed names, each in the order in which one names the next, the page before all;
/// then what comes with a program, under the name of its first file.
const PROGRAMS: [(&str, &[&str], &[&str]); 2] = [
    ("worker", &["worker_loader.js", "worker.js", "worker_bg.wasm"], &[]),
    ("library", &["library.js", "library_bg.wasm"], &["library.css"]),
];

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
    for (program, files, company) in PROGRAMS {
        name_program(&dist, program, files, company)?;
    }
    name_texts(&dist, texts)?;
    write_texts(&dist, texts)?;
    // GitHub Pages would otherwise leave out files whose names begin with an underscore.
    fs::write(dist.join(".nojekyll"), "").context("cannot write dist/.nojekyll")?;
    let build = seal(&dist)?;
    println!("Build {build} is in {}.", dist.display());
    Ok(())
}

/// Tells the page's start where the texts are, which it fetches while the program is still on its way.
fn name_texts(dist: &Path, texts: &str) -> Result<(), Error> {
    const UNNAMED: &str = "locales/HASH";
    let page = dist.join(PAGE);
    let text = fs::read_to_string(&page).context(format_args!("cannot read {}", page.display()))?;
    if !text.contains(UNNAMED) {
        return Err(Error::Failed(format!("{PAGE} does not name {UNNAMED}")));
    }
    fs::write(&page, text.replace(UNNAMED, &format!("locales/{texts}")))
        .context(format_args!("cannot write {}", page.display()))
}

/// Gives a program's files names with a hash, as the page's have, so that a page never starts the worker or the library
/// of another version: neither from a cache nor after an update in another window.
fn name_program(dist: &Path, program: &str, files: &[&str], company: &[&str]) -> Result<(), Error> {
    let read = |name: &str| fs::read(dist.join(name)).context(format_args!("Trunk wrote no {name}"));
    let all = files.iter().chain(company);
    let bytes: Vec<u8> = all.clone().map(|name| read(name)).collect::<Result<Vec<_>, _>>()?.concat();
    let hash = short(&sha256(&bytes));
    let name = |old: &str| old.replacen(program, &format!("{program}-{hash}"), 1);
    for (file, names) in [PAGE].iter().chain(files).zip(files) {
        let text = String::from_utf8(read(file)?).context(format_args!("{file} is no text"))?;
        // Between quotes or after a slash: the glue also has an import object of a similar name.
        let named = ["/", "'", "\""].iter().fold(text.clone(), |text, before| {
            text.replace(&format!("{before}{names}"), &format!("{before}{}", name(names)))
        });
        if named == text {
            return Err(Error::Failed(format!("{file} does not name {names}")));
        }
        fs::write(dist.join(file), named).context(format_args!("cannot write dist/{file}"))?;
    }
    for file in all {
        fs::rename(dist.join(file), dist.join(name(file))).context(format_args!("cannot rename dist/{file}"))?;
    }
    Ok(())
}

/// The texts as the page reads them and the rules pages as files, by the program that knows both. `DAMA_SITE` is the address at which the site will lie,
/// if that is known: search engines want it in full.
fn write_texts(dist: &Path, texts: &str) -> Result<(), Error> {
    let mut pages = process::cargo();
    pages.args(["run", "--quiet", "--bin", "pages", "--"]).arg(texts::folder()).arg(dist).arg(texts);
    match env::var("DAMA_SITE") {
        Ok(site) if !site.is_empty() => {
            pages.arg(if site.ends_with('/') { site } else { site + "/" });
        }
        _ => println!("xtask: no sitemap, as DAMA_SITE does not say where the site will lie"),
    }
    process::run(&mut pages)
}
