//! The places of the library's program, as the address names them.

use crate::distance::post::{Letter, LetterError};
use crate::game::{Link, LinkError};

/// A place of the library's program.
#[derive(Clone, Debug, PartialEq)]
pub enum Address {
    /// The list of all games.
    Library,
    /// The games that go through a position, or that begin like a game.
    Like(Box<Link>),
    /// A game of the library, by its number, after so many of its moves.
    Stored(u64, usize),
    /// A game or a position that came as a link, or what is wrong with it.
    Linked(Result<Box<Link>, LinkError>),
    /// The game at the table, to be shared.
    Share,
    /// Everything that is kept, as a file and back.
    Backup,
    /// An invitation to a game, to be made.
    Invite,
    /// The game by post at the table, to be sent.
    Post,
    /// A game by post that came as a link, or what is wrong with it.
    Letter(Result<Box<Letter>, LetterError>),
    /// A game with somebody at another browser: to be begun, or what came of it as a link.
    Live(Option<String>),
}

impl Address {
    /// The place that `hash` names, if it is one of this program.
    pub fn of_hash(hash: &str) -> Option<Self> {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let path = path.split('?').next().unwrap_or_default();
        let (name, rest) = path.split_once('/').unwrap_or((path, ""));
        Some(match name {
            "library" => match rest.split_once('/').unwrap_or((rest, "")) {
                ("like", link) => Link::parse(link).map_or(Self::Library, |link| Self::Like(Box::new(link))),
                (id, at) => id.parse().map_or(Self::Library, |id| Self::Stored(id, at.parse().unwrap_or(0))),
            },
            "share" => Self::Share,
            "backup" => Self::Backup,
            "far" => Self::Invite,
            "post" if rest.is_empty() => Self::Post,
            // Whatever place it was put behind, it says itself what it is.
            "post" | "game" | "position" if Letter::is_meant(rest) || name == "post" => {
                Self::Letter(Letter::parse(rest).map(Box::new))
            }
            "live" => Self::Live((!rest.is_empty()).then(|| rest.to_owned())),
            "game" | "position" => Self::Linked(Link::parse(rest).map(Box::new)),
            _ => return None,
        })
    }

    /// The address of a game by post.
    pub fn of_letter(letter: &Letter) -> String {
        format!("#/post/{}", letter.write())
    }

    /// The address of a link's content.
    pub fn of_link(link: &Link) -> String {
        let name = match link {
            Link::Game(_) => "game",
            Link::Position(..) => "position",
        };
        format!("#/{name}/{}", link.write())
    }

    /// The address of a game of the library, after so many of its moves.
    pub fn of_stored(id: u64, at: usize) -> String {
        if at == 0 { format!("#/library/{id}") } else { format!("#/library/{id}/{at}") }
    }

    /// The address of the games like what a link carries.
    pub fn of_like(link: &Link) -> String {
        format!("#/library/like/{}", link.write())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::distance::{Far, GameId, Way};
    use crate::game::Game;
    use crate::rules::{RuleSet, Variant};

    #[test]
    fn addresses_read_back() {
        assert_eq!(Address::of_hash("#/library"), Some(Address::Library));
        for (id, at) in [(12, 0), (12, 5)] {
            assert_eq!(Address::of_hash(&Address::of_stored(id, at)), Some(Address::Stored(id, at)));
        }
        assert_eq!(Address::of_hash("#/library/12/x"), Some(Address::Stored(12, 0)));
        assert_eq!(Address::of_hash("#/library/like/x"), Some(Address::Library));
        assert_eq!(Address::of_hash("#/share"), Some(Address::Share));
        assert_eq!(Address::of_hash("#/backup"), Some(Address::Backup));
        assert_eq!(Address::of_hash("#/live"), Some(Address::Live(None)));
        assert_eq!(Address::of_hash("#/live/LAbC"), Some(Address::Live(Some("LAbC".to_owned()))));
        assert_eq!(Address::of_hash("#/"), None);
        let rule_set = RuleSet::federation(Variant::Italian);
        let link = Link::Position(rule_set, rule_set.start());
        let address = Address::of_link(&link);
        assert!(address.starts_with("#/position/"), "{address}");
        assert_eq!(Address::of_hash(&Address::of_like(&link)), Some(Address::Like(Box::new(link.clone()))));
        assert_eq!(Address::of_hash(&address), Some(Address::Linked(Ok(Box::new(link)))));
    }

    #[test]
    fn a_letter_is_known_wherever_it_stands() {
        let far = Far::new(GameId::new(3), Way::Post, [None, None]);
        let letter = Letter { game: Game::new(RuleSet::table(Variant::Thai)), far };
        let address = Address::of_letter(&letter);
        assert_eq!(Address::of_hash(&address), Some(Address::Letter(Ok(Box::new(letter.clone())))));
        let elsewhere = address.replace("/post/", "/game/");
        assert_eq!(Address::of_hash(&elsewhere), Some(Address::Letter(Ok(Box::new(letter)))));
        assert_eq!(Address::of_hash("#/post"), Some(Address::Post));
        assert_eq!(Address::of_hash("#/far"), Some(Address::Invite));
        for hash in ["#/post/x", "#/post/Pxyz", "#/post/1QBgNQXnFn2UgWcSxbG1hegjZhdit2YXYrx5XM0eHGY-HbB76wg"] {
            assert!(matches!(Address::of_hash(hash), Some(Address::Letter(Err(_)))), "{hash}");
        }
    }

    #[test]
    fn what_is_wrong_with_a_link_is_kept() {
        for hash in ["#/game", "#/game/", "#/game/x", "#/position/%F0%9F%92%A9"] {
            assert!(matches!(Address::of_hash(hash), Some(Address::Linked(Err(_)))), "{hash}");
        }
    }
}
