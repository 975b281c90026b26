//! A [`Far`] as plain data: what is saved beside the game. Read back it is done once more from the start, so that it fits
//! the rules or is refused.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::event::{Deed, DeedError, Question};
use super::far::{Far, MAX_DEEDS, Way};
use super::id::GameId;
use super::player::Player;
use crate::game::Game;
use crate::notation::{Labels, parse_hub, write_hub};
use crate::rules::Side;

/// The deeds that are no moves, by the words and in the order in which they are kept and sent. New ones are added at the
/// end; none ever changes.
pub(super) const WORDS: [(&str, Deed); 15] = [
    ("resign", Deed::Resign),
    ("time-white", Deed::OutOfTime(Side::White)),
    ("time-black", Deed::OutOfTime(Side::Black)),
    ("ask-draw", Deed::Ask(Question::Draw)),
    ("grant-draw", Deed::Grant(Question::Draw)),
    ("refuse-draw", Deed::Refuse(Question::Draw)),
    ("ask-undo", Deed::Ask(Question::Undo)),
    ("grant-undo", Deed::Grant(Question::Undo)),
    ("refuse-undo", Deed::Refuse(Question::Undo)),
    ("ask-pause", Deed::Ask(Question::Pause)),
    ("grant-pause", Deed::Grant(Question::Pause)),
    ("refuse-pause", Deed::Refuse(Question::Pause)),
    ("ask-rematch", Deed::Ask(Question::Rematch)),
    ("grant-rematch", Deed::Grant(Question::Rematch)),
    ("refuse-rematch", Deed::Refuse(Question::Rematch)),
];

/// A game between two who are apart as plain data, but for what is in the game's own record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    id: String,
    way: Way,
    players: [Option<Player>; 2],
    /// Hub text for a move; for the rest the side's letter, a colon and the word.
    deeds: Vec<String>,
}

/// Why something kept is no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum KeptError {
    /// The number is none.
    #[error("expected sixteen hexadecimal digits, got {0:?}")]
    Id(String),
    /// More was done than in any game.
    #[error("{0} things were done, expected at most {MAX_DEEDS}")]
    TooMany(usize),
    /// Something was done that cannot be.
    #[error("{place}: {text:?} is nothing that can be done there")]
    Deed {
        /// Counted from 1.
        place: usize,
        /// What stands there.
        text: String,
    },
}

impl Far {
    /// The same as plain data. `game` is the one beside it.
    pub fn kept(&self, game: &Game) -> Kept {
        let labels = Labels::canonical(game.start().rules());
        let text = |by: Side, deed: &Deed| match deed {
            Deed::Play(mv) => write_hub(mv, &labels),
            other => {
                let word = WORDS.iter().find(|(_, deed)| deed == other).map_or("", |(word, _)| word);
                format!("{}:{word}", if by == Side::White { 'w' } else { 'b' })
            }
        };
        Kept {
            id: self.id.to_string(),
            way: self.way,
            players: self.players.clone(),
            deeds: self.deeds().iter().map(|done| text(done.by, &done.deed)).collect(),
        }
    }
}

impl Kept {
    /// The game this is, done once more from the start of `game`.
    pub fn far(&self, game: &Game) -> Result<(Game, Far), KeptError> {
        let id: GameId = self.id.parse().map_err(|()| KeptError::Id(self.id.clone()))?;
        if self.deeds.len() > MAX_DEEDS {
            return Err(KeptError::TooMany(self.deeds.len()));
        }
        let players = self.players.clone().map(|player| player.map(|it| Player::new(&it.name, it.key)));
        let mut far = Far::new(id, self.way, players);
        let mut game = Game::from_position(game.rule_set(), *game.start());
        let labels = Labels::canonical(game.start().rules());
        for (place, text) in (1..).zip(&self.deeds) {
            let read = match text.split_once(':') {
                Some((side, word)) => {
                    side_of(side).zip(WORDS.iter().find(|known| known.0 == word).map(|known| known.1))
                }
                None => {
                    let mv = parse_hub(text, game.position(), &labels).ok();
                    mv.map(|mv| (game.position().turn(), Deed::Play(mv)))
                }
            };
            let done = read.ok_or(DeedError::Illegal).and_then(|(by, deed)| far.take(&mut game, by, deed));
            done.map_err(|_| KeptError::Deed { place, text: text.clone() })?;
        }
        Ok((game, far))
    }
}

fn side_of(letter: &str) -> Option<Side> {
    match letter {
        "w" => Some(Side::White),
        "b" => Some(Side::Black),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::RuleSet;
    use crate::rules::Variant;

    #[test]
    fn what_was_done_reads_back_and_anything_else_is_refused() {
        let mut game = Game::new(RuleSet::table(Variant::Russian));
        let mut far = Far::new(GameId::new(7), Way::Post, [None, Some(Player::new("Ayşe", 3))]);
        for (_, deed) in WORDS.iter().cycle().take(18) {
            for by in [Side::White, Side::Black] {
                let moves = game.position().legal_moves();
                if let Some(mv) = moves.first().filter(|_| game.position().turn() == by) {
                    far.take(&mut game, by, Deed::Play(*mv)).expect("a move");
                }
                let ends = matches!(deed, Deed::Resign | Deed::OutOfTime(_) | Deed::Grant(Question::Draw));
                if !ends {
                    // Most are not allowed when their turn comes.
                    let _ = far.take(&mut game, by, *deed);
                }
            }
        }
        far.take(&mut game, Side::White, Deed::Resign).expect("the end");
        let kept = far.kept(&game);
        let (again, back) = kept.far(&Game::new(RuleSet::table(Variant::Russian))).expect("it reads back");
        assert_eq!((again.record(), &back), (game.record(), &far));
        assert!(kept.deeds.iter().any(|text| text == "b:ask-undo") && kept.deeds.iter().any(|text| text == "w:resign"));
        for wrong in ["", ":", "w:", "x:resign", "w:grant-draw", "1-32", "w:resign:", "W:resign"] {
            let mut forged = kept.clone();
            forged.deeds.insert(3, wrong.to_owned());
            let error = KeptError::Deed { place: 4, text: wrong.to_owned() };
            assert_eq!(forged.far(&game).err(), Some(error), "{wrong}");
        }
        let mut forged = kept.clone();
        forged.deeds.push("b:resign".to_owned());
        assert!(forged.far(&game).is_err());
        forged.deeds = vec!["w:ask-pause".to_owned(); MAX_DEEDS + 1];
        assert_eq!(forged.far(&game).err(), Some(KeptError::TooMany(MAX_DEEDS + 1)));
        forged.id = "7".to_owned();
        assert_eq!(forged.far(&game).err(), Some(KeptError::Id("7".to_owned())));
    }
}
