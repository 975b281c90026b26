//! A text cut into games, one at a time.

use super::lexer::{Lexer, Token};
use super::problem::{Problem, ProblemKind};
use super::value::PdnResult;

/// As many tokens as are kept of one game.
const MAX_TOKENS: usize = 200_000;
/// As many problems as are told of one game: a text full of brackets is no reason to keep as many remarks.
pub(super) const MAX_PROBLEMS: usize = 100;
/// As many tags as are kept of one game.
const MAX_TAGS: usize = 500;

/// The games in a text of PDN, in order.
///
/// Cutting off one game looks at its text once, and at no rule. Dropping the iterator is all it takes to stop.
pub const fn games(text: &str) -> Games<'_> {
    Games { lexer: Lexer::new(text), text, number: 0, line: 1, counted: 0 }
}

/// See [`games()`].
#[derive(Clone, Debug)]
pub struct Games<'a> {
    lexer: Lexer<'a>,
    text: &'a str,
    number: usize,
    line: usize,
    counted: usize,
}

/// One game's text, cut into tokens.
#[derive(Clone, Debug)]
pub struct GameText<'a> {
    /// Counted from 1.
    pub number: usize,
    /// The line of the text on which it begins, counted from 1.
    pub line: usize,
    pub(super) tags: Vec<(&'a str, String)>,
    pub(super) tokens: Vec<(usize, Token<'a>)>,
    pub(super) end: Option<PdnResult>,
    pub(super) problems: Vec<Problem>,
    pub(super) start: usize,
    text: &'a str,
    until: usize,
}

impl Games<'_> {
    /// How many bytes of the text have been read.
    pub const fn done(&self) -> usize {
        self.lexer.at()
    }

    /// How many bytes the text has.
    pub const fn total(&self) -> usize {
        self.text.len()
    }
}

impl<'a> Iterator for Games<'a> {
    type Item = GameText<'a>;

    fn next(&mut self) -> Option<GameText<'a>> {
        let mut game = GameText {
            number: self.number + 1,
            line: 0,
            tags: Vec::new(),
            tokens: Vec::new(),
            end: None,
            problems: Vec::new(),
            start: 0,
            text: self.text,
            until: 0,
        };
        let (mut begun, mut in_body, mut depth) = (false, false, 0usize);
        let mut last_tag = 0;
        while let Some((at, token)) = self.lexer.next() {
            if !begun {
                begun = true;
                game.start = at;
                let passed = self.text.get(self.counted..at).unwrap_or_default();
                self.line += newlines(passed);
                self.counted = at;
                game.line = self.line;
            }
            match token {
                Token::Tag(name, value) => {
                    let again = game.tags.iter().any(|(known, _)| *known == name);
                    // Games in one file begin alike; a first tag at once given again is a slip.
                    let begins = game.tags.len() > 1 && game.tags.first().is_some_and(|(first, _)| *first == name);
                    let apart = begins || has_blank_line(self.text.get(last_tag..at).unwrap_or_default());
                    if in_body || (again && apart) {
                        self.lexer.back_to(at);
                        break;
                    }
                    last_tag = at;
                    if again {
                        game.note(at, ProblemKind::TagTwice(excerpt(name)));
                    } else if game.tags.len() < MAX_TAGS {
                        game.tags.push((name, value));
                    }
                    continue;
                }
                Token::BadTag(text) => {
                    game.note(at, ProblemKind::BadTag(excerpt(text)));
                    continue;
                }
                Token::Result(result) if depth == 0 => {
                    game.end = Some(result);
                    if let Some(comment) = self.lexer.comment_on_this_line() {
                        game.tokens.push((at, Token::Comment(comment)));
                    }
                    break;
                }
                Token::Comment(_) => {}
                Token::UnclosedComment(_) => game.note(at, ProblemKind::UnclosedComment),
                Token::Open => {
                    depth += 1;
                    in_body = true;
                }
                Token::Close => {
                    depth = depth.saturating_sub(1);
                    in_body = true;
                }
                _ => in_body = true,
            }
            if game.tokens.len() == MAX_TOKENS {
                game.note(at, ProblemKind::TooLong);
            }
            if game.tokens.len() <= MAX_TOKENS {
                game.tokens.push((at, token));
            }
        }
        // What is left behind the last game is no game if it is only a remark.
        let remark = !in_body && game.tags.is_empty() && game.end.is_none();
        if !begun || (remark && self.number > 0 && game.problems.is_empty()) {
            return None;
        }
        game.tokens.truncate(MAX_TOKENS);
        game.until = self.lexer.at();
        self.number += 1;
        Some(game)
    }
}

impl<'a> GameText<'a> {
    /// The game as it stands in the text.
    pub fn source(&self) -> &'a str {
        self.text.get(self.start..self.until).unwrap_or_default()
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    /// The line of the text on which the byte `at` stands.
    pub(super) fn line_at(&self, at: usize) -> usize {
        self.line + newlines(self.text.get(self.start..at).unwrap_or_default())
    }

    fn note(&mut self, at: usize, kind: ProblemKind) {
        if self.problems.len() < MAX_PROBLEMS {
            let line = self.line_at(at);
            self.problems.push(Problem { line, place: None, kind });
        }
    }
}

/// Whether a line between the first and the last is blank: what follows is no part of what was before.
fn has_blank_line(text: &str) -> bool {
    let mut lines = text.split('\n').skip(1).peekable();
    while let Some(line) = lines.next() {
        if lines.peek().is_some() && line.trim().is_empty() {
            return true;
        }
    }
    false
}

fn newlines(text: &str) -> usize {
    text.bytes().filter(|&byte| byte == b'\n').count()
}

/// The beginning of a text that is quoted to a person.
pub(super) fn excerpt(text: &str) -> String {
    text.chars().take(60).collect::<String>().trim_end().to_owned()
}
