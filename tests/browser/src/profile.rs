//! What a browser keeps from one visit to the next.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};

use crate::scratch::Scratch;

/// A browser's memory, and the port at which it knows the site. It is gone when the last that hold it are.
#[derive(Clone)]
pub struct Profile(Arc<Inner>);

struct Inner {
    scratch: Scratch,
    port: AtomicU16,
}

impl Profile {
    /// That of a browser nobody has used before.
    pub fn new() -> Self {
        Self(Arc::new(Inner { scratch: Scratch::new(), port: AtomicU16::new(0) }))
    }

    pub(crate) fn folder(&self) -> &Path {
        self.0.scratch.path()
    }

    /// The port of the site; 0 before the first visit.
    pub(crate) fn port(&self) -> u16 {
        self.0.port.load(Ordering::Relaxed)
    }

    pub(crate) fn set_port(&self, port: u16) {
        self.0.port.store(port, Ordering::Relaxed);
    }
}

impl Default for Profile {
    fn default() -> Self {
        Self::new()
    }
}
