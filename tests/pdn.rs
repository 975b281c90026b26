//! PDN: what is written reads back, and what is read says what it was.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails by panicking")]

mod support;

use dama::game::{Game, RuleSet};
use dama::notation::pdn::{Line, Node, PdnGame, PdnResult, Read, ReadGame, games, write_pdn};
use dama::rules::{Position, ProfileName, Variant};
use proptest::prelude::*;
use support::{Rng, game_of, random_position, rule_sets};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Every rule set by both profiles, with the house rule and without.
fn all_rule_sets() -> Vec<RuleSet> {
    let federation = |set: RuleSet| RuleSet { profile: ProfileName::Federation, ..set };
    rule_sets().into_iter().flat_map(|set| [set, federation(set)]).collect()
}

/// The only game of a text.
fn read(text: &str) -> ReadGame {
    let mut games = games(text);
    let game = games.next().expect("a game").read(None);
    assert!(games.next().is_none(), "more than one game in {text}");
    match game {
        Read::Game(read) => *read,
        other => panic!("{other:?} from {text}"),
    }
}

const TEXTS: [&str; 9] = [
    "good",
    "a } brace { or two",
    "[%clock w0:12:30 B0:10:05]",
    "two\nlines",
    "1. 32-28 (no move)",
    "* 1-0 ; % $1",
    "نقلة جيدة — пять",
    "\"quoted\\\"",
    "a comment so long that a line of moves with a comment in it has to be broken somewhere before it ends",
];

/// A line of random moves from `position`, with remarks, and variations `depth` deep.
fn line(position: &Position, rng: &mut Rng, depth: u32) -> Line {
    let mut line = Line::default();
    let mut position = *position;
    let remarks = |rng: &mut Rng| {
        let count = if rng.below(4) == 0 { rng.below(3) } else { 0 };
        // What a brace becomes is what reads back.
        (0..count).map(|_| TEXTS[rng.below(TEXTS.len())].replace('}', ")")).collect::<Vec<_>>()
    };
    line.comments = remarks(rng);
    for _ in 0..rng.below(if depth == 0 { 80 } else { 8 }) {
        let mut moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        moves.sort();
        let mut node = Node::new(moves[rng.below(moves.len())]);
        node.comments = remarks(rng);
        if rng.below(5) == 0 {
            node.nags = (0..=rng.below(2)).map(|_| [1, 2, 3, 4, 5, 6, 7, 18, 255][rng.below(9)]).collect();
        }
        if depth < 3 && rng.below(6) == 0 {
            let variations = (0..=rng.below(2)).map(|_| self::line(&position, rng, depth + 1));
            node.variations = variations.filter(|variation| *variation != Line::default()).collect();
        }
        position = position.play_unchecked(&node.mv);
        line.moves.push(node);
    }
    line
}

fn any_pdn() -> impl Strategy<Value = PdnGame> {
    (proptest::sample::select(all_rule_sets()), any::<u64>()).prop_map(|(rule_set, seed)| {
        let mut rng = Rng(seed);
        let start = match rng.below(3) {
            0 => random_position(rule_set.rules(), &mut rng),
            _ => rule_set.start(),
        };
        let mut game = PdnGame::new(rule_set, start);
        for name in ["White", "Annotator", "Event", "Black", "x_1"] {
            if rng.below(2) == 0 {
                game.tags.add(name, TEXTS[rng.below(TEXTS.len())]);
            }
        }
        game.line = line(&start, &mut rng, 0);
        game.result =
            [PdnResult::WhiteWon, PdnResult::BlackWon, PdnResult::Drawn, PdnResult::BothLost, PdnResult::Unknown]
                [rng.below(5)];
        game
    })
}

