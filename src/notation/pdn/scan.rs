//! What tags, squares and moves look like, before anybody knows what they mean.

/// What stands between the squares of a move.
const SIGNS: [char; 8] = ['-', '–', '—', '−', 'x', 'X', '×', ':'];
/// Bytes, name and value of the tag that `text` begins with.
pub(super) fn tag(text: &str) -> Option<(usize, &str, String)> {
    let inside = text.strip_prefix('[')?.trim_start();
    let name_end = inside.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))?;
    let (name, rest) = inside.split_at_checked(name_end).filter(|(name, _)| !name.is_empty())?;
    let rest = rest.trim_start();
    let quote = rest.chars().next().filter(|c| matches!(c, '"' | '“' | '”' | '„'))?;
    let closes = |c: char| c == '"' || (quote != '"' && matches!(c, '“' | '”'));
    let mut value = String::new();
    let mut chars = rest.char_indices().skip(1).peekable();
    while let Some((at, c)) = chars.next() {
        if matches!(c, '\n' | '\r') {
            return None;
        }
        if c == '\\' && chars.peek().is_some_and(|&(_, next)| matches!(next, '"' | '\\')) {
            value.extend(chars.next().map(|(_, next)| next));
            continue;
        }
        // A quotation mark that no bracket follows is one of the text.
        if closes(c) {
            let behind = rest.get(at + c.len_utf8()..)?.trim_start_matches([' ', '\t']);
            if let Some(after) = behind.strip_prefix(']') {
                return Some((text.len() - after.len(), name, value));
            }
        }
        value.push(c);
    }
    None
}

/// Bytes and compact form of the squares that `text` begins with, if there are two or more and no letter behind them.
pub(super) fn squares(text: &str) -> Option<(usize, String)> {
    let mut end = square(text)?;
    let mut compact = text.get(..end)?.to_owned();
    let mut count = 1;
    loop {
        let rest = text.get(end..)?;
        let blank = rest.len() - rest.trim_start().len();
        let ahead = rest.get(blank..)?;
        let (sign, behind) = match ahead.chars().next().filter(|c| SIGNS.contains(c)) {
            Some(sign) => (sign, ahead.get(sign.len_utf8()..)?.trim_start()),
            // Between letters no sign is needed.
            None if blank == 0 && ahead.starts_with(|c: char| c.is_ascii_alphabetic()) => ('-', ahead),
            None => break,
        };
        let Some(length) = square(behind) else { break };
        compact.push(sign);
        compact.push_str(behind.get(..length)?);
        count += 1;
        end = text.len() - behind.len() + length;
    }
    let clean = !text.get(end..)?.starts_with(|c: char| c.is_alphanumeric() || c == '/');
    (count > 1 && clean).then_some((end, compact))
}

/// Bytes of a short move by letters, `gf4` or `c:e5`: the column that is left, and the square reached.
pub(super) fn short(text: &str) -> Option<usize> {
    let file = |text: &str| text.starts_with(|c: char| matches!(c, 'a'..='j'));
    let to = text.get(1..).filter(|_| file(text))?;
    let to = to.strip_prefix(SIGNS).unwrap_or(to);
    let length = square(to).filter(|_| file(to))?;
    let rest = to.get(length..)?;
    (!rest.starts_with(|c: char| c.is_alphanumeric())).then_some(text.len() - rest.len())
}

/// Bytes of the name of a square: digits, or a letter and digits.
fn square(text: &str) -> Option<usize> {
    let letter = usize::from(text.starts_with(|c: char| matches!(c, 'a'..='j' | 'A'..='J')));
    let digits = text.get(letter..)?;
    let length = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    (1..=3).contains(&length).then_some(letter + length)
}
