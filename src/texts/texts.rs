//! The messages of one language.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::key::Key;
use super::lang::Lang;

/// A value in a message.
pub type Arg<'a> = FluentValue<'a>;

/// Named values for a message.
pub type Args<'a> = [(&'static str, Arg<'a>)];

/// The messages of one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The messages of `lang`, from one or more Fluent files.
    pub fn new<'a>(lang: Lang, sources: impl IntoIterator<Item = &'a str>) -> Self {
        let locale: LanguageIdentifier = lang.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        // Isolating marks would be read aloud by some; the markup isolates what needs it.
        bundle.set_use_isolating(false);
        for source in sources {
            // What does not parse is left out; the tests see to it that nothing is.
            let resource = match FluentResource::try_new(source.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Self { lang, bundle }
    }

    /// The app's messages in English.
    pub fn english() -> Self {
        Self::new(Lang::En, [include_str!("../../locales/en/app.ftl")])
    }

    /// Which language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// A message that takes no arguments.
    pub fn text(&self, key: Key) -> String {
        self.with(key, &[])
    }

    /// A message with its arguments.
    pub fn with(&self, key: Key, args: &Args<'_>) -> String {
        debug_assert!(key.args().iter().all(|name| args.iter().any(|(given, _)| given == name)), "{key:?}");
        self.message(key.id(), args)
    }

    /// The message called `id`, or `id.attribute`; its name when there is none.
    pub fn message(&self, id: &str, args: &Args<'_>) -> String {
        self.try_message(id, args).unwrap_or_else(|_| id.to_owned())
    }

    /// The message called `id`, or `id.attribute`, or what is wrong with it.
    pub fn try_message(&self, id: &str, args: &Args<'_>) -> Result<String, String> {
        let (name, attribute) = match id.split_once('.') {
            Some((name, attribute)) => (name, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle.get_message(name).ok_or_else(|| format!("no message {name}"))?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        };
        let pattern = pattern.ok_or_else(|| format!("no text {id}"))?;
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(format!("{id}: {errors:?}")) }
    }

    /// Items with the language's comma between them.
    pub fn list(&self, items: &[String]) -> String {
        items.join(self.lang.comma())
    }
}
