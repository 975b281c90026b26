//! Whoever is invited: what to, and the answer to send back.

use yew::prelude::*;

use super::super::super::clock_choice::time_text;
use super::super::super::words::Words;
use super::super::invite::{game_text, me, name_field, typed, your_side};
use super::super::outgoing::{Outgoing, here};
use super::super::{say, table};
use super::host::Servers;
use super::line::{self, Step};
use super::{by_post, fault, use_standing, way_back};
use crate::distance::live::Invitation;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub words: Words,
    pub invitation: Invitation,
}

/// The steps of whoever is invited.
#[component]
pub(super) fn Guest(props: &Props) -> Html {
    let Props { words, invitation } = props;
    let standing = use_standing();
    let name = use_node_ref();
    // A step that belongs to something else than this invitation is not shown here.
    let is_begun = use_state_eq(|| false);
    let join = {
        let (words, invitation, name, is_begun) = (words.clone(), invitation.clone(), name.clone(), is_begun.setter());
        move || {
            is_begun.set(true);
            line::join(&invitation, me(&typed(&name)), &words);
        }
    };
    let terms = &invitation.terms;
    let title = if invitation.player.name.is_empty() {
        say(words, "live-invited-nobody")
    } else {
        words.message("live-invited", &[("name", invitation.player.name.as_str().into())])
    };
    let step = if *is_begun { standing.step } else { Step::Idle };
    let body = match &step {
        Step::Answering(text) => html! {
            <>
                <h3>{ say(words, "live-reply") }</h3>
                <Outgoing words={words.clone()} url={format!("{}#/live/{text}", here())} copied="live-copied" />
                <p role="status" class="busy">{ say(words, "live-waiting") }</p>
            </>
        },
        Step::Preparing => html! { <p role="status" class="busy">{ say(words, "live-preparing") }</p> },
        Step::Failed(why) => {
            let again = Callback::from(move |_: MouseEvent| join());
            fault(words, why, again, by_post(terms.id, terms.game(), !invitation.side, me(&typed(&name))))
        }
        Step::Idle | Step::Inviting(_) | Step::Reaching => {
            let onsubmit = Callback::from(move |event: SubmitEvent| {
                event.prevent_default();
                join();
            });
            html! {
                <form {onsubmit}>
                    { name_field(words, &name) }
                    if table::is_busy() {
                        <p class="hint">{ say(words, "table-busy") }</p>
                    }
                    <div class="choices">
                        <button type="submit" class="main" data-action="join">{ say(words, "live-accept") }</button>
                    </div>
                </form>
            }
        }
    };
    html! {
        <main class="lib live" data-place="live-guest" tabindex="-1" aria-label={say(words, "live-title")}>
            <h2>{ title }</h2>
            { what(words, invitation) }
            { body }
            <Servers words={words.clone()} />
            { way_back(words) }
        </main>
    }
}

/// What is to be played.
fn what(words: &Words, invitation: &Invitation) -> Html {
    let terms = &invitation.terms;
    let first = terms.game().map(|game| game.position().turn());
    let side = !invitation.side;
    html! {
        <>
            <p class="soft">
                { game_text(words, terms.rule_set) }
                { " · " }{ your_side(words, side, first == Some(side)) }
                if let Some(time) = terms.clock {
                    { " · " }{ time_text(words, time) }
                }
            </p>
            if terms.plies > 0 {
                <p>{ say(words, "live-goes-on") }</p>
            } else {
                <p>{ say(words, "live-how") }</p>
            }
        </>
    }
}
