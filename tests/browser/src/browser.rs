//! A browser that nobody has used before, gone without a trace when dropped.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::time::Duration;
use std::{fs, thread};

use serde_json::{Value, json};
use xtask::chromium::Chromium;

use crate::net_log;
use crate::profile::Profile;
use crate::slots::Slot;
use crate::wait::poll;
use crate::webdriver::Session;

/// What Chromium is told: to run as root in a container without a screen, and to leave the network
/// alone.
const FLAGS: [&str; 11] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Whoever asks for another host learns at once that there is none.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    // Two browsers on one machine find each other by its address; there is nobody to resolve the names they hide it behind.
    "--disable-features=WebRtcHideLocalIpsWithMdns",
    // Else the first tab opens a search engine's page.
    "about:blank",
];

/// A running browser. Fields are dropped in their order: first the processes, last the slot.
pub(crate) struct Browser {
    pub(crate) session: Session,
    processes: Processes,
    profile: Profile,
    _slot: Slot,
}

impl Browser {
    /// Starts a browser that prefers some languages (`fr,en`); it is killed after a time, so that
    /// a test that waits for it fails.
    pub(crate) fn start(languages: &str, limit: Duration, profile: Profile) -> Self {
        let slot = Slot::take();
        let chromium = Chromium::find().unwrap_or_else(|error| panic!("{error}"));
        let (driver, port) = start_driver(&chromium);
        let mut processes = Processes::new(driver);
        let capabilities = capabilities(&chromium, profile.folder(), languages);
        let (session, got) = Session::new(port, &capabilities).expect("a browser");
        processes.watch(&got["goog:processID"], limit);
        Self { session, processes, profile, _slot: slot }
    }

    /// Closes the browser and gives the addresses outside of an origin that the origin asked for.
    pub(crate) fn close(&self, origin: &str) -> BTreeSet<String> {
        self.session.end().expect("the browser to close");
        net_log::foreign_requests(&self.profile.folder().join("net-log.json"), origin)
    }
}

impl Browser {
    /// How much memory, in bytes, all the browser's processes hold.
    pub(crate) fn resident(&self) -> u64 {
        self.processes.resident()
    }

    /// Kills the browser and all its processes at once, as the power or the system does.
    pub(crate) fn kill(&self) {
        self.processes.kill_all();
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // A browser that is asked leaves less behind than one that is killed. If it is closed
        // already, or hangs, nothing is lost.
        drop(self.session.end());
    }
}

fn capabilities(chromium: &Chromium, folder: &Path, languages: &str) -> Value {
    let mut flags: Vec<String> = FLAGS.map(String::from).into();
    let folder = folder.display();
    flags.push(format!("--user-data-dir={folder}/profile"));
    flags.push(format!("--log-net-log={folder}/net-log.json"));
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": {
            "binary": chromium.browser,
            "args": flags,
            "prefs": { "intl.accept_languages": languages },
        },
        "goog:loggingPrefs": { "browser": "ALL" },
    })
}

/// Starts the driver at a free port, which it tells. It can find its port taken by somebody else in the meantime, and
/// gives up then: it is started again.
fn start_driver(chromium: &Chromium) -> (Child, u16) {
    (0..3).find_map(|_| try_driver(chromium)).expect("chromedriver to start")
}

fn try_driver(chromium: &Chromium) -> Option<(Child, u16)> {
    let mut driver = Command::new(&chromium.driver)
        .arg("--port=0")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("chromedriver");
    let stdout = driver.stdout.take().expect("a pipe");
    let mut said = Vec::new();
    let mut lines = BufReader::new(stdout).lines().map_while(Result::ok);
    let port = lines.find_map(|line| {
        let port = line.split_once("successfully on port ").map(|(_, port)| port.trim_end_matches('.').parse().ok());
        said.push(line);
        port.flatten()
    });
    let Some(port) = port else {
        drop(driver.kill());
        drop(driver.wait());
        eprintln!("chromedriver did not start: {said:#?}");
        return None;
    };
    // Somebody must read on, or the driver would come to a stop at a full pipe.
    thread::spawn(move || lines.for_each(drop));
    Some((driver, port))
}

/// The driver and its browser, neither of which outlives this.
struct Processes {
    driver: Child,
    /// The browser: a driver that is killed leaves it behind.
    browser: Option<String>,
    /// Whoever holds the other end ends the browser when the time is up; dropped to call it off.
    watchdog: Option<Sender<()>>,
}

impl Processes {
    fn new(driver: Child) -> Self {
        Self { driver, browser: None, watchdog: None }
    }

    /// The memory of the browser and of all that it has started.
    fn resident(&self) -> u64 {
        let Some(browser) = self.browser.as_ref().and_then(|id| id.parse().ok()) else { return 0 };
        let ids: Vec<u32> = fs::read_dir("/proc")
            .expect("/proc")
            .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
            .collect();
        let status = |id: &u32| fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let number = |status: &str, name: &str| -> u64 {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or_default()
        };
        let all: Vec<(u32, u32, u64)> = ids
            .iter()
            .map(|id| (id, status(id)))
            .map(|(id, status)| (*id, number(&status, "PPid:") as u32, number(&status, "VmRSS:") << 10))
            .collect();
        // A process is older than those it starts, but its number need not be smaller.
        let mut family = vec![browser];
        while let Some((id, ..)) = all.iter().find(|(id, parent, _)| family.contains(parent) && !family.contains(id)) {
            family.push(*id);
        }
        all.iter().filter(|(id, ..)| family.contains(id)).map(|(.., resident)| resident).sum()
    }

    /// Kills the browser and waits until it is gone.
    fn kill_all(&self) {
        let Some(browser) = &self.browser else { return };
        signal("-KILL", browser);
        let gone = || !Path::new("/proc").join(browser).join("exe").exists();
        assert!(poll(|| gone().then_some(())).is_some(), "the browser does not die");
    }

    /// Takes note of the browser's process and ends it when the time is up.
    fn watch(&mut self, browser: &Value, limit: Duration) {
        let browser = browser.to_string();
        self.browser = Some(browser.clone());
        let (sender, receiver) = mpsc::channel::<()>();
        self.watchdog = Some(sender);
        thread::spawn(move || {
            if receiver.recv_timeout(limit) == Err(RecvTimeoutError::Timeout) {
                eprintln!("ending a browser after {limit:?}, the time its test had");
                signal("-TERM", &browser);
            }
        });
    }
}

impl Drop for Processes {
    fn drop(&mut self) {
        drop(self.watchdog.take());
        if let Some(browser) = &self.browser {
            signal("-KILL", browser);
        }
        drop(self.driver.kill());
        drop(self.driver.wait());
    }
}

/// Sends a signal to a process if it still runs.
fn signal(signal: &str, process: &str) {
    let mut kill = Command::new("kill");
    kill.args([signal, process]).stderr(Stdio::null());
    drop(kill.status());
}
