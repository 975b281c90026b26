//! Every language says everything, without a fault, in its own words.

#![allow(clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use dama::app::choices::Choices;
use dama::app::settings::Coordinates;
use dama::app::speech::Speech;
use dama::app::table::Table;
use dama::game::{GameResult, RuleSet, RunningCount};
use dama::rules::{ProfileName, Variant};
use dama::texts::{Arg, Key, Lang, Part, Texts};

/// Messages that may read as in English: names and patterns.
const SAME_AS_ENGLISH: &[(Lang, Key)] =
    &[(Lang::Tr, Key::AppName), (Lang::Tr, Key::PageTitle), (Lang::Tr, Key::SquarePiece)];

/// Numbers that reach every plural category of every language.
const NUMBERS: [u32; 10] = [0, 1, 2, 3, 8, 11, 12, 20, 80, 100];

/// The file of one part.
fn source(lang: Lang, part: Part) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(part.path(lang));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn texts(lang: Lang) -> Texts {
    Texts::new(lang, [source(lang, Part::App).as_str()])
}

/// The keys that a file defines, in its order.
fn keys_of(source: &str) -> Vec<&str> {
    let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    source.lines().filter(starts).filter_map(|line| Some(line.split_once('=')?.0.trim())).collect()
}

/// A value for the argument `name`: numbers where the name says so, else one of the words code gives.
fn sample(name: &str, number: u32) -> Arg<'static> {
    match name {
        "count" | "limit" | "times" | "men" | "kings" | "level" | "number" | "move" | "size" => number.into(),
        "side" if number.is_multiple_of(2) => "black".into(),
        "side" => "white".into(),
        "rank" if number.is_multiple_of(3) => "king".into(),
        "rank" => "man".into(),
        _ => "22".into(),
    }
}

#[test]
fn every_language_has_the_keys_of_the_code_and_no_others() {
    let wanted: BTreeSet<&str> = Key::ALL.iter().map(|key| key.id()).collect();
    assert_eq!(wanted.len(), Key::ALL.len(), "two keys share a name");
    for &lang in Lang::ALL {
        let source = source(lang, Part::App);
        let keys = keys_of(&source);
        let there: BTreeSet<&str> = keys.iter().copied().collect();
        assert_eq!(there.len(), keys.len(), "{lang:?} defines a key twice");
        assert_eq!(there, wanted, "{lang:?}");
    }
}

#[test]
fn every_message_formats_with_its_arguments_and_only_those() {
    for &lang in Lang::ALL {
        let texts = texts(lang);
        for &key in Key::ALL {
            for number in NUMBERS {
                for other in NUMBERS {
                    let value =
                        |(i, name): (usize, &&'static str)| (*name, sample(name, if i == 0 { number } else { other }));
                    let args: Vec<_> = key.args().iter().enumerate().map(value).collect();
                    let text = texts.try_message(key.id(), &args).unwrap_or_else(|error| panic!("{lang:?}: {error}"));
                    assert!(!text.trim().is_empty() && !text.contains(['{', '}', '$']), "{lang:?} {key:?}: {text}");
                }
            }
        }
    }
}

#[test]
fn no_message_was_left_in_english() {
    let english = texts(Lang::En);
    for &lang in Lang::ALL.iter().filter(|&&lang| lang != Lang::En) {
        let texts = texts(lang);
        for &key in Key::ALL {
            let args: Vec<_> = key.args().iter().map(|name| (*name, sample(name, 8))).collect();
            let same = texts.with(key, &args) == english.with(key, &args);
            assert_eq!(same, SAME_AS_ENGLISH.contains(&(lang, key)), "{lang:?} {key:?}");
        }
    }
}

#[test]
fn arabic_has_its_six_plurals() {
    let arabic = texts(Lang::Ar);
    let say = |men: u32| arabic.with(Key::FactSmallerArmy, &[("men", men.into())]);
    let forms: BTreeSet<String> = [0, 1, 2, 3, 11, 100].map(|men| say(men).replace(char::is_numeric, "")).into();
    assert_eq!(forms.len(), 6, "{forms:?}");
}

#[test]
fn every_draw_of_every_profile_is_told_on_its_way_and_at_its_end() {
    for &lang in Lang::ALL {
        let texts = texts(lang);
        for variant in Variant::ALL {
            for profile in [ProfileName::Table, ProfileName::Federation] {
                let rule_set = RuleSet { profile, ..RuleSet::table(variant) };
                let table = Table::new(rule_set, Choices::default().seats());
                let speech = Speech::new(&texts, &table, Coordinates::Numbers);
                let said: Vec<[String; 2]> = rule_set
                    .draws()
                    .iter()
                    .map(|&draw| {
                        let count = draw.limit() - 1;
                        [speech.count(RunningCount { draw, count }), speech.reason(GameResult::Drawn(draw))]
                    })
                    .collect();
                for (i, one) in said.iter().enumerate() {
                    assert!(one.iter().all(|text| text.contains(|c: char| c.is_numeric())), "{lang:?} {one:?}");
                    assert!(said.iter().skip(i + 1).all(|other| other != one), "{lang:?} {one:?}");
                }
            }
        }
    }
}
