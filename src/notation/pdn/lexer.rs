//! PDN cut into tokens: no rules, no tree, every byte looked at once.

use super::scan::{short, squares, tag};
use super::value::PdnResult;

/// A piece of PDN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::notation) enum Token<'a> {
    /// `[Name "value"]`.
    Tag(&'a str, String),
    /// What begins like a tag and is none.
    BadTag(&'a str),
    /// What stands between braces, or behind a semicolon.
    Comment(&'a str),
    /// A comment whose closing brace is missing.
    UnclosedComment(&'a str),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// A mark by number.
    Nag(u8),
    /// A move number; true if dots say that the second side moves.
    Number(bool),
    /// Squares with signs between them.
    Move {
        /// As it stands there.
        text: &'a str,
        /// Without blanks, and with a sign between all squares.
        compact: String,
    },
    /// A result.
    Result(PdnResult),
    /// `/FEN "…"/`.
    Setup(&'a str),
    /// Anything else.
    Stray(&'a str),
}

/// What ends a word, beside blanks.
const ENDS: [char; 8] = ['[', ']', '{', '}', '(', ')', '$', ';'];

/// Cuts a text into tokens.
#[derive(Clone, Debug)]
pub(in crate::notation) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// Where the last move or mark ended: a `*` right there is a mark, elsewhere it ends the game.
    attached: usize,
    /// No comment is closed from here on. Known once, so that a text full of open braces is not searched for each.
    unclosed: bool,
}

impl<'a> Lexer<'a> {
    pub(in crate::notation) const fn new(text: &'a str) -> Self {
        Self { text, at: 0, attached: usize::MAX, unclosed: false }
    }

    /// How far it has come, in bytes.
    pub(in crate::notation) const fn at(&self) -> usize {
        self.at
    }

    /// Goes back, to read a token again.
    pub(in crate::notation) const fn back_to(&mut self, at: usize) {
        self.at = at;
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The next token and where it begins.
    pub(in crate::notation) fn next(&mut self) -> Option<(usize, Token<'a>)> {
        self.skip_blanks();
        let start = self.at;
        let first = self.rest().chars().next()?;
        let token = match first {
            '[' => self.tag(),
            '{' => self.comment(),
            ';' => {
                let line = self.line();
                self.take(line.len());
                Token::Comment(line.get(1..).unwrap_or_default())
            }
            '(' => self.open(),
            ')' => self.one(Token::Close),
            '$' => self.numbered_mark(),
            '!' | '?' => self.glyph(0),
            '*' if self.attached == start => self.one(Token::Nag(7)),
            '*' => self.one(Token::Result(PdnResult::Unknown)),
            '/' if self.rest().starts_with("/FEN") => self.setup(),
            '.' | '…' => {
                self.take_while(|c| matches!(c, '.' | '…'));
                Token::Number(true)
            }
            '½' if self.rest().starts_with("½-½") => {
                self.take("½-½".len());
                Token::Result(PdnResult::Drawn)
            }
            _ => self.squares_or_number(),
        };
        if matches!(token, Token::Nag(_) | Token::Move { .. }) {
            self.attached = self.at;
        }
        Some((start, token))
    }

    /// The comment that follows on the same line, if one does.
    pub(in crate::notation) fn comment_on_this_line(&mut self) -> Option<&'a str> {
        let ahead = self.rest().trim_start_matches([' ', '\t']);
        if !ahead.starts_with(['{', ';']) {
            return None;
        }
        match self.next() {
            Some((_, Token::Comment(text) | Token::UnclosedComment(text))) => Some(text),
            _ => None,
        }
    }

    fn take(&mut self, bytes: usize) -> &'a str {
        let taken = self.rest().get(..bytes).unwrap_or(self.rest());
        self.at += taken.len();
        taken
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        self.take(rest.find(|c| !wanted(c)).unwrap_or(rest.len()))
    }

    fn one(&mut self, token: Token<'a>) -> Token<'a> {
        self.take(1);
        token
    }

    /// What is left of this line.
    fn line(&self) -> &'a str {
        self.rest().split(['\n', '\r']).next().unwrap_or_default()
    }

    /// Blanks, commas between moves, byte order marks, and lines that begin with `%`.
    fn skip_blanks(&mut self) {
        loop {
            let before = self.at;
            self.take_while(|c| c.is_whitespace() || matches!(c, ',' | '\u{feff}' | '\u{200e}' | '\u{200f}'));
            let fresh_line = self.text.get(..self.at).is_some_and(|done| done.is_empty() || done.ends_with('\n'));
            if fresh_line && self.rest().starts_with('%') {
                self.take(self.line().len());
            }
            if self.at == before {
                return;
            }
        }
    }

    fn tag(&mut self) -> Token<'a> {
        match tag(self.rest()) {
            Some((bytes, name, value)) => {
                self.take(bytes);
                Token::Tag(name, value)
            }
            None => {
                let line = self.line();
                Token::BadTag(self.take(line.len()))
            }
        }
    }

    fn comment(&mut self) -> Token<'a> {
        self.take(1);
        if let Some(end) = (!self.unclosed).then(|| self.rest().find('}')).flatten() {
            let text = self.take(end);
            self.take(1);
            return Token::Comment(text);
        }
        self.unclosed = true;
        // Nobody closes it: it ends where the tags of another game begin.
        let end = self.rest().find("\n[").unwrap_or(self.rest().len());
        Token::UnclosedComment(self.take(end))
    }

    /// A variation, or a mark in parentheses.
    fn open(&mut self) -> Token<'a> {
        let inside = self.rest().get(1..).unwrap_or_default();
        let marks = inside.find(|c| !matches!(c, '!' | '?')).unwrap_or(inside.len());
        if marks > 0 && inside.get(marks..).is_some_and(|rest| rest.starts_with(')')) {
            self.take(1);
            return self.glyph(1);
        }
        self.one(Token::Open)
    }

    /// `!`, `?` and their pairs, and `behind` bytes more.
    fn glyph(&mut self, behind: usize) -> Token<'a> {
        let marks = self.take_while(|c| matches!(c, '!' | '?'));
        self.take(behind);
        Token::Nag(match marks.get(..2).unwrap_or(marks) {
            "!" => 1,
            "?" => 2,
            "!!" => 3,
            "??" => 4,
            "!?" => 5,
            _ => 6,
        })
    }

    fn numbered_mark(&mut self) -> Token<'a> {
        let digits = self.rest().get(1..).unwrap_or_default();
        let digits = digits.get(..digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len()));
        match digits.and_then(|digits| Some((digits.len(), digits.parse().ok()?))) {
            Some((length, number)) => {
                self.take(1 + length);
                Token::Nag(number)
            }
            None => self.word(),
        }
    }

    fn setup(&mut self) -> Token<'a> {
        let inside = self.rest().get(1..).unwrap_or_default();
        let Some(end) = inside.find('/') else { return self.word() };
        let text = inside.get(3..end).unwrap_or_default();
        self.take(end + 2);
        Token::Setup(text.trim().trim_matches(['"', '“', '”']))
    }

    fn squares_or_number(&mut self) -> Token<'a> {
        let rest = self.rest();
        for (text, result) in [("1/2-1/2", PdnResult::Drawn), ("1/2 - 1/2", PdnResult::Drawn)] {
            if rest.starts_with(text) {
                self.take(text.len());
                return Token::Result(result);
            }
        }
        if let Some((bytes, compact)) = squares(rest) {
            let text = self.take(bytes);
            return match PdnResult::parse(&compact.replace(['–', '—', '−'], "-")) {
                Some(result) => Token::Result(result),
                None => Token::Move { text, compact },
            };
        }
        if let Some(bytes) = short(rest) {
            let text = self.take(bytes);
            return Token::Move { text, compact: text.to_owned() };
        }
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let behind = rest.get(digits..).unwrap_or_default();
        let dots = behind.trim_start_matches([' ', '\t', '\u{a0}']);
        if digits > 0 && dots.starts_with(['.', '…']) {
            self.take(rest.len() - dots.len());
            let dots = self.take_while(|c| matches!(c, '.' | '…'));
            return Token::Number(dots.len() > 1);
        }
        if digits > 0 && behind.chars().next().is_none_or(|c| c.is_whitespace() || c == ',') {
            self.take(digits);
            return Token::Number(false);
        }
        self.word()
    }

    fn word(&mut self) -> Token<'a> {
        let rest = self.rest();
        let end = rest
            .char_indices()
            .skip(1)
            .find(|&(_, c)| c.is_whitespace() || ENDS.contains(&c))
            .map_or(rest.len(), |(at, _)| at);
        Token::Stray(self.take(end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        let mut lexer = Lexer::new(text);
        core::iter::from_fn(|| lexer.next()).map(|(_, token)| token).collect()
    }

    fn mv<'a>(text: &'a str, compact: &str) -> Token<'a> {
        Token::Move { text, compact: compact.to_owned() }
    }

    #[test]
    fn tags_with_quotes_and_backslashes() {
        for (text, value) in [
            (r#"[Event "A \"B\" C"]"#, r#"A "B" C"#),
            (r#"[ Event  "C:\\x" ]"#, r"C:\x"),
            (r#"[Event "C:\x"]"#, r"C:\x"),
            (r#"[Event "The "Big" One"]"#, r#"The "Big" One"#),
            ("[Event “x”]", "x"),
            (r#"[Event ""]"#, ""),
        ] {
            assert_eq!(tokens(text), [Token::Tag("Event", value.to_owned())], "{text}");
        }
        for text in ["[Event", "[Event x]", "[Event \"x]", "[\"x\"]", "[%clk 1:00]", "[Event \"x\n\"]"] {
            assert!(matches!(tokens(text).first(), Some(Token::BadTag(_))), "{text}");
        }
    }

    #[test]
    fn a_star_is_a_mark_or_the_end() {
        let end = Token::Result(PdnResult::Unknown);
        assert_eq!(tokens("32-28*"), [mv("32-28", "32-28"), Token::Nag(7)]);
        assert_eq!(tokens("32-28!* *"), [mv("32-28", "32-28"), Token::Nag(1), Token::Nag(7), end.clone()]);
        assert_eq!(tokens("32-28 *"), [mv("32-28", "32-28"), end]);
    }

    #[test]
    fn moves_with_blanks_with_letters_and_without_signs() {
        assert_eq!(tokens("32 - 28"), [mv("32 - 28", "32-28")]);
        assert_eq!(tokens("28 x 19\n x23"), [mv("28 x 19\n x23", "28x19x23")]);
        assert_eq!(tokens("c3d4"), [mv("c3d4", "c3-d4")]);
        assert_eq!(tokens("c3 : e5"), [mv("c3 : e5", "c3:e5")]);
        assert_eq!(tokens("gf4 c:e5"), [mv("gf4", "gf4"), mv("c:e5", "c:e5")]);
        assert_eq!(tokens("gf4x"), [Token::Stray("gf4x")]);
        assert_eq!(tokens("1.32-28"), [Token::Number(false), mv("32-28", "32-28")]);
        assert_eq!(tokens("1 ... 9-13"), [Token::Number(true), mv("9-13", "9-13")]);
        assert_eq!(tokens("1 32-28"), [Token::Number(false), mv("32-28", "32-28")]);
        assert_eq!(tokens("32x"), [Token::Stray("32x")]);
        assert_eq!(tokens("c3 d4"), [Token::Stray("c3"), Token::Stray("d4")]);
    }

    #[test]
    fn results_of_both_kinds_are_no_moves() {
        for (text, result) in [
            ("1-0", PdnResult::WhiteWon),
            ("2 - 0", PdnResult::WhiteWon),
            ("0–1", PdnResult::BlackWon),
            ("1-1", PdnResult::Drawn),
            ("1/2-1/2", PdnResult::Drawn),
            ("½-½", PdnResult::Drawn),
            ("0-0", PdnResult::BothLost),
        ] {
            assert_eq!(tokens(text), [Token::Result(result)], "{text}");
        }
    }

    #[test]
    fn marks_comments_and_positions() {
        assert_eq!(tokens("(?!) $12 !!!"), [Token::Nag(6), Token::Nag(12), Token::Nag(3)]);
        assert_eq!(tokens("$300 $x"), [Token::Stray("$300"), Token::Stray("$x")]);
        assert_eq!(tokens("{a {b} ; c\n)"), [Token::Comment("a {b"), Token::Comment(" c"), Token::Close]);
        assert_eq!(tokens("{open"), [Token::UnclosedComment("open")]);
        assert_eq!(tokens("/FEN \"W:W31:B20\"/"), [Token::Setup("W:W31:B20")]);
        assert_eq!(tokens("% no\n1."), [Token::Number(false)]);
    }
}
