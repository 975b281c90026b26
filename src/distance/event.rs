//! What either of two who are apart does, and what it makes of the game.
//!
//! There is one list of such [deeds](Deed) and one function, [`after`], that says whether one is allowed now and carries it
//! out. Both ends use it for what they do themselves and for what arrives, however it arrives.

use thiserror::Error;

use crate::game::{Ended, Game};
use crate::rules::{Move, Side};

/// Something that one side does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Plays a move. What the other side had asked is refused by it.
    Play(Move),
    /// Gives up.
    Resign,
    /// The clock says that the time of this side is up.
    OutOfTime(Side),
    /// Asks the other side for something.
    Ask(Question),
    /// Says yes to what the other side has asked.
    Grant(Question),
    /// Says no to it.
    Refuse(Question),
}

/// What one side cannot do without the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Ending the game as a draw.
    Draw,
    /// Taking back, to when it was last the asker's turn.
    Undo,
    /// Stopping the clocks, or letting them go on.
    Pause,
    /// Another game when this one is over, with the sides swapped.
    Rematch,
}

/// A question that waits for its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Who asks.
    pub by: Side,
    /// For what.
    pub what: Question,
}

/// A deed and who did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// Who.
    pub by: Side,
    /// What.
    pub deed: Deed,
}

/// Why a deed is not allowed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum DeedError {
    /// The game has its result.
    #[error("the game is over")]
    Over,
    /// The game has no result yet.
    #[error("the game is not over")]
    NotOver,
    /// The other side is to move.
    #[error("it is the other side's turn")]
    NotTheirTurn,
    /// No such move.
    #[error("the move is not legal in this position")]
    Illegal,
    /// Another question has to be answered first.
    #[error("another question is open")]
    QuestionOpen,
    /// An answer to what was not asked.
    #[error("nobody has asked that")]
    NotAsked,
    /// It has never been the asker's turn.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// More than any game has.
    #[error("more has been done than in any game")]
    TooMany,
}

/// What `done` makes of `game` and of the question that is open in it. What is not allowed changes nothing.
pub fn after(game: &mut Game, asked: &mut Option<Asked>, done: Done) -> Result<(), DeedError> {
    let Done { by, deed } = done;
    let over = game.result().is_some();
    let running = || if over { Err(DeedError::Over) } else { Ok(()) };
    match deed {
        Deed::Play(mv) => {
            running()?;
            if game.position().turn() != by {
                return Err(DeedError::NotTheirTurn);
            }
            game.play(mv).map_err(|_| DeedError::Illegal)?;
            // An offer that was made with the move, or before it, goes with it. All else is about the board before.
            asked.take_if(|asked| asked.by != by || asked.what == Question::Undo || game.result().is_some());
        }
        Deed::Resign => end(game, asked, Ended::Resigned(by))?,
        Deed::OutOfTime(side) => end(game, asked, Ended::OutOfTime(side))?,
        Deed::Ask(what) => {
            may_ask(game, by, what)?;
            if asked.is_some() {
                return Err(DeedError::QuestionOpen);
            }
            *asked = Some(Asked { by, what });
        }
        Deed::Grant(what) => {
            answered(asked, by, what)?;
            match what {
                Question::Draw => end(game, asked, Ended::Agreed)?,
                Question::Undo => {
                    running()?;
                    let target = undo_target(game, !by).ok_or(DeedError::NothingToTakeBack)?;
                    while game.len() > target && game.undo() {}
                }
                // What comes of these is no matter of the game's.
                Question::Pause | Question::Rematch => {}
            }
            *asked = None;
        }
        Deed::Refuse(what) => {
            answered(asked, by, what)?;
            *asked = None;
        }
    }
    Ok(())
}

/// Whether `by` may ask for `what` in this game, where nothing else is asked.
pub fn may_ask(game: &Game, by: Side, what: Question) -> Result<(), DeedError> {
    match (what, game.result().is_some()) {
        (Question::Rematch, true) => Ok(()),
        (Question::Rematch, false) => Err(DeedError::NotOver),
        (_, true) => Err(DeedError::Over),
        (Question::Undo, false) => undo_target(game, by).map(drop).ok_or(DeedError::NothingToTakeBack),
        (Question::Draw | Question::Pause, false) => Ok(()),
    }
}

/// How many moves are left when `side` takes back: after so many it was its turn last.
fn undo_target(game: &Game, side: Side) -> Option<usize> {
    (0..game.len()).rev().find(|&plies| game.position_at(plies).turn() == side)
}

fn end(game: &mut Game, asked: &mut Option<Asked>, ended: Ended) -> Result<(), DeedError> {
    game.end(ended).map_err(|_| DeedError::Over)?;
    *asked = None;
    Ok(())
}

