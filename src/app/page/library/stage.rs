//! What is around the board of a game that is looked through: who plays, the ways through it, what can be done with it.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::super::dialog::Dialog;
use super::super::icon::Icon;
use super::super::words::Words;
use super::list::{date_text, players, result_text};
use super::share::Share;
use super::viewer::{Msg, Over, Viewer, What};
use super::{say, table};
use crate::app::library::Reel;
use crate::game::Link;
use crate::guide::facts;
use crate::rules::ProfileName;
use crate::texts::Key;

impl Viewer {
    /// Who plays whom, what, and how it ended.
    pub(super) fn title(&self, reel: &Reel, words: &Words) -> Html {
        let entry = self.entry(reel);
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
        about.extend([date_text(&entry.date, words), entry.name.clone()].into_iter().filter(|text| !text.is_empty()));
        html! {
            <div class="about-game">
                <h2 id="replay-title">if is_position { { say(words, "a-position") } } else { <bdi>{ players(&entry, words) }</bdi> }</h2>
                <p>for (i, text) in about.iter().enumerate() { if i > 0 { { " · " } }<bdi>{ text }</bdi> }</p>
            </div>
        }
    }

    /// The ways through the game.
    pub(super) fn bar(&self, reel: &Reel, words: &Words, link: &html::Scope<Self>) -> Html {
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
    pub(super) fn deeds(&self, ctx: &Context<Self>) -> Html {
        let (words, link) = (&ctx.props().words, ctx.link());
        let is_linked_game = matches!(ctx.props().what, What::Linked(Link::Game(_)));
        let deed = |action: &'static str, text: String, class: &'static str, onclick: Callback<MouseEvent>| {
            html! { <button type="button" {class} data-action={action} {onclick}>{ text }</button> }
        };
        let is_game = self.reel.as_ref().is_some_and(|reel| !reel.is_empty());
        let is_begun = self.reel.as_ref().is_some_and(|reel| reel.at() > 0);
        html! {
            <>
                <div class="deeds choices">
                    { deed("play-on", words.say(Key::PlayFromHere), "main", link.callback(|_| Msg::Asking)) }
                    if is_linked_game && !self.kept { { deed("keep", say(words, "keep"), "plain", link.callback(|_| Msg::Keep)) } }
                    { deed("share", words.say(Key::Share), "plain", link.callback(|_| Msg::Sharing)) }
                </div>
                <fieldset class="deeds">
                    <legend>{ say(words, "save-as") }</legend>
                    <div class="choices">
                        { deed("save-pdn", "PDN".to_owned(), "plain", link.callback(|_| Msg::SavePdn)) }
                        { deed("save-png", say(words, "save-png"), "plain", link.callback(|_| Msg::SavePng)) }
                        { deed("save-picture", say(words, "save-picture"), "plain", link.callback(|_| Msg::SavePicture)) }
                        if is_game { { deed("save-film", say(words, "save-film"), "plain", link.callback(|_| Msg::SaveFilm)) } }
                    </div>
                </fieldset>
                <fieldset class="deeds">
                    <legend>{ say(words, "find-title") }</legend>
                    <div class="choices">
                        { deed("find-position", say(words, "find-position"), "plain", link.callback(|_| Msg::Find(false))) }
                        if is_begun { { deed("find-opening", say(words, "find-opening"), "plain", link.callback(|_| Msg::Find(true))) } }
                    </div>
                </fieldset>
            </>
        }
    }

    pub(super) fn over(&self, ctx: &Context<Self>, reel: &Reel) -> Html {
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
}
