//! The library itself: what is in it, how to find it, and the ways in and out.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DragEvent, Element, File};
use yew::prelude::*;

use super::super::route::go_to;
use super::super::words::Words;
use super::files;
use super::import::{Import, Progress, Report};
use super::list;
use super::store::{Store, is_full};
use super::table;
use crate::app::library::{Address, Entry, Search};
use crate::game::Link;
use crate::notation::pdn::{Read, Tags, games, write_pdn};
use crate::notation::{Found, find, parse_position};
use crate::rules::{RuleSet, Variant};

/// As many games as are listed at first, and as many more at each wish.
const PAGE: usize = 100;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub words: Words,
}

/// Where the library stands.
pub(super) struct Catalog {
    pub store: Option<Store>,
    pub entries: Vec<Entry>,
    pub search: Search,
    /// The places of the entries that were found.
    pub found: Vec<usize>,
    /// How many of them are listed.
    pub listed: usize,
    /// What a game is that does not say so.
    pub assumed: Option<Variant>,
    pub progress: Option<Progress>,
    pub report: Option<Report>,
    /// What the person is told.
    pub told: Option<&'static str>,
    /// The game that was deleted last, and can come back.
    pub deleted: Option<(Entry, String)>,
    /// The game that is being given a name.
    pub naming: Option<u64>,
    /// Whether something is held over the page.
    pub over: bool,
    stop: Rc<Cell<bool>>,
    _paste: Option<EventListener>,
}

