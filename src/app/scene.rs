//! What is drawn on the board: every piece, by an identity that it keeps for the whole game.
//!
//! A piece is named after the square it started from, so that the page moves the same element when the piece moves,
//! forwards, backwards and over several plies at once.

use super::table::Table;
use crate::game::Game;
use crate::rules::{Bits, Crowning, Hop, Move, Piece, Position, Rank, Removal, Rules, Square, sort_few};

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
    let rules = game.start().rules();
    let last = shown.checked_sub(1);
    let mut figures;
    if let (Some(stop), Some(before)) = (stop, last) {
        figures = standing_after(game, before);
        let hops = table.motion().hops().get(..=stop).unwrap_or_default();
        let from = game.moves().nth(before).map(|mv| mv.from());
        on_the_way(&mut figures, from, hops, rules);
    } else if let Some(walk) = table.walk() {
        figures = standing_after(game, shown);
        on_the_way(&mut figures, Some(walk.from()), walk.hops_made(), rules);
    } else {
        figures = standing_after(game, shown);
        if let Some((before, mv)) = last.and_then(|before| Some((before, game.moves().nth(before)?))) {
            let gone = standing_after(game, before).into_iter().filter(|figure| mv.captured().contains(figure.square));
            figures.extend(gone.map(|figure| Figure { pose: Pose::Gone, ..figure }));
        }
    }
    sort_few(&mut figures, |figure| figure.id);
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
fn standing_after(game: &Game, plies: usize) -> Vec<Figure> {
    standing(game.start(), game.moves().take(plies))
}

/// Every piece after `moves` from `start`.
pub(super) fn standing<'a>(start: &Position, moves: impl Iterator<Item = &'a Move>) -> Vec<Figure> {
    let geometry = start.rules().geometry;
    let mut figures: Vec<Figure> = start
        .board()
        .pieces()
        .map(|(square, piece)| Figure { id: geometry.number(square), square, piece, pose: Pose::Standing })
        .collect();
    for mv in moves {
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
fn on_the_way(figures: &mut [Figure], from: Option<Square>, hops: &[Hop], rules: &Rules) {
    let captured: Bits = hops.iter().filter_map(|hop| hop.captured).collect();
    for figure in figures {
        if Some(figure.square) == from {
            figure.pose = Pose::Moving;
            if let Some(hop) = hops.last() {
                figure.square = hop.to;
            }
            let crown_row = rules.geometry.crown_row(figure.piece.side);
            if rules.crowning == Crowning::GoesOnAsKing && hops.iter().any(|hop| crown_row.contains(hop.to)) {
                figure.piece.rank = Rank::King;
            }
        } else if captured.contains(figure.square) {
            figure.pose = match rules.removal {
                Removal::AfterTheMove => Pose::Waiting,
                Removal::AtOnce => Pose::Gone,
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::hand::Intent;
    use crate::app::seats::{Opponent, Seats};
    use crate::game::RuleSet;
    use crate::notation::parse_position;
    use crate::rules::{Side, Variant};

    fn table(variant: Variant, fen: &str) -> Table {
        let position = parse_position(fen, variant.rules()).expect("a position");
        let game = Game::from_position(RuleSet::table(variant), position);
        Table::resumed(game, Seats { opponent: Opponent::Person, side: Side::White }, false)
    }

    fn tap(table: &mut Table, number: u8) {
        let square = table.view().geometry.square(number).expect("on the board");
        assert!(table.intend(Intent::Tap(square)));
    }

    fn poses(table: &Table, stop: Option<usize>) -> Vec<(u8, u8, Pose)> {
        let number = |figure: &Figure| table.view().geometry.number(figure.square);
        scene(table, stop).iter().map(|figure| (figure.id, number(figure), figure.pose)).collect()
    }

    #[test]
    fn victims_wait_where_the_rules_say_so() {
        let mut table = table(Variant::Russian, "W:W26:B22,14");
        tap(&mut table, 26);
        tap(&mut table, 17);
        assert_eq!(poses(&table, None), [(14, 14, Pose::Standing), (22, 22, Pose::Waiting), (26, 17, Pose::Moving)]);
        tap(&mut table, 10);
        assert_eq!(poses(&table, None), [(14, 14, Pose::Gone), (22, 22, Pose::Gone), (26, 10, Pose::Standing)]);
    }

    #[test]
    fn victims_vanish_at_once_where_the_rules_say_so() {
        let mut table = table(Variant::Thai, "W:W26:B22,14");
        tap(&mut table, 26);
        tap(&mut table, 17);
        assert_eq!(poses(&table, None), [(14, 14, Pose::Standing), (22, 22, Pose::Gone), (26, 17, Pose::Moving)]);
    }

    #[test]
    fn a_move_to_its_end_in_one_tap_is_shown_hop_by_hop() {
        let mut table = table(Variant::Russian, "W:W26:B22,14");
        tap(&mut table, 26);
        tap(&mut table, 10);
        assert_eq!(table.motion().first_stop(), Some(0));
        assert_eq!(table.motion().next_stop(0), None);
        assert_eq!(poses(&table, Some(0)), [(14, 14, Pose::Standing), (22, 22, Pose::Waiting), (26, 17, Pose::Moving)]);
    }

    #[test]
    fn a_man_crowned_on_the_way_is_drawn_a_king_where_it_goes_on_as_one() {
        let mut table = table(Variant::Russian, "W:W10:B7,8,24");
        tap(&mut table, 10);
        tap(&mut table, 3);
        let rank = |figure: &Figure| (figure.id, figure.piece.rank);
        assert!(scene(&table, None).iter().map(rank).any(|it| it == (10, Rank::King)));
    }

    #[test]
    fn pieces_keep_their_identity() {
        let table = table(Variant::American, "W:W26:B1");
        let mut later = table.clone();
        tap(&mut later, 26);
        tap(&mut later, 22);
        let ids = |table: &Table| scene(table, None).iter().map(|figure| figure.id).collect::<Vec<_>>();
        assert_eq!(ids(&table), ids(&later));
    }
}
