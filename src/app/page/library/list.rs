//! What the library shows: the games, and how those against the computer went.

use web_sys::HtmlInputElement;
use yew::html::Scope;
use yew::prelude::*;

use super::super::icon::Icon;
use super::super::link::link_to;
use super::super::words::Words;
use super::catalog::{Catalog, Msg, Told};
use super::finder::search_html;
use super::intake::import_html;
use super::post;
use super::say;
use crate::app::library::{Address, Entry, Own, Source, meets, tally};
use crate::guide::facts;
use crate::notation::pdn::PdnResult;
use crate::rules::Side;
use crate::texts::Key;

/// Everything in the library's place.
pub(super) fn html(catalog: &Catalog, words: &Words, link: &Scope<Catalog>) -> Html {
    html! {
        <>
            if let Some(filed) = &catalog.deleted {
                <div class="deleted" role="status">
                    <span>{ words.message("deleted", &[("name", players(&filed.entry, words).into())]) }</span>
                    <button type="button" class="plain" data-action="undelete" onclick={link.callback(|_| Msg::Undo)}>
                        { say(words, "undelete") }
                    </button>
                </div>
            }
            { post::running(catalog, words, link) }
            { import_html(catalog, words, link) }
            if let Some(told) = &catalog.told {
                { told_html(told, words) }
            }
            if catalog.store.is_some() {
                if catalog.entries.is_empty() {
                    <p class="empty">{ say(words, "library-empty") }</p>
                } else {
                    { search_html(catalog, words, link) }
                    { games_html(catalog, words, link) }
                    { scores_html(catalog, words) }
                }
            }
        </>
    }
}

fn told_html(told: &Told, words: &Words) -> Html {
    let (id, text) = match told {
        Told::Message(id) => (*id, say(words, id)),
        Told::Excuse(excuse) => (excuse.id(), excuse.say(words)),
    };
    html! { <p class="fault" role="alert" data-told={id}>{ text }</p> }
}

/// A result in words.
pub(super) fn result_text(result: PdnResult, words: &Words) -> String {
    let won = |key: Key| words.with(Key::SideWon, &[("side", words.say(key).into())]);
    match result {
        PdnResult::WhiteWon => won(Key::White),
        PdnResult::BlackWon => won(Key::Black),
        PdnResult::Drawn => words.say(Key::Drawn),
        PdnResult::BothLost => "0-0".to_owned(),
        PdnResult::Unknown => say(words, "unfinished"),
    }
}

/// Who plays whom. Of a game played here the computer is called so, whatever it is called elsewhere.
pub(super) fn players(entry: &Entry, words: &Words) -> String {
    let [white, black] = &entry.players;
    let name = |name: &str, side: Side| match entry.source {
        Source::Own(Own { white, level: Some(level) }) if white != (side == Side::White) => {
            words.with(Key::Computer, &[("level", u32::from(level.get()).into())])
        }
        Source::Own(Own { level: Some(_), .. }) if name.is_empty() => words.say(Key::You),
        _ if name.is_empty() => words.say(if side == Side::White { Key::White } else { Key::Black }),
        _ => name.to_owned(),
    };
    format!("{} – {}", name(white, Side::White), name(black, Side::Black))
}

/// A date as PDN writes it, `2021.03.04`, as it is written in the language of the page. What is not known of it stays open.
pub(super) fn date_text(date: &str, words: &Words) -> String {
    let parts: Option<Vec<u32>> = date.split('.').map(|part| part.parse().ok()).collect();
    match parts.as_deref() {
        Some(&[year, month @ 1..=12, day @ 1..=31]) if year >= 1000 => {
            written_date(year, month, day, words.lang().tag())
        }
        _ => date.trim_end_matches(".??").trim_start_matches("????").to_owned(),
    }
}

fn written_date(year: u32, month: u32, day: u32, tag: &str) -> String {
    let date = js_sys::Date::new_with_year_month_day(year, month as i32 - 1, day as i32);
    let how = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("numberingSystem", "latn"), ("calendar", "gregory")] {
        // A plain object takes what it is given.
        let _ = js_sys::Reflect::set(&how, &name.into(), &value.into());
    }
    date.to_locale_date_string(tag, &how).into()
}

/// How many games.
pub(super) fn games_count(words: &Words, count: usize) -> String {
    words.message("games-count", &[("count", u32::try_from(count).unwrap_or(u32::MAX).into())])
}

