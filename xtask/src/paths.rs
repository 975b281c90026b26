//! Where things are.

use std::env;
use std::path::{Path, PathBuf};

use crate::Error;

/// The root of the checkout.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here)
}

/// The finished site.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Where built tools are kept: outside the checkout, so that `cargo clean` and `git clean` cost
/// nothing and several checkouts share them.
pub(crate) fn cache() -> Result<PathBuf, Error> {
    let dir = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    dir("DAMA_CACHE")
        .or_else(|| Some(dir("XDG_CACHE_HOME")?.join("dama")))
        .or_else(|| env::home_dir().map(|home| home.join(".cache/dama")))
        .ok_or_else(|| Error::failed("no place to keep tools: set DAMA_CACHE to a folder"))
}

/// The program of this name on PATH.
pub(crate) fn on_path(program: &str) -> Option<PathBuf> {
    path_folders().find_map(|folder| program_in(&folder, program))
}

/// The program of this name in a folder.
pub(crate) fn program_in(folder: &Path, program: &str) -> Option<PathBuf> {
    let file = folder.join(program).with_extension(env::consts::EXE_EXTENSION);
    file.is_file().then_some(file)
}

/// The folders of PATH, in order.
pub(crate) fn path_folders() -> impl Iterator<Item = PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).collect::<Vec<_>>().into_iter()
}
