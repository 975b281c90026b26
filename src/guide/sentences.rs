//! The sentences that a table of rules makes true, in the order in which a page tells them.

use super::saying::Saying;
use crate::rules::draw::Draw;
use crate::rules::{Criterion, Crowning, KingRange, Landing, ManCaptures, Obligation, Removal, Rules, Side};

/// How many men a side begins with.
pub(super) fn men(rules: &Rules) -> u32 {
    u32::from(rules.home_rows) * u32::from(rules.geometry.per_row())
}

/// The board, the men on it and who begins.
pub(super) fn board(rules: &Rules) -> Vec<Saying> {
    let side = |side, black, white| Saying::plain(if side == Side::Black { black } else { white });
    let (here, there) = (rules.table.first, rules.federation.first);
    let mut said = vec![
        Saying::with("board-squares", [("size", rules.geometry.size().into())]),
        Saying::with("board-men", [("men", men(rules)), ("rows", rules.home_rows.into())]),
        side(here, "first-black", "first-white"),
        if here == there { Saying::plain("tradition-same") } else { side(there, "tradition-black", "tradition-white") },
    ];
    if rules.mirrored {
        said.push(Saying::plain("tradition-mirrored"));
    }
    said
}

/// How men and kings move.
pub(super) fn moving(rules: &Rules) -> Vec<Saying> {
    let king = match rules.king {
        KingRange::Short => "king-moves-short",
        KingRange::Flying => "king-moves-flying",
    };
    vec![Saying::plain("man-moves"), Saying::plain(king)]
}

/// Whether a capture is owed.
pub(super) const fn obligation(rules: &Rules) -> Saying {
    Saying::plain(match rules.obligation {
        Obligation::Forced => "capture-forced",
        Obligation::Optional => "capture-optional",
    })
}

/// In which directions men capture, and what.
pub(super) fn man_captures(rules: &Rules) -> Vec<Saying> {
    let ways = match rules.man_captures {
        ManCaptures::Forward => "capture-forward",
        ManCaptures::BothWays => "capture-both-ways",
    };
    let mut said = vec![Saying::plain(ways)];
    if !rules.man_takes_king {
        said.push(Saying::plain("capture-spares-king"));
    }
    said
}

/// How a king captures.
pub(super) const fn king_captures(rules: &Rules) -> Saying {
    Saying::plain(match (rules.king, rules.landing) {
        (KingRange::Short, _) => "capture-king-short",
        (KingRange::Flying, Landing::Anywhere) => "capture-king-flying",
        (KingRange::Flying, Landing::JustBehind) => "capture-king-behind",
    })
}

/// Everything about capturing but the choice.
pub(super) fn capturing(rules: &Rules) -> Vec<Saying> {
    let mut said = vec![obligation(rules), Saying::plain("capture-how")];
    said.extend(man_captures(rules));
    said.push(king_captures(rules));
    said.push(Saying::plain("capture-chain"));
    if rules.king == KingRange::Flying && rules.landing == Landing::Anywhere {
        said.push(Saying::plain("capture-where-it-goes-on"));
    }
    said.push(Saying::plain(match (rules.king, rules.removal) {
        // With short kings no chain comes back to a piece it has captured but to try to jump it twice.
        (KingRange::Short, Removal::AfterTheMove) => "capture-once",
        (_, Removal::AfterTheMove) => "capture-removed-after",
        (_, Removal::AtOnce) => "capture-removed-at-once",
    }));
    said
}

/// Which of several captures is owed: what leads the list, the list, what closes it.
pub(super) fn choice(rules: &Rules) -> (Saying, Vec<Saying>, Option<Saying>) {
    if rules.priority.is_empty() {
        return (Saying::plain("choice-free"), Vec::new(), None);
    }
    let criterion = |criterion: &Criterion| {
        Saying::plain(match criterion {
            Criterion::MostPieces => "choice-most-pieces",
            Criterion::WithKing => "choice-with-king",
            Criterion::MostKings => "choice-most-kings",
            Criterion::KingsEarliest => "choice-kings-earliest",
        })
    };
    let list = rules.priority.iter().map(criterion).collect();
    (Saying::plain("choice-order"), list, Some(Saying::plain("choice-rest")))
}

/// What becomes of a man that reaches the last row in the middle of a capture.
pub(super) const fn crowned_in_capture(rules: &Rules) -> Saying {
    Saying::plain(match rules.crowning {
        Crowning::EndsTheMove => "crown-mid-ends",
        Crowning::GoesOnAsKing => "crown-mid-goes-on",
        Crowning::PassesAsMan => "crown-mid-passes",
    })
}

/// A condition that draws the game.
pub(super) fn draw(draw: &Draw) -> Saying {
    let moves = ("moves", u32::from(draw.limit()).div_ceil(2));
    match *draw {
        Draw::Repetition { times } => Saying::with("draw-repetition", [("times", times.into())]),
        Draw::NoCaptureOrCrown { .. } => Saying::with("draw-no-progress", [moves]),
        Draw::NoCaptureOrManMove { .. } => Saying::with("draw-kings-only", [moves]),
        Draw::LoneKing { least, most, .. } => {
            Saying::with("draw-lone-king", [moves, ("least", least.into()), ("most", most.into())])
        }
        Draw::ManyKings { kings, .. } => Saying::with("draw-many-kings", [moves, ("kings", kings.into())]),
        Draw::MainRoad { pieces, .. } => Saying::with("draw-main-road", [moves, ("pieces", pieces.into())]),
        Draw::SameMaterial { least, most, .. } => {
            Saying::with("draw-same-material", [moves, ("least", least.into()), ("most", most.into())])
        }
    }
}

/// The same in a few words, for a table.
pub(super) fn draw_in_short(draw: &Draw) -> Saying {
    let moves = ("moves", u32::from(draw.limit()).div_ceil(2));
    match *draw {
        Draw::Repetition { times } => Saying::with("value-draw-repetition", [("times", times.into())]),
        Draw::NoCaptureOrCrown { .. } => Saying::with("value-draw-no-progress", [moves]),
        Draw::NoCaptureOrManMove { .. } => Saying::with("value-draw-kings-only", [moves]),
        Draw::LoneKing { .. } => Saying::with("value-draw-lone-king", [moves]),
        Draw::ManyKings { kings, .. } => Saying::with("value-draw-many-kings", [moves, ("kings", kings.into())]),
        Draw::MainRoad { .. } => Saying::with("value-draw-main-road", [moves]),
        Draw::SameMaterial { least, most, .. } => {
            Saying::with("value-draw-same-material", [moves, ("least", least.into()), ("most", most.into())])
        }
    }
}

/// Whether a position that comes back draws the game.
pub(super) fn has_repetition(draws: &[Draw]) -> bool {
    draws.iter().any(|draw| matches!(draw, Draw::Repetition { .. }))
}
