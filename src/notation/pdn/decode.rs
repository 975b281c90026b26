//! The text of a file of PDN, whose encoding nothing in it tells.

/// The text in `bytes`: UTF-16 where a mark says so, else UTF-8, and where it is not that either, Latin-1, by which at
/// least nothing is lost and everything that is PDN is read.
pub fn decode(bytes: &[u8]) -> String {
    let utf16 = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units = bytes.chunks_exact(2).filter_map(|pair| Some(unit(pair.try_into().ok()?)));
        char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
    };
    match bytes {
        [0xFF, 0xFE, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => utf16(rest, u16::from_be_bytes),
        _ => match core::str::from_utf8(bytes) {
            Ok(text) => text.to_owned(),
            Err(_) => bytes.iter().copied().map(char::from).collect(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_every_kind_are_text() {
        let wide = |unit: fn(u16) -> [u8; 2]| "\u{feff}é1".encode_utf16().flat_map(unit).collect::<Vec<u8>>();
        assert_eq!(decode(&wide(u16::to_le_bytes)), "é1");
        assert_eq!(decode(&wide(u16::to_be_bytes)), "é1");
        assert_eq!(decode("é1".as_bytes()), "é1");
        assert_eq!(decode(b"\xe91"), "é1");
        assert_eq!(decode(b""), "");
    }
}
