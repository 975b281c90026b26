//! A folder that is gone when it is no longer needed.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use std::{env, fs, process, thread};

/// An empty folder of its own, removed when dropped.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    /// Makes the folder.
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("dama-browser-{}-{count}", process::id()));
        fs::create_dir_all(&path).expect("a folder for the browser");
        Self(path)
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // A browser's helpers outlive it by a moment and may make a folder again.
        for _ in 0..20 {
            let removed = fs::remove_dir_all(&self.0);
            thread::sleep(Duration::from_millis(50));
            if removed.is_ok() && !self.0.exists() {
                return;
            }
        }
        eprintln!("cannot remove {}", self.0.display());
    }
}
