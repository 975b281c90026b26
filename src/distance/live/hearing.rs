//! What each message does at the end that hears it.

use super::act::Act;
use super::link::{Link, Stop, Why};
use super::log::Log;
use super::message::{Entry, MAX_ENTRIES, Message, PROTOCOL};
use super::session::{Command, Role, Session, send};
use super::times::Times;
use crate::distance::event::{Deed, Question};
use crate::rules::Side;

/// How near to its end a clock must be for somebody else to say that it has run out, in milliseconds.
const NEARLY_OUT_MS: u32 = 3_000;
/// How many entries somebody may have forgotten who was shut down in the middle of a game.
const FORGOTTEN: usize = 4;

impl Session {
    pub(super) fn hear(&mut self, message: Message, now: u64) -> Vec<Command> {
        match (message, self.role) {
            // Said again.
            (Message::Hello { number, .. }, _) if number <= self.heard => Vec::new(),
            (Message::Hello { protocol, number, terms, game, len, chain }, _) => {
                self.heard = number;
                let is_greeting = matches!(self.link, Link::Greeting { .. });
                // A greeting of the guest's that is still on its way will do.
                let mut commands = if self.role == Role::Guest && !is_greeting { self.greet(now) } else { Vec::new() };
                if protocol != PROTOCOL {
                    commands.extend(self.stop(Stop::Version, now));
                } else if terms != self.terms() {
                    commands.extend(self.stop(Stop::OtherGame, now));
                } else {
                    commands.extend(self.greeted(game, len, chain, now));
                }
                commands
            }
            // Of an older greeting: what is still to be said is said after the newer.
            (Message::Propose { greeting, .. }, Role::Host) if greeting != self.heard => Vec::new(),
            (Message::Entries { greeting, .. } | Message::Deny { greeting, .. }, _) if greeting != self.greeting => {
                Vec::new()
            }
            (Message::Propose { game, number, act, .. }, Role::Host) => self.proposed(game, number, act, now),
            (Message::Same { game, len, chain }, Role::Host) if game == self.log.tag() => {
                if self.log.chain_at(len) == Some(chain) { Vec::new() } else { self.stop(Stop::Differ, now) }
            }
            // Of the game before: it is over.
            (Message::Same { .. }, Role::Host) => Vec::new(),
            (Message::Entries { game, from, entries, chain, .. }, Role::Host) => {
                self.reminded(game, from, &entries, chain, now)
            }
            (Message::Entries { game, from, entries, chain, left, .. }, Role::Guest) => {
                self.told(game, from, &entries, chain, left, now)
            }
            (Message::Deny { number, .. }, Role::Guest) => self.denied(number, now),
            (Message::Propose { .. } | Message::Same { .. }, Role::Guest) | (Message::Deny { .. }, Role::Host) => {
                self.strange(now)
            }
            (Message::Ping(number), _) => vec![send(&Message::Pong(number))],
            (Message::Pong(_), _) => Vec::new(),
            (Message::Say(phrase), _) if self.link == Link::Open => vec![Command::Heard(phrase)],
            (Message::Say(_), _) => Vec::new(),
            (Message::Differ, _) => self.stop(Stop::Differ, now),
            (Message::Bye, _) => self.part(Why::Left, now),
        }
    }

    /// The other side says how far it has come.
    fn greeted(&mut self, game: u64, len: u32, chain: u64, now: u64) -> Vec<Command> {
        if game == self.log.far().id.get() {
            let fits = self.log.chain_at(len).is_none_or(|own| own == chain);
            if !fits {
                return self.stop(Stop::Differ, now);
            }
            return match self.role {
                Role::Host if len > self.log.len() && !self.unsure => self.stop(Stop::Differ, now),
                // The rest comes from the guest.
                Role::Host if len > self.log.len() => Vec::new(),
                Role::Host => self.open(self.entries(&self.log, len, now), now),
                Role::Guest if len < self.log.len() => self.entries(&self.log, len, now),
                // The rest comes from the host.
                Role::Guest => Vec::new(),
            };
        }
        match (self.role, &self.last) {
            (Role::Host, Some(last)) if game == last.far().id.get() => {
                if last.chain_at(len) != Some(chain) {
                    return self.stop(Stop::Differ, now);
                }
                let mut commands = self.entries(last, len, now);
                commands.extend(self.entries(&self.log, 0, now));
                self.open(commands, now)
            }
            (Role::Guest, _) if game == self.log.far().id.next().get() => Vec::new(),
            _ => self.stop(Stop::OtherGame, now),
        }
    }

