//! What is drawn on the board: every piece, by an identity that it keeps for the whole game.
//!
//! A piece is named after the square it started from, so that the page moves the same element when the piece moves,
//! forwards, backwards and over several plies at once.

use super::table::Table;
use crate::game::Game;
use crate::rules::{Bits, Hop, Piece, Rank, Removal, Square};

/// A piece as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Which piece of the game it is: the number of the square it started from.
    pub id: u8,
    /// Where it is drawn.
    pub square: Square,
    /// What it looks like.
    pub piece: Piece,
    /// How it stands there.
    pub pose: Pose,
}

/// How a piece stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pose {
    /// As usual.
    Standing,
    /// On its way.
    Moving,
    /// Captured, but on the board until the move ends.
    Waiting,
    /// Captured: drawn only to fade.
    Gone,
}

/// The pieces to draw. `stop` is the hop of the table's motion that is being shown, if any.
pub fn scene(table: &Table, stop: Option<usize>) -> Vec<Figure> {
    let game = table.game();
    let shown = table.shown();
    let at_rules = game.start().rules().removal;
    let last = shown.checked_sub(1);
    let mut figures;
    if let (Some(stop), Some(before)) = (stop, last) {
        figures = standing(game, before);
        let hops = table.motion().hops().get(..=stop).unwrap_or_default();
        let from = game.moves().nth(before).map(|mv| mv.from());
        on_the_way(&mut figures, from, hops, at_rules);
    } else if let Some(walk) = table.walk() {
        figures = standing(game, shown);
        on_the_way(&mut figures, Some(walk.from()), walk.hops_made(), at_rules);
    } else {
        figures = standing(game, shown);
        if let Some((before, mv)) = last.and_then(|before| Some((before, game.moves().nth(before)?))) {
            let gone = standing(game, before).into_iter().filter(|figure| mv.captured().contains(figure.square));
            figures.extend(gone.map(|figure| Figure { pose: Pose::Gone, ..figure }));
        }
    }
    figures.sort_by_key(|figure| figure.id);
    figures
}

/// The squares of pieces that are captured by the move in hand and wait on the board.
pub fn waiting(table: &Table) -> Bits {
    match table.walk() {
        Some(walk) if table.game().start().rules().removal == Removal::AfterTheMove => walk.captured(),
        _ => Bits::EMPTY,
    }
}

/// Every piece after the first `plies` moves.
fn standing(game: &Game, plies: usize) -> Vec<Figure> {
    let start = game.start();
    let geometry = start.rules().geometry;
    let mut figures: Vec<Figure> = start
        .board()
        .pieces()
        .map(|(square, piece)| Figure { id: geometry.number(square), square, piece, pose: Pose::Standing })
        .collect();
    for mv in game.moves().take(plies) {
        figures.retain(|figure| !mv.captured().contains(figure.square));
        if let Some(figure) = figures.iter_mut().find(|figure| figure.square == mv.from()) {
            figure.square = mv.to();
            if mv.is_king_after() {
                figure.piece.rank = Rank::King;
            }
        }
    }
    figures
}

/// Puts the piece from `from` where `hops` have brought it.
fn on_the_way(figures: &mut [Figure], from: Option<Square>, hops: &[Hop], removal: Removal) {
    let captured: Bits = hops.iter().filter_map(|hop| hop.captured).collect();
    for figure in figures {
        if Some(figure.square) == from {
            figure.pose = Pose::Moving;
            if let Some(hop) = hops.last() {
                figure.square = hop.to;
            }
        } else if captured.contains(figure.square) {
            figure.pose = match removal {
                Removal::AfterTheMove => Pose::Waiting,
                Removal::AtOnce => Pose::Gone,
            };
        }
    }
}
