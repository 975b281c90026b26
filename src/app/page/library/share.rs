//! Sharing a game or a position: as an address to copy, through another program, or as a code for another device's camera.

use core::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::super::about::copy;
use super::super::words::Words;
use super::files;
use super::say;
use crate::app::library::{Address, Reel};
use crate::game::Link;
use crate::notation::pdn::PdnGame;
use crate::notation::{Labels, write_fen};

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub words: Words,
    pub game: PdnGame,
    /// After which move the position is that may be shared instead.
    pub at: usize,
}

/// What the person is told about copying.
#[derive(Clone, Copy, PartialEq)]
enum Copied {
    NotYet,
    Done,
    Refused,
}

/// The ways to share a game.
#[component]
pub(super) fn Share(props: &Props) -> Html {
    let Props { words, game, at } = props;
    let only_position = use_state_eq(|| false);
    let copied = use_state_eq(|| Copied::NotYet);
    let field = use_node_ref();
    let link = if *only_position {
        let mut reel = Reel::new(game.clone());
        reel.go(*at);
        Link::Position(game.rule_set, *reel.position())
    } else {
        Link::Game(Box::new(game.clone()))
    };
    let url = format!("{}{}", here(), Address::of_link(&link));
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
    let choose = |position: bool| {
        let (setter, copied) = (only_position.setter(), copied.setter());
        Callback::from(move |_: Event| {
            setter.set(position);
            copied.set(Copied::NotYet);
        })
    };
    html! {
        <div class="share">
            <fieldset class="segments">
                <legend>{ say(words, "share-what") }</legend>
                <div>
                    for (value, position, id) in [("game", false, "share-game"), ("position", true, "share-position")] {
                        <label>
                            <input type="radio" name="what" {value} checked={*only_position == position} onchange={choose(position)} />
                            <span>{ say(words, id) }</span>
                        </label>
                    }
                </div>
            </fieldset>
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
                    Copied::Done => Some(say(words, "share-copied")),
                    Copied::Refused => Some(say(words, "share-by-hand")),
                }
            }</p>
            { code(&url, words) }
            if *only_position {
                <label class="fen"><span>{ "FEN" }</span><input readonly=true dir="ltr" value={fen(&link)} /></label>
            }
        </div>
    }
}

fn fen(link: &Link) -> String {
    match link {
        Link::Position(_, position) => write_fen(position, &Labels::canonical(position.rules())),
        Link::Game(_) => String::new(),
    }
}

/// The page's own address.
fn here() -> String {
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
