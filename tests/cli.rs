//! The native command: what it prints, where, and with which exit status.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use dama::engine::BENCH_NODES;
use dama::game::{Link, RuleSet};
use dama::notation::pdn::{Read, games};
use dama::notation::{Labels, parse_hub};
use dama::rules::{Position, Variant};

fn dama(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_dama")).args(args).output().expect("the command starts")
}

/// The lines of standard output of a run that has gone well.
fn lines(args: &[&str]) -> Vec<String> {
    let output = dama(args);
    let (out, err) = (String::from_utf8(output.stdout).expect("UTF-8"), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success() && err.is_empty(), "{args:?}: {} {err}", output.status);
    assert!(out.is_empty() || out.ends_with('\n'), "{args:?}: {out}");
    out.lines().map(str::to_owned).collect()
}

/// What a run says that is refused, on one line of standard error.
fn refusal(args: &[&str]) -> String {
    let output = dama(args);
    let err = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {err}");
    assert!(output.stdout.is_empty(), "{args:?} prints to standard output");
    assert_eq!(err.lines().count(), 1, "{args:?}: {err}");
    assert!(err.ends_with('\n'), "{args:?}: {err}");
    err
}

/// The numbers among the words of `line`, the other words in place.
fn shape(line: &str) -> String {
    let word = |word: &str| if word.parse::<f64>().is_ok() { "#".to_owned() } else { word.to_owned() };
    line.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}

fn number(word: &str) -> u64 {
    word.parse().unwrap_or_else(|_| panic!("{word:?} is no number"))
}

#[test]
fn perft_ends_with_its_count_after_time_and_speed() {
    for variant in Variant::ALL {
        let golden = support::records(&format!("perft/{}.perft", variant.name()));
        for depth in [0, 1, 4, 6] {
            let out = lines(&["perft", "--variant", variant.name(), "--depth", &depth.to_string()]);
            let [time, count] = out.as_slice() else { panic!("two lines expected: {out:?}") };
            assert_eq!(shape(time), "time # ms, # Mn/s");
            let expected = if depth == 0 { 1 } else { golden[0].counts[depth - 1] };
            assert_eq!(*count, format!("perft {depth} {expected}"), "{variant:?}");
        }
    }
}

#[test]
fn perft_divided_is_sorted_and_sums_up() {
    let optional = "B:W18,22,30:B9,14,K25";
    for args in [
        &["--variant", "american", "--depth", "5"][..],
        &["--variant", "italian", "--depth", "4"],
        &["--variant", "international", "--depth", "1"],
        &["--variant", "russian", "--depth", "3", "--optional-capture", "--fen", optional],
    ] {
        let out = lines(&[&["perft", "--divide"], args].concat());
        let [behind @ .., _, last] = out.as_slice() else { panic!("{out:?}") };
        assert!(behind.is_sorted() && !behind.is_empty(), "{out:?}");
        let sum: u64 = behind.iter().map(|line| number(line.split_once(' ').expect("move and count").1)).sum();
        assert_eq!(last.rsplit(' ').next().map(number), Some(sum), "{args:?}");
        // Those are the legal moves, each once.
        let args: Vec<&str> = args.iter().copied().filter(|arg| *arg != "--depth" && arg.len() != 1).collect();
        let moves: Vec<&str> = behind.iter().filter_map(|line| line.split(' ').next()).collect();
        let mut listed = lines(&[&["moves"], args.as_slice()].concat());
        listed.sort();
        assert_eq!(moves, listed);
    }
    let zero = lines(&["perft", "--divide", "--variant", "thai", "--depth", "0"]);
    assert_eq!(zero.last().map(String::as_str), Some("perft 0 1"));
}

#[test]
fn moves_prints_the_legal_moves_sorted_and_nothing_else() {
    for record in support::records("positions/rules.txt") {
        let mut args = vec!["moves", "--variant", record.rule_set.variant.name(), "--fen", &record.fen];
        if record.rule_set.optional_capture {
            args.push("--optional-capture");
        }
        let mut expected: Vec<&str> = record.moves.iter().map(|mv| mv.trim_end_matches("=K")).collect();
        expected.sort_unstable();
        assert_eq!(lines(&args), expected, "{args:?}");
    }
}

