//! The diagrams of the rules pages.

use super::diagram::Diagram;
use super::topic::Part;
use crate::rules::{Criterion, Crowning, Geometry, KingRange, Landing, ManCaptures, Obligation, Removal, Rules};

/// What a diagram is when nothing else is said.
const BLANK: Diagram = Diagram::BLANK;
/// The same on the board of ten.
const TEN: Diagram = Diagram { geometry: Geometry::Ten, ..BLANK };

const fn any(_: &Rules) -> bool {
    true
}

fn forced(rules: &Rules) -> bool {
    rules.obligation == Obligation::Forced
}

fn optional(rules: &Rules) -> bool {
    !forced(rules)
}

fn by_number(rules: &Rules) -> bool {
    rules.priority.first() == Some(&Criterion::MostPieces)
}

fn by_number_then_kings(rules: &Rules) -> bool {
    rules.priority.starts_with(&[Criterion::MostPieces, Criterion::MostKings])
}

fn by_the_ladder(rules: &Rules) -> bool {
    rules.priority == [Criterion::MostPieces, Criterion::WithKing, Criterion::MostKings, Criterion::KingsEarliest]
}

fn free(rules: &Rules) -> bool {
    rules.priority.is_empty()
}

fn king_first(rules: &Rules) -> bool {
    rules.priority == [Criterion::WithKing]
}

fn short(rules: &Rules) -> bool {
    rules.king == KingRange::Short
}

fn flying(rules: &Rules) -> bool {
    rules.king == KingRange::Flying
}

fn lands_anywhere(rules: &Rules) -> bool {
    flying(rules) && rules.landing == Landing::Anywhere
}

fn lands_behind(rules: &Rules) -> bool {
    flying(rules) && rules.landing == Landing::JustBehind
}

fn forward(rules: &Rules) -> bool {
    rules.man_captures == ManCaptures::Forward
}

fn both_ways(rules: &Rules) -> bool {
    rules.man_captures == ManCaptures::BothWays
}

