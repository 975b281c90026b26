//! Whoever plays in a match: a level, an evaluation, or a program that speaks Hub.

use std::path::Path;
use std::time::{Duration, Instant};

use dama::engine::{Clock, Engine, Info, Level, Limits, Weights, shipped, think};
use dama::game::{Game, RuleSet};
use dama::rules::Move;

use crate::client::HubEngine;
use crate::options::{UsageError, read_weights};

pub(crate) struct Stopwatch(pub(crate) Instant);

impl Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// A player at the board.
pub(crate) enum Player {
    Own { engine: Box<Engine>, limits: Limits },
    Hub(Box<HubEngine>),
}

impl Player {
    /// The player that `name` describes, who plays `rule_set` at `pace`.
    pub(crate) fn new(name: &str, rule_set: RuleSet, pace: Limits) -> Result<Self, UsageError> {
        if let Some(command) = name.strip_prefix("hub:") {
            return Ok(Self::Hub(Box::new(HubEngine::start(command, rule_set, pace).map_err(UsageError::Failed)?)));
        }
        let level = name.strip_prefix("level:").map(|number| number.parse().ok().and_then(Level::new));
        let (weights, limits) = match (name, level) {
            (_, Some(None)) => return Err(UsageError::Player(name.to_owned())),
            (_, Some(Some(level))) => (shipped::weights(rule_set.variant), at_level(level, pace)),
            ("hand", None) => (None, pace),
            ("learned", None) => (Some(learned(rule_set)?), pace),
            (file, None) => (Some(read(file)?), pace),
        };
        if weights.as_ref().is_some_and(|weights| !weights.fit(&rule_set.rules())) {
            return Err(UsageError::Failed(format!("the weights of {name} are not for {}", rule_set.variant.name())));
        }
        let bits = limits.nodes.min(1 << 20).ilog2() + 2;
        let mut engine = Box::new(Engine::with_table(bits.clamp(10, 20)));
        engine.set_weights(weights);
        Ok(Self::Own { engine, limits })
    }

    /// A new game begins.
    pub(crate) fn new_game(&mut self) -> Result<(), UsageError> {
        match self {
            Self::Own { .. } => Ok(()),
            Self::Hub(engine) => engine.new_game().map_err(UsageError::Failed),
        }
    }

    /// The move to play in `game`, and what is thought of it where that is told.
    pub(crate) fn choose(&mut self, game: &Game, seed: u64) -> Result<(Move, Option<String>), UsageError> {
        match self {
            Self::Own { engine, limits } => {
                let clock = Stopwatch(Instant::now());
                let info = think(engine, game, *limits, seed, &clock, |_| ());
                info.and_then(|info| Some((*info.line.first()?, Some(thought(&info)))))
                    .ok_or_else(|| UsageError::Failed("there is no move".to_owned()))
            }
            Self::Hub(engine) => Ok((engine.choose(game).map_err(UsageError::Failed)?, None)),
        }
    }
}

fn thought(info: &Info) -> String {
    format!("{:+.2}, depth {}, {} nodes", f64::from(info.score) / 100.0, info.depth, info.nodes)
}

/// A level at its own pace, or at the match's where that is shorter.
fn at_level(level: Level, pace: Limits) -> Limits {
    let own = Limits::level(level);
    Limits { nodes: own.nodes.min(pace.nodes), time_ms: pace.time_ms, ..own }
}

fn learned(rule_set: RuleSet) -> Result<Weights, UsageError> {
    let missing = || UsageError::Failed(format!("there are no weights for {}", rule_set.variant.name()));
    shipped::weights(rule_set.variant).ok_or_else(missing)
}

fn read(file: &str) -> Result<Weights, UsageError> {
    let path = Path::new(file);
    // What looks like no file is more likely a slip of the pen.
    if !path.exists() && path.extension().is_none() {
        return Err(UsageError::Player(file.to_owned()));
    }
    read_weights(path)
}
