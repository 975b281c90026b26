//! The library's program: a second component tree beside the page's, in a part of the document of its own. It comes when
//! somebody goes to one of its [addresses](Address), and shares with the page what is kept on the device and the style.
//!
//! With the page it talks by the address alone: a game for the table is put where the page looks for it, and the address
//! says that it is there.

mod board;
mod catalog;
mod files;
mod import;
mod list;
mod share;
mod store;
mod table;
mod turns;
mod viewer;

use gloo::events::EventListener;
use yew::prelude::*;

use self::catalog::Catalog;
use self::share::Share;
use self::viewer::{Viewer, What};
use super::document::wanted_lang;
use super::link::link_to;
use super::panic;
use super::storage;
use super::words::{Coming, Words, use_words};
use crate::app::library::{Address, excuse_of_link};
use crate::app::place::Place;
use crate::app::settings::Settings;
use crate::texts::Part;

/// Starts the library's program.
pub async fn start_library() {
    panic::install();
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
    let Coming::Here(words) = use_words((lang, 0), &[Part::App, Part::Library], None) else {
        return Html::default();
    };
    match address {
        None => Html::default(),
        Some(Address::Library) => html! { <Catalog {words} /> },
        Some(Address::Share) => html! { <main class="lib share-place" data-place="share">{ shared(&words) }</main> },
        Some(Address::Stored(id)) => html! { <Viewer key={id} {words} {settings} what={What::Stored(id)} /> },
        Some(Address::Linked(Ok(link))) => {
            let key = Address::of_link(&link);
            html! { <Viewer {key} {words} {settings} what={What::Linked(*link)} /> }
        }
        Some(Address::Linked(Err(error))) => html! {
            <main class="lib" data-place="bad-link">
                <h2>{ say(&words, "link-bad") }</h2>
                <p role="alert">{ excuse_of_link(error).say(&words) }</p>
                <p>{ link_to(Place::Play.hash(), "plain", None, words.say(crate::texts::Key::BackToGame).into()) }</p>
            </main>
        },
    }
}

/// The game at the table, to be shared.
fn shared(words: &Words) -> Html {
    match table::at_table() {
        Some(table) => {
            html! { <Share words={words.clone()} game={table::pdn(&table, words)} at={table.game().len()} /> }
        }
        None => html! { <p>{ say(words, "share-nothing") }</p> },
    }
}

/// Where the program is, as the address changes. Under a dialog it stays where it was; elsewhere it is nowhere.
#[hook]
fn use_address() -> (Option<Address>, Settings) {
    let here = use_state(|| (Address::of_hash(&hash()), storage::settings()));
    let setter = here.setter();
    let last = use_mut_ref(|| Address::of_hash(&hash()));
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "hashchange", move |_| {
                let hash = hash();
                let mut last = last.borrow_mut();
                if Place::of_hash(&hash) != Place::Settings {
                    *last = Address::of_hash(&hash);
                }
                setter.set((last.clone(), storage::settings()));
            })
        });
        move || drop(listener)
    });
    (*here).clone()
}

fn hash() -> String {
    web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}
