//! The board of the table: puts together what the board shows, and sends on what the person wants.

use yew::prelude::*;

use super::board::Board;
use super::desk::Seen;
use super::playback::use_playback;
use crate::app::hand::Intent;
use crate::app::scene::scene;
use crate::app::speech::{side_name, white_share};
use crate::app::squares::cells;
use crate::app::state::Action;
use crate::app::trace::traces;
use crate::texts::Key;

/// The board of the table.
#[component]
pub(super) fn TableBoard(props: &Seen) -> Html {
    let Seen { desk, words } = props;
    let table = &desk.table;
    let (stop, end) = use_playback(table);
    let on_intent = {
        let desk = desk.clone();
        Callback::from(move |intent: Intent| {
            // Whoever touches the board has seen enough of the last move.
            end.emit(());
            desk.act(Action::Board(intent));
        })
    };
    let view = table.view();
    let speech = desk.speech(words);
    let label = words.with(Key::BoardLabel, &[("side", side_name(view.bottom).into())]);
    html! {
        <Board
            key={view.geometry.size()}
            {view}
            cells={cells(table, words, desk.settings.coordinates)}
            figures={scene(table, stop)}
            traces={traces(table)}
            score={desk.score.filter(|_| desk.settings.evaluation && !table.is_looking_back()).map(|score| (speech.evaluation(score), white_share(score)))}
            {label}
            moment={table.moment()}
            {on_intent}
        />
    }
}
