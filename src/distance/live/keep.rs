//! A live game as it is kept on the device, so that it goes on after the page was closed. Read back it is done once more,
//! by the rules.

use serde::{Deserialize, Serialize};

use super::act::Act;
use super::link::{Link, Stop};
use super::log::Log;
use super::session::{Proposal, Role, Session};
use super::times::Times;
use crate::distance::{Kept, Way};
use crate::game::{Game, Record};
use crate::rules::Side;

/// The version of what is written.
const VERSION: u32 = 1;
/// The longest text that is read, in bytes.
const LONGEST: usize = 1 << 20;
/// The most proposals that are read: a move and what may be asked with it.
const MAX_PROPOSALS: usize = 16;

/// A session as plain data.
#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    role: Role,
    side: Side,
    start: Record,
    far: Kept,
    #[serde(default)]
    last: Option<Kept>,
    times: Option<Times>,
    proposals: Vec<Act>,
    stopped: Option<Stop>,
}

impl Session {
    /// What is kept of it.
    pub fn write(&self) -> String {
        let start = Game::from_position(self.log.game().rule_set(), *self.log.game().start());
        let saved = Saved {
            version: VERSION,
            role: self.role,
            side: self.side,
            start: start.record(),
            far: self.log.far().kept(self.log.game()),
            last: self.last.as_ref().map(|last| last.far().kept(last.game())),
            times: self.times,
            proposals: self.proposals.iter().map(|proposal| proposal.act).collect(),
            stopped: match self.link {
                Link::Stopped(stop) => Some(stop),
                _ => None,
            },
        };
        serde_json::to_string(&saved).unwrap_or_default()
    }

    /// What was kept. None where it cannot be read.
    pub fn read(text: &str, now: u64) -> Option<Self> {
        if text.len() > LONGEST {
            return None;
        }
        let saved: Saved = serde_json::from_str(text).ok()?;
        let start = saved.start.game().ok()?;
        if saved.version != VERSION || !start.is_empty() || saved.proposals.len() > MAX_PROPOSALS {
            return None;
        }
        let log = |kept: &Kept| {
            let (game, far) = kept.far(&start).ok()?;
            (far.way == Way::Live).then(|| Log::new(&game, &far))?
        };
        let mut session = Self::restored(saved.role, saved.side, log(&saved.far)?, saved.times, now);
        session.last = match &saved.last {
            Some(last) => Some(log(last)?),
            None => None,
        };
        let mut view = session.log.clone();
        for act in saved.proposals {
            let Some(deed) = act.deed(view.game()) else { continue };
            // What is not allowed any more will be denied.
            let _ = view.take(session.side, deed);
            session.number += 1;
            session.proposals.push_back(Proposal { number: session.number, act, deed });
        }
        if let Some(stop) = saved.stopped {
            session.link = Link::Stopped(stop);
        }
        session.unsure = true;
        Some(session)
    }
}
