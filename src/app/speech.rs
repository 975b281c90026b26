//! What the page says in words: whose turn it is, what has happened, how the game ended. Shown and read aloud alike.

use super::refusal::{Refusal, beginnings, first_landings};
use super::seats::Opponent;
use super::settings::Coordinates;
use super::state::Trouble;
use super::table::{News, Table, Way};
use crate::distance::{Asked, Deed, Done, Question};
use crate::game::{Captured, GameResult, RunningCount};
use crate::guide::facts;
use crate::notation::{Labels, TypedError, write_move};
use crate::rules::draw::Draw;
use crate::rules::{Move, Piece, Position, Rank, Reason, Side, Square, Why, WinReason};
use crate::texts::{Key, Texts};

/// Words about a table, in one language, with squares named as the person wants.
#[derive(Clone, Copy)]
pub struct Speech<'a> {
    texts: &'a Texts,
    table: &'a Table,
    labels: Labels,
}

impl<'a> Speech<'a> {
    /// Words about `table`.
    pub fn new(texts: &'a Texts, table: &'a Table, coordinates: Coordinates) -> Self {
        let labels = coordinates.labels(table.game().rule_set());
        Self { texts, table, labels }
    }

    /// What a square is called.
    pub fn square(&self, square: Square) -> String {
        self.labels.name(square)
    }

    /// Several squares.
    pub fn squares(&self, squares: &[Square]) -> String {
        self.texts.list(&squares.iter().map(|&square| self.square(square)).collect::<Vec<_>>())
    }

    /// The move after the first `plies`, as it is written.
    pub fn written(&self, plies: usize) -> String {
        let game = self.table.game();
        game.moves().nth(plies).map(|mv| write_move(mv, game.position_at(plies), &self.labels)).unwrap_or_default()
    }

    /// A piece.
    pub fn piece(&self, piece: Piece) -> String {
        let rank = match piece.rank {
            Rank::Man => "man",
            Rank::King => "king",
        };
        self.texts.with(Key::Piece, &[("side", side_name(piece.side).into()), ("rank", rank.into())])
    }

    /// A side.
    pub fn side(&self, side: Side) -> String {
        side_text(self.texts, side)
    }

    /// Who plays `side`.
    pub fn player(&self, side: Side) -> String {
        let seats = self.table.seats();
        match (seats.computer(side), seats.opponent) {
            (Some(level), _) => self.texts.with(Key::Computer, &[("level", u32::from(level.get()).into())]),
            (None, Opponent::Computer(_)) => self.texts.text(Key::You),
            (None, Opponent::Person) => self.side(side),
            (None, Opponent::Far) if side == seats.side => self.texts.text(Key::You),
            (None, Opponent::Far) => self.friend(),
        }
    }

    /// What somebody elsewhere is called. Whatever way their name is written, it leaves the words around it as they are.
    pub fn friend(&self) -> String {
        let player = self.table.far().and_then(|far| far.player(!self.table.seats().side));
        match player.filter(|player| !player.name.is_empty()) {
            Some(player) => format!("\u{2068}{}\u{2069}", player.name),
            None => self.texts.text(Key::FarFriend),
        }
    }

    /// The question between two who are apart, if one is open.
    pub fn asked(&self) -> Option<String> {
        self.table.far()?.asked().map(|asked| self.question(asked))
    }

    fn question(&self, Asked { by, what }: Asked) -> String {
        let what = match what {
            Question::Draw => "draw",
            Question::Undo => "undo",
            Question::Pause => "pause",
            Question::Rematch => "rematch",
        };
        if by == self.table.seats().side {
            self.texts.with(Key::FarAsked, &[("what", what.into())])
        } else {
            self.texts.with(Key::FarAsks, &[("name", self.friend().into()), ("what", what.into())])
        }
    }

    /// A message about somebody elsewhere.
    pub fn of_friend(&self, key: Key) -> String {
        self.texts.with(key, &[("name", self.friend().into())])
    }

    /// What either of two who are apart has done.
    fn done(&self, Done { by, deed }: Done) -> String {
        match deed {
            Deed::Ask(what) => self.question(Asked { by, what }),
            Deed::Grant(Question::Undo) => self.and_turn(self.texts.text(Key::SaidUndone)),
            Deed::Refuse(_) if by != self.table.seats().side => self.of_friend(Key::FarDeclined),
            _ => self.turn(),
        }
    }

