//! Compiles the texts and writes the rules pages.

use std::fs;
use std::path::Path;

use dama::guide::html::{pages, sitemap};
use dama::texts::compile::{compile, write as to_bytes};
use dama::texts::{Lang, Part, Texts};

/// Writes everything that is made of the texts.
pub(crate) fn write(locales: &Path, out: &Path, version: &str, site: Option<&str>) -> Result<(), String> {
    for &lang in Lang::ALL {
        let mut files = Vec::new();
        for part in Part::ALL {
            let path = locales.join(part.source(lang));
            let wrong = |error: String| format!("{}: {error}", path.display());
            let source = fs::read_to_string(&path).map_err(|error| wrong(error.to_string()))?;
            let messages = compile(&source).map_err(|error| wrong(error.to_string()))?;
            put(out, &format!("locales/{version}/{}", part.path(lang)), &to_bytes(&messages))?;
            files.push(messages);
        }
        for file in pages(&Texts::new(lang, files), site) {
            put(out, &file.path, file.text.as_bytes())?;
        }
    }
    let map = site.map(sitemap);
    map.map_or(Ok(()), |file| put(out, &file.path, file.text.as_bytes()))
}

fn put(out: &Path, path: &str, bytes: &[u8]) -> Result<(), String> {
    let path = out.join(path);
    let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, bytes));
    written.map_err(|error| format!("{}: {error}", path.display()))
}
