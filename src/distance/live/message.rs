//! What goes over the channel: one small enum, as postcard bytes.
//!
//! There is no text in it, so nothing that arrives can be shown but what this program has words for.
//!
//! Each end numbers its greetings from 1 on every connection. What answers a greeting, and all that follows from it, bears
//! that number: entries and denials that of the last greeting heard, proposals that of the guest's own. Both may greet at
//! once or anew; what belongs to an older greeting is known by its number and dropped, as the answer to the newer one says it
//! again.

use serde::{Deserialize, Serialize};

use super::act::Act;
use crate::rules::Side;

/// The version of this file. Two that differ in it do not play, and say so.
pub const PROTOCOL: u16 = 1;
/// The longest message that is read, in bytes.
pub const MAX_MESSAGE: usize = 4096;
/// The most entries in a message.
pub(super) const MAX_ENTRIES: usize = 128;
/// How many ready phrases there are.
pub const PHRASES: u8 = 8;

/// Something that one of the two has done, as both have written it down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Who.
    pub by: Side,
    /// What.
    pub act: Act,
}

/// A message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Message {
    /// A greeting: which version, which game, and how far it has come. The guest answers the host's with one of its own, the
    /// host the guest's with entries.
    Hello {
        /// Its [`PROTOCOL`].
        protocol: u16,
        /// Counts the greetings of this side on this connection, from 1.
        number: u32,
        /// What was agreed, as a hash.
        terms: u64,
        /// The number of the game.
        game: u64,
        /// How many entries are written down.
        len: u32,
        /// The hash of them all.
        chain: u64,
    },
    /// From the guest: it would like to do this.
    Propose {
        /// The guest's greeting since which it counts.
        greeting: u32,
        /// The number of the game, shortened.
        game: u32,
        /// Counts the proposals since that greeting, from 1.
        number: u32,
        /// What.
        act: Act,
    },
    /// From the host: the proposal came too late or cannot be.
    Deny {
        /// The guest's greeting since which it was proposed.
        greeting: u32,
        /// Which.
        number: u32,
    },
    /// These are written down.
    Entries {
        /// The other side's greeting that they answer, or follow.
        greeting: u32,
        /// The number of the game, shortened.
        game: u32,
        /// How many were before.
        from: u32,
        /// In order.
        entries: Vec<Entry>,
        /// The hash of all up to the last of them.
        chain: u64,
        /// What White and Black have left, in milliseconds.
        left: Option<[u32; 2]>,
    },
    /// From the guest: so far it is the same here.
    Same {
        /// The number of the game, shortened.
        game: u32,
        /// How many entries.
        len: u32,
        /// The hash of them.
        chain: u64,
    },
    /// Are you there?
    Ping(u32),
    /// Yes.
    Pong(u32),
    /// A ready phrase, by its number.
    Say(u8),
    /// The two games differ: this side has stopped.
    Differ,
    /// This side goes, and keeps the game.
    Bye,
}

impl Message {
    /// Its bytes.
    pub fn write(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Reads one that came from outside; none where it is too long, is none, or has something behind it.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        if bytes.len() > MAX_MESSAGE {
            return None;
        }
        let (message, rest) = postcard::take_from_bytes::<Self>(bytes).ok()?;
        let is_bounded = match &message {
            Self::Entries { entries, .. } => entries.len() <= MAX_ENTRIES,
            Self::Say(phrase) => *phrase < PHRASES,
            _ => true,
        };
        (rest.is_empty() && is_bounded).then_some(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_read_back_and_nothing_else_does() {
        let play = Act::Play { ply: 4_095, place: 60_000, used: u32::MAX };
        let entry = Entry { by: Side::Black, act: play };
        let full = Message::Entries {
            greeting: u32::MAX,
            game: u32::MAX,
            from: u32::MAX,
            entries: vec![entry; MAX_ENTRIES],
            chain: u64::MAX,
            left: Some([u32::MAX; 2]),
        };
        let hello = Message::Hello { protocol: 1, number: 1, terms: 1, game: 7, len: 0, chain: 2 };
        let propose = Message::Propose { greeting: 1, game: 7, number: 1, act: play };
        for message in [full.clone(), hello, propose, Message::Say(7), Message::Bye] {
            let bytes = message.write();
            assert!(bytes.len() <= MAX_MESSAGE, "{}", bytes.len());
            assert_eq!(Message::read(&bytes), Some(message));
            assert!((0..bytes.len()).all(|end| Message::read(&bytes[..end]).is_none()));
            assert_eq!(Message::read(&[bytes, vec![0]].concat()), None);
        }
        let entries = vec![entry; MAX_ENTRIES + 1];
        let more = Message::Entries { greeting: 1, game: 0, from: 0, entries, chain: 0, left: None };
        assert_eq!(Message::read(&more.write()), None);
        assert_eq!(Message::read(&Message::Say(PHRASES).write()), None);
        assert_eq!(Message::read(&[0; MAX_MESSAGE + 1]), None);
        assert_eq!(Message::read(b"{\"hello\":1}"), None);
        assert_eq!(Message::read(&[]), None);
    }
}