    /// The host knows that the guest knows.
    fn open(&mut self, mut commands: Vec<Command>, now: u64) -> Vec<Command> {
        self.number = 0;
        self.unsure = false;
        self.link = Link::Open;
        self.settle(now);
        commands.push(Command::Show);
        commands
    }

    /// The host is asked to write something down.
    fn proposed(&mut self, game: u32, number: u32, act: Act, now: u64) -> Vec<Command> {
        if self.link != Link::Open || number <= self.number {
            return Vec::new();
        }
        if number != self.number + 1 {
            return self.strange(now);
        }
        self.number = number;
        let guest = !self.side;
        let deed = act.deed(self.log.game()).filter(|_| game == self.log.tag());
        let may = match deed {
            Some(Deed::OutOfTime(side)) => side == guest && self.times.is_some(),
            Some(deed) => self.log.clone().take(guest, deed).is_ok(),
            None => false,
        };
        let (Some(deed), true) = (deed, may) else { return vec![self.deny(number)] };
        if let (Act::Play { used, .. }, Some(times)) = (act, &mut self.times) {
            let mut heard = *times;
            if !heard.heard(self.side, u64::from(used), now) {
                let mut commands = vec![self.deny(number)];
                let out = Deed::OutOfTime(guest);
                if let Some(act) = Act::of(out, self.log.game(), 0) {
                    commands.extend(self.write_down(self.side, out, act, now));
                }
                return commands;
            }
            *times = heard;
        }
        self.write_down(guest, deed, act, now)
    }

    fn deny(&self, number: u32) -> Command {
        send(&Message::Deny { greeting: self.heard, number })
    }

    /// The host writes down what one of the two has done, and says so.
    pub(super) fn write_down(&mut self, by: Side, deed: Deed, act: Act, now: u64) -> Vec<Command> {
        let (tag, from) = (self.log.tag(), self.log.len());
        if self.log.take(by, deed).is_err() {
            return vec![Command::Show];
        }
        if let (Deed::Play(_), true, Some(times)) = (deed, by == self.side, &mut self.times) {
            times.moved(!by, now);
        }
        self.settle(now);
        let left = self.times.map(|times| times.left(now));
        let entries = vec![Entry { by, act }];
        let (greeting, chain) = (self.heard, self.log.chain());
        let message = Message::Entries { greeting, game: tag, from, entries, chain, left };
        self.follow_up(now);
        // Kept before it is said: what the guest knows the host must not forget.
        let mut commands = vec![Command::Show];
        commands.extend((self.link == Link::Open).then(|| send(&message)));
        commands
    }

    /// Another game begins where both have agreed to it.
    fn follow_up(&mut self, now: u64) {
        if self.log.is_followed() {
            let next = self.log.rematch();
            self.last = Some(core::mem::replace(&mut self.log, next));
            self.side = !self.side;
            self.times = self.times.map(|times| Times::new(times.clock().control()));
            self.proposals.clear();
            self.settle(now);
        }
    }

    /// The host has forgotten the last moves, as its device was shut down, and the guest knows them.
    fn reminded(&mut self, game: u32, from: u32, entries: &[Entry], chain: u64, now: u64) -> Vec<Command> {
        let is_due = self.unsure && matches!(self.link, Link::Greeting { .. });
        if !is_due || game != self.log.tag() || from != self.log.len() || entries.len() > FORGOTTEN {
            return self.strange(now);
        }
        let mut log = self.log.clone();
        for &Entry { by, act } in entries {
            // Of one's own side only moves are believed.
            let deed = act.deed(log.game()).filter(|deed| by != self.side || matches!(deed, Deed::Play(_)));
            if deed.is_none_or(|deed| log.take(by, deed).is_err()) {
                return self.stop(Stop::Differ, now);
            }
        }
        if log.chain() != chain || log.is_followed() {
            return self.stop(Stop::Differ, now);
        }
        self.log = log;
        self.open(self.entries(&self.log, self.log.len(), now), now)
    }

