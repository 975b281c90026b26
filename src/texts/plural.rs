//! Which plural a number takes: the browser knows it for every language; the native programs ask the same tables.

use super::lang::Lang;

/// The plural categories of a language.
pub(super) struct Plural(imp::Rules);

impl Plural {
    pub(super) fn new(lang: Lang) -> Self {
        Self(imp::rules(lang))
    }

    /// The category of `number`, such as `one` or `few`.
    pub(super) fn category(&self, number: u32) -> String {
        imp::category(&self.0, number)
    }
}

#[cfg(target_arch = "wasm32")]
mod imp {
    use js_sys::{Array, Intl, Object};

    use super::Lang;

    pub(super) type Rules = Intl::PluralRules;

    pub(super) fn rules(lang: Lang) -> Rules {
        Intl::PluralRules::new(&Array::of1(&lang.tag().into()), &Object::new())
    }

    pub(super) fn category(rules: &Rules, number: u32) -> String {
        rules.select(number.into()).into()
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod imp {
    use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
    use unic_langid::LanguageIdentifier;

    use super::Lang;

    pub(super) type Rules = Option<PluralRules>;

    pub(super) fn rules(lang: Lang) -> Rules {
        // The tables are by language, and few know the country.
        let language = lang.tag().split('-').next()?;
        let rules = |tag: &str| {
            let tag: LanguageIdentifier = tag.parse().ok()?;
            PluralRules::create(tag, PluralRuleType::CARDINAL).ok()
        };
        rules(lang.tag()).or_else(|| rules(language))
    }

    pub(super) fn category(rules: &Rules, number: u32) -> String {
        let category = rules.as_ref().and_then(|rules| rules.select(number).ok());
        let name = match category {
            Some(PluralCategory::ZERO) => "zero",
            Some(PluralCategory::ONE) => "one",
            Some(PluralCategory::TWO) => "two",
            Some(PluralCategory::FEW) => "few",
            Some(PluralCategory::MANY) => "many",
            Some(PluralCategory::OTHER) | None => "other",
        };
        name.to_owned()
    }
}
