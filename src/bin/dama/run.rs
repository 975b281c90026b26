//! The commands.

use std::ffi::OsString;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use dama::engine::{Clock, Engine, bench, shipped, think};
use dama::notation::{Labels, write_hub};
use dama::rules::{Position, perft};

use crate::options::{Options, UsageError};
use crate::player::Stopwatch;
use crate::read;

const HELP: &str = "\
Dama's rules and engine on the command line.

  dama perft --variant NAME --depth N [--divide]   count the lines of play of N plies
  dama moves --variant NAME                        list the legal moves
  dama best  --variant NAME (--nodes N | --time MS | --depth N)
                                                   search for the best move
  dama bench                                       search a fixed list of positions
  dama pdn FILE [--variant NAME]                   read games, replay them, print canonical PDN
  dama link FRAGMENT                               print the PDN of a game or position sent as a link
  dama match A B --variant NAME --games N (--nodes N | --time MS)
                                                   let two players play each other
  dama hub                                         serve as a Hub engine on standard input and output
  dama selfplay --variant NAME --games N --nodes N --out FILE
                                                   play games to learn from
  dama train --variant NAME FILE... --out FILE     fit weights to such games
  dama book --variant NAME --nodes N --out FILE    put a book of openings into a file of weights

Rule sets (--variant): american russian brazilian spanish italian czech international thai.
  --optional-capture   the house rule: a capture may be passed up (8×8 boards only)
  --fen FEN            start from this position, such as B:W21-32:B1-12; squares are canonical numbers
                       (row by row from the top left of the federation's board) or letters (a1)
  --hand               judge by hand-made rules of thumb instead of learned weights
  --weights FILE       judge by these weights

perft
  --depth N    plies, 0 to 99; moves are counted by identity: from, to, captured pieces, rank afterwards
  --divide     also the count behind each first move
  The last line is 'perft N COUNT'; the line before it tells time and speed.

moves
  One move a line, sorted, in Hub text: '32-28', and for a capture '28x19x23': from, to, captured squares.

best
  --nodes N    look at N positions;  --time MS  think so many milliseconds;  --depth N  look N plies ahead
  One line an iteration; the last line is 'best MOVE depth D score S nodes N', or 'best none' where no move is
  legal. Scores are hundredths of a man for the side to move; beyond 29000 it is a win seen to its end.

bench
  The last line is 'bench NODES nodes NPS nps'. NODES is the same on every machine.

pdn
  FILE is PDN of any number of games; '-' is standard input. What could be read is printed. What could not is told
  on standard error, a line each, with the game, the move, the reason and what would have been legal; the exit
  status is then 1. --variant says what games are that do not say it themselves; without it, they are read only if
  a single rule set fits, which is told too.
  Two tags are Dama's own: [DamaProfile \"table\"], a game that begins and draws as at the table and not as its
  federation's, and [DamaHouseRule \"optional-capture\"].

link
  FRAGMENT is the text of a link or the whole address. A damaged or newer link is told so; the exit status is 1.

match
  Players: hand, learned (the two evaluations), a file of weights, level:1 to level:10, hub:COMMAND (a program that
  speaks Hub). Every opening, some random moves that leave both sides about equal, is played with both colours.
  --nodes N, --time MS   for each move; a level looks at no more than its own nodes
  --seed N               other openings
  --out FILE             keep the games as PDN, with what was thought of the moves
  --sprt LOW,HIGH        end as soon as it is clear whether A is better by LOW Elo or by HIGH
  The last line is 'match games N +W =D -L score S % elo E from LOW to HIGH' for A, with the interval of 95 %.

hub
  Hub protocol 2: hub, set-param (variant, optional-capture), init, new-game, pos, level, go think|analyze, stop,
  ping, quit.

selfplay, train
  --seed N     other games; another order of positions. The same seed and files give the same result.
  A line of a file of positions is 'FEN SCORE POINTS': the score for the side to move, White's points in the end.

book
  --nodes N    for each position. The weights are those that ship, or those of --weights; FILE gets them with the book.

A wrong name, FEN or number is told in one line on standard error; the exit status is then 2.
";

/// Runs the command line.
pub(crate) fn run(args: impl IntoIterator<Item = OsString>) -> Result<ExitCode, UsageError> {
    let options = Options::parse(args)?;
    if options.help {
        print!("{HELP}");
        return Ok(ExitCode::SUCCESS);
    }
    match options.command.as_deref() {
        Some("perft") => count_lines(&options)?,
        Some("moves") => list_moves(&options)?,
        Some("best") => find_best(&options)?,
        Some("bench") => run_bench(&options)?,
        Some("pdn") => return read::pdn(&options),
        Some("link") => return read::link(&options),
        Some("match") => crate::matches::run(&options)?,
        Some("hub") => crate::serve::run(options),
        Some("selfplay") => crate::selfplay::run(&options)?,
        Some("train") => crate::train::run(&options)?,
        Some("book") => crate::book::run(&options)?,
        Some(other) => return Err(UsageError::Command(other.to_owned())),
        None => return Err(UsageError::NoCommand),
    }
    Ok(ExitCode::SUCCESS)
}

fn count_lines(options: &Options) -> Result<(), UsageError> {
    let position = options.position()?;
    let depth = options.depth.ok_or(UsageError::Missing("--depth"))?;
    let depth = u32::try_from(depth).unwrap_or(u32::MAX);
    if options.divide && depth > 0 {
        divide(&position, depth);
    }
    let start = Instant::now();
    let count = perft(&position, depth);
    let time = start.elapsed();
    println!("time {} ms, {:.1} Mn/s", time.as_millis(), per_second(count, time) / 1e6);
    println!("perft {depth} {count}");
    Ok(())
}

fn divide(position: &Position, depth: u32) {
    let labels = Labels::canonical(position.rules());
    let mut lines: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|mv| format!("{} {}", write_hub(mv, &labels), perft(&position.play_unchecked(mv), depth - 1)))
        .collect();
    lines.sort();
    lines.iter().for_each(|line| println!("{line}"));
}

