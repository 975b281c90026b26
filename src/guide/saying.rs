//! A message chosen by the rules, with the numbers it takes.

use crate::texts::{Args, Texts};

/// A message of the rules part and its numbers: what is said, before it is put into any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    id: &'static str,
    numbers: Vec<(&'static str, u32)>,
}

impl Saying {
    /// A message that takes no numbers.
    pub const fn plain(id: &'static str) -> Self {
        Self { id, numbers: Vec::new() }
    }

    /// A message with numbers.
    pub fn with<const N: usize>(id: &'static str, numbers: [(&'static str, u32); N]) -> Self {
        Self { id, numbers: numbers.into() }
    }

    /// The message's name.
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// In words.
    pub fn say(&self, texts: &Texts) -> String {
        let args: Vec<_> = self.numbers.iter().map(|&(name, number)| (name, number.into())).collect();
        let args: &Args<'_> = &args;
        texts.message(self.id, args)
    }
}
