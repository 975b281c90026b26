//! The place where one plays: the board first, and what belongs to it around it.

use yew::prelude::*;

use super::actions::Actions;
use super::desk::use_desk;
use super::moves::Moves;
use super::status::Status;
use super::strip::Strip;
use super::table_board::TableBoard;
use super::thinking::Thinker;
use crate::app::speech::side_name;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// The computer's mind.
    pub thinker: Thinker,
}

/// The place where one plays.
#[component]
pub(super) fn Play(props: &Props) -> Html {
    let Some(desk) = use_desk() else { return Html::default() };
    let table = &desk.table;
    let bottom = table.view().bottom;
    let result = table.game().result();
    let phase = if table.is_looking_back() {
        "looking"
    } else if result.is_some() {
        "over"
    } else if table.is_thinking() {
        "thinking"
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
            data-phase={phase}
            data-turn={side_name(table.turn())}
            data-plies={table.game().len().to_string()}
            data-result={result}
        >
            <div class="seat">
                <Strip side={!bottom} class="top" />
                <TableBoard />
                <Strip side={bottom} class="bottom" />
            </div>
            <div class="panel">
                <Status />
                <Moves />
                <Actions thinker={props.thinker.clone()} />
            </div>
        </main>
    }
}
