//! What the library shows: the ways in, the search, the games, and how they went.

use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::html::Scope;
use yew::prelude::*;

use super::super::icon::Icon;
use super::super::link::link_to;
use super::super::words::Words;
use super::catalog::{Catalog, Msg};
use super::files;
use super::import::report_html;
use super::say;
use crate::app::library::{Entry, Order, Search, tally};
use crate::guide::facts;
use crate::notation::pdn::PdnResult;
use crate::rules::Variant;
use crate::texts::Key;

const ORDERS: [(Order, &str); 4] = [
    (Order::Newest, "order-newest"),
    (Order::Played, "order-played"),
    (Order::Players, "order-players"),
    (Order::Longest, "order-longest"),
];

const RESULTS: [PdnResult; 4] = [PdnResult::WhiteWon, PdnResult::BlackWon, PdnResult::Drawn, PdnResult::Unknown];

/// Everything in the library's place.
pub(super) fn html(catalog: &Catalog, words: &Words, link: &Scope<Catalog>) -> Html {
    html! {
        <>
            if let Some(told) = catalog.told {
                <p class="fault" role="alert" data-told={told}>{ say(words, told) }</p>
            }
            if let Some((entry, _)) = &catalog.deleted {
                <div class="deleted" role="status">
                    <span>{ words.message("deleted", &[("name", players(entry, words).into())]) }</span>
                    <button type="button" class="plain" data-action="undelete" onclick={link.callback(|_| Msg::Undo)}>
                        { say(words, "undelete") }
                    </button>
                </div>
            }
            { import_html(catalog, words, link) }
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

/// The ways in.
fn import_html(catalog: &Catalog, words: &Words, link: &Scope<Catalog>) -> Html {
    let onfiles = link.callback(|event: Event| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        let chosen = files::all(input.as_ref().and_then(HtmlInputElement::files));
        if let Some(input) = input {
            // So that the same file can be chosen again.
            input.set_value("");
        }
        Msg::Files(chosen)
    });
    let area = NodeRef::default();
    let ontext = {
        let area = area.clone();
        link.callback(move |_: MouseEvent| {
            let area = area.cast::<HtmlTextAreaElement>();
            let text = area.as_ref().map(HtmlTextAreaElement::value).unwrap_or_default();
            if let Some(area) = area {
                area.set_value("");
            }
            Msg::Text(text)
        })
    };
    let onassume = link.callback(|event: Event| Msg::Assume(chosen_variant(&event)));
    let ready = catalog.store.is_some() && catalog.progress.is_none();
    html! {
        <>
        <details class="import" open={catalog.store.is_some() && catalog.entries.is_empty()}>
            <summary>{ Icon::Plus.html() }{ say(words, "import") }</summary>
            <div class="how-in">
                <p>{ say(words, "import-how") }</p>
                <textarea ref={area} rows="4" dir="auto" spellcheck="false" aria-label={say(words, "import-text")} placeholder={say(words, "import-text")} />
                <label class="select">
                    <span>{ say(words, "import-assume") }</span>
                    <select name="assume" onchange={onassume}>
                        <option value="" selected={catalog.assumed.is_none()}>{ say(words, "import-ask") }</option>
                        for variant in Variant::ALL {
                            <option value={variant.name()} selected={catalog.assumed == Some(variant)}>{ words.say(facts::name(variant)) }</option>
                        }
                    </select>
                </label>
                <div class="choices">
                    <button type="button" class="main" data-action="import-text" disabled={!ready} onclick={ontext}>{ say(words, "import-read") }</button>
                    <label class="plain file">
                        <input type="file" name="files" multiple=true accept=".pdn,.txt,.pgn,.fen,text/plain" disabled={!ready} onchange={onfiles} />
                        { say(words, "import-file") }
                    </label>
                </div>
            </div>
        </details>
        if let Some(progress) = &catalog.progress {
            <div class="progress">
                <progress max="100" value={progress.percent.to_string()} aria-label={say(words, "import")} />
                <span>{ games_count(words, progress.games) }</span>
                <button type="button" class="plain" data-action="stop" onclick={link.callback(|_| Msg::Stop)}>{ say(words, "import-stop") }</button>
            </div>
        }
        if let Some(report) = &catalog.report {
            { report_html(report, words) }
        }
        </>
    }
}

fn chosen_variant(event: &Event) -> Option<Variant> {
    let value = event.target_dyn_into::<HtmlSelectElement>()?.value();
    Variant::ALL.into_iter().find(|variant| variant.name() == value)
}

/// How to find a game.
fn search_html(catalog: &Catalog, words: &Words, link: &Scope<Catalog>) -> Html {
    let search = &catalog.search;
    let on = |change: fn(&mut Search, &Event)| {
        let search = search.clone();
        link.callback(move |event: Event| {
            let mut search = search.clone();
            change(&mut search, &event);
            Msg::Search(search)
        })
    };
    let ontext = {
        let search = search.clone();
        link.callback(move |event: InputEvent| {
            let text = event.target_dyn_into::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default();
            Msg::Search(Search { text, ..search.clone() })
        })
    };
    html! {
        <form class="search" role="search" onsubmit={|event: SubmitEvent| event.prevent_default()}>
            <input type="search" name="search" aria-label={say(words, "search")} placeholder={say(words, "search")} value={search.text.clone()} oninput={ontext} />
            <select name="variant" aria-label={words.say(Key::ChooseVariant)} onchange={on(|search, event| search.variant = chosen_variant(event))}>
                <option value="" selected={search.variant.is_none()}>{ say(words, "any-variant") }</option>
                for variant in Variant::ALL {
                    <option value={variant.name()} selected={search.variant == Some(variant)}>{ words.say(facts::name(variant)) }</option>
                }
            </select>
            <select
                name="result"
                aria-label={say(words, "any-result")}
                onchange={on(|search, event| {
                    let value = event.target_dyn_into::<HtmlSelectElement>().map(|it| it.value()).unwrap_or_default();
                    search.result = RESULTS.into_iter().find(|result| result.text(false) == value);
                })}
            >
                <option value="" selected={search.result.is_none()}>{ say(words, "any-result") }</option>
                for result in RESULTS {
                    <option value={result.text(false)} selected={search.result == Some(result)}>{ result_text(result, words) }</option>
                }
            </select>
            <select
                name="order"
                aria-label={say(words, "order")}
                onchange={on(|search, event| {
                    let value = event.target_dyn_into::<HtmlSelectElement>().map(|it| it.value()).unwrap_or_default();
                    search.order = ORDERS.into_iter().find(|(_, id)| *id == value).map(|(order, _)| order).unwrap_or_default();
                })}
            >
                for (order, id) in ORDERS {
                    <option value={id} selected={search.order == order}>{ say(words, id) }</option>
                }
            </select>
        </form>
    }
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

/// Who plays whom.
pub(super) fn players(entry: &Entry, words: &Words) -> String {
    let [white, black] = &entry.players;
    let name = |name: &str, key: Key| if name.is_empty() { words.say(key) } else { name.to_owned() };
    format!("{} – {}", name(white, Key::White), name(black, Key::Black))
}

fn games_count(words: &Words, count: usize) -> String {
    words.message("games-count", &[("count", u32::try_from(count).unwrap_or(u32::MAX).into())])
}

/// The games.
fn games_html(catalog: &Catalog, words: &Words, link: &Scope<Catalog>) -> Html {
    let shown = catalog.found.iter().take(catalog.listed).filter_map(|&place| catalog.entries.get(place));
    let ids: Vec<u64> = catalog.found.iter().filter_map(|&place| Some(catalog.entries.get(place)?.id)).collect();
    html! {
        <section class="games" aria-labelledby="games-title">
            <div class="games-head">
                <h2 id="games-title" role="status">{ games_count(words, catalog.found.len()) }</h2>
                if !ids.is_empty() {
                    <button type="button" class="plain" data-action="export" onclick={link.callback(move |_| Msg::Export(ids.clone()))}>
                        { say(words, "export-all") }
                    </button>
                }
            </div>
            <ul>for entry in shown { { row(entry, catalog.naming == Some(entry.id), words, link) } }</ul>
            if catalog.found.len() > catalog.listed {
                <button type="button" class="plain more" data-action="more" onclick={link.callback(|_| Msg::More)}>{ say(words, "more") }</button>
            }
        </section>
    }
}

fn row(entry: &Entry, naming: bool, words: &Words, link: &Scope<Catalog>) -> Html {
    let id = entry.id;
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
        entry.date.clone(),
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
    html! {
        <li key={id} data-game={id.to_string()}>
            if naming {
                <form class="naming" onsubmit={named}>
                    <input name="name" maxlength="80" aria-label={say(words, "name")} placeholder={say(words, "name")} value={entry.name.clone()} />
                    <button type="submit" class="main">{ say(words, "name-keep") }</button>
                </form>
            } else {
                { link_to(format!("#/library/{id}"), "game", None, html! {
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
                    <th>{ words.say(Key::ChooseVariant) }</th>
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
