//! A player: who it is, with which pieces, and what they have captured.

use yew::prelude::*;

use super::clock_face::ClockFace;
use super::desk::Desk;
use super::figure::figure;
use super::icon::Icon;
use super::words::Words;
use crate::app::seats::Opponent;
use crate::app::speech::side_name;
use crate::app::state::Action;
use crate::rules::{Piece, Rank, Side};
use crate::texts::Key;

/// The player of `side`, above or below the board as `class` says.
pub(super) fn strip(desk: &Desk, words: &Words, side: Side, class: &'static str) -> Html {
    let (table, speech) = (&desk.table, desk.speech(words));
    let captured = table.game().captured(!side, table.shown());
    let to_move = table.game().position_at(table.shown()).turn() == side
        && (table.is_looking_back() || table.game().result().is_none());
    let taken =
        |rank: Rank, count: u32| (0..count).map(move |_| html! { <i>{ figure(Piece { side: !side, rank }) }</i> });
    html! {
        <div
            class={classes!("strip", class, to_move.then_some("to-move"))}
            data-side={side_name(side)}
            data-captured={(captured.men + captured.kings).to_string()}
        >
            <span class="token" aria-hidden="true">{ figure(Piece { side, rank: Rank::Man }) }</span>
            <span class="who">
                { speech.player(side) }
                if table.seats().opponent != Opponent::Person {
                    <span class="unseen">{ " " }{ words.with(Key::PlaysSide, &[("side", side_name(side).into())]) }</span>
                }
            </span>
            <span class="thinking" aria-hidden="true" hidden={!(table.is_thinking() && table.turn() == side)}><b/><b/><b/></span>
            <span class="taken">
                <span class="unseen">{ speech.captured(captured) }</span>
                <span class="pile" aria-hidden="true">
                    for disc in taken(Rank::Man, captured.men).chain(taken(Rank::King, captured.kings)) {
                        { disc }
                    }
                </span>
                if captured.men + captured.kings > 0 {
                    <span class="count" aria-hidden="true">{ captured.men + captured.kings }</span>
                }
            </span>
            <ClockFace desk={desk.clone()} {side} />
            if class == "bottom" && table.can_pause() {
                <button
                    type="button"
                    class="tool"
                    data-action="pause"
                    aria-pressed={if table.is_paused() { "true" } else { "false" }}
                    aria-label={words.say(Key::Pause)}
                    title={words.say(Key::Pause)}
                    onclick={desk.on(Action::Pause)}
                >{ Icon::Pause.html() }</button>
            }
        </div>
    }
}
