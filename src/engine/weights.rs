//! The weights of a learned evaluation, and the file they come in, with the rule set's book of openings.
//!
//! ```text
//! "DAMA" 'W' version   name's length, name   values   book   8 bytes of checksum
//! ```
//!
//! Values are whole numbers, most of them small and very many zero: each is written zigzag as a variable-length number,
//! and a zero is followed by how many more there are. The checksum is FNV-1a over all that precedes it; it finds a
//! broken download, not a forger.

use thiserror::Error;

use super::features::Features;
use crate::rules::{Rules, Variant};

/// The version of the format and of what the weights mean. The files' names carry it.
pub const WEIGHTS_VERSION: u8 = 1;

/// Weights are sixteenths of a hundredth of a man.
pub const WEIGHT_UNIT: i32 = 16;

const MAGIC: &[u8] = b"DAMAW";

/// The weights of one rule set's learned evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    variant: Variant,
    /// Two for each feature: for a full board, for an empty one.
    values: Vec<[i16; 2]>,
    /// The book of openings, as [`super::book`] writes it; empty for none.
    book: Vec<u8>,
}

/// Why bytes are no weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// Another kind of file.
    #[error("this is no file of weights")]
    NotWeights,
    /// A newer or older format.
    #[error("expected weights of version {WEIGHTS_VERSION}, got version {0}")]
    Version(u8),
    /// Changed or cut on the way.
    #[error("the weights are damaged: their checksum is wrong")]
    Damaged,
    /// No rule set is called that.
    #[error("the weights are for an unknown rule set {0:?}")]
    Variant(String),
    /// Too few or too many values.
    #[error("expected {expected} weights, got {got}")]
    Length {
        /// How many the rule set has.
        expected: usize,
        /// How many there are.
        got: usize,
    },
}

impl Weights {
    /// Weights of `variant`, two for each of its features.
    pub fn new(variant: Variant, values: Vec<[i16; 2]>) -> Result<Self, WeightsError> {
        let expected = Features::of(variant.rules()).len();
        if values.len() == expected {
            Ok(Self { variant, values, book: Vec::new() })
        } else {
            Err(WeightsError::Length { expected, got: values.len() })
        }
    }

    /// Reads a file.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError::NotWeights)?;
        let (&version, rest) = rest.split_first().ok_or(WeightsError::Damaged)?;
        if version != WEIGHTS_VERSION {
            return Err(WeightsError::Version(version));
        }
        let end = bytes.len().saturating_sub(8);
        let (before, checksum) = bytes.split_at_checked(end).ok_or(WeightsError::Damaged)?;
        if checksum != fnv(before).to_le_bytes() {
            return Err(WeightsError::Damaged);
        }
        let rest = rest.get(..rest.len().saturating_sub(8)).ok_or(WeightsError::Damaged)?;
        let (&length, rest) = rest.split_first().ok_or(WeightsError::Damaged)?;
        let (name, packed) = rest.split_at_checked(length.into()).ok_or(WeightsError::Damaged)?;
        let name = core::str::from_utf8(name).map_err(|_| WeightsError::Damaged)?;
        let variant = Variant::from_name(name).ok_or_else(|| WeightsError::Variant(name.to_owned()))?;
        let expected = 2 * Features::of(variant.rules()).len();
        let (flat, book) = unpack(packed, expected)?;
        let (pairs, _) = flat.as_chunks::<2>();
        Ok(Self::new(variant, pairs.to_vec())?.with_book(book.to_vec()))
    }

    /// The same with another book.
    #[must_use]
    pub fn with_book(self, book: Vec<u8>) -> Self {
        Self { book, ..self }
    }

    /// Writes the file that [`Self::read`] reads.
    pub fn write(&self) -> Vec<u8> {
        let name = self.variant.name();
        let mut bytes = MAGIC.to_vec();
        bytes.push(WEIGHTS_VERSION);
        bytes.push(name.len() as u8);
        bytes.extend_from_slice(name.as_bytes());
        pack(self.values.as_flattened(), &mut bytes);
        bytes.extend_from_slice(&self.book);
        bytes.extend_from_slice(&fnv(&bytes).to_le_bytes());
        bytes
    }

    /// The rule set.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The values, two for each feature.
    pub fn values(&self) -> &[[i16; 2]] {
        &self.values
    }

    /// The book of openings, empty for none.
    pub fn book(&self) -> &[u8] {
        &self.book
    }

    /// Whether they can judge positions played by `rules`. The house rule does not matter, the moves do.
    pub fn fit(&self, rules: &Rules) -> bool {
        self.variant.rules().moves_like(rules)
    }
}

