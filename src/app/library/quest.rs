//! What a game has to go through to be found: a position, perhaps with colours reversed, or the moves it begins with.

use super::excuse::Excuse;
use super::fitting::fitting;
use super::trail::{Trail, number};
use crate::game::Link;
use crate::notation::pdn::GameType;
use crate::notation::{Found, Labels, TypedError, find, moves_in, near_fen, parse_typed, write_move_signed};
use crate::rules::{Move, Position, ProfileName, Rules, Variant};

/// As many moves of an opening as are read.
const MAX_PLIES: usize = 200;

/// What is looked for, for each rule set in which it can be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quest(Vec<(Variant, Wish)>);

/// What is looked for in one rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Wish {
    /// One of these positions, anywhere.
    Through(Vec<u32>),
    /// One of these beginnings.
    From(Vec<Trail>),
}

impl Quest {
    /// Reads what somebody looks for: a link, a position (FEN), or the moves a game begins with. `turned` says whether the
    /// same with colours reversed counts, `only` in which rule set alone.
    pub fn read(text: &str, turned: bool, only: Option<Variant>) -> Result<Self, Excuse> {
        if let Ok(link) = Link::parse(text) {
            return Ok(Self::of_link(&link, turned));
        }
        let fen = find(text).into_iter().find_map(|found| match found {
            Found::Fen(fen) => Some(fen),
            Found::Pdn(_) => None,
        });
        if let Some(fen) = fen.as_deref().or_else(|| near_fen(text)) {
            let positions = fitting(fen, only)?;
            let wish = |(variant, position): &(Variant, Position)| (*variant, through(position, turned));
            return Ok(Self(positions.iter().map(wish).collect()));
        }
        Self::of_moves(&moves_in(text, MAX_PLIES), turned, only)
    }

    /// Games like what a link carries: through its position, or with all of its moves at the beginning.
    pub fn of_link(link: &Link, turned: bool) -> Self {
        match link {
            Link::Position(_, position) => {
                let geometry = position.rules().geometry;
                let same_board = Variant::ALL.into_iter().filter(|variant| variant.rules().geometry == geometry);
                Self(same_board.map(|variant| (variant, through(position, turned))).collect())
            }
            Link::Game(game) => {
                let moves: Vec<Move> = game.moves().copied().collect();
                Self(vec![(game.rule_set.variant, Wish::From(trails(game.start, &moves, turned)))])
            }
        }
    }

    fn of_moves(texts: &[String], turned: bool, only: Option<Variant>) -> Result<Self, Excuse> {
        if texts.is_empty() {
            return Err(Excuse::new("quest-nothing"));
        }
        let mut wishes = Vec::new();
        let mut furthest: Option<(usize, Excuse)> = None;
        for variant in Variant::ALL.into_iter().filter(|&variant| only.is_none_or(|only| only == variant)) {
            let mut found: Vec<Trail> = Vec::new();
            for (start, labels) in beginnings(variant) {
                match played(texts, start, &labels, GameType::of(variant).capture_sign()) {
                    Ok(moves) => {
                        for trail in trails(start, &moves, turned) {
                            if !found.contains(&trail) {
                                found.push(trail);
                            }
                        }
                    }
                    Err((plies, excuse)) => {
                        if furthest.as_ref().is_none_or(|(most, _)| *most < plies) {
                            furthest = Some((plies, excuse));
                        }
                    }
                }
            }
            if !found.is_empty() {
                wishes.push((variant, Wish::From(found)));
            }
        }
        match furthest {
            Some((_, excuse)) if wishes.is_empty() => Err(excuse),
            _ => Ok(Self(wishes)),
        }
    }

    /// After how many of its moves a game of `variant` is what was looked for, if it ever is.
    pub fn met(&self, variant: Variant, trail: &[u32]) -> Option<usize> {
        let wishes = self.0.iter().filter(|(of, _)| *of == variant);
        wishes.into_iter().find_map(|(_, wish)| match wish {
            Wish::Through(numbers) => trail.iter().position(|number| numbers.contains(number)),
            Wish::From(trails) => {
                let begun = trails.iter().find(|begun| trail.starts_with(begun.numbers()));
                begun.map(|begun| begun.numbers().len().saturating_sub(1))
            }
        })
    }
}

fn through(position: &Position, turned: bool) -> Wish {
    let other = turned.then(|| number(&position.flipped()));
    Wish::Through([number(position)].into_iter().chain(other).collect())
}

fn trails(start: Position, moves: &[Move], turned: bool) -> Vec<Trail> {
    let mut trails = vec![Trail::along(start, moves.iter(), number)];
    if turned {
        trails.push(Trail::along(start, moves.iter(), |position| number(&position.flipped())));
    }
    trails
}

/// Where games of a rule set begin, with each way in which their squares are called there.
fn beginnings(variant: Variant) -> Vec<(Position, Labels)> {
    let rules: &Rules = variant.rules();
    let mut labels = vec![*GameType::of(variant).labels()];
    for other in [Labels::canonical(rules), Labels::table(rules)] {
        if !labels.contains(&other) {
            labels.push(other);
        }
    }
    let starts = [ProfileName::Federation, ProfileName::Table].map(|profile| Position::start_of(*rules, profile));
    starts.into_iter().flat_map(|start| labels.iter().map(move |&labels| (start, labels)).collect::<Vec<_>>()).collect()
}

