//! Perft: the number of lines of play must equal the published tables, to the last position.

mod support;

use dama::rules::{Variant, perft};

/// Checks the tables of `variant` as deep as a depth has no more than `cap` lines.
fn check(variant: Variant, cap: u64) {
    let mut deepest = 0;
    for record in support::records(&format!("perft/{}.perft", variant.name())) {
        let position = record.position();
        for (depth, &count) in (1..).zip(&record.counts) {
            if count > cap && depth > 8 {
                break;
            }
            assert_eq!(perft(&position, depth), count, "{} depth {depth}", record.fen);
            deepest = deepest.max(depth);
        }
    }
    println!("{}: equal to depth {deepest}", variant.name());
}

macro_rules! perft_tests {
    ($($name:ident $full:ident $variant:ident),*) => {$(
        #[test]
        fn $name() {
            check(Variant::$variant, 5_000_000);
        }

        #[test]
        #[ignore = "minutes in a release build: cargo test --release --test perft -- --ignored"]
        fn $full() {
            // As deep as is published, but for American's tables that no computer of ours would finish.
            check(Variant::$variant, 8_000_000_000);
        }
    )*};
}
perft_tests!(
    american american_in_full American,
    russian russian_in_full Russian,
    brazilian brazilian_in_full Brazilian,
    spanish spanish_in_full Spanish,
    italian italian_in_full Italian,
    czech czech_in_full Czech,
    international international_in_full International,
    thai thai_in_full Thai
);
