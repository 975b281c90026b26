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

    /// Where the part lies for `lang`, under the folder of all texts.
    pub fn path(self, lang: Lang) -> String {
        let name = match self {
            Self::App => "app",
            Self::Rules => "rules",
            Self::Library => "library",
        };
        format!("{}/{name}.ftl", lang.tag())
    }
}
