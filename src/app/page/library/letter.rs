//! A game by post that came as a link: what it is to this device, and what becomes of it.

use yew::prelude::*;

use super::super::link::link_to;
use super::super::words::Words;
use super::invite::{game_text, me, name_field, typed, your_side};
use super::post::{friend_within, to_board};
use super::{distant, say, table};
use crate::app::library::Address;
use crate::app::table::Table;
use crate::distance::Player;
use crate::distance::post::{Arrival, Letter, Verdict};
use crate::game::Link;
use crate::rules::Side;
use crate::texts::Key;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub words: Words,
    pub letter: Letter,
}

/// A letter, opened.
pub(super) struct Opened {
    arrival: Arrival,
    /// The game as it is kept here.
    kept: Option<Table>,
    failed: bool,
    field: NodeRef,
}

pub(super) enum Msg {
    /// Take a seat.
    Sit(Side),
    /// Take what the letter says to be the person's own.
    Claim,
    /// Bring the game as it is kept to the table.
    Board,
    Failed,
}

impl Component for Opened {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let letter = &ctx.props().letter;
        let kept = distant::of(letter.far.id);
        let known = kept.as_ref().and_then(|table| Some((table.game(), table.far()?, table.seats().side)));
        let arrival = Arrival::of(letter, known, distant::side_before(letter.far.id));
        let mut opened = Self { arrival, kept, failed: false, field: NodeRef::default() };
        if let Arrival::Known(verdict) = opened.arrival
            && !matches!(verdict, Verdict::Claims(_))
        {
            let told = opened.take(ctx, verdict);
            if matches!(verdict, Verdict::Newer | Verdict::Same) {
                // Nothing has to be said: the board says it.
                opened.to_table(ctx);
            } else if told {
                opened.keep(ctx);
            }
        }
        opened
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Sit(side) => {
                let mut letter = ctx.props().letter.clone();
                let name = typed(&self.field);
                let player = match letter.far.player(side) {
                    // A seat that was taken is known by its key.
                    Some(there) if name.trim().is_empty() => there.clone(),
                    Some(there) => Player::new(&name, there.key),
                    None => me(&name),
                };
                letter.far.seat(side, player);
                self.kept = Some(Table::apart(letter.game, letter.far, side, false));
                self.to_table(ctx);
            }
            Msg::Claim => {
                if let Arrival::Known(verdict) = self.arrival {
                    self.take(ctx, verdict);
                }
                self.to_table(ctx);
            }
            Msg::Board => self.to_table(ctx),
            Msg::Failed => self.failed = true,
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Props { words, letter } = ctx.props();
        let (title, body) = self.said(ctx);
        html! {
            <main class="lib post" data-place="letter" data-arrival={self.name()} tabindex="-1" aria-label={words.say(Key::OpponentFar)}>
                if self.failed {
                    <p class="fault" role="alert">{ say(words, "table-stays") }</p>
                }
                <div role="status"><h2>{ title }</h2></div>
                <p class="soft">{ game_text(words, letter.game.rule_set()) }</p>
                { body }
            </main>
        }
    }
}

impl Opened {
    /// Takes into the game that is kept what the verdict lets into it. Whether anything was.
    fn take(&mut self, ctx: &Context<Self>, verdict: Verdict) -> bool {
        let Some(kept) = &self.kept else { return false };
        let Some(far) = kept.far() else { return false };
        let side = kept.seats().side;
        match ctx.props().letter.taken(verdict, kept.game(), far, side) {
            Some(Letter { game, far }) => {
                self.kept = Some(Table::apart(game, far, side, kept.flipped()));
                true
            }
            None => false,
        }
    }

    fn to_table(&self, ctx: &Context<Self>) {
        let Some(table) = self.kept.clone() else { return };
        let link = ctx.link().clone();
        wasm_bindgen_futures::spawn_local(async move {
            if distant::to_table(&table).await.is_none() {
                link.send_message(Msg::Failed);
            }
        });
    }

    /// Keeps what was taken where no more is to be seen than that.
    fn keep(&self, ctx: &Context<Self>) {
        if self.kept.as_ref().is_some_and(|table| distant::keep(table).is_none()) {
            ctx.link().send_message(Msg::Failed);
        }
    }