    /// Whose turn it is, or what is looked at.
    pub fn turn(&self) -> String {
        let table = self.table;
        if table.is_looking_back() {
            return match table.shown() {
                0 => self.texts.text(Key::LookingAtStart),
                plies => {
                    let number = u32::try_from(plies).unwrap_or(u32::MAX);
                    self.texts.with(Key::LookingBack, &[("move", number.into())])
                }
            };
        }
        if table.is_paused() {
            return self.texts.text(Key::Paused);
        }
        if table.is_covered() {
            return self.pass();
        }
        if matches!(table.news(), News::ToConfirm) {
            return self.texts.text(Key::ConfirmMove);
        }
        if table.walk().is_some_and(|walk| !walk.hops_made().is_empty()) {
            return self.texts.text(Key::CaptureGoesOn);
        }
        self.whose_turn()
    }

    /// What has just happened, in full, for those who listen.
    pub fn news(&self) -> String {
        let (texts, game) = (self.texts, self.table.game());
        match self.table.news() {
            News::None | News::Resigned => String::new(),
            News::Looked | News::Uncovered => self.turn(),
            News::Done(done) => self.done(*done),
            News::Moved => match game.len().checked_sub(1) {
                Some(before) => self.moved(before),
                None => String::new(),
            },
            News::Picked(square) => {
                let hops = self.table.walk().map(|walk| walk.hops()).unwrap_or_default();
                let targets: Vec<Square> = hops.iter().map(|hop| hop.to).collect();
                let args = [("square", self.square(*square).into()), ("targets", self.squares(&targets).into())];
                texts.with(Key::SaidPicked, &args)
            }
            News::Hopped => {
                let Some(walk) = self.table.walk() else { return String::new() };
                let targets: Vec<Square> = walk.hops().iter().map(|hop| hop.to).collect();
                let args = [("square", self.square(walk.at()).into()), ("targets", self.squares(&targets).into())];
                texts.with(Key::SaidHopped, &args)
            }
            News::PutBack => texts.text(Key::SaidPutBack),
            News::Undone => self.and_turn(texts.text(Key::SaidUndone)),
            News::Redone => self.and_turn(texts.text(Key::SaidRedone)),
            News::Started => {
                let variant = texts.text(facts::name(game.rule_set().variant));
                self.and_turn(texts.with(Key::SaidStarted, &[("variant", variant.into())]))
            }
            News::HintAsked => texts.text(Key::SaidHintAsked),
            News::Hint(mv) => {
                let args = [("from", self.square(mv.from()).into()), ("to", self.square(mv.to()).into())];
                texts.with(Key::SaidHint, &args)
            }
            News::HintPiece(square) => texts.with(Key::SaidHintPiece, &[("square", self.square(*square).into())]),
            News::Refused(refusal) => self.refusal(refusal),
            News::Ways(_) => texts.text(Key::ChooseWay),
            News::ToConfirm | News::Paused => self.turn(),
            News::Mistyped(TypedError::Ambiguous { candidates, .. }) => {
                texts.with(Key::TypedAmbiguous, &[("moves", texts.list(candidates).into())])
            }
            News::Mistyped(TypedError::Malformed(text) | TypedError::Illegal(text)) => {
                texts.with(Key::TypedMalformed, &[("text", text.as_str().into())])
            }
        }
    }

    /// What has just happened, as far as it needs to be written on the page too.
    pub fn note(&self) -> Option<String> {
        match self.table.news() {
            News::Refused(_)
            | News::HintAsked
            | News::HintPiece(_)
            | News::Hint(_)
            | News::Ways(_)
            | News::Mistyped(_) => Some(self.news()),
            News::Done(Done { by, deed: Deed::Refuse(_) }) if *by != self.table.seats().side => Some(self.news()),
            _ => None,
        }
    }

    /// The ways there are to choose from, as they are written.
    pub fn ways(&self) -> Vec<(Move, String)> {
        let News::Ways(ways) = self.table.news() else { return Vec::new() };
        let sign = self.labels.capture().to_string();
        let written = |way: &Way| {
            let squares = core::iter::once(way.route.from).chain(way.route.hops.iter().map(|hop| hop.to));
            (way.mv, squares.map(|square| self.square(square)).collect::<Vec<_>>().join(&sign))
        };
        ways.iter().map(written).collect()
    }