#[test]
fn moves_of_a_mirrored_board_have_its_numbers() {
    assert_eq!(lines(&["moves", "--variant", "italian", "--fen", "W:Wh1:BKa8"]), ["32-28"]);
    assert_eq!(lines(&["moves", "--variant", "american", "--fen", "W:Wg1:BKb8"]), ["32-27", "32-28"]);
}

#[test]
fn moves_prints_nothing_where_there_is_none() {
    assert!(lines(&["moves", "--variant", "international", "--fen", "B:W50:B"]).is_empty());
}

#[test]
fn best_ends_with_a_legal_move_and_is_the_same_every_time() {
    for variant in Variant::ALL {
        let args = ["best", "--variant", variant.name(), "--nodes", "4000"];
        let out = lines(&args);
        let (last, iterations) = out.split_last().expect("a last line");
        let words: Vec<&str> = last.split(' ').collect();
        let &["best", mv, "depth", depth, "score", score, "nodes", nodes] = words.as_slice() else { panic!("{last}") };
        let start = Position::start(variant);
        assert!(parse_hub(mv, &start, &Labels::canonical(start.rules())).is_ok(), "{last}");
        assert!(number(depth) >= 1 && score.parse::<i64>().is_ok(), "{last}");
        // The limit is looked at on the way into a node, so that a few more may be counted.
        assert_eq!(number(nodes), 4000, "{last}");
        assert!(!iterations.is_empty());
        for line in iterations {
            assert!(shape(line).starts_with("depth # score # nodes # nps # line "), "{line}");
        }
        assert_eq!(lines(&args).last(), Some(last));
    }
}

#[test]
fn best_takes_each_of_its_limits() {
    let best = |limit: &[&str]| lines(&[&["best", "--variant", "thai"], limit].concat()).pop().expect("a last line");
    assert!(best(&["--depth", "3"]).contains(" depth 3 "));
    assert!(best(&["--time", "20"]).starts_with("best "));
    assert!(best(&["--nodes", "1"]).starts_with("best "));
    let lost = ["best", "--variant", "thai", "--nodes", "100", "--fen", "W:W:B1"];
    assert_eq!(lines(&lost), ["best none depth 0 score 0 nodes 0"]);
}

#[test]
fn best_obeys_the_house_rule() {
    let fen = "W:WK30:BK3,14,18";
    let nodes = |more: &[&str]| {
        let out = lines(&[&["best", "--variant", "russian", "--depth", "6", "--fen", fen], more].concat());
        out.last().and_then(|line| line.rsplit(' ').next()).map(number)
    };
    assert_ne!(nodes(&[]), nodes(&["--optional-capture"]));
}

#[test]
fn bench_ends_with_its_signature() {
    let out = lines(&["bench"]);
    let last = out.last().expect("a last line");
    assert_eq!(shape(last), "bench # nodes # nps");
    assert_eq!(last.split(' ').nth(1).map(number), Some(BENCH_NODES));
}

/// What `dama pdn -` makes of `text`: status, standard output, lines of standard error.
fn pdn(text: &[u8], more: &[&str]) -> (i32, String, Vec<String>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dama"));
    command.args(["pdn", "-"]).args(more);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command starts");
    child.stdin.take().expect("a pipe").write_all(text).expect("it is read");
    let output = child.wait_with_output().expect("the command ends");
    let err = String::from_utf8(output.stderr).expect("UTF-8");
    let out = String::from_utf8(output.stdout).expect("UTF-8");
    (output.status.code().expect("a status"), out, err.lines().map(str::to_owned).collect())
}

const GOOD: &str = "[White \"A\"]\n[Result \"*\"]\n[GameType \"21,B,8,8,N1,0\"]\n\n1. 11-15 23-19 *\n";

