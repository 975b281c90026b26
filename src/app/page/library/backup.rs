//! Everything that is kept, as one file and back: the game at the table, the settings, and all games of the library. A
//! file changes nothing before the person has seen what it would.

use std::cell::Cell;
use std::collections::HashMap;
use std::rc::Rc;

use gloo::timers::future::TimeoutFuture;
use js_sys::Array;
use web_sys::{File, HtmlInputElement, StorageEvent, StorageEventInit};
use yew::prelude::*;

use super::super::link::link_to;
use super::super::route::focus_on;
use super::super::storage::Device;
use super::super::words::Words;
use super::import::{Import, Progress, Report, report_html};
use super::list::games_count;
use super::reader::{Reader, plan};
use super::store::Store;
use super::{files, say, table};
use crate::app::backup::{self, Plan};
use crate::app::library::{Entry, stamped};
use crate::app::place::Place;
use crate::app::save::{self, SaveError};
use crate::app::shelf::{CHOICES, GAME, SETTINGS, Shelf};
use crate::guide::facts;
use crate::texts::Key;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub words: Words,
}

/// How far a file has come.
enum Stage {
    /// Nothing was chosen, or this has come of it.
    Said(Option<&'static str>),
    /// What it would change; the rest of the file follows.
    Asking(Box<Plan>, Reader),
    /// It is being written or read.
    Busy(Progress),
    /// It is back, with the games of the library; so many of them the file has said to have and has not.
    Back(Report, usize),
}

pub(super) struct Backup {
    stage: Stage,
    stop: Rc<Cell<bool>>,
    /// What gets the keyboard when all is drawn.
    focus: Option<&'static str>,
}

pub(super) enum Msg {
    Save,
    Chosen(File),
    Planned(Result<(Box<Plan>, Reader), SaveError>),
    Yes,
    No,
    Progress(Progress),
    Stop,
    Said(Option<&'static str>),
    Back(Report, usize),
}

impl Component for Backup {
    type Message = Msg;
    type Properties = Props;

    fn create(_ctx: &Context<Self>) -> Self {
        Self { stage: Stage::Said(None), stop: Rc::default(), focus: None }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Save => {
                self.busy();
                let on_progress = ctx.link().callback(Msg::Progress);
                ctx.link().send_future(async move { Msg::Said(written(on_progress).await.err()) });
            }
            Msg::Chosen(file) => ctx.link().send_future(async move { Msg::Planned(plan(file).await) }),
            Msg::Planned(Ok((plan, rest))) => {
                self.stage = Stage::Asking(plan, rest);
                self.focus = Some("[data-action=backup-yes]");
            }
            Msg::Planned(Err(SaveError::Newer)) => self.say(Some("backup-newer")),
            Msg::Planned(Err(SaveError::Unreadable)) => self.say(Some("backup-bad")),
            Msg::Yes => {
                let Stage::Asking(plan, rest) = core::mem::replace(&mut self.stage, Stage::Said(None)) else {
                    return false;
                };
                self.busy();
                let (stop, on_progress) = (Rc::clone(&self.stop), ctx.link().callback(Msg::Progress));
                ctx.link().send_future(async move {
                    match brought_back(*plan, rest, stop, on_progress).await {
                        Ok((report, missing)) => Msg::Back(report, missing),
                        Err(told) => Msg::Said(Some(told)),
                    }
                });
            }
            Msg::No => {
                self.stage = Stage::Said(None);
                self.focus = Some("[data-action=backup-read]");
            }
            Msg::Progress(progress) => {
                if matches!(self.stage, Stage::Busy(_)) {
                    self.stage = Stage::Busy(progress);
                }
            }
            Msg::Stop => self.stop.set(true),
            Msg::Said(told) => self.say(told),
            Msg::Back(report, missing) => {
                files::ask_to_persist();
                self.stage = Stage::Back(report, missing);
                self.focus = Some(".backup-back");
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let (words, link) = (&ctx.props().words, ctx.link());
        let onchange = link.batch_callback(|event: Event| {
            let input = event.target_dyn_into::<HtmlInputElement>()?;
            let file = input.files()?.get(0)?;
            // The same file may be chosen once more.
            input.set_value("");
            Some(Msg::Chosen(file))
        });
        let is_busy = matches!(self.stage, Stage::Busy(_));
        html! {
            <main class="lib backup-place" data-place="backup" tabindex="-1" aria-label={words.say(Key::Backup)}>
                <p>{ say(words, "backup-what") }</p>
                <div class="choices">
                    <button type="button" class="main" data-action="backup-save" disabled={is_busy} onclick={link.callback(|_| Msg::Save)}>
                        { say(words, "backup-save") }
                    </button>
                    <label class="plain file">
                        <span>{ say(words, "backup-read") }</span>
                        <input type="file" accept=".dama,.json,.txt,.pdn,application/json" data-action="backup-read" disabled={is_busy} {onchange} />
                    </label>
                </div>
                { self.stage_html(words, link) }
            </main>
        }
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        if let Some(selector) = self.focus.take() {
            let _ = focus_on(selector);
        }
    }
}

impl Backup {
    fn busy(&mut self) {
        self.stop = Rc::default();
        self.stage = Stage::Busy(Progress::default());
        self.focus = Some("main.backup-place");
    }

