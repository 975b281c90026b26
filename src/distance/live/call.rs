//! What two people hand each other to open a channel: an invitation, and the answer to it. Each is a text for a link or a
//! code, that says what is to be played and where the browser can be reached.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::message::PROTOCOL;
use super::sdp::Sketch;
use super::session::Role;
use crate::distance::{Far, GameId, Player, Way, clean_name};
use crate::game::link::armour;
use crate::game::{Game, LinkError, RuleSet, TimeControl};
use crate::notation::{Labels, parse_position, write_fen};
use crate::rules::Side;

/// The version of the outer form.
const VERSION: char = 'L';
/// The longest text that is read.
const LONGEST: usize = 4_096;

/// What is to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The number of the game.
    pub id: u64,
    /// Which draughts.
    pub rule_set: RuleSet,
    /// Where it starts, if elsewhere than usual: FEN with canonical numbers.
    pub start: Option<String>,
    /// The clock.
    pub clock: Option<TimeControl>,
    /// How many moves were played already, where it goes on.
    pub plies: u32,
}

/// Come and play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    /// The other side's version of all this.
    protocol: u16,
    /// What.
    pub terms: Terms,
    /// The side of whoever invites.
    pub side: Side,
    /// Whether they keep the order; in a game that goes on it may be the other.
    pub role: Role,
    /// Who they are.
    pub player: Player,
    /// Where they are.
    pub sketch: Sketch,
}

/// Here I am.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the game.
    pub id: u64,
    /// Who answers.
    pub player: Player,
    /// Where they are.
    pub sketch: Sketch,
}

/// Either of the two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Call {
    /// An invitation.
    Invitation(Box<Invitation>),
    /// The answer to one.
    Answer(Box<Answer>),
}

/// Why a text is none of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CallError {
    /// No link, or damaged.
    #[error("{0}")]
    Link(#[from] LinkError),
    /// From another version of the program.
    #[error("the invitation is of version {0}, expected {PROTOCOL}")]
    Version(u16),
}

impl Terms {
    /// What is played when `game` is, from its start on.
    pub fn of(id: GameId, game: &Game, clock: Option<TimeControl>) -> Self {
        let is_usual = *game.start() == game.rule_set().start();
        let start = (!is_usual).then(|| write_fen(game.start(), &Labels::canonical(game.start().rules())));
        Self { id: id.get(), rule_set: game.rule_set(), start, clock, plies: game.len() as u32 }
    }

    /// The game at its start.
    pub fn game(&self) -> Option<Game> {
        match &self.start {
            None => Some(Game::new(self.rule_set)),
            Some(fen) => {
                let start = parse_position(fen, &self.rule_set.rules()).ok()?;
                Some(Game::from_position(self.rule_set, start))
            }
        }
    }

    /// What there is beside it, with nobody at the table but `player`.
    pub fn far(&self, side: Side, player: Player) -> Far {
        let mut far = Far::new(GameId::new(self.id), Way::Live, [None, None]);
        far.seat(side, player);
        far
    }

    fn is_sound(&self) -> bool {
        let RuleSet { variant, optional_capture, .. } = self.rule_set;
        self.game().is_some() && (!optional_capture || variant.may_be_optional())
    }
}

impl Invitation {
    /// An invitation of this version.
    pub const fn new(terms: Terms, side: Side, role: Role, player: Player, sketch: Sketch) -> Self {
        Self { protocol: PROTOCOL, terms, side, role, player, sketch }
    }
}

impl Call {
    /// As text: letters, digits, `-` and `_`.
    pub fn write(&self) -> String {
        armour::put(VERSION, &postcard::to_allocvec(self).unwrap_or_default())
    }

