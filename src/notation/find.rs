//! Positions and games in any text: an e-mail, a forum post, a page that was copied whole.
//!
//! The marks of a quoted e-mail (`> `) and the commonest markup are taken off first. A game is a tag, a numbered
//! move, or three moves in a row, and what follows up to the first words that are no PDN; a single strange word between
//! moves stays in, so that reading can say what is wrong with it. A position is a FEN outside any game.

use super::fen::MAX_FEN;
use super::labels::parse_number;
use super::pdn::{Lexer, Token};

/// The longest text that is searched.
const MAX_TEXT: usize = 64 << 20;

/// Something found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A position, as [`super::parse_position`] reads it by the right rules.
    Fen(String),
    /// One game or more, as [`super::pdn::games`] reads them.
    Pdn(String),
}

/// The positions and games in `text`, in order. A text too long to be searched holds none.
pub fn find(text: &str) -> Vec<Found> {
    if text.len() > MAX_TEXT {
        return Vec::new();
    }
    let text = plain(text);
    let fens = fens(&text);
    let mut outside = fens.iter().peekable();
    let mut found = Vec::new();
    for (start, end) in regions(&without(&text, &fens)) {
        while let Some(fen) = outside.next_if(|fen| fen.start < start) {
            found.push(Found::Fen(fen.text.clone()));
        }
        while outside.next_if(|fen| fen.start < end).is_some() {}
        let region = text.get(start..end).unwrap_or_default();
        found.push(match only_fen(region) {
            Some(fen) => Found::Fen(fen),
            None => Found::Pdn(region.trim().to_owned()),
        });
    }
    found.extend(outside.map(|fen| Found::Fen(fen.text.clone())));
    found
}

/// The part of a text that was meant as a FEN though it cannot be read as one: to say what is wrong with it.
pub fn near_fen(text: &str) -> Option<&str> {
    let text = text.trim();
    // A colon behind a side, or before the list of one.
    let begins = |at: usize| {
        let before = text.get(..at).unwrap_or_default();
        let from = before.trim_end().rfind([' ', '\n', '\t', '"', '(', '[']).map_or(0, |at| at + 1);
        let mut after = text.get(at + 1..).unwrap_or_default().trim_start().chars();
        let is_side = matches!(before.get(from..).map(str::trim), Some("W" | "B" | "w" | "b"));
        let is_list = after.next().is_some_and(side) && after.next().is_some_and(|c| c.is_ascii_digit() || c == 'K');
        (is_side || is_list).then_some(from)
    };
    let from = text.char_indices().take(MAX_FEN).filter(|&(_, c)| c == ':').find_map(|(at, _)| begins(at))?;
    let line = text.get(from..)?.lines().next()?.trim_end_matches(['"', ']', ' ']);
    line.contains(|c: char| c.is_ascii_digit()).then_some(line)
}

/// The moves in a text, without those in parentheses: at most so many.
pub fn moves_in(text: &str, most: usize) -> Vec<String> {
    let (mut lexer, mut depth, mut moves) = (Lexer::new(text), 0_usize, Vec::new());
    while let Some((_, token)) = lexer.next() {
        match token {
            Token::Open => depth += 1,
            Token::Close => depth = depth.saturating_sub(1),
            Token::Move { compact, .. } if depth == 0 => moves.push(compact),
            _ => {}
        }
        if moves.len() >= most {
            break;
        }
    }
    moves
}

/// A FEN, without its blanks, and where it stood.
struct Span {
    start: usize,
    end: usize,
    text: String,
}

/// What forums and mail programs make of text, and what it was.
const MARKUP: [(&str, &str); 15] = [
    ("&quot;", "\""),
    ("&#34;", "\""),
    ("&gt;", ">"),
    ("&nbsp;", " "),
    ("<br>", "\n"),
    ("<br/>", "\n"),
    ("<br />", "\n"),
    ("[pdn]", "\n"),
    ("[/pdn]", "\n"),
    ("[fen]", "\n"),
    ("[/fen]", "\n"),
    ("[code]", "\n"),
    ("[/code]", "\n"),
    ("[quote]", "\n"),
    ("[/quote]", "\n"),
];