proptest! {
    #![proptest_config(config(1500))]

    #[test]
    fn a_game_reads_back(game in any_pdn()) {
        let text = write_pdn(&game);
        let back = read(&text);
        prop_assert_eq!(&back.problems, &[], "{}", text);
        prop_assert_eq!(&back.game, &game, "{}", text);
        prop_assert_eq!(&write_pdn(&back.game), &text);
        // Lines are for people too, except where a comment or a tag is longer.
        let long = text.lines().filter(|line| line.trim_end_matches(')').chars().count() > 78 && !line.contains(['{', '[', '}']));
        prop_assert_eq!(long.collect::<Vec<_>>(), Vec::<&str>::new());
    }

    #[test]
    fn a_game_that_was_played_reads_back(
        rule_set in proptest::sample::select(all_rule_sets()),
        choices in proptest::collection::vec(any::<u16>(), 0..160),
    ) {
        let game = game_of(rule_set, &choices);
        let text = write_pdn(&game.to_pdn());
        let (again, left) = Game::from_pdn(&read(&text).game);
        prop_assert_eq!(left, 0);
        prop_assert_eq!(again.record(), game.record(), "{}", text);
    }

    #[test]
    fn files_of_many_games_are_cut_where_they_were_joined(all in proptest::collection::vec(any_pdn(), 1..5)) {
        let text = all.iter().map(write_pdn).collect::<Vec<_>>().join("\n");
        for text in [text.clone(), format!("\u{feff}{}", text.replace('\n', "\r\n"))] {
            let mut reader = games(&text);
            for (i, game) in all.iter().enumerate() {
                let found = reader.next().expect("a game");
                prop_assert_eq!(found.number, i + 1);
                let Read::Game(back) = found.read(None) else { panic!("{}", found.source()) };
                prop_assert_eq!(&back.game, game);
                prop_assert!(reader.done() <= reader.total());
            }
            prop_assert!(reader.next().is_none());
            prop_assert_eq!(reader.done(), reader.total());
        }
    }
}

/// Bits of PDN, to be put together in any order.
fn any_scrap() -> impl Strategy<Value = String> {
    let scraps = [
        "[GameType \"20\"]",
        "[GameType \"25,W,8,8,A0,0\"]",
        "[FEN \"W:W31:B20\"]",
        "[Event \"x",
        "[",
        "]",
        "{",
        "}",
        "(",
        ")",
        "(!)",
        "1.",
        "1...",
        "32-28",
        "19-23",
        "28x19",
        "c3-d4",
        "c3d4",
        "9-13",
        " ",
        "\n",
        "*",
        "1-0",
        "2-0",
        "$1",
        "$999",
        "!",
        "?!",
        ";",
        "%",
        "/FEN \"W:W31:B20\"/",
        "/",
        "\u{feff}",
        "é",
        "½-½",
        "x",
        "-",
        "99999999999",
        "\"",
    ];
    proptest::collection::vec(proptest::sample::select(scraps.to_vec()), 0..40).prop_map(|scraps| scraps.concat())
}

proptest! {
    #![proptest_config(config(3000))]

    #[test]
    fn no_text_makes_the_reader_panic_or_loop(text in prop_oneof![any::<String>(), any_scrap()]) {
        let mut reader = games(&text);
        let mut done = 0;
        while let Some(game) = reader.next() {
            prop_assert!(reader.done() > done, "no way forward at {done} in {text:?}");
            done = reader.done();
            prop_assert!(game.line <= text.lines().count().max(1));
            for assumed in [None, Some(Variant::Russian)] {
                if let Read::Game(read) = game.read(assumed) {
                    // What was read, however odd, reads back.
                    let again = self::read(&write_pdn(&read.game));
                    prop_assert_eq!(&again.game, &read.game, "{:?}", text);
                }
                if let Read::Game(read) = game.read(assumed) {
                    prop_assert!(read.problems.iter().all(|problem| !problem.to_string().contains('\n')));
                }
            }
        }
    }
}

#[test]
fn a_megabyte_of_games_is_read_in_steps() {
    let game = write_pdn(&game_of(RuleSet::federation(Variant::International), &[7; 80]).to_pdn());
    let text = vec![game; 1000].join("\n");
    let mut reader = games(&text);
    let mut steps = 0;
    for found in reader.by_ref() {
        steps += 1;
        assert_eq!(found.number, steps);
    }
    assert_eq!((steps, reader.done()), (1000, reader.total()));
}

#[test]
fn texts_made_to_be_slow_are_not() {
    for scrap in ["{\n[", "(", ")", "[Event \"x", "/FEN", "1", "1.", "32", "32-", "a1", "\\\"", "[%"] {
        let text = scrap.repeat(300_000 / scrap.len());
        let read: Vec<Read> = games(&text).map(|game| game.read(Some(Variant::American))).collect();
        assert!(read.len() < 200_000, "{scrap:?}");
    }
}

#[test]
fn a_comment_of_a_hundred_kilobytes_is_kept() {
    let comment = "word ".repeat(20_000);
    let back = read(&format!("[GameType \"21\"] 1. 11-15 {{{comment}}} *"));
    assert_eq!(back.game.line.moves[0].comments, [comment.trim()]);
}
