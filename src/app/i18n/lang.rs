//! The languages the page speaks.

use serde::{Deserialize, Serialize};

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// Arabic.
    Ar,
    /// Turkish.
    Tr,
    /// English.
    #[default]
    En,
}

impl Lang {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Ar, Self::Tr, Self::En];

    /// The language tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Ar => "ar",
            Self::Tr => "tr",
            Self::En => "en",
        }
    }

    /// The direction its pages read in.
    pub const fn dir(self) -> &'static str {
        match self {
            Self::Ar => "rtl",
            Self::Tr | Self::En => "ltr",
        }
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::Ar => "العربية",
            Self::Tr => "Türkçe",
            Self::En => "English",
        }
    }

    /// What stands between the items of a list.
    pub const fn comma(self) -> &'static str {
        match self {
            Self::Ar => "، ",
            Self::Tr | Self::En => ", ",
        }
    }

    /// The texts, as they lie in `locales/`.
    pub const fn source(self) -> &'static str {
        match self {
            Self::Ar => include_str!("../../../locales/ar.ftl"),
            Self::Tr => include_str!("../../../locales/tr.ftl"),
            Self::En => include_str!("../../../locales/en.ftl"),
        }
    }

    /// The language of a tag such as `tr-TR`.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(language))
    }

    /// The first of these tags, the most wanted first, whose language the page speaks.
    pub fn wanted<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        tags.into_iter().find_map(Self::of_tag).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browsers_wishes_are_met_in_order() {
        assert_eq!(Lang::wanted(["fr-FR", "ar-EG", "en"]), Lang::Ar);
        assert_eq!(Lang::wanted(["TR"]), Lang::Tr);
        assert_eq!(Lang::wanted(["trx", "de"]), Lang::En);
        assert_eq!(Lang::wanted([]), Lang::En);
    }
}