/// The games.
fn games_html(catalog: &Catalog, words: &Words, link: &Scope<Catalog>) -> Html {
    let shown = catalog.found.iter().take(catalog.listed).filter_map(|&place| catalog.entries.get(place));
    let ids: Vec<u64> = catalog.found.iter().filter_map(|&place| Some(catalog.entries.get(place)?.id)).collect();
    html! {
        <section class="games" aria-labelledby="games-title">
            <div class="games-head">
                <h2 id="games-title"><span role="status">{ games_count(words, catalog.found.len()) }</span></h2>
                if !ids.is_empty() {
                    <button type="button" class="plain" data-action="export" onclick={link.callback(move |_| Msg::Export(ids.clone()))}>
                        { say(words, "export-all") }
                    </button>
                }
            </div>
            <ul>for entry in shown { { row(entry, catalog, words, link) } }</ul>
            if catalog.found.len() > catalog.listed {
                <button type="button" class="plain more" data-action="more" onclick={link.callback(|_| Msg::More)}>{ say(words, "more") }</button>
            }
        </section>
    }
}

fn row(entry: &Entry, catalog: &Catalog, words: &Words, link: &Scope<Catalog>) -> Html {
    let id = entry.id;
    let naming = catalog.naming == Some(id);
    // What was looked for is shown when the game is opened.
    let at = catalog.search.quest.as_ref().and_then(|quest| meets(quest, entry, &catalog.trails)).unwrap_or(0);
    let name = players(entry, words);
    let tool = |action: &'static str, text: &'static str, icon: Icon, onclick: Callback<MouseEvent>| {
        let label = format!("{}: {name}", say(words, text));
        html! { <button type="button" class="tool" data-action={action} aria-label={label} title={say(words, text)} {onclick}>{ icon.html() }</button> }
    };
    let moves = words.message("moves-count", &[("count", u32::from(entry.plies.div_ceil(2)).into())]);
    let about: Vec<String> = [
        result_text(entry.result(), words),
        words.say(facts::name(entry.rule_set.variant)),
        moves,
        date_text(&entry.date, words),
        entry.name.clone(),
    ]
    .into_iter()
    .filter(|text| !text.is_empty())
    .collect();
    let named = link.callback(move |event: SubmitEvent| {
        event.prevent_default();
        let form = event.target_dyn_into::<web_sys::Element>();
        let input = form.and_then(|form| form.query_selector("input").ok().flatten());
        let input = input.and_then(|input| wasm_bindgen::JsCast::dyn_into::<HtmlInputElement>(input).ok());
        Msg::Named(id, input.map(|input| input.value()).unwrap_or_default())
    });
    let on_escape = link.batch_callback(|event: KeyboardEvent| (event.key() == "Escape").then_some(Msg::Name(None)));
    html! {
        <li key={id} data-game={id.to_string()}>
            if naming {
                <form class="naming" onsubmit={named} onkeydown={on_escape}>
                    <input name="name" maxlength="80" aria-label={say(words, "name")} placeholder={say(words, "name")} value={entry.name.clone()} />
                    <button type="submit" class="main">{ say(words, "name-keep") }</button>
                </form>
            } else {
                { link_to(Address::of_stored(id, at), "game", None, html! {
                    <><b><bdi>{ &name }</bdi></b><small>for (i, text) in about.iter().enumerate() { if i > 0 { { " · " } }<bdi>{ text }</bdi> }</small></>
                }) }
                { tool("rename", "rename", Icon::Name, link.callback(move |_| Msg::Name(Some(id)))) }
                { tool("export-one", "export-one", Icon::Save, link.callback(move |_| Msg::Export(vec![id]))) }
                { tool("delete", "delete", Icon::Close, link.callback(move |_| Msg::Delete(id))) }
            }
        </li>
    }
}

/// How the games against the computer went.
fn scores_html(catalog: &Catalog, words: &Words) -> Html {
    let scores = tally(&catalog.entries);
    if scores.is_empty() {
        return Html::default();
    }
    html! {
        <section class="scores" aria-labelledby="scores-title">
            <h2 id="scores-title">{ say(words, "scores") }</h2>
            <table>
                <thead><tr>
                    <th>{ say(words, "rule-set") }</th>
                    <th>{ words.say(Key::ChooseLevel) }</th>
                    for id in ["won", "drawn-games", "lost"] { <th>{ say(words, id) }</th> }
                </tr></thead>
                <tbody>
                    for score in scores {
                        <tr>
                            <th>{ words.say(facts::name(score.variant)) }</th>
                            <td>{ score.level }</td>
                            <td>{ score.won }</td>
                            <td>{ score.drawn }</td>
                            <td>{ score.lost }</td>
                        </tr>
                    }
                </tbody>
            </table>
        </section>
    }
}
