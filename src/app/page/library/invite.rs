//! An invitation to a game with somebody elsewhere: who one is, and how the game shall travel.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::super::link::link_to;
use super::super::storage;
use super::super::words::Words;
use super::{distant, say, table};
use crate::app::choices::Choices;
use crate::app::speech::side_text;
use crate::app::table::Table;
use crate::distance::{Far, GameId, Player, Way};
use crate::game::{Game, MAX_NAME, RuleSet};
use crate::guide::facts;
use crate::rules::{ProfileName, Side};
use crate::texts::Key;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub words: Words,
}

/// The invitation, before it is made.
#[component]
pub(super) fn Invite(props: &Props) -> Html {
    let words = &props.words;
    let field = use_node_ref();
    let failed = use_state_eq(|| false);
    let choices = storage::choices();
    let side = choices.side();
    let onsubmit = {
        let (field, failed) = (field.clone(), failed.setter());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let game = invitation(choices, side, &typed(&field));
            let failed = failed.clone();
            wasm_bindgen_futures::spawn_local(async move {
                failed.set(distant::to_table(&game).await.is_none());
            });
        })
    };
    html! {
        <main class="lib post" data-place="far" tabindex="-1" aria-label={words.say(Key::OpponentFar)}>
            <h2>{ say(words, "far-title") }</h2>
            <p>{ say(words, "far-how") }</p>
            <p class="soft">{ game_text(words, choices.rule_set()) }{ " · " }{ your_side(words, side, side == choices.first()) }</p>
            if *failed {
                <p class="fault" role="alert">{ say(words, "table-stays") }</p>
            }
            if table::is_busy() {
                <p class="hint">{ say(words, "table-busy") }</p>
            }
            <form {onsubmit}>
                { name_field(words, &field) }
                <p class="hint">{ say(words, "far-by-post") }</p>
                <div class="choices">
                    <button type="submit" class="main" data-action="by-post">{ say(words, "post-begin") }</button>
                    { link_to("#/live".to_owned(), "plain", None, say(words, "live-title").into()) }
                </div>
            </form>
        </main>
    }
}

/// A game by post in which nobody but the person here has sat down.
fn invitation(choices: Choices, side: Side, name: &str) -> Table {
    let mut far = Far::new(GameId::new(u64::from_le_bytes(distant::random())), Way::Post, [None, None]);
    far.seat(side, me(name));
    Table::apart(Game::new(choices.rule_set()), far, side, false)
}

/// The person here, with a key of their own.
pub(super) fn me(name: &str) -> Player {
    let player = Player::new(name, u32::from_le_bytes(distant::random()));
    distant::remember(&player.name);
    player
}

/// What is played: the rule set, and what departs from how it is played at the table.
pub(super) fn game_text(words: &Words, rule_set: RuleSet) -> String {
    let name = Some(facts::name(rule_set.variant));
    let house = rule_set.optional_capture.then_some(Key::OptionalCapture);
    let profile = (rule_set.profile == ProfileName::Federation).then_some(Key::ProfileFederation);
    [name, house, profile].into_iter().flatten().map(|key| words.say(key)).collect::<Vec<_>>().join(" · ")
}

/// Which side the person plays, and who begins.
pub(super) fn your_side(words: &Words, side: Side, begins: bool) -> String {
    let id = if begins { "far-you-begin" } else { "far-you-follow" };
    words.message(id, &[("side", side_text(words, side).into())])
}

/// Where the person says what they are called.
pub(super) fn name_field(words: &Words, field: &NodeRef) -> Html {
    html! {
        <label class="name">
            <span>{ say(words, "far-name") }</span>
            <input ref={field} name="player" autocomplete="nickname" dir="auto" maxlength={MAX_NAME.to_string()} value={distant::name()} />
        </label>
    }
}

/// What they have said.
pub(super) fn typed(field: &NodeRef) -> String {
    field.cast::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default()
}
