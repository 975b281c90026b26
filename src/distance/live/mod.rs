//! A game between two browsers that talk to each other directly.
//!
//! [`Session`] is one end as a pure state machine; [`Message`] what goes over the channel; [`Sketch`] what two browsers have to
//! know of each other to open one, and [`Invitation`] that and what is to be played, as a text for a link. What carries it all
//! out is the page's business.

mod act;
mod call;
mod flood;
mod hash;
mod hearing;
mod keep;
mod link;
mod log;
mod message;
mod sdp;
mod session;
mod times;

pub use act::Act;
pub use call::{Answer, Call, CallError, Invitation, Terms};
pub use link::{Link, Stop, Why};
pub use log::Log;
pub use message::{Entry, MAX_MESSAGE, Message, PHRASES, PROTOCOL};
pub use sdp::Sketch;
pub use session::{Command, Event, PATIENCE_MS, Role, Session};
