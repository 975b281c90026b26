//! Why a try is refused: each reason, in every rule set in which it can be one.
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeMap;

use dama::guide::DIAGRAMS;
use dama::notation::parse_fen;
use dama::rules::{Geometry, Position, Reason, Rules, Square, Variant, Walk, Why};

/// A try on a board with common numbers, White to move: where the piece goes first, and then what is refused.
struct Try {
    fen: &'static str,
    /// The squares of the way so far, the piece's own first.
    way: &'static [u8],
    to: u8,
    why: Why,
    /// How many captures are owed, and how many pieces the one that was tried takes.
    owed: usize,
    tried: usize,
    /// The rule sets it is so in.
    variants: &'static [Variant],
}

use Variant::{American, Brazilian, Czech, International, Italian, Russian, Spanish, Thai};

const EIGHT: &[Variant] = &[American, Russian, Brazilian, Spanish, Italian, Czech, Thai];
const FORWARD: &[Variant] = &[American, Spanish, Italian, Czech, Thai];
const SHORT: &[Variant] = &[American, Italian];
const ANYWHERE: &[Variant] = &[Russian, Brazilian, Spanish, Czech];
const TEN: &[Variant] = &[International];

const BLANK: Try = Try { fen: "", way: &[], to: 0, why: Why::NotThere, owed: 0, tried: 0, variants: EIGHT };

const TRIES: &[Try] = &[
    Try { fen: "W:W22,28:B1,18", way: &[28], to: 24, why: Why::MustCapture, owed: 1, ..BLANK },
    Try { fen: "W:W22,28:B1,18", way: &[22], to: 17, why: Why::MustCapture, owed: 1, ..BLANK },
    Try { fen: "W:W32,39:B6,28", way: &[39], to: 34, why: Why::MustCapture, owed: 1, variants: TEN, ..BLANK },
    Try {
        fen: "W:W21,24:B9,17,19",
        way: &[24],
        to: 15,
        why: Why::MorePieces { this: 1, best: 2 },
        owed: 1,
        tried: 1,
        variants: &[Brazilian, Spanish, Italian],
    },
    Try {
        fen: "W:W32,36:B28,19,31",
        way: &[36],
        to: 27,
        why: Why::MorePieces { this: 1, best: 2 },
        owed: 1,
        tried: 1,
        variants: TEN,
    },
    Try {
        fen: "W:W21,24:B17,K19",
        way: &[21],
        to: 14,
        why: Why::MoreKings { this: 0, best: 1 },
        owed: 1,
        tried: 1,
        variants: &[Spanish],
    },
    Try {
        fen: "W:WK21,K24:BK17,19",
        way: &[24],
        to: 15,
        why: Why::MoreKings { this: 0, best: 1 },
        owed: 1,
        tried: 1,
        variants: &[Italian],
    },
    Try {
        fen: "W:W21,K24:B17,19",
        way: &[21],
        to: 14,
        why: Why::WithKing,
        owed: 1,
        tried: 1,
        variants: &[Italian, Czech],
    },
    Try {
        fen: "W:WK21,K24:B9,K11,K17,19",
        way: &[24],
        to: 15,
        why: Why::KingsEarlier,
        owed: 1,
        tried: 2,
        variants: &[Italian],
    },
    Try { fen: "W:W26:B22,14,1", way: &[26, 17], to: 13, why: Why::Unfinished, owed: 1, ..BLANK },
    Try { fen: "W:W37:B31,21,1", way: &[37, 26], to: 22, why: Why::Unfinished, owed: 1, variants: TEN, ..BLANK },
    Try {
        fen: "W:WK29:B16,18",
        way: &[29],
        to: 15,
        why: Why::LandsWhereItGoesOn,
        owed: 1,
        variants: ANYWHERE,
        ..BLANK
    },
    Try { fen: "W:WK46:B24,28", way: &[46], to: 23, why: Why::LandsWhereItGoesOn, owed: 1, variants: TEN, ..BLANK },
    Try { fen: "W:WK29:B13,18", way: &[29], to: 11, why: Why::LandsJustBehind, variants: &[Thai], ..BLANK },
    Try { fen: "W:W22:B18", way: &[22], to: 11, why: Why::LandsJustBehind, ..BLANK },
    Try { fen: "W:WK29:B16,18", way: &[29, 11], to: 25, why: Why::AlreadyCaptured, variants: ANYWHERE, ..BLANK },
    Try { fen: "W:WK46:B24,28", way: &[46, 19], to: 32, why: Why::AlreadyCaptured, variants: TEN, ..BLANK },
    Try { fen: "W:W10:B7,8", way: &[10], to: 12, why: Why::CrowningEnds, variants: FORWARD, ..BLANK },
    Try { fen: "W:W11:B7,9", way: &[11], to: 13, why: Why::CrownedOnlyAtTheEnd, variants: &[Brazilian], ..BLANK },
    Try { fen: "W:W13:B8,11", way: &[13], to: 16, why: Why::CrownedOnlyAtTheEnd, variants: TEN, ..BLANK },
    Try { fen: "W:W22:B2", way: &[22], to: 25, why: Why::MenMoveForward, ..BLANK },
    Try { fen: "W:W32:B5", way: &[32], to: 37, why: Why::MenMoveForward, variants: TEN, ..BLANK },
    Try { fen: "W:W15:B19,1", way: &[15], to: 24, why: Why::MenCaptureForward, variants: FORWARD, ..BLANK },
    Try { fen: "W:W22:B2,K18", way: &[22], to: 15, why: Why::KingSafeFromMen, variants: &[Italian], ..BLANK },
    Try { fen: "W:W22:B2", way: &[22], to: 15, why: Why::ManStepsOne, ..BLANK },
    Try { fen: "W:W32:B5", way: &[32], to: 23, why: Why::ManStepsOne, variants: TEN, ..BLANK },
    Try { fen: "W:WK18:B5", way: &[18], to: 11, why: Why::KingStepsOne, variants: SHORT, ..BLANK },
    Try { fen: "W:WK29:B5", way: &[29], to: 21, why: Why::NotDiagonal, ..BLANK },
    Try { fen: "W:WK46:B16", way: &[46], to: 36, why: Why::NotDiagonal, variants: TEN, ..BLANK },
    Try { fen: "W:WK29:B22,18", way: &[29], to: 22, why: Why::Occupied, ..BLANK },
    Try { fen: "W:WK18,14:B5", way: &[18], to: 9, why: Why::OwnPiece, ..BLANK },
    Try { fen: "W:WK46,32:B5", way: &[46], to: 28, why: Why::OwnPiece, variants: TEN, ..BLANK },
    Try { fen: "W:WK29:B22,18", way: &[29], to: 15, why: Why::TwoInLine, ..BLANK },
    Try { fen: "W:WK46:B32,28", way: &[46], to: 23, why: Why::TwoInLine, variants: TEN, ..BLANK },
    Try { fen: "W:W32,27,28:B1", way: &[32], to: 32, why: Why::Blocked, ..BLANK },
    Try { fen: "W:W48,42,43:B1", way: &[48], to: 48, why: Why::Blocked, variants: TEN, ..BLANK },
];

