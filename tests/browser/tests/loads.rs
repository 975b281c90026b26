//! The site loads from a folder of a host and has all its parts.

#![allow(clippy::expect_used, reason = "this is test code: a surprise should stop the test")]

use browser_tests::{Size, Visit, visit, wait_until};

#[test]
fn the_page_appears() {
    for size in [Size::DESKTOP, Size::PHONE] {
        let on = Visit { size, ..Visit::default() };
        visit(on, |page| {
            page.open("");
            page.find("main", "");
            assert!(!page.text().is_empty());
            page.screenshot(&format!("start-{}", size.width));
        });
    }
}

#[test]
fn the_worker_of_the_page_loads_from_its_own_build() {
    visit(Visit::default(), |page| {
        page.open("");
        let named = page.eval("document.querySelector('[data-worker]').dataset.worker");
        let name = named.as_str().and_then(|name| name.strip_prefix("./")?.strip_suffix("_loader.js")).expect("a name");
        for name in [format!("{name}_loader.js"), format!("{name}.js"), format!("{name}_bg.wasm")] {
            let target = format!("/some/where/{name}");
            let served = wait_until(&target, || page.served().into_iter().find(|served| served.target == target));
            assert_eq!(served.status, 200, "{name}");
        }
    });
}

#[test]
fn the_browser_has_the_languages_of_its_person() {
    let visitor = Visit { language: "ar,en", ..Visit::default() };
    visit(visitor, |page| {
        page.open("");
        assert_eq!(page.eval("navigator.languages.join()"), "ar,en");
    });
}
