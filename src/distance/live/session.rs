//! One end of a live game as a pure state machine: events in, commands out.
//!
//! Of the two the *host*, who invited, keeps the order: what the guest does is proposed to it, and stands when it comes back
//! written down. So both write the same in the same order, whatever crosses on the way, and a hash after each entry shows
//! that they do. The guest takes nothing that the rules refuse, nor anything of its own side that it has not proposed.
//!
//! A connection begins with a greeting, in which each says how far it has come and who has more sends the rest; so a game
//! goes on after an interruption, on the same channel or on another. Greetings are numbered, so that an answer to an older
//! one is not taken for that to a newer. What does not fit is dropped, and where the two games
//! differ both stop and keep what they have.

use std::collections::VecDeque;

use super::act::Act;
use super::flood::Flood;
use super::hash::Hash;
use super::link::{Link, Stop, Why};
use super::log::Log;
use super::message::{MAX_ENTRIES, Message, PHRASES, PROTOCOL};
use super::times::{GRACE_MS, Times};
use crate::distance::event::{Asked, Deed};
use crate::game::TimeControl;
use crate::rules::Side;

/// How long the other side may be silent before the connection counts as interrupted.
const SILENCE_MS: u64 = 7_000;
/// How often each asks whether the other is there.
const PING_MS: u64 = 2_000;
/// How long a greeting may take.
const GREETING_MS: u64 = 15_000;
/// How much that makes no sense is borne on one connection.
const NONSENSE: u32 = 8;
/// How long the other side may be away before the game can be claimed.
pub const PATIENCE_MS: u64 = 300_000;

/// Who keeps the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// Whoever invited.
    Host,
    /// Whoever came.
    Guest,
}

/// What happens.
#[derive(Clone, Debug)]
pub enum Event {
    /// A channel to the other side is open.
    Opened,
    /// Something came over it.
    Message(Vec<u8>),
    /// It is gone.
    Closed,
    /// Time has gone by.
    Tick,
    /// The person does this.
    Do(Deed),
    /// The person says this ready phrase.
    Say(u8),
    /// The person goes, and the game is kept.
    Leave,
    /// The person will wait no longer.
    Claim,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Send these bytes.
    Send(Vec<u8>),
    /// Close the channel.
    Close,
    /// Something has changed that is to be kept and shown.
    Show,
    /// The other side says this ready phrase.
    Heard(u8),
}

/// What the guest has done and the host has not yet written down.
#[derive(Clone, Copy, Debug)]
pub(super) struct Proposal {
    pub(super) number: u32,
    pub(super) act: Act,
    pub(super) deed: Deed,
}

/// One end.
#[derive(Clone, Debug)]
pub struct Session {
    pub(super) role: Role,
    pub(super) side: Side,
    pub(super) log: Log,
    /// The game before this one: the other side may not know yet that it is over.
    pub(super) last: Option<Log>,
    pub(super) times: Option<Times>,
    pub(super) link: Link,
    /// The number of the last greeting on this connection from here.
    pub(super) greeting: u32,
    /// And from the other side.
    pub(super) heard: u32,
    /// It was read back from what was kept, which may be some moments old.
    pub(super) unsure: bool,
    pub(super) proposals: VecDeque<Proposal>,
    /// The guest's number of the last proposal; the host's of the last one heard.
    pub(super) number: u32,
    flood: Flood,
    nonsense: u32,
    last_heard: u64,
    last_asked: u64,
}

impl Session {
    /// An end of the game in `log`, where the person plays `side`.
    pub fn new(role: Role, side: Side, log: Log, control: Option<TimeControl>, now: u64) -> Self {
        Self::restored(role, side, log, control.map(Times::new), now)
    }

    pub(super) fn restored(role: Role, side: Side, log: Log, times: Option<Times>, now: u64) -> Self {
        Self {
            role,
            side,
            log,
            last: None,
            times,
            link: Link::Apart { since: now, why: Why::NotYet },
            greeting: 0,
            heard: 0,
            unsure: false,
            proposals: VecDeque::new(),
            number: 0,
            flood: Flood::new(now),
            nonsense: 0,
            last_heard: now,
            last_asked: now,
        }
    }

    /// The same end, on a device that knows nothing of what it has done so far in this game.
    #[must_use]
    pub fn unsure(self) -> Self {
        Self { unsure: true, ..self }
    }

    /// Who keeps the order.
    pub const fn role(&self) -> Role {
        self.role
    }

    /// Which side the person plays.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// How the connection stands.
    pub const fn link(&self) -> Link {
        self.link
    }

