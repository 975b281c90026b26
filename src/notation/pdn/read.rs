//! A game's text played through by the rules.

use super::game_type::GameType;
use super::games::{GameText, MAX_PROBLEMS, excerpt};
use super::lexer::Token;
use super::problem::{Place, Problem, ProblemKind, Refusal};
use super::value::{DERIVED, Line, MAX_NODES, Node, PdnGame, PdnResult, comment};
use super::{FEDERATION, HOUSE_RULE_TAG, OPTIONAL_CAPTURE, PROFILE_TAG, TABLE};
use crate::notation::fen::parse_position_named;
use crate::notation::labels::Labels;
use crate::notation::typed::{TypedError, parse_typed, write_move_signed};
use crate::rules::{Move, Position, ProfileName, RuleSet, Setup, Side, Variant};

/// Variations within variations within variations, as deep as they are read.
const MAX_DEPTH: usize = 30;

/// What came of a game's text.
#[derive(Clone, Debug, PartialEq)]
pub enum Read {
    /// A game, or the part of one that could be read.
    Game(Box<ReadGame>),
    /// It has no `GameType`, and not just one rule set fits.
    Ask(Ask),
    /// None of it is a game of ours.
    Refused(Refusal),
}

/// A game, and what was left out of it.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadGame {
    /// The game.
    pub game: PdnGame,
    /// What was left out, in the order in which it was met.
    pub problems: Vec<Problem>,
    /// Whether the rule set was told by nobody, and is the only one that fits.
    pub inferred: bool,
}

/// Which rule sets a game without `GameType` could be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// Those by which all of it can be played; none, or several.
    pub fits: Vec<Variant>,
}

