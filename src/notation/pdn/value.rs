//! A game as PDN knows it.

use core::fmt;

use crate::rules::{Move, Position, RuleSet, Side};

/// As many moves as are read in one game, variations included.
pub const MAX_NODES: usize = 20_000;

/// A game with all that was written about it.
#[derive(Clone, Debug, PartialEq)]
pub struct PdnGame {
    /// What is said of the game, but for what the fields below say.
    pub tags: Tags,
    /// What is played.
    pub rule_set: RuleSet,
    /// Where it begins.
    pub start: Position,
    /// The moves that were played, with all that is said about them.
    pub line: Line,
    /// How it ended.
    pub result: PdnResult,
}

/// A line of play: the game's own, or a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// What is said before the first move.
    pub comments: Vec<String>,
    /// The moves, first to last.
    pub moves: Vec<Node>,
}

/// A move with all that is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The move.
    pub mv: Move,
    /// Marks by number: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`, 7 a forced move.
    pub nags: Vec<u8>,
    /// What is said about it.
    pub comments: Vec<String>,
    /// What could have been played instead, from the position before it.
    pub variations: Vec<Line>,
}

impl Node {
    /// A move of which nothing is said.
    pub const fn new(mv: Move) -> Self {
        Self { mv, nags: Vec::new(), comments: Vec::new(), variations: Vec::new() }
    }
}

impl PdnGame {
    /// A game without moves.
    pub fn new(rule_set: RuleSet, start: Position) -> Self {
        Self { tags: Tags::default(), rule_set, start, line: Line::default(), result: PdnResult::Unknown }
    }

    /// The moves that were played.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = &Move> {
        self.line.moves.iter().map(|node| &node.mv)
    }

    /// Whether something is said of it beside its moves, its result, its date and who played it.
    pub fn is_remarked(&self) -> bool {
        let is_remark = |(tag, value): (&str, &str)| !matches!(tag, "White" | "Black" | "Date") && value != "?";
        let is_bare = |node: &Node| node.nags.is_empty() && node.comments.is_empty() && node.variations.is_empty();
        !self.line.comments.is_empty() || !self.line.moves.iter().all(is_bare) || self.tags.iter().any(is_remark)
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PdnResult {
    /// White has won.
    WhiteWon,
    /// Black has won.
    BlackWon,
    /// Nobody has.
    Drawn,
    /// Both have lost.
    BothLost,
    /// The game goes on, or nobody wrote it down.
    #[default]
    Unknown,
}

impl PdnResult {
    /// Reads either kind: `2-0` or `1-0`.
    pub fn parse(text: &str) -> Option<Self> {
        Some(match text {
            "2-0" | "1-0" => Self::WhiteWon,
            "0-2" | "0-1" => Self::BlackWon,
            "1-1" | "1/2-1/2" | "½-½" => Self::Drawn,
            "0-0" => Self::BothLost,
            "*" => Self::Unknown,
            _ => return None,
        })
    }

    /// As it is written: in whole points, two a game, where the federation counts so.
    pub const fn text(self, two_points: bool) -> &'static str {
        match (self, two_points) {
            (Self::WhiteWon, true) => "2-0",
            (Self::WhiteWon, false) => "1-0",
            (Self::BlackWon, true) => "0-2",
            (Self::BlackWon, false) => "0-1",
            (Self::Drawn, true) => "1-1",
            (Self::Drawn, false) => "1/2-1/2",
            (Self::BothLost, _) => "0-0",
            (Self::Unknown, _) => "*",
        }
    }

    /// `winner` has won.
    pub const fn won(winner: Side) -> Self {
        match winner {
            Side::White => Self::WhiteWon,
            Side::Black => Self::BlackWon,
        }
    }
}

/// What is said of a game, name by name: each name once, those that PDN lists first in its order, the others as they
/// came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

/// The order in which PDN lists what every game has.
const FIRST: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];
/// What follows from the game, and is never kept as a tag.
pub(super) const DERIVED: [&str; 6] = ["Result", "GameType", "SetUp", "FEN", super::PROFILE_TAG, super::HOUSE_RULE_TAG];
/// The longest name, and the longest value.
const MAX_TAG: usize = 16_384;

impl Tags {
    /// The value of the tag called `name`.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Adds a tag, unless there is one of that name. Says whether it could: names are of letters, digits and `_`, and
    /// what follows from the game itself (such as `Result`) is no tag.
    pub fn add(&mut self, name: &str, value: &str) -> bool {
        let named = !name.is_empty()
            && name.len() <= MAX_TAG
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if !named || DERIVED.contains(&name) || self.get(name).is_some() {
            return false;
        }
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).take(MAX_TAG).collect();
        self.0.push((name.to_owned(), value.trim().to_owned()));
        self.0.sort_by_key(|(name, _)| FIRST.iter().position(|first| first == name).unwrap_or(FIRST.len()));
        true
    }

    /// Every tag with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// What can stand in a comment: no brace that would end it, lines that end in `\n`, no blanks around it.
pub(super) fn comment(text: &str) -> Option<String> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n").replace('}', ")");
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

impl fmt::Display for PdnResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text(false))
    }
}