/// What happens in the library.
pub(super) enum Msg {
    Opened(Store, Vec<Entry>),
    Tell(&'static str),
    Search(Search),
    More,
    Assume(Option<Variant>),
    Text(String),
    Files(Vec<File>),
    Texts(Vec<(String, String)>),
    Progress(Progress),
    Stop,
    Imported(Vec<Entry>, Report),
    Export(Vec<u64>),
    Delete(u64),
    Deleted(Entry, String),
    Undo,
    Restored(Entry),
    Name(Option<u64>),
    Named(u64, String),
    Renamed(Entry),
    Over(bool),
}

impl Component for Catalog {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let words = ctx.props().words.clone();
        ctx.link().send_future(async move {
            let Ok(store) = Store::open().await else { return Msg::Tell("library-blocked") };
            match table::take_in(&store, &words).await {
                Ok(0) => {}
                Ok(_) => files::ask_to_persist(),
                Err(error) if is_full(&error) => return Msg::Tell("library-full"),
                Err(_) => return Msg::Tell("library-blocked"),
            }
            match store.entries().await {
                Ok(entries) => Msg::Opened(store, entries),
                Err(_) => Msg::Tell("library-blocked"),
            }
        });
        let paste = {
            let link = ctx.link().clone();
            EventListener::new(&gloo::utils::document(), "paste", move |event| {
                let into_a_field = event
                    .target()
                    .and_then(|target| target.dyn_into::<Element>().ok())
                    .is_some_and(|target| target.matches("input, textarea").unwrap_or(false));
                let Some(data) = event.dyn_ref::<ClipboardEvent>().and_then(ClipboardEvent::clipboard_data) else {
                    return;
                };
                let files = files::all(data.files());
                if !files.is_empty() {
                    link.send_message(Msg::Files(files));
                } else if let Ok(text) =
                    data.get_data("text").map_err(drop).and_then(|text| if into_a_field { Err(()) } else { Ok(text) })
                {
                    link.send_message(Msg::Text(text));
                }
            })
        };
        Self {
            store: None,
            entries: Vec::new(),
            search: Search::default(),
            found: Vec::new(),
            listed: PAGE,
            assumed: None,
            progress: None,
            report: None,
            told: None,
            deleted: None,
            naming: None,
            over: false,
            stop: Rc::default(),
            _paste: Some(paste),
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Opened(store, entries) => {
                (self.store, self.entries) = (Some(store), entries);
                self.find();
            }
            Msg::Tell(told) => {
                self.progress = None;
                self.told = Some(told);
            }
            Msg::Search(search) => {
                self.search = search;
                self.listed = PAGE;
                self.find();
            }
            Msg::More => self.listed += PAGE,
            Msg::Assume(variant) => self.assumed = variant,
            Msg::Text(text) => return self.read_text(ctx, &text),
            Msg::Files(files) => {
                self.over = false;
                self.progress = Some(Progress::default());
                ctx.link().send_future(async move {
                    let mut texts = Vec::new();
                    for file in files {
                        match files::text(&file).await {
                            Some(text) => texts.push((file.name(), text)),
                            None => return Msg::Tell("import-unreadable"),
                        }
                    }
                    Msg::Texts(texts)
                });
            }
            Msg::Texts(texts) => self.import(ctx, texts),
            Msg::Progress(progress) => self.progress = Some(progress),
            Msg::Stop => self.stop.set(true),
            Msg::Imported(entries, report) => {
                if !entries.is_empty() {
                    files::ask_to_persist();
                }
                self.entries.extend(entries);
                (self.progress, self.report) = (None, Some(report));
                self.find();
            }
            Msg::Export(ids) => self.export(ctx, ids),
            Msg::Delete(id) => self.delete(ctx, id),
            Msg::Deleted(entry, text) => {
                self.entries.retain(|other| other.id != entry.id);
                self.deleted = Some((entry, text));
                self.find();
            }
            Msg::Undo => {
                if let (Some(store), Some((entry, text))) = (self.store.clone(), self.deleted.take()) {
                    ctx.link().send_future(async move {
                        match store.put(&[(entry.clone(), text)]).await {
                            Ok(()) => Msg::Restored(entry),
                            Err(_) => Msg::Tell("library-full"),
                        }
                    });
                }
            }
            Msg::Restored(entry) => {
                self.entries.push(entry);
                self.find();
            }
            Msg::Name(naming) => self.naming = naming,
            Msg::Named(id, name) => {
                self.naming = None;
                self.rename(ctx, id, name);
            }
            Msg::Renamed(entry) => {
                if let Some(old) = self.entries.iter_mut().find(|old| old.id == entry.id) {
                    *old = entry;
                }
                self.find();
            }
            Msg::Over(over) => {
                let changed = self.over != over;
                self.over = over;
                return changed;
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let link = ctx.link();
        let ondrop = link.callback(|event: DragEvent| {
            event.prevent_default();
            let data = event.data_transfer();
            let files = files::all(data.as_ref().and_then(|data| data.files()));
            let text = data.and_then(|data| data.get_data("text").ok()).unwrap_or_default();
            if files.is_empty() { Msg::Text(text) } else { Msg::Files(files) }
        });
        let ondragover = link.callback(|event: DragEvent| {
            event.prevent_default();
            Msg::Over(true)
        });
        let ondragleave = link.callback(|_: DragEvent| Msg::Over(false));
        html! {
            <main
                class={classes!("lib", "catalog", self.over.then_some("over"))}
                data-place="library"
                data-games={self.store.as_ref().map(|_| self.entries.len().to_string())}
                data-found={self.found.len().to_string()}
                {ondrop}
                {ondragover}
                {ondragleave}
            >
                { list::html(self, &ctx.props().words, link) }
            </main>
        }
    }
}

impl Catalog {
    fn find(&mut self) {
        self.found = self.search.of(&self.entries);
    }

    /// Takes a text that was pasted or dropped: a link, games, or a position.
    fn read_text(&mut self, ctx: &Context<Self>, text: &str) -> bool {
        (self.over, self.told, self.report) = (false, None, None);
        if let Ok(link) = Link::parse(text) {
            go_to(&Address::of_link(&link));
            return false;
        }
        let (mut pdn, mut fens) = (Vec::new(), Vec::new());
        for found in find(text) {
            match found {
                Found::Pdn(text) => pdn.push(text),
                Found::Fen(fen) => fens.push(fen),
            }
        }
        if !pdn.is_empty() {
            self.import(ctx, vec![(String::new(), pdn.join("\n\n"))]);
        } else if let Some(fen) = fens.first() {
            self.open_position(fen);
        } else {
            self.told = Some("import-nothing");
        }
        true
    }