fn list_moves(options: &Options) -> Result<(), UsageError> {
    let position = options.position()?;
    let labels = Labels::canonical(position.rules());
    let mut moves: Vec<String> = position.legal_moves().iter().map(|mv| write_hub(mv, &labels)).collect();
    moves.sort();
    moves.iter().for_each(|mv| println!("{mv}"));
    Ok(())
}

fn find_best(options: &Options) -> Result<(), UsageError> {
    let (game, limits) = (options.game()?, options.limits()?);
    let labels = Labels::canonical(game.position().rules());
    let clock = Stopwatch(Instant::now());
    let mut engine = Engine::new();
    engine.set_weights(options.weights(game.rule_set().variant)?);
    let best = think(&mut engine, &game, limits, 0, &clock, |info| {
        let line: Vec<String> = info.line.iter().map(|mv| write_hub(mv, &labels)).collect();
        let nps = per_second(info.nodes, clock.elapsed());
        println!("depth {} score {} nodes {} nps {nps:.0} line {}", info.depth, info.score, info.nodes, line.join(" "));
    });
    match best.as_ref().and_then(|info| Some((info, info.line.first()?))) {
        Some((info, mv)) => {
            let mv = write_hub(mv, &labels);
            println!("best {mv} depth {} score {} nodes {}", info.depth, info.score, info.nodes);
        }
        None => println!("best none depth 0 score 0 nodes 0"),
    }
    Ok(())
}

fn run_bench(options: &Options) -> Result<(), UsageError> {
    let start = Instant::now();
    let nodes = bench(|variant| if options.hand { None } else { shipped::weights(variant) });
    println!("bench {nodes} nodes {:.0} nps", per_second(nodes, start.elapsed()));
    Ok(())
}

fn per_second(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64().max(1e-9)
}