    /// What has come, for tests and styles.
    const fn name(&self) -> &'static str {
        match self.arrival {
            Arrival::Invitation(_) => "invitation",
            Arrival::Rematch(_) => "rematch",
            Arrival::Stranger => "stranger",
            Arrival::Known(Verdict::Same | Verdict::Newer) => "taken",
            Arrival::Known(Verdict::Older(_)) => "older",
            Arrival::Known(Verdict::Crossed(_)) => "crossed",
            Arrival::Known(Verdict::Claims(_)) => "claims",
            Arrival::Known(Verdict::Changed(_)) => "changed",
            Arrival::Known(Verdict::SeatTaken) => "seat-taken",
            Arrival::Known(Verdict::OtherTerms) => "other-terms",
        }
    }

    /// What is said of it, and what can be done.
    fn said(&self, ctx: &Context<Self>) -> (String, Html) {
        let Props { words, letter } = ctx.props();
        let link = ctx.link();
        let name = self.kept.as_ref().map(|table| friend_within(words, table)).unwrap_or_default();
        let named = |id: &'static str| words.message(id, &[("name", name.clone().into())]);
        let board = || html! { <button type="button" class="main" data-action="board" onclick={link.callback(|_| Msg::Board)}>{ say(words, "post-to-board") }</button> };
        let told = |id: &'static str, note: String, more: Html| {
            (say(words, id), html! { <><p>{ note }</p><div class="choices">{ board() }{ more }</div></> })
        };
        let look = || {
            link_to(
                Address::of_link(&Link::Game(Box::new(table::letter_pdn(letter)))),
                "plain",
                None,
                say(words, "post-look").into(),
            )
        };
        let at = |plies: usize| u32::try_from(plies + 1).unwrap_or(u32::MAX);
        match self.arrival {
            Arrival::Invitation(side) => {
                let host = seat_name(letter, !side, words);
                let title = words.message("post-invited", &[("name", host.into())]);
                (title, self.seat_form(ctx, side, say(words, "post-invited-note")))
            }
            Arrival::Rematch(side) => {
                let title = words.message("post-rematch", &[("name", seat_name(letter, !side, words).into())]);
                (title, self.seat_form(ctx, side, String::new()))
            }
            Arrival::Stranger => {
                let names = words.list(&Side::ALL.map(|side| seat_name(letter, side, words)));
                let title = words.message("post-stranger", &[("names", names.into())]);
                let seats = Side::ALL.into_iter().filter(|&side| letter.far.player(side).is_some());
                let seats = seats.map(|side| {
                    let sit = link.callback(move |_| Msg::Sit(side));
                    html! { <button type="button" class="plain" data-action="sit" onclick={sit}>{ seat_name(letter, side, words) }</button> }
                });
                (
                    title,
                    html! { <>
                        <p>{ say(words, "post-stranger-note") }</p>
                        <div class="choices">{ look() }</div>
                        <p class="hint">{ say(words, "post-mine") }</p>
                        <div class="choices">{ for seats }</div>
                    </> },
                )
            }
            Arrival::Known(verdict) => match verdict {
                Verdict::Same | Verdict::Newer => {
                    (named("post-taken"), html! { <div class="choices">{ board() }</div> })
                }
                Verdict::Older(_) => told("post-older", say(words, "post-older-note"), Html::default()),
                Verdict::Crossed(theirs) => told(
                    "post-crossed",
                    named(if theirs { "post-crossed-theirs" } else { "post-crossed-yours" }),
                    Html::default(),
                ),
                Verdict::Claims(fork) => {
                    let note = words.message("post-claims-note", &[("number", at(fork.plies).into())]);
                    let take = html! { <button type="button" class="plain" data-action="claim" onclick={link.callback(|_| Msg::Claim)}>{ say(words, "post-claims-take") }</button> };
                    told("post-claims", note, html! { <>{ take }{ look() }</> })
                }
                Verdict::Changed(fork) => {
                    let args = [("number", at(fork.plies).into()), ("name", name.clone().into())];
                    told("post-changed", words.message("post-changed-note", &args), look())
                }
                Verdict::SeatTaken => told("post-seat-taken", say(words, "post-seat-taken-note"), look()),
                Verdict::OtherTerms => told("post-other-terms", say(words, "post-other-terms-note"), look()),
            },
        }
    }

    /// A seat to be taken.
    fn seat_form(&self, ctx: &Context<Self>, side: Side, note: String) -> Html {
        let Props { words, letter } = ctx.props();
        let onsubmit = ctx.link().callback(move |event: SubmitEvent| {
            event.prevent_default();
            Msg::Sit(side)
        });
        let begins = letter.game.start().turn() == side;
        html! {
            <form {onsubmit}>
                <p>{ your_side(words, side, begins) }</p>
                if table::is_busy() {
                    <p class="hint">{ say(words, "table-busy") }</p>
                }
                { name_field(words, &self.field) }
                if !note.is_empty() {
                    <p class="hint">{ note }</p>
                }
                <div class="choices">
                    <button type="submit" class="main" data-action="sit">{ say(words, "post-accept") }</button>
                    { to_board(words) }
                </div>
            </form>
        }
    }
}

/// What whoever plays `side` is called.
fn seat_name(letter: &Letter, side: Side, words: &Words) -> String {
    match letter.far.player(side).filter(|player| !player.name.is_empty()) {
        Some(player) => format!("\u{2068}{}\u{2069}", player.name),
        None => words.say(if side == Side::White { Key::White } else { Key::Black }),
    }
}
