//! A hash by which two devices see that they have the same. It guards against mistakes; whoever wants to deceive can at
//! most bring the game to a stop.

/// Words folded into one, each at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hash(pub(super) u64);

impl Hash {
    pub(super) const START: Self = Self(0x6461_6d61_2d6c_6976);

    /// The hash with one word more.
    pub(super) const fn with(self, word: u64) -> Self {
        // The finish of SplitMix64, which mixes every bit into every other.
        let mut z = self.0.rotate_left(5) ^ word;
        z = z.wrapping_add(0x9E37_79B9_7F4A_7C15);
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        Self(z ^ (z >> 31))
    }

    /// The hash with these bytes more.
    pub(super) fn with_bytes(self, bytes: &[u8]) -> Self {
        let word = |chunk: &[u8]| chunk.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
        bytes.chunks(8).fold(self.with(bytes.len() as u64), |hash, chunk| hash.with(word(chunk)))
    }
}
