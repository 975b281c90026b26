//! Writes the rules pages as files: `pages LOCALES OUT [SITE]`. Part of the build, run by the build driver.
//!
//! LOCALES is the folder of the texts, OUT that of the site; SITE is the address at which the site will lie, for what
//! search engines want absolute.

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use dama::guide::html::{File, pages, sitemap};
use dama::texts::{Lang, Part, Texts};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let done = match args.as_slice() {
        [locales, out] => write(Path::new(locales), Path::new(out), None),
        [locales, out, site] => write(Path::new(locales), Path::new(out), Some(site)),
        _ => Err("expected the folders of the texts and of the site, and perhaps its address".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("pages: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write(locales: &Path, out: &Path, site: Option<&str>) -> Result<(), String> {
    for &lang in Lang::ALL {
        let mut sources = Vec::new();
        for part in [Part::App, Part::Rules] {
            let path = locales.join(part.path(lang));
            sources.push(fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?);
        }
        for file in pages(&Texts::new(lang, sources.iter().map(String::as_str)), site) {
            put(out, &file)?;
        }
    }
    site.map_or(Ok(()), |site| put(out, &sitemap(site)))
}

fn put(out: &Path, file: &File) -> Result<(), String> {
    let path = out.join(&file.path);
    let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, &file.text));
    written.map_err(|error| format!("{}: {error}", path.display()))
}
