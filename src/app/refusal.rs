//! Why a try at the board is refused: the question every draughts site is asked most.
//!
//! The reasons are data; their words are the texts' business. What blocks a piece is found by asking the same rules
//! with one fact changed, never by knowing which game this is.

use crate::rules::{Position, Rules, Square, Walk};

/// Why nothing came of a tap or a drop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The computer is to move.
    NotYourTurn,
    /// An earlier position is being looked at.
    LookingBack,
    /// An empty square was tried with no piece picked up.
    NothingPicked,
    /// The piece belongs to the other side.
    NotYours,
    /// The piece has nowhere to go.
    Blocked,
    /// A capture must be played, by one of these pieces.
    MustCapture(Vec<Square>),
    /// The piece could capture, but the rules' choice among captures falls on these.
    OtherCapture(Vec<Square>),
    /// The picked piece cannot go there.
    NotThere,
    /// A capture has begun and must be finished, on to one of these squares.
    Unfinished(Vec<Square>),
}

impl Refusal {
    /// Why the piece on `square`, of the side to move, has no legal move.
    pub fn of_piece(position: &Position, square: Square) -> Self {
        if !position.has_capture() {
            return Self::Blocked;
        }
        let capturing = capturing(position);
        if capturing.is_empty() {
            return Self::Blocked;
        }
        let free = Rules { priority: &[], ..*position.rules() };
        let could_capture = Position::new(free, position.setup())
            .is_ok_and(|free| free.legal_moves().iter().any(|mv| mv.from() == square && mv.is_capture()));
        if could_capture {
            Self::OtherCapture(capturing)
        } else if has_quiet_move(position, square) {
            Self::MustCapture(capturing)
        } else {
            Self::Blocked
        }
    }

    /// Why the piece in hand does not go to where it was put.
    pub fn of_target(position: &Position, walk: &Walk, to: Square) -> Self {
        if !walk.hops_made().is_empty() {
            return Self::Unfinished(walk.hops().iter().map(|hop| hop.to).collect());
        }
        let captures = walk.candidates().iter().all(crate::rules::Move::is_capture);
        if captures && quiet_targets(position, walk.from()).any(|target| target == to) {
            return Self::MustCapture(capturing(position));
        }
        Self::NotThere
    }
}

/// The squares whose piece has a legal capture.
fn capturing(position: &Position) -> Vec<Square> {
    let captures = position.legal_moves().into_iter().filter(crate::rules::Move::is_capture);
    let squares: crate::rules::Bits = captures.map(|mv| mv.from()).collect();
    squares.iter().collect()
}

/// Where the piece on `square` could go if no capture were owed.
fn quiet_targets(position: &Position, square: Square) -> impl Iterator<Item = Square> {
    let free = Rules { obligation: crate::rules::Obligation::Optional, ..*position.rules() };
    let moves = Position::new(free, position.setup()).map(|free| free.legal_moves()).unwrap_or_default();
    moves.into_iter().filter(move |mv| mv.from() == square && !mv.is_capture()).map(|mv| mv.to())
}

fn has_quiet_move(position: &Position, square: Square) -> bool {
    quiet_targets(position, square).next().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Labels, parse_position};
    use crate::rules::Variant;

    fn case(variant: Variant, fen: &str, square: u8) -> (Position, Square) {
        let position = parse_position(fen, variant.rules()).expect("a position");
        (position, Labels::canonical(variant.rules()).square(square).expect("a square"))
    }

    #[test]
    fn a_hemmed_in_piece_is_blocked() {
        let (start, back) = case(Variant::American, "W:W21-32:B1-12", 30);
        assert_eq!(Refusal::of_piece(&start, back), Refusal::Blocked);
    }

    #[test]
    fn another_piece_must_capture() {
        let (position, idle) = case(Variant::American, "W:W22,32:B18", 32);
        let (_, taker) = case(Variant::American, "W:W22,32:B18", 22);
        assert_eq!(Refusal::of_piece(&position, idle), Refusal::MustCapture(vec![taker]));
        let walk = Walk::new(&position, taker).expect("it captures");
        let (_, beside) = case(Variant::American, "W:W22,32:B18", 17);
        assert_eq!(Refusal::of_target(&position, &walk, beside), Refusal::MustCapture(vec![taker]));
    }

    #[test]
    fn a_smaller_capture_gives_way() {
        // 32 takes two (28, 19), 36 one (31): the larger is owed.
        let (position, small) = case(Variant::International, "W:W32,36:B28,19,31", 36);
        let (_, large) = case(Variant::International, "W:W32,36:B28,19,31", 32);
        assert_eq!(Refusal::of_piece(&position, small), Refusal::OtherCapture(vec![large]));
    }
}
