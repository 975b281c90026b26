//! Page ⇄ engine: the computer player in its Web Worker, and the wire between.
//!
//! [`protocol`] is what goes over the wire; [`link`] is the page's end as a pure state machine, which decides what to
//! send, what to believe and when to give a worker up. The web halves only carry out: `client` in the page, `host` in
//! the worker. The page never blocks, and an answer to an old question is never taken for one to the new.

pub mod link;
pub mod protocol;

#[cfg(target_arch = "wasm32")]
pub mod client;
#[cfg(target_arch = "wasm32")]
pub mod host;
#[cfg(target_arch = "wasm32")]
mod weights;
