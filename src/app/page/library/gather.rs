//! The trails of all games, brought together when somebody looks for a position: most lie ready, those of games that came
//! in before there were any are made.

use std::cell::Cell;
use std::rc::Rc;

use gloo::timers::future::TimeoutFuture;
use idb::Error;
use web_time::Instant;
use yew::prelude::*;

use super::import::{Progress, SLICE};
use super::store::Store;
use crate::app::library::{Filed, Source, Trail, Trails};

/// What brings them together.
pub(super) struct Gather {
    pub store: Store,
    /// The games.
    pub ids: Vec<u64>,
    /// Set by whoever wants to stop.
    pub stop: Rc<Cell<bool>>,
    pub on_progress: Callback<Progress>,
}

impl Gather {
    /// The trails of all games, or none if somebody stopped it.
    pub(super) async fn run(self) -> Result<Option<Trails>, Error> {
        let (mut trails, mut after) = (Trails::default(), None);
        while let Some(chunk) = self.store.trails(&mut after).await? {
            chunk.iter().for_each(|(id, trail)| trails.add(*id, trail));
        }
        let missing = self.ids.iter().filter(|id| !trails.has(**id)).count();
        let (mut made, mut after, mut rested) = (0, None, Instant::now());
        while made < missing {
            let Some(chunk) = self.store.games(&mut after).await? else { break };
            let mut new: Vec<(u64, Trail)> = Vec::new();
            for (id, text) in chunk {
                if trails.has(id) {
                    continue;
                }
                // One that cannot be read goes through nothing that could be found.
                let trail = Filed::read(id, &text, Source::Imported).map(|filed| filed.trail).unwrap_or_default();
                trails.add(id, &trail);
                new.push((id, trail));
                made += 1;
                if rested.elapsed() >= SLICE {
                    let percent = (made * 100 / missing.max(1)) as u32;
                    self.on_progress.emit(Progress { percent, games: made });
                    TimeoutFuture::new(0).await;
                    rested = Instant::now();
                    if self.stop.get() {
                        return Ok(None);
                    }
                }
            }
            self.store.put_trails(&new).await?;
        }
        Ok(Some(trails))
    }
}
