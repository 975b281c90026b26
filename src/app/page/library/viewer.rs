//! A game looked through, move by move: one of the library, or one that came as a link.

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use super::super::dialog::Dialog;
use super::super::icon::Icon;
use super::super::words::Words;
use super::board::board;
use super::list::{players, result_text};
use super::share::Share;
use super::store::{Store, is_full};
use super::turns::turns;
use super::{files, say, table};
use crate::app::library::{Entry, FilmWords, Path, Reel, Source, Turn, film, picture};
use crate::app::settings::Settings;
use crate::app::view::View;
use crate::game::Link;
use crate::guide::facts;
use crate::notation::pdn::{GameType, PdnGame, Read, games, write_pdn};
use crate::rules::ProfileName;
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
}

/// What lies over the page.
#[derive(Clone, Copy, PartialEq)]
enum Over {
    Nothing,
    /// The ways to share it.
    Sharing,
    /// Against whom to play on.
    Asking,
}

pub(super) struct Viewer {
    reel: Option<Reel>,
    turns: Vec<Turn>,
    flipped: bool,
    playing: Option<Interval>,
    over: Over,
    told: Option<&'static str>,
    kept: bool,
    _keys: EventListener,
}

pub(super) enum Msg {
    Opened(Box<PdnGame>),
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
    SaveFilm,
}