fn answered(asked: &Option<Asked>, by: Side, what: Question) -> Result<(), DeedError> {
    if *asked == Some(Asked { by: !by, what }) { Ok(()) } else { Err(DeedError::NotAsked) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{GameResult, RuleSet};
    use crate::rules::Variant;

    struct Bout(Game, Option<Asked>);

    impl Bout {
        fn new() -> Self {
            Self(Game::new(RuleSet::table(Variant::American)), None)
        }

        fn does(&mut self, by: Side, deed: Deed) -> Result<(), DeedError> {
            let before = (self.0.record(), self.1);
            let result = after(&mut self.0, &mut self.1, Done { by, deed });
            if result.is_err() {
                assert_eq!((self.0.record(), self.1), before, "{deed:?} was refused and changed something");
            }
            result
        }

        fn plays(&mut self) {
            let (by, mv) = (self.0.position().turn(), self.0.position().legal_moves()[0]);
            assert_eq!(self.does(by, Deed::Play(mv)), Ok(()));
        }
    }

    const ME: Side = Side::Black;
    const YOU: Side = Side::White;

    #[test]
    fn only_who_is_to_move_moves_and_only_what_is_legal() {
        let mut bout = Bout::new();
        let mv = bout.0.position().legal_moves()[0];
        assert_eq!(bout.does(YOU, Deed::Play(mv)), Err(DeedError::NotTheirTurn));
        assert_eq!(bout.does(ME, Deed::Play(mv)), Ok(()));
        assert_eq!(bout.does(YOU, Deed::Play(mv)), Err(DeedError::Illegal));
    }

    #[test]
    fn a_draw_is_offered_and_agreed_or_declined_or_passed_over() {
        let draw = Question::Draw;
        let mut bout = Bout::new();
        assert_eq!(bout.does(ME, Deed::Ask(draw)), Ok(()));
        assert_eq!(bout.does(ME, Deed::Grant(draw)), Err(DeedError::NotAsked));
        assert_eq!(bout.does(YOU, Deed::Grant(Question::Undo)), Err(DeedError::NotAsked));
        assert_eq!(bout.does(YOU, Deed::Ask(draw)), Err(DeedError::QuestionOpen));
        // It goes with the move, and the answer to it is the next move, if it is nothing else.
        bout.plays();
        assert_eq!(bout.1, Some(Asked { by: ME, what: draw }));
        bout.plays();
        assert_eq!(bout.1, None);
        assert_eq!(bout.does(YOU, Deed::Ask(draw)), Ok(()));
        assert_eq!(bout.does(ME, Deed::Refuse(draw)), Ok(()));
        assert_eq!(bout.does(YOU, Deed::Ask(draw)), Ok(()));
        assert_eq!(bout.does(ME, Deed::Grant(draw)), Ok(()));
        assert_eq!((bout.0.result(), bout.1), (Some(GameResult::Agreed), None));
        for deed in [Deed::Ask(draw), Deed::Resign, Deed::Ask(Question::Undo), Deed::OutOfTime(ME)] {
            assert_eq!(bout.does(YOU, deed), Err(DeedError::Over));
        }
    }

    #[test]
    fn taking_back_gives_the_asker_their_turn() {
        let undo = Question::Undo;
        for (plies, left) in [(1, 0), (2, 0), (3, 2), (4, 2)] {
            let mut bout = Bout::new();
            assert_eq!(bout.does(ME, Deed::Ask(undo)), Err(DeedError::NothingToTakeBack));
            (0..plies).for_each(|_| bout.plays());
            assert_eq!(bout.does(ME, Deed::Ask(undo)), Ok(()));
            assert_eq!(bout.does(YOU, Deed::Grant(undo)), Ok(()));
            assert_eq!((bout.0.len(), bout.0.position().turn()), (left, ME));
        }
        // A move by anybody answers it.
        let mut bout = Bout::new();
        bout.plays();
        assert_eq!(bout.does(YOU, Deed::Ask(undo)), Err(DeedError::NothingToTakeBack));
        assert_eq!(bout.does(ME, Deed::Ask(undo)), Ok(()));
        bout.plays();
        assert_eq!(bout.does(YOU, Deed::Grant(undo)), Err(DeedError::NotAsked));
    }

    #[test]
    fn giving_up_ends_it_and_then_there_may_be_another() {
        let mut bout = Bout::new();
        assert_eq!(bout.does(YOU, Deed::Ask(Question::Rematch)), Err(DeedError::NotOver));
        assert_eq!(bout.does(YOU, Deed::Resign), Ok(()));
        assert_eq!(bout.0.result(), Some(GameResult::Resigned { winner: ME }));
        assert_eq!(bout.does(YOU, Deed::Ask(Question::Rematch)), Ok(()));
        assert_eq!(bout.does(ME, Deed::Grant(Question::Rematch)), Ok(()));
        let mut bout = Bout::new();
        bout.plays();
        assert_eq!(bout.does(ME, Deed::OutOfTime(YOU)), Ok(()));
        assert_eq!(bout.0.result(), Some(GameResult::OnTime { winner: ME }));
    }
}
