//! The layer of ways over the board: each a line with a ring where it begins, an arrow where it ends and a cross on
//! every piece it takes, so that no colour has to be told from another.

use yew::prelude::*;

use crate::app::trace::{Kind, Trace};
use crate::app::view::View;
use crate::rules::Square;

/// The ways, for the eye; they are told in words too.
pub(super) fn ways(traces: &[Trace], view: View) -> Html {
    if traces.is_empty() {
        return Html::default();
    }
    let size = view.geometry.size();
    html! {
        <svg class="ways" viewBox={format!("0 0 {size} {size}")} aria-hidden="true" focusable="false">
            for trace in traces {
                { way(trace, view) }
            }
        </svg>
    }
}

fn way(trace: &Trace, view: View) -> Html {
    let centre = |square: &Square| {
        let (column, row) = view.place(*square);
        (f32::from(column) + 0.5, f32::from(row) + 0.5)
    };
    let points: Vec<(f32, f32)> = trace.squares.iter().map(centre).collect();
    let mut path = String::new();
    if let Some((x, y)) = points.first() {
        path += &format!("M{} {y}a.4 .4 0 1 0 .8 0a.4 .4 0 1 0-.8 0", x - 0.4);
    }
    for (pen, (x, y)) in points.iter().enumerate() {
        path += &format!("{}{x} {y}", if pen == 0 { 'M' } else { 'L' });
    }
    // The head of the arrow: two strokes, back along the last hop and to either side of it.
    if let [.., (from_x, from_y), (x, y)] = points.as_slice() {
        let (dx, dy) = ((x - from_x).signum() * 0.3, (y - from_y).signum() * 0.3);
        path += &format!("M{} {y}H{x}V{}", x - dx, y - dy);
    }
    for (x, y) in trace.takes.iter().map(centre) {
        path += &format!("M{} {}l.36 .36m0-.36l-.36 .36", x - 0.18, y - 0.18);
    }
    let (kind, number) = match trace.kind {
        Kind::Owed => ("owed", None),
        Kind::Tried => ("tried", None),
        Kind::Choice(number) => ("choice", Some(number)),
    };
    // Where the ways part: on the first landing square of each.
    let (x, y) = points.get(1).copied().unwrap_or_default();
    html! {
        <g class={kind} data-way={kind}>
            <path class="under" d={path.clone()} />
            <path d={path} />
            if let Some(number) = number {
                <circle cx={x.to_string()} cy={y.to_string()} r=".3" />
                <text x={x.to_string()} y={y.to_string()}>{ number }</text>
            }
        </g>
    }
}
