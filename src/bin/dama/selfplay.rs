//! `dama selfplay`: games of the engine against itself, as positions with what they were judged and how they ended.
//!
//! One line a position: FEN, the search's score for the side to move, and the points White made in the end. Only quiet
//! positions are written, as only such are ever judged without a search.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::time::Instant;

use dama::engine::{Engine, Limits, NoClock, think};
use dama::game::{Game, GameResult};
use dama::notation::{Labels, write_fen};
use dama::rules::{Kernel, Position, Side};

use crate::options::{Options, UsageError};
use crate::random::Random;

/// Beyond this the search has seen who wins; nothing is left to learn.
const DECIDED: i32 = 20_000;
/// Longer games are drawn.
const MOST_PLIES: usize = 240;

/// Plays the games and writes their positions.
pub(crate) fn run(options: &Options) -> Result<(), UsageError> {
    let rule_set = options.rule_set()?;
    let games = options.games.ok_or(UsageError::Missing("--games"))?;
    let limits = Limits::nodes(options.nodes.ok_or(UsageError::Missing("--nodes"))?);
    let path = options.out.as_ref().ok_or(UsageError::Missing("--out"))?;
    let failed = |error: std::io::Error| UsageError::Failed(format!("{}: {error}", path.display()));
    let mut out = BufWriter::new(File::create(path).map_err(failed)?);
    let mut engine = Engine::with_table(14);
    engine.set_weights(options.weights(rule_set.variant)?);
    let labels = Labels::canonical(&rule_set.rules());
    let start = Instant::now();
    let (mut positions, mut drawn) = (0_u64, 0_u64);
    for number in 0..games {
        let mut random = Random::new(options.seed, number);
        let mut game = Game::new(rule_set);
        // Most beginnings are sound, some are not: lost games teach what men are worth.
        let plies = 3 + random.below(8);
        random.play(&mut game, plies);
        let mut met = Vec::new();
        while game.result().is_none() && game.len() < MOST_PLIES {
            let Some(info) = think(&mut engine, &game, limits, 0, &NoClock, |_| ()) else { break };
            let Some(mv) = info.line.first() else { break };
            if is_worth_learning(game.position()) && info.score.abs() < DECIDED {
                met.push((*game.position(), info.score));
            }
            // A surprise now and then, so that games differ late too.
            if random.below(40) == 0 && game.len() < 50 {
                random.play(&mut game, 1);
                continue;
            }
            game.play(*mv).map_err(|error| UsageError::Failed(error.to_string()))?;
        }
        let points = match game.result().and_then(GameResult::winner) {
            Some(Side::White) => "1",
            Some(Side::Black) => "0",
            None => {
                drawn += 1;
                "0.5"
            }
        };
        for (position, score) in met {
            positions += 1;
            let fen = write_fen(&position, &labels);
            writeln!(out, "{fen} {score} {points}").map_err(failed)?;
        }
    }
    out.flush().map_err(failed)?;
    let seconds = start.elapsed().as_secs_f64();
    println!("selfplay {games} games {drawn} drawn {positions} positions {seconds:.1} s");
    Ok(())
}

/// Whether nobody can capture, whosever turn it were, and the ending is not one that the engine solves.
fn is_worth_learning(position: &Position) -> bool {
    let (rules, board) = (position.rules(), position.board());
    board.occupied().len() > 3 && Side::ALL.into_iter().all(|side| !(Kernel::of(rules).has_capture)(rules, board, side))
}
