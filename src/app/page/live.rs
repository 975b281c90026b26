//! What is read aloud: every move and refusal politely, the result at once.

use yew::prelude::*;

use super::desk::Desk;
use super::words::Words;

/// The two live regions. They are there from the start and empty, as a region that comes with its text is not read.
pub(super) fn live(desk: &Desk, words: &Words) -> Html {
    let speech = desk.speech(words);
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