#[test]
fn pdn_prints_what_it_has_read_in_canonical_form() {
    let untidy = "\u{feff}[GameType \"21\"]\r\n[White \"A\"]\r\n11 - 15 23-19\r\n[GameType \"31\"] *";
    let thai = "[Result \"*\"]\n[GameType \"31,B,8,8,N2,0\"]\n\n*\n";
    assert_eq!(pdn(untidy.as_bytes(), &[]), (0, format!("{GOOD}\n{thai}"), vec![]));
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("good é.pdn");
    std::fs::write(&file, untidy).expect("a file");
    let output = dama(&["pdn", &file.display().to_string()]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), format!("{GOOD}\n{thai}"));
    // What is printed is read as itself.
    assert_eq!(pdn(GOOD.as_bytes(), &[]), (0, GOOD.to_owned(), vec![]));
    assert_eq!(pdn(b"[GameType \"21\"] [White \"\xc9\"] *", &[]).1.lines().next(), Some("[White \"É\"]"));
}

#[test]
fn pdn_tells_game_move_and_reason_and_goes_on() {
    let text = "[GameType \"20\"]\n1. 32-28 19-23\n2. 28x20 {x} *\n[GameType \"40\"] *\n".to_owned() + GOOD;
    let (status, out, err) = pdn(text.as_bytes(), &[]);
    assert_eq!(status, 1);
    assert!(out.starts_with("[Result \"*\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 19-23 *\n"), "{out}");
    assert!(out.ends_with(&format!("\n{GOOD}")), "{out}");
    assert_eq!(
        err,
        [
            "dama: game 1, line 3: move 2, White: \"28x20\" is not legal here; legal are 28x19",
            "dama: game 2, line 4: GameType 40 is Frisian draughts, which is not played here",
        ]
    );
}

#[test]
fn pdn_without_a_game_type_asks_or_says_what_it_took() {
    let (status, out, err) = pdn(b"1. 11-15 *", &[]);
    assert_eq!((status, out.as_str()), (1, ""));
    assert!(err[0].contains("no GameType, and american, ") && err[0].contains("fit; say --variant"), "{err:?}");
    let (status, out, err) = pdn(b"1. 11-15 *", &["--variant", "american"]);
    assert_eq!((status, err.len()), (0, 0));
    assert!(out.contains("[GameType \"21,B,8,8,N1,0\"]"), "{out}");
    let (status, out, err) = pdn(b"1. 32-28 19-23 *", &[]);
    assert_eq!((status, err), (0, vec!["dama: game 1, line 1: no GameType; only international fits".to_owned()]));
    assert!(out.contains("[GameType \"20,W,10,10,N2,0\"]"), "{out}");
    assert_eq!(pdn(b"hello", &[]).0, 1);
    assert_eq!(pdn(b"", &[]).0, 1);
}

#[test]
fn link_prints_the_pdn_of_what_was_sent() {
    let read = games(GOOD).next().map(|game| game.read(None));
    let Some(Read::Game(read)) = read else { panic!("{read:?}") };
    let text = Link::Game(Box::new(read.game)).write();
    assert_eq!(lines(&["link", &text]).join("\n") + "\n", GOOD);
    assert_eq!(lines(&["link", &format!("https://example.org/dama/#/game/{text}")]).join("\n") + "\n", GOOD);
    let start = Position::start(Variant::Thai);
    let position = Link::Position(RuleSet::table(Variant::Thai), start).write();
    let thai = ["[Result \"*\"]", "[GameType \"31,B,8,8,N2,0\"]", "[DamaProfile \"table\"]", "", "*"];
    assert_eq!(lines(&["link", &position]), thai);
    for (text, said) in [(&text[..9], "damaged"), ("#/settings", "no link"), ("", "no link")] {
        let output = dama(&["link", text]);
        let err = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{text}");
        assert!(err.lines().count() == 1 && err.contains(said), "{text}: {err}");
    }
}

#[test]
fn help_names_every_command_and_rule_set() {
    for args in [&["--help"][..], &["-h"], &["perft", "--help"], &["best", "-h"]] {
        let help = lines(args).join("\n");
        for command in ["perft", "moves", "best", "bench", "pdn", "link", "match", "hub", "selfplay", "train", "book"] {
            assert!(help.contains(&format!("dama {command}")), "{command} is missing from {help}");
        }
        for variant in Variant::ALL {
            assert!(help.contains(variant.name()), "{variant:?} is missing from {help}");
        }
    }
}

