//! A rules page as a value, composed from the rules and the texts.

use super::compare::{Property, differences};
use super::diagram::Diagram;
use super::diagrams::DIAGRAMS;
use super::saying::Saying;
use super::topic::{Part, Topic};
use super::{facts, sentences};
use crate::rules::draw::Draw;
use crate::rules::{Geometry, KingRange, Landing, ManCaptures, Obligation, Rules, Variant};
use crate::texts::{Key, Texts};

/// A rules page.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// What it is about.
    pub topic: Topic,
    /// Its heading.
    pub title: String,
    /// What search engines are told of it.
    pub description: String,
    /// What stands before the first part.
    pub lead: Vec<Block>,
    /// Its parts.
    pub sections: Vec<Section>,
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// The name in addresses, if it can be linked to.
    pub anchor: Option<Part>,
    /// Its heading.
    pub title: String,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A piece of a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A paragraph.
    Text(String),
    /// A paragraph under a label.
    Labelled(String, String),
    /// Items in no order.
    List(Vec<String>),
    /// Items, the first one first.
    Steps(Vec<String>),
    /// A table: its head, its rows. The first cell of a row is its heading.
    Table(Vec<String>, Vec<Vec<String>>),
    /// The start of a rule set.
    Start(Variant),
    /// A diagram under these rules, and what it shows.
    Diagram {
        /// The diagram.
        diagram: &'static str,
        /// Which of the diagrams.
        index: usize,
        /// The rule set it is played by.
        variant: Variant,
        /// With the house rule.
        optional: bool,
        /// What it shows.
        caption: String,
    },
    /// A tip or a question, with what there is to say.
    Entry(String, Vec<Block>),
    /// Links to other pages: the name and a line about it.
    Links(Vec<(Topic, String, String)>),
}

/// The page about `topic`.
pub fn page(topic: Topic, texts: &Texts) -> Page {
    match topic {
        Topic::Index => index(texts),
        Topic::Compare => comparison(texts),
        Topic::OptionalCapture => house_rule(texts),
        Topic::Of(variant) => page_of(variant, variant.rules(), texts),
    }
}

/// The page of a rule set, as it would be under `rules`.
pub fn page_of(variant: Variant, rules: &Rules, texts: &Texts) -> Page {
    let name = variant.name();
    let part = |part: Part, blocks| section(part, texts, blocks);
    let diagrams = |part| diagrams(part, variant, rules, texts);
    let mut board = vec![Block::Start(variant)];
    board.extend(paragraph(&sentences::board(rules), texts));
    let (asked, own) = (questions(rules, texts), own_questions(name, texts));
    Page {
        topic: Topic::Of(variant),
        title: prose(name, "title", texts),
        description: prose(name, "description", texts),
        lead: vec![
            Block::Text(prose(name, "intro", texts)),
            Block::Labelled(say("part-names", texts), prose(name, "names", texts)),
        ],
        sections: vec![
            part(Part::Board, board),
            part(Part::Moving, with(moving(rules, texts), diagrams(Part::Moving))),
            part(Part::Capturing, with(capturing(rules, texts), diagrams(Part::Capturing))),
            part(Part::Crowning, with(crowning(rules, texts), diagrams(Part::Crowning))),
            part(Part::Ending, with(ending(rules, texts), diagrams(Part::Ending))),
            compared(variant, rules, texts),
            part(Part::Tips, tips(name, 6, texts)),
            part(Part::Questions, with(asked, own)),
            part(Part::Others, vec![Block::Links(others(Topic::Of(variant), texts))]),
        ],
    }
}

fn index(texts: &Texts) -> Page {
    Page {
        topic: Topic::Index,
        title: say("rules-title", texts),
        description: say("rules-description", texts),
        lead: vec![Block::Text(say("rules-intro", texts)), Block::Links(others(Topic::Index, texts))],
        sections: Vec::new(),
    }
}

fn comparison(texts: &Texts) -> Page {
    let row = |property: Property| {
        // Each value once, with the games that have it.
        let mut rows: Vec<Vec<String>> = Vec::new();
        for variant in Variant::ALL {
            let (value, name) = (property.value(variant.rules(), texts), texts.text(facts::name(variant)));
            match rows.iter_mut().find(|row| row.first() == Some(&value)) {
                Some(row) => row.push(name),
                None => rows.push(vec![value, name]),
            }
        }
        let rows = rows.into_iter().filter_map(|row| {
            let (value, games) = row.split_first()?;
            Some(vec![value.clone(), texts.list(games)])
        });
        let blocks = vec![Block::Table(Vec::new(), rows.collect())];
        Section { anchor: None, title: property.name(texts), blocks }
    };
    Page {
        topic: Topic::Compare,
        title: say("compare-title", texts),
        description: say("compare-description", texts),
        lead: vec![Block::Text(say("compare-intro", texts))],
        sections: Property::ALL.into_iter().map(row).collect(),
    }
}

