//! Dama in a real browser: the harness. The tests are under `tests/`.
//!
//! A test is one call of [`visit()`], which serves the site at `/some/where/`, starts a browser
//! nobody has used before, hands the test a [`Page`] and cleans up whatever happens:
//!
//! ```no_run
//! use browser_tests::{Visit, visit};
//!
//! visit(Visit { language: "fr", ..Visit::default() }, |page| {
//!     page.open("");
//!     page.click("button", "Nouvelle partie");
//!     page.click_square(32);
//! });
//! ```
//!
//! Things are found as a person using a screen reader finds them, by role and accessible name, or
//! by the number of a square; no test knows how the page is built or styled.
//!
//! Every test also fails if the console has a warning or an error that it did not expect, and if
//! the page, its worker or its service worker asked any other host for anything.
//!
//! The harness talks WebDriver by itself, synchronously: an asynchronous client cannot close its
//! browser from a destructor, and a failed test must leave no browser behind.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "this is test code: a surprise should stop the test, with its place in the output"
)]

mod browser;
mod element;
mod net_log;
mod page;
mod player;
mod profile;
mod robot;
mod scratch;
mod site_copy;
mod slots;
mod visit;
mod wait;
mod webdriver;

pub use element::{Element, Pointer};
pub use page::{Key, Message, Page, Size};
pub use player::{NewGame, Stand, Whim};
pub use profile::Profile;
pub use robot::{Robot, wait_long};
pub use site_copy::SiteCopy;
pub use visit::{Visit, visit, visit_and_kill, visit_as};
pub use wait::wait_until;
