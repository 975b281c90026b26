//! Every language says everything, without a fault, in its own words.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use dama::app::choices::Choices;
use dama::app::settings::Coordinates;
use dama::app::speech::Speech;
use dama::app::table::Table;
use dama::game::{GameResult, RuleSet, RunningCount};
use dama::guide::{Block, Property, Topic, differences, facts, page, page_of};
use dama::rules::{ProfileName, Rules, Variant};
use dama::texts::compile::{compile, write};
use dama::texts::{Arg, Key, Lang, Messages, Part, Texts};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

/// Messages that are a name or no more than a pattern, and may read alike in any language.
const PATTERNS: [Key; 4] = [Key::AppName, Key::PageTitle, Key::SquarePiece, Key::Dismiss];

/// Messages whose words are the same in English.
const SAME_AS_ENGLISH: &[(Lang, Key)] = &[
    (Lang::Fr, Key::ActionsLabel),
    (Lang::Fr, Key::TimeMinutes),
    (Lang::Fr, Key::Version),
    (Lang::Nl, Key::Hinted),
    (Lang::Nl, Key::Hint),
    (Lang::Nl, Key::CoordinatesLetters),
    (Lang::Nl, Key::UpdateLater),
    (Lang::De, Key::Start),
];

/// The same for the library's own texts.
const SAME_IN_THE_LIBRARY: &[(Lang, &str)] = &[(Lang::Fr, "pause")];

/// Numbers that reach every plural category of every language.
const NUMBERS: [u32; 10] = [0, 1, 2, 3, 8, 11, 12, 20, 80, 100];

/// The file of one part.
fn source(lang: Lang, part: Part) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(part.source(lang));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The messages of one part.
fn messages(lang: Lang, part: Part) -> Messages {
    compile(&source(lang, part)).unwrap_or_else(|error| panic!("{lang:?} {part:?}: {error}"))
}

fn texts(lang: Lang) -> Texts {
    Texts::new(lang, vec![messages(lang, Part::App)])
}

/// The texts of a rules page: those of the app and its own.
fn guide_texts(lang: Lang) -> Texts {
    Texts::new(lang, [Part::App, Part::Rules].map(|part| messages(lang, part)).into())
}

/// The messages that a file defines, each attribute by itself, in its order.
fn messages_of(source: &str) -> Vec<String> {
    let mut messages = Vec::new();
    let mut last = String::new();
    for line in source.lines() {
        let name = line.split_once('=').map(|(name, _)| name.trim());
        match name {
            Some(name) if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                last = name.to_owned();
                messages.push(last.clone());
            }
            Some(name) if line.starts_with("    .") => messages.push(format!("{last}{name}")),
            _ => {}
        }
    }
    messages
}

/// The keys that a file defines, in its order.
fn keys_of(source: &str) -> Vec<&str> {
    let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    source.lines().filter(starts).filter_map(|line| Some(line.split_once('=')?.0.trim())).collect()
}

/// A value for the argument `name`: numbers where the name says so, else one of the words code gives.
fn sample(name: &str, number: u32) -> Arg<'static> {
    match name {
        "count" | "limit" | "times" | "men" | "kings" | "level" | "number" | "move" | "size" | "this" | "best" => {
            number.into()
        }
        "side" if number.is_multiple_of(2) => "black".into(),
        "side" => "white".into(),
        "rank" if number.is_multiple_of(3) => "king".into(),
        "rank" => "man".into(),
        "what" => ["draw", "undo", "pause", "rematch"].get(number as usize % 4).copied().unwrap_or_default().into(),
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

/// All the code in a folder, and in those within.
fn code_in(folder: &Path) -> String {
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    files.map(|path| if path.is_dir() { code_in(&path) } else { fs::read_to_string(path).expect("a text") }).collect()
}

/// The messages that the library's code asks for, by what stands between quotes in it.
fn asked_for_by_the_library() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app");
    ["library", "page/library"].map(|name| code_in(&folder.join(name))).concat()
}

