//! A diagram that plays: try the move, be told why a try is refused, or have it shown.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::hand::Intent;
use crate::app::page::board::Board;
use crate::app::page::playback::use_playback;
use crate::app::page::words::Words;
use crate::app::scene::scene;
use crate::app::seats::{Opponent, Seats};
use crate::app::settings::Coordinates;
use crate::app::speech::Speech;
use crate::app::squares::cells;
use crate::app::table::{News, Table};
use crate::app::trace::traces;
use crate::game::{Game, RuleSet};
use crate::guide::{DIAGRAMS, words as in_words};
use crate::rules::{Move, Side, Variant};

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub words: Words,
    /// Which diagram.
    pub index: usize,
    /// The rule set it is played by.
    pub variant: Variant,
    /// With the house rule.
    pub optional: bool,
    /// What it shows.
    pub caption: String,
    /// What stands on the squares.
    pub coordinates: Coordinates,
}

/// A diagram that plays.
#[component]
pub(super) fn Demo(props: &Props) -> Html {
    let (index, variant, optional) = (props.index, props.variant, props.optional);
    let begun = use_memo((index, variant, optional), |_| begin(index, variant, optional));
    match &*begun {
        Some((table, shown)) => html! {
            <Playing
                words={props.words.clone()}
                start={table.clone()}
                shown={*shown}
                caption={props.caption.clone()}
                coordinates={props.coordinates}
            />
        },
        // A test sees to it that every diagram is a position.
        None => Html::default(),
    }
}

/// The table of a diagram and the move it shows.
fn begin(index: usize, variant: Variant, optional: bool) -> Option<(Rc<Start>, Move)> {
    let rule_set = RuleSet { optional_capture: optional, ..RuleSet::table(variant) };
    let diagram = DIAGRAMS.get(index)?;
    let position = diagram.position(&rule_set.rules()).ok()?;
    let shown = diagram.shown(&position).ok()?;
    let seats = Seats { opponent: Opponent::Person, side: Side::White };
    Some((Rc::new(Start(Table::resumed(Game::from_position(rule_set, position), seats, false))), shown))
}

/// A table before anything was tried at it.
struct Start(Table);

#[derive(Properties)]
struct Tried {
    words: Words,
    start: Rc<Start>,
    shown: Move,
    caption: String,
    coordinates: Coordinates,
}

impl PartialEq for Tried {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
            && Rc::ptr_eq(&self.start, &other.start)
            && self.caption == other.caption
            && self.coordinates == other.coordinates
    }
}

/// The table, at which nobody moves once the one move is made.
fn closed(mut table: Table) -> Rc<Table> {
    table.covered = !table.game().is_empty();
    Rc::new(table)
}

#[component]
fn Playing(props: &Tried) -> Html {
    let words = &props.words;
    let table = use_state(|| Rc::new(props.start.0.clone()));
    let (stop, end) = use_playback(&table);
    let played = !table.game().is_empty();
    let on_intent = {
        let (table, end) = (table.clone(), end);
        Callback::from(move |intent: Intent| {
            end.emit(());
            let mut next = Table::clone(&table);
            // One move is all there is to try.
            if next.game().is_empty() && next.intend(intent) {
                table.set(closed(next));
            }
        })
    };
    let show = {
        let (table, start, shown) = (table.clone(), Rc::clone(&props.start), props.shown);
        Callback::from(move |_: MouseEvent| {
            let mut next = start.0.clone();
            // Not `disabled`, which would take the keyboard from it.
            if table.game().is_empty() && next.show(shown) {
                table.set(closed(next));
            }
        })
    };
    let again = {
        let (table, start) = (table.clone(), Rc::clone(&props.start));
        Callback::from(move |_: MouseEvent| table.set(Rc::new(start.0.clone())))
    };
    let speech = Speech::new(words, &table, props.coordinates);
    let said = match table.news() {
        _ if played => {
            let right = table.game().moves().next() == Some(&props.shown);
            let verdict = words.message(if right { "diagram-right" } else { "diagram-other" }, &[]);
            html! { <>{ verdict }{ " " }<bdi dir="ltr">{ speech.written(0) }</bdi></> }
        }
        News::Refused(refusal) => speech.refusal(refusal).into(),
        _ => Html::default(),
    };
    let refused = !played && matches!(table.news(), News::Refused(_));
    let view = table.view();
    html! {
        <figure class="demo" data-played={played.then_some("")}>
            <figcaption>{ &props.caption }</figcaption>
            <Board
                {view}
                cells={cells(&table, words, props.coordinates)}
                figures={scene(&table, stop)}
                score={None::<(String, i32)>}
                traces={traces(&table)}
                label={in_words::diagram(props.start.0.game().start(), words)}
                moment={table.moment()}
                {on_intent}
            />
            <p class={classes!("said", refused.then_some("refused"))} role="status">{ said }</p>
            <div class="choices">
                <button type="button" class="plain" aria-disabled={played.then_some("true")} onclick={show}>{ words.message("diagram-show", &[]) }</button>
                <button type="button" class="plain" onclick={again}>{ words.message("diagram-again", &[]) }</button>
            </div>
        </figure>
    }
}