    /// Reads one: its text, or an address that ends in it.
    pub fn parse(text: &str) -> Result<Self, CallError> {
        let text = text.trim();
        let text = text.rsplit(['#', '/', '=']).next().unwrap_or_default();
        if text.len() > LONGEST {
            return Err(LinkError::TooLong.into());
        }
        let bytes = armour::take(VERSION, text)?;
        // What comes first says which version wrote it: kind, then number.
        if let Ok((_, protocol)) = postcard::from_bytes::<(u8, u16)>(bytes.get(..4).unwrap_or(&bytes))
            && bytes.first() == Some(&0)
            && protocol != PROTOCOL
        {
            return Err(CallError::Version(protocol));
        }
        let nonsense = LinkError::Nonsense("no invitation and no answer to one");
        let (mut call, rest) = postcard::take_from_bytes::<Self>(&bytes).map_err(|_| nonsense)?;
        let is_sound = match &mut call {
            Self::Invitation(invitation) => {
                invitation.player.name = clean_name(&invitation.player.name);
                invitation.terms.is_sound() && invitation.sketch.is_sound() && invitation.sketch.is_offer()
            }
            Self::Answer(answer) => {
                answer.player.name = clean_name(&answer.player.name);
                answer.sketch.is_sound() && !answer.sketch.is_offer()
            }
        };
        if is_sound && rest.is_empty() { Ok(call) } else { Err(nonsense.into()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    const SDP: &str = "a=candidate:1 1 udp 1 192.168.100.196 46243 typ host\na=candidate:2 1 udp 1 \
        6f1b5d4e-0b7a-4c5e-9a53-0123456789ab.local 50000 typ host\na=ice-ufrag:F7gI\na=ice-pwd:x9cml/YzichV2+XlhiMu8g25\n\
        a=fingerprint:sha-256 D2:FA:0E:C3:22:59:5E:14:95:69:92:3D:13:B4:84:24:2C:C2:A2:C0:3E:FD:34:8E:5E:EA:6F:AF:52:CE:E6:0F\n";

    fn invitation(terms: Terms) -> Call {
        let sketch = Sketch::of_sdp(&format!("{SDP}a=setup:actpass\n")).expect("a sketch");
        let player = Player::new("Ayşe", u32::MAX);
        Call::Invitation(Box::new(Invitation::new(terms, Side::Black, Role::Host, player, sketch)))
    }

    fn terms(clock: Option<TimeControl>) -> Terms {
        let rule_set = RuleSet { optional_capture: true, ..RuleSet::table(Variant::Thai) };
        Terms::of(GameId::new(u64::MAX), &Game::new(rule_set), clock)
    }

    #[test]
    fn calls_read_back_and_fit_a_code() {
        let invitation = invitation(terms(TimeControl::ALL.get(3).copied()));
        let text = invitation.write();
        assert!(text.len() < 300, "{} characters", text.len());
        assert_eq!(Call::parse(&format!("https://example.org/dama/#/live/{text}")), Ok(invitation));
        let sketch = Sketch::of_sdp(&format!("{SDP}a=setup:active\n")).expect("a sketch");
        let answer = Call::Answer(Box::new(Answer { id: 7, player: Player::new("", 1), sketch }));
        assert_eq!(Call::parse(&answer.write()), Ok(answer));
    }

    #[test]
    fn a_clock_may_be_of_ones_own() {
        for clock in TimeControl::ALL.into_iter().chain([
            TimeControl::Fischer { seconds: 427, increment: 7 },
            TimeControl::SandGlass { seconds: 75 },
            TimeControl::PerMove { seconds: 11 },
        ]) {
            let call = invitation(terms(Some(clock)));
            assert_eq!(Call::parse(&call.write()), Ok(call), "{clock:?}");
        }
    }

    #[test]
    fn a_game_from_another_start_says_so() {
        let rule_set = RuleSet::table(Variant::International);
        let start = parse_position("W:W31,K4:B20,K45", &rule_set.rules()).expect("a position");
        let game = Game::from_position(rule_set, start);
        let call = invitation(Terms::of(GameId::new(3), &game, None));
        let Ok(Call::Invitation(back)) = Call::parse(&call.write()) else { panic!("no invitation") };
        assert_eq!(back.terms.game().map(|game| *game.start()), Some(start));
    }

    #[test]
    fn anything_else_is_refused() {
        let good = invitation(terms(None)).write();
        for end in 0..good.len() {
            assert!(Call::parse(&good[..end]).is_err());
        }
        for text in ["", "x", "1", &"1".repeat(5_000), "1QBgNQXnFn2UgWcSxbG1hegjZhdit2YXYrx5XM0eHGY-HbB76wg"] {
            assert!(Call::parse(text).is_err(), "{text:.40}");
        }
        let odd = terms(Some(TimeControl::PerMove { seconds: 0 }));
        let Ok(Call::Invitation(odd)) = Call::parse(&invitation(odd).write()) else { panic!("no invitation") };
        assert_eq!(odd.terms.clock, Some(TimeControl::PerMove { seconds: 3 }), "a clock has bounds");
        let mut wrong = terms(None);
        wrong.start = Some("W:W99:B1".to_owned());
        assert!(Call::parse(&invitation(wrong).write()).is_err(), "no such position");
        let Call::Invitation(mut newer) = invitation(terms(None)) else { unreachable!() };
        newer.protocol = PROTOCOL + 1;
        let newer = Call::Invitation(newer).write();
        assert_eq!(Call::parse(&newer), Err(CallError::Version(PROTOCOL + 1)));
    }
}
