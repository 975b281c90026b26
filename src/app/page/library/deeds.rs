//! What is done in the library: looking for games, bringing them in, sending them out, deleting and renaming them.

use std::rc::Rc;

use web_sys::{File, HtmlTextAreaElement};
use yew::prelude::*;

use super::super::route::go_to;
use super::catalog::{Catalog, Msg, PAGE, Told};
use super::files;
use super::gather::Gather;
use super::import::{Import, Progress, Report};
use crate::app::library::{Address, Entry, Filed, fitting};
use crate::distance::post::Letter;
use crate::game::Link;
use crate::notation::{Found, find, near_fen};
use crate::rules::RuleSet;

/// The texts of chosen files.
pub(super) async fn read_files(files: Vec<File>) -> Msg {
    let mut texts = Vec::new();
    for file in files {
        match files::text(&file).await {
            Some(text) => texts.push((file.name(), text)),
            None => return Msg::Tell("import-unreadable"),
        }
    }
    Msg::Texts(texts)
}

impl Catalog {
    pub(super) fn find(&mut self) {
        self.found = self.search.of(&self.entries, &self.trails);
    }

    pub(super) fn tell(&mut self, told: Told) {
        (self.progress, self.told) = (None, Some(told));
    }

    /// Looks for what is wanted; where it is a position or an opening, brings the trails together first.
    pub(super) fn seek(&mut self, ctx: &Context<Self>) {
        self.search.quest = self.hunt.quest(self.search.variant);
        self.listed = self.listed.max(PAGE);
        let Some(store) = self.store.clone().filter(|_| self.search.quest.is_some()) else { return self.find() };
        if self.progress.is_none() && self.entries.iter().any(|entry| !self.trails.has(entry.id)) {
            self.stop = Rc::default();
            self.progress = Some(Progress::default());
            let gather = Gather {
                store,
                ids: self.entries.iter().map(|entry| entry.id).collect(),
                stop: Rc::clone(&self.stop),
                on_progress: ctx.link().callback(Msg::Progress),
            };
            ctx.link().send_future(async move {
                match gather.run().await {
                    Ok(trails) => Msg::Gathered(trails),
                    Err(_) => Msg::Tell("library-blocked"),
                }
            });
        }
        self.find();
    }

    /// Takes a text that was pasted or dropped: a link, games, or a position.
    pub(super) fn read_text(&mut self, ctx: &Context<Self>, text: String) -> bool {
        (self.over, self.told, self.report) = (false, None, None);
        if let Ok(letter) = Letter::parse(&text) {
            go_to(&Address::of_letter(&letter));
            return false;
        }
        if let Ok(link) = Link::parse(&text) {
            go_to(&Address::of_link(&link));
            return false;
        }
        let (mut pdn, mut fens) = (Vec::new(), Vec::new());
        for found in find(&text) {
            match found {
                Found::Pdn(text) => pdn.push(text),
                Found::Fen(fen) => fens.push(fen),
            }
        }
        let refused = if !pdn.is_empty() {
            self.reading = Some(text);
            self.import(ctx, vec![(String::new(), pdn.join("\n\n"))]);
            return true;
        } else if let Some(fen) = fens.first().map(String::as_str).or_else(|| near_fen(&text)) {
            match self.open_position(fen) {
                Ok(()) => return false,
                Err(told) => told,
            }
        } else {
            Told::Message(if text.trim().is_empty() { "import-empty" } else { "import-nothing" })
        };
        self.hold(&text);
        self.tell(refused);
        true
    }

    /// Keeps a text in the field where it can be put right.
    pub(super) fn hold(&mut self, text: &str) {
        let Some(field) = self.field.cast::<HtmlTextAreaElement>() else { return };
        field.set_value(text);
        self.focus = Some(".how-in textarea".to_owned());
        if let Some(around) = field.closest("details").ok().flatten() {
            // The one attribute it takes to open it.
            let _ = around.set_attribute("open", "");
        }
    }

