//! The texts of every language. In the site they lie under a folder named after their content, so that a page never
//! meets the texts of another build.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::Context;
use crate::{Error, paths};

/// A name for the texts as they are now.
pub(crate) fn version() -> Result<String, Error> {
    let mut hash = Fnv::new();
    for file in files()? {
        hash.write(file.strip_prefix(folder()).unwrap_or(&file).to_string_lossy().as_bytes());
        hash.write(&read(&file)?);
    }
    Ok(format!("{:08x}", hash.0 >> 32))
}

pub(crate) fn folder() -> PathBuf {
    paths::root().join("locales")
}

/// Every file of texts, in order of name.
fn files() -> Result<Vec<PathBuf>, Error> {
    let mut files = Vec::new();
    for language in entries(&folder())? {
        if language.is_dir() {
            files.extend(entries(&language)?.into_iter().filter(|file| file.extension().is_some_and(|it| it == "ftl")));
        }
    }
    files.sort();
    Ok(files)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let cannot = || format!("cannot read {}", folder.display());
    let entries = fs::read_dir(folder).context(cannot())?;
    entries.map(|entry| Ok(entry.context(cannot())?.path())).collect()
}

fn read(file: &Path) -> Result<Vec<u8>, Error> {
    fs::read(file).context(format_args!("cannot read {}", file.display()))
}

/// FNV-1a: it tells versions apart and keeps nothing safe.
struct Fnv(u64);

impl Fnv {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes.iter().chain(&[0]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}
