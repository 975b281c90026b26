//! Every diagram of the rules pages is played through the rules: what its caption claims is so.
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeMap;

use dama::guide::{DIAGRAMS, Diagram};
use dama::notation::{Labels, parse_typed};
use dama::rules::{Move, Position, Rules, Variant};

/// Every table of rules that has a page, with its name.
fn tables() -> impl Iterator<Item = (String, Rules)> {
    Variant::ALL.into_iter().flat_map(|variant| {
        let optional = variant.may_be_optional().then(|| variant.with_optional_capture(true));
        let name = variant.name();
        [(name.to_owned(), *variant.rules())].into_iter().chain(optional.map(|rules| (format!("{name}+free"), rules)))
    })
}

fn find(position: &Position, text: &str) -> Result<Move, String> {
    parse_typed(text, position, &Labels::table(position.rules())).map_err(|error| error.to_string())
}

fn check(diagram: &Diagram, rules: &Rules) -> Result<(), String> {
    let position = diagram.position(rules).map_err(|error| error.to_string())?;
    let shown = find(&position, diagram.shows)?;
    let mut listed = vec![shown];
    for text in diagram.legal {
        listed.push(find(&position, text)?);
    }
    let mut legal = position.legal_moves();
    if diagram.only {
        listed.sort_unstable();
        legal.sort_unstable();
        if listed != legal {
            return Err(format!("claims {} legal moves, there are {legal:?}", listed.len()));
        }
    }
    for &(from, to) in diagram.refused {
        let number = |square| rules.geometry.number(square);
        if legal.iter().any(|mv| (number(mv.from()), number(mv.to())) == (from, to)) {
            return Err(format!("{from} to {to} is legal"));
        }
    }
    let facts = (shown.captured().len(), shown.is_crowning());
    if facts != (diagram.captures, diagram.crowns) {
        return Err(format!("captures and crowns {facts:?}"));
    }
    let after = position.play(&shown).map_err(|error| error.to_string())?;
    if diagram.wins && after.outcome().is_none() {
        return Err("the game goes on".to_owned());
    }
    Ok(())
}

#[test]
fn every_claim_of_every_diagram_holds() {
    let mut counts = BTreeMap::new();
    let mut used = vec![false; DIAGRAMS.len()];
    let mut faults = Vec::new();
    for (name, rules) in tables() {
        for (diagram, used) in DIAGRAMS.iter().zip(&mut used).filter(|(diagram, _)| diagram.is_for(&rules)) {
            *used = true;
            *counts.entry(name.clone()).or_insert(0) += 1;
            if let Err(fault) = check(diagram, &rules) {
                faults.push(format!("{name} {} {}: {fault}", diagram.name, diagram.fen));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    for (name, count) in &counts {
        println!("{name}: {count} diagrams");
    }
    assert!(counts.values().all(|&count| count >= 6), "{counts:?}");
    let unused: Vec<_> = DIAGRAMS.iter().zip(used).filter(|(_, used)| !used).map(|(diagram, _)| diagram.name).collect();
    assert!(unused.is_empty(), "no rule set has {unused:?}");
}

#[test]
fn a_wrong_claim_is_found() {
    let rules = Variant::American.rules();
    let right = DIAGRAMS.iter().find(|diagram| diagram.name == "must-capture" && diagram.is_for(rules)).expect("it");
    assert_eq!(check(right, rules), Ok(()));
    for wrong in [
        Diagram { captures: 2, ..*right },
        Diagram { crowns: true, ..*right },
        Diagram { wins: true, ..*right },
        Diagram { legal: &["28-24"], ..*right },
        Diagram { refused: &[(22, 15)], ..*right },
        Diagram { shows: "22-17", ..*right },
    ] {
        assert!(check(&wrong, rules).is_err(), "{wrong:?}");
    }
}
