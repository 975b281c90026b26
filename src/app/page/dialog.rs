//! A dialog over the page: the browser's own, with its focus, its Esc and its backdrop.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement, HtmlElement};
use yew::prelude::*;

use super::icon::Icon;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// What it is about.
    pub title: String,
    /// What the button that closes it is called.
    pub close: String,
    /// What is in it.
    pub children: Html,
    /// The person has closed it.
    pub on_close: Callback<()>,
}

fn focused() -> Option<HtmlElement> {
    web_sys::window()?.document()?.active_element()?.dyn_into().ok()
}

/// A dialog, open as long as it is in the tree.
#[component]
pub(super) fn Dialog(props: &Props) -> Html {
    let node = use_node_ref();
    use_effect_with((), {
        let node = node.clone();
        move |()| {
            let before = focused();
            let dialog = node.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                // It has just been drawn and is closed, so it can be shown.
                let _ = dialog.show_modal();
            }
            // The browser gives the focus back only where the dialog is closed before it is gone, and while it is open
            // nothing behind it takes the focus.
            move || {
                if let Some(dialog) = dialog {
                    dialog.close();
                }
                if let Some(before) = before {
                    let _ = before.focus();
                }
            }
        }
    });
    let close = {
        let node = node.clone();
        Callback::from(move |()| {
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                dialog.close();
            }
        })
    };
    let onclose = props.on_close.reform(|_: Event| ());
    let onclick = {
        let close = close.clone();
        // A press on the dialog itself, and nothing in it, is one on its backdrop.
        Callback::from(move |event: MouseEvent| {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if target.is_some_and(|target| target.tag_name() == "DIALOG") {
                close.emit(());
            }
        })
    };
    html! {
        <dialog ref={node} aria-labelledby="dialog-title" {onclose} {onclick}>
            <div class="sheet">
                <div class="sheet-head">
                    <h2 id="dialog-title">{ &props.title }</h2>
                    <button
                        type="button"
                        class="tool"
                        aria-label={props.close.clone()}
                        onclick={close.reform(|_| ())}
                    >{ Icon::Close.html() }</button>
                </div>
                { props.children.clone() }
            </div>
        </dialog>
    }
}