    /// Why a try was refused.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.texts.text(match refusal {
            Refusal::Over => Key::RefusedOver,
            Refusal::NotYourTurn if self.table.is_waiting() => return self.of_friend(Key::FarTurn),
            Refusal::NotYourTurn => Key::RefusedTurn,
            Refusal::Paused => Key::Paused,
            Refusal::LookingBack => Key::RefusedLooking,
            Refusal::Covered => return self.pass(),
            Refusal::NothingPicked => Key::RefusedNothing,
            Refusal::NotYours => Key::RefusedNotYours,
            Refusal::Rule(reason) => return self.reason_against(reason),
        })
    }

    /// The rule that refuses a try.
    fn reason_against(&self, reason: &Reason) -> String {
        let texts = self.texts;
        let of = |key: Key, squares: &[Square]| {
            let count = u32::try_from(squares.len()).unwrap_or(u32::MAX);
            texts.with(key, &[("squares", self.squares(squares).into()), ("count", count.into())])
        };
        let more = |key: Key, this: u32, best: u32| texts.with(key, &[("this", this.into()), ("best", best.into())]);
        match reason.why {
            Why::MustCapture => of(Key::RefusedMustCapture, &beginnings(&reason.owed)),
            Why::Unfinished => of(Key::RefusedUnfinished, &first_landings(&reason.owed)),
            Why::MorePieces { this, best } => more(Key::WhyMorePieces, this, best),
            Why::MoreKings { this, best } => more(Key::WhyMoreKings, this, best),
            why => texts.text(why_key(why)),
        }
    }

    /// The result, as a headline.
    pub fn result(&self, result: GameResult) -> String {
        let seats = self.table.seats();
        match (result.winner(), seats.opponent) {
            (None, _) => self.texts.text(Key::Drawn),
            (Some(winner), Opponent::Person) => self.texts.with(Key::SideWon, &[("side", self.side(winner).into())]),
            (Some(winner), _) if seats.is_person(winner) => self.texts.text(Key::YouWon),
            (Some(_), Opponent::Far) => self.of_friend(Key::FarWon),
            (Some(_), Opponent::Computer(_)) => self.texts.text(Key::ComputerWon),
        }
    }

    /// Why the game ended so.
    pub fn reason(&self, result: GameResult) -> String {
        let loser = |key: Key, winner: Side| self.texts.with(key, &[("side", self.side(!winner).into())]);
        let limit = |key: Key, limit: u16| self.texts.with(key, &[("limit", u32::from(limit).into())]);
        match result {
            GameResult::Won { winner, reason: WinReason::NoPieces } => loser(Key::NoPieces, winner),
            GameResult::Won { winner, reason: WinReason::NoMoves } => loser(Key::NoMoves, winner),
            GameResult::Resigned { winner }
                if self.table.seats().opponent != Opponent::Person && self.table.seats().is_person(!winner) =>
            {
                self.texts.text(Key::YouResigned)
            }
            GameResult::Resigned { winner } => loser(Key::Resigned, winner),
            GameResult::OnTime { winner } => loser(Key::OutOfTime, winner),
            GameResult::Agreed => self.texts.text(Key::Agreed),
            GameResult::Drawn(Draw::Repetition { times }) => {
                self.texts.with(Key::DrawnRepetition, &[("times", u32::from(times).into())])
            }
            GameResult::Drawn(draw @ Draw::NoCaptureOrCrown { .. }) => limit(Key::DrawnNoProgress, draw.limit()),
            GameResult::Drawn(draw @ Draw::NoCaptureOrManMove { .. }) => limit(Key::DrawnKingsOnly, draw.limit()),
            GameResult::Drawn(draw @ Draw::LoneKing { .. }) => limit(Key::DrawnLoneKing, draw.limit()),
            GameResult::Drawn(Draw::ManyKings { kings, plies }) => {
                let args = [("limit", u32::from(plies).into()), ("kings", u32::from(kings).into())];
                self.texts.with(Key::DrawnManyKings, &args)
            }
            GameResult::Drawn(draw @ Draw::MainRoad { .. }) => limit(Key::DrawnMainRoad, draw.limit()),
            GameResult::Drawn(draw @ Draw::SameMaterial { .. }) => limit(Key::DrawnSameMaterial, draw.limit()),
        }
    }

    /// A draw count on its way.
    pub fn count(&self, running: RunningCount) -> String {
        let key = match running.draw {
            Draw::Repetition { .. } => Key::CountRepetition,
            Draw::NoCaptureOrCrown { .. } => Key::CountNoProgress,
            Draw::NoCaptureOrManMove { .. } => Key::CountKingsOnly,
            Draw::LoneKing { .. } => Key::CountLoneKing,
            Draw::ManyKings { .. } => Key::CountManyKings,
            Draw::MainRoad { .. } => Key::CountMainRoad,
            Draw::SameMaterial { .. } => Key::CountSameMaterial,
        };
        let mut args =
            vec![("count", u32::from(running.count).into()), ("limit", u32::from(running.draw.limit()).into())];
        if let Draw::ManyKings { kings, .. } = running.draw {
            args.push(("kings", u32::from(kings).into()));
        }
        self.texts.with(key, &args)
    }

    /// The draw counts that have come far enough to be worth showing.
    pub fn counts(&self) -> Vec<String> {
        let counts = self.table.game().running_counts();
        let far = |running: &RunningCount| u32::from(running.count) * 4 >= u32::from(running.draw.limit());
        counts.into_iter().filter(far).map(|running| self.count(running)).collect()
    }

    /// How the computer sees the position: hundredths of a man, for White.
    pub fn evaluation(&self, score: i32) -> String {
        let sign = if score < 0 { '−' } else { '+' };
        let (whole, part) = (score.unsigned_abs() / 100, score.unsigned_abs() % 100);
        self.texts.with(Key::Evaluation, &[("score", format!("{sign}{whole}.{part:02}").into())])
    }

    /// What a side has captured.
    pub fn captured(&self, captured: Captured) -> String {
        self.texts.with(Key::Captured, &[("men", captured.men.into()), ("kings", captured.kings.into())])
    }

    /// What the `number`-th move is called.
    pub fn move_label(&self, plies: usize) -> String {
        let side = self.table.game().position_at(plies).turn();
        let number = u32::try_from(plies + 1).unwrap_or(u32::MAX);
        let args = [("number", number.into()), ("side", self.side(side).into()), ("move", self.written(plies).into())];
        self.texts.with(Key::MoveLabel, &args)
    }

    fn moved(&self, before: usize) -> String {
        let game = self.table.game();
        let position: &Position = game.position_at(before);
        let Some(mv) = game.moves().nth(before) else { return String::new() };
        let key = if mv.is_capture() { Key::SaidCapture } else { Key::SaidMove };
        let args = [
            ("side", self.side(position.turn()).into()),
            ("from", self.square(mv.from()).into()),
            ("to", self.square(mv.to()).into()),
            ("count", mv.captured().len().into()),
        ];
        let mut text = self.texts.with(key, &args);
        if mv.is_crowning() {
            text = format!("{text} {}", self.texts.text(Key::SaidCrowned));
        }
        self.and_turn(text)
    }

    /// `text`, and then whose turn it is, while the game goes on.
    fn and_turn(&self, text: String) -> String {
        if self.table.game().result().is_some() { text } else { format!("{text} {}", self.whose_turn()) }
    }

    /// To whom the device goes.
    pub fn pass(&self) -> String {
        self.texts.with(Key::PassTo, &[("side", self.side(self.table.turn()).into())])
    }

    fn whose_turn(&self) -> String {
        if self.table.is_paused() {
            return self.texts.text(Key::Paused);
        }
        if self.table.is_covered() {
            return self.pass();
        }
        let (turn, seats) = (self.table.turn(), self.table.seats());
        match seats.opponent {
            Opponent::Computer(_) | Opponent::Far if seats.is_person(turn) => self.texts.text(Key::YourTurn),
            Opponent::Computer(_) => self.texts.text(Key::Thinking),
            Opponent::Far => self.of_friend(Key::FarTurn),
            Opponent::Person => self.texts.with(Key::SideToMove, &[("side", self.side(turn).into())]),
        }
    }
}