/// The name of the file with the weights of `variant`.
pub fn weights_file(variant: Variant) -> String {
    format!("{}-v{WEIGHTS_VERSION}.bin", variant.name())
}

fn pack(values: &[i16], bytes: &mut Vec<u8>) {
    let mut rest = values;
    while let Some((&value, after)) = rest.split_first() {
        rest = after;
        write_number((value as i32) << 1 ^ (value as i32) >> 31, bytes);
        if value == 0 {
            let more = rest.iter().take_while(|&&value| value == 0).count();
            write_number(more as i32, bytes);
            rest = rest.get(more..).unwrap_or_default();
        }
    }
}

/// The values, and what follows them.
fn unpack(mut bytes: &[u8], expected: usize) -> Result<(Vec<i16>, &[u8]), WeightsError> {
    let mut values = Vec::with_capacity(expected);
    while values.len() < expected && !bytes.is_empty() {
        let number = read_number(&mut bytes).ok_or(WeightsError::Damaged)?;
        let value = (number >> 1) as i32 ^ -((number & 1) as i32);
        let more = if value == 0 { read_number(&mut bytes).ok_or(WeightsError::Damaged)? as usize } else { 0 };
        let got = values.len() + 1 + more;
        if got > expected {
            return Err(WeightsError::Length { expected: expected / 2, got: got.div_ceil(2) });
        }
        values.resize(got, i16::try_from(value).map_err(|_| WeightsError::Damaged)?);
    }
    Ok((values, bytes))
}

fn write_number(number: i32, bytes: &mut Vec<u8>) {
    let mut left = number as u32;
    while left >= 0x80 {
        bytes.push(left as u8 | 0x80);
        left >>= 7;
    }
    bytes.push(left as u8);
}

fn read_number(bytes: &mut &[u8]) -> Option<u32> {
    let mut number = 0;
    for shift in [0, 7, 14] {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u32::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Weights {
        let features = Features::of(Variant::American.rules()).len();
        let values = (0..features as i32).map(|n| if n % 5 == 0 { [(n * 37) as i16, -(n as i16)] } else { [0, 0] });
        Weights::new(Variant::American, values.collect()).expect("the right number")
    }

    #[test]
    fn what_is_written_is_read() {
        for weights in [some(), some().with_book(vec![1, 2, 0])] {
            assert_eq!(Weights::read(&weights.write()), Ok(weights));
        }
    }

    #[test]
    fn a_broken_file_is_no_weights() {
        let bytes = some().write();
        assert_eq!(Weights::read(b"<!doctype html>"), Err(WeightsError::NotWeights));
        assert_eq!(Weights::read(b""), Err(WeightsError::NotWeights));
        for length in [5, 6, 10, 100, bytes.len() - 1] {
            assert_eq!(Weights::read(&bytes[..length]), Err(WeightsError::Damaged), "{length}");
        }
        for place in (6..bytes.len()).step_by(97) {
            let mut broken = bytes.clone();
            broken[place] ^= 4;
            assert_eq!(Weights::read(&broken), Err(WeightsError::Damaged), "{place}");
        }
        let mut newer = bytes;
        newer[5] = 2;
        assert_eq!(Weights::read(&newer), Err(WeightsError::Version(2)));
    }

    /// A file whose checksum is right but which says nonsense.
    #[test]
    fn a_forged_file_is_no_weights() {
        let forge = |name: &str, packed: &[u8]| {
            let mut bytes = [MAGIC, &[WEIGHTS_VERSION, name.len() as u8], name.as_bytes(), packed].concat();
            bytes.extend_from_slice(&fnv(&bytes).to_le_bytes());
            Weights::read(&bytes)
        };
        assert_eq!(forge("chess", &[]), Err(WeightsError::Variant("chess".to_owned())));
        assert!(matches!(forge("thai", &[2, 2]), Err(WeightsError::Length { got: 1, .. })));
        assert!(matches!(forge("thai", &[0, 0xff, 0xff, 0x7f]), Err(WeightsError::Length { .. })));
        assert_eq!(forge("thai", &[0x80]), Err(WeightsError::Damaged));
        assert_eq!(forge("thai", &[0xff, 0xff, 0x7f]), Err(WeightsError::Damaged));
        assert_eq!(forge("thai", &[0]), Err(WeightsError::Damaged));
    }

    #[test]
    fn the_wrong_number_of_values_is_told() {
        let expected = Features::of(Variant::Thai.rules()).len();
        assert_eq!(Weights::new(Variant::Thai, vec![[0; 2]]), Err(WeightsError::Length { expected, got: 1 }));
    }
}
