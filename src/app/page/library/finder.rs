//! How to find games: by words, by rule set and result, by a position or an opening; and in which order they stand.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::html::Scope;
use yew::prelude::*;

use super::super::words::Words;
use super::catalog::{Catalog, Msg};
use super::list::result_text;
use super::say;
use crate::app::library::{Order, Search};
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

/// How to find a game.
pub(super) fn search_html(catalog: &Catalog, words: &Words, link: &Scope<Catalog>) -> Html {
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
            { hunt_html(catalog, words, link) }
        </form>
    }
}

/// How to find it by a position or by how it begins.
fn hunt_html(catalog: &Catalog, words: &Words, link: &Scope<Catalog>) -> Html {
    let hunt = &catalog.hunt;
    let oninput = link.callback(|event: InputEvent| {
        Msg::Typed(event.target_dyn_into::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default())
    });
    let onchange = link.callback(|_: Event| Msg::Hunt);
    let onturned = link.callback(|event: Event| {
        Msg::Turned(event.target_dyn_into::<HtmlInputElement>().is_some_and(|input| input.checked()))
    });
    html! {
        <div class="hunt">
            <input
                type="search"
                name="hunt"
                dir="auto"
                autocapitalize="off"
                autocomplete="off"
                spellcheck="false"
                aria-label={say(words, "hunt")}
                placeholder={say(words, "hunt")}
                aria-invalid={hunt.refused.as_ref().map(|_| "true")}
                aria-describedby={hunt.refused.as_ref().map(|_| "hunt-refused")}
                value={hunt.text.clone()}
                {oninput}
                {onchange}
            />
            if let Some(excuse) = &hunt.refused {
                <p id="hunt-refused" class="fault" role="alert">{ excuse.say(words) }</p>
            }
            if !hunt.text.is_empty() {
                <label class="tick">
                    <input type="checkbox" name="turned" checked={hunt.turned} onchange={onturned} />
                    <span>{ say(words, "hunt-turned") }</span>
                </label>
            }
        </div>
    }
}

/// The rule set that a select element names.
pub(super) fn chosen_variant(event: &Event) -> Option<Variant> {
    let value = event.target_dyn_into::<HtmlSelectElement>()?.value();
    Variant::ALL.into_iter().find(|variant| variant.name() == value)
}