#[test]
fn what_is_wrong_is_told_in_one_line() {
    let long = format!("W:W{}", "1,".repeat(3000));
    for (args, said) in [
        (&[][..], "perft"),
        (&["prefit"], "prefit"),
        (&["perft", "more"], "more"),
        (&["perft"], "--variant"),
        (&["moves"], "--variant"),
        (&["best", "--nodes", "5"], "--variant"),
        (&["moves", "--variant"], "--variant"),
        (&["moves", "--variant", "chess"], "chess"),
        (&["moves", "--variant", "American"], "American"),
        (&["moves", "--variant", "line\nbreak"], "break"),
        (&["line\nbreak"], "break"),
        (&["moves", "--varaint", "thai"], "--varaint"),
        (&["moves", "-x"], "-x"),
        (&["perft", "--variant", "thai"], "--depth"),
        (&["perft", "--variant", "thai", "--depth"], "--depth"),
        (&["perft", "--variant", "thai", "--depth", "six"], "six"),
        (&["perft", "--variant", "thai", "--depth", "-1"], "-1"),
        (&["perft", "--variant", "thai", "--depth", "1.5"], "1.5"),
        (&["perft", "--variant", "thai", "--depth", "100"], "100"),
        (&["perft", "--variant", "thai", "--depth", "99999999999999999999"], "99999999999999999999"),
        (&["best", "--variant", "thai"], "--nodes"),
        (&["best", "--variant", "thai", "--nodes", "0"], "\"0\""),
        (&["best", "--variant", "thai", "--time", "0"], "\"0\""),
        (&["best", "--variant", "thai", "--nodes", "5", "--depth", "5"], "--nodes"),
        (&["moves", "--variant", "international", "--optional-capture"], "international"),
        (&["moves", "--variant", "thai", "--fen"], "--fen"),
        (&["moves", "--variant", "thai", "--fen", ""], "--fen"),
        (&["moves", "--variant", "thai", "--fen", "W:W33:B1"], "33"),
        (&["moves", "--variant", "thai", "--fen", "W:W\n33:B1"], "33"),
        (&["moves", "--variant", "thai", "--fen", "W:W4:B1"], "uncrowned"),
        (&["moves", "--variant", "thai", "--fen", &long], "expected at most"),
        (&["moves", "--variant", "thai", "--divide=yes"], "divide"),
        (&["pdn"], "file"),
        (&["pdn", "one", "two"], "two"),
        (&["pdn", "no/such/file.pdn"], "no/such/file.pdn"),
        (&["pdn", "x", "--variant", "chess"], "chess"),
        (&["link"], "link"),
        (&["link", "1QgAAdhnNGg", "more"], "more"),
        (&["match", "hand", "--variant", "thai", "--games", "2", "--nodes", "9"], "two players"),
        (&["match", "hand", "hand", "--variant", "thai", "--nodes", "9"], "--games"),
        (&["match", "hand", "hand", "--variant", "thai", "--games", "2"], "--nodes"),
        (&["match", "hand", "hand", "--variant", "thai", "--games", "2", "--nodes", "9", "--time", "9"], "--time"),
        (&["match", "hand", "level:11", "--variant", "thai", "--games", "2", "--nodes", "9"], "level:11"),
        (&["match", "hand", "nobody", "--variant", "thai", "--games", "2", "--nodes", "9"], "nobody"),
        (&["match", "hand", "no/such.bin", "--variant", "thai", "--games", "2", "--nodes", "9"], "no/such.bin"),
        (&["match", "hand", "Cargo.toml", "--variant", "thai", "--games", "2", "--nodes", "9"], "no file of weights"),
        (
            &["match", "hand", "hub:no-such-engine", "--variant", "thai", "--games", "2", "--nodes", "9"],
            "no-such-engine",
        ),
        (&["match", "--sprt", "10,0"], "10,0"),
        (&["best", "--variant", "thai", "--nodes", "9", "--weights", "Cargo.toml"], "Cargo.toml"),
        (&["selfplay", "--variant", "thai", "--games", "1", "--nodes", "9"], "--out"),
        (&["book", "--variant", "thai", "--out", "no/such/folder"], "--nodes"),
        (&["book", "--variant", "thai", "--nodes", "9"], "--out"),
        (&["train", "--variant", "thai", "--out", "x"], "positions"),
        (&["train", "--variant", "thai", "--out", "x", "Cargo.toml"], "line 1"),
    ] {
        let err = refusal(args);
        assert!(err.starts_with("dama: ") && err.contains(said), "{args:?}: {err:?}, expected {said:?}");
    }
}

