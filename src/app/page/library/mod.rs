//! The library's program: a second component tree beside the page's, in a part of the document of its own. It comes when
//! somebody goes to one of its [addresses](Address), and shares with the page what is kept on the device and the style.
//!
//! With the page it talks by the address alone: a game for the table is put where the page looks for it, and the address
//! says that it is there.

mod backup;
mod board;
mod catalog;
mod deeds;
mod distant;
mod files;
mod finder;
mod gather;
mod hunt;
mod import;
mod intake;
mod invite;
mod letter;
mod list;
mod live;
mod outgoing;
mod paint;
mod post;
mod reader;
mod share;
mod stage;
mod store;
mod table;
mod turns;
mod viewer;

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MutationObserver, MutationObserverInit};
use yew::prelude::*;

use self::backup::Backup;
use self::catalog::Catalog;
use self::invite::Invite;
use self::letter::Opened;
use self::live::{Bar, Live};
use self::share::Share;
use self::viewer::{Viewer, What};
use super::document::wanted_lang;
use super::link::link_to;
use super::panic;
use super::route::focus_on;
use super::storage;
use super::words::{Coming, Words, use_words};
use crate::app::library::{Address, excuse_of_link};
use crate::app::place::Place;
use crate::app::settings::Settings;
use crate::distance::Way;
use crate::distance::post::LetterError;
use crate::texts::{Key, Part};

/// Starts the library's program.
pub async fn start_library() {
    panic::install();
    live::wake();
    if let Some(root) = gloo::utils::document().get_element_by_id("library") {
        yew::Renderer::<Library>::with_root(root).render();
    }
}

/// A message of the library's own texts that takes no arguments.
fn say(words: &Words, id: &'static str) -> String {
    words.message(id, &[])
}

/// All of the library's program.
#[component]
fn Library() -> Html {
    let (address, settings) = use_address();
    let lang = settings.lang.unwrap_or_else(wanted_lang);
    let coming = use_words((lang, 0), &[Part::App, Part::Library], None);
    // Until those of another language have come, the last ones: what is here stays as it is.
    let latest = use_mut_ref(|| None::<Words>);
    if let Coming::Here(words) = coming {
        *latest.borrow_mut() = Some(words);
    }
    let words = latest.borrow().clone();
    use_arrival(&address, words.is_some());
    let Some(words) = words else {
        return Html::default();
    };
    let bar = html! { <Bar words={words.clone()} /> };
    let place = match address {
        None => Html::default(),
        Some(Address::Library) => html! { <Catalog key="all" {words} /> },
        Some(Address::Like(like)) => {
            let key = Address::of_like(&like);
            html! { <Catalog {key} {words} {like} /> }
        }
        Some(Address::Share) => html! {
            <main class="lib share-place" data-place="share" tabindex="-1" aria-label={words.say(Key::Share)}>{ shared(&words) }</main>
        },
        Some(Address::Backup) => html! { <Backup {words} /> },
        Some(Address::Stored(id, at)) => html! {
            <Viewer key={id} {words} {settings} what={What::Stored(id)} {at} />
        },
        Some(Address::Linked(Ok(link))) => {
            let key = Address::of_link(&link);
            html! { <Viewer {key} {words} {settings} what={What::Linked(*link)} at={0} /> }
        }
        Some(Address::Linked(Err(error))) => bad_link(&words, excuse_of_link(error).say(&words)),
        Some(Address::Invite) => html! { <Invite {words} /> },
        Some(Address::Post) => post::sending(&words),
        Some(Address::Live(link)) => {
            let key = link.clone().unwrap_or_default();
            html! { <Live {key} {words} {link} /> }
        }
        Some(Address::Letter(Ok(letter))) => {
            let key = Address::of_letter(&letter);
            html! { <Opened {key} {words} letter={*letter} /> }
        }
        Some(Address::Letter(Err(LetterError::Link(error)))) => bad_link(&words, excuse_of_link(error).say(&words)),
        Some(Address::Letter(Err(LetterError::Deed { plies, .. }))) => {
            let number = u32::try_from(plies + 1).unwrap_or(u32::MAX);
            bad_link(&words, words.message("post-forged", &[("number", number.into())]))
        }
    };
    html! { <>{ place }{ bar }</> }
}

