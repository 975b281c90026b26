//! The programs that are built with Cargo: Trunk, which puts the site together, and wasm-bindgen
//! with its test runner.
//!
//! Each has one right version. A copy of it on PATH is taken; else the copy in the cache; else
//! it is built once into the cache.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Error;
use crate::error::Context;
use crate::{paths, process};

/// The newest Trunk that the pinned Rust can build.
const TRUNK: &str = "0.21.14";

/// The driver of Firefox.
const GECKODRIVER: &str = "0.37.1";

/// A program of one exact version.
pub(crate) struct Tool {
    package: &'static str,
    version: String,
    /// What it installs that we use; the first answers `--version`.
    programs: &'static [&'static str],
    install_args: &'static [&'static str],
    /// How long it takes to build on two cores.
    minutes: u32,
}

impl Tool {
    /// The bundler.
    pub(crate) fn trunk() -> Self {
        Self {
            package: "trunk",
            version: TRUNK.into(),
            programs: &["trunk"],
            // Without the default features it needs no OpenSSL headers.
            install_args: &["--locked", "--no-default-features", "--features", "rustls"],
            minutes: 6,
        }
    }

    /// The driver of Firefox, which Debian has not.
    pub(crate) fn geckodriver() -> Self {
        Self {
            package: "geckodriver",
            version: GECKODRIVER.into(),
            programs: &["geckodriver"],
            install_args: &["--locked"],
            minutes: 4,
        }
    }

    /// The generator of glue between wasm and JavaScript, which refuses to work on the output of
    /// any version of the library but its own.
    pub(crate) fn wasm_bindgen() -> Result<Self, Error> {
        let lock = fs::read_to_string(paths::root().join("Cargo.lock")).context("cannot read Cargo.lock")?;
        let version =
            locked_version(&lock, "wasm-bindgen").ok_or_else(|| Error::failed("Cargo.lock has no wasm-bindgen"))?;
        Ok(Self {
            package: "wasm-bindgen-cli",
            version: version.into(),
            programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
            // No `--locked`: the lock file shipped with 0.2.130 names a package version that is
            // not to be had everywhere.
            install_args: &[],
            minutes: 5,
        })
    }

    /// The folder that holds the programs, if they were built before.
    pub(crate) fn built(&self) -> Option<PathBuf> {
        let folder = paths::cache().ok()?.join("tools").join(format!("{}-{}/bin", self.package, self.version));
        self.is_in(&folder).then_some(folder)
    }

    /// The folder that holds the programs, after building them if that is needed.
    pub(crate) fn folder(&self) -> Result<PathBuf, Error> {
        if let Some(folder) = paths::path_folders().find(|folder| self.is_in(folder)) {
            return Ok(folder);
        }
        let tools = paths::cache()?.join("tools");
        let home = tools.join(format!("{}-{}", self.package, self.version));
        let folder = home.join("bin");
        if !self.is_in(&folder) {
            self.install(&tools, &home)?;
        }
        Ok(folder)
    }

    /// Whether a folder has all the programs in the right version.
    fn is_in(&self, folder: &Path) -> bool {
        let found: Option<Vec<PathBuf>> =
            self.programs.iter().map(|program| paths::program_in(folder, program)).collect();
        let answer = found
            .as_deref()
            .and_then(<[PathBuf]>::first)
            .and_then(|program| process::output(Command::new(program).arg("--version")));
        answer.is_some_and(|answer| answer.split_whitespace().any(|word| word == self.version))
    }

    /// Builds the programs beside their place and moves them there when all is done, so that an
    /// interrupted build is never mistaken for a finished one; the next try continues it.
    fn install(&self, tools: &Path, home: &Path) -> Result<(), Error> {
        let draft = tools.join(format!(".{}-{}", self.package, self.version));
        fs::create_dir_all(&draft).context(format_args!("cannot make {}", draft.display()))?;
        let _lock = lock(tools)?;
        if self.is_in(&home.join("bin")) {
            return Ok(()); // Another xtask built it while this one waited for the lock.
        }
        eprintln!(
            "Building {} {} once, into {}: about {} minutes on two cores.",
            self.package,
            self.version,
            tools.display(),
            self.minutes
        );
        let target = draft.join("target");
        process::run(&mut self.cargo_install(&draft, &target))?;
        let place = || -> std::io::Result<()> {
            fs::remove_dir_all(&target)?;
            if home.exists() {
                fs::remove_dir_all(home)?;
            }
            fs::rename(&draft, home)
        };
        place().context(format_args!("cannot move a tool to {}", home.display()))
    }

    /// The build, in a light profile: these programs run for a second, but an optimised build of
    /// them takes twice as long.
    fn cargo_install(&self, root: &Path, target: &Path) -> Command {
        let mut cargo = process::cargo();
        // Elsewhere than in the checkout, or the checkout's Cargo settings would apply.
        cargo
            .current_dir(root)
            .args(["install", self.package, "--version", &self.version])
            .args(self.install_args)
            .arg("--root")
            .arg(root)
            .arg("--target-dir")
            .arg(target)
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256")
            .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
            .env_remove("CARGO_BUILD_TARGET")
            .env_remove("RUSTFLAGS");
        cargo
    }
}

/// Keeps two xtasks from building the same tool at once; released when the file is dropped.
fn lock(tools: &Path) -> Result<File, Error> {
    let path = tools.join(".lock");
    let file = File::create(&path).context(format_args!("cannot make {}", path.display()))?;
    file.lock().context(format_args!("cannot lock {}", path.display()))?;
    Ok(file)
}

/// The version of a package in the text of a Cargo.lock.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    let version = lines.nth(1)?.strip_prefix("version = \"")?;
    version.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_read_from_the_lock_file() {
        let lock = "[[package]]\nname = \"a-b\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"a\"\nversion = \"2.3.4\"\n";
        assert_eq!(locked_version(lock, "a"), Some("2.3.4"));
        assert_eq!(locked_version(lock, "b"), None);
    }

    #[test]
    fn the_real_lock_file_has_wasm_bindgen() {
        let tool = Tool::wasm_bindgen().unwrap();
        assert!(tool.version.starts_with("0.2."), "{}", tool.version);
    }
}
