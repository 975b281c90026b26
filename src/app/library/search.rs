//! Finding games in the list.

use super::entry::Entry;
use super::quest::Quest;
use super::trail::Trails;
use crate::notation::pdn::PdnResult;
use crate::rules::Variant;

/// Which games are wanted, and in which order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Search {
    /// Words that the players' names, the game's name and the date have to contain, every one of them.
    pub text: String,
    /// Of which rule set.
    pub variant: Option<Variant>,
    /// Ended how.
    pub result: Option<PdnResult>,
    /// In which order.
    pub order: Order,
    /// What they have to go through.
    pub quest: Option<Quest>,
}

/// An order of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// What came last first.
    #[default]
    Newest,
    /// By the day it was played, the latest first.
    Played,
    /// By White's name, then Black's.
    Players,
    /// The longest first.
    Longest,
}

impl Order {
    /// Every order.
    pub const ALL: [Self; 4] = [Self::Newest, Self::Played, Self::Players, Self::Longest];
}

impl Search {
    /// The places of the wanted games among `entries`, whose trails are in `trails`, in order.
    pub fn of(&self, entries: &[Entry], trails: &Trails) -> Vec<usize> {
        let words: Vec<String> = self.text.split_whitespace().map(str::to_lowercase).collect();
        let wanted = |entry: &Entry| {
            self.variant.is_none_or(|variant| entry.rule_set.variant == variant)
                && self.result.is_none_or(|result| entry.result() == result)
                && (words.is_empty() || says(entry, &words))
                && self.quest.as_ref().is_none_or(|quest| meets(quest, entry, trails).is_some())
        };
        let mut found: Vec<(usize, &Entry)> = entries.iter().enumerate().filter(|(_, entry)| wanted(entry)).collect();
        match self.order {
            Order::Newest => found.sort_unstable_by_key(|(_, entry)| core::cmp::Reverse(entry.id)),
            Order::Played => found.sort_by(|(_, a), (_, b)| b.date.cmp(&a.date).then(b.id.cmp(&a.id))),
            Order::Players => found.sort_by(|(_, a), (_, b)| a.players.cmp(&b.players).then(b.id.cmp(&a.id))),
            Order::Longest => found.sort_by(|(_, a), (_, b)| b.plies.cmp(&a.plies).then(b.id.cmp(&a.id))),
        }
        found.into_iter().map(|(place, _)| place).collect()
    }
}

/// After how many of its moves a game is what is looked for, if it ever is.
pub fn meets(quest: &Quest, entry: &Entry, trails: &Trails) -> Option<usize> {
    quest.met(entry.rule_set.variant, trails.of(entry.id))
}

fn says(entry: &Entry, words: &[String]) -> bool {
    let [white, black] = &entry.players;
    let all = format!("{white}\n{black}\n{}\n{}", entry.name, entry.date).to_lowercase();
    words.iter().all(|word| all.contains(word.as_str()))
}

#[cfg(test)]
mod tests {
    use super::super::entry::Source;
    use super::*;
    use crate::notation::pdn::PdnGame;
    use crate::rules::RuleSet;

    fn entry(id: u64, variant: Variant, white: &str, date: &str, result: PdnResult) -> Entry {
        let rule_set = RuleSet::table(variant);
        let mut game = PdnGame::new(rule_set, rule_set.start());
        game.tags.add("White", white);
        game.tags.add("Date", date);
        game.result = result;
        Entry::of(id, &game, Source::Imported)
    }

    #[test]
    fn games_are_found_and_put_in_order() {
        let entries = [
            entry(1, Variant::Russian, "Anna Çelik", "2020.01.02", PdnResult::WhiteWon),
            entry(2, Variant::Thai, "Somchai", "2024.05.06", PdnResult::Drawn),
            entry(3, Variant::Russian, "Zeki", "2019", PdnResult::Drawn),
        ];
        let found = |search: Search| search.of(&entries, &Trails::default());
        assert_eq!(found(Search::default()), [2, 1, 0]);
        assert_eq!(found(Search { text: "çelik anna".into(), ..Search::default() }), [0]);
        assert_eq!(found(Search { text: "anna zeki".into(), ..Search::default() }), [0usize; 0]);
        assert_eq!(found(Search { text: "2024".into(), ..Search::default() }), [1]);
        assert_eq!(found(Search { variant: Some(Variant::Russian), ..Search::default() }), [2, 0]);
        assert_eq!(found(Search { result: Some(PdnResult::Drawn), ..Search::default() }), [2, 1]);
        assert_eq!(found(Search { order: Order::Played, ..Search::default() }), [1, 0, 2]);
        assert_eq!(found(Search { order: Order::Players, ..Search::default() }), [0, 1, 2]);
    }

    #[test]
    fn games_are_found_by_what_they_go_through() {
        let entries =
            [Variant::Russian, Variant::Thai].map(|variant| entry(variant as u64, variant, "", "", PdnResult::Drawn));
        let mut trails = Trails::default();
        for entry in &entries {
            let game = PdnGame::new(entry.rule_set, entry.rule_set.start());
            trails.add(entry.id, &super::super::trail::Trail::of(&game));
        }
        let start = crate::notation::write_fen(
            &RuleSet::table(Variant::Thai).start(),
            &crate::notation::Labels::canonical(Variant::Thai.rules()),
        );
        let quest = Quest::read(&start, false, None).expect("a position");
        assert_eq!(meets(&quest, &entries[1], &trails), Some(0));
        let search = Search { quest: Some(quest), ..Search::default() };
        assert_eq!(search.of(&entries, &trails), [1]);
        assert_eq!(search.of(&entries, &Trails::default()), [0usize; 0]);
    }
}
