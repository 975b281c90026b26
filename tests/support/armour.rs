//! The outer form of links, written a second time from its description: it shares no code with the first.

#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "a test fails by panicking")]
#![allow(dead_code, reason = "each test binary uses its part of this")]

/// The letters of a link, each for six bits.
pub(crate) const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A whole link of that version with that inside.
pub(crate) fn armoured(version: char, bytes: &[u8]) -> String {
    let mut crc = !0u32;
    for byte in core::iter::once(version as u8).chain(bytes.iter().copied()) {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            crc = if crc & 1 == 1 { (crc >> 1) ^ 0xEDB8_8320 } else { crc >> 1 };
        }
    }
    let bits: String = bytes.iter().copied().chain((!crc).to_le_bytes()).map(|byte| format!("{byte:08b}")).collect();
    let letters = bits.as_bytes().chunks(6).map(|six| {
        let six = format!("{:0<6}", String::from_utf8_lossy(six));
        ALPHABET[usize::from_str_radix(&six, 2).expect("bits")] as char
    });
    core::iter::once(version).chain(letters).collect()
}
