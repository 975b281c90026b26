//! The text of the Hub protocol, version 2: lines of a word and arguments, `name=value` or `name="a value"`.

use dama::notation::Labels;
use dama::rules::{Board, Piece, Position, Rank, Rules, Setup, SetupError, Side};

/// A line of the protocol, taken apart.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Message {
    pub(crate) command: String,
    /// Names with their values; a word without a value has an empty one.
    arguments: Vec<(String, String)>,
}

impl Message {
    pub(crate) fn parse(line: &str) -> Self {
        let mut message = Self::default();
        let mut rest = line.trim();
        while !rest.is_empty() {
            let end = rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len());
            let (name, after) = rest.split_at(end);
            let (value, after) = match after.strip_prefix('=') {
                None => ("", after),
                Some(after) => match after.strip_prefix('"') {
                    Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
                    None => after.split_at(after.find(char::is_whitespace).unwrap_or(after.len())),
                },
            };
            if message.command.is_empty() {
                message.command = name.to_owned();
            } else {
                message.arguments.push((name.to_owned(), value.to_owned()));
            }
            rest = after.trim_start();
        }
        message
    }

    /// The value of `name`, empty for a word without one.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.arguments.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// The value of `name` as a number.
    pub(crate) fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name)?.parse().ok()
    }
}

/// The position as Hub writes it: the side to move, then a letter for each square by number.
pub(crate) fn write_position(position: &Position) -> String {
    let rules = position.rules();
    let labels = Labels::canonical(rules);
    let mut text = String::from(if position.turn() == Side::White { "W" } else { "B" });
    for number in 1..=rules.geometry.squares() {
        let piece = labels.square(number).and_then(|square| position.board().get(square));
        text.push(match piece {
            None => 'e',
            Some(Piece { side: Side::White, rank: Rank::Man }) => 'w',
            Some(Piece { side: Side::White, rank: Rank::King }) => 'W',
            Some(Piece { side: Side::Black, rank: Rank::Man }) => 'b',
            Some(Piece { side: Side::Black, rank: Rank::King }) => 'B',
        });
    }
    text
}

/// Reads what [`write_position`] writes.
pub(crate) fn parse_position(text: &str, rules: &Rules) -> Result<Position, String> {
    let wrong = || {
        let letters = u32::from(rules.geometry.squares()) + 1;
        format!("expected W or B and a letter of wWbBe for each square, {letters} letters, got {text:?}")
    };
    let mut letters = text.chars();
    let turn = match letters.next() {
        Some('W' | 'w') => Side::White,
        Some('B' | 'b') => Side::Black,
        _ => return Err(wrong()),
    };
    let labels = Labels::canonical(rules);
    let mut board = Board::default();
    for number in 1..=rules.geometry.squares() {
        let square = labels.square(number).ok_or_else(wrong)?;
        let piece = |side, rank| Some(Piece { side, rank });
        board.set(
            square,
            match letters.next() {
                Some('e') => None,
                Some('w') => piece(Side::White, Rank::Man),
                Some('W') => piece(Side::White, Rank::King),
                Some('b') => piece(Side::Black, Rank::Man),
                Some('B') => piece(Side::Black, Rank::King),
                _ => return Err(wrong()),
            },
        );
    }
    if letters.next().is_some() {
        return Err(wrong());
    }
    Position::new(*rules, Setup { board, turn }).map_err(|error: SetupError| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use dama::rules::Variant;

    #[test]
    fn a_line_is_a_word_and_arguments() {
        let message = Message::parse("  info depth=12 score=-0.31 pv=\"32-28 19x23x28\" infinite ");
        assert_eq!(message.command, "info");
        assert_eq!(message.get("pv"), Some("32-28 19x23x28"));
        assert_eq!((message.number::<u32>("depth"), message.number::<f64>("score")), (Some(12), Some(-0.31)));
        assert_eq!((message.get("infinite"), message.get("nodes")), (Some(""), None));
        assert_eq!(Message::parse("go think").get("think"), Some(""));
        for odd in ["", "=", "a=", "a=\"", "a b=\"c d", "= = =", "\"\"", "a=b=c"] {
            let _ = Message::parse(odd);
        }
    }

    #[test]
    fn positions_are_written_and_read() {
        for variant in Variant::ALL {
            let mut position = Position::start(variant);
            for ply in 0..60 {
                let text = write_position(&position);
                assert_eq!(text.len(), usize::from(position.rules().geometry.squares()) + 1);
                assert_eq!(parse_position(&text, position.rules()), Ok(position));
                let moves = position.legal_moves();
                let Some(mv) = moves.get(ply * 5 % moves.len().max(1)) else { break };
                position = position.play_unchecked(mv);
            }
        }
        let start = write_position(&Position::start(Variant::International));
        assert_eq!(start, format!("W{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20)));
    }

    #[test]
    fn what_is_no_position_is_refused() {
        let rules = Variant::American.rules();
        let empty = "e".repeat(31);
        for text in ["", "W", "Xe", &format!("W{empty}"), &format!("Ww{empty}"), &format!("W{empty}x"), "Wé"] {
            assert!(parse_position(text, rules).is_err(), "{text}");
        }
        assert!(parse_position(&format!("W{empty}wee"), rules).is_err());
    }
}
