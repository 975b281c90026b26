//! Whatever comes from outside – positions, games, links, saves, files, messages of the worker – is read or refused: it
//! never panics, and what is read is legal. Each text is a good one with something done to it, as noise alone is refused
//! at its first character.
//!
//! A short run goes with the other tests. `DAMA_CASES=1000000 cargo test --test fuzz` is a long one.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails by panicking")]

mod support;

use std::env;
use std::sync::LazyLock;
use std::time::Instant;

use dama::app::shelf::{GAME, SETTINGS};
use dama::app::{backup, save};
use dama::engine::Limits;
use dama::game::{Game, Link, Record};
use dama::notation::pdn::{Read, games, write_pdn};
use dama::notation::{Labels, parse_position, write_fen};
use dama::rules::Variant;
use dama::worker::link as wire;
use dama::worker::protocol::{PROTOCOL, Thought, ToPage, ToWorker};
use proptest::prelude::*;
use support::{Rng, game_of, random_position, rule_sets};

/// How many cases each target gets.
fn config() -> ProptestConfig {
    let cases = env::var("DAMA_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(2000);
    ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 2000, ..ProptestConfig::default() }
}

/// What stands in what is read, and what does not belong there.
const WORDS: [&str; 40] = [
    "W:",
    "B:",
    ":W",
    ":B",
    "K",
    "1",
    "32",
    "50",
    "51",
    "-",
    "x",
    ",",
    ".",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "\"",
    "\\",
    "$1",
    "1.",
    "1...",
    "*",
    "1-0",
    "2-0",
    "½",
    "\u{feff}",
    "\r\n",
    " ",
    "\u{0}",
    "é",
    "ﷺ",
    "99999999999",
    "-1",
    "null",
    "[[",
    "GameType",
    "undone",
];

/// Does something to a text, as often as `rng` wants.
fn spoil(text: &str, rng: &mut Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..rng.below(6) {
        let at = rng.below(chars.len() + 1);
        let to = (at + 1 + rng.below(8)).min(chars.len());
        match rng.below(6) {
            0 => drop(chars.drain(at..to)),
            1 => {
                let word: Vec<char> = WORDS[rng.below(WORDS.len())].chars().collect();
                chars.splice(at..at, word);
            }
            2 => {
                let piece: Vec<char> = chars[at..to].to_vec();
                let place = rng.below(chars.len() + 1);
                chars.splice(place..place, piece);
            }
            3 => {
                if let Some(char) = chars.get_mut(at) {
                    *char = char::from(rng.below(128) as u8);
                }
            }
            4 => chars.truncate(at),
            _ => {
                let other = rng.below(chars.len() + 1);
                if at < chars.len() && other < chars.len() {
                    chars.swap(at, other);
                }
            }
        }
    }
    chars.into_iter().collect()
}

/// Games of every rule set, of many lengths.
static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let mut rng = Rng(7);
    let mut some = |rule_set| {
        [0, 3, 20, 90].map(|plies| game_of(rule_set, &(0..plies).map(|_| rng.next() as u16).collect::<Vec<_>>()))
    };
    rule_sets().into_iter().flat_map(&mut some).collect()
});

fn a_game(rng: &mut Rng) -> &'static Game {
    &GAMES[rng.below(GAMES.len())]
}

static PDN: LazyLock<Vec<String>> = LazyLock::new(|| {
    let corpus = support::text("pdn/corpus.txt");
    let from_corpus = corpus.split("\n\n").map(str::to_owned);
    GAMES.iter().map(|game| write_pdn(&game.to_pdn())).chain(from_corpus).collect()
});

static LINKS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let links = GAMES.iter().map(|game| Link::Game(Box::new(game.to_pdn())).write());
    links.map(|link| armour::open(&link)).collect()
});

static SAVES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let text = support::text("saves/v1.txt");
    text.lines().filter_map(|line| line.strip_prefix("save ")).map(str::to_owned).collect()
});

/// The outer form of a link, once more: without the right sum no spoilt link would be looked into.
mod armour {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    pub(super) fn open(link: &str) -> Vec<u8> {
        let values = link.bytes().skip(1).map(|c| ALPHABET.iter().position(|&it| it == c).expect("a letter") as u32);
        let (mut bits, mut held, mut bytes) = (0u64, 0, Vec::new());
        for value in values {
            bits = bits << 6 | u64::from(value);
            held += 6;
            if held >= 8 {
                held -= 8;
                bytes.push((bits >> held) as u8);
            }
        }
        bytes.truncate(bytes.len() - 4);
        bytes
    }

