//! What lies over the board while the device changes hands: a page of its own to touch, and no board.

use yew::prelude::*;

use super::desk::Desk;
use super::figure::figure;
use super::route::{focus_on, focus_on_board};
use super::words::Words;
use crate::app::state::Action;
use crate::rules::{Piece, Rank};
use crate::texts::Key;

/// The cover. Touched anywhere, or left by Esc, it shows the board.
pub(super) fn cover(desk: &Desk, words: &Words) -> Html {
    let on_key = {
        let desk = desk.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                desk.act(Action::Uncover);
            }
        })
    };
    let man = Piece { side: desk.table.turn(), rank: Rank::Man };
    html! {
        <button
            type="button"
            class="board cover"
            data-action="uncover"
            data-moment={desk.table.moment()}
            onclick={desk.on(Action::Uncover)}
            onkeydown={on_key}
        >
            { figure(man) }
            <span>{ desk.speech(words).pass() }</span>
            <b>{ words.say(Key::PassDone) }</b>
        </button>
    }
}

/// The keyboard goes to the cover when it comes, and to the board when it has gone.
#[hook]
pub(super) fn use_cover(covered: bool) {
    let before = use_mut_ref(|| covered);
    use_effect_with(covered, move |&covered| {
        if before.replace(covered) != covered {
            if covered {
                // It has just been drawn.
                let _ = focus_on("[data-action=uncover]");
            } else {
                focus_on_board();
            }
        }
    });
}
