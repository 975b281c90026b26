//! A field in which a move is typed: for those who know what they want, and those who do not see the board.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::desk::Seen;
use crate::app::state::Action;
use crate::texts::Key;

/// The name by which the board finds the field.
pub(super) const FIELD: &str = "typed-move";

/// The field. Whatever is typed while the board has the focus goes into it.
#[component]
pub(super) fn Typed(props: &Seen) -> Html {
    let Seen { desk, words } = props;
    let field = use_node_ref();
    let onsubmit = {
        let (desk, field) = (desk.clone(), field.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(input) = field.cast::<HtmlInputElement>() {
                desk.act(Action::Type(input.value()));
                input.select();
            }
        })
    };
    // A move that was played leaves an empty field behind.
    use_effect_with(desk.table.game().len(), {
        let field = field.clone();
        move |_| {
            if let Some(input) = field.cast::<HtmlInputElement>() {
                input.set_value("");
            }
        }
    });
    html! {
        <form class="typed" {onsubmit}>
            <label for={FIELD}>{ words.say(Key::TypedLabel) }</label>
            <input
                ref={field}
                id={FIELD}
                type="text"
                dir="ltr"
                maxlength="80"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                enterkeyhint="go"
            />
        </form>
    }
}
