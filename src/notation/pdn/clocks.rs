//! Clock times in comments: `[%clock w0:12:30 B0:10:05]`, and `[%clk 0:12:30]` as chess programs write it.
//!
//! They stay where they are, in the text of the comment, so that nothing is lost; this reads them out.

use core::time::Duration;

/// What the clocks showed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// White's.
    pub white: Option<Duration>,
    /// Black's.
    pub black: Option<Duration>,
    /// The mover's, where the text does not name the side.
    pub mover: Option<Duration>,
}

impl Clocks {
    /// The clocks that a comment tells, if it tells any.
    pub fn in_comment(comment: &str) -> Option<Self> {
        let mut clocks = Self::default();
        for (start, name) in [("[%clock", true), ("[%clk", false)] {
            let Some((_, rest)) = comment.split_once(start) else { continue };
            let Some((times, _)) = rest.split_once(']') else { continue };
            for word in times.split_whitespace() {
                match (word.chars().next(), word.get(1..)) {
                    (Some('w' | 'W'), Some(text)) if name => clocks.white = time(text),
                    (Some('b' | 'B'), Some(text)) if name => clocks.black = time(text),
                    _ => clocks.mover = clocks.mover.or(time(word)),
                }
            }
        }
        (clocks != Self::default()).then_some(clocks)
    }
}

/// `h:mm:ss` or `m:ss`, with a fraction of the second or without.
fn time(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').map_or((text, None), |(whole, fraction)| (whole, Some(fraction)));
    let mut seconds: u64 = 0;
    let mut parts = 0;
    for part in whole.split(':') {
        if part.is_empty() || part.len() > 4 || !part.bytes().all(|byte| byte.is_ascii_digit()) || parts == 3 {
            return None;
        }
        seconds = seconds * 60 + part.parse::<u64>().ok()?;
        parts += 1;
    }
    let millis = match fraction {
        None => 0,
        Some(digits) if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) => return None,
        Some(digits) => format!("{digits:0<3}").get(..3)?.parse().ok()?,
    };
    (parts >= 2).then(|| Duration::from_secs(seconds) + Duration::from_millis(millis))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_of_both_kinds_are_read() {
        let seconds = |n| Some(Duration::from_secs(n));
        let both = Clocks::in_comment("good [%clock w0:12:30 B0:10:05] move").expect("clocks");
        assert_eq!((both.white, both.black, both.mover), (seconds(750), seconds(605), None));
        let one = Clocks::in_comment("[%clk 1:00:00.5]").expect("a clock");
        assert_eq!(one.mover, Some(Duration::from_millis(3_600_500)));
        for none in
            ["", "[%clock]", "[%clock w]", "[%clk 12]", "[%clk 1:2:3:4]", "[%clk -1:00]", "[%clk 0:12:30", "[%clk 1:é]"]
        {
            assert_eq!(Clocks::in_comment(none), None, "{none}");
        }
    }
}
