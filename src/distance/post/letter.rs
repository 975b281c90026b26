//! A game by post as a text that fits behind the `#` of an address. The form is for ever: what is written today opens in
//! every later version.
//!
//! The outer form is that of all links; the version is the letter `P`. Inside:
//!
//! | bytes | what |
//! | --- | --- |
//! | 1 | rule set, as in other links |
//! | 1 | bit 1 a start follows; bit 2 Black begins it; bit 3 White has sat down; bit 4 Black has |
//! | 8 | the game's number, the low byte first |
//! | 11 or 17 | with a start: as in other links |
//! | 4 + 1 + n | for White and Black, if they have sat down: key, the low byte first; name, length and UTF-8 |
//! | 1 or 2 | how many deeds, seven bits a byte, the low ones first |
//! | the rest | the deeds, packed: a move's place among the legal ones, or the number behind the last of them for what is no move; then 32 × side (0 White) + its place in the list of words |
//!
//! Nothing in it is believed: it is done once more from the start, deed by deed, by the rules of such games.

use thiserror::Error;

use crate::distance::event::{Deed, DeedError};
use crate::distance::far::{Far, MAX_DEEDS, Way};
use crate::distance::id::GameId;
use crate::distance::kept::WORDS;
use crate::distance::player::Player;
use crate::game::link::fields::{
    BLACK_BEGINS, Bytes, HAS_START, put_board, put_count, rule_set_byte, start_flags, take_board, take_count,
    take_rule_set,
};
use crate::game::link::{armour, order, packing};
use crate::game::{Game, LinkError, MAX_LINK};
use crate::rules::Side;

/// The version that is written.
const VERSION: char = 'P';
const SEATED: [u8; 2] = [1 << 3, 1 << 4];
/// As many kinds of what is no move as there is room for.
const KINDS: usize = 32;

/// A game by post, as a link carries it.
#[derive(Clone, Debug)]
pub struct Letter {
    /// The game.
    pub game: Game,
    /// What there is beside it.
    pub far: Far,
}

/// Why a text is no game by post.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LetterError {
    /// The text as a whole.
    #[error("{0}")]
    Link(#[from] LinkError),
    /// The link is whole, and yet somebody does in it what is not allowed. Nothing that Dama writes.
    #[error("after {plies} moves: {error}")]
    Deed {
        /// How many moves stand on the board there.
        plies: usize,
        /// Why it is not.
        error: DeedError,
    },
}

impl PartialEq for Letter {
    fn eq(&self, other: &Self) -> bool {
        self.far == other.far && self.game.record() == other.game.record()
    }
}

impl Letter {
    /// The letter as text: letters, digits, `-` and `_`.
    pub fn write(&self) -> String {
        let Self { game, far } = self;
        let mut bytes = vec![rule_set_byte(game.rule_set())];
        let own_start = *game.start() != game.rule_set().start();
        let seats = [Side::White, Side::Black].map(|side| far.player(side));
        let seated = seats.iter().zip(SEATED).filter(|(player, _)| player.is_some()).map(|(_, bit)| bit).sum::<u8>();
        bytes.push(seated | if own_start { start_flags(game.start()) } else { 0 });
        bytes.extend(far.id.get().to_le_bytes());
        if own_start {
            put_board(&mut bytes, game.start());
        }
        for player in seats.into_iter().flatten() {
            bytes.extend(player.key.to_le_bytes());
            bytes.push(player.name.len() as u8);
            bytes.extend(player.name.as_bytes());
        }
        // Done once more, as the legal moves are those of the board at each deed.
        let mut game = Game::from_position(game.rule_set(), *game.start());
        let mut again = Far::new(far.id, far.way, [None, None]);
        let mut packer = packing::Packer::default();
        for done in far.deeds() {
            match done.deed {
                Deed::Play(mv) => {
                    let Some((place, among)) = order::place(game.position(), &mv) else { break };
                    packer.put(place, among + 1);
                }
                deed => {
                    let among = game.position().legal_moves().len();
                    packer.put(among, among + 1);
                    let kind = WORDS.iter().position(|(_, known)| *known == deed).unwrap_or_default();
                    let side = if done.by == Side::White { 0 } else { KINDS };
                    packer.put(side + kind, 2 * KINDS);
                }
            }
            if again.take(&mut game, done.by, done.deed).is_err() {
                break;
            }
        }
        put_count(&mut bytes, far.deeds().len());
        bytes.extend(packer.finish());
        armour::put(VERSION, &bytes)
    }

