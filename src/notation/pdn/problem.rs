//! What is wrong with a game, and where.

use thiserror::Error;

use super::game_type::GameTypeError;
use crate::notation::fen::FenError;
use crate::rules::Side;

/// Something that was left out, in a game of which the rest was read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{kind}", place.as_ref().map(|place| format!("{place}: ")).unwrap_or_default())]
pub struct Problem {
    /// The line of the text, counted from 1.
    pub line: usize,
    /// The move at which it was met, if it was at a move.
    pub place: Option<Place>,
    /// What it is.
    pub kind: ProblemKind,
}

/// A move of a game, as it is numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of the move.
    pub number: usize,
    /// Who moves.
    pub side: Side,
    /// Whether it is in a variation.
    pub variation: bool,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProblemKind {
    /// No legal move. The line ends before it.
    #[error("{text:?} is not legal here; legal are {}", legal.join(" "))]
    Illegal {
        /// What stands there.
        text: String,
        /// What would be legal.
        legal: Vec<String>,
    },
    /// A move where the game is lost already. The line ends before it.
    #[error("{0:?} comes after the end of the game: there is no legal move")]
    AfterTheEnd(String),
    /// Two captures or more are written so. The line ends before it.
    #[error("{text:?} could be any of {}", candidates.join(" "))]
    Ambiguous {
        /// What stands there.
        text: String,
        /// Each of them in full.
        candidates: Vec<String>,
    },
    /// Neither a move nor anything else. The line ends before it.
    #[error("expected a move, got {0:?}")]
    Stray(String),
    /// A position in the middle of a game. The line ends before it.
    #[error("a position can stand only before the first move")]
    InlinePosition,
    /// Variations in variations in variations. This one is left out.
    #[error("more variations within one another than are read")]
    TooDeep,
    /// The line ends here.
    #[error("more moves than are read")]
    TooLong,
    /// A line that begins like a tag. It is left out.
    #[error("expected a tag such as [Event \"…\"], got {0:?}")]
    BadTag(String),
    /// A tag that was there already, among the tags of one game. The first is taken.
    #[error("the tag {0} is given twice")]
    TagTwice(String),
    /// What the tag says is no result. It is left out.
    #[error("expected a result such as 1-0, 2-0, 1/2-1/2 or *, got {0:?}")]
    BadResult(String),
    /// A comment that nobody closes; it was ended before the next game.
    #[error("a comment is not closed")]
    UnclosedComment,
    /// The result behind the moves, which was taken, is not that of the tag.
    #[error("the tag says {tag}, the text behind the moves {text}")]
    Results {
        /// The tag's.
        tag: String,
        /// The text's.
        text: String,
    },
}

impl ProblemKind {
    /// Whether moves were left out for it.
    pub const fn stops(&self) -> bool {
        !matches!(
            self,
            Self::BadTag(_) | Self::TagTwice(_) | Self::BadResult(_) | Self::UnclosedComment | Self::Results { .. }
        )
    }
}

impl core::fmt::Display for Place {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "move {}, {:?}", self.number, self.side)?;
        if self.variation { f.write_str(", in a variation") } else { Ok(()) }
    }
}

/// Why nothing of a game was read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// It is no game of ours.
    #[error("{0}")]
    GameType(#[from] GameTypeError),
    /// Its start is no position.
    #[error("start position {text:?}: {error}")]
    Start {
        /// What was given.
        text: String,
        /// Why not.
        error: FenError,
    },
    /// A house rule that is not known, or not for this board.
    #[error("the house rule {0:?} is not known for this game")]
    HouseRule(String),
    /// A profile that is not known.
    #[error("expected the profile \"table\" or \"federation\", got {0:?}")]
    Profile(String),
    /// Neither tags nor moves.
    #[error("expected a game in PDN, got {0:?}")]
    NotPdn(String),
}
