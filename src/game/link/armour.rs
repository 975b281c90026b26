//! The outer form of a link, the same in every version: a digit or a capital for the version, then bytes in the URL-safe
//! alphabet of base 64, the last four of them the CRC-32 of the version and the bytes before.

use super::LinkError;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The text of `bytes`.
pub(crate) fn put(version: char, bytes: &[u8]) -> String {
    let sum = checksum(version, bytes).to_le_bytes();
    let mut text = String::from(version);
    let whole: Vec<u8> = bytes.iter().copied().chain(sum).collect();
    for group in whole.chunks(3) {
        let bits = group.iter().fold(0u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - group.len()));
        for place in 0..=group.len() {
            let letter = ALPHABET.get((bits >> (18 - 6 * place)) as usize & 63);
            text.extend(letter.map(|&letter| char::from(letter)));
        }
    }
    text
}

/// The bytes of a text of `version`.
pub(crate) fn take(version: char, text: &str) -> Result<Vec<u8>, LinkError> {
    let mut chars = text.chars();
    let written = chars.next().filter(|c| c.is_ascii_digit() || c.is_ascii_uppercase()).ok_or(LinkError::NotALink)?;
    let mut bytes = Vec::with_capacity(text.len());
    let (mut bits, mut held) = (0u32, 0);
    for c in chars {
        let value = ALPHABET.iter().position(|&letter| char::from(letter) == c).ok_or(LinkError::NotALink)?;
        bits = bits << 6 | value as u32;
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
            bits &= (1 << held) - 1;
        }
    }
    let sum = bytes.split_off(bytes.len().checked_sub(4).ok_or(LinkError::NotALink)?);
    // A letter too many, or one that says more than its bits, is as wrong as a sum that does not fit.
    if held >= 6 || bits != 0 || sum != checksum(written, &bytes).to_le_bytes() {
        return Err(LinkError::Damaged);
    }
    if written == version { Ok(bytes) } else { Err(LinkError::Newer(written)) }
}

/// CRC-32 as in zip files.
fn checksum(version: char, bytes: &[u8]) -> u32 {
    let all = core::iter::once(version as u8).chain(bytes.iter().copied());
    !all.fold(!0u32, |crc, byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| crc >> 1 ^ if crc & 1 != 0 { 0xEDB8_8320 } else { 0 })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_of_every_length_read_back_and_one_wrong_letter_is_seen() {
        for length in 0..20u8 {
            let bytes: Vec<u8> = (0..length).map(|byte| byte.wrapping_mul(37)).collect();
            let text = put('1', &bytes);
            assert_eq!(take('1', &text), Ok(bytes.clone()));
            assert_eq!(take('2', &text), Err(LinkError::Newer('1')));
            for at in 0..text.len() {
                let mut wrong = text.clone().into_bytes();
                wrong[at] = if wrong[at] == b'A' { b'B' } else { b'A' };
                let wrong = String::from_utf8(wrong).expect("ASCII");
                assert_eq!(take('1', &wrong), Err(LinkError::Damaged), "{text} {at}");
                assert!(take('1', &text[..at]).is_err(), "{text} {at}");
            }
        }
    }

    #[test]
    fn the_sum_is_the_usual_one() {
        assert_eq!(checksum('1', b"23456789"), 0xCBF4_3926);
    }
}
