//! A board that is only looked at.

use yew::prelude::*;

use super::super::figure::figure;
use super::super::words::Words;
use crate::app::library::Reel;
use crate::app::settings::Coordinates;
use crate::app::speech::{side_name, side_text};
use crate::app::view::View;
use crate::rules::{Piece, Rank, Side, Square};
use crate::texts::Key;

/// The position that a reel shows. Its pieces keep their elements, so that they move.
pub(super) fn board(reel: &Reel, view: View, coordinates: Coordinates, words: &Words) -> Html {
    let labels = coordinates.labels(reel.game().rule_set);
    let last = reel.last_move();
    let size = view.geometry.size();
    let square = |square| {
        let (column, _) = view.place(square);
        let is_last = last.is_some_and(|mv| mv.from() == square || mv.to() == square);
        html! {
            <div class="cell" style={format!("grid-column:{}", column + 1)}>
                <div class={classes!("square", is_last.then_some("last-move"))}>
                    if coordinates != Coordinates::None {
                        <span class="coordinate">{ labels.name(square) }</span>
                    }
                </div>
            </div>
        }
    };
    let piece = |drawn: &crate::app::scene::Figure| {
        let (column, row) = view.place(drawn.square);
        html! {
            <div key={drawn.id} class="figure" style={format!("transform:translate({column}00%,{row}00%)")}>
                { figure(drawn.piece) }
            </div>
        }
    };
    html! {
        <div class="board" dir="ltr" role="img" aria-label={in_words(reel, coordinates, words)} style={format!("--size:{size}")}>
            <div class="squares">
                for row in view.rows() {
                    <div class="row">for one in row { { square(one) } }</div>
                }
                <div class="figures">for drawn in reel.figures().iter() { { piece(drawn) } }</div>
            </div>
        </div>
    }
}

/// The position for those who do not see it: each side's pieces by their squares.
fn in_words(reel: &Reel, coordinates: Coordinates, words: &Words) -> String {
    let labels = coordinates.labels(reel.game().rule_set);
    let of = |side: Side| {
        let pieces = reel.position().board().pieces().filter(|(_, piece)| piece.side == side);
        let name = |(square, piece): (Square, Piece)| match piece.rank {
            Rank::Man => labels.name(square),
            Rank::King => {
                let args = [("side", side_name(side).into()), ("rank", "king".into())];
                format!("{} {}", words.with(Key::Piece, &args), labels.name(square))
            }
        };
        format!("{}: {}.", side_text(words, side), words.list(&pieces.map(name).collect::<Vec<_>>()))
    };
    let turn = side_text(words, reel.position().turn());
    let turn = words.with(Key::SideToMove, &[("side", turn.into())]);
    format!("{turn}. {} {}", of(Side::White), of(Side::Black))
}