fn position(fen: &str, rules: &Rules) -> Position {
    let setup = parse_fen(fen, &Rules { mirrored: false, ..*rules }).unwrap_or_else(|error| panic!("{fen}: {error}"));
    Position::new(*rules, setup).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn square(geometry: Geometry, number: u8) -> Square {
    geometry.square(number).expect("on the board")
}

fn reason(case: &Try, rules: &Rules) -> Reason {
    let position = position(case.fen, rules);
    let square = |number: u8| square(rules.geometry, number);
    let mut way = case.way.iter().map(|&number| square(number));
    let from = way.next().expect("a piece");
    match Walk::new(&position, from) {
        None => Reason::of_piece(&position, from),
        Some(walk) => {
            let walk = way.fold(walk, |walk, to| walk.hop(to).expect("a legal hop"));
            Reason::of_target(&walk, square(case.to))
        }
    }
}

#[test]
fn each_reason_is_given_in_every_rule_set_that_has_it() {
    let mut faults = Vec::new();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for case in TRIES {
        for &variant in case.variants {
            let rules = variant.rules();
            let found = reason(case, rules);
            let tried = found.tried.as_ref().map_or(0, |route| route.hops.len());
            if (found.why, found.owed.len(), tried) != (case.why, case.owed, case.tried) {
                faults.push(format!("{variant:?} {} {:?} to {}: {found:?}", case.fen, case.way, case.to));
            }
            *counts.entry(format!("{:?}", case.why).split(' ').next().unwrap_or_default().to_owned()).or_default() += 1;
        }
    }
    println!("{counts:#?}");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Every try of one step that is not legal, in the positions of random games and of the diagrams, has a reason that
/// fits what the rules say.
#[test]
fn no_try_is_refused_without_a_reason_that_holds() {
    let mut seen: BTreeMap<(&'static str, String), usize> = BTreeMap::new();
    for variant in Variant::ALL {
        let rules = variant.rules();
        let mut positions: Vec<Position> = DIAGRAMS
            .iter()
            .filter(|diagram| diagram.is_for(rules))
            .map(|diagram| diagram.position(rules).expect("a position"))
            .collect();
        let mut seed = 7_u64;
        for _ in 0..6 {
            let mut position = Position::start(variant);
            for _ in 0..60 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let mv = moves.get((seed >> 33) as usize % moves.len()).expect("a move");
                position = position.play_unchecked(mv);
                positions.push(position);
            }
        }
        for position in positions {
            check(&position, variant, &mut seen);
            check_half_way(&position, variant, &mut seen);
        }
    }
    for ((variant, why), count) in &seen {
        println!("{variant} {why}: {count}");
    }
}

fn check(position: &Position, variant: Variant, seen: &mut BTreeMap<(&'static str, String), usize>) {
    let geometry = position.rules().geometry;
    let captures = position.legal_moves().iter().any(dama::rules::Move::is_capture);
    for from in position.board().side(position.turn()).iter() {
        let mut reasons = Vec::new();
        match Walk::new(position, from) {
            None => reasons.push(Reason::of_piece(position, from)),
            Some(walk) => {
                let refused = |to: &Square| {
                    *to != from && walk.hop(*to).is_none() && !walk.candidates().iter().any(|mv| mv.to() == *to)
                };
                reasons.extend(geometry.all().filter(refused).map(|to| Reason::of_target(&walk, to)));
            }
        }
        for reason in reasons {
            let owes = !reason.owed.is_empty();
            match reason.why {
                Why::MustCapture => assert!(captures && owes && reason.tried.is_none(), "{reason:?}"),
                Why::MorePieces { this, best } => {
                    assert!(captures && owes && this < best, "{reason:?}");
                    assert_eq!(reason.tried.as_ref().map(|route| route.hops.len()), Some(this as usize));
                    assert!(reason.owed.iter().all(|route| route.hops.len() == best as usize), "{reason:?}");
                }
                Why::MoreKings { this, best } => assert!(captures && owes && this < best, "{reason:?}"),
                Why::WithKing | Why::KingsEarlier => assert!(captures && owes && reason.tried.is_some(), "{reason:?}"),
                Why::LandsWhereItGoesOn => assert!(owes, "{reason:?}"),
                Why::Unfinished => panic!("nothing has begun: {reason:?}"),
                _ => assert!(!owes, "{reason:?}"),
            }
            let name = format!("{:?}", reason.why);
            *seen.entry((variant.name(), name.split(' ').next().unwrap_or_default().to_owned())).or_default() += 1;
        }
    }
}

/// A capture in the middle: what is refused there.
fn check_half_way(position: &Position, variant: Variant, seen: &mut BTreeMap<(&'static str, String), usize>) {
    for mv in position.legal_moves().iter().filter(|mv| mv.captured().len() > 1) {
        let mut walk = Walk::new(position, mv.from()).expect("it moves");
        for hop in Walk::route(position, mv) {
            walk = walk.hop(hop.to).expect("on its route");
            let refused = |to: &Square| {
                *to != walk.at() && walk.hop(*to).is_none() && !walk.candidates().iter().any(|mv| mv.to() == *to)
            };
            if walk.finished().is_some() {
                continue;
            }
            for to in position.rules().geometry.all().filter(refused) {
                let reason = Reason::of_target(&walk, to);
                assert!(reason.why != Why::Unfinished || !reason.owed.is_empty(), "{reason:?}");
                assert!(reason.owed.iter().all(|route| !route.hops.is_empty()), "{reason:?}");
                assert!(!matches!(reason.why, Why::MustCapture | Why::Blocked | Why::NotThere), "{reason:?}");
                let name = format!("{:?}", reason.why);
                let name = name.split(' ').next().unwrap_or_default();
                *seen.entry((variant.name(), format!("{name} (half way)"))).or_default() += 1;
            }
        }
    }
}

/// What the diagrams of the rules pages refuse is refused for the reason they are about.
#[test]
fn the_diagrams_refuse_for_their_own_reason() {
    let mut faults = Vec::new();
    for variant in Variant::ALL {
        let rules = variant.rules();
        for diagram in DIAGRAMS.iter().filter(|diagram| diagram.is_for(rules)) {
            let position = diagram.position(rules).expect("a position");
            for &(from, to) in diagram.refused {
                let (from, to) = (square(rules.geometry, from), square(rules.geometry, to));
                let why = match Walk::new(&position, from) {
                    None => Reason::of_piece(&position, from).why,
                    Some(walk) => Reason::of_target(&walk, to).why,
                };
                let right = match diagram.name {
                    "man-not-back" => why == Why::MenCaptureForward,
                    "man-spares-king" => why == Why::KingSafeFromMen,
                    "must-capture" | "man-back" => why == Why::MustCapture,
                    "majority" | "optional-majority" => matches!(why, Why::MorePieces { .. }),
                    "most-kings" | "kings-count" => matches!(why, Why::MoreKings { .. }),
                    "with-king" | "king-first" => why == Why::WithKing,
                    "kings-earliest" => why == Why::KingsEarlier,
                    "king-lands-behind" => why == Why::LandsJustBehind,
                    "king-goes-on" => why == Why::LandsWhereItGoesOn,
                    "crown-ends" => why == Why::CrowningEnds,
                    _ => why != Why::NotThere,
                };
                if !right {
                    faults.push(format!("{variant:?} {} {from:?} {to:?}: {why:?}", diagram.name));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn with_the_house_rule_nothing_must_be_captured() {
    for variant in Variant::ALL.into_iter().filter(|variant| variant.may_be_optional()) {
        let position = position("W:W22,28:B1,18", &variant.with_optional_capture(true));
        let from = square(Geometry::Eight, 28);
        let walk = Walk::new(&position, from).expect("it moves");
        assert_eq!(Reason::of_target(&walk, square(Geometry::Eight, 32)).why, Why::MenMoveForward, "{variant:?}");
    }
}
