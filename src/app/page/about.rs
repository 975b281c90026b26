//! Which program this is: its version, the way to install it, and what to send to whoever mends it.

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use super::desk::Desk;
use super::install::Install;
use super::words::Words;
use crate::app::report::{Program, report};
use crate::texts::Key;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// The state.
    pub desk: Desk,
    /// The words.
    pub words: Words,
}

/// What has become of the report.
#[derive(Clone, PartialEq)]
enum Copying {
    NotYet,
    Done,
    /// The browser lets nothing be copied: here it is, to be copied by hand.
    Refused(String),
}

/// The version, the way to install it, and the report.
#[component]
pub(super) fn About(props: &Props) -> Html {
    let Props { desk, words } = props;
    let copying = use_state_eq(|| Copying::NotYet);
    let program = program(words);
    let version =
        words.with(Key::Version, &[("version", Program::VERSION.into()), ("build", program.build.clone().into())]);
    let onclick = {
        let (desk, setter) = (desk.clone(), copying.setter());
        Callback::from(move |_: MouseEvent| {
            let (text, setter) = (report(&desk.table, &program), setter.clone());
            spawn_local(async move {
                setter.set(if copy(&text).await.is_some() { Copying::Done } else { Copying::Refused(text) });
            });
        })
    };
    html! {
        <div class="about">
            <p class="version">{ version }</p>
            <Install words={words.clone()} />
            <button type="button" class="plain" data-action="report" {onclick}>{ words.say(Key::Report) }</button>
            <p role="status" class="hint">{
                match &*copying {
                    Copying::NotYet => None,
                    Copying::Done => Some(words.say(Key::ReportCopied)),
                    Copying::Refused(_) => Some(words.say(Key::ReportByHand)),
                }
            }</p>
            if let Copying::Refused(text) = &*copying {
                <textarea readonly=true rows="8" dir="ltr" aria-label={words.say(Key::Report)} value={text.clone()} />
            }
        </div>
    }
}

/// Which program this is, and what it runs in.
pub(super) fn program(words: &Words) -> Program {
    let window = web_sys::window();
    let document = window.as_ref().and_then(|window| window.document());
    let named = document.and_then(|document| document.query_selector("meta[name=build]").ok().flatten());
    let number = |name: &str| window.as_ref().and_then(|it| Reflect::get(it, &name.into()).ok()?.as_f64());
    let [width, height, ratio] = ["innerWidth", "innerHeight", "devicePixelRatio"].map(|it| number(it).unwrap_or(0.0));
    Program {
        build: named.and_then(|named| named.get_attribute("content")).unwrap_or_default(),
        browser: window.as_ref().and_then(|window| window.navigator().user_agent().ok()).unwrap_or_default(),
        lang: words.lang().tag(),
        window: format!("{width}×{height} at {ratio}"),
    }
}

/// Puts a text on the clipboard, which not every browser has or allows.
pub(super) async fn copy(text: &str) -> Option<()> {
    let navigator = web_sys::window()?.navigator();
    let clipboard: web_sys::Clipboard = Reflect::get(&navigator, &"clipboard".into()).ok()?.dyn_into().ok()?;
    JsFuture::from(clipboard.write_text(text)).await.ok().map(drop)
}