#[test]
fn the_library_says_the_same_in_every_language() {
    let wanted = messages_of(&source(Lang::En, Part::Library));
    let code = asked_for_by_the_library();
    for id in &wanted {
        assert!(code.contains(&format!("\"{id}\"")), "nobody asks for {id}");
    }
    let texts_of = |lang| Texts::new(lang, [Part::App, Part::Library].map(|part| messages(lang, part)).into());
    let english = texts_of(Lang::En);
    for &lang in Lang::ALL {
        assert_eq!(messages_of(&source(lang, Part::Library)), wanted, "{lang:?}");
        let texts = texts_of(lang);
        for id in &wanted {
            for number in NUMBERS {
                let words = ["name", "names", "text", "more", "side", "why"].map(|name| (name, Arg::from("22")));
                let numbers = ["count", "number", "line"].map(|name| (name, Arg::from(number)));
                let args: Vec<_> = words.into_iter().chain(numbers).collect();
                let text = texts.try_message(id, &args).unwrap_or_else(|error| panic!("{lang:?}: {error}"));
                assert!(!text.trim().is_empty() && !text.contains(['{', '}', '$']), "{lang:?} {id}: {text}");
                let alike = number == 8 && lang != Lang::En && text == english.message(id, &args);
                assert!(
                    !alike || SAME_IN_THE_LIBRARY.contains(&(lang, id.as_str())),
                    "{lang:?} has left in English {id}"
                );
            }
        }
    }
}

#[test]
fn no_message_was_left_in_english() {
    let english = texts(Lang::En);
    let mut alike = Vec::new();
    for &lang in Lang::ALL.iter().filter(|&&lang| lang != Lang::En) {
        let texts = texts(lang);
        for &key in Key::ALL {
            let args: Vec<_> = key.args().iter().map(|name| (*name, sample(name, 8))).collect();
            if texts.with(key, &args) == english.with(key, &args) {
                alike.push((lang, key));
            }
        }
    }
    alike.retain(|(_, key)| !PATTERNS.contains(key));
    assert_eq!(alike, SAME_AS_ENGLISH);
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

/// Values for whatever a message of the rules pages may take.
fn samples(number: u32) -> Vec<(&'static str, Arg<'static>)> {
    let numbers = ["men", "rows", "size", "moves", "times", "least", "most", "kings", "pieces", "count"];
    let words = ["squares", "white", "black"];
    let numbers = numbers.into_iter().map(|name| (name, number.into()));
    numbers.chain(words.into_iter().map(|name| (name, "22".into()))).collect()
}

#[test]
fn the_rules_say_the_same_in_every_language() {
    let wanted: BTreeSet<String> = messages_of(&source(Lang::En, Part::Rules)).into_iter().collect();
    assert!(wanted.len() > 300, "{}", wanted.len());
    let english = guide_texts(Lang::En);
    for &lang in Lang::ALL {
        let source = source(lang, Part::Rules);
        let messages = messages_of(&source);
        let there: BTreeSet<String> = messages.iter().cloned().collect();
        assert_eq!(there.len(), messages.len(), "{lang:?} defines a message twice");
        let missing: Vec<_> = wanted.difference(&there).collect();
        let more: Vec<_> = there.difference(&wanted).collect();
        assert!(missing.is_empty() && more.is_empty(), "{lang:?} lacks {missing:?} and has {more:?}");
        let texts = guide_texts(lang);
        let mut alike = Vec::new();
        for id in &wanted {
            for number in NUMBERS {
                let text = texts.try_message(id, &samples(number)).unwrap_or_else(|error| panic!("{lang:?}: {error}"));
                assert!(!text.trim().is_empty() && !text.contains(['{', '}', '$']), "{lang:?} {id}: {text}");
            }
            let same = texts.message(id, &samples(8)) == english.message(id, &samples(8));
            // Names may be the same in two languages, and what is all numbers.
            if same && !id.ends_with("-names") && !id.starts_with("value-") {
                alike.push(id);
            }
        }
        assert!(lang == Lang::En || alike.is_empty(), "{lang:?} has left in English {alike:?}");
    }
}

/// Every string of a page.
fn strings(blocks: &[Block], all: &mut Vec<String>) {
    for block in blocks {
        match block {
            Block::Text(text) | Block::Diagram { caption: text, .. } => all.push(text.clone()),
            Block::Labelled(label, text) => all.extend([label.clone(), text.clone()]),
            Block::List(items) | Block::Steps(items) => all.extend_from_slice(items),
            Block::Table(head, rows) => all.extend(head.iter().chain(rows.iter().flatten()).cloned()),
            Block::Start(_) => {}
            Block::Entry(title, blocks) => {
                all.push(title.clone());
                strings(blocks, all);
            }
            Block::Links(links) => all.extend(links.iter().map(|(_, name, _)| name.clone())),
        }
    }
}

#[test]
fn every_rules_page_is_whole_in_every_language() {
    for &lang in Lang::ALL {
        let texts = guide_texts(lang);
        for topic in Topic::all() {
            let page = page(topic, &texts);
            let mut all = vec![page.title.clone(), page.description.clone()];
            strings(&page.lead, &mut all);
            for section in &page.sections {
                all.push(section.title.clone());
                strings(&section.blocks, &mut all);
            }
            let is_name = |text: &String| {
                text.is_empty()
                    || (text.contains('-')
                        && text.bytes().all(|b| b.is_ascii_lowercase() || b"-.0123456789".contains(&b)))
            };
            let missing: Vec<_> = all.iter().filter(|text| is_name(text)).collect();
            assert!(missing.is_empty(), "{lang:?} {topic:?}: {missing:?}");
        }
    }
}

#[test]
fn a_changed_rule_changes_page_comparison_and_picker() {
    let texts = guide_texts(Lang::En);
    let rules = Variant::Brazilian.rules();
    let changed = Rules { priority: &[], ..*rules };
    let all = |rules: &Rules| {
        let page = page_of(Variant::Brazilian, rules, &texts);
        let mut all = Vec::new();
        page.sections.iter().for_each(|section| strings(&section.blocks, &mut all));
        all
    };
    let (before, after) = (all(rules), all(&changed));
    let owed = texts.message("choice-most-pieces", &[]);
    let free = texts.message("choice-free", &[]);
    assert!(before.contains(&owed) && !before.contains(&free), "the sentence");
    assert!(!after.contains(&owed) && after.contains(&free), "the sentence");
    // The largest capture is no longer among the diagrams; that any will do is.
    let shows = |all: &[String], diagram: &str| all.contains(&texts.message(diagram, &[]));
    assert!(shows(&before, "diagram-majority") && !shows(&after, "diagram-majority"));
    assert!(!shows(&before, "diagram-free-choice") && shows(&after, "diagram-free-choice"));
    assert_ne!(Property::Choice.value(rules, &texts), Property::Choice.value(&changed, &texts), "the comparison");
    let rows = |rules: &Rules| differences(rules, Variant::American.rules(), &texts).len();
    assert_eq!(rows(rules), rows(&changed) + 1, "the differences from American");
    assert_ne!(facts::lines(rules, &texts), facts::lines(&changed, &texts), "the picker's line");
}

/// What Fluent's own library says.
fn said_by_fluent(lang: Lang, part: Part) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![lang.tag().parse().expect("a tag")]);
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(source(lang, part)).expect("Fluent")).expect("new messages");
    bundle
}

