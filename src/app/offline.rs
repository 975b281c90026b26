//! Being on the device: the version that is there, the one that is to come, and what the page does about them. Pure: the
//! web layer tells what has happened to the service worker and carries out what is decided here.
//!
//! A version is kept as a whole by its service worker. The first one is fetched while the page is already in use; then
//! all is there to play without a network, which is said once. A later one waits beside it until the person wants it or
//! until the page is started the next time. It takes over by loading the page again, never in the middle of a capture.

/// How long after a look for a new version the next one is due, in milliseconds.
pub const CHECK_EVERY: f64 = 3_600_000.0;

/// What happens to the service worker, the page, or the person's mind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// The service worker is registered, which looks for a new version.
    Registered {
        /// Whether the page came from the device.
        controlled: bool,
        /// Whether a new version waits already.
        waiting: bool,
        /// The time in milliseconds.
        now: f64,
    },
    /// A version is there as a whole, the first one or one that now waits.
    Installed,
    /// The first version begins to serve the page.
    Controlled,
    /// All that this visit has used is kept.
    Kept,
    /// The person wants the new version.
    Wanted,
    /// The person has read what was said, or wants the new version another time.
    Dismissed,
    /// A capture has begun that is not over yet, or it is over.
    MidMove(bool),
    /// The page is no longer seen, or is seen again.
    Hidden {
        /// Whether it is not seen.
        hidden: bool,
        /// The time in milliseconds.
        now: f64,
    },
    /// Some time has gone by.
    Tick {
        /// The time in milliseconds.
        now: f64,
    },
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Look for a new version.
    Check,
    /// Have everything kept that this visit has used.
    Keep,
    /// Have the rest fetched when there is time.
    FetchRest,
    /// Let the waiting version serve the page.
    TakeOver,
    /// Load the page again.
    Reload,
}

/// What the person is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notice {
    /// Nothing.
    #[default]
    None,
    /// All is there to play without a network.
    Ready,
    /// A new version can be had.
    Update,
    /// It comes when the move is over.
    AfterThisMove,
}

/// Where the versions stand.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Offline {
    notice: Notice,
    /// Whether the page came from the device, or has been served from there since.
    controlled: bool,
    /// Whether a new version waits.
    waiting: bool,
    /// Whether another version serves the page than the one it came from: it was called for elsewhere.
    overtaken: bool,
    wanted: bool,
    mid_move: bool,
    checked: f64,
}

impl Offline {
    /// What the person is told.
    pub const fn notice(&self) -> Notice {
        self.notice
    }

    /// Takes note of `event`; gives what is to be done.
    pub fn on(&mut self, event: Event) -> Option<Command> {
        match event {
            Event::Registered { controlled, waiting, now } => {
                self.checked = now;
                self.controlled = controlled;
                if waiting {
                    // This is the next start.
                    self.waiting = true;
                    self.wanted = true;
                    return self.proceed();
                }
                controlled.then_some(Command::FetchRest)
            }
            // The first one does not wait.
            Event::Installed if !self.controlled => None,
            Event::Installed => {
                self.waiting = true;
                self.notice = Notice::Update;
                None
            }
            Event::Controlled if !self.controlled => {
                self.controlled = true;
                Some(Command::Keep)
            }
            Event::Controlled => {
                self.waiting = false;
                self.overtaken = true;
                self.notice = Notice::Update;
                self.proceed()
            }
            Event::Kept => {
                if self.notice == Notice::None {
                    self.notice = Notice::Ready;
                }
                Some(Command::FetchRest)
            }
            Event::Wanted => {
                self.wanted = true;
                self.proceed()
            }
            Event::Dismissed => {
                self.notice = Notice::None;
                self.wanted = false;
                None
            }
            Event::MidMove(mid_move) => {
                self.mid_move = mid_move;
                self.proceed()
            }
            Event::Hidden { hidden: true, .. } => {
                // Nobody sees it happen, and no worker of the version before is to be had any more.
                self.wanted |= self.overtaken;
                self.proceed()
            }
            Event::Hidden { hidden: false, now } | Event::Tick { now } => self.check(now),
        }
    }

