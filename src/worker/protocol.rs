//! What goes over the wire: two small enums, as postcard bytes.

use serde::{Deserialize, Serialize};

use crate::engine::{Info, Limits};
use crate::game::Record;
use crate::notation::{Labels, write_hub};

/// The version of this file. A page and a worker that differ in it do not talk.
pub const PROTOCOL: u32 = 2;

/// From the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToWorker {
    /// Find a move.
    Think {
        /// Names the request; every answer to it carries the same.
        id: u32,
        /// The game, with its whole history.
        record: Record,
        /// When to stop.
        limits: Limits,
        /// Varies the choice of weaker levels.
        seed: u64,
    },
    /// Answer with the best move so far.
    Stop {
        /// The request meant.
        id: u32,
    },
}

/// From the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToPage {
    /// The worker runs and listens.
    Ready {
        /// Its [`PROTOCOL`].
        protocol: u32,
    },
    /// One iteration deeper.
    Progress {
        /// The request.
        id: u32,
        /// What is known.
        thought: Thought,
    },
    /// The answer. Without a move where there is no legal one.
    Best {
        /// The request.
        id: u32,
        /// The move and what is known of it.
        thought: Option<Thought>,
    },
    /// The request could not be read, or the worker is about to die.
    Failed {
        /// In English, for a report.
        message: String,
    },
}

/// What the engine knows, as text and numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thought {
    /// Plies looked ahead.
    pub depth: u32,
    /// Hundredths of a man, for the side to move.
    pub score: i32,
    /// Positions looked at.
    pub nodes: u64,
    /// Positions a second.
    pub nps: u64,
    /// The expected line in Hub text, the move to play first.
    pub line: Vec<String>,
}

impl Thought {
    /// What `info` says after `elapsed_ms`.
    pub fn new(info: &Info, labels: &Labels, elapsed_ms: u64) -> Self {
        Self {
            depth: info.depth,
            score: info.score,
            nodes: info.nodes,
            nps: info.nodes * 1000 / elapsed_ms.max(1),
            line: info.line.iter().map(|mv| write_hub(mv, labels)).collect(),
        }
    }
}
