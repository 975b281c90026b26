//! The bench: positions of every rule set searched to a fixed depth. The sum of nodes is a signature of the search: it
//! is the same on every machine, and changes when and only when the search does.

use super::limits::{Limits, NoClock};
use super::root::{Engine, think};
use super::weights::Weights;
use crate::game::{Game, RuleSet};
use crate::notation::parse_position;
use crate::rules::Variant;

/// The signature of this version of the search, with the weights that ship.
pub const BENCH_NODES: u64 = 411_513;

/// The same with the hand-made evaluation.
pub const BENCH_NODES_BY_HAND: u64 = 242_490;

/// Rule set, optional capture, position (empty: the start), depth.
const POSITIONS: &[(Variant, bool, &str, u32)] = &[
    (Variant::American, false, "", 11),
    (Variant::American, false, "W:W18,21,23,26,29,30,31,32:B1,2,3,4,6,11,12,14", 11),
    (Variant::American, true, "", 8),
    (Variant::Russian, false, "", 10),
    (Variant::Russian, false, "W:WK4,22,24,27,28,30:B3,5,6,9,12,K29", 9),
    (Variant::Brazilian, false, "", 10),
    (Variant::Brazilian, false, "B:W17,20,22,23,26,29,31:B2,3,5,8,10,12,13", 10),
    (Variant::Spanish, false, "", 10),
    (Variant::Italian, false, "", 10),
    (Variant::Czech, false, "", 10),
    (Variant::International, false, "", 8),
    (Variant::International, false, "W:W27,28,32,33,37,38,39,43,48:B8,9,12,13,16,18,19,23,24", 8),
    (Variant::Thai, false, "", 10),
    (Variant::Thai, false, "W:W18,22,25,K30:B3,7,10,K12", 9),
];

/// Searches the whole list, judging by the weights that `weights` gives for each rule set, and returns the sum of nodes.
pub fn bench(weights: impl Fn(Variant) -> Option<Weights>) -> u64 {
    POSITIONS
        .iter()
        .map(|&(variant, optional_capture, fen, depth)| {
            let rule_set = RuleSet { optional_capture, ..RuleSet::table(variant) };
            let start = match parse_position(fen, &rule_set.rules()) {
                Ok(position) => position,
                Err(_) => rule_set.start(),
            };
            let game = Game::from_position(rule_set, start);
            let mut engine = Engine::with_table(16);
            engine.set_weights(weights(variant));
            let found = think(&mut engine, &game, Limits::depth(depth), 0, &NoClock, |_| ());
            found.map_or(0, |info| info.nodes)
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::shipped;

    /// A change of this number is a change of play: then pin the new one, and say in the commit what was gained.
    #[test]
    fn signature() {
        assert_eq!(bench(shipped::weights), BENCH_NODES);
        assert_eq!(bench(|_| None), BENCH_NODES_BY_HAND);
    }

    #[test]
    fn every_position_of_the_list_is_one() {
        for &(variant, _, fen, _) in POSITIONS {
            assert!(fen.is_empty() || parse_position(fen, variant.rules()).is_ok(), "{fen}");
        }
    }
}