fn house_rule(texts: &Texts) -> Page {
    let name = Topic::OptionalCapture.name();
    let games = Variant::ALL.into_iter().filter(|variant| variant.may_be_optional());
    let lines = games.map(|variant| say(&format!("{name}-in-{}", variant.name()), texts)).collect();
    let mut changes = vec![Block::Text(Saying::plain("capture-optional").say(texts)), Block::List(lines)];
    // Each under the first rule set in which it bites.
    for shown in ["optional", "optional-chain", "optional-majority"] {
        let under = |variant: Variant| {
            let rules = variant.with_optional_capture(true);
            let blocks = diagrams(Part::Capturing, variant, &rules, texts);
            blocks.into_iter().find(|block| matches!(block, Block::Diagram { diagram, .. } if *diagram == shown))
        };
        changes.extend(Variant::ALL.into_iter().filter(|variant| variant.may_be_optional()).find_map(under));
    }
    Page {
        topic: Topic::OptionalCapture,
        title: prose(name, "title", texts),
        description: prose(name, "description", texts),
        lead: vec![Block::Text(prose(name, "intro", texts))],
        sections: vec![
            section(Part::Changes, texts, changes),
            section(Part::Tips, texts, tips(name, 5, texts)),
            section(Part::Questions, texts, own_questions(name, texts)),
            section(Part::Others, texts, vec![Block::Links(others(Topic::OptionalCapture, texts))]),
        ],
    }
}

fn moving(rules: &Rules, texts: &Texts) -> Vec<Block> {
    let mut blocks = paragraph(&sentences::moving(rules), texts);
    blocks.push(Block::Text(say("diagrams-note", texts)));
    blocks
}

fn capturing(rules: &Rules, texts: &Texts) -> Vec<Block> {
    let mut blocks = paragraph(&sentences::capturing(rules), texts);
    blocks.extend(choice(rules, texts));
    blocks
}

fn choice(rules: &Rules, texts: &Texts) -> Vec<Block> {
    let (lead, list, rest) = sentences::choice(rules);
    let mut blocks = vec![Block::Text(lead.say(texts))];
    if !list.is_empty() {
        blocks.push(Block::Steps(said(&list, texts)));
    }
    blocks.extend(rest.map(|rest| Block::Text(rest.say(texts))));
    blocks
}

fn crowning(rules: &Rules, texts: &Texts) -> Vec<Block> {
    paragraph(&[Saying::plain("crown-ends-move"), sentences::crowned_in_capture(rules)], texts)
}

fn ending(rules: &Rules, texts: &Texts) -> Vec<Block> {
    let mut blocks = vec![Block::Text(say("win-how", texts))];
    blocks.extend(draws(rules.table.draws, texts));
    if !sentences::has_repetition(rules.table.draws) {
        blocks.push(Block::Text(say("draws-no-repetition", texts)));
    }
    if rules.table.draws == rules.federation.draws {
        blocks.push(Block::Text(say("federation-same", texts)));
    } else {
        blocks.push(Block::Text(say("federation-are", texts)));
        blocks.push(draw_list(rules.federation.draws, texts));
    }
    blocks
}

fn draws(draws: &[Draw], texts: &Texts) -> [Block; 2] {
    [Block::Text(say("draws-are", texts)), draw_list(draws, texts)]
}

fn draw_list(draws: &[Draw], texts: &Texts) -> Block {
    Block::List(draws.iter().map(|draw| sentences::draw(draw).say(texts)).collect())
}

/// The differences from the rule set that most readers know.
fn compared(variant: Variant, rules: &Rules, texts: &Texts) -> Section {
    let (with, title) = match variant {
        Variant::American => (Variant::International, "part-differences-international"),
        _ => (Variant::American, "part-differences"),
    };
    let name = |variant| texts.text(facts::name(variant));
    let head = vec![say("compare-rule", texts), name(variant), name(with)];
    let rows = differences(rules, with.rules(), texts);
    let rows = rows.into_iter().map(|(property, one, other)| vec![property.name(texts), one, other]).collect();
    let blocks = vec![
        Block::Table(head, rows),
        Block::Links(vec![(Topic::Compare, say("compare-title", texts), String::new())]),
    ];
    Section { anchor: Some(Part::Differences), title: say(title, texts), blocks }
}

