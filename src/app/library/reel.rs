//! A game looked through: the line that is followed, how far, and everything said about it.

use crate::app::scene::{Figure, standing};
use crate::game::Game;
use crate::notation::pdn::{Line, Node, PdnGame, glyph};
use crate::notation::{Labels, write_move_signed};
use crate::rules::{Move, Position, Side};

/// As many entries as a list of moves shows; what is longer is only looked through.
const MAX_LISTED: usize = 4000;

/// Which line: at each step the place of a move in the line so far, and which of its variations. The game's own line is
/// the empty path.
pub type Path = Vec<(usize, usize)>;

/// An entry of the list of moves, in reading order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A move.
    Move {
        /// Its line.
        path: Path,
        /// How many moves of the line have been played with it.
        ply: usize,
        /// Its number, where it is written: at the first mover's, and where a line begins.
        number: Option<String>,
        /// The move, with its marks.
        written: String,
    },
    /// What is said.
    Comment(String),
    /// Here a variation begins.
    Open,
    /// Here it ends.
    Close,
}

/// A game that is looked through.
#[derive(Clone, Debug, PartialEq)]
pub struct Reel {
    game: PdnGame,
    path: Path,
    at: usize,
    /// The start and what each move of the line leads to.
    stops: Vec<Position>,
}

impl Reel {
    /// A game, at its start.
    pub fn new(game: PdnGame) -> Self {
        let mut reel = Self { stops: Vec::new(), game, path: Path::new(), at: 0 };
        reel.stops = reel.positions();
        reel
    }

    /// The game.
    pub const fn game(&self) -> &PdnGame {
        &self.game
    }

    /// The line that is followed.
    pub const fn path(&self) -> &Path {
        &self.path
    }

    /// How many moves of it have been played.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// How many moves the line has.
    pub const fn len(&self) -> usize {
        self.stops.len().saturating_sub(1)
    }

    /// Whether the line has no move.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The position that is shown.
    pub fn position(&self) -> &Position {
        self.stops.get(self.at).unwrap_or(&self.game.start)
    }

    /// The move that led to it.
    pub fn last_move(&self) -> Option<Move> {
        let nodes = self.nodes();
        nodes.get(self.at.checked_sub(1)?).map(|node| node.mv)
    }

    /// Goes so far in the line.
    pub fn go(&mut self, ply: usize) {
        self.at = ply.min(self.len());
    }

    /// Goes into another line. One that is not there changes nothing.
    pub fn follow(&mut self, path: &Path, ply: usize) {
        let before = core::mem::replace(&mut self.path, path.clone());
        if self.line().is_none() {
            self.path = before;
            return;
        }
        if self.path != before {
            self.stops = self.positions();
        }
        self.go(ply);
    }

    /// What is said of the position: about the move that led to it, or before the first.
    pub fn comments(&self) -> Vec<String> {
        match self.at.checked_sub(1) {
            None => self.game.line.comments.clone(),
            Some(before) => self.nodes().get(before).map(|node| node.comments.clone()).unwrap_or_default(),
        }
    }

    /// The pieces, each by an identity it keeps through the line.
    pub fn figures(&self) -> Vec<Figure> {
        let nodes = self.nodes();
        let mut figures = standing(&self.game.start, nodes.iter().take(self.at).map(|node| &node.mv));
        figures.sort_by_key(|figure| figure.id);
        figures
    }

    /// A game that has come as far as what is shown, to be played on. Where a draw ends it earlier, it begins here.
    pub fn game_here(&self) -> Game {
        let mut game = Game::from_position(self.game.rule_set, self.game.start);
        for node in self.nodes().iter().take(self.at) {
            if game.play(node.mv).is_err() {
                break;
            }
        }
        if game.len() < self.at || game.result().is_some_and(|result| result.winner().is_none()) {
            game = Game::from_position(self.game.rule_set, *self.position());
        }
        game
    }

    /// The moves that have led to what is shown, without what is said about them.
    pub fn line_here(&self) -> Line {
        let moves = self.nodes().iter().take(self.at).map(|node| Node::new(node.mv)).collect();
        Line { comments: Vec::new(), moves }
    }

    /// A move of the line, as it is written.
    pub fn written(&self, ply: usize, labels: &Labels, sign: char) -> String {
        let nodes = self.nodes();
        match (nodes.get(ply), self.stops.get(ply)) {
            (Some(node), Some(before)) => write_move_signed(&node.mv, before, labels, sign),
            _ => String::new(),
        }
    }

    /// Every move with all that is said, in reading order.
    pub fn turns(&self, labels: &Labels, sign: char) -> Vec<Turn> {
        let mut turns = Vec::new();
        let teller = Teller { labels, sign, first: self.game.start.turn() };
        teller.line(&self.game.line, &Path::new(), 0, self.game.start, &mut turns);
        turns
    }