    /// Opens a position, if it is clear what is played.
    fn open_position(&mut self, fen: &str) {
        let fits = |&variant: &Variant| parse_position(fen, variant.rules()).is_ok();
        let fits: Vec<Variant> = match self.assumed {
            Some(variant) => vec![variant],
            None => Variant::ALL.into_iter().filter(fits).collect(),
        };
        let rule_set = match fits.as_slice() {
            [only] => RuleSet::table(*only),
            [] => return self.told = Some("position-bad"),
            _ => return self.told = Some("position-which"),
        };
        match parse_position(fen, &rule_set.rules()) {
            Ok(position) => go_to(&Address::of_link(&Link::Position(rule_set, position))),
            Err(_) => self.told = Some("position-bad"),
        }
    }

    fn import(&mut self, ctx: &Context<Self>, texts: Vec<(String, String)>) {
        let Some(store) = self.store.clone() else { return };
        self.stop = Rc::default();
        (self.told, self.report, self.progress) = (None, None, Some(Progress::default()));
        let last = self.entries.iter().map(|entry| entry.id).max().unwrap_or(0);
        let import = Import {
            store,
            texts,
            assumed: self.assumed,
            known: self.entries.iter().map(|entry| entry.print).collect(),
            first: last.max(js_sys::Date::now() as u64),
            stop: Rc::clone(&self.stop),
            on_progress: ctx.link().callback(Msg::Progress),
        };
        ctx.link().send_future(async move {
            let (entries, report) = import.run().await;
            Msg::Imported(entries, report)
        });
    }

    fn export(&self, ctx: &Context<Self>, ids: Vec<u64>) {
        let Some(store) = self.store.clone() else { return };
        let link = ctx.link().clone();
        wasm_bindgen_futures::spawn_local(async move {
            let mut all = String::new();
            for id in ids {
                match store.game(id).await {
                    Ok(Some(text)) => {
                        all.push_str(text.trim_end());
                        all.push_str("\n\n");
                    }
                    Ok(None) => {}
                    Err(_) => return link.send_message(Msg::Tell("library-blocked")),
                }
            }
            if files::save("dama.pdn", "application/x-draughts-pdn", &all).is_none() {
                link.send_message(Msg::Tell("save-failed"));
            }
        });
    }

    fn delete(&self, ctx: &Context<Self>, id: u64) {
        let entry = self.entries.iter().find(|entry| entry.id == id).cloned();
        let (Some(store), Some(entry)) = (self.store.clone(), entry) else { return };
        ctx.link().send_future(async move {
            let text = store.game(id).await.ok().flatten().unwrap_or_default();
            match store.remove(id).await {
                Ok(()) => Msg::Deleted(entry, text),
                Err(_) => Msg::Tell("library-blocked"),
            }
        });
    }

    /// Gives a game a name, which is the event of its PDN.
    fn rename(&self, ctx: &Context<Self>, id: u64, name: String) {
        let source = self.entries.iter().find(|entry| entry.id == id).map(|entry| entry.source);
        let (Some(store), Some(source)) = (self.store.clone(), source) else { return };
        ctx.link().send_future(async move {
            let text = store.game(id).await.ok().flatten().unwrap_or_default();
            let Some(Read::Game(mut read)) = games(&text).next().map(|game| game.read(None)) else {
                return Msg::Tell("library-blocked");
            };
            let mut tags = Tags::default();
            tags.add("Event", if name.trim().is_empty() { "?" } else { &name });
            for (tag, value) in read.game.tags.iter().filter(|(tag, _)| *tag != "Event") {
                tags.add(tag, value);
            }
            read.game.tags = tags;
            let entry = Entry::of(id, &read.game, source);
            match store.put(&[(entry.clone(), write_pdn(&read.game))]).await {
                Ok(()) => Msg::Renamed(entry),
                Err(_) => Msg::Tell("library-full"),
            }
        });
    }
}
