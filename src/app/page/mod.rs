//! The Yew component tree, one component a file. It shows the [state](super::state) and sends it actions; it decides
//! nothing.

mod about;
mod actions;
mod app;
mod backup;
mod board;
mod clock_face;
mod desk;
mod diagram;
mod dialog;
mod document;
mod drag;
mod effects;
mod figure;
mod header;
mod icon;
mod install;
mod journal;
mod keeper;
mod lead;
mod library;
mod link;
mod live;
mod moves;
mod new_game;
mod notice;
mod panic;
mod play;
mod playback;
mod resign;
mod route;
mod rules;
mod settings;
mod start;
mod status;
mod storage;
mod strip;
mod table_board;
mod thinking;
mod troubles;
mod typed;
mod ways;
mod words;

pub use library::start_library;
pub use start::start;
