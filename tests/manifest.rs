//! The manifest speaks every language of the page, in the page's words.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::panic, reason = "a test fails by panicking")]

use std::fs;
use std::path::Path;

use dama::texts::compile::compile;
use dama::texts::{Key, Lang, Part, Texts};
use serde_json::Value;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn texts(lang: Lang) -> Texts {
    Texts::new(lang, vec![compile(&read(&format!("locales/{}", Part::App.source(lang)))).expect("Fluent")])
}

/// What `name` is in a language, with its direction.
fn said<'a>(of: &'a Value, name: &str, lang: Lang) -> (&'a str, &'a str) {
    if lang == Lang::En {
        return (of[name].as_str().expect(name), "ltr");
    }
    let said = &of[format!("{name}_localized")][lang.tag()];
    let (text, dir) =
        if said.is_string() { (said, "ltr") } else { (&said["value"], said["dir"].as_str().expect("dir")) };
    (text.as_str().unwrap_or_else(|| panic!("the {name} is not in {lang:?}")), dir)
}

#[test]
fn the_manifest_speaks_as_the_page_does() {
    let manifest: Value = serde_json::from_str(&read("site/manifest.webmanifest")).expect("JSON");
    for &lang in Lang::ALL {
        let texts = texts(lang);
        for name in ["name", "description"] {
            let (text, dir) = said(&manifest, name, lang);
            assert_eq!(dir, lang.dir(), "{lang:?} {name}");
            assert_eq!(text == said(&manifest, name, Lang::En).0, lang == Lang::En, "{lang:?} {name}");
        }
        assert_eq!(said(&manifest, "short_name", lang), (texts.text(Key::AppName).as_str(), lang.dir()), "{lang:?}");
        for (place, key) in [Key::NewGame, Key::Rules].into_iter().enumerate() {
            let shortcut = said(&manifest["shortcuts"][place], "name", lang);
            assert_eq!(shortcut, (texts.text(key).as_str(), lang.dir()), "{lang:?}");
        }
    }
}

#[test]
fn every_address_is_relative_and_every_file_is_there() {
    let manifest: Value = serde_json::from_str(&read("site/manifest.webmanifest")).expect("JSON");
    for name in ["start_url", "scope"] {
        assert_eq!(manifest[name], "./");
    }
    // It would be resolved against the host: all copies of the site on one host would be one app.
    assert!(manifest.get("id").is_none());
    let pictures = ["icons", "screenshots"].map(|list| manifest[list].as_array().expect(list).clone()).concat();
    assert!(pictures.len() >= 6);
    for picture in pictures {
        let path = picture["src"].as_str().expect("an address");
        assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join(path).is_file(), "there is no {path}");
    }
}
