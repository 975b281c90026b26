//! Why a game, a part of one or a link was not taken, as messages of the library's texts.

use crate::game::LinkError;
use crate::guide::facts;
use crate::notation::FenError;
use crate::notation::pdn::{GameTypeError, Problem, ProblemKind, Refusal};
use crate::rules::{Rules, SetupError, Side, Variant};
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
    /// The rule set it is about.
    variant: Option<Variant>,
    /// Rule sets that are named.
    variants: Vec<Variant>,
    /// What was wrong in particular.
    why: Option<Box<Self>>,
}

impl Excuse {
    /// A message without arguments.
    pub(super) const fn new(id: &'static str) -> Self {
        Self {
            id,
            text: String::new(),
            more: String::new(),
            number: 0,
            side: None,
            variant: None,
            variants: Vec::new(),
            why: None,
        }
    }

    /// A message about a rule set.
    pub(super) fn of(id: &'static str, variant: Variant) -> Self {
        Self { variant: Some(variant), ..Self::new(id) }
    }

    /// The same, with what was wrong in particular.
    pub(super) fn because(self, why: Self) -> Self {
        Self { why: Some(Box::new(why)), ..self }
    }

    /// The same, with rule sets that are named.
    pub(super) fn naming(self, variants: Vec<Variant>) -> Self {
        Self { variants, ..self }
    }

    /// The message's name.
    pub const fn id(&self) -> &'static str {
        self.id
    }

    fn about(id: &'static str, text: &str) -> Self {
        Self { text: text.to_owned(), ..Self::new(id) }
    }

    /// A message about a text and what could stand there.
    pub(super) fn listing(id: &'static str, text: &str, list: &[String]) -> Self {
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
        let name = |variant: &Variant| texts.text(facts::name(*variant));
        let names: Vec<String> = self.variants.iter().map(name).collect();
        let args: [(&'static str, Arg<'_>); 6] = [
            ("text", isolated(&self.text).into()),
            ("more", isolated(&whole(&self.more)).into()),
            ("number", self.number.into()),
            ("name", self.variant.as_ref().map(name).unwrap_or_default().into()),
            ("names", texts.list(&names).into()),
            ("why", self.why.as_ref().map(|why| why.say(texts)).unwrap_or_default().into()),
        ];
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

/// With hyphens at which no line ends: a move or a result stays on one.
fn whole(text: &str) -> String {
    text.replace('-', "\u{2011}")
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
        ProblemKind::TagTwice(text) => Excuse::about("problem-tag-twice", text),
        ProblemKind::BadResult(text) => Excuse::about("problem-result", text),
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
        Refusal::GameType(GameTypeError::Other { number, .. }) => {
            let game = Excuse { number: usize::from(*number), ..Excuse::new("other-game") };
            Excuse::new("refusal-other-game").because(game)
        }
        Refusal::GameType(GameTypeError::Unknown(text) | GameTypeError::Contradiction { text, .. }) => {
            Excuse::about("refusal-game-type", text)
        }
        // Which board it is does not matter to what was wrong: the text is quoted.
        Refusal::Start { text, error } => Excuse::about("refusal-start", text).because(excuse_of_fen(error, None)),
        Refusal::HouseRule(text) | Refusal::Profile(text) => Excuse::about("refusal-house-rule", text),
        Refusal::NotPdn(text) => Excuse::about("refusal-not-pdn", text),
    }
}

/// What is wrong with a FEN, on the board of `rules` where that is known.
pub fn excuse_of_fen(error: &FenError, rules: Option<&Rules>) -> Excuse {
    match error {
        FenError::Empty => Excuse::new("fen-empty"),
        FenError::TooLong(_) => Excuse::new("fen-too-long"),
        FenError::Turn(text) => Excuse::about("fen-turn", text),
        FenError::Section(text) => Excuse::about("fen-list", text),
        FenError::SideTwice(side) => Excuse::about("fen-side-twice", if *side == Side::White { "W" } else { "B" }),
        FenError::Square(text) => match rules.map(|rules| rules.geometry) {
            Some(geometry) => {
                let (last, size) = (geometry.squares(), geometry.size());
                let letter = char::from(b'a' + size.saturating_sub(1));
                Excuse { more: format!("1–{last}, a1–{letter}{size}"), ..Excuse::about("fen-square", text) }
            }
            None => Excuse::about("fen-no-square", text),
        },
        FenError::Range(text) => Excuse::about("fen-range", text),
        FenError::SquareTwice(text) => Excuse::about("fen-square-twice", text),
        FenError::UncrownedMan(text) => Excuse::about("fen-uncrowned", text),
        FenError::Setup(SetupError::Empty) => Excuse::new("fen-no-piece"),
        FenError::Setup(SetupError::UncrownedMan { .. } | SetupError::OffBoard) => Excuse::new("fen-off-board"),
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
