//! The line to the other side, shown beside the board: how it stands, what was said over it, and what can be done when it
//! is gone. The page leaves a place for it.

use gloo::events::EventListener;
use web_sys::Element;
use yew::prelude::*;

use super::super::super::route::go_to;
use super::super::super::words::Words;
use super::super::{say, table};
use super::line::{self, Standing};
use super::{AGAIN, use_standing};
use crate::app::port::LINE_PLACE;
use crate::distance::live::{Event as Happens, Link, PHRASES, Stop, Why};

#[derive(Properties, PartialEq)]
pub(in super::super) struct Props {
    pub words: Words,
}

/// The messages of the ready phrases, by number.
const SAYINGS: [&str; PHRASES as usize] = [
    "phrase-hello",
    "phrase-luck",
    "phrase-good",
    "phrase-oops",
    "phrase-wait",
    "phrase-thanks",
    "phrase-game",
    "phrase-go",
];

/// The line beside the board.
#[component]
pub(in super::super) fn Bar(props: &Props) -> Html {
    let words = &props.words;
    let standing = use_standing();
    let visits = use_state_eq(|| 0u32);
    let says = use_state_eq(|| false);
    let count = use_mut_ref(|| 0u32);
    let setter = visits.setter();
    use_effect_with((), move |()| {
        let made = EventListener::new(&gloo::utils::document(), LINE_PLACE, move |_| {
            *count.borrow_mut() += 1;
            setter.set(*count.borrow());
        });
        move || drop(made)
    });
    let phrases = says.setter();
    let seen = (standing, *visits, *says, words.clone());
    let listeners = use_mut_ref(Vec::new);
    use_effect_with(seen, move |(standing, _, says, words)| {
        // What the old buttons would do goes with them.
        *listeners.borrow_mut() = paint(standing, *says, words, &phrases).unwrap_or_default();
    });
    Html::default()
}

/// Draws the line in the place the page leaves for it. By hand, as that place lies within the page's own tree of
/// components, which would take the listeners of another for its own.
fn paint(standing: &Standing, says: bool, words: &Words, phrases: &UseStateSetter<bool>) -> Option<Vec<EventListener>> {
    let place = gloo::utils::document().get_element_by_id("line")?;
    place.set_text_content(None);
    let (id, link) = standing.game.filter(|(id, _)| is_at_table(id.get()))?;
    let (mark, text) = sentence(link);
    let inner = child(&place, "div", "line-in")?;
    inner.set_attribute("data-line", mark).ok()?;
    inner.set_attribute("data-game", &id.to_string()).ok()?;
    let head = child(&inner, "div", "line-head")?;
    let told = child(&head, "p", "")?;
    told.set_attribute("role", "status").ok()?;
    child(&told, "i", "lamp")?.set_attribute("aria-hidden", "true").ok()?;
    told.append_with_str_1(&say(words, text)).ok()?;
    let mut listeners = Vec::new();
    let mut button = |place: &Element, name: &str, text: &str, act: Box<dyn Fn()>| {
        let button = child(place, "button", "plain")?;
        button.set_attribute("type", "button").ok()?;
        button.set_attribute("data-action", name).ok()?;
        button.set_text_content(Some(&words_of(words, text)));
        listeners.push(EventListener::new(&button, "click", move |_| act()));
        Some(button)
    };
    if link == Link::Open {
        let phrases = phrases.clone();
        let say = button(&head, "say", "live-say", Box::new(move || phrases.set(!says)))?;
        say.set_attribute("aria-expanded", if says { "true" } else { "false" }).ok()?;
    } else if matches!(link, Link::Apart { .. }) {
        button(&head, "reconnect", "live-again", Box::new(|| go_to(AGAIN)))?;
    }
    if standing.may_claim {
        button(&head, "claim", "live-claim", Box::new(|| line::on(Happens::Claim)))?;
    }
    if let Some(saying) = standing.heard.and_then(|(phrase, _)| SAYINGS.get(usize::from(phrase))) {
        let heard = child(&inner, "p", "saying")?;
        heard.set_attribute("role", "status").ok()?;
        let name = child(&heard, "bdi", "")?;
        name.set_text_content(Some(&friend(words)));
        heard.append_with_str_1(&format!(": {}", words_of(words, saying))).ok()?;
    }
    if says && link == Link::Open {
        let group = child(&inner, "div", "sayings")?;
        group.set_attribute("role", "group").ok()?;
        group.set_attribute("aria-label", &say(words, "live-say")).ok()?;
        for (number, saying) in (0..).zip(SAYINGS) {
            let phrases = phrases.clone();
            let act = move || {
                line::on(Happens::Say(number));
                phrases.set(false);
            };
            button(&group, "phrase", saying, Box::new(act))?;
        }
    }
    Some(listeners)
}

/// An element in another.
fn child(parent: &Element, name: &str, class: &str) -> Option<Element> {
    let element = gloo::utils::document().create_element(name).ok()?;
    if !class.is_empty() {
        element.set_class_name(class);
    }
    parent.append_child(&element).ok()?;
    Some(element)
}

/// How the line stands, as a mark and as a message.
const fn sentence(link: Link) -> (&'static str, &'static str) {
    match link {
        Link::Open => ("open", "live-open"),
        Link::Greeting { .. } => ("waiting", "live-reaching"),
        Link::Silent { .. } => ("silent", "live-silent"),
        Link::Apart { why: Why::NotYet | Why::Lost, .. } => ("apart", "live-apart"),
        Link::Apart { why: Why::Left, .. } => ("apart", "live-left"),
        Link::Apart { why: Why::CutOff, .. } => ("apart", "live-cut"),
        Link::Stopped(Stop::Differ) => ("stopped", "live-differ"),
        Link::Stopped(Stop::Clocks) => ("stopped", "live-clocks"),
        Link::Stopped(Stop::Version) => ("stopped", "live-version"),
        Link::Stopped(Stop::OtherGame) => ("stopped", "live-other-game"),
        Link::Stopped(Stop::Claimed) => ("stopped", "live-claimed"),
    }
}

fn is_at_table(id: u64) -> bool {
    table::at_table().is_some_and(|table| table.far().is_some_and(|far| far.id.get() == id))
}

fn words_of(words: &Words, id: &str) -> String {
    words.message(id, &[])
}

/// What the other side is called.
fn friend(words: &Words) -> String {
    let name = line::game().and_then(|table| {
        let other = !table.seats().side;
        table.far()?.player(other).map(|player| player.name.clone())
    });
    name.filter(|name| !name.is_empty()).unwrap_or_else(|| words.say(crate::texts::Key::FarFriend))
}