#[test]
fn every_message_reads_as_by_fluents_own_library() {
    for &lang in Lang::ALL {
        for part in Part::ALL {
            let bundle = said_by_fluent(lang, part);
            let text: &'static str = source(lang, part).leak();
            let ends = |c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_';
            let named: BTreeSet<&str> = text.split('$').skip(1).filter_map(|rest| rest.split(ends).next()).collect();
            let bytes = write(&messages(lang, part));
            let texts = Texts::read(lang, [bytes.as_slice()]).expect("what was written");
            for (id, _) in &messages(lang, part) {
                for number in NUMBERS {
                    let mut args: Vec<(&str, Arg<'_>)> =
                        named.iter().map(|name| (*name, sample(name, number))).collect();
                    args.extend(samples(number));
                    let key = Key::ALL.iter().find(|key| key.id() == id);
                    args.extend(key.into_iter().flat_map(|key| key.args()).map(|name| (*name, sample(name, number))));
                    let (name, attribute) =
                        id.split_once('.').map_or((id.as_str(), None), |(name, it)| (name, Some(it)));
                    let message = bundle.get_message(name).expect("the message");
                    let pattern = match attribute {
                        Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
                        None => message.value(),
                    };
                    let values: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, fluent_value(arg))).collect();
                    let mut errors = Vec::new();
                    let wanted = bundle.format_pattern(pattern.expect("a text"), Some(&values), &mut errors);
                    assert!(errors.is_empty(), "{lang:?} {id}: {errors:?}");
                    // Of two values of one name ours takes the first, a map the last.
                    args.reverse();
                    assert_eq!(texts.try_message(id, &args).as_deref(), Ok(&*wanted), "{lang:?} {id} {number}");
                }
            }
        }
    }
}

fn fluent_value<'a>(arg: &Arg<'a>) -> FluentValue<'a> {
    match arg {
        Arg::Number(number) => (*number).into(),
        Arg::Text(text) => text.clone().into(),
    }
}
