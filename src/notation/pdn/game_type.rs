//! `GameType`: which draughts a PDN game is, by number, and how its squares are called.

use thiserror::Error;

use crate::notation::labels::{Labels, Style};
use crate::rules::{Side, Variant};

/// A `GameType` of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameType {
    /// Which draughts.
    pub variant: Variant,
    /// Who begins, where the text says so: a game may begin otherwise than its federation's.
    pub first: Option<Side>,
    /// The names of the squares.
    labels: Labels,
}

/// Why a `GameType` is none of ours.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameTypeError {
    /// Known, but not played here.
    #[error("GameType {number} is {name}, which is not played here")]
    Other {
        /// Its number.
        number: u8,
        /// Its name.
        name: &'static str,
    },
    /// No number that PDN gives a meaning.
    #[error("expected a GameType such as 20 or 21,B,8,8,N1,0, got {0:?}")]
    Unknown(String),
    /// The fields after the number contradict it.
    #[error("expected GameType {expected}, got {text:?}")]
    Contradiction {
        /// What was given.
        text: String,
        /// How it is written.
        expected: &'static str,
    },
}

/// The games with a number that are not played here.
const OTHERS: [(u8, &str); 9] = [
    (0, "chess"),
    (1, "Chinese chess"),
    (23, "American pool checkers"),
    (27, "Canadian draughts"),
    (28, "Portuguese draughts"),
    (30, "Turkish draughts"),
    (40, "Frisian draughts"),
    (41, "Spantsiretti"),
    (50, "Othello"),
];

impl GameType {
    /// Reads a number, `25`, or a number with the facts it stands for, `25,W,8,8,A0,0`.
    pub fn parse(text: &str) -> Result<Self, GameTypeError> {
        let compact: String = text.chars().filter(|c| !c.is_whitespace()).take(64).collect();
        let unknown = || GameTypeError::Unknown(text.chars().take(40).collect());
        let mut fields = compact.split(',');
        let number: u8 = fields
            .next()
            .filter(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
            .and_then(|digits| digits.parse().ok())
            .ok_or_else(unknown)?;
        if let Some((number, name)) = OTHERS.into_iter().find(|(other, _)| *other == number) {
            return Err(GameTypeError::Other { number, name });
        }
        let variant = Variant::ALL.into_iter().find(|&variant| number_of(variant) == number).ok_or_else(unknown)?;
        let mut game_type = Self::of(variant);
        let fields: Vec<&str> = fields.collect();
        if !fields.is_empty() {
            let contradiction =
                || GameTypeError::Contradiction { text: text.chars().take(40).collect(), expected: full(variant) };
            game_type.take(&fields).ok_or_else(contradiction)?;
        }
        Ok(game_type)
    }

    /// What is written for `variant`.
    pub fn of(variant: Variant) -> Self {
        let canonical = Labels::canonical(variant.rules());
        let labels = match variant {
            Variant::Russian | Variant::Brazilian | Variant::Czech => canonical.styled(Style::Algebraic),
            Variant::Spanish | Variant::Thai => canonical.counted_from_below(),
            Variant::American | Variant::Italian | Variant::International => canonical,
        };
        Self { variant, first: None, labels: labels.signed(sign_of(variant)) }
    }

    /// As it is written.
    pub const fn text(&self) -> &'static str {
        full(self.variant)
    }

    /// The names of the squares.
    pub const fn labels(&self) -> &Labels {
        &self.labels
    }

    /// The sign of captures.
    pub const fn capture_sign(&self) -> char {
        self.labels.capture()
    }

    /// Whether a game is worth two points.
    pub const fn two_points(&self) -> bool {
        matches!(self.variant, Variant::International)
    }

    /// The side whose moves are numbered first.
    pub const fn numbered_first(&self) -> Side {
        match self.variant {
            Variant::American | Variant::Thai => Side::Black,
            _ => Side::White,
        }
    }

    /// Takes the facts after the number over, if they are such a board's.
    fn take(&mut self, fields: &[&str]) -> Option<()> {
        let &[first, width, height, notation, corner] = fields else { return None };
        let rules = self.variant.rules();
        let size = rules.geometry.size().to_string();
        let official_corner = if rules.mirrored { "1" } else { "0" };
        if width != size || height != size || corner != official_corner {
            return None;
        }
        let first = match first {
            "W" | "w" => Side::White,
            "B" | "b" => Side::Black,
            _ => return None,
        };
        let canonical = Labels::canonical(rules).signed(sign_of(self.variant));
        // Where 1 lies as the side that begins sees it.
        self.labels = match (notation, first) {
            ("A0" | "A1" | "A2" | "A3" | "A", _) => canonical.styled(Style::Algebraic),
            ("N2", Side::White) | ("N1", Side::Black) => canonical,
            ("N1", Side::White) | ("N2", Side::Black) => canonical.counted_from_below(),
            _ => return None,
        };
        self.first = Some(first);
        Some(())
    }
}

const fn sign_of(variant: Variant) -> char {
    match variant {
        Variant::Russian => ':',
        Variant::Thai => '-',
        _ => 'x',
    }
}

const fn number_of(variant: Variant) -> u8 {
    match variant {
        Variant::International => 20,
        Variant::American => 21,
        Variant::Italian => 22,
        Variant::Spanish => 24,
        Variant::Russian => 25,
        Variant::Brazilian => 26,
        Variant::Czech => 29,
        Variant::Thai => 31,
    }
}

const fn full(variant: Variant) -> &'static str {
    match variant {
        Variant::International => "20,W,10,10,N2,0",
        Variant::American => "21,B,8,8,N1,0",
        Variant::Italian => "22,W,8,8,N2,1",
        Variant::Spanish => "24,W,8,8,N1,1",
        Variant::Russian => "25,W,8,8,A0,0",
        Variant::Brazilian => "26,W,8,8,A0,0",
        Variant::Czech => "29,W,8,8,A0,0",
        Variant::Thai => "31,B,8,8,N2,0",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        for variant in Variant::ALL {
            let game_type = GameType::of(variant);
            let read = GameType::parse(game_type.text()).expect("a GameType");
            assert_eq!((read.variant, read.labels), (variant, game_type.labels));
            assert_eq!(read.first, Some(game_type.numbered_first()), "{variant:?}");
            assert_eq!(read.first, Some(variant.rules().federation.first), "{variant:?}");
            let number = game_type.text().split(',').next().expect("a number");
            assert_eq!(GameType::parse(number), Ok(game_type));
        }
    }

    #[test]
    fn what_is_none_of_ours_is_refused_by_name() {
        for (text, part) in [
            ("23", "pool"),
            ("40,W,10,10,N2,0", "Frisian"),
            ("30", "Turkish"),
            ("", "such as"),
            ("19", "such as"),
            ("999", "such as"),
            ("+20", "such as"),
            ("English", "such as"),
            ("20,W,8,8,N2,0", "20,W,10,10,N2,0"),
            ("21,B,8,8,N3,0", "21,B,8,8,N1,0"),
            ("21,B", "21,B,8,8,N1,0"),
            ("22,W,8,8,N2,0", "22,W,8,8,N2,1"),
        ] {
            let error = GameType::parse(text).expect_err(text).to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
    }

    #[test]
    fn squares_of_the_two_sets_that_count_from_below() {
        // The thirty-third part is 33 − n: in Thai the first mover sits where White's last rows are numbered.
        let thai = GameType::of(Variant::Thai);
        let canonical = Labels::canonical(Variant::Thai.rules());
        assert_eq!(thai.labels().square(1), canonical.square(32));
    }
}
