//! Every constant of search and evaluation, in one place. Values are in hundredths of a man.

use crate::rules::{Geometry, KingRange, Landing, ManCaptures, Rules};

/// A score no position has.
pub(super) const INFINITE: i32 = 32_000;
/// The score of having won; a win in n plies scores n less.
pub(super) const WIN: i32 = 30_000;
/// Scores beyond this are wins that the search has seen to the end.
pub(super) const SURE_WIN: i32 = WIN - 1_000;
/// No line is followed further than this.
pub(super) const MAX_PLY: usize = 120;

/// Half the width of the first window around the last score.
pub(super) const ASPIRATION: i32 = 25;
/// From this depth on, quiet moves after the first are searched less deep first.
pub(super) const LMR_DEPTH: i32 = 2;
/// Of how many plies more each is robbed: from which move on, counted from 0, and from which depth on.
pub(super) const LMR_MORE: [(usize, i32); 4] = [(3, 2), (3, 4), (6, 6), (11, 8)];
/// From this depth on, a node is first guessed at, two fifths as deep.
pub(super) const GUESS_DEPTH: i32 = 6;
/// By how much it must be too good for that, for each ply of its depth.
pub(super) const GUESS_MARGIN: i32 = 10;
/// How far past the horizon a threatened capture is played out.
pub(super) const THREAT_PLIES: i32 = 2;
/// How often, in nodes, the clock and the stop flag are looked at.
pub(super) const POLL_NODES: u64 = 1024;
/// The same while an ending is solved, in positions.
pub(super) const POLL_STEPS: u32 = 512;
/// With so many pieces on the board it is time to solve, ahead of the game, what may be left of them:
pub(super) const SOON: u32 = 8;
/// endings of so many pieces on 8×8, some 19 MB in all,
pub(super) const AHEAD_EIGHT: u32 = 4;
/// and of so many on 10×10.
pub(super) const AHEAD_TEN: u32 = 3;
/// Entries of the transposition table, as a power of two: 2^20 of 16 bytes are 16 MiB, which any phone has.
pub(super) const TABLE_BITS: u32 = 20;

/// What the hand-made evaluation counts, for one rule set. Everything follows from the rules' facts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worths {
    pub(super) man: i32,
    pub(super) king: i32,
    /// For each row a man has advanced.
    pub(super) advance: i32,
    /// For a man one step before crowning with the square ahead empty.
    pub(super) runner: i32,
    /// For each man still on the home row.
    pub(super) home: i32,
    /// For a man on the central columns of the middle rows.
    pub(super) center: i32,
    /// For a man on the edge.
    pub(super) edge: i32,
    /// For each quiet move there is, of men.
    pub(super) mobility: i32,
    /// For a man backed by a friend or the edge behind it.
    pub(super) support: i32,
    /// For a king on the central squares.
    pub(super) king_center: i32,
    /// For a flying king on the longest diagonal.
    pub(super) main_road: i32,
    /// For the side to move.
    pub(super) tempo: i32,
}

impl Worths {
    pub(super) const fn of(rules: &Rules) -> Self {
        let flying = matches!(rules.king, KingRange::Flying);
        let king = match (rules.king, rules.landing) {
            (KingRange::Short, _) => 140,
            (KingRange::Flying, Landing::JustBehind) => 260,
            (KingRange::Flying, Landing::Anywhere) => 320,
        };
        // Where men take backwards an advanced man is no hole behind it; where they do not, it can be passed.
        let both_ways = matches!(rules.man_captures, ManCaptures::BothWays);
        let big = matches!(rules.geometry, Geometry::Ten);
        Self {
            man: 100,
            king,
            advance: if big { 1 } else { 2 },
            runner: if flying { 45 } else { 18 },
            home: if flying { 9 } else { 7 },
            center: if both_ways { 6 } else { 5 },
            edge: if big { -4 } else { -3 },
            mobility: if both_ways { 2 } else { 3 },
            support: 3,
            king_center: if flying { 4 } else { 8 },
            main_road: if flying { 18 } else { 0 },
            tempo: 3,
        }
    }
}
