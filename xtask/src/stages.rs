//! Several pieces of work of which one may fail without keeping the others from being done: a
//! person should see all that is wrong at once.

use std::time::Instant;

use crate::Error;

/// One piece of work.
pub(crate) struct Stage {
    /// What it is called in the summary.
    pub(crate) name: &'static str,
    /// The work.
    pub(crate) work: fn() -> Result<(), Error>,
}

/// Does every stage and says at the end which failed.
pub(crate) fn run(stages: &[Stage]) -> Result<(), Error> {
    let mut summary = Vec::new();
    let mut failed = Vec::new();
    for stage in stages {
        eprintln!("\n== {}", stage.name);
        let start = Instant::now();
        let verdict = match (stage.work)() {
            Ok(()) => "ok",
            Err(error) => {
                eprintln!("xtask: {error}");
                failed.push(stage.name);
                "FAILED"
            }
        };
        let seconds = start.elapsed().as_secs_f64();
        summary.push(format!("{verdict:>6} {seconds:>6.1} s  {}", stage.name));
    }
    eprintln!("\n== summary\n{}", summary.join("\n"));
    if failed.is_empty() { Ok(()) } else { Err(Error::Failed(format!("failed: {}", failed.join(", ")))) }
}
