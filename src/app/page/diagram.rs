//! A position drawn small, for looking at only.

use yew::prelude::*;

use crate::app::speech::side_name;
use crate::app::view::View;
use crate::rules::{Position, Rank};

/// `position` drawn small, as `view` sees it, for the eye alone.
pub(super) fn diagram(position: &Position, view: View) -> Html {
    drawn(position, view, None)
}

/// The same with a name, for those who do not see it.
pub(super) fn named_diagram(position: &Position, view: View, name: String) -> Html {
    drawn(position, view, Some(name))
}

fn drawn(position: &Position, view: View, name: Option<String>) -> Html {
    let (role, hidden) = if name.is_some() { (Some("img"), None) } else { (None, Some("true")) };
    let size = view.geometry.size();
    let dark = view.geometry.all().map(|square| view.place(square));
    let squares: String = dark.map(|(column, row)| format!("M{column} {row}h1v1h-1z")).collect();
    html! {
        <svg class="diagram" viewBox={format!("0 0 {size} {size}")} {role} aria-label={name} aria-hidden={hidden} focusable="false">
            <rect class="light" width={size.to_string()} height={size.to_string()} />
            <path class="dark" d={squares} />
            for (square, piece) in position.board().pieces() {
                <circle
                    class={classes!("man", side_name(piece.side), (piece.rank == Rank::King).then_some("king"))}
                    cx={format!("{}.5", view.place(square).0)}
                    cy={format!("{}.5", view.place(square).1)}
                    r=".36"
                />
            }
        </svg>
    }
}
