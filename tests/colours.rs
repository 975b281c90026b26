//! Every board shows every set of pieces, its marks and its coordinates to eyes that see little contrast, light and dark.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails by panicking")]

use std::fs;
use std::path::Path;

/// How bright a colour such as `#ffdb98` is to the eye, from 0 to 1.
fn luminance(colour: &str) -> f64 {
    let digits = colour.strip_prefix('#').expect("a colour");
    let digits: String =
        if digits.len() == 3 { digits.chars().flat_map(|digit| [digit, digit]).collect() } else { digits.to_owned() };
    let part = |at: usize| {
        let value = f64::from(u8::from_str_radix(&digits[at..at + 2], 16).expect("a hexadecimal number")) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4)
}

fn contrast(one: &str, other: &str) -> f64 {
    let [one, other] = [one, other].map(|colour| luminance(colour) + 0.05);
    if one > other { one / other } else { other / one }
}

/// The value of a custom property within a rule, light and dark.
fn value(rule: &str, name: &str) -> [String; 2] {
    let start = rule.find(&format!("--{name}: ")).unwrap_or_else(|| panic!("{name} in {rule}"));
    let text = rule[start..].split_once(": ").expect("a value").1.split_once(';').expect("an end").0.trim();
    match text.strip_prefix("light-dark(").and_then(|both| both.strip_suffix(')')?.split_once(", ")) {
        Some((light, dark)) => [light.to_owned(), dark.to_owned()],
        None => [text.to_owned(), text.to_owned()],
    }
}

/// The rules of the style sheet for the values of an attribute, each with its value.
fn rules<'a>(style: &'a str, attribute: &str) -> Vec<(&'a str, &'a str)> {
    let start = format!("[data-{attribute}=\"");
    let tokens = style.split_once("@layer tokens").expect("tokens").1.split_once("@layer page").expect("an end").0;
    let rules = tokens.split(&start).skip(1);
    rules.map(|rule| (rule.split_once('"').expect("a name").0, rule.split_once('}').expect("an end").0)).collect()
}

#[test]
fn pieces_marks_and_coordinates_stand_out_on_every_board() {
    let style = Path::new(env!("CARGO_MANIFEST_DIR")).join("style.css");
    let style = fs::read_to_string(style).expect("the style sheet");
    let (boards, pieces) = (rules(&style, "board"), rules(&style, "pieces"));
    assert_eq!((boards.len(), pieces.len()), (4, 3));
    let mut faults = Vec::new();
    for (board, rule) in boards {
        for theme in [0, 1] {
            let ground = &value(rule, "wood-dark")[theme];
            let mut check = |what: String, colour: &str, least: f64| {
                let contrast = contrast(colour, ground);
                if contrast < least {
                    faults.push(format!("{what} on {board}, {}: {contrast:.2}", ["light", "dark"][theme]));
                }
            };
            check("a mark".to_owned(), &value(rule, "mark")[theme], 3.0);
            check("a coordinate".to_owned(), &value(rule, "coordinate")[theme], 4.5);
            for (name, rule) in &pieces {
                for side in ["black", "white"] {
                    check(format!("a {name} {side} piece"), &value(rule, &format!("{side}-top"))[theme], 3.0);
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
