//! The places of the library's program, as the address names them.

use crate::game::{Link, LinkError};

/// A place of the library's program.
#[derive(Clone, Debug, PartialEq)]
pub enum Address {
    /// The list of all games.
    Library,
    /// A game of the library, by its number.
    Stored(u64),
    /// A game or a position that came as a link, or what is wrong with it.
    Linked(Result<Box<Link>, LinkError>),
    /// The game at the table, to be shared.
    Share,
}

impl Address {
    /// The place that `hash` names, if it is one of this program.
    pub fn of_hash(hash: &str) -> Option<Self> {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let path = path.split('?').next().unwrap_or_default();
        let (name, rest) = path.split_once('/').unwrap_or((path, ""));
        Some(match name {
            "library" => rest.parse().map_or(Self::Library, Self::Stored),
            "share" => Self::Share,
            "game" | "position" => Self::Linked(Link::parse(rest).map(Box::new)),
            _ => return None,
        })
    }

    /// The address of a link's content.
    pub fn of_link(link: &Link) -> String {
        let name = match link {
            Link::Game(_) => "game",
            Link::Position(..) => "position",
        };
        format!("#/{name}/{}", link.write())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{RuleSet, Variant};

    #[test]
    fn addresses_read_back() {
        assert_eq!(Address::of_hash("#/library"), Some(Address::Library));
        assert_eq!(Address::of_hash("#/library/12"), Some(Address::Stored(12)));
        assert_eq!(Address::of_hash("#/share"), Some(Address::Share));
        assert_eq!(Address::of_hash("#/"), None);
        let rule_set = RuleSet::federation(Variant::Italian);
        let link = Link::Position(rule_set, rule_set.start());
        let address = Address::of_link(&link);
        assert!(address.starts_with("#/position/"), "{address}");
        assert_eq!(Address::of_hash(&address), Some(Address::Linked(Ok(Box::new(link)))));
    }

    #[test]
    fn what_is_wrong_with_a_link_is_kept() {
        for hash in ["#/game", "#/game/", "#/game/x", "#/position/%F0%9F%92%A9"] {
            assert!(matches!(Address::of_hash(hash), Some(Address::Linked(Err(_)))), "{hash}");
        }
    }
}
