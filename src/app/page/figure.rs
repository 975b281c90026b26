//! A piece as it is drawn: a turned wooden disc, and for a king a second one under it and a crown on top.

use yew::prelude::*;

use crate::app::speech::side_name;
use crate::rules::{Piece, Rank};

/// The drawing of a piece, 100 wide and high. Its colours are the style sheet's.
pub(super) fn figure(piece: Piece) -> Html {
    let class = classes!("disc", side_name(piece.side));
    html! {
        <svg {class} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            if piece.rank == Rank::King {
                <ellipse class="edge" cx="50" cy="60" rx="41" ry="37" />
                <ellipse class="seam" cx="50" cy="54" rx="41" ry="37" />
                <circle class="top" cx="50" cy="44" r="41" />
                <circle class="groove" cx="50" cy="44" r="33" />
                <path class="crown" d="M27 58 L23 30 L37 41 L50 23 L63 41 L77 30 L73 58 Z M28 63 H72 V69 H28 Z" />
            } else {
                <ellipse class="edge" cx="50" cy="55" rx="41" ry="40" />
                <circle class="top" cx="50" cy="48" r="41" />
                <circle class="groove" cx="50" cy="48" r="31" />
                <circle class="groove" cx="50" cy="48" r="19" />
            }
        </svg>
    }
}