    /// The moves of the line that is followed, from the game's start.
    fn nodes(&self) -> Vec<&Node> {
        self.line().unwrap_or_default()
    }

    fn line(&self) -> Option<Vec<&Node>> {
        let (mut nodes, mut line) = (Vec::new(), &self.game.line);
        for &(place, variation) in &self.path {
            nodes.extend(line.moves.get(..place)?);
            line = line.moves.get(place)?.variations.get(variation)?;
        }
        nodes.extend(&line.moves);
        Some(nodes)
    }

    fn positions(&self) -> Vec<Position> {
        let mut stops = vec![self.game.start];
        let mut position = self.game.start;
        for node in self.nodes() {
            // A game that was read is legal from end to end.
            position = position.play_unchecked(&node.mv);
            stops.push(position);
        }
        stops
    }
}

/// What writes lines down.
struct Teller<'a> {
    labels: &'a Labels,
    sign: char,
    first: Side,
}

impl Teller<'_> {
    /// Tells a line whose first move is the one after `played` of the game.
    fn line(&self, line: &Line, path: &Path, played: usize, mut position: Position, turns: &mut Vec<Turn>) {
        turns.extend(line.comments.iter().cloned().map(Turn::Comment));
        let mut begins = true;
        for (place, node) in line.moves.iter().enumerate() {
            if turns.len() >= MAX_LISTED {
                return;
            }
            let ply = played + place;
            let firsts = position.turn() == self.first;
            let number = (firsts || begins).then(|| format!("{}{}", ply / 2 + 1, if firsts { "." } else { "…" }));
            let mut written = write_move_signed(&node.mv, &position, self.labels, self.sign);
            written.extend(node.nags.iter().map(|&nag| mark(nag)));
            turns.push(Turn::Move { path: path.clone(), ply: ply + 1, number, written });
            turns.extend(node.comments.iter().cloned().map(Turn::Comment));
            for (variation, other) in node.variations.iter().enumerate() {
                let mut into = path.clone();
                into.push((place, variation));
                turns.push(Turn::Open);
                self.line(other, &into, ply, position, turns);
                turns.push(Turn::Close);
            }
            begins = !node.comments.is_empty() || !node.variations.is_empty();
            position = position.play_unchecked(&node.mv);
        }
    }
}

/// A mark behind a move.
const fn mark(nag: u8) -> &'static str {
    match glyph(nag) {
        Some(glyph) => glyph,
        // The only move; PDN has no sign for it.
        None if nag == 7 => "□",
        None => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::pdn::{GameType, Read, games};
    use crate::rules::Variant;

    const TEXT: &str =
        "[GameType \"21\"] {before} 1. 11-15! 23-19 {a reply} (1... 22-18 15x22 (2. 15x22 25x18)) 2. 8-11 *";

    fn reel() -> Reel {
        match games(TEXT).next().expect("a game").read(None) {
            Read::Game(read) => Reel::new(read.game),
            other => panic!("{other:?}"),
        }
    }

    fn told(reel: &Reel) -> String {
        let turns = reel.turns(GameType::of(Variant::American).labels(), 'x');
        let words: Vec<String> = turns
            .into_iter()
            .map(|turn| match turn {
                Turn::Move { number, written, .. } => format!("{}{written}", number.unwrap_or_default()),
                Turn::Comment(text) => format!("{{{text}}}"),
                Turn::Open => "(".into(),
                Turn::Close => ")".into(),
            })
            .collect();
        words.join(" ")
    }

    #[test]
    fn everything_is_told() {
        assert_eq!(told(&reel()), "{before} 1.11-15! 23-19 {a reply} ( 1…22-18 2.15x22 ( 2.15x22 25x18 ) ) 2.8-11");
    }

    #[test]
    fn lines_are_followed_and_played_on() {
        let mut reel = reel();
        assert_eq!((reel.len(), reel.at(), reel.comments()), (3, 0, vec!["before".to_owned()]));
        reel.go(2);
        assert_eq!(reel.comments(), ["a reply"]);
        assert_eq!((reel.game_here().len(), reel.line_here().moves.len()), (2, 2));
        let main = *reel.position();
        reel.follow(&vec![(1, 0)], 3);
        assert_eq!((reel.len(), reel.at()), (3, 3));
        assert_ne!(*reel.position(), main);
        assert_eq!(reel.figures().len(), 23);
        assert_eq!(reel.game_here().position(), reel.position());
        reel.follow(&vec![(1, 0), (1, 0)], 99);
        assert_eq!((reel.len(), reel.at()), (4, 4));
        reel.follow(&vec![(7, 7)], 1);
        assert_eq!((reel.path().len(), reel.at()), (2, 4));
    }
}
