//! The rules pages, with diagrams that play.

mod blocks;
mod demo;

use web_sys::HtmlElement;
use yew::prelude::*;

use super::link::link;
use super::words::{Coming, Words, use_words};
use crate::app::place::Place;
use crate::app::settings::Coordinates;
use crate::guide::{Page, Part, Topic, page};
use crate::texts::{self, Key, Lang};

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// The app's words, for as long as the page's own are not there.
    pub words: Words,
    /// What the page is about.
    pub topic: Topic,
    /// The part that was asked for.
    pub part: Option<Part>,
    /// What stands on the squares.
    pub coordinates: Coordinates,
}

/// A rules page.
#[component]
pub(super) fn Rules(props: &Props) -> Html {
    let lang = props.words.lang();
    let attempt = use_state_eq(|| 0_u32);
    let coming = use_words((lang, *attempt), &[texts::Part::App, texts::Part::Rules], None);
    match coming {
        Coming::Here(words) => html! {
            <Shown {words} topic={props.topic} part={props.part} coordinates={props.coordinates} />
        },
        Coming::Asked => html! {
            <main class="rules" data-place="rules" aria-busy="true"><p>{ props.words.say(Key::RulesComing) }</p></main>
        },
        Coming::Failed => {
            let again = {
                let attempt = attempt.clone();
                move |_: MouseEvent| attempt.set(*attempt + 1)
            };
            html! {
                <main class="rules" data-place="rules" data-missing="">
                    <p role="alert">{ props.words.say(Key::RulesMissing) }</p>
                    <button type="button" class="plain" onclick={again}>{ props.words.say(Key::TryAgain) }</button>
                </main>
            }
        }
    }
}

/// The page, once its words are there.
#[component]
fn Shown(props: &Props) -> Html {
    let Props { words, topic, part, coordinates } = props;
    let (topic, part) = (*topic, *part);
    let lang = words.lang();
    let page: std::rc::Rc<Page> = use_memo((topic, lang), |_| page(topic, words));
    use_arrival(topic, part, lang);
    let begins = matches!(topic, Topic::Of(_) | Topic::OptionalCapture);
    html! {
        <main class="rules" data-place="rules" data-topic={topic.name()}>
            <article>
                <h1 id="rules-top" tabindex="-1">{ &page.title }</h1>
                if begins {
                    { play_now(words, topic) }
                }
                { blocks::blocks(&page.lead, words, *coordinates) }
                if begins {
                    <nav class="contents" aria-labelledby="contents">
                        <h2 id="contents">{ words.message("rules-contents", &[]) }</h2>
                        <ul>
                            for section in page.sections.iter() {
                                if let Some(part) = section.anchor {
                                    <li>{ link(Place::Rules(topic, Some(part)), "", None, (&section.title).into()) }</li>
                                }
                            }
                        </ul>
                    </nav>
                }
                for section in page.sections.iter() {
                    <section>
                        <h2 id={section.anchor.map(anchor)} tabindex="-1">{ &section.title }</h2>
                        { blocks::blocks(&section.blocks, words, *coordinates) }
                    </section>
                }
                if begins {
                    { play_now(words, topic) }
                }
                if topic != Topic::Index {
                    <p>{ link(Place::Rules(Topic::Index, None), "", None, words.message("rules-title", &[]).into()) }</p>
                }
            </article>
        </main>
    }
}

fn play_now(words: &Words, topic: Topic) -> Html {
    html! { <p class="play-now">{ link(Place::Begin(topic), "main", None, words.message("play-now", &[]).into()) }</p> }
}

fn anchor(part: Part) -> String {
    format!("rules-{}", part.name())
}

/// Whoever comes finds the part they asked for, or the top, with the focus on its heading.
#[hook]
fn use_arrival(topic: Topic, part: Option<Part>, lang: Lang) {
    use_effect_with((topic, part, lang), |&(_, part, _)| {
        let id = part.map_or_else(|| "rules-top".to_owned(), anchor);
        let heading = gloo::utils::document().get_element_by_id(&id);
        if let Some(heading) = heading.and_then(|element| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(element).ok()) {
            // The heading has just been drawn and takes the focus.
            let _ = heading.focus();
            if part.is_some() {
                heading.scroll_into_view();
            } else if let Some(window) = web_sys::window() {
                window.scroll_to_with_x_and_y(0.0, 0.0);
            }
        }
    });
}
