//! What is read aloud: every move and refusal politely, the result at once.

use yew::prelude::*;

use super::desk::{use_desk, use_words};

/// The two live regions. They are there from the start and empty, as a region that comes with its text is not read.
#[component]
pub(super) fn Live() -> Html {
    let words = use_words();
    let Some(desk) = use_desk() else { return Html::default() };
    let speech = desk.speech(&words);
    // The same words twice are two pieces of news: a space that is not read makes them differ.
    let mark = if desk.table.serial() % 2 == 1 { "\u{a0}" } else { "" };
    let result = desk.table.game().result();
    let result = result.map(|result| format!("{}. {}", speech.result(result), speech.reason(result)));
    html! {
        <>
            <div class="unseen" role="status" aria-live="polite" aria-atomic="true">{ speech.news() }{ mark }</div>
            <div class="unseen" role="alert" aria-live="assertive" aria-atomic="true">{ result }</div>
        </>
    }
}
