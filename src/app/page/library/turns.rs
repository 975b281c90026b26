//! The moves of a game that is looked through, with all that is said about them.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::super::words::Words;
use crate::app::library::{Path, Turn};
use crate::texts::Key;

/// The list. `go` hears which move of which line is wanted.
pub(super) fn turns(turns: &[Turn], path: &Path, at: usize, words: &Words, go: &Callback<(Path, usize)>) -> Html {
    let onclick = {
        let (go, places): (_, Vec<_>) = (go.clone(), turns.iter().map(place).collect());
        Callback::from(move |event: MouseEvent| {
            let button = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let turn = button.and_then(|button| button.closest("[data-turn]").ok()?);
            let turn = turn.and_then(|turn| turn.get_attribute("data-turn")?.parse::<usize>().ok());
            if let Some(Some(place)) = turn.and_then(|turn| places.get(turn)) {
                go.emit(place.clone());
            }
        })
    };
    let mut depth = 0_usize;
    let mut entry = |(i, turn): (usize, &Turn)| match turn {
        Turn::Move { path: of, ply, number, written } => {
            let current = of == path && *ply == at;
            html! {
                <span class={classes!("turn", (depth > 0).then_some("aside"))}>
                    if let Some(number) = number { <i>{ number }</i> }
                    <button type="button" data-turn={i.to_string()} aria-current={current.then_some("step")}>{ written }</button>
                </span>
            }
        }
        Turn::Comment(text) => html! { <span class="comment" dir="auto">{ text }</span> },
        Turn::Open => {
            depth += 1;
            html! { <span class="bracket">{ "(" }</span> }
        }
        Turn::Close => {
            depth = depth.saturating_sub(1);
            html! { <span class="bracket">{ ")" }</span> }
        }
    };
    let entries: Vec<Html> = turns.iter().enumerate().map(&mut entry).collect();
    html! {
        <section class="line-list" aria-labelledby="turns-title">
            <h2 id="turns-title">{ words.say(Key::Moves) }</h2>
            <div dir="ltr" {onclick}>{ for entries }</div>
        </section>
    }
}

fn place(turn: &Turn) -> Option<(Path, usize)> {
    match turn {
        Turn::Move { path, ply, .. } => Some((path.clone(), *ply)),
        _ => None,
    }
}
