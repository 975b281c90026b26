//! A position as a picture that stands alone: colours and all are in it.

use core::fmt::Write as _;

use crate::app::view::View;
use crate::notation::Labels;
use crate::rules::{Position, Rank, Side};

/// `position` as `view` sees it, in SVG, with the names of the squares.
pub fn picture(position: &Position, view: View, labels: &Labels) -> String {
    let size = view.geometry.size();
    let mut svg = String::new();
    // Writing to a string does not fail.
    let _ = write!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-.3 -.3 {0} {0}\" width=\"800\" height=\"800\"><path fill=\"#4c3122\" \
         d=\"M-.3-.3h{0}v{0}h-{0}z\"/><path fill=\"#ecd9b6\" d=\"M0 0h{size}v{size}h-{size}z\"/><g font-family=\"sans-serif\" \
         font-size=\".17\" fill=\"#fff3dc\">",
        f32::from(size) + 0.6
    );
    for square in view.geometry.all() {
        let (column, row) = view.place(square);
        let _ = write!(
            svg,
            "<path fill=\"#a06a44\" d=\"M{column} {row}h1v1h-1z\"/><text x=\"{column}.05\" y=\"{row}.2\">{}</text>",
            labels.name(square)
        );
    }
    svg.push_str("</g>");
    for (square, piece) in position.board().pieces() {
        let (column, row) = view.place(square);
        let (top, edge, groove, sign) = match piece.side {
            Side::White => ("#f8efdf", "#b08f66", "#cfb78f", "#8a4012"),
            Side::Black => ("#362c27", "#130e0b", "#63534a", "#ffd385"),
        };
        let _ = write!(
            svg,
            "<g transform=\"translate({column} {row})\"><ellipse cx=\".5\" cy=\".55\" rx=\".41\" ry=\".4\" fill=\"{edge}\"/><circle \
             cx=\".5\" cy=\".48\" r=\".41\" fill=\"{top}\"/><circle cx=\".5\" cy=\".48\" r=\".31\" fill=\"none\" \
             stroke=\"{groove}\" stroke-width=\".025\"/>"
        );
        if piece.rank == Rank::King {
            let _ = write!(
                svg,
                "<path fill=\"{sign}\" d=\"M.27 .6.23 .32.37 .43.5 .25.63 .43.77 .32.73 .6zM.28 .65h.44v.06h-.44z\"/>"
            );
        }
        svg.push_str("</g>");
    }
    svg.push_str("</svg>\n");
    svg
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{RuleSet, Variant};

    #[test]
    fn the_official_italian_board_has_one_at_the_top_left() {
        let rule_set = RuleSet::federation(Variant::Italian);
        let labels = Labels::canonical(rule_set.variant.rules());
        let svg = picture(&rule_set.start(), View::of(rule_set, Side::White), &labels);
        assert!(svg.contains("<text x=\"0.05\" y=\"0.2\">1</text>"), "{svg}");
        assert_eq!(svg.matches("<ellipse").count(), 24);
    }
}
