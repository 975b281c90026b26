//! How much the other side may say. Two people at a board need a message now and then; whoever sends more is cut off.

/// How many messages may come at once: a game of the greatest length, told anew, and some more.
const BURST: u32 = 64;
/// How long until one more may come, in milliseconds.
const PAUSE_MS: u64 = 100;

/// A measure that each message takes from, and that fills again with time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flood {
    room: u32,
    since: u64,
}

impl Flood {
    pub(super) const fn new(now: u64) -> Self {
        Self { room: BURST, since: now }
    }

    /// Whether a message that comes now is still within bounds.
    pub(super) fn admits(&mut self, now: u64) -> bool {
        // A device whose clock is set back cuts nobody off for it.
        self.since = self.since.min(now);
        let filled = now.saturating_sub(self.since) / PAUSE_MS;
        self.since += filled * PAUSE_MS;
        self.room = self.room.saturating_add(u32::try_from(filled).unwrap_or(BURST)).min(BURST);
        let admitted = self.room > 0;
        self.room = self.room.saturating_sub(1);
        admitted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_a_second_pass_for_ever_and_a_hundred_do_not() {
        let mut calm = Flood::new(0);
        assert!((0..10_000).all(|i| calm.admits(i * PAUSE_MS)));
        let mut wild = Flood::new(0);
        let passed = (0..1_000).take_while(|i| wild.admits(i * 10)).count();
        assert!((64..80).contains(&passed), "{passed}");
        let mut back = Flood::new(1_000_000);
        assert!((0..50).all(|i| back.admits(i)) && (50..1_000).all(|i| back.admits(i * PAUSE_MS)));
    }
}
