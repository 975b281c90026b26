//! A limit on how many browsers run at once, whatever the number of test threads: with more of
//! them than cores, what should happen soon does not.

use std::sync::{Condvar, Mutex, PoisonError};

static FREE: Mutex<usize> = Mutex::new(2);
static FREED: Condvar = Condvar::new();

/// The right to run a browser; given back when dropped.
pub(crate) struct Slot(());

impl Slot {
    /// Waits for a free slot.
    pub(crate) fn take() -> Self {
        let free = FREE.lock().unwrap_or_else(PoisonError::into_inner);
        let mut free = FREED.wait_while(free, |free| *free == 0).unwrap_or_else(PoisonError::into_inner);
        *free -= 1;
        Self(())
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        *FREE.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        FREED.notify_one();
    }
}
