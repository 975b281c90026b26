//! The README says what the code does: its table of rule sets is the rules' own, its commands are there.

use dama::rules::{
    Criterion, Crowning, Geometry, KingRange, Landing, ManCaptures, Obligation, Removal, Rules, Side, Variant,
};

const README: &str = include_str!("../README.md");

const HEAD: &str = "\
| Rule set | Board, men | Men capture | King | Choice among captures | Captured pieces leave | A man on the last row in mid-capture | Begins |
| --- | --- | --- | --- | --- | --- | --- | --- |";

fn row(variant: Variant) -> String {
    let rules = variant.rules();
    let cells = [
        title(variant.name()),
        board(rules),
        men(rules),
        king(rules).to_owned(),
        choice(rules),
        removal(rules).to_owned(),
        crowning(rules).to_owned(),
        first(rules).to_owned(),
    ];
    format!("| {} |", cells.join(" | "))
}

fn title(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    first.to_uppercase() + rest
}

fn board(rules: &Rules) -> String {
    let men = u32::from(rules.home_rows) * u32::from(rules.geometry.per_row());
    format!("{size}×{size}, {men}", size = rules.geometry.size())
}

fn men(rules: &Rules) -> String {
    let ways = match rules.man_captures {
        ManCaptures::Forward => "forward",
        ManCaptures::BothWays => "both ways",
    };
    let kings = if rules.man_takes_king { "" } else { ", never a king" };
    format!("{ways}{kings}")
}

const fn king(rules: &Rules) -> &'static str {
    match (rules.king, rules.landing) {
        (KingRange::Short, _) => "one step",
        (KingRange::Flying, Landing::Anywhere) => "flies, lands anywhere beyond",
        (KingRange::Flying, Landing::JustBehind) => "flies, lands just behind",
    }
}

fn choice(rules: &Rules) -> String {
    let rungs: Vec<&str> = rules
        .priority
        .iter()
        .map(|rung| match rung {
            Criterion::MostPieces => "most pieces",
            Criterion::WithKing => "with a king",
            Criterion::MostKings => "most kings",
            Criterion::KingsEarliest => "kings earliest",
        })
        .collect();
    if rungs.is_empty() { "free".to_owned() } else { rungs.join(", then ") }
}

const fn removal(rules: &Rules) -> &'static str {
    match (rules.king, rules.removal) {
        (KingRange::Short, _) => "no difference",
        (KingRange::Flying, Removal::AfterTheMove) => "after the move",
        (KingRange::Flying, Removal::AtOnce) => "at once",
    }
}

const fn crowning(rules: &Rules) -> &'static str {
    match rules.crowning {
        Crowning::EndsTheMove => "is crowned, the move ends",
        Crowning::GoesOnAsKing => "goes on as a king",
        Crowning::PassesAsMan => "goes on as a man",
    }
}

const fn first(rules: &Rules) -> &'static str {
    match rules.table.first {
        Side::White => "White",
        Side::Black => "Black",
    }
}

#[test]
fn the_table_of_rule_sets_is_that_of_the_rules() {
    let rows: Vec<String> = Variant::ALL.into_iter().map(row).collect();
    let table = format!("{HEAD}\n{}", rows.join("\n"));
    // With the blank lines around it, so that no row is left over.
    assert!(README.contains(&format!("\n\n{table}\n\n")), "README.md should have this table:\n\n{table}\n");
}

#[test]
fn what_it_says_of_all_rule_sets_is_true_of_all() {
    for variant in Variant::ALL {
        let rules = variant.rules();
        assert_eq!(rules.obligation, Obligation::Forced, "{variant:?}");
        assert_eq!(variant.may_be_optional(), rules.geometry == Geometry::Eight, "{variant:?}");
    }
}

#[test]
fn its_commands_are_named() {
    for command in
        ["cargo xtask serve", "cargo xtask test", "cargo xtask build", "cargo xtask check", "cargo xtask bench"]
    {
        assert!(README.contains(command), "README.md does not name `{command}`");
    }
    for command in ["perft", "moves", "best", "bench", "match", "hub", "selfplay", "train"] {
        let line = format!("cargo run --release --bin dama -- {command}");
        assert!(README.contains(&line), "README.md has no example `{line}`");
    }
}
