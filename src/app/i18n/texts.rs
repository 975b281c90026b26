//! The messages of one language.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::key::Key;
use super::lang::Lang;

/// A value in a message.
pub type Arg<'a> = FluentValue<'a>;

/// The messages of one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The messages of `lang`.
    pub fn new(lang: Lang) -> Self {
        // What does not parse is left out; the tests see to it that nothing is.
        let resource = match FluentResource::try_new(lang.source().to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let locale: LanguageIdentifier = lang.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        // Isolating marks would be read aloud by some; the markup isolates what needs it.
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        Self { lang, bundle }
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
    pub fn with(&self, key: Key, args: &[(&'static str, Arg<'_>)]) -> String {
        debug_assert!(key.args().iter().all(|name| args.iter().any(|(given, _)| given == name)), "{key:?}");
        self.try_with(key, args).unwrap_or_else(|_| key.id().to_owned())
    }

    /// A message, or what is wrong with it.
    pub fn try_with(&self, key: Key, args: &[(&'static str, Arg<'_>)]) -> Result<String, String> {
        let pattern = self.bundle.get_message(key.id()).and_then(|message| message.value());
        let pattern = pattern.ok_or_else(|| format!("no message {}", key.id()))?;
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(format!("{}: {errors:?}", key.id())) }
    }

    /// Items with the language's comma between them.
    pub fn list(&self, items: &[String]) -> String {
        items.join(self.lang.comma())
    }
}
