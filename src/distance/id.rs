//! The number of a game between two who are apart: by it both find the game again.

use core::fmt;
use core::str::FromStr;

/// The number of a game, drawn at random by whoever invites.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(u64);

impl GameId {
    /// The game of that number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// The number.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// The game that follows this one when both play again. Either end finds the same, so that two who ask for it at once
    /// have one game and not two.
    #[must_use]
    pub const fn next(self) -> Self {
        // The finalizer of SplitMix64. It is fixed for ever.
        let mut n = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        n = (n ^ n >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        n = (n ^ n >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        Self(n ^ n >> 31)
    }
}

/// As it is kept: sixteen hexadecimal digits.
impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for GameId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let plain = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        u64::from_str_radix(text, 16).ok().filter(|_| plain).map(Self).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_reads_back_and_the_next_is_the_same_at_both_ends() {
        for id in [0, 1, 0xdead_beef, u64::MAX].map(GameId::new) {
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_ne!(id.next(), id);
        }
        assert_eq!(GameId::new(0).next(), GameId::new(0xe220_a839_7b1d_cdaf));
        for text in ["", "1", "+000000000000001", "00000000000000001", "g000000000000000"] {
            assert_eq!(text.parse::<GameId>(), Err(()), "{text}");
        }
    }
}
