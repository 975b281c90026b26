//! One visit to the site: the frame of every test.

use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::time::Duration;

use xtask::paths;
use xtask::server::Site;

use crate::browser::Browser;
use crate::page::{Page, Size};
use crate::profile::Profile;

/// Where the site is served: not at the root, as a project's pages are not on many hosts.
pub(crate) const PATH: &str = "/some/where/";

/// Who comes, and where to.
#[derive(Debug, Clone)]
pub struct Visit {
    /// The languages they prefer, best first, as in `fr` or `ar,en`.
    pub language: &'static str,
    /// Their window.
    pub size: Size,
    /// How long the visit may last before the browser is killed and the test fails.
    pub limit: Duration,
    /// The folder of the site; a test that changes it works on a copy.
    pub site: PathBuf,
}

impl Default for Visit {
    fn default() -> Self {
        Self { language: "en", size: Size::DESKTOP, limit: Duration::from_secs(60), site: paths::dist() }
    }
}

/// Runs a test with a browser of its own; see the crate's introduction for what it checks besides.
#[track_caller]
pub fn visit(visit: Visit, test: impl FnOnce(&Page)) {
    visit_as(&Profile::new(), visit, test);
}

/// Runs a test with a browser that remembers what it kept at its last visit.
#[track_caller]
pub fn visit_as(profile: &Profile, visit: Visit, test: impl FnOnce(&Page)) {
    run(profile, visit, test).finish();
}

/// Runs a test, then kills the browser where it stands, without a word to it.
#[track_caller]
pub fn visit_and_kill(profile: &Profile, visit: Visit, test: impl FnOnce(&Page)) {
    run(profile, visit, test).kill();
}

#[track_caller]
fn run(profile: &Profile, visit: Visit, test: impl FnOnce(&Page)) -> Page {
    assert!(
        visit.site.join("index.html").is_file(),
        "there is no site in {}: run `cargo xtask build`",
        visit.site.display()
    );
    let site = Site::at_path(visit.site, PATH);
    let browser = Browser::start(visit.language, visit.limit, profile.clone());
    let page = Page::new(browser, site, visit.size, profile.port());
    profile.set_port(page.port());
    if let Err(failure) = panic::catch_unwind(AssertUnwindSafe(|| test(&page))) {
        page.report_failure();
        panic::resume_unwind(failure);
    }
    page
}
