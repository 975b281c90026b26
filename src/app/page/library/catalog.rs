//! The library itself: what is in it, how to find it, and the ways in and out.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DragEvent, Element, File};
use yew::prelude::*;

use super::super::route::focus_on;
use super::super::words::Words;
use super::deeds::read_files;
use super::files;
use super::hunt::Hunt;
use super::import::{Progress, Report};
use super::list;
use super::store::{Store, is_full};
use super::{distant, post, table};
use crate::app::library::{Entry, Excuse, Filed, Search, Trails};
use crate::app::table::Table;
use crate::distance::GameId;
use crate::game::Link;
use crate::rules::Variant;
use crate::texts::Key;

/// As many games as are listed at first, and as many more at each wish.
pub(super) const PAGE: usize = 100;

thread_local! {
    /// The game that was opened from the list, until the list is there again.
    static OPENED: Cell<Option<u64>> = const { Cell::new(None) };
    /// The list as it was left.
    static BEFORE: RefCell<Option<Before>> = const { RefCell::new(None) };
}

/// A game of the list is opened, or something else is looked at.
pub(super) fn opened(id: Option<u64>) {
    OPENED.set(id);
}

/// The list as it was left.
struct Before {
    like: Option<Box<Link>>,
    search: Search,
    hunt: Hunt,
    listed: usize,
    assumed: Option<Variant>,
    trails: Rc<Trails>,
}

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub words: Words,
    /// What the games that are wanted have to be like.
    #[prop_or_default]
    pub like: Option<Box<Link>>,
}

