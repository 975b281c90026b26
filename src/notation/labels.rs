//! What squares are called, and with which sign a capture is written.

use crate::rules::{Geometry, Rules, Square};

/// Numbers or letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// `1` to `32`, or to `50`.
    Numbers,
    /// `a1` to `h8`.
    Algebraic,
}

/// The names of the squares of one board.
///
/// On the *mirrored* board of the Italian and Spanish federations the dark corner is at the bottom right and number 1
/// is a8. The board inside is always the common one, so there every name belongs to the square's mirror image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Labels {
    geometry: Geometry,
    mirrored: bool,
    rotated: bool,
    style: Style,
    capture: char,
}

impl Labels {
    /// The canonical numbers of a rule set, used in FEN, Hub and commands: row by row from the top left of its
    /// federation's board.
    pub const fn canonical(rules: &Rules) -> Self {
        Self { geometry: rules.geometry, mirrored: rules.mirrored, ..Self::table(rules) }
    }

    /// The numbers of the common board, which all rule sets share at the table.
    pub const fn table(rules: &Rules) -> Self {
        Self { geometry: rules.geometry, mirrored: false, rotated: false, style: Style::Numbers, capture: 'x' }
    }

    /// The same board with names of another style.
    #[must_use]
    pub const fn styled(self, style: Style) -> Self {
        Self { style, ..self }
    }

    /// The same board counted from the other end: 1 is where the last number was. Letters stay.
    #[must_use]
    pub const fn counted_from_below(self) -> Self {
        Self { rotated: true, ..self }
    }

    /// The same names, with captures written with another sign than `x`.
    #[must_use]
    pub const fn signed(self, capture: char) -> Self {
        Self { capture, ..self }
    }

    /// The sign of captures.
    pub const fn capture(&self) -> char {
        self.capture
    }

    /// The number of `square`.
    pub fn number(&self, square: Square) -> u8 {
        self.turned(self.geometry.number(self.place(square)))
    }

    /// The square numbered `number`.
    pub fn square(&self, number: u8) -> Option<Square> {
        let number = if number > self.geometry.squares() { return None } else { self.turned(number) };
        self.geometry.square(number).map(|square| self.place(square))
    }

    /// The name of `square`.
    pub fn name(&self, square: Square) -> String {
        match self.style {
            Style::Numbers => self.number(square).to_string(),
            Style::Algebraic => {
                let column = self.geometry.column(square);
                let column = if self.mirrored { self.geometry.size() - 1 - column } else { column };
                format!("{}{}", char::from(b'a' + column), self.geometry.size() - self.geometry.row(square))
            }
        }
    }

    /// The square called `name`, in either style.
    pub fn parse(&self, name: &str) -> Option<Square> {
        let first = name.chars().next()?;
        if first.is_ascii_digit() {
            return self.square(parse_number(name)?);
        }
        let file = first.to_ascii_lowercase();
        let rank = parse_number(name.get(1..)?)?;
        if !file.is_ascii_lowercase() || rank == 0 || rank > self.geometry.size() {
            return None;
        }
        let column = file as u8 - b'a';
        let column = if self.mirrored { self.geometry.size().checked_sub(column + 1)? } else { column };
        self.geometry.at(self.geometry.size() - rank, column)
    }

    const fn turned(&self, number: u8) -> u8 {
        if self.rotated { self.geometry.squares() + 1 - number } else { number }
    }

    /// From the common board's numbers to the named board's, and back: a mirror is its own inverse.
    fn place(&self, square: Square) -> Square {
        if self.mirrored { self.geometry.mirrored(square) } else { square }
    }
}

/// A number as it stands on a board: digits only (`str::parse` would also take a sign).
pub(super) fn parse_number(text: &str) -> Option<u8> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[test]
    fn names_read_back() {
        for variant in Variant::ALL {
            let canonical = Labels::canonical(variant.rules());
            for labels in [canonical, canonical.counted_from_below(), Labels::table(variant.rules())] {
                for style in [Style::Numbers, Style::Algebraic] {
                    let labels = labels.styled(style);
                    for square in variant.rules().geometry.all() {
                        assert_eq!(labels.parse(&labels.name(square)), Some(square), "{variant:?} {labels:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn known_names() {
        let russian = Labels::canonical(Variant::Russian.rules()).styled(Style::Algebraic);
        let numbers = Labels::canonical(Variant::Russian.rules());
        for (number, name) in [(1, "b8"), (4, "h8"), (5, "a7"), (29, "a1"), (32, "g1")] {
            let square = numbers.square(number).expect("on the board");
            assert_eq!(russian.name(square), name);
        }
        // On the mirrored board 1 is a8, 4 g8, 5 b7, 32 h1.
        let italian = Labels::canonical(Variant::Italian.rules());
        for (number, name) in [(1, "a8"), (4, "g8"), (5, "b7"), (32, "h1")] {
            let square = italian.square(number).expect("on the board");
            assert_eq!(italian.styled(Style::Algebraic).name(square), name);
        }
    }

    #[test]
    fn other_text_is_no_square() {
        let labels = Labels::canonical(Variant::American.rules());
        assert_eq!([0, 33, 255].map(|number| labels.counted_from_below().square(number)), [None; 3]);
        for text in ["", "0", "33", "-1", "+1", "a8", "a9", "a0", "i1", "b", "1a", "é1", "b8b", "300", "٣"] {
            assert_eq!(labels.parse(text), None, "{text:?}");
        }
    }
}