/// The message for a reason that needs no more said.
const fn why_key(why: Why) -> Key {
    match why {
        Why::Blocked => Key::RefusedBlocked,
        Why::MustCapture => Key::RefusedMustCapture,
        Why::MorePieces { .. } => Key::WhyMorePieces,
        Why::WithKing => Key::WhyWithKing,
        Why::MoreKings { .. } => Key::WhyMoreKings,
        Why::KingsEarlier => Key::WhyKingsEarlier,
        Why::Unfinished => Key::RefusedUnfinished,
        Why::LandsWhereItGoesOn => Key::WhyLandsWhereItGoesOn,
        Why::LandsJustBehind => Key::WhyLandsJustBehind,
        Why::AlreadyCaptured => Key::WhyAlreadyCaptured,
        Why::CrowningEnds => Key::WhyCrowningEnds,
        Why::CrownedOnlyAtTheEnd => Key::WhyCrownedOnlyAtTheEnd,
        Why::MenMoveForward => Key::WhyMenMoveForward,
        Why::MenCaptureForward => Key::WhyMenCaptureForward,
        Why::KingSafeFromMen => Key::WhyKingSafeFromMen,
        Why::ManStepsOne => Key::WhyManStepsOne,
        Why::KingStepsOne => Key::WhyKingStepsOne,
        Why::NotDiagonal => Key::WhyNotDiagonal,
        Why::Occupied => Key::WhyOccupied,
        Why::OwnPiece => Key::WhyOwnPiece,
        Why::TwoInLine => Key::WhyTwoInLine,
        Why::NotThere => Key::RefusedNotThere,
    }
}

