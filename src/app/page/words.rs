//! The words of the page: the texts of one language, fetched from the site when they are wanted and kept for as long
//! as the page is open.

use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use crate::texts::{Key, Lang, Part, Texts};

/// Tells the texts of one build from those of another. Set by the build driver.
const BUILD: &str = match option_env!("DAMA_TEXTS") {
    Some(hash) => hash,
    None => "0",
};

/// The words of the language that is spoken.
#[derive(Clone)]
pub(super) struct Words(Rc<Texts>);

impl Words {
    /// A message that takes no arguments.
    pub(super) fn say(&self, key: Key) -> String {
        self.0.text(key)
    }

    /// The app's words in `lang`; in English if they cannot be had.
    pub(super) async fn fetched(lang: Lang) -> Option<Self> {
        let texts = match fetched(lang, &[Part::App]).await {
            None => fetched(Lang::En, &[Part::App]).await,
            texts => texts,
        };
        texts.map(|texts| Self(Rc::new(texts)))
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Deref for Words {
    type Target = Texts;

    fn deref(&self) -> &Texts {
        &self.0
    }
}

/// The words in another language or with another part, as far as they have come.
#[derive(Clone, PartialEq)]
pub(super) enum Coming {
    /// Asked for.
    Asked,
    /// Here.
    Here(Words),
    /// Not to be had.
    Failed,
}

/// The words of a language that `parts` say, at which attempt. Those asked for last count, whatever comes when.
#[hook]
pub(super) fn use_words(wanted: (Lang, u32), parts: &'static [Part], first: Option<Words>) -> Coming {
    let (lang, _) = wanted;
    let at_first = first.filter(|words| words.lang() == lang).map_or(Coming::Asked, Coming::Here);
    let shown = use_state_eq(|| (wanted, at_first));
    let setter = shown.setter();
    let is_here = matches!(&*shown, (of, Coming::Here(_)) if *of == wanted);
    use_effect_with(wanted, move |&wanted| {
        let (lang, _) = wanted;
        let asking = Rc::new(());
        let still = Rc::downgrade(&asking);
        if !is_here {
            spawn_local(async move {
                let texts = fetched(lang, parts).await;
                if still.upgrade().is_some() {
                    setter.set((wanted, texts.map_or(Coming::Failed, |texts| Coming::Here(Words(Rc::new(texts))))));
                }
            });
        }
        move || drop(asking)
    });
    match &*shown {
        (of, coming) if *of == wanted => coming.clone(),
        _ => Coming::Asked,
    }
}

async fn fetched(lang: Lang, parts: &[Part]) -> Option<Texts> {
    let mut files = Vec::with_capacity(parts.len());
    for &part in parts {
        files.push(file(lang, part).await?);
    }
    Texts::read(lang, files.iter().map(|file| &**file))
}

/// The files that were fetched, each with its language and its part.
type Files = Vec<(Lang, Part, Rc<[u8]>)>;

thread_local! {
    static FILES: RefCell<Files> = RefCell::default();
}

/// A file of texts, fetched once.
async fn file(lang: Lang, part: Part) -> Option<Rc<[u8]>> {
    let is_it = |(of, kind, _): &&(Lang, Part, Rc<[u8]>)| (*of, *kind) == (lang, part);
    let known = FILES.with_borrow(|files| files.iter().find(is_it).map(|(.., bytes)| bytes.clone()));
    if known.is_some() {
        return known;
    }
    let bytes: Rc<[u8]> = fetch(&format!("locales/{BUILD}/{}", part.path(lang))).await?.into();
    FILES.with_borrow_mut(|files| files.push((lang, part, bytes.clone())));
    Some(bytes)
}

async fn fetch(path: &str) -> Option<Vec<u8>> {
    let answer = JsFuture::from(web_sys::window()?.fetch_with_str(path)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    let bytes = JsFuture::from(answer.array_buffer().ok()?).await.ok()?;
    Some(js_sys::Uint8Array::new(&bytes).to_vec())
}