/// The text without quotation marks at its lines and without the commonest markup.
fn plain(text: &str) -> String {
    let unquoted: Vec<&str> = text
        .lines()
        .map(|line| if line.trim_start().starts_with('>') { line.trim_start_matches(['>', ' ', '\t']) } else { line })
        .collect();
    let mut text = unquoted.join("\n");
    for (mark, meaning) in MARKUP {
        if text.contains(mark) {
            text = text.replace(mark, meaning);
        }
    }
    text
}

/// Where games stand: from where to where.
fn regions(text: &str) -> Vec<(usize, usize)> {
    let mut regions = Vec::new();
    let mut lexer = Lexer::new(text);
    let mut tokens: Vec<(usize, usize, Kind)> = Vec::new();
    while let Some((start, token)) = lexer.next() {
        tokens.push((start, lexer.at(), Kind::of(&token)));
    }
    let kind = |at: usize| tokens.get(at).map_or(Kind::Other, |&(_, _, kind)| kind);
    let mut at = 0;
    while let Some(&(start, mut end, first)) = tokens.get(at) {
        let begins = match first {
            Kind::Tag => true,
            Kind::Number => kind(at + 1) == Kind::Move,
            Kind::Move => kind(at + 1) == Kind::Move && kind(at + 2) == Kind::Move,
            Kind::Near | Kind::Part | Kind::Other => false,
        };
        at += 1;
        if !begins {
            continue;
        }
        while let Some(&(_, until, next)) = tokens.get(at) {
            match next {
                Kind::Tag | Kind::Move | Kind::Near | Kind::Part => end = until,
                Kind::Number => {}
                Kind::Other if matches!(kind(at + 1), Kind::Move | Kind::Number) && kind(at - 1) != Kind::Other => {}
                Kind::Other => break,
            }
            at += 1;
        }
        regions.push((start, end));
    }
    regions
}

/// What a token means for finding games.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Tag,
    Number,
    Move,
    /// What was meant as a move, though it is none on any board.
    Near,
    /// What stands between moves and behind them.
    Part,
    Other,
}

impl Kind {
    fn of(token: &Token<'_>) -> Self {
        match token {
            Token::Tag(..) => Self::Tag,
            Token::Number(_) => Self::Number,
            Token::Move { .. } => Self::Move,
            Token::Comment(_) | Token::Open | Token::Close | Token::Nag(_) | Token::Result(_) | Token::Setup(_) => {
                Self::Part
            }
            Token::Stray(text) if is_near_a_move(text) => Self::Near,
            Token::BadTag(_) | Token::UnclosedComment(_) | Token::Stray(_) => Self::Other,
        }
    }
}

/// Whether a strange word has the form of a move: two names of squares and a sign between them.
fn is_near_a_move(text: &str) -> bool {
    let parts: Vec<&str> = text.split(['-', 'x', 'X', ':', '×']).collect();
    let is_square = |part: &&str| part.len() <= 3 && part.ends_with(|c: char| c.is_ascii_digit());
    parts.len() > 1 && parts.iter().all(is_square)
}

/// The FEN of a region that is nothing but its tag.
fn only_fen(region: &str) -> Option<String> {
    let mut lexer = Lexer::new(region);
    match (lexer.next(), lexer.next()) {
        (Some((_, Token::Tag("FEN", value))), None) => Some(value),
        _ => None,
    }
}

/// The FENs in `text`.
fn fens(text: &str) -> Vec<Span> {
    let mut found: Vec<Span> = Vec::new();
    let (mut before, mut done) = (' ', 0);
    for (start, c) in text.char_indices() {
        let begins = start >= done && side(c) && !before.is_alphanumeric();
        before = c;
        if begins && let Some((fen, rest)) = text.get(start..).and_then(fen) {
            done = text.len() - rest.len();
            found.push(Span { start, end: done, text: fen });
        }
    }
    found
}