/// Every diagram, in the order of the page.
pub const DIAGRAMS: &[Diagram] = &[
    // Moving.
    Diagram {
        name: "man-step",
        fen: "W:W22:B2",
        shows: "22-18",
        legal: &["22-17"],
        only: true,
        refused: &[(22, 25), (22, 15)],
        ..BLANK
    },
    Diagram {
        name: "man-step",
        fen: "W:W32:B5",
        shows: "32-28",
        legal: &["32-27"],
        only: true,
        refused: &[(32, 37), (32, 23)],
        ..TEN
    },
    Diagram {
        name: "king-step",
        suits: short,
        fen: "W:WK18:B5",
        shows: "18-23",
        legal: &["18-14", "18-15", "18-22"],
        only: true,
        refused: &[(18, 11), (18, 25)],
        ..BLANK
    },
    Diagram {
        name: "king-flies",
        suits: flying,
        fen: "W:WK29:B5",
        shows: "29-8",
        legal: &["29-25", "29-22", "29-18", "29-15", "29-11", "29-4"],
        only: true,
        refused: &[(29, 21)],
        ..BLANK
    },
    Diagram {
        name: "king-flies",
        suits: flying,
        fen: "W:WK46:B16",
        shows: "46-14",
        legal: &["46-41", "46-37", "46-32", "46-28", "46-23", "46-19", "46-10", "46-5"],
        only: true,
        refused: &[(46, 36)],
        ..TEN
    },
    // Capturing.
    Diagram {
        name: "must-capture",
        part: Part::Capturing,
        suits: forced,
        fen: "W:W22,28:B1,18",
        shows: "22x15",
        only: true,
        refused: &[(28, 24), (22, 17)],
        captures: 1,
        ..BLANK
    },
    Diagram {
        name: "must-capture",
        part: Part::Capturing,
        suits: forced,
        fen: "W:W32,39:B6,28",
        shows: "32x23",
        only: true,
        refused: &[(39, 34), (32, 27)],
        captures: 1,
        ..TEN
    },
    Diagram {
        name: "optional",
        part: Part::Capturing,
        suits: optional,
        fen: "W:W22,28:B1,18",
        shows: "28-24",
        legal: &["22x15", "22-17"],
        ..BLANK
    },
    Diagram {
        name: "chain",
        part: Part::Capturing,
        suits: forced,
        fen: "W:W29:B1,18,25",
        shows: "29x22x15",
        only: true,
        captures: 2,
        ..BLANK
    },
    Diagram {
        name: "chain",
        part: Part::Capturing,
        suits: forced,
        fen: "W:W46:B6,32,41",
        shows: "46x37x28",
        only: true,
        captures: 2,
        ..TEN
    },
    Diagram {
        name: "optional-chain",
        part: Part::Capturing,
        suits: optional,
        fen: "W:W29,32:B1,18,25",
        shows: "29x22x15",
        legal: &["32-27", "32-28"],
        only: true,
        captures: 2,
        ..BLANK
    },
    Diagram {
        name: "man-not-back",
        part: Part::Capturing,
        suits: forward,
        fen: "W:W14:B2,18",
        shows: "14-9",
        legal: &["14-10"],
        only: true,
        refused: &[(14, 23)],
        ..BLANK
    },
    Diagram {
        name: "man-back",
        part: Part::Capturing,
        suits: |rules| both_ways(rules) && forced(rules),
        fen: "W:W14:B2,18",
        shows: "14x23",
        only: true,
        refused: &[(14, 9)],
        captures: 1,
        ..BLANK
    },
    Diagram {
        name: "man-back",
        part: Part::Capturing,
        suits: |rules| both_ways(rules) && forced(rules),
        fen: "W:W23:B6,28",
        shows: "23x32",
        only: true,
        refused: &[(23, 18)],
        captures: 1,
        ..TEN
    },
    Diagram {
        name: "man-spares-king",
        part: Part::Capturing,
        suits: |rules| !rules.man_takes_king,
        fen: "W:W22:B2,K18",
        shows: "22-17",
        only: true,
        refused: &[(22, 15)],
        ..BLANK
    },
    Diagram {
        name: "king-captures-back",
        part: Part::Capturing,
        suits: |rules| short(rules) && forced(rules),
        fen: "W:WK14:B2,18",
        shows: "14x23",
        only: true,
        captures: 1,
        ..BLANK
    },
    Diagram {
        name: "king-captures-far",
        part: Part::Capturing,
        suits: |rules| lands_anywhere(rules) && forced(rules),
        fen: "W:WK29:B13,18",
        shows: "29x8",
        legal: &["29x15", "29x11", "29x4"],
        only: true,
        captures: 1,
        ..BLANK
    },
    Diagram {
        name: "king-captures-far",
        part: Part::Capturing,
        suits: |rules| lands_anywhere(rules) && forced(rules),
        fen: "W:WK46:B16,28",
        shows: "46x14",
        legal: &["46x23", "46x19", "46x10", "46x5"],
        only: true,
        captures: 1,
        ..TEN
    },
    Diagram {
        name: "king-lands-behind",
        part: Part::Capturing,
        suits: |rules| lands_behind(rules) && forced(rules),
        fen: "W:WK29:B13,18",
        shows: "29x15",
        only: true,
        refused: &[(29, 11), (29, 4)],
        captures: 1,
        ..BLANK
    },
    Diagram {
        name: "king-goes-on",
        part: Part::Capturing,
        suits: |rules| lands_anywhere(rules) && forced(rules),
        fen: "W:WK29:B16,18",
        shows: "29x11x20",
        only: true,
        refused: &[(29, 15), (29, 4)],
        captures: 2,
        ..BLANK
    },
    Diagram {
        name: "king-goes-on",
        part: Part::Capturing,
        suits: |rules| lands_anywhere(rules) && forced(rules),
        fen: "W:WK46:B24,28",
        shows: "46x19x30",
        legal: &["46x19x35"],
        only: true,
        refused: &[(46, 23), (46, 5)],
        captures: 2,
        ..TEN
    },
    Diagram {
        name: "turkish-strike",
        part: Part::Capturing,
        suits: |rules| strikes(rules) && by_number(rules),
        fen: "W:WK14:B9,18,24",
        shows: "14x20",
        only: true,
        captures: 2,
        ..BLANK
    },
    Diagram {
        name: "turkish-strike",
        part: Part::Capturing,
        suits: |rules| strikes(rules) && !by_number(rules),
        fen: "W:WK1:B6,7,17",
        shows: "1x3",
        legal: &["1x21"],
        only: true,
        captures: 2,
        ..BLANK
    },
    Diagram {
        name: "turkish-strike",
        part: Part::Capturing,
        suits: strikes,
        fen: "W:WK33:B20,29,38",
        shows: "33x15",
        only: true,
        captures: 2,
        ..TEN
    },
    Diagram {
        name: "turns-back",
        part: Part::Capturing,
        suits: |rules| rules.removal == Removal::AtOnce && lands_behind(rules) && forced(rules),
        fen: "W:WK15:B3,8,22",
        shows: "15x4x25",
        legal: &["15x25x4"],
        captures: 2,
        ..BLANK
    },
    Diagram {
        name: "majority",
        part: Part::Capturing,
        suits: |rules| by_number(rules) && forced(rules),
        fen: "W:W21,24:B9,17,19",
        shows: "21x14x5",
        only: true,
        refused: &[(24, 15)],
        captures: 2,
        ..BLANK
    },
    Diagram {
        name: "majority",
        part: Part::Capturing,
        suits: |rules| by_number(rules) && forced(rules),
        fen: "W:W36,39:B21,31,33",
        shows: "36x27x16",
        only: true,
        refused: &[(39, 28)],
        captures: 2,
        ..TEN
    },
    Diagram {
        name: "optional-majority",
        part: Part::Capturing,
        suits: |rules| by_number(rules) && optional(rules),
        fen: "W:W21,24,32:B9,17,19",
        shows: "32-27",
        legal: &["21x14x5", "24-20"],
        refused: &[(24, 15)],
        ..BLANK
    },
    Diagram {
        name: "free-choice",
        part: Part::Capturing,
        suits: |rules| free(rules) && forced(rules),
        fen: "W:W21,24:B9,17,19",
        shows: "24x15",
        legal: &["21x14x5"],
        only: true,
        captures: 1,
        ..BLANK
    },
    Diagram {
        name: "most-kings",
        part: Part::Capturing,
        suits: |rules| by_number_then_kings(rules) && rules.man_takes_king && forced(rules),
        fen: "W:W21,24:B17,K19",
        shows: "24x15",
        only: true,
        refused: &[(21, 14)],
        captures: 1,
        ..BLANK
    },
    Diagram {
        name: "with-king",
        part: Part::Capturing,
        suits: |rules| by_the_ladder(rules) && forced(rules),
        fen: "W:W21,K24:B17,19",
        shows: "24x15",
        only: true,
        refused: &[(21, 14)],
        captures: 1,
        ..BLANK
    },
    Diagram {
        name: "kings-count",
        part: Part::Capturing,
        suits: |rules| by_the_ladder(rules) && forced(rules),
        fen: "W:WK21,K24:BK17,19",
        shows: "21x14",
        only: true,
        refused: &[(24, 15)],
        captures: 1,
        ..BLANK
    },
    Diagram {
        name: "kings-earliest",
        part: Part::Capturing,
        suits: |rules| by_the_ladder(rules) && forced(rules),
        fen: "W:WK21,K24:B9,K11,K17,19",
        shows: "21x14x5",
        only: true,
        refused: &[(24, 15)],
        captures: 2,
        ..BLANK
    },
    Diagram {
        name: "king-first",
        part: Part::Capturing,
        suits: |rules| king_first(rules) && flying(rules) && forced(rules),
        fen: "W:W6,21,K28:B9,17,24",
        shows: "28x19",
        legal: &["28x15", "28x10"],
        only: true,
        refused: &[(21, 14)],
        captures: 1,
        ..BLANK
    },
    // Crowning.
    Diagram {
        name: "crown",
        part: Part::Crowning,
        suits: any,
        fen: "W:W6:B28",
        shows: "6-1",
        legal: &["6-2"],
        only: true,
        crowns: true,
        ..BLANK
    },
    Diagram {
        name: "crown",
        part: Part::Crowning,
        suits: any,
        fen: "W:W8:B45",
        shows: "8-3",
        legal: &["8-2"],
        only: true,
        crowns: true,
        ..TEN
    },
    Diagram {
        name: "crown-ends",
        part: Part::Crowning,
        suits: |rules| rules.crowning == Crowning::EndsTheMove && forced(rules),
        fen: "W:W10:B7,8",
        shows: "10x3",
        only: true,
        refused: &[(10, 12)],
        captures: 1,
        crowns: true,
        ..BLANK
    },
    Diagram {
        name: "crown-goes-on",
        part: Part::Crowning,
        suits: |rules| rules.crowning == Crowning::GoesOnAsKing && forced(rules),
        fen: "W:W9:B6,11",
        shows: "9x2x16",
        legal: &["9x2x20"],
        only: true,
        captures: 2,
        crowns: true,
        ..BLANK
    },
    Diagram {
        name: "crown-passes",
        part: Part::Crowning,
        suits: |rules| rules.crowning == Crowning::PassesAsMan && forced(rules),
        fen: "W:W10:B7,8",
        shows: "10x3x12",
        only: true,
        captures: 2,
        ..BLANK
    },
    Diagram {
        name: "crown-passes",
        part: Part::Crowning,
        suits: |rules| rules.crowning == Crowning::PassesAsMan && forced(rules),
        fen: "W:W13:B9,10",
        shows: "13x4x15",
        only: true,
        captures: 2,
        ..TEN
    },
    // Winning.
    Diagram {
        name: "no-moves",
        part: Part::Ending,
        suits: any,
        fen: "W:W21,22:B13",
        shows: "21-17",
        wins: true,
        ..BLANK
    },
    Diagram {
        name: "no-moves",
        part: Part::Ending,
        suits: any,
        fen: "W:W26,27:B16",
        shows: "26-21",
        wins: true,
        ..TEN
    },
];

/// Whether a flying king can be stopped by what it has captured.
fn strikes(rules: &Rules) -> bool {
    lands_anywhere(rules) && rules.removal == Removal::AfterTheMove && forced(rules)
}
