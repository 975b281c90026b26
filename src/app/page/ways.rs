//! The layer of ways over the board: each a line with a ring where it begins, an arrow where it ends and a cross on
//! every piece it takes, so that no colour has to be told from another.

use yew::prelude::*;

use crate::app::trace::{Kind, Trace};
use crate::app::view::View;
use crate::rules::Square;

/// How many units of the drawing a square is wide: whole numbers are enough, and lighter to write.
const UNIT: i32 = 40;

/// The ways, for the eye; they are told in words too.
pub(super) fn ways(traces: &[Trace], view: View) -> Html {
    if traces.is_empty() {
        return Html::default();
    }
    let size = i32::from(view.geometry.size()) * UNIT;
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
        (i32::from(column) * UNIT + UNIT / 2, i32::from(row) * UNIT + UNIT / 2)
    };
    let points: Vec<(i32, i32)> = trace.squares.iter().map(centre).collect();
    let mut path = String::new();
    if let Some((x, y)) = points.first() {
        path += &format!("M{} {y}a16 16 0 1 0 32 0a16 16 0 1 0-32 0", x - 16);
    }
    for (pen, (x, y)) in points.iter().enumerate() {
        path += &format!("{}{x} {y}", if pen == 0 { 'M' } else { 'L' });
    }
    // The head of the arrow: two strokes, back along the last hop and to either side of it.
    if let [.., (from_x, from_y), (x, y)] = points.as_slice() {
        let (dx, dy) = ((x - from_x).signum() * 12, (y - from_y).signum() * 12);
        path += &format!("M{} {y}H{x}V{}", x - dx, y - dy);
    }
    for (x, y) in trace.takes.iter().map(centre) {
        path += &format!("M{} {}l14 14m0-14l-14 14", x - 7, y - 7);
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
                <circle cx={x.to_string()} cy={y.to_string()} r="12" />
                <text x={x.to_string()} y={y.to_string()}>{ number }</text>
            }
        </g>
    }
}