/// The text with something that is no PDN in the place of each FEN that is not a game's own: numbers and colons would
/// look like moves.
fn without(text: &str, fens: &[Span]) -> String {
    let mut masked = String::with_capacity(text.len());
    for fen in fens {
        let before = text.get(..fen.start).unwrap_or_default();
        let unquoted = before.trim_end_matches([' ', '"', '“', '”', '„']);
        let of_a_game = unquoted.len() < before.len() && unquoted.ends_with("FEN");
        if !of_a_game {
            masked.push_str(text.get(masked.len()..fen.start).unwrap_or_default());
            masked.push_str(&"#".repeat(fen.end - fen.start));
        }
    }
    masked.push_str(text.get(masked.len()..).unwrap_or_default());
    masked
}

const fn side(c: char) -> bool {
    matches!(c, 'W' | 'B' | 'w' | 'b')
}

/// The FEN that `text` begins with, without blanks, and what follows it.
fn fen(text: &str) -> Option<(String, &str)> {
    let mut fen: String = text.chars().take(1).collect();
    let mut rest = text.get(1..)?;
    let (mut squares, mut sections) = (0, 0);
    while let Some(section) = rest.trim_start().strip_prefix(':').map(str::trim_start) {
        let Some(owner) = section.chars().next().filter(|&c| side(c)) else { break };
        let list = section.get(1..)?;
        let (text, count, after) = list_of_squares(list);
        // `B: White won` is no position, nor is one that goes on with what is no square: to take a part of it would be to
        // guess.
        let mut next = after.chars();
        let goes_on = match next.next() {
            Some(',' | '-') => next.next().is_some_and(char::is_alphanumeric),
            c => c.is_some_and(char::is_alphanumeric),
        };
        if goes_on {
            return None;
        }
        if sections == 2 {
            break;
        }
        fen.push(':');
        fen.push(owner);
        fen.push_str(&text);
        (squares, sections, rest) = (squares + count, sections + 1, after);
    }
    (squares > 0).then_some((fen, rest))
}

/// The squares that `text` begins with, without blanks, how many items they are, and what follows.
fn list_of_squares(text: &str) -> (String, usize, &str) {
    let (mut list, mut count, mut rest) = (String::new(), 0, text);
    let mut ahead = text.trim_start();
    while let Some((item, after)) = square(ahead) {
        if count > 0 {
            list.push(',');
        }
        list.push_str(item);
        (count, rest) = (count + 1, after);
        let range = after.trim_start().strip_prefix('-').map(str::trim_start);
        if let Some((last, after)) = range.and_then(square) {
            list.push('-');
            list.push_str(last);
            rest = after;
        }
        match rest.trim_start().strip_prefix(',') {
            Some(next) => ahead = next.trim_start(),
            None => break,
        }
    }
    (list, count, rest)
}

