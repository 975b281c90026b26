//! A game and its PDN: what is played here can be written down, what was written elsewhere can be played on.

use super::play::{Game, GameResult};
use crate::notation::pdn::{Node, PdnGame, PdnResult};

impl Game {
    /// The game as PDN knows it, without tags and comments. Moves taken back are not in it.
    pub fn to_pdn(&self) -> PdnGame {
        let mut pdn = PdnGame::new(self.rule_set(), *self.start());
        pdn.line.moves = self.moves().map(|mv| Node::new(*mv)).collect();
        pdn.result = match self.result() {
            Some(GameResult::Won { winner, .. } | GameResult::Resigned { winner } | GameResult::OnTime { winner }) => {
                PdnResult::won(winner)
            }
            Some(GameResult::Drawn(_) | GameResult::Agreed) => PdnResult::Drawn,
            None => PdnResult::Unknown,
        };
        pdn
    }

    /// The game that was played in `pdn`, and how many of its moves come after an end that the rule set's draws make:
    /// elsewhere a draw has to be claimed, here it is one.
    pub fn from_pdn(pdn: &PdnGame) -> (Self, usize) {
        let mut game = Self::from_position(pdn.rule_set, pdn.start);
        let mut moves = pdn.moves();
        while let Some(mv) = moves.next() {
            if game.play(*mv).is_err() {
                return (game, moves.len() + 1);
            }
        }
        (game, 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::RuleSet;
    use crate::notation::pdn::{Read, games};
    use crate::rules::{Side, Variant};

    #[test]
    fn a_resigned_game_has_its_result() {
        let mut game = Game::new(RuleSet::table(Variant::Russian));
        let mv = game.position().legal_moves()[0];
        game.play(mv).expect("legal");
        game.resign(Side::White).expect("the game goes on");
        let pdn = game.to_pdn();
        assert_eq!((pdn.result, pdn.line.moves.len()), (PdnResult::BlackWon, 1));
        let (again, left) = Game::from_pdn(&pdn);
        assert_eq!((again.len(), left, *again.position()), (1, 0, *game.position()));
    }

    #[test]
    fn what_comes_after_a_draw_is_counted() {
        let mut text = "[GameType \"31\"]\n[FEN \"B:WK3:BK30\"]\n".to_owned();
        for _ in 0..3 {
            text.push_str("30-26 3-7 26-30 7-3 ");
        }
        let read = games(&text).next().expect("a game").read(None);
        let Read::Game(read) = read else { panic!("{read:?}") };
        assert_eq!((read.problems.len(), read.game.moves().len()), (0, 12));
        let (game, left) = Game::from_pdn(&read.game);
        assert_eq!((game.len(), left), (8, 4));
    }
}
