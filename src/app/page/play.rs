//! The place where one plays: the board first, and what belongs to it around it.

use yew::prelude::*;

use super::actions::Actions;
use super::cover::cover;
use super::desk::Desk;
use super::moves::Moves;
use super::status::status;
use super::strip::strip;
use super::table_board::TableBoard;
use super::thinking::Thinker;
use super::typed::typed;
use super::words::Words;
use crate::app::speech::side_name;

/// The place where one plays.
pub(super) fn play(desk: &Desk, words: &Words, thinker: Thinker) -> Html {
    let table = &desk.table;
    let bottom = table.view().bottom;
    let result = table.game().result();
    let phase = if table.is_looking_back() {
        "looking"
    } else if result.is_some() {
        "over"
    } else if table.is_paused() {
        "paused"
    } else if table.is_covered() {
        "covered"
    } else if table.is_thinking() {
        "thinking"
    } else if table.is_waiting() {
        "waiting"
    } else {
        "open"
    };
    let result = result.map(|result| result.winner().map_or("draw", side_name));
    let rule_set = table.game().rule_set();
    html! {
        <main
            class="play"
            data-place="play"
            data-variant={rule_set.variant.name()}
            data-optional-capture={rule_set.optional_capture.then_some("")}
            data-lead={desk.lead.name()}
            data-phase={phase}
            data-turn={side_name(table.turn())}
            data-moment={table.moment()}
            data-plies={table.game().len().to_string()}
            data-result={result}
        >
            <div class="seat">
                { strip(desk, words, !bottom, "top") }
                if table.is_covered() {
                    { cover(desk, words) }
                } else {
                    <TableBoard desk={desk.clone()} words={words.clone()} />
                }
                { strip(desk, words, bottom, "bottom") }
            </div>
            <div class="panel">
                { status(desk, words) }
                if table.is_live() {
                    // The program that carries the game draws here.
                    <div id="line" class="line" />
                }
                <Moves desk={desk.clone()} words={words.clone()} />
                if result.is_none() {
                    { typed(desk, words) }
                }
                <Actions desk={desk.clone()} words={words.clone()} {thinker} />
            </div>
        </main>
    }
}