/// `12`, `K12`, `c3` or `Kc3`, with nothing of a word behind it.
fn square(text: &str) -> Option<(&str, &str)> {
    let king = usize::from(text.starts_with(['K', 'k']));
    let letter = usize::from(
        text.get(king..)?.starts_with(|c: char| c.is_ascii_alphabetic() && matches!(c.to_ascii_lowercase(), 'a'..='j')),
    );
    let digits = text.get(king + letter..)?;
    let length = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let (name, rest) = text.split_at_checked(king + letter + length)?;
    let number = digits.get(..length).and_then(parse_number)?;
    let whole = number <= 50 && !rest.starts_with(|c: char| c.is_alphanumeric());
    whole.then_some((name, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found_fens(text: &str) -> Vec<String> {
        find(text)
            .into_iter()
            .map(|found| match found {
                Found::Fen(fen) => fen,
                Found::Pdn(pdn) => panic!("a game: {pdn}"),
            })
            .collect()
    }

    fn one_game(text: &str) -> String {
        match find(text).as_slice() {
            [Found::Pdn(pdn)] => pdn.clone(),
            other => panic!("{other:?} in {text}"),
        }
    }

    #[test]
    fn what_was_meant_as_a_move_stays_with_its_game() {
        for text in
            ["[GameType \"25\"]\n\n1. c3-d4 b6-a5 2. c3-z9 *", "1. 11-15 23-19 2. 8-99", "1. c3-d4 b6-a5 2. c3:z9 1-0"]
        {
            assert_eq!(one_game(text), text);
        }
        assert_eq!(one_game("1. 11-15 23-19 and that is all"), "1. 11-15 23-19");
    }

    #[test]
    fn positions_in_prose() {
        for (text, fen) in [
            ("W:W31-50:B1-20", "W:W31-50:B1-20"),
            ("Look at W:W21, K22:B 9, and tell me.", "W:W21,K22:B9"),
            ("(b:wa1,c3:bKh8)", "b:wa1,c3:bKh8"),
            ("It was W:W31:B20. White won.", "W:W31:B20"),
            ("B:WK3", "B:WK3"),
            ("https://example.org/fen?W:W31:BK20:H0:F1", "W:W31:BK20"),
            ("> W:W21,22,\n> 23:B9\n", "W:W21,22,23:B9"),
            ("see [FEN \"W:W21:B9\"] here", "W:W21:B9"),
            ("[FEN &quot;W:W21:B9&quot;]<br>", "W:W21:B9"),
        ] {
            assert_eq!(found_fens(text), [fen], "{text}");
        }
        assert_eq!(found_fens("First W:W21:B9; then B:W21:B13, done"), ["W:W21:B9", "B:W21:B13"]);
    }

    #[test]
    fn prose_is_no_position() {
        for text in [
            "",
            "W:W21,44x:B1",
            "W:W31-50:B1-99",
            "B: White won",
            "W:W:B",
            "W:",
            "I B:Wonder",
            "W:Wx9",
            "aW:W21:B9",
            "W 21 B 9",
            "W:W999",
            "W;W21",
        ] {
            assert_eq!(find(text), [], "{text}");
        }
    }

    #[test]
    fn what_was_meant_as_a_position_is_near_one() {
        for (text, fen) in [
            ("W:Wx9:B3", Some("W:Wx9:B3")),
            ("Look: W:W31:B99x is odd", Some("W:W31:B99x is odd")),
            ("X:W31:B9", Some("X:W31:B9")),
            ("[FEN \"B:W31,31:B9\"]", Some("B:W31,31:B9")),
            ("B: White won", None),
            ("hello 12", None),
            ("", None),
        ] {
            assert_eq!(near_fen(text), fen, "{text}");
        }
        assert_eq!(moves_in("1. 11-15! (9-14 22-18) 23x19x12 {so} c3:e5", 9), ["11-15", "23x19x12", "c3:e5"]);
        assert_eq!(moves_in("11-15 23-19 8-11", 2).len(), 2);
    }

    #[test]
    fn games_in_prose() {
        assert_eq!(one_game("Hi,\nI played 1. 11-15 23-19 2. 8-11 and was happy.\nBye"), "1. 11-15 23-19 2. 8-11");
        assert_eq!(
            one_game("> [Event \"x\"]\n> \n> 1. 11-15\n> 23-19 *\n\nRegards"),
            "[Event \"x\"]\n\n1. 11-15\n23-19 *"
        );
        assert_eq!(one_game("so 11-15 23-19 8-11 it went"), "11-15 23-19 8-11");
        // A strange word between moves stays in, to be told as what it is.
        assert_eq!(one_game("1. 11-15 23-l9 8-11 it went on"), "1. 11-15 23-l9 8-11");
        assert_eq!(
            one_game("[pdn]1. 32-28 {best} (1. 33-28) 19-23 1/2-1/2[/pdn]"),
            "1. 32-28 {best} (1. 33-28) 19-23 1/2-1/2"
        );
        assert_eq!(find("from 10-12 and 14-16 on 2026-11-30, chapter 1. Good."), []);
    }

    #[test]
    fn games_and_positions_side_by_side() {
        let found = find("From W:W21:B9 he went 1. 21-17 9-13 2. 17-14 and then B:W14:B13 was there.");
        let fen = |text: &str| Found::Fen(text.to_owned());
        assert_eq!(found, [fen("W:W21:B9"), Found::Pdn("1. 21-17 9-13 2. 17-14".to_owned()), fen("B:W14:B13")]);
    }
}