/// What the person is told.
pub(super) enum Told {
    /// A message.
    Message(&'static str),
    /// Why something was not taken.
    Excuse(Excuse),
}

/// Where the library stands.
pub(super) struct Catalog {
    pub store: Option<Store>,
    pub entries: Vec<Entry>,
    pub trails: Rc<Trails>,
    /// The games with somebody elsewhere.
    pub distant: Vec<Table>,
    pub search: Search,
    pub hunt: Hunt,
    /// The places of the entries that were found.
    pub found: Vec<usize>,
    /// How many of them are listed.
    pub listed: usize,
    /// What a game is that does not say so.
    pub assumed: Option<Variant>,
    pub progress: Option<Progress>,
    pub report: Option<Report>,
    pub told: Option<Told>,
    /// The game that was deleted last, and can come back.
    pub deleted: Option<Filed>,
    /// The game that is being given a name.
    pub naming: Option<u64>,
    /// Whether something is held over the page.
    pub over: bool,
    /// Where games are pasted.
    pub field: NodeRef,
    /// The text that is being read, to be kept where something is wrong with it.
    pub reading: Option<String>,
    /// What gets the keyboard when all is drawn.
    pub focus: Option<String>,
    pub stop: Rc<Cell<bool>>,
    _paste: Option<EventListener>,
}

/// What happens in the library.
pub(super) enum Msg {
    Opened(Store, Vec<Entry>),
    Tell(&'static str),
    Search(Search),
    /// Something is being typed into the field of the hunt.
    Typed(String),
    /// It is what is looked for.
    Hunt,
    Turned(bool),
    Gathered(Option<Trails>),
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
    Deleted(Filed),
    Undo,
    Restored(Entry),
    Name(Option<u64>),
    Named(u64, String),
    Renamed(Entry),
    Over(bool),
    /// A game with somebody elsewhere goes to the table.
    Distant(GameId),
    /// One goes from the list.
    PutAway(GameId),
    Gone(Vec<Entry>),
}

impl Component for Catalog {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        ctx.link().send_future(async {
            let Ok(store) = Store::open().await else { return Msg::Tell("library-blocked") };
            match table::take_in(&store).await {
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
        let mut catalog = Self {
            store: None,
            entries: Vec::new(),
            trails: Rc::default(),
            distant: distant::all(),
            search: Search::default(),
            hunt: Hunt::default(),
            found: Vec::new(),
            listed: PAGE,
            assumed: None,
            progress: None,
            report: None,
            told: None,
            deleted: None,
            naming: None,
            over: false,
            field: NodeRef::default(),
            reading: None,
            focus: None,
            stop: Rc::default(),
            _paste: Some(paste(ctx)),
        };
        let opened = OPENED.get().is_some();
        let before = BEFORE.take();
        if let Some(before) = &before {
            (catalog.trails, catalog.assumed) = (before.trails.clone(), before.assumed);
        }
        match (before, &ctx.props().like) {
            (Some(before), like) if opened && before.like == *like => {
                (catalog.search, catalog.hunt, catalog.listed) = (before.search, before.hunt, before.listed);
            }
            (_, Some(link)) => {
                catalog.search.variant = Some(variant_of(link));
                catalog.hunt = Hunt::of(link.clone());
            }
            _ => {}
        }
        catalog
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Opened(store, entries) => {
                (self.store, self.entries) = (Some(store), entries);
                if let Some(id) = OPENED.take() {
                    self.focus = Some(format!("[data-game='{id}'] a"));
                }
                self.seek(ctx);
            }
            Msg::Tell(told) => self.tell(Told::Message(told)),
            Msg::Search(search) => {
                let changed = search.variant != self.search.variant;
                self.search = search;
                self.listed = PAGE;
                if changed { self.seek(ctx) } else { self.find() }
            }
            Msg::Typed(text) => {
                // The rule set that came with a game to find others by goes with it.
                if self.hunt.link.is_some() {
                    self.search.variant = None;
                }
                self.hunt = Hunt { text, turned: self.hunt.turned, ..Hunt::default() };
                // What is not finished is looked for as soon as it can be read, and refused only when it is meant.
                if self.hunt.is_clear(self.search.variant) {
                    self.seek(ctx);
                }
            }
            Msg::Hunt => self.seek(ctx),
            Msg::Turned(turned) => {
                self.hunt.turned = turned;
                self.seek(ctx);
            }
            Msg::Gathered(trails) => {
                self.progress = None;
                match trails {
                    Some(trails) => self.trails = Rc::new(trails),
                    None => self.search.quest = None,
                }
                self.find();
            }
            Msg::More => {
                self.focus = Some(format!(".games li:nth-child({}) a", self.listed + 1));
                self.listed += PAGE;
            }
            Msg::Assume(variant) => self.assumed = variant,
            Msg::Text(text) => return self.read_text(ctx, text),
            Msg::Files(files) => {
                self.over = false;
                self.progress = Some(Progress::default());
                ctx.link().send_future(read_files(files));
            }
            Msg::Texts(texts) => self.import(ctx, texts),
            Msg::Progress(progress) => {
                self.progress = self.progress.is_some().then_some(progress);
            }
            Msg::Stop => self.stop.set(true),
            Msg::Imported(entries, report) => self.imported(ctx, entries, report),
            Msg::Export(ids) => self.export(ctx, ids),
            Msg::Delete(id) => self.delete(ctx, id),
            Msg::Deleted(filed) => {
                let place =
                    self.found.iter().position(|&at| self.entries.get(at).is_some_and(|it| it.id == filed.entry.id));
                self.entries.retain(|other| other.id != filed.entry.id);
                self.deleted = Some(filed);
                self.find();
                // The game that has come into its place, or the one before.
                let next = place.and_then(|place| self.found.get(place.min(self.found.len().checked_sub(1)?)));
                self.focus = Some(match next.and_then(|&at| self.entries.get(at)) {
                    Some(entry) => format!("[data-game='{}'] [data-action=delete]", entry.id),
                    None => "[data-action=undelete]".to_owned(),
                });
            }
            Msg::Undo => self.undo(ctx),
            Msg::Restored(entry) => {
                self.deleted = None;
                self.focus = Some(format!("[data-game='{}'] a", entry.id));
                self.entries.push(entry);
                self.find();
            }
            Msg::Name(naming) => {
                self.focus = match (naming, self.naming) {
                    (Some(id), _) => Some(format!("[data-game='{id}'] input")),
                    (None, before) => before.map(rename_button),
                };
                self.naming = naming;
            }
            Msg::Named(id, name) => {
                self.naming = None;
                self.focus = Some(rename_button(id));
                self.rename(ctx, id, name);
            }
            Msg::Renamed(entry) => {
                if let Some(old) = self.entries.iter_mut().find(|old| old.id == entry.id) {
                    *old = entry;
                }
                self.find();
            }
            Msg::Distant(id) => {
                if let Some(table) = distant::of(id) {
                    let link = ctx.link().clone();
                    wasm_bindgen_futures::spawn_local(async move {
                        if distant::to_table(&table).await.is_none() {
                            link.send_message(Msg::Tell("table-stays"));
                        }
                    });
                }
                return false;
            }
            Msg::PutAway(id) => {
                let Some(store) = self.store.clone() else { return false };
                ctx.link().send_future(async move {
                    if post::put_away(&store, id).await.is_none() {
                        return Msg::Tell("library-full");
                    }
                    store.entries().await.map_or(Msg::Tell("library-blocked"), Msg::Gone)
                });
                return false;
            }
            Msg::Gone(entries) => {
                (self.entries, self.distant) = (entries, distant::all());
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
                tabindex="-1"
                aria-label={ctx.props().words.say(Key::Library)}
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

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        if let Some(selector) = self.focus.take()
            && focus_on(&selector).is_none()
        {
            // What it was about is not listed.
            let _ = focus_on("main.catalog");
        }
    }

    fn destroy(&mut self, ctx: &Context<Self>) {
        BEFORE.set(Some(Before {
            like: ctx.props().like.clone(),
            search: core::mem::take(&mut self.search),
            hunt: core::mem::take(&mut self.hunt),
            listed: self.listed,
            assumed: self.assumed,
            trails: self.trails.clone(),
        }));
    }
}

fn rename_button(id: u64) -> String {
    format!("[data-game='{id}'] [data-action=rename]")
}

fn variant_of(link: &Link) -> Variant {
    match link {
        Link::Game(game) => game.rule_set.variant,
        Link::Position(rule_set, _) => rule_set.variant,
    }
}

/// Hears what is pasted anywhere but into a field.
fn paste(ctx: &Context<Catalog>) -> EventListener {
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
        } else if !into_a_field && let Ok(text) = data.get_data("text") {
            link.send_message(Msg::Text(text));
        }
    })
}
