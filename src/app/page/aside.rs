//! The way to everything that is kept as one file, and what was put aside because it could not be read.

use yew::prelude::*;

use super::desk::Desk;
use super::link::link;
use super::storage::Device;
use super::words::Words;
use crate::app::lead::Lead;
use crate::app::place::{Place, Room};
use crate::app::shelf::{self, GAME, Shelf};
use crate::app::state::Action;
use crate::texts::Key;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// The state.
    pub desk: Desk,
    /// The words.
    pub words: Words,
}

/// What of the settings is about what is kept.
#[component]
pub(super) fn Aside(props: &Props) -> Html {
    let Props { desk, words } = props;
    let unread = use_state(|| shelf::unread(&Device).len());
    let delete = {
        let (desk, unread) = (desk.clone(), unread.setter());
        Callback::from(move |_: MouseEvent| {
            shelf::unread(&Device).iter().for_each(|name| Device.remove(name));
            if !desk.keeps() {
                Device.remove(GAME);
                desk.act(Action::Unstick);
            }
            unread.set(0);
        })
    };
    let count = *unread + usize::from(!desk.keeps());
    html! {
        <div class="backup">
            { link(Place::Library(Room::Backup), "plain", None, words.say(Key::Backup).into()) }
            if count > 0 {
                <p class="hint">{ words.with(Key::AsideKept, &[("count", count.into())]) }</p>
                if desk.lead != Lead::Elsewhere {
                    <button type="button" class="plain" data-action="aside-delete" onclick={delete}>
                        { words.say(Key::AsideDelete) }
                    </button>
                }
            }
        </div>
    }
}
