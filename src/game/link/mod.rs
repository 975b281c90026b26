//! A game or a position as a text that fits behind the `#` of an address.
//!
//! The form is for ever: a link written by version 1 opens in every later version of the program. The outer form
//! ([`armour`]) is the same in all versions, so that a newer link and a damaged one can be told apart. Inside, version 1:
//!
//! | bytes | what |
//! | --- | --- |
//! | 1 | rule set: bits 0–4 its number ([`fields::CODES`]), bit 5 optional capture, bit 6 federation profile |
//! | 1 | bit 0 a position, else a game; bit 1 a start follows; bit 2 Black begins it; bit 3 names follow; bits 4–6 result |
//! | 11 or 17 | with a start: three squares a byte, in base 5, in order of the common board's numbers |
//! | 1 + n, 1 + n | with names: White's and Black's, length and UTF-8 |
//! | 1 or 2 | for a game: how many moves, seven bits a byte, the low ones first |
//! | the rest | each move's place among the legal ones ([`order`]), packed ([`packing`]) |
//!
//! Comments, variations and other tags are not in a link: that is what PDN is for.

pub(crate) mod armour;
pub(crate) mod fields;
pub(crate) mod order;
pub(crate) mod packing;

use thiserror::Error;

use self::fields::{
    BLACK_BEGINS, Bytes, HAS_START, put_board, put_count, rule_set_byte, start_flags, take_board, take_count,
    take_rule_set,
};
use super::record::MAX_PLIES;
use crate::notation::pdn::{Node, PdnGame, PdnResult};
use crate::rules::{Position, RuleSet};

/// The version that is written.
const VERSION: char = '1';
/// The longest text that is looked at.
pub const MAX_LINK: usize = 16_384;
/// The longest name that is written, in characters; what is longer is cut.
pub const MAX_NAME: usize = 60;

/// What a link carries.
#[derive(Clone, Debug, PartialEq)]
pub enum Link {
    /// A game: rule set, start, moves, result, and of the tags the names of the players.
    Game(Box<PdnGame>),
    /// A position, to be looked at or played on.
    Position(RuleSet, Position),
}

/// Why a text is no link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// Not even the form of one.
    #[error("this is no link to a game or a position")]
    NotALink,
    /// More than [`MAX_LINK`] characters.
    #[error("the link has more than {MAX_LINK} characters")]
    TooLong,
    /// The form of one, but letters are missing or wrong.
    #[error("the link is damaged: letters are missing or wrong")]
    Damaged,
    /// Whole, and from a later version of the program.
    #[error("the link is of version {0}, expected {VERSION}: a newer Dama wrote it")]
    Newer(char),
    /// Whole, and yet its content cannot be. Nothing that Dama writes.
    #[error("the link is whole but makes no sense: {0}")]
    Nonsense(&'static str),
}

const IS_POSITION: u8 = 1;
const HAS_NAMES: u8 = 1 << 3;
const RESULT: u8 = 4;
const RESULTS: [PdnResult; 5] =
    [PdnResult::Unknown, PdnResult::WhiteWon, PdnResult::BlackWon, PdnResult::Drawn, PdnResult::BothLost];

impl Link {
    /// The link as text: letters, digits, `-` and `_`. Of a game longer than [`MAX_PLIES`] the beginning.
    pub fn write(&self) -> String {
        let mut bytes = Vec::new();
        match self {
            Self::Position(rule_set, position) => {
                bytes.push(rule_set_byte(*rule_set));
                bytes.push(IS_POSITION | start_flags(position));
                put_board(&mut bytes, position);
            }
            Self::Game(game) => put_game(&mut bytes, game),
        }
        armour::put(VERSION, &bytes)
    }

    /// Reads a link: its text, or an address that ends in it.
    pub fn parse(text: &str) -> Result<Self, LinkError> {
        let text = text.trim();
        let text = text.rsplit(['#', '/', '=']).next().unwrap_or_default();
        if text.len() > MAX_LINK {
            return Err(LinkError::TooLong);
        }
        let bytes = armour::take(VERSION, text)?;
        let mut bytes = Bytes::new(&bytes);
        let rule_set = take_rule_set(&mut bytes)?;
        let flags = bytes.next()?;
        let start = if flags & HAS_START == 0 { rule_set.start() } else { take_board(&mut bytes, rule_set, flags)? };
        if flags & IS_POSITION != 0 {
            let whole = bytes.rest().is_empty() && flags & !(IS_POSITION | HAS_START | BLACK_BEGINS) == 0;
            return if whole {
                Ok(Self::Position(rule_set, start))
            } else {
                Err(LinkError::Nonsense("a long position"))
            };
        }
        take_game(&mut bytes, rule_set, start, flags).map(|game| Self::Game(Box::new(game)))
    }
}

fn put_game(bytes: &mut Vec<u8>, game: &PdnGame) {
    let names = ["White", "Black"].map(|tag| game.tags.get(tag).unwrap_or_default());
    let named = names.iter().any(|name| !name.is_empty());
    let result = RESULTS.iter().position(|&result| result == game.result).unwrap_or_default() as u8;
    let own_start = game.start != game.rule_set.start();
    bytes.push(rule_set_byte(game.rule_set));
    let start = if own_start { start_flags(&game.start) } else { 0 };
    bytes.push(start | if named { HAS_NAMES } else { 0 } | result << RESULT);
    if own_start {
        put_board(bytes, &game.start);
    }
    if named {
        for name in names {
            let name: String = name.chars().take(MAX_NAME).collect();
            bytes.push(name.len() as u8);
            bytes.extend(name.as_bytes());
        }
    }
    let mut position = game.start;
    let (mut count, mut packer) = (0usize, packing::Packer::default());
    for mv in game.moves().take(MAX_PLIES) {
        let Some((place, among)) = order::place(&position, mv) else { break };
        packer.put(place, among);
        position = position.play_unchecked(mv);
        count += 1;
    }
    put_count(bytes, count);
    bytes.extend(packer.finish());
}

fn take_game(bytes: &mut Bytes<'_>, rule_set: RuleSet, start: Position, flags: u8) -> Result<PdnGame, LinkError> {
    let mut game = PdnGame::new(rule_set, start);
    game.result = *RESULTS.get(usize::from(flags >> RESULT)).ok_or(LinkError::Nonsense("an unknown result"))?;
    if flags & HAS_NAMES != 0 {
        for tag in ["White", "Black"] {
            let length = bytes.next()?;
            let name = core::str::from_utf8(bytes.take(usize::from(length))?);
            let name = name.map_err(|_| LinkError::Nonsense("a name that is no text"))?;
            // As long and as clean as one that is written.
            let is_blank = |c: char| c.is_control() || c.is_whitespace();
            let name: String = name.trim_matches(is_blank).chars().take(MAX_NAME).collect();
            let name = name.trim_end_matches(is_blank);
            if !name.is_empty() {
                game.tags.add(tag, name);
            }
        }
    }
    let count = take_count(bytes)?;
    if count > MAX_PLIES {
        return Err(LinkError::Nonsense("more moves than any game"));
    }
    let mut position = start;
    let mut unpacker = packing::Unpacker::new(bytes.rest());
    for _ in 0..count {
        let moves = order::moves(&position);
        let place = unpacker.take(moves.len()).ok_or(LinkError::Nonsense("a move where none is legal"))?;
        let mv = *moves.get(place).ok_or(LinkError::Nonsense("a move where none is legal"))?;
        game.line.moves.push(Node::new(mv));
        position = position.play_unchecked(&mv);
    }
    if unpacker.is_done() { Ok(game) } else { Err(LinkError::Nonsense("something behind the last move")) }
}
