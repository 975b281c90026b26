//! Every draughts on one board, in a browser, offline.
//!
//! Rooms, lowest first; each knows only those before it, as `ARCHITECTURE.md` draws it.

pub mod app;
pub mod distance;
pub mod engine;
pub mod game;
pub mod guide;
pub mod notation;
pub mod rules;
pub mod texts;
pub mod worker;
