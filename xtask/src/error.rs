//! What can go wrong: one sentence for a person, and whose fault it is.

use std::fmt;

/// Why a command did not do its work.
#[derive(Debug, PartialEq, Eq)]
pub enum Error {
    /// The command line made no sense.
    Usage(String),
    /// The command line was fine, the work failed.
    Failed(String),
}

impl Error {
    /// A failure of the work, described in one sentence.
    pub(crate) fn failed(what: impl Into<String>) -> Self {
        Self::Failed(what.into())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(what) => write!(f, "{what} (see `cargo xtask --help`)"),
            Self::Failed(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for Error {}

/// Says what was being done when an error of the system came up.
pub(crate) trait Context<T> {
    /// Turns any error into a failure that reads "`doing`: the cause".
    fn context(self, doing: impl fmt::Display) -> Result<T, Error>;
}

impl<T, E: fmt::Display> Context<T> for Result<T, E> {
    fn context(self, doing: impl fmt::Display) -> Result<T, Error> {
        self.map_err(|cause| Error::Failed(format!("{doing}: {cause}")))
    }
}
