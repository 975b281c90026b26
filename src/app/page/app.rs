//! The whole page.

use yew::prelude::*;

use super::cover::use_cover;
use super::desk::Desk;
use super::document::{use_document, wanted_lang};
use super::effects::use_effects;
use super::far::use_far;
use super::header::header;
use super::keeper::use_keeper;
use super::later::later;
use super::lead::use_lead;
use super::live::{live, use_news};
use super::new_game::NewGame;
use super::notice::notice;
use super::panic;
use super::play::play;
use super::route::{replace, use_arrival, use_ground, use_place};
use super::rules::Rules;
use super::settings::settings_dialog;
use super::storage;
use super::thinking::use_thinking;
use super::troubles::troubles;
use super::words::{Coming, Words, use_words};
use crate::app::lead::Lead;
use crate::app::place::{Place, Room};
use crate::app::state::{Action, State, Trouble};
use crate::distance::GameId;
use crate::guide::{Topic, facts};
use crate::texts::{Key, Lang, Part};

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// The first words.
    pub words: Words,
}

/// The whole page: the places, and what goes on in all of them.
#[component]
pub(super) fn App(props: &Props) -> Html {
    let handle = use_reducer(storage::load);
    let desk = Desk::new(&handle);
    let place = use_place();
    use_arrival(place);
    let ground = use_ground(place);
    let browser = use_memo((), |()| wanted_lang());
    let words = use_language(&desk, desk.settings.lang.unwrap_or(*browser), &props.words);
    let thinker = use_thinking(&desk);
    panic::remember(&desk.table, &words);
    use_effects(&desk);
    use_cover(desk.table.is_covered());
    use_keeping(&desk);
    use_far(&desk, place);
    let take_over = use_lead(&desk);
    let is_news = use_news(&desk, ground);
    use_begin(&desk, place);
    let (told, keeper) = use_keeper(desk.table.is_mid_capture());

    let place_name = match place {
        Place::Play | Place::Begin(_) | Place::Take | Place::Nowhere => {
            words.say(facts::name(desk.table.game().rule_set().variant))
        }
        Place::Rules(Topic::Of(variant), _) => {
            words.with(Key::RulesOf, &[("name", words.say(facts::name(variant)).into())])
        }
        Place::Rules(Topic::OptionalCapture, _) => {
            words.with(Key::RulesOf, &[("name", words.say(Key::OptionalCapture).into())])
        }
        Place::Rules(..) => words.say(Key::Rules),
        Place::NewGame => words.say(Key::NewGame),
        Place::Library(Room::Games) => words.say(Key::Library),
        Place::Library(Room::Replay) => words.say(Key::Replay),
        Place::Library(Room::Share) => words.say(Key::Share),
        Place::Library(Room::Far) => words.say(Key::OpponentFar),
        Place::Library(Room::Backup) => words.say(Key::Backup),
        Place::Settings => words.say(Key::Settings),
    };
    use_document(words.lang(), desk.settings, words.with(Key::PageTitle, &[("place", place_name.into())]));

    html! {
        <>
            { header(&desk, &words, place) }
            { notice(&words, told, &keeper) }
            { troubles(&desk, &words, take_over) }
            {
                match ground {
                    Place::NewGame => html! { <NewGame desk={desk.clone()} words={words.clone()} /> },
                    Place::Rules(topic, part) => html! {
                        <Rules words={words.clone()} {topic} {part} coordinates={desk.settings.coordinates} />
                    },
                    Place::Library(_) => html! {
                        <div class="library-here">
                            <p role="status">{ words.say(Key::LibraryComing) }</p>
                            <p role="alert">{ words.say(Key::LibraryMissing) }</p>
                        </div>
                    },
                    _ => play(&desk, &words, thinker),
                }
            }
            if place == Place::Settings {
                { settings_dialog(&desk, &words, ground) }
            }
            { live(&desk, &words, is_news) }
        </>
    }
}

/// The words of `lang`; until they have come, and if they do not, the last ones.
#[hook]
fn use_language(desk: &Desk, lang: Lang, first: &Words) -> Words {
    let coming = use_words((lang, 0), &[Part::App], Some(first.clone()));
    let latest = use_mut_ref(|| first.clone());
    let desk = desk.clone();
    use_effect_with(coming == Coming::Failed, move |&failed| {
        if failed {
            desk.act(Action::Trouble(Trouble::TextsMissing));
        }
    });
    if let Coming::Here(words) = coming {
        *latest.borrow_mut() = words;
    }
    latest.borrow().clone()
}

/// How long the board is seen as it was before a move that comes from elsewhere, in milliseconds.
const BEFORE: u32 = 700;

/// A game begins where its address is followed; where another one is on the board, it is only chosen.
#[hook]
fn use_begin(desk: &Desk, place: Place) {
    let desk = desk.clone();
    use_effect_with((place, desk.lead), move |&(place, lead)| {
        // Where another window plays, the game waits until it is this one's turn to.
        if place == Place::Take && lead == Lead::Here {
            if let Some(table) = storage::take_handed() {
                desk.act(Action::Take(Box::new(table)));
                let desk = desk.clone();
                later(BEFORE, move || desk.act(Action::Arrive));
            }
            replace(Place::Play);
        }
        if place == Place::Nowhere {
            desk.act(Action::Trouble(Trouble::NoSuchPlace));
            replace(Place::Play);
        }
        // It is a word about the board.
        if !matches!(place, Place::Play | Place::Nowhere) && desk.trouble == Some(Trouble::NoSuchPlace) {
            desk.act(Action::Dismiss);
        }
        let Place::Begin(topic) = place else { return };
        let choices = desk.choices.wanting(topic);
        if desk.table.is_under_way() {
            desk.act(Action::Choose(choices));
            replace(Place::NewGame);
        } else {
            desk.act(Action::Start(choices));
            replace(Place::Play);
        }
    });
}

/// Keeps on the device whatever changes, as it changes.
#[hook]
fn use_keeping(desk: &Desk) {
    let keep = |desk: &Desk, keep: fn(&State) -> Result<(), Trouble>| {
        let desk = desk.clone();
        move || {
            if let Err(trouble) = keep(&desk) {
                desk.act(Action::Trouble(trouble));
            }
        }
    };
    let (table, settings, choices) = (&desk.table, desk.settings, desk.choices);
    let kept = (desk.lead, desk.keeps());
    let game = (table.revision(), table.flipped(), table.seats(), table.clock().copied(), kept);
    let told = keep(desk, storage::keep_game);
    use_effect_with(game, move |_| told());
    // A game that was over when the page was opened has been put by already.
    let slot = use_mut_ref(|| None::<(Option<GameId>, f64)>);
    let was_over = use_mut_ref(|| table.game().result().is_some());
    use_effect_with(table.revision(), {
        let desk = desk.clone();
        move |_| {
            let is_over = desk.table.game().result().is_some();
            if desk.table.game().is_empty() {
                *slot.borrow_mut() = None;
            }
            if !was_over.replace(is_over) && is_over {
                let id = desk.table.far().map(|far| far.id);
                let mut slot = slot.borrow_mut();
                // Played to another end it is the same game; one with somebody elsewhere is not the one before it.
                let moment = slot.filter(|(of, _)| *of == id).map_or_else(js_sys::Date::now, |(_, moment)| moment);
                *slot = Some((id, moment));
                storage::put_by(&desk, moment);
            }
        }
    });
    let told = keep(desk, storage::keep_settings);
    use_effect_with(settings, move |_| told());
    let told = keep(desk, storage::keep_choices);
    use_effect_with(choices, move |_| told());
}
