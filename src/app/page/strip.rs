//! A player: who it is, with which pieces, and what they have captured.

use yew::prelude::*;

use super::desk::{use_desk, use_words};
use super::figure::figure;
use crate::app::i18n::Key;
use crate::app::seats::Opponent;
use crate::app::speech::side_name;
use crate::rules::{Piece, Rank, Side};

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// Which player.
    pub side: Side,
    /// Above or below the board.
    pub class: &'static str,
}

/// A player.
#[component]
pub(super) fn Strip(props: &Props) -> Html {
    let words = use_words();
    let Some(desk) = use_desk() else { return Html::default() };
    let (table, speech, side) = (&desk.table, desk.speech(&words), props.side);
    let captured = table.game().captured(!side, table.shown());
    let to_move = table.game().position_at(table.shown()).turn() == side
        && (table.is_looking_back() || table.game().result().is_none());
    let taken = |rank: Rank, count: u32| {
        (0..count).map(move |_| html! { <i>{ figure(Piece { side: !side, rank }) }</i> })
    };
    html! {
        <div
            class={classes!("strip", props.class, to_move.then_some("to-move"))}
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
        </div>
    }
}
