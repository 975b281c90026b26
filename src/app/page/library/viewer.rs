//! A game looked through, move by move: one of the library, or one that came as a link.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Interval;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::super::link::link_to;
use super::super::route::go_to;
use super::super::words::Words;
use super::board::board;
use super::list::{players, result_text};
use super::store::{Store, is_full};
use super::turns::turns;
use super::{files, paint, say, table};
use crate::app::library::{Address, Entry, Filed, FilmWords, Path, Picture, Reel, Source, Turn, film};
use crate::app::place::{Place, Room};
use crate::app::settings::{Coordinates, Settings};
use crate::app::view::View;
use crate::game::Link;
use crate::guide::facts;
use crate::notation::pdn::{GameType, PdnGame, Read, games, write_pdn};
use crate::texts::Key;

/// How long each move is shown when they go by themselves.
const PACE: u32 = 1_200;

/// What is looked at.
#[derive(Clone, PartialEq)]
pub(super) enum What {
    /// A game of the library.
    Stored(u64),
    /// A game or a position that came as a link.
    Linked(Link),
}

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub words: Words,
    pub settings: Settings,
    pub what: What,
    /// After how many moves it is shown at first.
    pub at: usize,
}

/// What lies over the page.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Over {
    Nothing,
    /// The ways to share it.
    Sharing,
    /// Against whom to play on.
    Asking,
}

pub(super) struct Viewer {
    pub reel: Option<Reel>,
    source: Source,
    turns: Vec<Turn>,
    flipped: bool,
    pub playing: Option<Interval>,
    pub over: Over,
    told: Option<&'static str>,
    pub kept: bool,
    _keys: EventListener,
}