    fn say(&mut self, told: Option<&'static str>) {
        self.stage = Stage::Said(told);
        self.focus = Some("[data-action=backup-save]");
    }

    fn stage_html(&self, words: &Words, link: &html::Scope<Self>) -> Html {
        match &self.stage {
            Stage::Said(None) => Html::default(),
            Stage::Said(Some(told)) => {
                html! { <p role="alert" class="fault" data-told={*told}>{ say(words, told) }</p> }
            }
            Stage::Busy(progress) => html! {
                <div class="progress">
                    <progress max="100" value={progress.percent.to_string()} aria-label={words.say(Key::Backup)} />
                    <span>{ games_count(words, progress.games) }</span>
                    <button type="button" class="plain" data-action="stop" onclick={link.callback(|_| Msg::Stop)}>{ say(words, "import-stop") }</button>
                </div>
            },
            Stage::Asking(plan, _) => html! {
                <div class="told" role="status">
                    for text in question(plan, words) { <p>{ text }</p> }
                    <div class="choices">
                        <button type="button" class="main" data-action="backup-yes" onclick={link.callback(|_| Msg::Yes)}>{ say(words, "backup-yes") }</button>
                        <button type="button" class="plain" data-action="backup-no" onclick={link.callback(|_| Msg::No)}>{ say(words, "backup-no") }</button>
                    </div>
                </div>
            },
            Stage::Back(report, missing) => html! {
                <div class="backup-back" tabindex="-1">
                    if *missing > 0 {
                        <p role="alert" class="fault" data-missing={missing.to_string()}>{ words.message("backup-short", &[("count", (*missing).into())]) }</p>
                    } else if !report.full && !report.stopped { <p role="status">{ say(words, "backup-done") }</p> }
                    if report.read > 0 { { report_html(report, words) } }
                    <p>{ link_to(Place::Play.hash(), "plain", None, words.say(Key::BackToGame).into()) }</p>
                </div>
            },
        }
    }
}

/// What the file would change.
fn question(plan: &Plan, words: &Words) -> Vec<String> {
    let mut said = Vec::new();
    if let Some(table) = &plan.game {
        let name = words.say(facts::name(table.game().rule_set().variant));
        said.push(words.message("backup-game", &[("name", name.into()), ("count", table.game().len().into())]));
    }
    if plan.games > 0 {
        said.push(words.message("backup-games", &[("count", plan.games.into())]));
    }
    if !plan.unread.is_empty() {
        said.push(say(words, "backup-unread"));
    }
    if plan.settings.is_some() {
        said.push(say(words, "backup-settings"));
    }
    said
}

/// Lets the browser save a file with everything.
async fn written(on_progress: Callback<Progress>) -> Result<(), &'static str> {
    let parts = Array::new();
    // Without a library there is still what lies on the shelf.
    let count = match Store::open().await {
        Ok(store) => put_games(&store, &parts, &on_progress).await.map_err(|_| "library-blocked")?,
        Err(_) => 0,
    };
    parts.unshift(&backup::write(&Device, count).into());
    let day = js_sys::Date::new_0().to_iso_string().as_string().unwrap_or_default();
    let name = format!("dama-{}.dama", day.get(..10).unwrap_or_default());
    files::save_parts(&name, "application/octet-stream", &parts).ok_or("save-failed")
}

/// Puts all games of the library into the parts of a file. How many.
async fn put_games(store: &Store, parts: &Array, on_progress: &Callback<Progress>) -> Result<usize, idb::Error> {
    table::take_in(store).await?;
    let entries: HashMap<u64, Entry> = store.entries().await?.into_iter().map(|entry| (entry.id, entry)).collect();
    let (mut count, mut after) = (0, None);
    while let Some(games) = store.games(&mut after).await? {
        let known = games.iter().filter_map(|(id, text)| Some(stamped(entries.get(id)?, text)));
        let known: Vec<String> = known.collect();
        count += known.len();
        parts.push(&known.concat().into());
        on_progress.emit(Progress { percent: (count * 100 / entries.len().max(1)) as u32, games: count });
        TimeoutFuture::new(0).await;
    }
    Ok(count)
}

/// Does what the person has agreed to.
async fn brought_back(
    plan: Plan,
    mut rest: Reader,
    stop: Rc<Cell<bool>>,
    on_progress: Callback<Progress>,
) -> Result<(Report, usize), &'static str> {
    let store = Store::open().await;
    if let Some(table) = &plan.game {
        if table::is_busy() {
            // What is at the table gives way, and is kept.
            table::put_away(store.as_ref().map_err(|_| "table-stays")?).await.map_err(|_| "table-stays")?;
        }
        let serial = Device.get(GAME).as_deref().map_or(0, save::serial);
        put(GAME, &save::write(table, serial + 1))?;
    }
    if let Some(settings) = plan.settings {
        put(SETTINGS, &serde_json::to_string(&settings).unwrap_or_default())?;
    }
    if let Some(choices) = plan.choices {
        put(CHOICES, &serde_json::to_string(&choices).unwrap_or_default())?;
    }
    if let Some(name) = &plan.name {
        table::remember(name);
    }
    backup::put_aside(&plan, &Device).map_err(|_| "library-full")?;
    if plan.games == 0 {
        return Ok((Report::default(), 0));
    }
    let store = store.map_err(|_| "library-blocked")?;
    let entries = store.entries().await.map_err(|_| "library-blocked")?;
    let mut import = Import::new(store, Vec::new(), None, &entries, stop);
    (import.ours, import.on_progress, import.total) = (true, on_progress, rest.len());
    while let Some(text) = rest.next().await.ok_or("import-unreadable")? {
        if !import.read("", &text).await {
            break;
        }
    }
    let report = import.finish().await.1;
    let missing = if report.full || report.stopped { 0 } else { plan.games.saturating_sub(report.read) };
    Ok((report, missing))
}

/// Keeps a text, and lets the page hear of it as if another window had written it.
fn put(name: &str, text: &str) -> Result<(), &'static str> {
    Device.put(name, text).map_err(|_| "library-full")?;
    let init = StorageEventInit::new();
    init.set_key(Some(name));
    if let (Some(window), Ok(event)) = (web_sys::window(), StorageEvent::new_with_event_init_dict("storage", &init)) {
        // An event of ours is always valid.
        let _ = window.dispatch_event(&event);
    }
    Ok(())
}
