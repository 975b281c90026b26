//! The moves so far: tap one to look back.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::desk::Seen;
use super::icon::Icon;
use super::link::link_to;
use crate::app::state::Action;
use crate::texts::Key;

/// The list of moves, two a line. It reads from left to right in every language, as notation does.
#[component]
pub(super) fn Moves(props: &Seen) -> Html {
    let Seen { desk, words } = props;
    let list = use_node_ref();
    let end = (desk.table.game().len(), desk.table.shown());
    use_effect_with(end, {
        let list = list.clone();
        move |_| show_current(&list)
    });
    let (table, speech) = (&desk.table, desk.speech(words));
    let onclick = {
        let desk = desk.clone();
        Callback::from(move |event: MouseEvent| {
            let ply = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let ply =
                ply.and_then(|target| target.closest("[data-ply]").ok()?).and_then(|it| it.get_attribute("data-ply"));
            if let Some(ply) = ply.and_then(|ply| ply.parse().ok()) {
                desk.act(Action::LookAt(ply));
            }
        })
    };
    let shown = table.shown();
    let entry = |ply: usize| {
        let written = speech.written(ply - 1);
        html! {
            <button
                type="button"
                data-ply={ply.to_string()}
                aria-label={speech.move_label(ply - 1)}
                aria-current={(ply == shown).then_some("step")}
            >{ written }</button>
        }
    };
    let plies = table.game().len();
    html! {
        <section class="moves" aria-labelledby="moves-title">
            <h2 id="moves-title">{ words.say(Key::Moves) }</h2>
            if plies == 0 {
                <p class="none">{ words.say(Key::NoMovesYet) }</p>
            } else {
                <ol ref={list} dir="ltr" {onclick}>
                    <li class="start">
                        <button
                            type="button"
                            dir="auto"
                            data-ply="0"
                            aria-current={(shown == 0).then_some("step")}
                        >{ words.say(Key::Start) }</button>
                    </li>
                    for first in (1..=plies).step_by(2) {
                        <li key={first}>
                            <span class="number" aria-hidden="true">{ first.div_ceil(2) }{ "." }</span>
                            { entry(first) }
                            if first < plies {
                                { entry(first + 1) }
                            }
                        </li>
                    }
                </ol>
            }
            { link_to("#/share".to_owned(), "tool", Some(words.say(Key::Share)), Icon::Share.html()) }
        </section>
    }
}

/// Scrolls the list, and only the list, so that the shown move is in sight.
fn show_current(list: &NodeRef) {
    let Some(list) = list.cast::<Element>() else { return };
    let Ok(Some(current)) = list.query_selector("[aria-current]") else { return };
    let (outer, inner) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
    let into_sight = |low: f64, high: f64, from: f64, to: f64| {
        let margin = 24.0;
        if low < from + margin {
            low - from - margin
        } else if high > to - margin {
            high - to + margin
        } else {
            0.0
        }
    };
    let down = into_sight(inner.top(), inner.bottom(), outer.top(), outer.bottom());
    let along = into_sight(inner.left(), inner.right(), outer.left(), outer.right());
    list.set_scroll_top(list.scroll_top() + down as i32);
    list.set_scroll_left(list.scroll_left() + along as i32);
}