pub(super) enum Msg {
    Opened(Box<PdnGame>, Source),
    Tell(&'static str),
    Kept,
    Go(usize),
    Step(isize),
    Follow(Path, usize),
    Flip,
    Run,
    Sharing,
    Asking,
    Closed,
    PlayOn(bool),
    Keep,
    SavePdn,
    SavePicture,
    SavePng,
    SaveFilm,
    Find(bool),
}

impl Component for Viewer {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link().clone();
        let options = EventListenerOptions::enable_prevent_default();
        let keys = EventListener::new_with_options(&gloo::utils::document(), "keydown", options, move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let elsewhere =
                target.is_some_and(|target| target.matches("input, textarea, select, dialog *").unwrap_or(false));
            if elsewhere || event.ctrl_key() || event.meta_key() || event.alt_key() {
                return;
            }
            link.send_message(match event.key().as_str() {
                "ArrowLeft" => Msg::Step(-1),
                "ArrowRight" => Msg::Step(1),
                "Home" => Msg::Go(0),
                "End" => Msg::Go(usize::MAX),
                _ => return,
            });
            // The game moves, and the page does not.
            event.prevent_default();
        });
        let mut viewer = Self {
            reel: None,
            source: Source::Imported,
            turns: Vec::new(),
            flipped: false,
            playing: None,
            over: Over::Nothing,
            told: None,
            kept: false,
            _keys: keys,
        };
        let coordinates = ctx.props().settings.coordinates;
        match &ctx.props().what {
            What::Linked(Link::Game(game)) => viewer.open(PdnGame::clone(game), coordinates),
            What::Linked(Link::Position(rule_set, position)) => {
                viewer.open(PdnGame::new(*rule_set, *position), coordinates);
            }
            What::Stored(id) => {
                let id = *id;
                ctx.link().send_future(async move {
                    let Ok(store) = Store::open().await else { return Msg::Tell("library-blocked") };
                    let text = store.game(id).await.ok().flatten();
                    let source = store.entry(id).await.ok().flatten().map_or(Source::Imported, |entry| entry.source);
                    match text.as_deref().and_then(|text| games(text).next()).map(|game| game.read(None)) {
                        Some(Read::Game(read)) => Msg::Opened(Box::new(read.game), source),
                        _ => Msg::Tell("game-gone"),
                    }
                });
            }
        }
        viewer
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Opened(game, source) => {
                self.source = source;
                self.open(*game, ctx.props().settings.coordinates);
                if let Some(reel) = &mut self.reel {
                    reel.go(ctx.props().at);
                }
            }
            Msg::Tell(told) => self.told = Some(told),
            Msg::Kept => (self.kept, self.told) = (true, Some("kept")),
            Msg::Go(ply) => {
                self.playing = None;
                if let Some(reel) = &mut self.reel {
                    reel.go(ply);
                }
            }
            Msg::Step(by) => {
                if let Some(reel) = &mut self.reel {
                    reel.go(reel.at().saturating_add_signed(by));
                    if reel.at() == reel.len() {
                        self.playing = None;
                    }
                }
            }
            Msg::Follow(path, ply) => {
                self.playing = None;
                if let Some(reel) = &mut self.reel {
                    reel.follow(&path, ply);
                }
            }
            Msg::Flip => self.flipped = !self.flipped,
            Msg::Run => self.run(ctx),
            Msg::Sharing => self.over = Over::Sharing,
            Msg::Asking => self.over = Over::Asking,
            Msg::Closed => self.over = Over::Nothing,
            Msg::PlayOn(with_computer) => self.play_on(ctx, with_computer),
            Msg::Keep => self.keep(ctx),
            Msg::SavePdn => self.save(
                "dama.pdn",
                "application/x-draughts-pdn",
                |viewer, _| viewer.reel.as_ref().map(|reel| write_pdn(reel.game())),
                ctx,
            ),
            Msg::SavePicture => {
                self.save("dama.svg", "image/svg+xml", |viewer, ctx| Some(viewer.picture(ctx)?.svg()), ctx);
            }
            Msg::SavePng => self.save_png(ctx),
            Msg::SaveFilm => self.save("dama.html", "text/html", Self::film, ctx),
            Msg::Find(opening) => self.look_for(opening),
        }
        true
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Props) -> bool {
        if ctx.props().at != old.at
            && let Some(reel) = &mut self.reel
        {
            reel.go(ctx.props().at);
        }
        if ctx.props().settings.coordinates != old.settings.coordinates {
            self.tell_turns(ctx.props().settings.coordinates);
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let (words, link) = (&ctx.props().words, ctx.link());
        let Some(reel) = &self.reel else {
            return html! {
                <main class="lib" data-place="replay" tabindex="-1" aria-label={words.say(Key::Replay)}>
                    if let Some(told) = self.told {
                        <p role="alert" class="fault" data-told={told}>{ say(words, told) }</p>
                        <p>{ link_to(Place::Library(Room::Games).hash(), "plain", None, words.say(Key::Library).into()) }</p>
                    }
                </main>
            };
        };
        let go = link.callback(|(path, ply)| Msg::Follow(path, ply));
        html! {
            <main class="lib viewer" data-place="replay" tabindex="-1" aria-labelledby="replay-title" data-at={reel.at().to_string()} data-plies={reel.len().to_string()}>
                <div class="stage">
                    { board(reel, self.sight(reel), ctx.props().settings.coordinates, words) }
                    { self.bar(reel, words, link) }
                </div>
                <div class="side">
                    { self.title(reel, words) }
                    if let Some(told) = self.told { <p role="status" class="told" data-told={told}>{ say(words, told) }</p> }
                    <p class="said" role="status" dir="auto">{ reel.comments().join("\n") }</p>
                    if !reel.is_empty() { { turns(&self.turns, reel.path(), reel.at(), words, &go) } }
                    { self.deeds(ctx) }
                </div>
                { self.over(ctx, reel) }
            </main>
        }
    }
}

impl Viewer {
    fn open(&mut self, game: PdnGame, coordinates: Coordinates) {
        self.reel = Some(Reel::new(game));
        self.tell_turns(coordinates);
    }

    /// Writes the moves down, with the names that the squares have on the board.
    fn tell_turns(&mut self, coordinates: Coordinates) {
        let Some(reel) = self.reel.as_ref().filter(|reel| !reel.game().line.moves.is_empty()) else { return };
        let rule_set = reel.game().rule_set;
        self.turns = reel.turns(&coordinates.labels(rule_set), GameType::of(rule_set.variant).capture_sign());
    }

    fn sight(&self, reel: &Reel) -> View {
        let rule_set = reel.game().rule_set;
        let bottom = rule_set.variant.rules().profile(rule_set.profile).bottom;
        View::of(rule_set, if self.flipped { !bottom } else { bottom })
    }

    pub(super) fn entry(&self, reel: &Reel) -> Entry {
        Entry::of(js_sys::Date::now() as u64, reel.game(), self.source)
    }

