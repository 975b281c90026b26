//! What a person sees.
//!
//! The pure half is everything here but `page`: [`state`] holds all there is to know and what each action makes of
//! it, [`table`] the game, [`hand`] what a hand at the board does to it, [`view`] how the board is turned, [`scene`] what is drawn on it, [`speech`] what
//! is said, and [`texts`](crate::texts) hold the words. It builds and is tested natively. `page` is the Yew component tree that shows it;
//! it exists in the browser only.

pub mod apart;
pub mod backup;
pub mod choices;
pub mod hand;
pub mod lead;
pub mod library;
pub mod motion;
pub mod news;
pub mod offline;
pub mod own_time;
pub mod place;
pub mod port;
pub mod refusal;
pub mod report;
pub mod save;
pub mod scene;
pub mod seats;
pub mod settings;
pub mod shelf;
pub mod speech;
pub mod squares;
pub mod state;
pub mod table;
pub mod timing;
pub mod trace;
pub mod typing;
pub mod view;

#[cfg(target_arch = "wasm32")]
pub mod page;