    /// Opens a position, if it is clear what is played.
    pub(super) fn open_position(&self, fen: &str) -> Result<(), Told> {
        let fits = fitting(fen, self.assumed).map_err(Told::Excuse)?;
        let [(variant, position)] = fits.as_slice() else { return Err(Told::Message("position-which")) };
        go_to(&Address::of_link(&Link::Position(RuleSet::table(*variant), *position)));
        Ok(())
    }

    pub(super) fn import(&mut self, ctx: &Context<Self>, texts: Vec<(String, String)>) {
        let Some(store) = self.store.clone() else {
            if let Some(text) = self.reading.take() {
                self.hold(&text);
            }
            return;
        };
        self.stop = Rc::default();
        (self.told, self.report, self.progress) = (None, None, Some(Progress::default()));
        self.focus = Some("[data-action=stop]".to_owned());
        let mut import = Import::new(store, texts, self.assumed, &self.entries, Rc::clone(&self.stop));
        import.on_progress = ctx.link().callback(Msg::Progress);
        ctx.link().send_future(async move {
            let (entries, report) = import.run().await;
            Msg::Imported(entries, report)
        });
    }

    /// An import is over. What was wrong stays in the field.
    pub(super) fn imported(&mut self, ctx: &Context<Self>, entries: Vec<Entry>, report: Report) {
        if !entries.is_empty() {
            files::ask_to_persist();
        }
        if let Some(text) = self.reading.take() {
            if report.faulty > 0 || report.full || report.stopped {
                self.hold(&text);
            } else if let Some(field) = self.field.cast::<HtmlTextAreaElement>() {
                field.set_value("");
            }
        }
        self.focus = Some(".report".to_owned());
        self.entries.extend(entries);
        (self.progress, self.report) = (None, Some(report));
        self.seek(ctx);
    }

    pub(super) fn export(&self, ctx: &Context<Self>, ids: Vec<u64>) {
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

    pub(super) fn delete(&self, ctx: &Context<Self>, id: u64) {
        let entry = self.entries.iter().find(|entry| entry.id == id).cloned();
        let (Some(store), Some(entry)) = (self.store.clone(), entry) else { return };
        ctx.link().send_future(async move {
            let Ok(text) = store.game(id).await else { return Msg::Tell("library-blocked") };
            if store.remove(id).await.is_err() {
                return Msg::Tell("library-blocked");
            }
            // Where another window has deleted it there is nothing left to bring back.
            let Some(text) = text else { return store.entries().await.map_or(Msg::Tell("library-blocked"), Msg::Gone) };
            Msg::Deleted(Filed::read(id, &text, entry.source).unwrap_or_else(|| Filed {
                entry,
                text,
                trail: Default::default(),
            }))
        });
    }

    pub(super) fn undo(&self, ctx: &Context<Self>) {
        let (Some(store), Some(filed)) = (self.store.clone(), self.deleted.clone()) else { return };
        ctx.link().send_future(async move {
            match store.add(vec![filed]).await {
                Ok(entries) => entries.into_iter().next().map_or(Msg::Tell("library-blocked"), Msg::Restored),
                Err(_) => Msg::Tell("library-full"),
            }
        });
    }

    /// Gives a game a name.
    pub(super) fn rename(&self, ctx: &Context<Self>, id: u64, name: String) {
        let source = self.entries.iter().find(|entry| entry.id == id).map(|entry| entry.source);
        let (Some(store), Some(source)) = (self.store.clone(), source) else { return };
        ctx.link().send_future(async move {
            let Ok(text) = store.game(id).await else { return Msg::Tell("library-blocked") };
            // Another window has deleted it.
            let Some(text) = text else { return Msg::Tell("game-gone") };
            let Some(named) = Filed::read(id, &text, source).and_then(|filed| filed.named(&name)) else {
                return Msg::Tell("library-blocked");
            };
            match store.replace(&named).await {
                Ok(()) => Msg::Renamed(named.entry),
                Err(_) => Msg::Tell("library-full"),
            }
        });
    }
}
