//! How the games against the computer went: a score for each rule set and level.

use super::entry::{Entry, Source};
use crate::notation::pdn::PdnResult;
use crate::rules::Variant;

/// The score against one level in one rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Which draughts.
    pub variant: Variant,
    /// Against which level.
    pub level: u8,
    /// Won by the person.
    pub won: u32,
    /// By nobody.
    pub drawn: u32,
    /// By the computer.
    pub lost: u32,
}

/// The scores of all games that were played here against the computer, by rule set and level.
pub fn tally(entries: &[Entry]) -> Vec<Score> {
    let mut scores: Vec<Score> = Vec::new();
    for entry in entries {
        let Source::Own(own) = entry.source else { continue };
        let Some(level) = own.level else { continue };
        // One that was not played to its end is neither won nor lost.
        if matches!(entry.result(), PdnResult::BothLost | PdnResult::Unknown) {
            continue;
        }
        let (variant, level) = (entry.rule_set.variant, level.get());
        let place = scores.iter().position(|score| (score.variant, score.level) == (variant, level));
        let place = place.unwrap_or_else(|| {
            scores.push(Score { variant, level, won: 0, drawn: 0, lost: 0 });
            scores.len() - 1
        });
        let Some(score) = scores.get_mut(place) else { continue };
        match entry.result() {
            PdnResult::Drawn => score.drawn += 1,
            PdnResult::WhiteWon if own.white => score.won += 1,
            PdnResult::BlackWon if !own.white => score.won += 1,
            PdnResult::WhiteWon | PdnResult::BlackWon => score.lost += 1,
            PdnResult::BothLost | PdnResult::Unknown => {}
        }
    }
    let place = |variant| Variant::ALL.iter().position(|&other| other == variant);
    scores.sort_by_key(|score| (place(score.variant), score.level));
    scores
}

#[cfg(test)]
mod tests {
    use super::super::entry::Own;
    use super::*;
    use crate::app::seats::Level;
    use crate::notation::pdn::PdnGame;
    use crate::rules::RuleSet;

    #[test]
    fn wins_are_the_persons() {
        let entry = |white, result, level: Option<u8>| {
            let rule_set = RuleSet::table(Variant::Czech);
            let game = PdnGame { result, ..PdnGame::new(rule_set, rule_set.start()) };
            Entry::of(1, &game, Source::Own(Own { white, level: level.map(Level::from) }))
        };
        let entries = [
            entry(true, PdnResult::WhiteWon, Some(3)),
            entry(false, PdnResult::WhiteWon, Some(3)),
            entry(false, PdnResult::BlackWon, Some(3)),
            entry(false, PdnResult::Drawn, Some(1)),
            entry(false, PdnResult::Drawn, None),
        ];
        let scores = tally(&entries);
        assert_eq!(scores.len(), 2);
        assert_eq!(scores[0], Score { variant: Variant::Czech, level: 1, won: 0, drawn: 1, lost: 0 });
        assert_eq!(scores[1], Score { variant: Variant::Czech, level: 3, won: 2, drawn: 0, lost: 1 });
    }
}