#[cfg(unix)]
#[test]
fn what_is_no_unicode_is_told_in_one_line() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    for args in [&[&b"moves"[..], b"--variant", b"\xff"][..], &[b"\xff"], &[b"moves", b"--\xff"]] {
        let args = args.iter().map(|arg| OsStr::from_bytes(arg));
        let output = Command::new(env!("CARGO_BIN_EXE_dama")).args(args).output().expect("the command starts");
        assert_eq!(output.status.code(), Some(2));
        assert!(output.stdout.is_empty());
        assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 1);
    }
}

/// A folder for this test's files, gone when it ends.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("dama-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left in a temporary folder does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_match_has_as_many_games_as_asked_for_and_is_the_same_every_time() {
    let args = ["match", "learned", "hand", "--variant", "russian", "--games", "6", "--nodes", "200", "--seed", "3"];
    let out = lines(&args);
    let last = out.last().expect("a last line");
    assert_eq!(shape(&last.replace('=', "")), "match games # # # # score # % elo # from # to #");
    let words: Vec<&str> = last.split(' ').collect();
    let results: u64 = words[3..6].iter().map(|word| number(word.trim_start_matches(['+', '=', '-']))).sum();
    assert_eq!((number(words[2]), results), (6, 6), "{last}");
    assert_eq!(lines(&args), out);
    let other = ["match", "learned", "hand", "--variant", "russian", "--games", "6", "--nodes", "200", "--seed", "4"];
    assert_ne!(lines(&other), out);
}

#[test]
fn the_games_of_a_match_are_kept() {
    let folder = Folder::new("kept");
    let file = folder.file("games.pdn");
    lines(&["match", "learned", "hand", "--variant", "thai", "--games", "2", "--nodes", "100", "--out", &file]);
    let text = std::fs::read_to_string(&file).expect("the games");
    assert_eq!(text.matches("[White ").count(), 2);
    assert!(text.contains("[White \"learned\"]") && text.contains("[Black \"learned\"]") && text.contains(" nodes}"));
    // They are read again without a complaint.
    assert_eq!(lines(&["pdn", &file]).iter().filter(|line| line.starts_with("[Result")).count(), 2);
}

#[test]
fn a_book_goes_into_a_file_of_weights() {
    let folder = Folder::new("book");
    let (once, again) = (folder.file("once.bin"), folder.file("again.bin"));
    let book = |out: &str| lines(&["book", "--variant", "thai", "--nodes", "20", "--out", out]);
    assert!(book(&once).last().is_some_and(|last| last.starts_with("book ")));
    book(&again);
    let bytes = |file: &str| std::fs::read(file).expect("a file");
    assert_eq!(bytes(&once), bytes(&again), "the same every time");
    let weights = dama::engine::Weights::read(&bytes(&once)).expect("weights");
    assert!(weights.book().len() > 20);
}

#[test]
fn a_player_against_itself_scores_half() {
    let out = lines(&["match", "hand", "hand", "--variant", "thai", "--games", "4", "--nodes", "200"]);
    assert!(out.last().is_some_and(|last| last.contains(" score 50.0 % elo +0 ")), "{out:?}");
}

#[test]
fn a_match_ends_when_it_proves_enough() {
    let args = ["match", "level:6", "level:1", "--variant", "american", "--games", "400", "--nodes", "4000"];
    let out = lines(&[&args[..], &["--sprt", "0,100"]].concat());
    let [.., sprt, last] = out.as_slice() else { panic!("{out:?}") };
    assert_eq!(shape(sprt), "sprt llr # accepted");
    assert!(number(last.split(' ').nth(2).expect("games")) < 400, "{last}");
}

