//! When the program fails it cannot draw any more: then a calm text that lies ready in `index.html` is uncovered, and
//! what is needed to mend the fault is put beside it, to be copied.

use std::cell::RefCell;
use std::panic::PanicHookInfo;
use std::rc::Rc;

use web_sys::{Document, Element};

use super::about::program;
use super::words::Words;
use crate::app::report::report;
use crate::app::table::Table;
use crate::texts::Key;

thread_local! {
    /// The game and the words as they were last drawn.
    static LAST: RefCell<Option<(Rc<Table>, Words)>> = const { RefCell::new(None) };
}

/// Uncovers the text when the program fails. Yew is told of it, as it would put a hook of its own in this one's place.
pub(super) fn install() {
    yew::set_custom_panic_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        // First what must be seen; whatever may fail comes after it.
        uncover();
        explain(info);
    }));
}

/// Takes note of what a report is to be about.
pub(super) fn remember(table: &Rc<Table>, words: &Words) {
    LAST.with(|last| {
        if let Ok(mut last) = last.try_borrow_mut() {
            *last = Some((Rc::clone(table), words.clone()));
        }
    });
}

fn notice() -> Option<(Document, Element)> {
    let document = web_sys::window()?.document()?;
    let notice = document.get_element_by_id("crash")?;
    Some((document, notice))
}

/// Uncovers the text.
pub(super) fn uncover() -> Option<()> {
    let (document, notice) = notice()?;
    let lang = document.document_element()?.get_attribute("lang")?;
    notice.set_attribute("role", "alert").ok()?;
    let texts = notice.children();
    for i in 0..texts.length() {
        if let Some(text) = texts.item(i).filter(|text| text.get_attribute("lang").is_some_and(|of| of == lang)) {
            text.remove_attribute("hidden").ok()?;
        }
    }
    notice.remove_attribute("hidden").ok()
}

/// The report, and the button that copies it; `start.js` listens to it, as this program is no longer there to.
fn explain(info: &PanicHookInfo<'_>) -> Option<()> {
    let (_, notice) = notice()?;
    let (table, words) = LAST.with(|last| last.try_borrow().ok()?.clone())?;
    let set = |name: &str, text: String, shown: bool| -> Option<()> {
        let element = notice.query_selector(&format!("[data-crash={name}]")).ok()??;
        element.set_text_content(Some(&text));
        if shown { element.remove_attribute("hidden").ok() } else { Some(()) }
    };
    set("done", words.say(Key::ReportCopied), false)?;
    set("by-hand", words.say(Key::ReportByHand), false)?;
    set("copy", words.say(Key::Report), true)?;
    // The report plays the game through. Should it fail too, what failed first is there.
    set("report", format!("{info}\n"), true)?;
    set("report", format!("{}{info}\n", report(&table, &program(&words))), true)
}
