//! Nothing runs and nothing is asked for but what is of the site. That no page asks another host is checked at the end of
//! every visit; here somebody tries to make it.
#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "this is test code: a surprise should stop the test")]

use browser_tests::{NewGame, SiteCopy, Visit, Whim, visit, wait_until};

#[test]
fn a_script_within_the_page_does_not_run() {
    let site = SiteCopy::new();
    let page = site.read("index.html");
    let injected = "<script>window.ran = 'a script'</script>
        <script type=\"module\">window.ran = 'a module'</script>
        <img src=\"nothing.png\" onerror=\"window.ran = 'a handler'\" alt=\"\" />
        <a id=\"link\" href=\"javascript:window.ran = 'a link'\">link</a>
        <style>body { --injected: yes; }</style>";
    site.write("index.html", &page.replace("<noscript>", &format!("{injected}<noscript>")));
    site.seal();
    let folder = site.folder();
    visit(Visit { site: folder, ..Visit::default() }, |page| {
        page.open("");
        page.stand();
        page.eval("document.getElementById('link').click()");
        page.expect_on_console("Content Security Policy");
        page.expect_on_console("404");
        assert_eq!(page.eval("window.ran ?? null"), serde_json::Value::Null);
        assert_eq!(page.eval("getComputedStyle(document.body).getPropertyValue('--injected')"), "");
        // The game does not mind.
        assert!(page.play_to(2, &mut Whim::new(4)).plies >= 2);
    });
}

#[test]
fn a_page_that_is_taken_over_can_reach_nobody_and_run_nothing() {
    visit(Visit::default(), |page| {
        page.start(NewGame::against(1, "czech"));
        for (what, attempt) in [
            ("another host is asked", "fetch('http://127.0.0.1:1/').then(() => true)"),
            ("text becomes markup", "((document.body.innerHTML += '<b>x</b>'), true)"),
            ("text becomes a script", "((document.createElement('script').text = 'window.ran = 1'), true)"),
            (
                "text becomes code",
                "new Promise((done) => { setTimeout('window.ran = 1'); setTimeout(() => done(!!window.ran), 50); })",
            ),
            ("another worker is run", "new Worker('start.js') && true"),
            ("a worker of text is run", "new Worker(URL.createObjectURL(new Blob(['1']))) && true"),
            ("another service worker is run", "navigator.serviceWorker.register('start.js').then(() => true)"),
            (
                "another base is set",
                "(() => {
                const base = document.createElement('base');
                base.href = 'http://127.0.0.1:1/';
                document.head.prepend(base);
                const moved = document.baseURI === base.href;
                base.remove();
                return moved;
            })()",
            ),
        ] {
            let done = page.eval(&format!("(async () => {attempt})().catch(() => false)"));
            assert_ne!(done, true, "{what}");
        }
        let picture = "new Promise((done) => {
            const image = new Image();
            image.onload = () => done(true);
            image.onerror = () => done(false);
            image.src = 'http://127.0.0.1:1/x.png';
        })";
        assert_eq!(page.eval(picture), false);
        for complaint in ["connect-src", "TrustedHTML", "TrustedScriptURL", "base-uri", "img-src"] {
            page.expect_on_console(complaint);
        }
        // What else was said is of the same kind.
        wait_until("only such complaints", || {
            page.take_off_console("Content Security Policy");
            page.take_off_console("This document requires");
            page.console().is_empty().then_some(())
        });
        assert!(page.play_to(2, &mut Whim::new(4)).plies >= 2);
    });
}
