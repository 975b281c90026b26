//! A calm word about the version that is on the device. It lies over the head of the page, so that the board stays
//! where it is.

use yew::prelude::*;

use super::keeper::Keeper;
use super::route::focus_on_board;
use super::words::Words;
use crate::app::offline::{Event, Notice};
use crate::texts::Key;

/// What is to be told about versions. Its text is read aloud, so its place is there from the start.
pub(super) fn notice(words: &Words, notice: Notice, keeper: &Keeper) -> Html {
    let text = match notice {
        Notice::None => None,
        Notice::Ready => Some(Key::OfflineReady),
        Notice::Update => Some(Key::UpdateReady),
        Notice::AfterThisMove => Some(Key::UpdateWaits),
    };
    let dismiss = if notice == Notice::Ready { Key::Dismiss } else { Key::UpdateLater };
    let dismissed = {
        let dismissed = keeper.on(Event::Dismissed);
        Callback::from(move |event| {
            dismissed.emit(event);
            focus_on_board();
        })
    };
    html! {
        <div class={classes!("notice", text.is_some().then_some("shown"))} data-notice={format!("{notice:?}")}>
            <p role="status" aria-live="polite">{ text.map(|key| words.say(key)) }</p>
            if notice == Notice::Update {
                <button type="button" class="main" data-action="update" onclick={keeper.on(Event::Wanted)}>
                    { words.say(Key::UpdateNow) }
                </button>
            }
            if text.is_some() {
                <button type="button" class="plain" data-action="dismiss-notice" onclick={dismissed}>
                    { words.say(dismiss) }
                </button>
            }
        </div>
    }
}
