//! What somebody looks for in the games themselves: as it stands in the field, and what came of reading it.

use crate::app::library::{Excuse, Quest};
use crate::game::Link;
use crate::notation::pdn::{GameType, PdnGame};
use crate::notation::{Labels, write_fen, write_move_signed};
use crate::rules::Variant;

/// What somebody looks for.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Hunt {
    /// What stands in the field.
    pub text: String,
    /// Whether the same with colours reversed counts.
    pub turned: bool,
    /// What was meant, where it did not come by the field.
    pub link: Option<Box<Link>>,
    /// Why the text cannot be looked for.
    pub refused: Option<Excuse>,
}

impl Default for Hunt {
    fn default() -> Self {
        Self { text: String::new(), turned: true, link: None, refused: None }
    }
}

impl Hunt {
    /// Games like what `link` carries.
    pub(super) fn of(link: Box<Link>) -> Self {
        Self { text: text(&link), link: Some(link), ..Self::default() }
    }

    /// Whether it is nothing, or can be looked for in the games of `only`, or in all.
    pub(super) fn is_clear(&self, only: Option<Variant>) -> bool {
        self.text.trim().is_empty() || Quest::read(&self.text, self.turned, only).is_ok()
    }

    /// What that is in the games of `only`, or in all.
    pub(super) fn quest(&mut self, only: Option<Variant>) -> Option<Quest> {
        self.refused = None;
        if let Some(link) = &self.link {
            return Some(Quest::of_link(link, self.turned));
        }
        if self.text.trim().is_empty() {
            return None;
        }
        Quest::read(&self.text, self.turned, only).map_err(|excuse| self.refused = Some(excuse)).ok()
    }
}

/// A link's content as somebody would type it.
fn text(link: &Link) -> String {
    match link {
        Link::Position(_, position) => write_fen(position, &Labels::canonical(position.rules())),
        Link::Game(game) => moves(game),
    }
}

fn moves(game: &PdnGame) -> String {
    let game_type = GameType::of(game.rule_set.variant);
    let (mut position, mut text) = (game.start, Vec::new());
    for (ply, mv) in game.moves().enumerate() {
        if ply % 2 == 0 {
            text.push(format!("{}.", ply / 2 + 1));
        }
        text.push(write_move_signed(mv, &position, game_type.labels(), game_type.capture_sign()));
        position = position.play_unchecked(mv);
    }
    text.join(" ")
}