    /// Whether a text is meant to be a letter, whole or not.
    pub fn is_meant(text: &str) -> bool {
        ending(text).starts_with(VERSION)
    }

    /// Reads a letter: its text, or an address that ends in it.
    pub fn parse(text: &str) -> Result<Self, LetterError> {
        let text = ending(text);
        if text.len() > MAX_LINK {
            return Err(LinkError::TooLong.into());
        }
        let bytes = armour::take(VERSION, text)?;
        let mut bytes = Bytes::new(&bytes);
        let rule_set = take_rule_set(&mut bytes)?;
        let flags = bytes.next()?;
        if flags & !(HAS_START | BLACK_BEGINS | SEATED[0] | SEATED[1]) != 0 {
            return Err(LinkError::Nonsense("an unknown mark").into());
        }
        let id = GameId::new(u64::from_le_bytes(fixed(&mut bytes)?));
        let start = if flags & HAS_START == 0 { rule_set.start() } else { take_board(&mut bytes, rule_set, flags)? };
        let mut far = Far::new(id, Way::Post, [None, None]);
        for (side, bit) in [Side::White, Side::Black].into_iter().zip(SEATED) {
            if flags & bit != 0 {
                far.seat(side, take_player(&mut bytes)?);
            }
        }
        let count = take_count(&mut bytes)?;
        if count > MAX_DEEDS {
            return Err(LinkError::Nonsense("more than is done in any game").into());
        }
        let mut game = Game::from_position(rule_set, start);
        let mut unpacker = packing::Unpacker::new(bytes.rest());
        for _ in 0..count {
            let (by, deed) = take_deed(&mut unpacker, &game)?;
            let plies = game.len();
            far.take(&mut game, by, deed).map_err(|error| LetterError::Deed { plies, error })?;
        }
        if unpacker.is_done() {
            Ok(Self { game, far })
        } else {
            Err(LinkError::Nonsense("something behind the last move").into())
        }
    }

    /// The seat that is still free, where just one is.
    pub fn free_side(&self) -> Option<Side> {
        match (self.far.player(Side::White), self.far.player(Side::Black)) {
            (None, Some(_)) => Some(Side::White),
            (Some(_), None) => Some(Side::Black),
            _ => None,
        }
    }
}

/// What an address ends in.
fn ending(text: &str) -> &str {
    text.trim().rsplit(['#', '/', '=']).next().unwrap_or_default()
}

fn fixed<const N: usize>(bytes: &mut Bytes<'_>) -> Result<[u8; N], LinkError> {
    bytes.take(N)?.try_into().map_err(|_| LinkError::Nonsense("it ends too early"))
}

fn take_player(bytes: &mut Bytes<'_>) -> Result<Player, LinkError> {
    let key = u32::from_le_bytes(fixed(bytes)?);
    let length = bytes.next()?;
    let name = core::str::from_utf8(bytes.take(usize::from(length))?);
    Ok(Player::new(name.map_err(|_| LinkError::Nonsense("a name that is no text"))?, key))
}

fn take_deed(unpacker: &mut packing::Unpacker<'_>, game: &Game) -> Result<(Side, Deed), LinkError> {
    let moves = order::moves(game.position());
    let place = unpacker.take(moves.len() + 1).ok_or(LinkError::Nonsense("a number too large"))?;
    if let Some(mv) = moves.get(place) {
        return Ok((game.position().turn(), Deed::Play(*mv)));
    }
    let kind = unpacker.take(2 * KINDS).ok_or(LinkError::Nonsense("a number too large"))?;
    let by = if kind < KINDS { Side::White } else { Side::Black };
    match WORDS.get(kind % KINDS) {
        // There is no clock by post.
        Some((_, Deed::OutOfTime(_))) => Err(LinkError::Nonsense("a clock by post")),
        Some((_, deed)) => Ok((by, *deed)),
        None => Err(LinkError::Nonsense("something unknown was done")),
    }
}
