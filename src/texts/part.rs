//! The files a language's texts come in.

use super::lang::Lang;

/// A file of texts, loaded when it is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// What the board and everything around it say.
    App,
    /// What the rules pages say.
    Rules,
    /// What the library says.
    Library,
}

impl Part {
    /// Every part.
    pub const ALL: [Self; 3] = [Self::App, Self::Rules, Self::Library];

    /// Where the part is written, under the folder of all texts.
    pub fn source(self, lang: Lang) -> String {
        format!("{}/{}.ftl", lang.tag(), self.name())
    }

    /// Where the page finds it, under the folder of the site's texts.
    pub fn path(self, lang: Lang) -> String {
        format!("{}/{}.msg", lang.tag(), self.name())
    }

    const fn name(self) -> &'static str {
        match self {
            Self::App => "app",
            Self::Rules => "rules",
            Self::Library => "library",
        }
    }
}
