//! How the board is looked at: which square lies where on the screen.
//!
//! The model never turns: a flipped board, or one seen from Black's side, is this transform and nothing else. It does
//! not know about right-to-left either; a board is a diagram and reads the same in every language.

use crate::rules::{Geometry, ProfileName, RuleSet, Side, Square};

/// A board seen from one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// The board.
    pub geometry: Geometry,
    /// Whose home rows are at the bottom.
    pub bottom: Side,
    /// Whether left and right are exchanged: the official board of the Italian and Spanish federations, with its dark
    /// corner at the bottom right.
    pub mirrored: bool,
}

/// Where the keyboard goes next, as the board is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the next playable square on the left.
    Left,
    /// To the next playable square on the right.
    Right,
    /// To the nearest playable square of the row above.
    Up,
    /// To the nearest playable square of the row below.
    Down,
    /// To the first playable square of the row.
    RowStart,
    /// To the last playable square of the row.
    RowEnd,
    /// To the first playable square of the board.
    BoardStart,
    /// To the last playable square of the board.
    BoardEnd,
}

impl View {
    /// The board on which `rule_set` is played, with `bottom` at the bottom.
    pub fn of(rule_set: RuleSet, bottom: Side) -> Self {
        let rules = rule_set.variant.rules();
        let mirrored = rules.mirrored && rule_set.profile == ProfileName::Federation;
        Self { geometry: rules.geometry, bottom, mirrored }
    }

    /// The column and the row of `square` on the screen, from the top left, counted from 0.
    pub fn place(&self, square: Square) -> (u8, u8) {
        let seen = self.turned(square);
        (self.column(self.geometry.column(seen)), self.geometry.row(seen))
    }

    /// The playable square in `column` and `row` of the screen.
    pub fn square(&self, column: u8, row: u8) -> Option<Square> {
        let column = if column < self.geometry.size() { self.column(column) } else { return None };
        self.geometry.at(row, column).map(|seen| self.turned(seen))
    }

    /// From the common board's columns to those seen, and back.
    const fn column(&self, column: u8) -> u8 {
        if self.mirrored { self.geometry.size() - 1 - column } else { column }
    }

    /// The playable square at a point given in parts of the board's width and height.
    pub fn square_at(&self, x: f64, y: f64) -> Option<Square> {
        let size = f64::from(self.geometry.size());
        let cell = |part: f64| (0.0..1.0).contains(&part).then_some((part * size) as u8);
        self.square(cell(x)?, cell(y)?)
    }

    /// The rows from top to bottom, each with its playable squares from left to right.
    pub fn rows(&self) -> Vec<Vec<Square>> {
        let size = self.geometry.size();
        (0..size).map(|row| (0..size).filter_map(|column| self.square(column, row)).collect()).collect()
    }

    /// The square a keyboard step leads to, if there is one.
    pub fn step(&self, from: Square, step: Step) -> Option<Square> {
        let (column, row) = self.place(from);
        let last = self.geometry.size() - 1;
        match step {
            Step::Left => self.square(column.checked_sub(2)?, row),
            Step::Right => self.square(column + 2, row),
            Step::Up => self.nearest(column, row.checked_sub(1)?),
            Step::Down => self.nearest(column, row + 1),
            Step::RowStart => self.nearest(0, row),
            Step::RowEnd => self.nearest(last, row),
            Step::BoardStart => self.nearest(0, 0),
            Step::BoardEnd => self.nearest(last, last),
        }
    }

    /// The playable square of `row` that is closest to `column`. Going up and down again leads back: rows that start
    /// with a playable square lean left, the others right.
    fn nearest(&self, column: u8, row: u8) -> Option<Square> {
        let lean = if row.is_multiple_of(2) != self.mirrored { column.checked_add(1) } else { column.checked_sub(1) };
        let other = if row.is_multiple_of(2) != self.mirrored { column.checked_sub(1) } else { column.checked_add(1) };
        let at = |column: Option<u8>| self.square(column?, row);
        self.square(column, row).or_else(|| at(lean)).or_else(|| at(other))
    }

    fn turned(&self, square: Square) -> Square {
        match self.bottom {
            Side::White => square,
            Side::Black => self.geometry.rotated(square),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn views() -> impl Iterator<Item = View> {
        [Geometry::Eight, Geometry::Ten]
            .into_iter()
            .flat_map(|geometry| Side::ALL.map(|bottom| (geometry, bottom)))
            .flat_map(|(geometry, bottom)| [false, true].map(|mirrored| View { geometry, bottom, mirrored }))
    }

    #[test]
    fn every_square_has_a_place_of_its_own() {
        for view in views() {
            for square in view.geometry.all() {
                let (column, row) = view.place(square);
                assert_eq!(view.square(column, row), Some(square));
            }
            assert_eq!(view.rows().concat().len(), usize::from(view.geometry.squares()));
        }
    }

    #[test]
    fn the_bottom_side_is_at_the_bottom() {
        let start = crate::rules::Position::start(crate::rules::Variant::American);
        for view in views().filter(|view| view.geometry == Geometry::Eight) {
            let lowest = view.rows().pop().expect("a row");
            assert!(lowest.iter().all(|&square| start.board().side(view.bottom).contains(square)));
        }
    }

    #[test]
    fn the_dark_corner_is_at_the_bottom_left_or_mirrored_right() {
        for view in views() {
            assert_eq!(view.square(0, view.geometry.size() - 1).is_some(), !view.mirrored);
            assert_eq!(view.square(view.geometry.size() - 1, view.geometry.size() - 1).is_some(), view.mirrored);
        }
    }

    #[test]
    fn steps_stay_on_the_board_and_reach_every_square() {
        for view in views() {
            let first = view.step(view.geometry.square(1).expect("dark"), Step::BoardStart).expect("a first square");
            let mut seen = vec![first];
            let mut next = 0;
            while let Some(&square) = seen.get(next) {
                next += 1;
                for step in [Step::Left, Step::Right, Step::Up, Step::Down] {
                    if let Some(to) = view.step(square, step).filter(|to| !seen.contains(to)) {
                        seen.push(to);
                    }
                }
            }
            assert_eq!(seen.len(), usize::from(view.geometry.squares()));
        }
    }

    #[test]
    fn up_and_down_lead_back() {
        for view in views() {
            for square in view.geometry.all() {
                let back = view.step(square, Step::Up).and_then(|up| view.step(up, Step::Down));
                assert!(back.is_none_or(|back| back == square), "{square:?}");
            }
        }
    }

    #[test]
    fn a_point_falls_in_its_square_or_outside() {
        let view = View { geometry: Geometry::Eight, bottom: Side::White, mirrored: false };
        assert_eq!(view.square_at(0.01, 0.99).map(|square| view.geometry.number(square)), Some(29));
        assert_eq!(view.square_at(0.01, 0.01), None);
        assert_eq!(view.square_at(1.0, 0.5), None);
        assert_eq!(view.square_at(-0.01, 0.5), None);
    }
}