    pub(super) fn close(bytes: &[u8]) -> String {
        let mut crc = !0u32;
        for &byte in [b'1'].iter().chain(bytes) {
            crc ^= u32::from(byte);
            for _ in 0..8 {
                crc = if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 };
            }
        }
        let (mut bits, mut held, mut text) = (0u64, 0, String::from("1"));
        for byte in bytes.iter().copied().chain((!crc).to_le_bytes()) {
            bits = bits << 8 | u64::from(byte);
            held += 8;
            while held >= 6 {
                held -= 6;
                text.push(char::from(ALPHABET[(bits >> held) as usize & 63]));
            }
        }
        if held > 0 {
            text.push(char::from(ALPHABET[(bits << (6 - held)) as usize & 63]));
        }
        text
    }
}

fn spoil_bytes(bytes: &mut Vec<u8>, rng: &mut Rng) {
    for _ in 0..rng.below(5) {
        let at = rng.below(bytes.len() + 1);
        match rng.below(4) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, rng.next() as u8),
            2 if at < bytes.len() => drop(bytes.remove(at)),
            _ if at < bytes.len() => bytes[at] = [0, 1, 127, 128, 255, rng.next() as u8][rng.below(6)],
            _ => {}
        }
    }
}

/// A message as a worker of this or another version, or something else altogether, may send it.
fn a_message(rng: &mut Rng, ids: u32) -> ToPage {
    let id = rng.below(ids as usize + 2) as u32;
    let line = (0..rng.below(3)).map(|_| ["11-15", "9-14", "22-18", "1-32", "x", "9x18x14"][rng.below(6)].to_owned());
    let thought = Thought { line: line.collect(), ..Thought::default() };
    match rng.below(8) {
        0 => ToPage::Ready { protocol: if rng.below(8) == 0 { rng.next() as u32 } else { PROTOCOL } },
        1 => ToPage::Failed { message: "panicked".into() },
        2 => ToPage::Best { id, thought: None },
        3..=5 => ToPage::Best { id, thought: Some(thought) },
        _ => ToPage::Progress { id, thought },
    }
}

