//! The board: a grid of real buttons under a layer of pieces. It knows no rules; it shows what it is given and emits
//! what the person wants.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::drag::{Draggable, use_drag};
use super::figure::figure;
use super::typed::focus_field;
use super::ways::ways;
use crate::app::hand::Intent;
use crate::app::scene::{Figure, Pose};
use crate::app::squares::Cell;
use crate::app::trace::Trace;
use crate::app::view::{Step, View};
use crate::rules::{Bits, Side, Square};

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// How it is seen.
    pub view: View,
    /// Every square.
    pub cells: Vec<Cell>,
    /// Every piece.
    pub figures: Vec<Figure>,
    /// How the computer sees the position: in words, and White's share of a hundred.
    pub score: Option<(String, i32)>,
    /// The ways drawn over it.
    pub traces: Vec<Trace>,
    /// What it is called.
    pub label: String,
    /// Which moment of the table it shows.
    pub moment: String,
    /// What the person wants.
    pub on_intent: Callback<Intent>,
}

/// The board.
#[component]
pub(super) fn Board(props: &Props) -> Html {
    let grid = use_node_ref();
    let view = props.view;
    let pieces: Bits = props.cells.iter().filter(|cell| cell.marks.own).map(|cell| cell.square).collect();
    use_drag(grid.clone(), Draggable { view, pieces, on_intent: props.on_intent.clone() });

    // The one square that Tab reaches: where the focus was last, or the first with something to do.
    let visited = use_state_eq(|| None::<Square>);
    let first = || props.cells.iter().find(|cell| cell.marks.can_move).or(props.cells.first()).map(|cell| cell.square);
    let tab_stop = visited.or_else(first);

    let on_click = {
        let on_intent = props.on_intent.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(square) = square_of(event.target(), view) {
                on_intent.emit(Intent::Tap(square));
            }
        })
    };
    let on_focus = {
        let visited = visited.setter();
        Callback::from(move |event: FocusEvent| {
            if let Some(square) = square_of(event.target(), view) {
                visited.set(Some(square));
            }
        })
    };
    let on_key = {
        let (grid, on_intent) = (grid.clone(), props.on_intent.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                on_intent.emit(Intent::Cancel);
            } else if is_of_a_move(&event) {
                // The key that is pressed goes where the focus then is.
                focus_field();
            } else if let Some(step) = step_of(&event) {
                event.prevent_default();
                let to = square_of(event.target(), view).and_then(|from| view.step(from, step));
                if let Some(to) = to {
                    focus(&grid, view, to);
                }
            }
        })
    };

    let size = view.geometry.size().to_string();
    let cell_of = |square: Square| props.cells.iter().find(move |cell| cell.square == square);
    html! {
        <div class="board" dir="ltr" data-moment={props.moment.clone()} style={format!("--size:{size}")}>
            <div
                ref={grid}
                class="squares"
                role="grid"
                aria-label={props.label.clone()}
                aria-rowcount={size.clone()}
                aria-colcount={size}
                onclick={on_click}
                onfocusin={on_focus}
                onkeydown={on_key}
            >
                for (row, squares) in view.rows().into_iter().enumerate() {
                    <div class="row" role="row" key={row} aria-rowindex={(row + 1).to_string()}>
                        for cell in squares.into_iter().filter_map(cell_of) {
                            { square(cell, view, tab_stop == Some(cell.square)) }
                        }
                    </div>
                }
                <div class="figures" aria-hidden="true">
                    for drawn in props.figures.iter() {
                        { piece(drawn, view) }
                    }
                </div>
                { ways(&props.traces, view) }
            </div>
            if let Some((label, share)) = &props.score {
                <div
                    class={classes!("score", (view.bottom == Side::Black).then_some("turned"))}
                    role="img"
                    aria-label={label.clone()}
                    style={format!("--white:{share}%")}
                />
            }
        </div>
    }
}

fn square(cell: &Cell, view: View, is_tab_stop: bool) -> Html {
    let (column, _) = view.place(cell.square);
    let marks = cell.marks;
    let class = classes!(
        "square",
        marks.can_move.then_some("can-move"),
        marks.in_hand.then_some("in-hand"),
        marks.can_land.then_some("can-land"),
        marks.last_move.then_some("last-move"),
        marks.hinted.then_some("hinted"),
    );
    let piece = cell.piece.map(|piece| {
        let rank = match piece.rank {
            crate::rules::Rank::Man => "man",
            crate::rules::Rank::King => "king",
        };
        format!("{}-{rank}", crate::app::speech::side_name(piece.side))
    });
    html! {
        <div
            key={cell.number}
            class="cell"
            role="gridcell"
            aria-colindex={(column + 1).to_string()}
            aria-selected={marks.in_hand.then_some("true")}
            style={format!("grid-column:{}", column + 1)}
        >
            <button
                type="button"
                {class}
                tabindex={if is_tab_stop { "0" } else { "-1" }}
                data-square={cell.number.to_string()}
                data-piece={piece}
                aria-label={cell.label.clone()}
            >
                if let Some(written) = &cell.written {
                    <span class="coordinate" aria-hidden="true">{ written }</span>
                }
            </button>
        </div>
    }
}

fn piece(drawn: &Figure, view: View) -> Html {
    let (column, row) = view.place(drawn.square);
    let pose = match drawn.pose {
        Pose::Standing => None,
        Pose::Moving => Some("moving"),
        Pose::Waiting => Some("waiting"),
        Pose::Gone => Some("gone"),
    };
    // A piece that has gone is not one that can be taken up.
    let on = (drawn.pose != Pose::Gone).then(|| view.geometry.number(drawn.square).to_string());
    html! {
        <div
            key={drawn.id}
            class={classes!("figure", pose)}
            data-on={on}
            style={format!("transform:translate({column}00%,{row}00%)")}
        >
            { figure(drawn.piece) }
        </div>
    }
}

fn square_of(target: Option<web_sys::EventTarget>, view: View) -> Option<Square> {
    let button = target?.dyn_into::<Element>().ok()?.closest("[data-square]").ok().flatten()?;
    view.geometry.square(button.get_attribute("data-square")?.parse().ok()?)
}

/// Whether a key begins the name of a square.
fn is_of_a_move(event: &KeyboardEvent) -> bool {
    let key = event.key();
    let names = matches!(key.as_bytes(), [b'0'..=b'9' | b'a'..=b'j']);
    names && !(event.ctrl_key() || event.meta_key() || event.alt_key())
}

fn step_of(event: &KeyboardEvent) -> Option<Step> {
    let whole_board = event.ctrl_key() || event.meta_key();
    Some(match event.key().as_str() {
        "ArrowLeft" => Step::Left,
        "ArrowRight" => Step::Right,
        "ArrowUp" => Step::Up,
        "ArrowDown" => Step::Down,
        "Home" if whole_board => Step::BoardStart,
        "End" if whole_board => Step::BoardEnd,
        "Home" => Step::RowStart,
        "End" => Step::RowEnd,
        _ => return None,
    })
}

fn focus(grid: &NodeRef, view: View, square: Square) {
    let number = view.geometry.number(square);
    let button =
        grid.cast::<Element>().and_then(|grid| grid.query_selector(&format!("[data-square=\"{number}\"]")).ok()?);
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        // A button that has just been drawn takes the focus.
        let _ = button.focus();
    }
}
