//! Every draughts on one board.
#[cfg(target_arch = "wasm32")]
pub mod app;