#[test]
fn the_second_armour_is_that_of_links() {
    for game in &*GAMES {
        let link = Link::Game(Box::new(game.to_pdn())).write();
        assert_eq!(armour::close(&armour::open(&link)), link);
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn positions(seed in any::<u64>()) {
        let mut rng = Rng(seed);
        let variant = Variant::ALL[rng.below(Variant::ALL.len())];
        let labels = Labels::canonical(variant.rules());
        let good = write_fen(&random_position(*variant.rules(), &mut rng), &labels);
        let text = spoil(&good, &mut rng);
        if let Ok(position) = parse_position(&text, variant.rules()) {
            prop_assert_eq!(parse_position(&write_fen(&position, &labels), variant.rules()), Ok(position), "{}", text);
        }
    }

    #[test]
    fn pdn(seed in any::<u64>()) {
        let mut rng = Rng(seed);
        let text = spoil(&PDN[rng.below(PDN.len())], &mut rng);
        for game in games(&text) {
            if let Read::Game(read) = game.read(None) {
                let written = write_pdn(&read.game);
                let again = games(&written).next().map(|game| game.read(None));
                match again {
                    Some(Read::Game(again)) => prop_assert_eq!(&again.game, &read.game, "{}\n{}", text, written),
                    _ => prop_assert!(false, "{}\n{}", text, written),
                }
            }
        }
    }

    #[test]
    fn links(seed in any::<u64>()) {
        let mut rng = Rng(seed);
        let mut bytes = LINKS[rng.below(LINKS.len())].clone();
        spoil_bytes(&mut bytes, &mut rng);
        let text = armour::close(&bytes);
        if let Ok(link) = Link::parse(&text) {
            prop_assert_eq!(Link::parse(&link.write()), Ok(link), "{}", text);
        }
        let _ = Link::parse(&spoil(&text, &mut rng));
    }

    #[test]
    fn saves(seed in any::<u64>()) {
        let mut rng = Rng(seed);
        let text = spoil(&SAVES[rng.below(SAVES.len())], &mut rng);
        let _ = save::serial(&text);
        if let Ok(table) = save::read(&text) {
            let again = save::read(&save::write(&table, 1)).map(|table| table.game().record());
            prop_assert_eq!(again, Ok(table.game().record()), "{}", text);
        }
    }

    #[test]
    fn files(seed in any::<u64>()) {
        let mut rng = Rng(seed);
        let game = serde_json::to_string(&SAVES[rng.below(SAVES.len())]).expect("JSON");
        let good = format!(
            "{{\"dama\":\"everything\",\"version\":1,\"kept\":{{\"{GAME}\":{game},\"{SETTINGS}\":\"{{\\\"theme\\\":\\\"dark\\\"}}\"}}}}"
        );
        prop_assert!(backup::read(&good).is_ok());
        if let Ok(plan) = backup::read(&spoil(&good, &mut rng)) {
            prop_assert!(plan.unread.len() <= 1);
        }
    }

    #[test]
    fn messages(seed in any::<u64>()) {
        let mut rng = Rng(seed);
        let message = a_message(&mut rng, 3);
        let mut bytes = postcard::to_allocvec(&message).expect("bytes");
        prop_assert_eq!(postcard::from_bytes::<ToPage>(&bytes), Ok(message));
        spoil_bytes(&mut bytes, &mut rng);
        let _ = postcard::from_bytes::<ToPage>(&bytes);
        let record: Record = a_game(&mut rng).record();
        let asked = ToWorker::Think { id: rng.next() as u32, record, limits: Limits::depth(1), seed: rng.next() };
        let mut bytes = postcard::to_allocvec(&asked).expect("bytes");
        spoil_bytes(&mut bytes, &mut rng);
        if let Ok(ToWorker::Think { record, .. }) = postcard::from_bytes(&bytes) {
            let _ = record.game();
        }
    }

    /// Whatever a worker says and whenever it dies: the page is told legal moves of the game it asked about, once, and a
    /// wish costs three workers at most.
    #[test]
    fn the_page_s_end_of_the_wire(seed in any::<u64>()) {
        let mut rng = Rng(seed);
        let (mut link, _) = wire::Link::new();
        let (mut ids, mut started, mut asked) = (0, 0, None);
        for _ in 0..60 {
            let event = match rng.below(12) {
                0 | 1 => {
                    ids += 1;
                    let game = a_game(&mut rng);
                    asked = Some(*game.position());
                    started = 0;
                    wire::Event::Think { game: Box::new(game.clone()), limits: Limits::depth(1), seed: 0 }
                }
                2 => wire::Event::MoveNow,
                3 => {
                    asked = None;
                    wire::Event::Cancel
                }
                4 => wire::Event::Died("gone".into()),
                5 => wire::Event::Alarm,
                _ => wire::Event::Message(a_message(&mut rng, ids)),
            };
            for command in link.on(event) {
                match command {
                    wire::Command::Respawn => {
                        started += 1;
                        // Three for the wish, and one more for each time it is stopped by force.
                        prop_assert!(started < 30);
                    }
                    wire::Command::Report(wire::Report::Best(mv, _)) => {
                        let position = asked.take();
                        prop_assert!(position.is_some_and(|position| position.is_legal(&mv)));
                    }
                    wire::Command::Report(wire::Report::Failed(_)) => prop_assert!(asked.take().is_some()),
                    wire::Command::Report(wire::Report::Progress(_)) => prop_assert!(asked.is_some()),
                    wire::Command::Post(_) | wire::Command::SetAlarm(_) | wire::Command::End => {}
                }
            }
        }
    }
}

/// What is large is refused or read at once, not looked at for long.
#[test]
fn what_is_large_takes_no_long_time() {
    let start = Instant::now();
    for unit in ["W:W1,2,3:B30", "[", "{", "(", "1. 11-15 ", "\"", "{\"version\":1,", "\u{0}", "[Event \"x\"] "] {
        let text = unit.repeat((4 << 20) / unit.len());
        for variant in [Variant::American, Variant::International] {
            assert!(parse_position(&text, variant.rules()).is_err());
        }
        assert!(save::read(&text).is_err() && backup::read(&text).is_err() && Link::parse(&text).is_err());
        dama::app::place::Place::of_hash(&text);
        for game in games(&text).take(50) {
            let _ = game.read(None);
        }
    }
    // In the slow profile of tests, on a busy machine.
    assert!(start.elapsed().as_secs() < 60, "{:?}", start.elapsed());
}