/// A link that cannot be opened, and why.
fn bad_link(words: &Words, why: String) -> Html {
    html! {
        <main class="lib" data-place="bad-link" tabindex="-1" aria-labelledby="link-bad">
            <h2 id="link-bad">{ say(words, "link-bad") }</h2>
            <p role="alert">{ why }</p>
            <p>{ link_to(Place::Play.hash(), "plain", None, words.say(Key::BackToGame).into()) }</p>
        </main>
    }
}

/// The game at the table, to be shared.
fn shared(words: &Words) -> Html {
    match table::at_table() {
        Some(table) => {
            let seats = table.seats();
            let by_post = table.far().is_some_and(|far| far.way == Way::Post);
            html! { <>
                if by_post {
                    // What is shared here the other side can only look at.
                    <p class="hint">{ say(words, "share-by-post") }</p>
                    <p>{ link_to("#/post".to_owned(), "main", None, words.say(Key::FarSend).into()) }</p>
                }
                <Share words={words.clone()} game={table::pdn(&table)} at={table.game().len()} {seats} />
            </> }
        }
        None => html! { <p>{ say(words, "share-nothing") }</p> },
    }
}

/// Whoever comes finds the keyboard at the place they have come to, not at a link that is gone.
#[hook]
fn use_arrival(address: &Option<Address>, is_drawn: bool) {
    use_effect_with((address.clone(), is_drawn), move |(address, is_drawn)| {
        match address {
            Some(Address::Stored(id, _)) => catalog::opened(Some(*id)),
            Some(Address::Library | Address::Like(_)) => {}
            _ => catalog::opened(None),
        }
        if address.is_some() && *is_drawn {
            let _ = focus_on("#library main");
            // What is longer than the window is seen from its beginning.
            if let Some(window) = web_sys::window().filter(|_| matches!(address, Some(Address::Linked(_)))) {
                window.scroll_to_with_x_and_y(0.0, 0.0);
            }
        }
    });
}

/// Where the program is, as the address changes, and what is set. Under a dialog it stays where it was; elsewhere it is
/// nowhere.
#[hook]
fn use_address() -> (Option<Address>, Settings) {
    let here = use_state(|| (Address::of_hash(&hash()), storage::settings()));
    let setter = here.setter();
    let last = use_mut_ref(|| Address::of_hash(&hash()));
    use_effect_with((), move |()| {
        let look = move || {
            let hash = hash();
            let mut last = last.borrow_mut();
            if Place::of_hash(&hash) != Place::Settings {
                *last = Address::of_hash(&hash);
            }
            setter.set((last.clone(), storage::settings()));
        };
        let listener = web_sys::window().map(|window| {
            let look = look.clone();
            EventListener::new(&window, "hashchange", move |_| look())
        });
        let watch = Watch::over_the_language(look);
        move || drop((listener, watch))
    });
    (*here).clone()
}

/// Hears when the page speaks another language: it has been set, here or in another window.
struct Watch {
    observer: MutationObserver,
    _heard: Closure<dyn Fn()>,
}

impl Watch {
    fn over_the_language(heard: impl Fn() + 'static) -> Option<Self> {
        let heard = Closure::<dyn Fn()>::new(heard);
        let observer = MutationObserver::new(heard.as_ref().unchecked_ref()).ok()?;
        let root = gloo::utils::document().document_element()?;
        let options = MutationObserverInit::new();
        options.set_attribute_filter(&js_sys::Array::of1(&"lang".into()));
        observer.observe_with_options(&root, &options).ok()?;
        Some(Self { observer, _heard: heard })
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

fn hash() -> String {
    web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}
