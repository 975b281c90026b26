//! The pieces of a rules page, as the app shows them.

use yew::prelude::*;

use super::demo::Demo;
use crate::app::page::diagram::named_diagram;
use crate::app::page::link::link;
use crate::app::page::words::Words;
use crate::app::place::Place;
use crate::app::settings::Coordinates;
use crate::app::view::View;
use crate::guide::{Block, Topic, words as in_words};
use crate::rules::{Position, Variant};

/// Pieces of a page, one under the other.
pub(super) fn blocks(blocks: &[Block], words: &Words, coordinates: Coordinates) -> Html {
    // Diagrams that follow each other stand side by side where there is room.
    let runs = blocks.chunk_by(|one, next| is_diagram(one) && is_diagram(next));
    let run = |run: &[Block]| -> Html {
        let inner: Html = run.iter().map(|piece| block(piece, words, coordinates)).collect();
        if run.first().is_some_and(is_diagram) {
            html! { <div class="demos">{ inner }</div> }
        } else {
            inner
        }
    };
    runs.map(run).collect()
}

const fn is_diagram(block: &Block) -> bool {
    matches!(block, Block::Diagram { .. })
}

fn block(block: &Block, words: &Words, coordinates: Coordinates) -> Html {
    match block {
        Block::Text(text) => html! { <p>{ text }</p> },
        Block::Labelled(label, text) => html! { <p><b>{ label }{ ":" }</b>{ " " }{ text }</p> },
        Block::List(items) => html! { <ul class="plain-list">{ list(items) }</ul> },
        Block::Steps(items) => html! { <ol class="steps">{ list(items) }</ol> },
        Block::Table(head, rows) => table(head, rows),
        Block::Start(variant) => start(*variant, words),
        Block::Diagram { index, variant, optional, caption, .. } => html! {
            <Demo
                key={format!("{}-{index}", variant.name())}
                words={words.clone()}
                index={*index}
                variant={*variant}
                optional={*optional}
                caption={caption.clone()}
                {coordinates}
            />
        },
        Block::Entry(title, inner) => html! {
            <div class="entry"><h3>{ title }</h3>{ blocks(inner, words, coordinates) }</div>
        },
        Block::Links(links) => html! { <ul class="links">{ links.iter().map(one_link).collect::<Html>() }</ul> },
    }
}

fn list(items: &[String]) -> Html {
    items.iter().map(|item| html! { <li>{ item }</li> }).collect()
}

fn one_link((topic, name, line): &(Topic, String, String)) -> Html {
    html! {
        <li>
            { link(Place::Rules(*topic, None), "", None, name.into()) }
            if !line.is_empty() {
                <small>{ line }</small>
            }
        </li>
    }
}

fn table(head: &[String], rows: &[Vec<String>]) -> Html {
    html! {
        // The roles hold where a narrow screen sets the rows out in another way.
        <table class={(!head.is_empty()).then_some("wide")} role="table">
            if !head.is_empty() {
                <thead role="rowgroup"><tr role="row">{ head.iter().map(|cell| html! { <th scope="col" role="columnheader">{ cell }</th> }).collect::<Html>() }</tr></thead>
            }
            <tbody role="rowgroup">
                for row in rows {
                    <tr role="row">
                        for (place, cell) in row.iter().enumerate() {
                            if place == 0 {
                                <th scope="row" role="rowheader">{ cell }</th>
                            } else {
                                <td role="cell">{ cell }</td>
                            }
                        }
                    </tr>
                }
            </tbody>
        </table>
    }
}

fn start(variant: Variant, words: &Words) -> Html {
    let position = Position::start(variant);
    let rules = variant.rules();
    let view = View { geometry: rules.geometry, bottom: rules.table.bottom, mirrored: false };
    html! { <figure class="start">{ named_diagram(&position, view, in_words::start(&position, words)) }</figure> }
}
