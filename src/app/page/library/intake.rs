//! The ways into the library: by pasting, by files, by drop; and what has come of it.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::html::Scope;
use yew::prelude::*;

use super::super::icon::Icon;
use super::super::words::Words;
use super::catalog::{Catalog, Msg};
use super::finder::chosen_variant;
use super::import::report_html;
use super::list::games_count;
use super::{files, say};
use crate::guide::facts;
use crate::rules::Variant;

/// The ways in.
pub(super) fn import_html(catalog: &Catalog, words: &Words, link: &Scope<Catalog>) -> Html {
    let onfiles = link.callback(|event: Event| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        let chosen = files::all(input.as_ref().and_then(HtmlInputElement::files));
        if let Some(input) = input {
            // So that the same file can be chosen again.
            input.set_value("");
        }
        Msg::Files(chosen)
    });
    let ontext = {
        let field = catalog.field.clone();
        link.callback(move |_: MouseEvent| {
            let field = field.cast::<HtmlTextAreaElement>();
            Msg::Text(field.map(|field| field.value()).unwrap_or_default())
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
                <textarea ref={catalog.field.clone()} rows="4" dir="auto" spellcheck="false" aria-label={say(words, "import-text")} placeholder={say(words, "import-text")} />
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
