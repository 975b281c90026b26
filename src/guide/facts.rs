//! What makes a rule set what it is, in a line: composed from its table of facts, so that it cannot say what the
//! game does not do.

use crate::rules::{
    Criterion, Crowning, Geometry, KingRange, Landing, ManCaptures, Obligation, Removal, Rules, Variant,
};
use crate::texts::{Key, Texts};

/// The facts of `rules` that a player who is choosing wants to know.
pub fn facts(rules: &Rules) -> Vec<Key> {
    let mut facts = Vec::new();
    if rules.geometry != Geometry::Eight {
        facts.push(Key::FactBoard);
    } else if rules.home_rows != Variant::American.rules().home_rows {
        facts.push(Key::FactSmallerArmy);
    }
    facts.push(man_captures(rules));
    facts.push(king(rules));
    if !rules.man_takes_king {
        facts.push(Key::FactKingSafeFromMen);
    }
    if rules.obligation == Obligation::Optional {
        facts.push(Key::FactOptional);
    }
    facts.push(choice(rules));
    if rules.crowning == Crowning::GoesOnAsKing {
        facts.push(Key::FactGoesOnAsKing);
    }
    if rules.removal == Removal::AtOnce {
        facts.push(Key::FactAtOnce);
    }
    facts
}

/// In which directions men capture.
pub(super) const fn man_captures(rules: &Rules) -> Key {
    match rules.man_captures {
        ManCaptures::Forward => Key::FactMenForward,
        ManCaptures::BothWays => Key::FactMenBothWays,
    }
}

/// How far a king goes and where it lands.
pub(super) const fn king(rules: &Rules) -> Key {
    match (rules.king, rules.landing) {
        (KingRange::Short, _) => Key::FactKingShort,
        (KingRange::Flying, Landing::Anywhere) => Key::FactKingFlies,
        (KingRange::Flying, Landing::JustBehind) => Key::FactKingLandsBehind,
    }
}

/// Which of several captures is owed.
pub(super) const fn choice(rules: &Rules) -> Key {
    match rules.priority {
        [] => Key::FactFreeChoice,
        [Criterion::MostPieces] => Key::FactMostPieces,
        [Criterion::MostPieces, Criterion::MostKings] => Key::FactMostKings,
        [Criterion::WithKing] => Key::FactKingFirst,
        // Two criteria or more in another order: only "a strict order" is true of them all.
        _ => Key::FactLadder,
    }
}

/// The facts in words.
pub fn lines(rules: &Rules, texts: &Texts) -> Vec<String> {
    let men = u32::from(rules.home_rows) * u32::from(rules.geometry.per_row());
    let say = |key: Key| match key {
        Key::FactBoard => texts.with(key, &[("size", u32::from(rules.geometry.size()).into()), ("men", men.into())]),
        Key::FactSmallerArmy => texts.with(key, &[("men", men.into())]),
        _ => texts.text(key),
    };
    facts(rules).into_iter().map(say).collect()
}

/// The name of a rule set.
pub const fn name(variant: Variant) -> Key {
    match variant {
        Variant::American => Key::American,
        Variant::Russian => Key::Russian,
        Variant::Brazilian => Key::Brazilian,
        Variant::Spanish => Key::Spanish,
        Variant::Italian => Key::Italian,
        Variant::Czech => Key::Czech,
        Variant::International => Key::International,
        Variant::Thai => Key::Thai,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_rule_sets_read_alike() {
        let all: Vec<Vec<Key>> = Variant::ALL.iter().map(|variant| facts(variant.rules())).collect();
        for (i, one) in all.iter().enumerate() {
            assert!(all.iter().skip(i + 1).all(|other| other != one), "{one:?}");
        }
    }

    #[test]
    fn the_house_rule_is_mentioned() {
        assert!(facts(&Variant::Russian.with_optional_capture(true)).contains(&Key::FactOptional));
    }
}