    /// Lets the moves go by themselves, or stops them.
    fn run(&mut self, ctx: &Context<Self>) {
        if self.playing.take().is_some() {
            return;
        }
        let Some(reel) = &mut self.reel else { return };
        if reel.at() == reel.len() {
            reel.go(0);
        }
        let link = ctx.link().clone();
        self.playing = Some(Interval::new(PACE, move || link.send_message(Msg::Step(1))));
    }

    /// Plays on at the table. What goes on there is put into the library before.
    fn play_on(&mut self, ctx: &Context<Self>, with_computer: bool) {
        self.over = Over::Nothing;
        let Some(game) = self.reel.as_ref().map(Reel::game_here) else { return };
        let link = ctx.link().clone();
        wasm_bindgen_futures::spawn_local(async move {
            if table::is_busy() {
                let put = match Store::open().await {
                    Ok(store) => table::put_away(&store).await,
                    Err(error) => Err(error),
                };
                if put.is_err() {
                    return link.send_message(Msg::Tell("table-stays"));
                }
            }
            if !table::hand_over(game, with_computer) {
                link.send_message(Msg::Tell("table-stays"));
            }
        });
    }

    /// Puts a game that came as a link into the library.
    fn keep(&self, ctx: &Context<Self>) {
        let Some(reel) = &self.reel else { return };
        let filed = Filed::of(js_sys::Date::now() as u64, reel.game(), Source::Imported);
        ctx.link().send_future(async move {
            let Ok(store) = Store::open().await else { return Msg::Tell("library-blocked") };
            match store.entries().await {
                Ok(entries) if entries.iter().any(|other| other.print == filed.entry.print) => return Msg::Kept,
                Ok(_) => {}
                Err(_) => return Msg::Tell("library-blocked"),
            }
            match store.add(vec![filed]).await {
                Ok(_) => {
                    files::ask_to_persist();
                    Msg::Kept
                }
                Err(error) if is_full(&error) => Msg::Tell("library-full"),
                Err(_) => Msg::Tell("library-blocked"),
            }
        });
    }

    fn save(&mut self, name: &str, kind: &str, make: fn(&Self, &Context<Self>) -> Option<String>, ctx: &Context<Self>) {
        if make(self, ctx).and_then(|text| files::save(name, kind, &text)).is_none() {
            self.told = Some("save-failed");
        }
    }

    fn picture(&self, ctx: &Context<Self>) -> Option<Picture> {
        let reel = self.reel.as_ref()?;
        let labels = ctx.props().settings.coordinates.labels(reel.game().rule_set);
        Some(Picture::of(reel.position(), self.sight(reel), &labels))
    }

    fn save_png(&self, ctx: &Context<Self>) {
        let Some(picture) = self.picture(ctx) else { return };
        let link = ctx.link().clone();
        wasm_bindgen_futures::spawn_local(async move {
            let saved = paint::png(&picture).await.and_then(|png| files::save_blob("dama.png", &png));
            if saved.is_none() {
                link.send_message(Msg::Tell("save-failed"));
            }
        });
    }

    /// Looks in the library for games that go through what is shown, or that begin with the moves so far.
    fn look_for(&self, opening: bool) {
        let Some(reel) = &self.reel else { return };
        let game = reel.game();
        let link = if opening {
            Link::Game(Box::new(PdnGame { line: reel.line_here(), ..PdnGame::new(game.rule_set, game.start) }))
        } else {
            Link::Position(game.rule_set, *reel.position())
        };
        go_to(&Address::of_like(&link));
    }

    fn film(&self, ctx: &Context<Self>) -> Option<String> {
        let reel = self.reel.as_ref()?;
        let words = &ctx.props().words;
        let rule_set = reel.game().rule_set;
        let labels = ctx.props().settings.coordinates.labels(rule_set);
        let entry = self.entry(reel);
        let title =
            [players(&entry, words), words.say(facts::name(rule_set.variant)), result_text(entry.result(), words)];
        let film_words = FilmWords {
            lang: words.lang(),
            title: title.join(" · "),
            buttons: [words.say(Key::Start), say(words, "step-back"), say(words, "step-on"), say(words, "step-end")],
            moves: words.say(Key::Moves),
        };
        let sign = GameType::of(rule_set.variant).capture_sign();
        Some(film(reel, self.sight(reel), &labels, sign, &film_words))
    }
}
