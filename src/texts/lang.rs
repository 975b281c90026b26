//! The languages the page speaks.

use serde::{Deserialize, Serialize};

macro_rules! languages {
    ($($name:ident $tag:literal $dir:literal $own:literal),* $(,)?) => {
        /// A language.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Lang {
            $(
                #[doc = $own]
                #[serde(rename = $tag)]
                $name,
            )*
            /// English.
            #[default]
            #[serde(rename = "en")]
            En,
        }

        impl Lang {
            /// Every language, in the order in which they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$name,)* Self::En];

            /// The language tag, which is also the name of the folder with its texts.
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Self::$name => $tag,)*
                    Self::En => "en",
                }
            }

            /// The direction its pages read in.
            pub const fn dir(self) -> &'static str {
                match self {
                    $(Self::$name => $dir,)*
                    Self::En => "ltr",
                }
            }

            /// What its speakers call it.
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Self::$name => $own,)*
                    Self::En => "English",
                }
            }
        }
    };
}

languages! {
    Ar "ar" "rtl" "العربية",
    Tr "tr" "ltr" "Türkçe",
    Es "es" "ltr" "Español",
    Pt "pt-BR" "ltr" "Português (Brasil)",
    It "it" "ltr" "Italiano",
    Cs "cs" "ltr" "Čeština",
    Ru "ru" "ltr" "Русский",
    Fr "fr" "ltr" "Français",
    Nl "nl" "ltr" "Nederlands",
    Th "th" "ltr" "ไทย",
    De "de" "ltr" "Deutsch",
}

impl Lang {
    /// What stands between the items of a list.
    pub const fn comma(self) -> &'static str {
        match self {
            Self::Ar => "، ",
            _ => ", ",
        }
    }

    /// The language of a tag such as `tr-TR`: the same tag, or else the same language in another country.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let language = |tag: &str| tag.split(['-', '_']).next().map(str::to_ascii_lowercase);
        let exactly = Self::ALL.iter().find(|lang| lang.tag().eq_ignore_ascii_case(tag));
        exactly.or_else(|| Self::ALL.iter().find(|lang| language(lang.tag()) == language(tag))).copied()
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
        assert_eq!(Lang::wanted(["xx-FR", "ar-EG", "en"]), Lang::Ar);
        assert_eq!(Lang::wanted(["TR"]), Lang::Tr);
        assert_eq!(Lang::wanted(["trx", "xx"]), Lang::En);
        assert_eq!(Lang::wanted([]), Lang::En);
    }

    #[test]
    fn a_setting_is_kept_by_the_tag() {
        for &lang in Lang::ALL {
            assert_eq!(serde_json::to_string(&lang).ok(), Some(format!("\"{}\"", lang.tag())));
            assert_eq!(Lang::of_tag(lang.tag()), Some(lang));
        }
    }
}
