//! A copy of the finished site that a test may change.

use std::fs;
use std::path::{Path, PathBuf};

use xtask::paths;

use crate::scratch::Scratch;

/// A copy of the site, gone when dropped.
pub struct SiteCopy(Scratch);

impl SiteCopy {
    /// Copies the site as it was built.
    pub fn new() -> Self {
        let copy = Self(Scratch::new());
        copy_folder(&paths::dist(), copy.0.path());
        copy
    }

    /// The folder, for a visit.
    pub fn folder(&self) -> PathBuf {
        self.0.path().to_owned()
    }

    /// The text of a file.
    pub fn read(&self, path: &str) -> String {
        fs::read_to_string(self.0.path().join(path)).expect(path)
    }

    /// Writes a file anew; the version of the site is what it was until it is sealed.
    pub fn write(&self, path: &str, text: &str) {
        let file = self.0.path().join(path);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, text).expect(path);
    }

    /// Makes one version of what is there now, as a build does; gives its name.
    pub fn seal(&self) -> String {
        xtask::seal(self.0.path()).unwrap_or_else(|error| panic!("{error}"))
    }
}

impl Default for SiteCopy {
    fn default() -> Self {
        Self::new()
    }
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy_folder(&from, &to);
        } else {
            fs::copy(&from, &to).expect("a copy");
        }
    }
}