impl GameText<'_> {
    /// Plays the game through. `assumed` says what it is if the text does not.
    pub fn read(&self, assumed: Option<Variant>) -> Read {
        if let Some(text) = self.tag("GameType") {
            return match GameType::parse(text) {
                Ok(game_type) => self.read_as(&game_type, false),
                Err(error) => Read::Refused(error.into()),
            };
        }
        if self.tags.is_empty() && !self.tokens.iter().any(|(_, token)| matches!(token, Token::Move { .. })) {
            return Read::Refused(Refusal::NotPdn(excerpt(self.source())));
        }
        if let Some(variant) = assumed {
            return self.read_as(&GameType::of(variant), false);
        }
        let fits = |variant: &Variant| match self.read_as(&GameType::of(*variant), true) {
            Read::Game(read) => !read.problems.iter().any(|problem| problem.kind.stops()),
            Read::Ask(_) | Read::Refused(_) => false,
        };
        let fits: Vec<Variant> = Variant::ALL.into_iter().filter(fits).collect();
        match fits.as_slice() {
            [only] => self.read_as(&GameType::of(*only), true),
            _ => Read::Ask(Ask { fits }),
        }
    }

    fn read_as(&self, game_type: &GameType, inferred: bool) -> Read {
        match self.play(game_type) {
            Ok((game, problems)) => Read::Game(Box::new(ReadGame { game, problems, inferred })),
            Err(refusal) => Read::Refused(refusal),
        }
    }

    fn play(&self, game_type: &GameType) -> Result<(PdnGame, Vec<Problem>), Refusal> {
        let rule_set = self.rule_set(game_type.variant)?;
        let (start, skip) = self.start(game_type, &rule_set)?;
        let mut game = PdnGame::new(rule_set, start);
        for (name, value) in self.tags.iter().filter(|(name, _)| !DERIVED.contains(name)) {
            game.tags.add(name, value);
        }
        let mut player = Player {
            text: self,
            game_type,
            at: 0,
            setup: skip,
            start: start.turn(),
            nodes: 0,
            problems: self.problems.clone(),
        };
        game.line = player.line(&start, 0, 0);
        let mut problems = player.problems;
        game.result = self.result(&mut problems);
        Ok((game, problems))
    }

    fn rule_set(&self, variant: Variant) -> Result<RuleSet, Refusal> {
        let profile = match self.tag(PROFILE_TAG) {
            None | Some(FEDERATION) => ProfileName::Federation,
            Some(TABLE) => ProfileName::Table,
            Some(other) => return Err(Refusal::Profile(excerpt(other))),
        };
        let optional_capture = match self.tag(HOUSE_RULE_TAG) {
            None => false,
            Some(OPTIONAL_CAPTURE) if variant.may_be_optional() => true,
            Some(other) => return Err(Refusal::HouseRule(excerpt(other))),
        };
        Ok(RuleSet { variant, optional_capture, profile })
    }

    /// Where the game begins, and which token said so, if one did.
    fn start(&self, game_type: &GameType, rule_set: &RuleSet) -> Result<(Position, Option<usize>), Refusal> {
        let rules = rule_set.rules();
        let position = |text: &str| {
            parse_position_named(text, &rules, game_type.labels())
                .map_err(|error| Refusal::Start { text: excerpt(text), error })
        };
        if let Some(fen) = self.tag("FEN") {
            return Ok((position(fen)?, None));
        }
        let before_moves =
            self.tokens.iter().take_while(|(_, token)| !matches!(token, Token::Move { .. } | Token::Open));
        let mut second_begins = false;
        for (index, (_, token)) in before_moves.enumerate() {
            match token {
                Token::Setup(fen) => return Ok((position(fen)?, Some(index))),
                Token::Number(second) => second_begins |= second,
                _ => {}
            }
        }
        let official = Position::start_of(rules, ProfileName::Federation);
        let first = match game_type.first {
            Some(first) => first,
            None if second_begins => !official.turn(),
            None => official.turn(),
        };
        // The official board with the other side to move is a position as much as the official one.
        let start = Position::new(rules, Setup { turn: first, ..official.setup() }).unwrap_or(official);
        Ok((start, None))
    }

    fn result(&self, problems: &mut Vec<Problem>) -> PdnResult {
        let tag = self.tag("Result").map(str::trim).filter(|text| !text.is_empty() && *text != "?");
        let told = tag.and_then(PdnResult::parse);
        let at = |kind| Problem { line: self.line, place: None, kind };
        if let (Some(tag), None) = (tag, told) {
            problems.push(at(ProblemKind::BadResult(excerpt(tag))));
        }
        match (told, self.end) {
            (Some(tag), None | Some(PdnResult::Unknown)) => tag,
            (None, end) => end.unwrap_or_default(),
            (Some(tag), Some(end)) => {
                if tag != end && tag != PdnResult::Unknown {
                    problems.push(at(ProblemKind::Results { tag: tag.to_string(), text: end.to_string() }));
                }
                end
            }
        }
    }
}

/// Plays tokens.
struct Player<'t, 'a> {
    text: &'t GameText<'a>,
    game_type: &'t GameType,
    /// The next token.
    at: usize,
    /// The token that gave the start.
    setup: Option<usize>,
    /// Who begins.
    start: Side,
    nodes: usize,
    problems: Vec<Problem>,
}

