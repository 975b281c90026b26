//! The weights that ship, as part of the program. The native command and the tests read them here; a worker fetches the
//! file of the rule set in play instead, and nothing of this gets into it.

use super::weights::Weights;
use crate::rules::Variant;

/// The weights of `variant`.
pub fn weights(variant: Variant) -> Option<Weights> {
    Weights::read(bytes(variant)).ok()
}

const fn bytes(variant: Variant) -> &'static [u8] {
    match variant {
        Variant::American => include_bytes!("../../assets/weights/american-v1.bin"),
        Variant::Russian => include_bytes!("../../assets/weights/russian-v1.bin"),
        Variant::Brazilian => include_bytes!("../../assets/weights/brazilian-v1.bin"),
        Variant::Spanish => include_bytes!("../../assets/weights/spanish-v1.bin"),
        Variant::Italian => include_bytes!("../../assets/weights/italian-v1.bin"),
        Variant::Czech => include_bytes!("../../assets/weights/czech-v1.bin"),
        Variant::International => include_bytes!("../../assets/weights/international-v1.bin"),
        Variant::Thai => include_bytes!("../../assets/weights/thai-v1.bin"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::engine::book;
    use crate::engine::weights_file;
    use crate::rules::{Move, Position};

    /// Also that what the worker will fetch is what is part of this program.
    #[test]
    fn every_rule_set_has_its_weights_and_book_and_they_are_small() {
        for variant in Variant::ALL {
            let weights = Weights::read(bytes(variant)).expect("weights");
            assert_eq!(weights.variant(), variant);
            assert!(weights.fit(variant.rules()) && weights.fit(&variant.with_optional_capture(true)));
            assert!(book::is_book(variant, weights.book()), "{variant:?}");
            let start = Position::start(variant);
            let first: BTreeSet<Move> =
                (0..100).filter_map(|seed| book::pick(variant, weights.book(), &start, seed)).collect();
            assert!(first.len() >= 2, "{variant:?}: the book always begins alike");
            assert!(weights.book().len() <= 4_000, "{variant:?}: a book of {} bytes", weights.book().len());
            assert!(bytes(variant).len() <= 150_000, "{variant:?}: {} bytes", bytes(variant).len());
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/weights/");
            let file = std::fs::read(format!("{folder}{}", weights_file(variant))).expect("a file");
            assert_eq!(file, bytes(variant));
        }
    }
}
