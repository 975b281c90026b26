//! A position as a picture, for pages without the app.

use std::fmt::Write as _;

use crate::rules::{Position, Rank, Side};

/// `position` as White sees it, or turned round, in SVG; `alt` is its text equivalent.
pub(super) fn board(position: &Position, bottom: Side, alt: &str) -> String {
    let geometry = position.rules().geometry;
    let size = geometry.size();
    let place = |square| {
        let seen = if bottom == Side::White { square } else { geometry.rotated(square) };
        (geometry.column(seen), geometry.row(seen))
    };
    let mut squares = String::new();
    for square in geometry.all() {
        let (column, row) = place(square);
        // Writing to a string does not fail.
        let _ = write!(squares, "M{column} {row}h1v1h-1z");
    }
    let mut pieces = String::new();
    for (square, piece) in position.board().pieces() {
        let (column, row) = place(square);
        let class = if piece.side == Side::White { "w" } else { "b" };
        let _ = write!(pieces, "<circle class=\"{class}\" cx=\"{column}.5\" cy=\"{row}.5\" r=\".38\"/>");
        if piece.rank == Rank::King {
            let _ = write!(
                pieces,
                "<path class=\"k\" d=\"M{column} {row}m.28 .62v-.3l.12 .12 .1-.18 .1 .18 .12-.12v.3z\"/>"
            );
        }
    }
    format!(
        "<svg class=\"board\" viewBox=\"0 0 {size} {size}\" role=\"img\" aria-label=\"{alt}\"><path class=\"l\" d=\"M0 \
         0h{size}v{size}h-{size}z\"/><path class=\"d\" d=\"{squares}\"/>{pieces}</svg>"
    )
}
