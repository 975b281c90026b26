//! A position as a picture that stands alone: colours and all are in it. The same shapes are written as SVG and painted
//! onto a canvas.

use core::fmt::Write as _;

use crate::app::view::View;
use crate::notation::Labels;
use crate::rules::{Position, Rank, Side};

/// The width of the frame, in squares.
const FRAME: f64 = 0.3;
/// The height of the names of squares, in squares.
const LETTERS: f64 = 0.17;
/// The colour of the names.
const INK: &str = "#fff3dc";
const EDGE: &str = "M.09 .55a.41 .4 0 1 0 .82 0a.41 .4 0 1 0-.82 0z";
const TOP: &str = "M.09 .48a.41 .41 0 1 0 .82 0a.41 .41 0 1 0-.82 0z";
const GROOVE: &str = "M.19 .48a.31 .31 0 1 0 .62 0a.31 .31 0 1 0-.62 0z";
const CROWN: &str = "M.27 .6.23 .32.37 .43.5 .25.63 .43.77 .32.73 .6zM.28 .65h.44v.06h-.44z";
const SQUARE: &str = "M0 0h1v1h-1z";

/// A part of the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// Where it lies, in squares from the top left one.
    pub place: (u8, u8),
    /// Its outline, in the words of SVG.
    pub path: &'static str,
    /// Its colour.
    pub color: &'static str,
    /// Whether only its outline is drawn, and how thick.
    pub line: Option<f64>,
}

/// A position as a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// How many squares a side has.
    pub size: u8,
    /// The parts, the lowest first: squares and pieces.
    pub shapes: Vec<Shape>,
    /// The names of squares, each with its square's place.
    pub names: Vec<((u8, u8), String)>,
}

impl Picture {
    /// What lies below everything: the frame, and the light squares.
    pub const GROUNDS: [&'static str; 2] = ["#4c3122", "#ecd9b6"];

    /// `position` as `view` sees it, with the names of the squares.
    pub fn of(position: &Position, view: View, labels: &Labels) -> Self {
        let mut shapes: Vec<Shape> = Vec::new();
        let mut names = Vec::new();
        for square in view.geometry.all() {
            let place = view.place(square);
            shapes.push(Shape { place, path: SQUARE, color: "#a06a44", line: None });
            names.push((place, labels.name(square)));
        }
        for (square, piece) in position.board().pieces() {
            let place = view.place(square);
            let (top, edge, groove, sign) = match piece.side {
                Side::White => ("#f8efdf", "#b08f66", "#cfb78f", "#8a4012"),
                Side::Black => ("#362c27", "#130e0b", "#63534a", "#ffd385"),
            };
            let solid = |path, color| Shape { place, path, color, line: None };
            shapes.extend([solid(EDGE, edge), solid(TOP, top)]);
            shapes.push(Shape { line: Some(0.025), ..solid(GROOVE, groove) });
            if piece.rank == Rank::King {
                shapes.push(solid(CROWN, sign));
            }
        }
        Self { size: view.geometry.size(), shapes, names }
    }

    /// The length of a side with the frame, in squares.
    pub fn side(&self) -> f64 {
        f64::from(self.size) + 2.0 * FRAME
    }

    /// Where the names of a square stand in it: how far from its left, how far down, how high the letters are, in which colour.
    pub const fn letters() -> (f64, f64, f64, &'static str) {
        (0.05, 0.2, LETTERS, INK)
    }

    /// The width of the frame.
    pub const fn frame() -> f64 {
        FRAME
    }

    /// As SVG.
    pub fn svg(&self) -> String {
        let [frame, ground] = Self::GROUNDS;
        let (side, size) = (self.side(), self.size);
        let mut svg = String::new();
        // Writing to a string does not fail.
        let _ = write!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{FRAME} -{FRAME} {side} {side}\" width=\"800\" height=\"800\">\
             <path fill=\"{frame}\" d=\"M-{FRAME}-{FRAME}h{side}v{side}h-{side}z\"/><path fill=\"{ground}\" d=\"M0 0h{size}v{size}h-{size}z\"/>"
        );
        for Shape { place: (column, row), path, color, line } in &self.shapes {
            let _ = match line {
                None => write!(svg, "<path transform=\"translate({column} {row})\" fill=\"{color}\" d=\"{path}\"/>"),
                Some(width) => write!(
                    svg,
                    "<path transform=\"translate({column} {row})\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\" d=\"{path}\"/>"
                ),
            };
        }
        let _ = write!(svg, "<g font-family=\"sans-serif\" font-size=\"{LETTERS}\" fill=\"{INK}\">");
        for ((column, row), name) in &self.names {
            let _ = write!(svg, "<text x=\"{column}.05\" y=\"{row}.2\">{name}</text>");
        }
        svg.push_str("</g></svg>\n");
        svg
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{RuleSet, Variant};

    #[test]
    fn the_official_italian_board_has_one_at_the_top_left() {
        let rule_set = RuleSet::federation(Variant::Italian);
        let labels = Labels::canonical(rule_set.variant.rules());
        let picture = Picture::of(&rule_set.start(), View::of(rule_set, Side::White), &labels);
        let svg = picture.svg();
        assert!(svg.contains("<text x=\"0.05\" y=\"0.2\">1</text>"), "{svg}");
        assert_eq!((svg.matches(EDGE).count(), svg.matches(SQUARE).count()), (24, 32));
        assert!(svg.contains("viewBox=\"-0.3 -0.3 8.6 8.6\""), "{svg}");
    }
}