    /// The guest is told what was written down.
    fn told(
        &mut self,
        game: u32,
        from: u32,
        entries: &[Entry],
        chain: u64,
        left: Option<[u32; 2]>,
        now: u64,
    ) -> Vec<Command> {
        let len = self.log.len();
        let is_greeting = matches!(self.link, Link::Greeting { .. });
        if game != self.log.tag() {
            // Of the game before, said again.
            return Vec::new();
        }
        if from > len {
            // Something is missing, which the channel does not do: whoever goes on so is cut off.
            let mut commands = self.strange(now);
            if commands.is_empty() {
                commands = self.greet(now);
            }
            return commands;
        }
        let new = entries.get((len - from) as usize..).unwrap_or_default();
        if new.is_empty() && self.log.chain_at(from + entries.len() as u32) != Some(chain) {
            return self.stop(Stop::Differ, now);
        }
        let is_back = is_greeting && entries.len() < MAX_ENTRIES;
        if new.is_empty() && !is_back {
            return Vec::new();
        }
        let mut next = self.clone();
        for &entry in new {
            if let Err(stop) = next.note(entry, now) {
                return self.stop(stop, now);
            }
        }
        if next.log.chain() != chain {
            return self.stop(Stop::Differ, now);
        }
        let is_near = match (&mut next.times, left) {
            (Some(times), Some(left)) => times.follow(left, is_greeting, now),
            (times, left) => times.is_some() == left.is_some(),
        };
        if !is_near {
            return self.stop(Stop::Clocks, now);
        }
        *self = next;
        let mut commands =
            vec![send(&Message::Same { game: self.log.tag(), len: self.log.len(), chain: self.log.chain() })];
        self.follow_up(now);
        if is_back {
            self.link = Link::Open;
            self.unsure = false;
            self.number = 0;
            for proposal in &mut self.proposals {
                self.number += 1;
                proposal.number = self.number;
            }
            commands.extend(self.proposals.iter().map(|&proposal| self.propose(proposal)));
        }
        self.settle(now);
        commands.push(Command::Show);
        commands
    }

    /// The guest writes down an entry of the host's, if it can be true.
    fn note(&mut self, entry: Entry, now: u64) -> Result<(), Stop> {
        let Entry { by, act } = entry;
        let deed = act.deed(self.log.game()).ok_or(Stop::Differ)?;
        if by == self.side {
            if let Some(place) = self.proposals.iter().position(|proposal| proposal.act.is_same(act)) {
                // Those before it were denied; the word of it was lost with the line.
                self.proposals.drain(..=place);
            } else if !self.unsure || matches!(deed, Deed::Resign | Deed::OutOfTime(_) | Deed::Grant(Question::Draw)) {
                return Err(Stop::Differ);
            }
        } else if let Deed::OutOfTime(side) = deed
            && side == self.side
        {
            let left = self.times.map(|times| times.left(now)).ok_or(Stop::Differ)?;
            let [white, black] = left;
            if (if side == Side::White { white } else { black }) > NEARLY_OUT_MS {
                return Err(Stop::Clocks);
            }
        }
        self.log.take(by, deed).map_err(|_| Stop::Differ)?;
        if let (Act::Play { used, .. }, true, Some(times)) = (act, by != self.side, &mut self.times) {
            // The host's clock says how it came out.
            let _ = times.heard(!by, u64::from(used), now);
        }
        Ok(())
    }

    /// The host did not take the oldest proposal.
    fn denied(&mut self, number: u32, now: u64) -> Vec<Command> {
        if self.link != Link::Open || self.proposals.front().is_none_or(|front| front.number != number) {
            return self.strange(now);
        }
        self.proposals.pop_front();
        self.settle(now);
        vec![Command::Show]
    }
}

impl Log {
    /// What was done from `from` on, as it goes over the wire.
    pub(super) fn entries(&self, from: u32) -> Vec<Entry> {
        let mut game = crate::game::Game::from_position(self.game().rule_set(), *self.game().start());
        let mut asked = None;
        let mut entries = Vec::new();
        for &done in self.far().deeds() {
            let act = Act::of(done.deed, &game, 0);
            let done_again = crate::distance::event::after(&mut game, &mut asked, done);
            if let (Some(act), Ok(())) = (act, done_again) {
                entries.push(Entry { by: done.by, act });
            }
        }
        entries.split_off((from as usize).min(entries.len()))
    }
}
