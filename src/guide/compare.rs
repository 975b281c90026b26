//! The rule sets side by side: every property in which they can differ, and its value in a few words.

use super::facts;
use super::saying::Saying;
use super::sentences::{draw_in_short, men};
use crate::rules::{Crowning, KingRange, Obligation, Removal, Rules, Side};
use crate::texts::Texts;

/// A property of a rule set, as comparisons have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    /// Board and men.
    Board,
    /// Who begins at this table.
    First,
    /// Who begins in tournaments.
    FederationFirst,
    /// In which directions men capture.
    ManCaptures,
    /// Whether a man may capture a king.
    ManTakesKing,
    /// How far kings go and where they land.
    King,
    /// When captured pieces leave.
    Removal,
    /// A man on the last row in mid-capture.
    Crowning,
    /// Whether captures are owed.
    Obligation,
    /// Which capture is owed.
    Choice,
    /// The draws at this table.
    Draws,
}

impl Property {
    /// Every property, in the order of the tables.
    pub const ALL: [Self; 11] = [
        Self::Board,
        Self::First,
        Self::FederationFirst,
        Self::ManCaptures,
        Self::ManTakesKing,
        Self::King,
        Self::Removal,
        Self::Crowning,
        Self::Obligation,
        Self::Choice,
        Self::Draws,
    ];

    /// What it is called.
    pub fn name(self, texts: &Texts) -> String {
        let id = match self {
            Self::Board => "rule-board",
            Self::First => "rule-first",
            Self::FederationFirst => "rule-federation-first",
            Self::ManCaptures => "rule-man-captures",
            Self::ManTakesKing => "rule-man-takes-king",
            Self::King => "rule-king",
            Self::Removal => "rule-removal",
            Self::Crowning => "rule-crowning",
            Self::Obligation => "rule-obligation",
            Self::Choice => "rule-choice",
            Self::Draws => "rule-draws",
        };
        texts.message(id, &[])
    }

    /// What it is in `rules`.
    pub fn value(self, rules: &Rules, texts: &Texts) -> String {
        let say = |id| Saying::plain(id).say(texts);
        let side = |side| say(if side == Side::Black { "value-black" } else { "value-white" });
        match self {
            Self::Board => {
                let numbers = [("size", rules.geometry.size().into()), ("men", men(rules))];
                Saying::with("value-board", numbers).say(texts)
            }
            Self::First => side(rules.table.first),
            Self::FederationFirst => side(rules.federation.first),
            Self::ManCaptures => texts.text(facts::man_captures(rules)),
            Self::ManTakesKing if rules.man_takes_king => say("value-man-takes-king"),
            Self::ManTakesKing => texts.text(crate::texts::Key::FactKingSafeFromMen),
            Self::King => texts.text(facts::king(rules)),
            Self::Removal => match (rules.king, rules.removal) {
                (KingRange::Short, _) => say("value-no-difference"),
                (_, Removal::AfterTheMove) => say("value-removed-after"),
                (_, Removal::AtOnce) => texts.text(crate::texts::Key::FactAtOnce),
            },
            Self::Crowning => match rules.crowning {
                Crowning::EndsTheMove => say("value-crown-ends"),
                Crowning::GoesOnAsKing => texts.text(crate::texts::Key::FactGoesOnAsKing),
                Crowning::PassesAsMan => say("value-crown-passes"),
            },
            Self::Obligation => match rules.obligation {
                Obligation::Forced => say("value-forced"),
                Obligation::Optional => texts.text(crate::texts::Key::FactOptional),
            },
            Self::Choice => texts.text(facts::choice(rules)),
            Self::Draws => {
                let draws = rules.table.draws.iter().map(|draw| draw_in_short(draw).say(texts));
                draws.collect::<Vec<_>>().join(" · ")
            }
        }
    }
}

/// The properties in which `rules` differ from `others`, with the value of each.
pub fn differences(rules: &Rules, others: &Rules, texts: &Texts) -> Vec<(Property, String, String)> {
    let both = |property: Property| (property, property.value(rules, texts), property.value(others, texts));
    Property::ALL.into_iter().map(both).filter(|(_, one, other)| one != other).collect()
}
