//! The options of the native command.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use dama::engine::{Limits, Weights, shipped};
use dama::game::{Game, RuleSet};
use dama::notation::{FenError, parse_position};
use dama::rules::{Position, Variant};
use lexopt::{Arg, Parser, ValueExt};
use thiserror::Error;

/// What is wrong with a command line.
#[derive(Debug, Error)]
pub(crate) enum UsageError {
    #[error("no command, expected one of {COMMANDS}; try --help")]
    NoCommand,
    #[error("unknown command {0:?}, expected one of {COMMANDS}; try --help")]
    Command(String),
    #[error("unknown option {0}; try --help")]
    Option(String),
    #[error("unknown rule set {0:?}, expected one of {names}", names = names())]
    Variant(String),
    #[error("--variant is missing, expected one of {names}", names = names())]
    NoVariant,
    #[error("{0} is missing; try --help")]
    Missing(&'static str),
    #[error("{option} takes a whole number from {least} to {most}, got {value:?}")]
    Number { option: &'static str, least: u64, most: u64, value: String },
    #[error("optional capture is a house rule of the 8×8 boards, {0} has none")]
    NoHouseRule(&'static str),
    #[error("--fen: {0}")]
    Fen(#[from] FenError),
    #[error("expected one of --nodes, --time and --depth, and only one")]
    Limits,
    #[error("{file}: {error}")]
    File { file: String, error: String },
    #[error("expected one of --nodes and --time, and only one")]
    Pace,
    #[error("--sprt takes two Elo differences, the smaller first, such as 0,10; got {0:?}")]
    Sprt(String),
    #[error("a player is hand, learned, level:1 to level:10, hub:COMMAND or a file of weights; got {0:?}")]
    Player(String),
    #[error("{0}")]
    Failed(String),
    #[error("{0}")]
    Syntax(String),
}

const COMMANDS: &str = "perft, moves, best, bench, pdn, link, match, hub, selfplay, train, book";

/// The commands that take something to read beside their options.
const WITH_OPERAND: [&str; 2] = ["pdn", "link"];

fn names() -> String {
    Variant::ALL.map(Variant::name).join(" ")
}

/// Every option a command may take; each command asks for what it needs.
#[derive(Debug, Default)]
pub(crate) struct Options {
    pub(crate) command: Option<String>,
    pub(crate) help: bool,
    pub(crate) divide: bool,
    pub(crate) depth: Option<u64>,
    pub(crate) nodes: Option<u64>,
    pub(crate) time: Option<u64>,
    /// What `pdn` and `link` read.
    pub(crate) operand: Option<OsString>,
    pub(crate) games: Option<u64>,
    pub(crate) seed: u64,
    pub(crate) hand: bool,
    pub(crate) out: Option<PathBuf>,
    weights: Option<PathBuf>,
    pub(crate) sprt: Option<(f64, f64)>,
    /// What follows the command, where it takes something.
    pub(crate) names: Vec<String>,
    pub(crate) variant: Option<Variant>,
    optional: bool,
    fen: Option<String>,
}

impl Options {
    pub(crate) fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Self, UsageError> {
        let mut options = Self::default();
        let mut parser = Parser::from_args(args);
        let syntax = |error: lexopt::Error| UsageError::Syntax(one_line(&error.to_string()));
        while let Some(arg) = parser.next().map_err(syntax)? {
            match arg {
                Arg::Short('h') | Arg::Long("help") => options.help = true,
                Arg::Long("divide") => options.divide = true,
                Arg::Long("optional-capture") => options.optional = true,
                Arg::Long("variant") => {
                    let name = parser.value().map_err(syntax)?.string().map_err(syntax)?;
                    options.variant = Some(Variant::from_name(&name).ok_or(UsageError::Variant(name))?);
                }
                Arg::Long("fen") => options.fen = Some(parser.value().map_err(syntax)?.string().map_err(syntax)?),
                Arg::Long("depth") => options.depth = Some(number(&mut parser, "--depth", 0, 99)?),
                Arg::Long("nodes") => options.nodes = Some(number(&mut parser, "--nodes", 1, u64::MAX)?),
                Arg::Long("time") => options.time = Some(number(&mut parser, "--time", 1, 86_400_000)?),
                Arg::Long("games") => options.games = Some(number(&mut parser, "--games", 1, 10_000_000)?),
                Arg::Long("seed") => options.seed = number(&mut parser, "--seed", 0, u64::MAX)?,
                Arg::Long("hand") => options.hand = true,
                Arg::Long("out") => options.out = Some(parser.value().map_err(syntax)?.into()),
                Arg::Long("weights") => options.weights = Some(parser.value().map_err(syntax)?.into()),
                Arg::Long("sprt") => {
                    let text = parser.value().map_err(syntax)?.string().map_err(syntax)?;
                    options.sprt = Some(sprt(&text).ok_or(UsageError::Sprt(text))?);
                }
                Arg::Value(value) if options.command.is_none() => {
                    options.command = Some(value.string().map_err(syntax)?);
                }
                Arg::Value(value) if options.operand.is_none() && options.takes_operand() => {
                    options.operand = Some(value);
                }
                Arg::Value(value) if matches!(options.command.as_deref(), Some("match" | "train")) => {
                    options.names.push(value.string().map_err(syntax)?);
                }
                Arg::Value(value) => return Err(UsageError::Option(format!("{value:?}"))),
                Arg::Long(name) => return Err(UsageError::Option(format!("--{name}"))),
                Arg::Short(name) => return Err(UsageError::Option(format!("-{name}"))),
            }
        }
        Ok(options)
    }

    fn takes_operand(&self) -> bool {
        self.command.as_deref().is_some_and(|command| WITH_OPERAND.contains(&command))
    }

    /// The position the options describe.
    pub(crate) fn position(&self) -> Result<Position, UsageError> {
        let rule_set = self.rule_set()?;
        match &self.fen {
            Some(fen) => Ok(parse_position(fen, &rule_set.rules())?),
            None => Ok(rule_set.start()),
        }
    }

    /// A game that begins with that position.
    pub(crate) fn game(&self) -> Result<Game, UsageError> {
        Ok(Game::from_position(self.rule_set()?, self.position()?))
    }

    /// The weights to judge by, none for the hand-made evaluation: those that ship, if nothing else is said.
    pub(crate) fn weights(&self, variant: Variant) -> Result<Option<Weights>, UsageError> {
        match &self.weights {
            _ if self.hand => Ok(None),
            Some(path) => read_weights(path).map(Some),
            None => Ok(shipped::weights(variant)),
        }
    }

    /// The one limit that was given.
    pub(crate) fn limits(&self) -> Result<Limits, UsageError> {
        match (self.nodes, self.time, self.depth) {
            (Some(nodes), None, None) => Ok(Limits::nodes(nodes)),
            (None, Some(ms), None) => Ok(Limits::time(Duration::from_millis(ms))),
            (None, None, Some(depth)) => Ok(Limits::depth(depth.clamp(1, 99) as u32)),
            _ => Err(UsageError::Limits),
        }
    }

    /// How long each move of a match may take: nodes or time, not both.
    pub(crate) fn pace(&self) -> Result<Limits, UsageError> {
        if self.depth.is_some() || self.nodes.is_some() == self.time.is_some() {
            return Err(UsageError::Pace);
        }
        self.limits()
    }

    pub(crate) fn rule_set(&self) -> Result<RuleSet, UsageError> {
        let variant = self.variant.ok_or(UsageError::NoVariant)?;
        if self.optional && !variant.may_be_optional() {
            return Err(UsageError::NoHouseRule(variant.name()));
        }
        Ok(RuleSet { optional_capture: self.optional, ..RuleSet::table(variant) })
    }
}

fn number(parser: &mut Parser, option: &'static str, least: u64, most: u64) -> Result<u64, UsageError> {
    let wrong = |value: String| UsageError::Number { option, least, most, value };
    let value = parser.value().map_err(|_| wrong(String::new()))?;
    let value = value.to_string_lossy().into_owned();
    value.parse().ok().filter(|number| (least..=most).contains(number)).ok_or(wrong(value))
}

/// Reads a file of weights.
pub(crate) fn read_weights(path: &Path) -> Result<Weights, UsageError> {
    let failed = |error: &dyn std::fmt::Display| UsageError::Failed(format!("{}: {error}", path.display()));
    let bytes = std::fs::read(path).map_err(|error| failed(&error))?;
    Weights::read(&bytes).map_err(|error| failed(&error))
}

fn sprt(text: &str) -> Option<(f64, f64)> {
    let (low, high) = text.split_once(',')?;
    let (low, high): (f64, f64) = (low.parse().ok()?, high.parse().ok()?);
    (low < high && low.abs() <= 1000.0 && high.abs() <= 1000.0).then_some((low, high))
}

fn one_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().to_owned()
}
