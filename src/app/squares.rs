//! The squares as the board shows them: what each is called and how it is marked. The board itself knows no more.

use super::scene;
use super::settings::Coordinates;
use super::speech::Speech;
use super::table::{Hint, Table};
use crate::rules::{Bits, Piece, Square, Walk};
use crate::texts::{Key, Texts};

/// A square of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Which one.
    pub square: Square,
    /// Its number on the common board.
    pub number: u8,
    /// What is written on it, if anything.
    pub written: Option<String>,
    /// What it is called in full.
    pub label: String,
    /// What stands there, the move in hand included.
    pub piece: Option<Piece>,
    /// How it is marked.
    pub marks: Marks,
}

/// How a square is marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The piece belongs to whoever is to move, and can be dragged.
    pub own: bool,
    /// Its piece can move.
    pub can_move: bool,
    /// Its piece is in hand.
    pub in_hand: bool,
    /// The piece in hand can go here.
    pub can_land: bool,
    /// Its piece is captured and waits to leave.
    pub waiting: bool,
    /// The last move left it or ended here.
    pub last_move: bool,
    /// The hint leaves it or ends here.
    pub hinted: bool,
}

/// Every square, in order of number.
pub fn cells(table: &Table, texts: &Texts, coordinates: Coordinates) -> Vec<Cell> {
    let game = table.game();
    let shown = table.shown();
    let position = game.position_at(shown);
    let geometry = position.rules().geometry;
    let speech = Speech::new(texts, table, coordinates);
    let open = table.is_open();
    let walk = table.walk();

    let own = if open { position.board().side(position.turn()) } else { Bits::EMPTY };
    let mid_capture = walk.is_some_and(|walk| !walk.hops_made().is_empty());
    let can_move = if open && !mid_capture { Walk::starts(position) } else { Bits::EMPTY };
    let can_land: Bits = walk.map(|walk| walk.hops().iter().map(|hop| hop.to).collect()).unwrap_or_default();
    let waiting = scene::waiting(table);
    let gone = walk.map(Walk::captured).unwrap_or_default().without(waiting);
    let last_move: Bits = shown
        .checked_sub(1)
        .and_then(|ply| game.moves().nth(ply))
        .map(|mv| mv.from().bit() | mv.to().bit())
        .unwrap_or_default();
    let hinted = match table.hint() {
        Hint::Piece(mv) if open => mv.from().bit(),
        Hint::Shown(mv) if open => mv.from().bit() | mv.to().bit(),
        _ => Bits::EMPTY,
    };

    let piece_on = |square: Square| match walk {
        Some(walk) if square == walk.at() => position.board().get(walk.from()),
        Some(walk) if square == walk.from() || gone.contains(square) => None,
        _ => position.board().get(square),
    };
    let cell = |square: Square| {
        let piece = piece_on(square);
        let in_hand = walk.is_some_and(|walk| walk.at() == square);
        let marks = Marks {
            own: in_hand || own.contains(square),
            can_move: can_move.contains(square),
            in_hand,
            can_land: can_land.contains(square),
            waiting: waiting.contains(square),
            last_move: last_move.contains(square),
            hinted: hinted.contains(square),
        };
        let name = speech.square(square);
        let label = label(&speech, texts, &name, piece, marks);
        let written = (coordinates != Coordinates::None).then_some(name);
        Cell { square, number: geometry.number(square), written, label, piece, marks }
    };
    geometry.all().map(cell).collect()
}

fn label(speech: &Speech<'_>, texts: &Texts, name: &str, piece: Option<Piece>, marks: Marks) -> String {
    let first = match piece {
        Some(piece) => texts.with(Key::SquarePiece, &[("square", name.into()), ("piece", speech.piece(piece).into())]),
        None => texts.with(Key::SquareEmpty, &[("square", name.into())]),
    };
    let states = [
        (marks.in_hand, Key::InHand),
        (marks.can_move && !marks.in_hand, Key::CanMove),
        (marks.can_land, Key::CanLand),
        (marks.waiting, Key::Waiting),
        (marks.hinted, Key::Hinted),
        (marks.last_move, Key::LastMove),
    ];
    let said = states.into_iter().filter(|&(holds, _)| holds).map(|(_, key)| texts.text(key));
    texts.list(&core::iter::once(first).chain(said).collect::<Vec<_>>())
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::app::choices::Choices;
    use crate::app::hand::Intent;

    #[test]
    fn squares_say_what_they_hold_and_what_can_be_done() {
        let texts = Texts::english();
        let choices = Choices::default();
        let mut table = Table::new(choices.rule_set(), choices.seats());
        let label = |table: &Table, number: usize| cells(table, &texts, Coordinates::Numbers)[number - 1].label.clone();
        assert_eq!(label(&table, 9), "9, black man, can move");
        assert_eq!(label(&table, 1), "1, black man");
        assert_eq!(label(&table, 13), "13, empty");
        table.intend(Intent::Tap(table.view().geometry.square(9).expect("on the board")));
        assert_eq!(label(&table, 9), "9, black man, picked up");
        assert_eq!(label(&table, 13), "13, empty, can go here");
    }
}
