//! Chromium and its driver, for the tests.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Error;
use crate::{paths, process};

/// The names that Chromium goes by, the free one first.
const BROWSERS: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// Debian's packages; the fonts are for the scripts of the languages Dama speaks.
const DEBIAN: [&str; 3] = ["chromium", "chromium-driver", "fonts-noto-core"];

/// A browser and the program that drives it.
#[derive(Debug, Clone)]
pub struct Chromium {
    /// The browser.
    pub browser: PathBuf,
    /// Its WebDriver server, of the same version.
    pub driver: PathBuf,
}

impl Chromium {
    /// What the environment (`CHROMIUM`, `CHROMEDRIVER`) names, or else what is on PATH.
    pub fn find() -> Result<Self, Error> {
        let browser = named_by("CHROMIUM")
            .or_else(|| BROWSERS.iter().find_map(|name| paths::on_path(name)))
            .ok_or_else(|| missing("Chromium"))?;
        let driver = named_by("CHROMEDRIVER")
            .or_else(|| paths::on_path("chromedriver"))
            .ok_or_else(|| missing("chromedriver"))?;
        Ok(Self { browser, driver })
    }

    /// Like [`find`](Self::find), but where it may installs what is missing first.
    pub(crate) fn find_or_install() -> Result<Self, Error> {
        Self::find().or_else(|error| {
            if !may_install() {
                return Err(error);
            }
            install(&DEBIAN)?;
            Self::find()
        })
    }
}

/// The file that a variable of the environment names.
pub(crate) fn named_by(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
}

fn missing(what: &str) -> Error {
    Error::Failed(format!(
        "{what} is missing: put `chromium` and `chromedriver` of one version on PATH \
         (Debian: `apt-get install {}`) or name them in CHROMIUM and CHROMEDRIVER",
        DEBIAN.join(" ")
    ))
}

/// Whether this is root on Debian or a relative of it.
pub(crate) fn may_install() -> bool {
    Path::new("/usr/bin/apt-get").is_file() && process::output(Command::new("id").arg("-u")).is_some_and(|id| id == "0")
}

/// Installs Debian's packages.
pub(crate) fn install(packages: &[&str]) -> Result<(), Error> {
    eprintln!("Installing {} with apt-get.", packages.join(", "));
    let apt = || {
        let mut apt = Command::new("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive");
        apt
    };
    process::run(apt().args(["update", "-qq"]))?;
    process::run(apt().args(["install", "-qq", "-y", "--no-install-recommends"]).args(packages))
}