    /// What both have written down.
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// The game as the person here sees it: with what they have done and the host has not yet heard.
    pub fn view(&self) -> Log {
        let mut view = self.log.clone();
        for proposal in &self.proposals {
            // What is not allowed any more will be denied.
            let _ = view.take(self.side, proposal.deed);
        }
        view
    }

    /// The clock as this end sees it.
    pub fn clock(&self) -> Option<crate::game::Clock> {
        self.times.map(|times| *times.clock())
    }

    /// Whether the other side has been away for longer than one has to wait.
    pub fn may_claim(&self, now: u64) -> bool {
        let away = match self.link {
            Link::Apart { since, why } => (why != Why::NotYet).then_some(since),
            Link::Silent { since } => Some(since),
            _ => None,
        };
        self.view().game().result().is_none()
            && !self.log.game().is_empty()
            && away.is_some_and(|since| now.saturating_sub(since) >= PATIENCE_MS)
    }

    /// Takes an event and says what is to be done, in this order.
    #[must_use]
    pub fn on(&mut self, event: Event, now: u64) -> Vec<Command> {
        if matches!(self.link, Link::Stopped(_)) {
            return match event {
                Event::Opened => vec![Command::Close],
                // It is not done.
                Event::Do(_) => vec![Command::Show],
                _ => Vec::new(),
            };
        }
        match event {
            Event::Opened => self.opened(now),
            Event::Closed => self.part(Why::Lost, now),
            Event::Message(bytes) => self.received(&bytes, now),
            Event::Tick => self.tick(now),
            Event::Do(deed) => self.act(deed, now),
            Event::Say(phrase) if self.link == Link::Open && phrase < PHRASES => vec![send(&Message::Say(phrase))],
            Event::Say(_) => Vec::new(),
            Event::Leave => {
                let mut commands = vec![send(&Message::Bye)];
                commands.extend(self.part(Why::Left, now));
                commands
            }
            Event::Claim if self.may_claim(now) => {
                self.log = self.view();
                self.proposals.clear();
                // The other side was away for longer than was agreed: that counts as its time.
                let _ = self.log.take(self.side, Deed::OutOfTime(!self.side));
                self.stop(Stop::Claimed, now)
            }
            Event::Claim => Vec::new(),
        }
    }

    fn opened(&mut self, now: u64) -> Vec<Command> {
        self.flood = Flood::new(now);
        self.nonsense = 0;
        (self.greeting, self.heard) = (0, 0);
        self.last_heard = now;
        self.greet(now)
    }

    /// Says how far the game has come, and waits to hear the same.
    pub(super) fn greet(&mut self, now: u64) -> Vec<Command> {
        self.link = Link::Greeting { since: now };
        self.greeting = self.greeting.wrapping_add(1);
        self.settle(now);
        let (game, len, chain) = (self.log.far().id.get(), self.log.len(), self.log.chain());
        let hello = Message::Hello { protocol: PROTOCOL, number: self.greeting, terms: self.terms(), game, len, chain };
        vec![send(&hello), Command::Show]
    }

    /// What was agreed, as a hash.
    pub(super) fn terms(&self) -> u64 {
        let clock = self.times.map(|times| times.clock().control());
        let agreed = postcard::to_allocvec(&(self.log.game().rule_set(), clock)).unwrap_or_default();
        Hash::START.with_bytes(&agreed).with(self.log.game().start().key()).0
    }

    fn received(&mut self, bytes: &[u8], now: u64) -> Vec<Command> {
        if matches!(self.link, Link::Apart { .. }) {
            return Vec::new();
        }
        if !self.flood.admits(now) {
            return self.part(Why::CutOff, now);
        }
        let Some(message) = Message::read(bytes) else { return self.strange(now) };
        self.last_heard = now;
        if matches!(self.link, Link::Silent { .. }) {
            let mut commands = self.greet(now);
            commands.extend(self.hear(message, now));
            return commands;
        }
        self.hear(message, now)
    }

    /// Something came that has no place here.
    pub(super) fn strange(&mut self, now: u64) -> Vec<Command> {
        self.nonsense += 1;
        if self.nonsense > NONSENSE { self.part(Why::CutOff, now) } else { Vec::new() }
    }

    /// The connection is over; the game is not.
    pub(super) fn part(&mut self, why: Why, now: u64) -> Vec<Command> {
        // From when nothing came any more nobody's time has run.
        let since = match self.link {
            Link::Apart { .. } => return Vec::new(),
            Link::Silent { since } => since,
            _ => now,
        };
        self.link = Link::Apart { since, why };
        self.settle(now);
        vec![Command::Close, Command::Show]
    }

