//! Waiting for what a page does in its own time.

use std::thread;
use std::time::{Duration, Instant};

/// How long anything that should happen soon may take, on a machine that is busy.
const SOON: Duration = Duration::from_secs(10);

/// How often to look.
const PAUSE: Duration = Duration::from_millis(20);

/// Waits until `look` finds something; panics, naming `what`, if it does not soon.
#[track_caller]
pub fn wait_until<T>(what: &str, look: impl FnMut() -> Option<T>) -> T {
    poll(look).unwrap_or_else(|| panic!("waited in vain for {what}"))
}

/// What `look` finds soon, if it does.
pub(crate) fn poll<T>(mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let start = Instant::now();
    loop {
        let found = look();
        if found.is_some() || start.elapsed() > SOON {
            return found;
        }
        thread::sleep(PAUSE);
    }
}