    /// Goes on to the new version if it is wanted and nothing speaks against it.
    fn proceed(&mut self) -> Option<Command> {
        if !self.wanted || !(self.waiting || self.overtaken) {
            return None;
        }
        if self.mid_move {
            self.notice = Notice::AfterThisMove;
            return None;
        }
        if self.overtaken {
            return Some(Command::Reload);
        }
        self.waiting = false;
        Some(Command::TakeOver)
    }

    fn check(&mut self, now: f64) -> Option<Command> {
        // A clock that was set back must not put an end to it.
        if (0.0..CHECK_EVERY).contains(&(now - self.checked)) {
            return None;
        }
        self.checked = now;
        Some(Command::Check)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A page that came from the device.
    fn from_the_device() -> Offline {
        let mut page = Offline::default();
        let registered = Event::Registered { controlled: true, waiting: false, now: 0.0 };
        assert_eq!(page.on(registered), Some(Command::FetchRest));
        page
    }

    #[test]
    fn the_first_version_is_told_once_it_is_whole() {
        let mut page = Offline::default();
        assert_eq!(page.on(Event::Registered { controlled: false, waiting: false, now: 0.0 }), None);
        assert_eq!((page.on(Event::Installed), page.notice()), (None, Notice::None));
        assert_eq!((page.on(Event::Controlled), page.notice()), (Some(Command::Keep), Notice::None));
        assert_eq!((page.on(Event::Kept), page.notice()), (Some(Command::FetchRest), Notice::Ready));
        assert_eq!((page.on(Event::Dismissed), page.notice()), (None, Notice::None));
        // The next visit hears nothing of it.
        assert_eq!(from_the_device().notice(), Notice::None);
    }

    #[test]
    fn a_new_version_waits_until_it_is_wanted() {
        let mut page = from_the_device();
        assert_eq!((page.on(Event::Installed), page.notice()), (None, Notice::Update));
        assert_eq!((page.on(Event::Dismissed), page.notice()), (None, Notice::None));
        assert_eq!(page.on(Event::Hidden { hidden: true, now: 1.0 }), None);
        assert_eq!(page.on(Event::Wanted), Some(Command::TakeOver));
        assert_eq!(page.on(Event::Controlled), Some(Command::Reload));
    }

    #[test]
    fn a_version_that_waits_at_the_start_takes_over() {
        let mut page = Offline::default();
        let registered = Event::Registered { controlled: true, waiting: true, now: 0.0 };
        assert_eq!(page.on(registered), Some(Command::TakeOver));
        assert_eq!(page.on(Event::Controlled), Some(Command::Reload));
    }

    #[test]
    fn no_capture_is_interrupted() {
        let mut page = from_the_device();
        page.on(Event::Installed);
        page.on(Event::MidMove(true));
        assert_eq!((page.on(Event::Wanted), page.notice()), (None, Notice::AfterThisMove));
        assert_eq!(page.on(Event::MidMove(false)), Some(Command::TakeOver));
        // Nor one that begins while the new version takes over.
        assert_eq!(page.on(Event::MidMove(true)), None);
        assert_eq!(page.on(Event::Controlled), None);
        assert_eq!(page.on(Event::MidMove(false)), Some(Command::Reload));
    }

    #[test]
    fn a_page_that_another_one_has_overtaken_asks_or_waits_until_nobody_looks() {
        let mut page = from_the_device();
        assert_eq!((page.on(Event::Controlled), page.notice()), (None, Notice::Update));
        assert_eq!(page.clone().on(Event::Wanted), Some(Command::Reload));
        page.on(Event::Dismissed);
        page.on(Event::MidMove(true));
        assert_eq!(page.on(Event::Hidden { hidden: true, now: 1.0 }), None);
        assert_eq!(page.on(Event::MidMove(false)), Some(Command::Reload));
    }

    #[test]
    fn a_new_version_is_looked_for_hourly_and_on_coming_back() {
        let mut page = from_the_device();
        assert_eq!(page.on(Event::Tick { now: CHECK_EVERY - 1.0 }), None);
        assert_eq!(page.on(Event::Tick { now: CHECK_EVERY }), Some(Command::Check));
        assert_eq!(page.on(Event::Hidden { hidden: false, now: CHECK_EVERY + 1.0 }), None);
        assert_eq!(page.on(Event::Hidden { hidden: false, now: 2.0 * CHECK_EVERY }), Some(Command::Check));
        assert_eq!(page.on(Event::Tick { now: 5.0 }), Some(Command::Check));
    }
}