fn tips(name: &str, count: usize, texts: &Texts) -> Vec<Block> {
    let tip = |number: usize| {
        let id = format!("{name}-tip-{number}");
        Block::Entry(say(&id, texts), vec![Block::Text(say(&format!("{id}.text"), texts))])
    };
    (1..=count).map(tip).collect()
}

/// The questions everybody asks; the rules answer.
fn questions(rules: &Rules, texts: &Texts) -> Vec<Block> {
    let ask = |question: &str, answer: Vec<Block>| Block::Entry(say(question, texts), answer);
    let answer = |id: &str| vec![Block::Text(say(id, texts))];
    vec![
        ask(
            "ask-must",
            answer(match rules.obligation {
                Obligation::Forced => "answer-must-forced",
                Obligation::Optional => "answer-must-optional",
            }),
        ),
        ask("ask-which", if rules.priority.is_empty() { answer("answer-which-free") } else { choice(rules, texts) }),
        ask(
            "ask-back",
            answer(match rules.man_captures {
                ManCaptures::Forward => "answer-back-no",
                ManCaptures::BothWays => "answer-back-yes",
            }),
        ),
        ask("ask-last-row", vec![Block::Text(sentences::crowned_in_capture(rules).say(texts))]),
        ask(
            "ask-king",
            answer(match (rules.king, rules.landing) {
                (KingRange::Short, _) => "answer-king-short",
                (KingRange::Flying, Landing::Anywhere) => "answer-king-flying",
                (KingRange::Flying, Landing::JustBehind) => "answer-king-behind",
            }),
        ),
        ask("ask-draw", draws(rules.table.draws, texts).into()),
    ]
}

fn own_questions(name: &str, texts: &Texts) -> Vec<Block> {
    let own = |number: usize| {
        let id = format!("{name}-ask-{number}");
        Block::Entry(say(&id, texts), vec![Block::Text(say(&format!("{id}.answer"), texts))])
    };
    let mut blocks: Vec<Block> = (1..=3).map(own).collect();
    blocks.push(Block::Entry(say("ask-sure", texts), vec![Block::Text(prose(name, "sure", texts))]));
    blocks
}

fn others(but: Topic, texts: &Texts) -> Vec<(Topic, String, String)> {
    let link = |topic: Topic| match topic {
        Topic::Of(variant) => {
            let line = facts::lines(variant.rules(), texts).join("\u{a0}· ");
            (topic, texts.text(facts::name(variant)), line)
        }
        Topic::OptionalCapture => (topic, texts.text(Key::OptionalCapture), texts.text(Key::OptionalCaptureNote)),
        Topic::Compare => (topic, say("compare-title", texts), String::new()),
        Topic::Index => (topic, say("rules-title", texts), String::new()),
    };
    Topic::all().filter(|&topic| topic != but && topic != Topic::Index).map(link).collect()
}

fn diagrams(part: Part, variant: Variant, rules: &Rules, texts: &Texts) -> Vec<Block> {
    let on_page = |(_, diagram): &(usize, &Diagram)| diagram.part == part && diagram.is_for(rules);
    let block = |(index, diagram): (usize, &'static Diagram)| Block::Diagram {
        diagram: diagram.name,
        index,
        variant,
        optional: rules.obligation == Obligation::Optional && rules.geometry == Geometry::Eight,
        caption: say(&diagram.caption(), texts),
    };
    DIAGRAMS.iter().enumerate().filter(on_page).map(block).collect()
}

fn section(part: Part, texts: &Texts, blocks: Vec<Block>) -> Section {
    Section { anchor: Some(part), title: say(&format!("part-{}", part.name()), texts), blocks }
}

fn paragraph(sayings: &[Saying], texts: &Texts) -> Vec<Block> {
    sayings.iter().map(|saying| Block::Text(saying.say(texts))).collect()
}

fn said(sayings: &[Saying], texts: &Texts) -> Vec<String> {
    sayings.iter().map(|saying| saying.say(texts)).collect()
}

fn with(mut blocks: Vec<Block>, more: Vec<Block>) -> Vec<Block> {
    blocks.extend(more);
    blocks
}

fn prose(name: &str, what: &str, texts: &Texts) -> String {
    say(&format!("{name}-{what}"), texts)
}

fn say(id: &str, texts: &Texts) -> String {
    texts.message(id, &[])
}
