//! Numbers below known bounds, packed tightly: a choice among eight takes three bits, a forced move nothing.
//!
//! Numbers are digits of one larger number, the first the lowest, each in its own base. When the next digit could make it
//! larger than 56 bits, it is written as seven bytes, the low ones first, and another is begun. The last takes only as
//! many bytes as its bases can fill.

/// What seven bytes hold.
const FULL: u64 = 1 << 56;

/// Puts numbers together.
#[derive(Default)]
pub(crate) struct Packer {
    bytes: Vec<u8>,
    value: u64,
    /// The product of the bases, less one: zero while there is no digit.
    most: u64,
}

impl Packer {
    /// Adds `number`, which is below `base`.
    pub(crate) fn put(&mut self, number: usize, base: usize) {
        let (number, base) = (number as u64, (base as u64).max(1));
        if (self.most + 1).saturating_mul(base) > FULL {
            self.flush(7);
        }
        self.value += number * (self.most + 1);
        self.most = (self.most + 1) * base - 1;
    }

    /// The bytes.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        let used = 64 - self.most.leading_zeros() as usize;
        self.flush(used.div_ceil(8));
        self.bytes
    }

    fn flush(&mut self, bytes: usize) {
        self.bytes.extend(self.value.to_le_bytes().into_iter().take(bytes));
        (self.value, self.most) = (0, 0);
    }
}

/// Takes them apart again.
pub(crate) struct Unpacker<'a> {
    bytes: &'a [u8],
    value: u64,
    most: u64,
}

impl<'a> Unpacker<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        let mut unpacker = Self { bytes, value: 0, most: 0 };
        unpacker.load();
        unpacker
    }

    /// The next number, below `base`. None if there is no number below it.
    pub(crate) fn take(&mut self, base: usize) -> Option<usize> {
        let base = u64::try_from(base).ok().filter(|&base| base > 0)?;
        if (self.most + 1).saturating_mul(base) > FULL {
            if self.value != 0 {
                return None;
            }
            self.load();
        }
        self.most = (self.most + 1) * base - 1;
        let number = self.value % base;
        self.value /= base;
        usize::try_from(number).ok()
    }

    /// Whether nothing is left over.
    pub(crate) fn is_done(&self) -> bool {
        self.bytes.is_empty() && self.value == 0
    }

    fn load(&mut self) {
        let (block, rest) = self.bytes.split_at(self.bytes.len().min(7));
        self.value = block.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte));
        (self.bytes, self.most) = (rest, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_back_and_take_the_bits_they_need() {
        for bases in
            [vec![], vec![1; 500], vec![8; 100], vec![256; 9], vec![7, 1, 2000, 3, 1, 1, 19, 5, 250, 33, 64, 2, 2, 9]]
        {
            let digits: Vec<usize> = bases.iter().enumerate().map(|(i, base)| (i * 7 + 5) % base).collect();
            let mut packer = Packer::default();
            digits.iter().zip(&bases).for_each(|(&digit, &base)| packer.put(digit, base));
            let bytes = packer.finish();
            let mut unpacker = Unpacker::new(&bytes);
            for (&digit, &base) in digits.iter().zip(&bases) {
                assert_eq!(unpacker.take(base), Some(digit));
            }
            assert!(unpacker.is_done(), "{bases:?}");
        }
        let length = |base: usize, count: usize| {
            let mut packer = Packer::default();
            (0..count).for_each(|_| packer.put(base - 1, base));
            packer.finish().len()
        };
        assert_eq!((length(1, 500), length(8, 56), length(256, 10)), (0, 22, 10));
    }
}