#[test]
fn a_hub_engine_plays_a_match() {
    let hub = format!("hub:{} hub", env!("CARGO_BIN_EXE_dama"));
    for variant in ["international", "italian"] {
        let out = lines(&["match", "learned", &hub, "--variant", variant, "--games", "2", "--nodes", "200"]);
        assert!(out.last().is_some_and(|last| last.starts_with("match games 2 ")), "{out:?}");
    }
}

/// Says `input` to `dama hub` and returns what it answers.
fn hub(input: &str) -> Vec<String> {
    use std::io::Write;
    use std::process::Stdio;
    let mut child = Command::new(env!("CARGO_BIN_EXE_dama"))
        .arg("hub")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command starts");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it listens");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("UTF-8").lines().map(str::to_owned).collect()
}

#[test]
fn hub_answers_as_the_protocol_says() {
    let start = format!("W{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20));
    let said = hub(&format!(
        "hub\nset-param name=variant value=normal\ninit\nping\nnew-game\n\
         pos pos={start} moves=\"32-28 19-23 28x19x23\"\nlevel depth=3\ngo think\nquit\n"
    ));
    assert!(said[0].starts_with("id name=Dama version="), "{said:?}");
    let wait = said.iter().position(|line| line == "wait").expect("wait");
    assert!(said[1..wait].iter().all(|line| line.starts_with("param name=")), "{said:?}");
    assert_eq!(said[wait + 1..wait + 3], ["ready", "pong"]);
    let (done, info) = said[wait + 3..].split_last().expect("an answer");
    assert!(info.len() == 3 && info.iter().all(|line| line.starts_with("info depth=")), "{info:?}");
    // Black takes back with one of these.
    assert!(["done move=14x23x19", "done move=13x24x19"].iter().any(|mv| done.starts_with(mv)), "{done}");
}

#[test]
fn hub_stops_an_analysis_when_told_and_plays_every_rule_set() {
    for variant in Variant::ALL {
        let name = variant.name();
        let said = hub(&format!(
            "hub\nset-param name=variant value={name}\ninit\npos pos=start\nlevel infinite\ngo analyze\nping\nstop\nquit\n"
        ));
        let done = said.iter().filter(|line| line.starts_with("done move=")).count();
        assert_eq!(done, 1, "{said:?}");
        assert!(said.iter().any(|line| line == "pong"));
    }
}

#[test]
fn hub_refuses_what_it_cannot_do_and_goes_on() {
    let said = hub("nonsense\nset-param name=variant value=chess\nset-param name=colour value=red\npos pos=Wx\n\
         pos pos=start moves=\"1-2\"\nlevel depth=1\ngo think\nquit\n");
    assert_eq!(said.iter().filter(|line| line.starts_with("error message=\"")).count(), 5, "{said:?}");
    assert!(said.last().is_some_and(|line| line.starts_with("done move=")), "{said:?}");
}

#[test]
fn what_is_played_can_be_learned_from() {
    let folder = Folder::new("learn");
    let (games, again, weights) = (folder.file("games"), folder.file("again"), folder.file("weights.bin"));
    let play = |file: &str| {
        lines(&["selfplay", "--variant", "thai", "--games", "12", "--nodes", "60", "--seed", "5", "--out", file])
    };
    assert!(shape(play(&games).last().expect("a last line")).starts_with("selfplay # games # drawn # positions "));
    play(&again);
    let text = std::fs::read_to_string(&games).expect("a file");
    assert_eq!(text, std::fs::read_to_string(&again).expect("a file"));
    assert!(text.lines().count() > 100);

    let out = lines(&["train", "--variant", "thai", &games, &again, "--out", &weights]);
    assert!(out.last().is_some_and(|last| shape(last) == "train # positions # bytes # s"), "{out:?}");
    let best = lines(&["best", "--variant", "thai", "--nodes", "2000", "--weights", &weights]);
    assert!(best.last().is_some_and(|last| last.starts_with("best ")));
    let wrong = refusal(&["match", "hand", &weights, "--variant", "russian", "--games", "2", "--nodes", "9"]);
    assert!(wrong.contains("not for russian"), "{wrong}");
}