    /// The game cannot go on; what there is of it stays as it is.
    pub(super) fn stop(&mut self, stop: Stop, now: u64) -> Vec<Command> {
        let mut commands = Vec::new();
        if matches!(stop, Stop::Differ | Stop::Clocks) {
            commands.push(send(&Message::Differ));
        }
        self.link = Link::Stopped(stop);
        self.settle(now);
        commands.extend([Command::Close, Command::Show]);
        commands
    }

    fn tick(&mut self, now: u64) -> Vec<Command> {
        let mut commands = match self.link {
            Link::Greeting { since } if now.saturating_sub(since) >= GREETING_MS => return self.part(Why::Lost, now),
            Link::Open if now.saturating_sub(self.last_heard) >= SILENCE_MS => {
                if let Some(times) = &mut self.times {
                    times.stop(self.last_heard);
                }
                self.link = Link::Silent { since: self.last_heard };
                vec![Command::Show]
            }
            Link::Open => self.flags(now),
            Link::Apart { .. } => return Vec::new(),
            Link::Greeting { .. } | Link::Silent { .. } | Link::Stopped(_) => Vec::new(),
        };
        if now.saturating_sub(self.last_asked) >= PING_MS || now < self.last_asked {
            self.last_asked = now;
            commands.push(send(&Message::Ping(now as u32)));
        }
        commands
    }

    /// Flags that have fallen. Each says so of itself; the host of the guest as well, when the word has had time to come.
    fn flags(&mut self, now: u64) -> Vec<Command> {
        let Some(times) = self.times else { return Vec::new() };
        let fallen = times.clock().fallen(now);
        let surely = times.clock().fallen(now.saturating_sub(GRACE_MS));
        let long_ago = times.clock().fallen(now.saturating_sub(8 * GRACE_MS));
        match (self.role, fallen) {
            (_, Some(side)) if side == self.side => self.act(Deed::OutOfTime(side), now),
            (Role::Host, _) if surely.is_some() => {
                surely.map_or(Vec::new(), |side| self.act(Deed::OutOfTime(side), now))
            }
            (Role::Guest, _) if long_ago.is_some() => self.stop(Stop::Clocks, now),
            _ => Vec::new(),
        }
    }

    /// The person does something, or their clock does.
    fn act(&mut self, deed: Deed, now: u64) -> Vec<Command> {
        let is_open = self.link == Link::Open;
        let view = self.view();
        let used = self.times.map_or(0, |times| times.thought(now));
        let act = Act::of(deed, view.game(), used).filter(|act| act.deed(view.game()).is_some());
        // While a clock stands still nobody moves.
        let Some(act) = act.filter(|_| is_open || self.times.is_none()) else { return vec![Command::Show] };
        let asked_twice =
            matches!((deed, view.far().asked()), (Deed::Ask(_), Some(Asked { by, .. })) if by == self.side);
        if asked_twice || view.clone().take(self.side, deed).is_err() {
            return vec![Command::Show];
        }
        match self.role {
            Role::Host => self.write_down(self.side, deed, act, now),
            Role::Guest => {
                if let (Deed::Play(_), Some(times)) = (deed, &mut self.times) {
                    times.moved(!self.side, now);
                }
                self.number += 1;
                let proposal = Proposal { number: self.number, act, deed };
                self.proposals.push_back(proposal);
                self.settle(now);
                let mut commands = vec![Command::Show];
                commands.extend(is_open.then(|| self.propose(proposal)));
                commands
            }
        }
    }

    /// Lets the clock run or stand as things are.
    pub(super) fn settle(&mut self, now: u64) {
        let (is_on, view) = (self.link == Link::Open, self.view());
        if let Some(times) = &mut self.times {
            times.settle(view.game(), is_on, now);
        }
    }

    pub(super) fn propose(&self, proposal: Proposal) -> Command {
        let Proposal { number, act, .. } = proposal;
        send(&Message::Propose { greeting: self.greeting, game: self.log.tag(), number, act })
    }

    /// What was done from `from` on, in messages.
    pub(super) fn entries(&self, log: &Log, from: u32, now: u64) -> Vec<Command> {
        let left = self.times.map(|times| times.left(now));
        let all = log.entries(from);
        let mut pieces: Vec<&[_]> = all.chunks(MAX_ENTRIES).collect();
        // The last is the one that is not full.
        if all.len().is_multiple_of(MAX_ENTRIES) {
            pieces.push(&[]);
        }
        let mut from = from;
        let mut commands = Vec::new();
        for piece in pieces {
            let to = from + piece.len() as u32;
            let chain = log.chain_at(to).unwrap_or(0);
            let (greeting, entries) = (self.heard, piece.to_vec());
            commands.push(send(&Message::Entries { greeting, game: log.tag(), from, entries, chain, left }));
            from = to;
        }
        commands
    }
}

pub(super) fn send(message: &Message) -> Command {
    Command::Send(message.write())
}