impl Component for Viewer {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link().clone();
        let keys = EventListener::new(&gloo::utils::document(), "keydown", move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let elsewhere =
                target.is_some_and(|target| target.matches("input, textarea, select, dialog *").unwrap_or(false));
            if elsewhere || event.ctrl_key() || event.meta_key() || event.alt_key() {
                return;
            }
            match event.key().as_str() {
                "ArrowLeft" => link.send_message(Msg::Step(-1)),
                "ArrowRight" => link.send_message(Msg::Step(1)),
                "Home" => link.send_message(Msg::Go(0)),
                "End" => link.send_message(Msg::Go(usize::MAX)),
                _ => {}
            }
        });
        let mut viewer = Self {
            reel: None,
            turns: Vec::new(),
            flipped: false,
            playing: None,
            over: Over::Nothing,
            told: None,
            kept: false,
            _keys: keys,
        };
        match &ctx.props().what {
            What::Linked(Link::Game(game)) => viewer.open(PdnGame::clone(game)),
            What::Linked(Link::Position(rule_set, position)) => viewer.open(PdnGame::new(*rule_set, *position)),
            What::Stored(id) => {
                let id = *id;
                ctx.link().send_future(async move {
                    let text = match Store::open().await {
                        Ok(store) => store.game(id).await.ok().flatten(),
                        Err(_) => return Msg::Tell("library-blocked"),
                    };
                    match text.as_deref().and_then(|text| games(text).next()).map(|game| game.read(None)) {
                        Some(Read::Game(read)) => Msg::Opened(Box::new(read.game)),
                        _ => Msg::Tell("game-gone"),
                    }
                });
            }
        }
        viewer
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Opened(game) => self.open(*game),
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
            Msg::SavePicture => self.save("dama.svg", "image/svg+xml", Self::picture, ctx),
            Msg::SaveFilm => self.save("dama.html", "text/html", Self::film, ctx),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let (words, link) = (&ctx.props().words, ctx.link());
        let Some(reel) = &self.reel else {
            return html! {
                <main class="lib" data-place="replay">
                    if let Some(told) = self.told { <p role="alert" class="fault" data-told={told}>{ say(words, told) }</p> }
                </main>
            };
        };
        let go = link.callback(|(path, ply)| Msg::Follow(path, ply));
        html! {
            <main class="lib viewer" data-place="replay" data-at={reel.at().to_string()} data-plies={reel.len().to_string()}>
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
    fn open(&mut self, game: PdnGame) {
        let game_type = GameType::of(game.rule_set.variant);
        let (rule_set, is_line) = (game.rule_set, !game.line.moves.is_empty());
        let reel = Reel::new(game);
        if is_line {
            let labels = match rule_set.profile {
                ProfileName::Federation => *game_type.labels(),
                ProfileName::Table => crate::notation::Labels::table(rule_set.variant.rules()),
            };
            self.turns = reel.turns(&labels, game_type.capture_sign());
        }
        self.reel = Some(reel);
    }

    fn sight(&self, reel: &Reel) -> View {
        let rule_set = reel.game().rule_set;
        let bottom = rule_set.variant.rules().profile(rule_set.profile).bottom;
        View::of(rule_set, if self.flipped { !bottom } else { bottom })
    }

    fn entry(reel: &Reel) -> Entry {
        Entry::of(js_sys::Date::now() as u64, reel.game(), Source::Imported)
    }

    /// Who plays whom, what, and how it ended.
    fn title(&self, reel: &Reel, words: &Words) -> Html {
        let entry = Self::entry(reel);
        let is_position = reel.is_empty();
        let mut about = vec![words.say(facts::name(entry.rule_set.variant))];
        if entry.rule_set.optional_capture {
            about.push(words.say(Key::OptionalCapture));
        }
        if entry.rule_set.profile == ProfileName::Federation {
            about.push(words.say(Key::ProfileFederation));
        }
        if !is_position {
            about.push(result_text(entry.result(), words));
        }
        about.extend([entry.date.clone(), entry.name.clone()].into_iter().filter(|text| !text.is_empty()));
        html! {
            <div class="about-game">
                <h2>if is_position { { say(words, "a-position") } } else { <bdi>{ players(&entry, words) }</bdi> }</h2>
                <p>for (i, text) in about.iter().enumerate() { if i > 0 { { " · " } }<bdi>{ text }</bdi> }</p>
            </div>
        }
    }

    /// The ways through the game.
    fn bar(&self, reel: &Reel, words: &Words, link: &html::Scope<Self>) -> Html {
        let button = |action: &'static str, text: String, icon: Icon, enabled: bool, onclick: Callback<MouseEvent>| {
            let onclick = if enabled { onclick } else { Callback::noop() };
            html! {
                <button type="button" class="tool" data-action={action} aria-label={text.clone()} title={text} aria-disabled={(!enabled).then_some("true")} {onclick}>
                    { icon.html() }
                </button>
            }
        };
        let oninput = link.callback(|event: InputEvent| {
            let input = event.target_dyn_into::<HtmlInputElement>();
            Msg::Go(input.and_then(|input| input.value().parse().ok()).unwrap_or(0))
        });
        let (some, rest) = (reel.at() > 0, reel.at() < reel.len());
        let (run, run_icon) = if self.playing.is_some() { ("pause", Icon::Pause) } else { ("run", Icon::Run) };
        html! {
            <div class="bar" dir="ltr" role="group" aria-label={words.say(Key::Moves)}>
                if !reel.is_empty() {
                    { button("first", words.say(Key::Start), Icon::First, some, link.callback(|_| Msg::Go(0))) }
                    { button("back", say(words, "step-back"), Icon::Before, some, link.callback(|_| Msg::Step(-1))) }
                    { button("run", say(words, run), run_icon, true, link.callback(|_| Msg::Run)) }
                    { button("on", say(words, "step-on"), Icon::Next, rest, link.callback(|_| Msg::Step(1))) }
                    { button("last", say(words, "step-end"), Icon::Last, rest, link.callback(|_| Msg::Go(usize::MAX))) }
                    <input type="range" name="at" min="0" max={reel.len().to_string()} value={reel.at().to_string()} aria-label={words.say(Key::Moves)} {oninput} />
                }
                { button("flip", words.say(Key::Flip), Icon::Flip, true, link.callback(|_| Msg::Flip)) }
            </div>
        }
    }

    /// What can be done with the game.
    fn deeds(&self, ctx: &Context<Self>) -> Html {
        let (words, link) = (&ctx.props().words, ctx.link());
        let is_linked_game = matches!(ctx.props().what, What::Linked(Link::Game(_)));
        let deed = |action: &'static str, text: String, class: &'static str, onclick: Callback<MouseEvent>| {
            html! { <button type="button" {class} data-action={action} {onclick}>{ text }</button> }
        };
        html! {
            <div class="deeds choices">
                { deed("play-on", words.say(Key::PlayFromHere), "main", link.callback(|_| Msg::Asking)) }
                if is_linked_game && !self.kept { { deed("keep", say(words, "keep"), "plain", link.callback(|_| Msg::Keep)) } }
                { deed("share", words.say(Key::Share), "plain", link.callback(|_| Msg::Sharing)) }
                { deed("save-pdn", say(words, "save-pdn"), "plain", link.callback(|_| Msg::SavePdn)) }
                { deed("save-picture", say(words, "save-picture"), "plain", link.callback(|_| Msg::SavePicture)) }
                if self.reel.as_ref().is_some_and(|reel| !reel.is_empty()) {
                    { deed("save-film", say(words, "save-film"), "plain", link.callback(|_| Msg::SaveFilm)) }
                }
            </div>
        }
    }

    fn over(&self, ctx: &Context<Self>, reel: &Reel) -> Html {
        let (words, link) = (&ctx.props().words, ctx.link());
        let on_close = link.callback(|()| Msg::Closed);
        match self.over {
            Over::Nothing => Html::default(),
            Over::Sharing => html! {
                <Dialog title={words.say(Key::Share)} close={words.say(Key::Close)} {on_close}>
                    <Share words={words.clone()} game={reel.game().clone()} at={if reel.path().is_empty() { reel.at() } else { 0 }} />
                </Dialog>
            },
            Over::Asking => html! {
                <Dialog title={words.say(Key::PlayFromHere)} close={words.say(Key::Close)} {on_close}>
                    if table::is_busy() { <p class="busy">{ say(words, "table-busy") }</p> }
                    <div class="choices">
                        <button type="button" class="main" data-action="with-computer" onclick={link.callback(|_| Msg::PlayOn(true))}>{ words.say(Key::OpponentComputer) }</button>
                        <button type="button" class="plain" data-action="with-person" onclick={link.callback(|_| Msg::PlayOn(false))}>{ words.say(Key::OpponentPerson) }</button>
                    </div>
                </Dialog>
            },
        }
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
        let words = ctx.props().words.clone();
        let link = ctx.link().clone();
        wasm_bindgen_futures::spawn_local(async move {
            if table::is_busy() {
                let put = match Store::open().await {
                    Ok(store) => table::put_away(&store, &words).await,
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
        let (entry, text) = (Self::entry(reel), write_pdn(reel.game()));
        ctx.link().send_future(async move {
            let Ok(store) = Store::open().await else { return Msg::Tell("library-blocked") };
            match store.entries().await {
                Ok(entries) if entries.iter().any(|other| other.print == entry.print) => return Msg::Kept,
                Ok(_) => {}
                Err(_) => return Msg::Tell("library-blocked"),
            }
            match store.put(&[(entry, text)]).await {
                Ok(()) => {
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

    fn picture(&self, ctx: &Context<Self>) -> Option<String> {
        let reel = self.reel.as_ref()?;
        let labels = ctx.props().settings.coordinates.labels(reel.game().rule_set);
        Some(picture(reel.position(), self.sight(reel), &labels))
    }

    fn film(&self, ctx: &Context<Self>) -> Option<String> {
        let reel = self.reel.as_ref()?;
        let words = &ctx.props().words;
        let rule_set = reel.game().rule_set;
        let labels = ctx.props().settings.coordinates.labels(rule_set);
        let entry = Self::entry(reel);
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
