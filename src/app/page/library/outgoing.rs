//! A link on its way out: as an address to copy, through another program, or as a code for another device's camera.

use core::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::super::about::copy;
use super::super::words::Words;
use super::files;
use super::say;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub words: Words,
    /// The address.
    pub url: String,
    /// The message that says what becomes of it once it is copied.
    pub copied: &'static str,
}

/// What the person is told about copying.
#[derive(Clone, Copy, PartialEq)]
enum Copied {
    NotYet,
    Done,
    Refused,
}

/// The ways out for an address.
#[component]
pub(super) fn Outgoing(props: &Props) -> Html {
    let Props { words, url, copied: done_text } = props;
    let copied = use_state_eq(|| Copied::NotYet);
    let field = use_node_ref();
    let oncopy = {
        let (url, setter, field) = (url.clone(), copied.setter(), field.clone());
        Callback::from(move |_: MouseEvent| {
            let (url, setter, field) = (url.clone(), setter.clone(), field.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let done = copy(&url).await.is_some();
                if !done && let Some(field) = field.cast::<HtmlInputElement>() {
                    // Ready to be copied by hand.
                    field.select();
                }
                setter.set(if done { Copied::Done } else { Copied::Refused });
            });
        })
    };
    let onshare = {
        let (url, title) = (url.clone(), say(words, "share-title"));
        Callback::from(move |_: MouseEvent| {
            files::share(&title, &url);
        })
    };
    html! {
        <>
            <input ref={field} class="address" name="address" readonly=true dir="ltr" aria-label={say(words, "share-link")} value={url.clone()} />
            <div class="choices">
                <button type="button" class="main" data-action="copy" onclick={oncopy}>{ say(words, "share-copy") }</button>
                if files::can_share() {
                    <button type="button" class="plain" data-action="share" onclick={onshare}>{ say(words, "share-send") }</button>
                }
            </div>
            <p role="status" class="hint">{
                match *copied {
                    Copied::NotYet => None,
                    Copied::Done => Some(say(words, done_text)),
                    Copied::Refused => Some(say(words, "share-by-hand")),
                }
            }</p>
            { code(url, words) }
        </>
    }
}

/// The page's own address.
pub(super) fn here() -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    href.split(['#', '?']).next().unwrap_or_default().to_owned()
}

/// The address as a code. What is too long for one is said to be.
fn code(url: &str, words: &Words) -> Html {
    let Ok(code) = QrCode::with_error_correction_level(url, EcLevel::L) else {
        return html! { <p class="hint">{ say(words, "share-too-long") }</p> };
    };
    let width = code.width();
    let mut path = String::new();
    for (i, _) in code.to_colors().iter().enumerate().filter(|(_, color)| **color == Color::Dark) {
        // Writing to a string does not fail.
        let _ = write!(path, "M{} {}h1v1h-1z", i % width, i / width);
    }
    // Four light modules around it are part of the code.
    let frame = format!("-4 -4 {0} {0}", width + 8);
    html! {
        <figure class="code">
            <svg viewBox={frame} role="img" aria-label={say(words, "share-code")} shape-rendering="crispEdges">
                <path fill="#fff" d="M-4-4h999v999h-999z" />
                <path fill="#000" d={path} />
            </svg>
            <figcaption class="hint">{ say(words, "share-code") }</figcaption>
        </figure>
    }
}
