//! The arrows between the rooms point one way: each file uses only the rooms below its own.
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

/// A room and the rooms it may know.
const ROOMS: [(&str, &[&str]); 9] = [
    ("texts", &[]),
    ("rules", &[]),
    ("notation", &["rules"]),
    ("game", &["rules", "notation"]),
    ("distance", &["rules", "notation", "game"]),
    ("engine", &["rules", "notation", "game"]),
    ("worker", &["rules", "notation", "game", "engine"]),
    ("guide", &["texts", "rules", "notation"]),
    ("app", &["texts", "rules", "notation", "game", "distance", "engine", "worker", "guide"]),
];

/// What only the browser's rooms may touch.
const WEB: [&str; 5] = ["web_sys", "js_sys", "wasm_bindgen", "gloo", "yew"];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files = Vec::new();
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

/// The lines of code of a file: no comments, nothing from its test module on.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("a readable file");
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

fn room(name: &str) -> Vec<PathBuf> {
    let files = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(name));
    assert!(files.len() >= 2, "room {name} is empty");
    files
}

#[test]
fn a_room_knows_only_those_below() {
    for (name, known) in ROOMS {
        for file in room(name) {
            let code = code(&file);
            // `use crate::{game, rules}` would pass unseen.
            assert!(!code.contains("crate::{"), "{} names several rooms at once", file.display());
            for (other, _) in ROOMS.iter().filter(|(other, _)| *other != name && !known.contains(other)) {
                assert!(!code.contains(&format!("crate::{other}")), "{} knows {other}", file.display());
            }
        }
    }
}

#[test]
fn what_is_pure_knows_no_web() {
    for name in ["texts", "rules", "notation", "game", "distance", "engine", "guide"] {
        // Plurals are asked of the browser where there is one.
        for file in room(name).into_iter().filter(|file| !file.ends_with("texts/plural.rs")) {
            let code = code(&file);
            for web in WEB {
                assert!(!code.contains(web), "{} uses {web}", file.display());
            }
        }
    }
}

#[test]
fn no_rule_asks_which_game_this_is() {
    for file in room("rules") {
        if ["variant.rs", "kernel.rs"].iter().any(|name| file.ends_with(name)) {
            continue;
        }
        let code = code(&file);
        for variant in dama::rules::Variant::ALL {
            let name = format!("Variant::{variant:?}");
            assert!(!code.contains(&name), "{} names {name}", file.display());
        }
    }
}

#[test]
fn only_the_page_program_knows_the_page() {
    for file in room("bin") {
        let code = code(&file);
        assert!(!code.contains("dama::app") && !code.contains("dama::{"), "{} knows the page", file.display());
    }
}
