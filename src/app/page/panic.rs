//! When the program fails it cannot draw any more: then a calm text that lies ready in `index.html` is uncovered.

use std::panic::PanicHookInfo;

/// Uncovers the text when the program fails.
pub(super) fn install() {
    std::panic::set_hook(Box::new(|info| {
        report(info);
        uncover();
    }));
}

fn report(info: &PanicHookInfo<'_>) {
    web_sys::console::error_1(&info.to_string().into());
}

/// Uncovers the text.
pub(super) fn uncover() -> Option<()> {
    let document = web_sys::window()?.document()?;
    let lang = document.document_element()?.get_attribute("lang")?;
    let notice = document.get_element_by_id("crash")?;
    notice.set_attribute("role", "alert").ok()?;
    let texts = notice.children();
    for i in 0..texts.length() {
        if let Some(text) = texts.item(i).filter(|text| text.get_attribute("lang").is_some_and(|of| of == lang)) {
            text.remove_attribute("hidden").ok()?;
        }
    }
    notice.remove_attribute("hidden").ok()
}