impl<'a> Player<'_, 'a> {
    fn next(&mut self) -> Option<(usize, Token<'a>)> {
        let token = self.text.tokens.get(self.at).cloned();
        self.at += 1;
        token
    }

    /// Plays on from `position`, which is `ply` plies into the game, until the line ends.
    fn line(&mut self, position: &Position, ply: usize, depth: usize) -> Line {
        let mut line = Line::default();
        let (mut before, mut position) = (*position, *position);
        while let Some((at, token)) = self.next() {
            let played = line.moves.len();
            let problem = match token {
                Token::Comment(text) | Token::UnclosedComment(text) => {
                    let comments = match line.moves.last_mut() {
                        Some(node) => &mut node.comments,
                        None => &mut line.comments,
                    };
                    comments.extend(comment(text));
                    continue;
                }
                Token::Nag(nag) => {
                    if let Some(node) = line.moves.last_mut() {
                        node.nags.push(nag);
                    }
                    continue;
                }
                Token::Move { text, compact } => match self.mv(&position, text, &compact) {
                    Ok(mv) => {
                        line.moves.push(Node::new(mv));
                        before = position;
                        position = position.play_unchecked(&mv);
                        self.nodes += 1;
                        continue;
                    }
                    Err(problem) => problem,
                },
                Token::Open if played > 0 && depth < MAX_DEPTH => {
                    let variation = self.line(&before, ply + played - 1, depth + 1);
                    if let Some(node) = line.moves.last_mut().filter(|_| variation != Line::default()) {
                        node.variations.push(variation);
                    }
                    continue;
                }
                Token::Open => {
                    let kind = if played > 0 { ProblemKind::TooDeep } else { ProblemKind::Stray("(".to_owned()) };
                    self.note(at, kind, ply + played, depth);
                    self.skip_variation();
                    continue;
                }
                Token::Close if depth > 0 => return line,
                Token::Setup(_) if self.setup == Some(self.at - 1) => continue,
                Token::Setup(_) => ProblemKind::InlinePosition,
                Token::Stray(text) => ProblemKind::Stray(excerpt(text)),
                // A parenthesis too many, a result in a variation, and what has its meaning elsewhere.
                Token::Close | Token::Result(_) | Token::Number(_) | Token::Tag(..) | Token::BadTag(_) => continue,
            };
            self.note(at, problem, ply + played, depth);
            self.skip_variation();
            return line;
        }
        line
    }

    fn mv(&self, position: &Position, text: &str, compact: &str) -> Result<Move, ProblemKind> {
        if self.nodes >= MAX_NODES {
            return Err(ProblemKind::TooLong);
        }
        let labels = self.game_type.labels();
        parse_typed(compact, position, labels).map_err(|error| match error {
            TypedError::Malformed(_) | TypedError::Illegal(_) => {
                let legal = legal_moves(position, labels, self.game_type.capture_sign());
                let text = excerpt(text);
                if legal.is_empty() { ProblemKind::AfterTheEnd(text) } else { ProblemKind::Illegal { text, legal } }
            }
            TypedError::Ambiguous { candidates, .. } => {
                let sign = self.game_type.capture_sign().to_string();
                let candidates = candidates.iter().map(|candidate| candidate.replace('x', &sign)).collect();
                ProblemKind::Ambiguous { text: excerpt(text), candidates }
            }
        })
    }

    fn note(&mut self, at: usize, kind: ProblemKind, ply: usize, depth: usize) {
        if self.problems.len() >= MAX_PROBLEMS {
            return;
        }
        let first = self.game_type.first.unwrap_or(self.game_type.numbered_first());
        let half_moves = ply + usize::from(self.start != first);
        let side = if ply.is_multiple_of(2) { self.start } else { !self.start };
        let place = Place { number: half_moves / 2 + 1, side, variation: depth > 0 };
        self.problems.push(Problem { line: self.text.line_at(at), place: Some(place), kind });
    }

    /// Passes over what is left of this line, with the parenthesis that ends it.
    fn skip_variation(&mut self) {
        let mut open = 1usize;
        while open > 0 {
            match self.next() {
                Some((_, Token::Open)) => open += 1,
                Some((_, Token::Close)) => open -= 1,
                Some(_) => {}
                None => return,
            }
        }
    }
}

/// What is legal in `position`, as it is written, sorted by squares.
fn legal_moves(position: &Position, labels: &Labels, sign: char) -> Vec<String> {
    let mut moves = position.legal_moves();
    moves.sort_by_key(|mv| (labels.number(mv.from()), labels.number(mv.to()), mv.captured()));
    moves.iter().map(|mv| write_move_signed(mv, position, labels, sign)).collect()
}