/// The name of a side in markup and messages.
pub const fn side_name(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// White's share of a bar of a hundred at a score: a man is worth much, a fourth one little more.
pub fn white_share(score: i32) -> i32 {
    50 + 50 * score / (score.abs() + 200)
}

/// A side in words.
pub fn side_text(texts: &Texts, side: Side) -> String {
    texts.text(match side {
        Side::White => Key::White,
        Side::Black => Key::Black,
    })
}

/// What went wrong, in words.
pub const fn trouble(trouble: Trouble) -> Key {
    match trouble {
        Trouble::StorageBlocked => Key::StorageBlocked,
        Trouble::StorageFull => Key::StorageFull,
        Trouble::SaveUnreadable => Key::SaveUnreadable,
        Trouble::SaveNewer => Key::SaveNewer,
        Trouble::SaveStuck => Key::SaveStuck,
        Trouble::TextsMissing => Key::TextsMissing,
        Trouble::EngineFailed => Key::EngineFailed,
        Trouble::NoSuchPlace => Key::NoSuchPlace,
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::app::choices::Choices;
    use crate::app::hand::Intent;

    #[test]
    fn an_evaluation_is_written_and_drawn() {
        let texts = Texts::english();
        let choices = Choices::default();
        let table = Table::new(choices.rule_set(), choices.seats());
        let speech = Speech::new(&texts, &table, Coordinates::Numbers);
        assert_eq!(speech.evaluation(-105), "The computer’s view: −1.05 for White");
        assert_eq!([-30_000, -200, 0, 200, 30_000].map(white_share), [1, 25, 50, 75, 99]);
    }

    #[test]
    fn both_sides_moves_are_said_in_full() {
        let texts = Texts::english();
        let choices = Choices::default();
        let mut table = Table::new(choices.rule_set(), choices.seats());
        let square = |number| table.view().geometry.square(number).expect("on the board");
        let (from, to) = (square(9), square(13));
        table.intend(Intent::Tap(from));
        assert_eq!(Speech::new(&texts, &table, Coordinates::Numbers).news(), "9 picked up. It can go to 13, 14.");
        table.intend(Intent::Tap(to));
        let said = Speech::new(&texts, &table, Coordinates::Numbers).news();
        assert_eq!(said, "Black: 9 to 13. The computer is thinking…");
        let mv = table.game().position().legal_moves().into_iter().find(|mv| mv.from() != from).expect("a move");
        table.answered(mv);
        assert!(Speech::new(&texts, &table, Coordinates::Letters).news().ends_with(". Your turn"));
    }
}
