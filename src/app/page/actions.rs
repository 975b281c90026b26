//! What can be done besides moving: a row of buttons within the thumb's reach.

use yew::prelude::*;

use super::desk::Desk;
use super::icon::Icon;
use super::resign::{Asking, resign};
use super::thinking::Thinker;
use super::words::Words;
use crate::app::state::Action;
use crate::texts::Key;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// The state.
    pub desk: Desk,
    /// The words.
    pub words: Words,
    /// Who can be told to hurry.
    pub thinker: Thinker,
}

/// The row of buttons.
#[component]
pub(super) fn Actions(props: &Props) -> Html {
    let Props { desk, words, .. } = props;
    let asking = use_state_eq(|| Asking::Nothing);
    let table = &desk.table;
    let button = |name: &'static str, icon: Icon, key: Key, enabled: bool, onclick: Callback<MouseEvent>| {
        // Not `disabled`: a button that is pressed and then has nothing to do must keep the focus.
        let onclick = if enabled { onclick } else { Callback::noop() };
        html! {
            <button type="button" data-action={name} aria-disabled={(!enabled).then_some("true")} {onclick}>
                { icon.html() }
                <span>{ words.say(key) }</span>
            </button>
        }
    };
    let ask = {
        let asking = asking.setter();
        Callback::from(move |what: Asking| asking.set(what))
    };
    let hurry = {
        let thinker = props.thinker.clone();
        Callback::from(move |_| thinker.move_now())
    };
    // Whoever looks back goes through the moves with what takes them back else.
    let shown = table.shown();
    let (back, on) = if table.is_looking_back() {
        let earlier = Action::LookAt(shown.saturating_sub(1));
        (("earlier", Key::Earlier, shown > 0, earlier), ("later", Key::Later, true, Action::LookAt(shown + 1)))
    } else {
        (("undo", Key::Undo, table.can_undo(), Action::Undo), ("redo", Key::Redo, table.can_redo(), Action::Redo))
    };
    html! {
        <div class="actions" role="group" aria-label={words.say(Key::ActionsLabel)}>
            { button(back.0, Icon::Undo, back.1, back.2, desk.on(back.3)) }
            { button(on.0, Icon::Redo, on.1, on.2, desk.on(on.3)) }
            if table.is_thinking() {
                { button("move-now", Icon::MoveNow, Key::MoveNow, true, hurry) }
            } else {
                { button("hint", Icon::Hint, Key::Hint, table.can_hint(), desk.on(Action::AskHint)) }
            }
            { button("flip", Icon::Flip, Key::Flip, true, desk.on(Action::Flip)) }
            { button("resign", Icon::Resign, Key::Resign, table.can_resign(), ask.reform(|_| Asking::Resign)) }
            if *asking != Asking::Nothing && table.can_resign() {
                { resign(desk, words, *asking, ask) }
            }
        </div>
    }
}
