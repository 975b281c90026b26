//! A position in words: the text equivalent of a diagram.

use crate::notation::Labels;
use crate::rules::{Bits, Position, Side, sort_few};
use crate::texts::{Key, Texts};

/// The pieces of `side`: `men on 22, 28, king on 4`.
pub fn pieces(position: &Position, side: Side, texts: &Texts) -> String {
    let board = position.board();
    let kinds = [("diagram-men", board.men(side)), ("diagram-kings", board.kings(side))];
    let named = kinds.into_iter().filter(|(_, squares)| squares.any()).map(|(id, set)| {
        let args = [("count", set.len().into()), ("squares", squares(position, set, texts).into())];
        texts.message(id, &args)
    });
    texts.list(&named.collect::<Vec<_>>())
}

/// A diagram's position.
pub fn diagram(position: &Position, texts: &Texts) -> String {
    let args = [
        ("white", pieces(position, Side::White, texts).into()),
        ("black", pieces(position, Side::Black, texts).into()),
    ];
    texts.message("diagram-text", &args)
}

/// The pieces once the move of a diagram was played.
pub fn diagram_after(position: &Position, texts: &Texts) -> String {
    let side = |side, key: Key| match pieces(position, side, texts) {
        none if none.is_empty() => none,
        some => format!("{}: {some}.", texts.text(key)),
    };
    format!("{} {}", side(Side::White, Key::White), side(Side::Black, Key::Black))
}

/// A start position.
pub fn start(position: &Position, texts: &Texts) -> String {
    let all = |side| squares(position, position.board().side(side), texts).into();
    texts.message("diagram-start-text", &[("white", all(Side::White)), ("black", all(Side::Black))])
}

/// The numbers of the squares, runs of them as ranges.
fn squares(position: &Position, set: Bits, texts: &Texts) -> String {
    let labels = Labels::table(position.rules());
    let mut numbers: Vec<u8> = set.iter().map(|square| labels.number(square)).collect();
    sort_few(&mut numbers, |number| *number);
    let runs = numbers.chunk_by(|one, next| one + 1 == *next).filter_map(|run| {
        let (first, last) = (run.first()?, run.last()?);
        Some(if run.len() < 3 {
            texts.list(&run.iter().map(u8::to_string).collect::<Vec<_>>())
        } else {
            format!("{first}–{last}")
        })
    });
    texts.list(&runs.collect::<Vec<_>>())
}
