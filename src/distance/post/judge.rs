//! What a letter is to whoever opens it.

use super::letter::Letter;
use crate::distance::event::{Deed, Done};
use crate::distance::far::Far;
use crate::game::Game;
use crate::rules::Side;

/// What a letter is to this device.
#[derive(Clone, Debug, PartialEq)]
pub enum Arrival {
    /// It is of a game that is kept here.
    Known(Verdict),
    /// An invitation: this side is free.
    Invitation(Side),
    /// It follows a game that is kept here and is over; the person plays this side in it.
    Rematch(Side),
    /// Both seats are taken, by nobody that this device knows.
    Stranger,
}

/// What a letter is to the game that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It says what is known.
    Same,
    /// What is kept goes on from it, by so many deeds.
    Older(usize),
    /// It goes on from what is kept, by what the other side has done: it is taken.
    Newer,
    /// Both have done something at once. Either end finds which of both holds; whether that is the letter's.
    Crossed(bool),
    /// It goes on from what is kept, but says that the person here has done something that this device does not know of.
    Claims(Fork),
    /// It tells another past.
    Changed(Fork),
    /// Somebody else sits on a seat.
    SeatTaken,
    /// It is not even the same rules and the same start.
    OtherTerms,
}

/// Where two accounts of a game part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fork {
    /// How many moves stand on the board there.
    pub plies: usize,
}

impl Arrival {
    /// What `letter` is to a device. `kept` is the game of the same number, if there is one, with the side of the person
    /// here; `before` that side in the game that this one follows.
    pub fn of(letter: &Letter, kept: Option<(&Game, &Far, Side)>, before: Option<Side>) -> Self {
        match (kept, before, letter.free_side()) {
            (Some((game, far, side)), ..) => Self::Known(judge(game, far, side, letter)),
            (None, Some(side), _) => Self::Rematch(!side),
            (None, None, Some(side)) => Self::Invitation(side),
            (None, None, None) => Self::Stranger,
        }
    }
}

/// What `letter` is to the game that is kept as `game` and `far`, in which the person here plays `side`.
pub fn judge(game: &Game, far: &Far, side: Side, letter: &Letter) -> Verdict {
    if game.rule_set() != letter.game.rule_set() || game.start() != letter.game.start() {
        return Verdict::OtherTerms;
    }
    for side in Side::ALL {
        // A seat that is free on one of both is one that was free when that was written.
        if let (Some(here), Some(there)) = (far.player(side), letter.far.player(side))
            && here.key != there.key
        {
            return Verdict::SeatTaken;
        }
    }
    let (mine, theirs) = (far.deeds(), letter.far.deeds());
    let common = mine.iter().zip(theirs).take_while(|(mine, theirs)| mine == theirs).count();
    let (mine, theirs) = (mine.get(common..).unwrap_or_default(), theirs.get(common..).unwrap_or_default());
    let all_by = |done: &[Done], side: Side| done.iter().all(|done| done.by == side);
    let (Some(my_first), Some(their_first)) = (mine.first(), theirs.first()) else {
        let sat_down = far.player(!side).is_none() && letter.far.player(!side).is_some();
        return match (mine.len(), theirs.len()) {
            (0, 0) if sat_down => Verdict::Newer,
            (0, 0) => Verdict::Same,
            (ahead, 0) => Verdict::Older(ahead),
            _ if all_by(theirs, !side) => Verdict::Newer,
            _ => Verdict::Claims(Fork { plies: game_after(game, far, common).len() }),
        };
    };
    // Where both did something at once, the two accounts part where either begins with what its own side did. Whoever
    // opens what has not prevailed once more, later, finds it older.
    let before = game_after(game, far, common);
    let holds = prevails(mine, theirs, before.position().turn() == my_first.by);
    let crossed = my_first.by != their_first.by;
    if crossed && holds && all_by(theirs, side) {
        Verdict::Older(mine.len())
    } else if crossed && all_by(theirs, !side) && (holds || all_by(mine, side)) {
        Verdict::Crossed(!holds)
    } else {
        Verdict::Changed(Fork { plies: before.len() })
    }
}

/// Of two things done at once, whether the first holds: giving up comes before all else, and then whoever was to move.
fn prevails(one: &[Done], other: &[Done], is_to_move: bool) -> bool {
    let resigns = |done: &[Done]| done.iter().any(|done| done.deed == Deed::Resign);
    match (resigns(one), resigns(other)) {
        (true, false) => true,
        (false, true) => false,
        _ => is_to_move,
    }
}

/// The game as it was after so many deeds.
fn game_after(game: &Game, far: &Far, deeds: usize) -> Game {
    let mut before = Game::from_position(game.rule_set(), *game.start());
    let mut again = Far::new(far.id, far.way, [None, None]);
    for done in far.deeds().iter().take(deeds) {
        // They were done once already.
        let _ = again.take(&mut before, done.by, done.deed);
    }
    before
}

impl Letter {
    /// What is to be kept of this letter in place of `game` and `far`, where the `verdict` on it changes anything.
    #[must_use]
    pub fn taken(&self, verdict: Verdict, game: &Game, far: &Far, side: Side) -> Option<Self> {
        let mut taken = match verdict {
            Verdict::Newer | Verdict::Crossed(true) | Verdict::Claims(_) => self.clone(),
            Verdict::Same | Verdict::Older(_) | Verdict::Crossed(false) => {
                let news = far.player(!side).is_none() && self.far.player(!side).is_some();
                news.then(|| Self { game: game.clone(), far: far.clone() })?
            }
            Verdict::Changed(_) | Verdict::SeatTaken | Verdict::OtherTerms => return None,
        };
        taken.far.way = far.way;
        for seat in Side::ALL {
            // Everybody knows best what they are called.
            let (here, there) = (far.player(seat), self.far.player(seat));
            if let Some(player) = if seat == side { here.or(there) } else { there.or(here) } {
                taken.far.seat(seat, player.clone());
            }
        }
        Some(taken)
    }
}
