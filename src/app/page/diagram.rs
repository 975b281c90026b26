//! A position drawn small, for looking at only.

use yew::prelude::*;

use crate::app::speech::side_name;
use crate::app::view::View;
use crate::rules::{Position, Rank};

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// What is drawn.
    pub position: Position,
    /// How it is seen.
    pub view: View,
}

/// A position drawn small.
#[component]
pub(super) fn Diagram(props: &Props) -> Html {
    let size = props.view.geometry.size();
    let dark = props.view.geometry.all().map(|square| props.view.place(square));
    let squares: String = dark.map(|(column, row)| format!("M{column} {row}h1v1h-1z")).collect();
    html! {
        <svg class="diagram" viewBox={format!("0 0 {size} {size}")} aria-hidden="true" focusable="false">
            <rect class="light" width={size.to_string()} height={size.to_string()} />
            <path class="dark" d={squares} />
            for (square, piece) in props.position.board().pieces() {
                <circle
                    class={classes!("man", side_name(piece.side), (piece.rank == Rank::King).then_some("king"))}
                    cx={format!("{}.5", props.view.place(square).0)}
                    cy={format!("{}.5", props.view.place(square).1)}
                    r=".36"
                />
            }
        </svg>
    }
}
