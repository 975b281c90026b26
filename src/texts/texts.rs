//! The messages of one language.

use std::borrow::Cow;

use super::key::Key;
use super::lang::Lang;
use super::message::{Case, Messages, Pattern, Piece};
use super::plural::Plural;

/// A value in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A count.
    Number(u32),
    /// A word.
    Text(Cow<'a, str>),
}

/// Named values for a message.
pub type Args<'a> = [(&'static str, Arg<'a>)];

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

impl From<u16> for Arg<'_> {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Arg<'_> {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(u32::try_from(number).unwrap_or(u32::MAX))
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

/// The messages of one language.
pub struct Texts {
    lang: Lang,
    plural: Plural,
    /// The files, each in order of name.
    files: Vec<Messages>,
}

impl Texts {
    /// The messages of `lang`, of one or more files.
    pub fn new(lang: Lang, files: Vec<Messages>) -> Self {
        Self { lang, plural: Plural::new(lang), files }
    }

    /// Reads the messages of `lang` as they are fetched; `None` if a file is not what it should be.
    pub fn read<'a>(lang: Lang, files: impl IntoIterator<Item = &'a [u8]>) -> Option<Self> {
        let files: Option<Vec<Messages>> = files.into_iter().map(|bytes| postcard::from_bytes(bytes).ok()).collect();
        Some(Self::new(lang, files?))
    }

    /// The app's messages in English.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn english() -> Self {
        let messages = super::compile::compile(include_str!("../../locales/en/app.ftl"));
        Self::new(Lang::En, messages.into_iter().collect())
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

    /// The message called `id`, or `id.attribute`, or what is missing.
    pub fn try_message(&self, id: &str, args: &Args<'_>) -> Result<String, String> {
        let pattern = self.files.iter().find_map(|messages| find(messages, id));
        let pattern = pattern.ok_or_else(|| format!("no message {id}"))?;
        let mut text = String::new();
        self.say(pattern, args, &mut text)?;
        Ok(text)
    }

    fn say(&self, pattern: &Pattern, args: &Args<'_>, text: &mut String) -> Result<(), String> {
        let value = |name: &str| {
            let arg = args.iter().find(|(given, _)| *given == name).map(|(_, arg)| arg);
            arg.ok_or_else(|| format!("no argument {name}"))
        };
        for piece in pattern {
            match piece {
                Piece::Text(more) => text.push_str(more),
                Piece::Value(name) => match value(name)? {
                    Arg::Number(number) => text.push_str(&number.to_string()),
                    Arg::Text(more) => text.push_str(more),
                },
                Piece::Choice { of, cases, otherwise } => {
                    let value = value(of)?;
                    let holds = |(case, _): &&(Case, Pattern)| match (case, value) {
                        (Case::Exactly(number), Arg::Number(given)) => number == given,
                        (Case::Exactly(_), Arg::Text(_)) => false,
                        (Case::Named(name), Arg::Number(given)) => *name == self.plural.category(*given),
                        (Case::Named(name), Arg::Text(given)) => name == given,
                    };
                    let chosen = cases.iter().find(holds).or_else(|| cases.get(usize::from(*otherwise)));
                    if let Some((_, pattern)) = chosen {
                        self.say(pattern, args, text)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Items with the language's comma between them.
    pub fn list(&self, items: &[String]) -> String {
        items.join(self.lang.comma())
    }
}

fn find<'a>(messages: &'a Messages, id: &str) -> Option<&'a Pattern> {
    let place = messages.binary_search_by(|(name, _)| name.as_str().cmp(id)).ok()?;
    messages.get(place).map(|(_, pattern)| pattern)
}
