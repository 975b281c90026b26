//! `dama book`: a small book of openings, found by long searches and put into a file of weights.

use std::time::Instant;

use dama::engine::{Engine, Limits, NoClock, Step, write_book};
use dama::game::{Game, RuleSet};
use dama::rules::{Move, Position};

use crate::options::{Options, UsageError};

/// How much worse than the best, in hundredths of a man, a move of the book may look.
const NEARLY_AS_GOOD: i32 = 10;
/// How many moves a position has at most: many where the game begins, so that games differ, fewer later.
const MOST_MOVES: [u8; 8] = [4, 3, 3, 2, 2, 2, 1, 1];

/// Searches the openings and writes the weights with their book.
pub(crate) fn run(options: &Options) -> Result<(), UsageError> {
    let rule_set = options.rule_set()?;
    let limits = Limits::nodes(options.nodes.ok_or(UsageError::Missing("--nodes"))?);
    let path = options.out.as_ref().ok_or(UsageError::Missing("--out"))?;
    let missing = || UsageError::Failed(format!("there are no weights for {}", rule_set.variant.name()));
    let weights = options.weights(rule_set.variant)?.ok_or_else(missing)?;
    let mut engine = Engine::new();
    engine.set_weights(Some(weights.clone()));
    let start = Instant::now();
    let mut positions = 0;
    let book = write_book(rule_set.variant, |position, ply| {
        let most = MOST_MOVES.get(ply as usize).copied().unwrap_or(0);
        positions += u32::from(most > 0);
        good_moves(&mut engine, rule_set, position, Limits { lines: most, ..limits })
    });
    let length = book.len();
    let failed = |error: std::io::Error| UsageError::Failed(format!("{}: {error}", path.display()));
    std::fs::write(path, weights.with_book(book).write()).map_err(failed)?;
    println!("book {positions} positions {length} bytes {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// The moves that look nearly as good as the best, the best first; as many as `limits` wants lines.
fn good_moves(engine: &mut Engine, rule_set: RuleSet, position: &Position, limits: Limits) -> Vec<Move> {
    if limits.lines == 0 {
        return Vec::new();
    }
    let game = Game::from_position(rule_set, *position);
    let mut search = engine.start(&game, limits, 0);
    while !matches!(search.deepen(&NoClock), Step::Done(_)) {}
    let lines = search.lines();
    let best = lines.first().map_or(0, |line| line.score);
    let good = lines.iter().filter(|line| line.score >= best - NEARLY_AS_GOOD);
    good.filter_map(|line| line.moves.first().copied()).collect()
}
