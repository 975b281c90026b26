//! What is read aloud: every move and refusal politely, the result at once.

use yew::prelude::*;

use super::desk::Desk;
use super::words::Words;
use crate::app::place::Place;

/// Whether there is news of the table that belongs to what is on the page: away from the board, only what has happened
/// since it was left.
#[hook]
pub(super) fn use_news(desk: &Desk, ground: Place) -> bool {
    let left = use_mut_ref(|| None::<u32>);
    let mut left = left.borrow_mut();
    let serial = desk.table.serial();
    *left = (ground != Place::Play).then(|| left.unwrap_or(serial));
    *left != Some(serial)
}

/// The two live regions. They are there from the start and empty, as a region that comes with its text is not read.
pub(super) fn live(desk: &Desk, words: &Words, is_news: bool) -> Html {
    let speech = desk.speech(words);
    // The same words twice are two pieces of news: a space that is not read makes them differ.
    let mark = if desk.table.serial() % 2 == 1 { "\u{a0}" } else { "" };
    let news = is_news.then(|| speech.news());
    let result = desk.table.game().result().filter(|_| is_news);
    let result = result.map(|result| format!("{}. {}", speech.result(result), speech.reason(result)));
    html! {
        <>
            <div class="unseen" role="status" aria-live="polite" aria-atomic="true">{ news }{ mark }</div>
            <div class="unseen" role="alert" aria-live="assertive" aria-atomic="true">{ result }</div>
        </>
    }
}
