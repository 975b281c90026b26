//! The way to install the page: a button where the browser offers it, a hint where only the person can do it.

use gloo::events::EventListener;
use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use yew::prelude::*;

use super::words::Words;
use crate::texts::Key;

/// Where `start.js` keeps the browser's offer, which may come before the program does.
const OFFER: &str = "installOffer";

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// The words.
    pub words: Words,
}

/// A button or a hint; nothing where the page is installed already or cannot be.
#[component]
pub(super) fn Install(props: &Props) -> Html {
    let words = &props.words;
    let offered = use_state_eq(|| offer().is_some());
    let setter = offered.setter();
    use_effect_with((), move |()| {
        let listen = |kind: &'static str| {
            let setter = setter.clone();
            web_sys::window().map(|window| EventListener::new(&window, kind, move |_| setter.set(offer().is_some())))
        };
        let listeners = [listen("beforeinstallprompt"), listen("appinstalled")];
        // It may have come since this was drawn.
        setter.set(offer().is_some());
        move || drop(listeners)
    });
    let setter = offered.setter();
    let onclick = move |_| {
        // An offer holds once; the browser makes another if this one is declined.
        accept();
        setter.set(false);
    };
    html! {
        if *offered {
            <button type="button" class="main" data-action="install" {onclick}>{ words.say(Key::Install) }</button>
        } else if is_in_a_tab_of_ios() {
            <p class="hint" data-hint="install">{ words.say(Key::InstallByHand) }</p>
        }
    }
}

fn offer() -> Option<JsValue> {
    let window = web_sys::window()?;
    let offer = Reflect::get(&window, &OFFER.into()).ok()?;
    offer.is_object().then_some(offer)
}

fn accept() -> Option<()> {
    let offer = offer()?;
    let window = web_sys::window()?;
    Reflect::set(&window, &OFFER.into(), &JsValue::NULL).ok()?;
    let prompt: Function = Reflect::get(&offer, &"prompt".into()).ok()?.dyn_into().ok()?;
    prompt.call0(&offer).ok().map(drop)
}

/// iOS never offers. Only there the browser says whether it runs an installed page.
fn is_in_a_tab_of_ios() -> bool {
    let standalone = web_sys::window().and_then(|window| Reflect::get(&window.navigator(), &"standalone".into()).ok());
    standalone.is_some_and(|standalone| standalone == JsValue::FALSE)
}
