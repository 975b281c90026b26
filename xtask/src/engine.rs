//! The browser engines that the tests know, and what drives them.

use std::path::{Path, PathBuf};

use crate::Error;
use crate::chromium::{self, Chromium};
use crate::paths;
use crate::tools::Tool;

/// Debian's packages for Firefox, whose driver is built with Cargo.
const FIREFOX: [&str; 2] = ["firefox-esr", "fonts-noto-core"];

/// Debian's packages for WebKit, which needs a screen.
const WEBKIT: [&str; 4] = ["webkit2gtk-driver", "xvfb", "xauth", "fonts-noto-core"];

/// Where Debian has the browser that WebKit's driver drives, after the folder of the machine's libraries.
const MINI_BROWSER: &str = "webkit2gtk-4.1/MiniBrowser";

/// A browser engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// Chrome, Edge, Opera and most browsers on Android.
    Chromium,
    /// Firefox.
    Firefox,
    /// Safari and every browser on an iPhone.
    WebKit,
}

/// A browser and the program that drives it.
#[derive(Debug, Clone)]
pub struct Driver {
    /// Whose they are.
    pub engine: Engine,
    /// The browser.
    pub browser: PathBuf,
    /// Its WebDriver server.
    pub driver: PathBuf,
}

impl Engine {
    /// Every engine.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// The engine of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|engine| engine.name() == name)
    }

    /// What is on this machine.
    pub fn find(self) -> Result<Driver, Error> {
        let missing = |what: &str| Error::Failed(format!("{what} is missing for the tests in {}", self.name()));
        let (browser, driver) = match self {
            Self::Chromium => {
                let Chromium { browser, driver } = Chromium::find()?;
                (Some(browser), Some(driver))
            }
            Self::Firefox => {
                let browser = chromium::named_by("FIREFOX")
                    .or_else(|| paths::on_path("firefox-esr"))
                    .or_else(|| paths::on_path("firefox"));
                let built = || Some(Tool::geckodriver().built()?.join("geckodriver"));
                (browser, chromium::named_by("GECKODRIVER").or_else(|| paths::on_path("geckodriver")).or_else(built))
            }
            Self::WebKit => {
                let libraries = Path::new("/usr/lib").read_dir().into_iter().flatten().flatten();
                let browser = libraries.map(|folder| folder.path().join(MINI_BROWSER)).find(|file| file.is_file());
                let screen = paths::on_path("xvfb-run");
                (browser.filter(|_| screen.is_some()), paths::on_path("WebKitWebDriver"))
            }
        };
        let browser = browser.ok_or_else(|| missing("the browser"))?;
        let driver = driver.ok_or_else(|| missing("the driver"))?;
        Ok(Driver { engine: self, browser, driver })
    }

    /// Like [`find`](Self::find), but where it may installs what is missing first.
    pub(crate) fn find_or_install(self) -> Result<Driver, Error> {
        self.find().or_else(|error| {
            match self {
                Self::Chromium => {
                    Chromium::find_or_install()?;
                }
                Self::Firefox => {
                    if paths::on_path("firefox-esr").or_else(|| paths::on_path("firefox")).is_none() {
                        chromium::may_install().then_some(()).ok_or(error)?;
                        chromium::install(&FIREFOX)?;
                    }
                    Tool::geckodriver().folder()?;
                }
                Self::WebKit => {
                    chromium::may_install().then_some(()).ok_or(error)?;
                    chromium::install(&WEBKIT)?;
                }
            }
            self.find()
        })
    }
}