/// The moves that `texts` say, or how many of them can be played and what is wrong with the next.
fn played(texts: &[String], start: Position, labels: &Labels, sign: char) -> Result<Vec<Move>, (usize, Excuse)> {
    let (mut position, mut moves) = (start, Vec::new());
    for text in texts {
        let mv = parse_typed(text, &position, labels).map_err(|error| {
            let excuse = match error {
                TypedError::Ambiguous { text, candidates } => Excuse::listing("quest-ambiguous", &text, &candidates),
                TypedError::Malformed(text) | TypedError::Illegal(text) => {
                    let legal = position.legal_moves();
                    let legal = legal.iter().map(|mv| write_move_signed(mv, &position, labels, sign));
                    Excuse::listing("quest-illegal", &text, &legal.collect::<Vec<_>>())
                }
            };
            (moves.len(), excuse)
        })?;
        position = position.play_unchecked(&mv);
        moves.push(mv);
    }
    Ok(moves)
}

#[cfg(test)]
mod tests {
    use super::super::support::game;
    use super::*;
    use crate::rules::RuleSet;

    /// Where a game is met.
    fn met(quest: &str, turned: bool, text: &str) -> Option<usize> {
        let game = game(text);
        let quest = Quest::read(quest, turned, None).expect(quest);
        quest.met(game.rule_set.variant, Trail::of(&game).numbers())
    }

    const AMERICAN: &str = "[GameType \"21\"] 1. 11-15 23-19 2. 8-11 22-17 3. 4-8 *";
    const RUSSIAN: &str = "[GameType \"25\"] 1. c3-d4 b6-a5 2. b2-c3 *";

    #[test]
    fn a_game_is_found_by_what_it_begins_with() {
        for (quest, at) in [
            ("11-15", Some(1)),
            ("1. 11-15 23-19 2. 8-11", Some(3)),
            ("11-15 (9-14 22-18) 23-19!", Some(2)),
            ("1. 11-15 22-17", None),
            ("1. 9-14 23-19 2. 5-9", None),
        ] {
            assert_eq!(met(quest, false, AMERICAN), at, "{quest}");
        }
        assert_eq!(met("1. c3-d4 b6-a5", false, RUSSIAN), Some(2));
        assert_eq!(met("1. c3-d4 b6-a5", false, AMERICAN), None);
        // By numbers too, and when Black has begun.
        assert_eq!(met("22-18 9-13", false, RUSSIAN), Some(2));
        let table = "[GameType \"25\"][DamaProfile \"table\"][SetUp \"1\"][FEN \"B:W21-32:B1-12\"] 1. f6-e5 g3-h4 *";
        assert_eq!((met("c3-d4 b6-a5", false, table), met("c3-d4 b6-a5", true, table)), (None, Some(2)));
        assert_eq!(met("f6-e5 g3-h4", false, table), Some(2));
    }

    #[test]
    fn a_game_is_found_by_a_position() {
        let american = game(AMERICAN);
        let mut position = american.start;
        for (ply, mv) in american.moves().enumerate() {
            position = position.play_unchecked(mv);
            let fen = crate::notation::write_fen(&position, &Labels::canonical(position.rules()));
            assert_eq!(met(&format!("Look: {fen}"), false, AMERICAN), Some(ply + 1), "{fen}");
            let link = Link::Position(RuleSet::federation(Variant::American), position);
            assert_eq!(met(&link.write(), false, AMERICAN), Some(ply + 1));
            let other = Link::Position(RuleSet::federation(Variant::American), position.flipped());
            assert_eq!(
                (met(&other.write(), false, AMERICAN), met(&other.write(), true, AMERICAN)),
                (None, Some(ply + 1))
            );
        }
        // The same men on another board are another position.
        let wide = Link::Position(
            RuleSet::table(Variant::International),
            crate::notation::parse_position("W:WK3:BK30", Variant::International.rules()).expect("a position"),
        );
        assert_eq!(Quest::of_link(&wide, true).0.len(), 1);
        assert_eq!(Quest::read("W:WK3:BK30", true, Some(Variant::Thai)).expect("a position").0.len(), 1);
    }

    #[test]
    fn games_like_another_are_found() {
        let mut begun = game(AMERICAN);
        begun.line.moves.truncate(3);
        let quest = Quest::of_link(&Link::Game(Box::new(begun)), true);
        assert_eq!(quest.met(Variant::American, Trail::of(&game(AMERICAN)).numbers()), Some(3));
        assert_eq!(quest.met(Variant::Russian, Trail::of(&game(AMERICAN)).numbers()), None);
    }

    #[test]
    fn what_cannot_be_looked_for_is_explained() {
        for (text, id) in [
            ("", "quest-nothing"),
            ("hello", "quest-nothing"),
            ("1. 11-15 24-11", "quest-illegal"),
            ("W:W1:B3", "position-bad"),
            ("W:W60:B3", "position-bad"),
        ] {
            assert_eq!(Quest::read(text, true, None).expect_err(text).id(), id, "{text}");
        }
    }
}
