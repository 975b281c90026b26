//! Why a game, a part of one or a link was not taken, as messages of the library's texts.

use crate::game::LinkError;
use crate::notation::pdn::{GameTypeError, Problem, ProblemKind, Refusal};
use crate::rules::Side;
use crate::texts::{Arg, Texts};

/// As many legal moves as are listed.
const MAX_LISTED: usize = 12;

/// A message with its arguments, not yet in any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excuse {
    id: &'static str,
    text: String,
    more: String,
    number: usize,
    side: Option<Side>,
}

impl Excuse {
    const fn new(id: &'static str) -> Self {
        Self { id, text: String::new(), more: String::new(), number: 0, side: None }
    }

    fn about(id: &'static str, text: &str) -> Self {
        Self { text: text.to_owned(), ..Self::new(id) }
    }

    fn listing(id: &'static str, text: &str, list: &[String]) -> Self {
        let mut more = list.iter().take(MAX_LISTED).cloned().collect::<Vec<_>>().join(" ");
        if list.len() > MAX_LISTED {
            more.push('…');
        }
        Self { more, ..Self::about(id, text) }
    }

    /// In words. Of a problem at a move, the move comes first.
    pub fn say(&self, texts: &Texts) -> String {
        // Moves read from left to right in every language.
        let isolated = |text: &str| {
            if texts.lang().dir() == "rtl" { format!("\u{2066}{text}\u{2069}") } else { text.to_owned() }
        };
        let args: [(&'static str, Arg<'_>); 2] =
            [("text", isolated(&self.text).into()), ("more", isolated(&self.more).into())];
        let why = texts.message(self.id, &args);
        match self.side {
            Some(side) => {
                let side = crate::app::speech::side_text(texts, side);
                let number = u32::try_from(self.number).unwrap_or(u32::MAX);
                texts.message("at-move", &[("number", number.into()), ("side", side.into()), ("why", why.into())])
            }
            None => why,
        }
    }
}

/// What was left out of a game.
pub fn excuse_of_problem(problem: &Problem) -> Excuse {
    let excuse = match &problem.kind {
        ProblemKind::Illegal { text, legal } => Excuse::listing("problem-illegal", text, legal),
        ProblemKind::AfterTheEnd(text) => Excuse::about("problem-after-end", text),
        ProblemKind::Ambiguous { text, candidates } => Excuse::listing("problem-ambiguous", text, candidates),
        ProblemKind::Stray(text) => Excuse::about("problem-stray", text),
        ProblemKind::InlinePosition => Excuse::new("problem-position"),
        ProblemKind::TooDeep => Excuse::new("problem-too-deep"),
        ProblemKind::TooLong => Excuse::new("problem-too-long"),
        ProblemKind::BadTag(text) => Excuse::about("problem-tag", text),
        ProblemKind::UnclosedComment => Excuse::new("problem-comment"),
        ProblemKind::Results { tag, text } => Excuse { more: tag.clone(), ..Excuse::about("problem-results", text) },
    };
    match problem.place {
        Some(place) => Excuse { number: place.number, side: Some(place.side), ..excuse },
        None => excuse,
    }
}

/// Why nothing of a game was taken.
pub fn excuse_of_refusal(refusal: &Refusal) -> Excuse {
    match refusal {
        Refusal::GameType(GameTypeError::Other { name, .. }) => Excuse::about("refusal-other-game", name),
        Refusal::GameType(GameTypeError::Unknown(text) | GameTypeError::Contradiction { text, .. }) => {
            Excuse::about("refusal-game-type", text)
        }
        Refusal::Start { text, .. } => Excuse::about("refusal-start", text),
        Refusal::HouseRule(text) | Refusal::Profile(text) => Excuse::about("refusal-house-rule", text),
        Refusal::NotPdn(text) => Excuse::about("refusal-not-pdn", text),
    }
}

/// What is wrong with a link.
pub const fn excuse_of_link(error: LinkError) -> Excuse {
    Excuse::new(match error {
        LinkError::NotALink => "link-none",
        LinkError::TooLong => "link-too-long",
        LinkError::Damaged => "link-damaged",
        LinkError::Newer(_) => "link-newer",
        LinkError::Nonsense(_) => "link-nonsense",
    })
}
