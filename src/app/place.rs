//! The places of the page, as the address names them after the `#`.

use crate::guide::{Part, Topic};

/// A place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The board.
    Play,
    /// On the way to a game of this kind: it begins, or is chosen where another game is on the board.
    Begin(Topic),
    /// The choices for a new game.
    NewGame,
    /// The rules, at one of their parts perhaps.
    Rules(Topic, Option<Part>),
    /// The settings, over the board.
    Settings,
    /// What the library's program shows.
    Library(Room),
    /// On the way to the table with a game from the library's program.
    Take,
    /// What the address names is not there.
    Nowhere,
}

/// A room of the library's program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// The list of games.
    Games,
    /// A game or a position that is looked at.
    Replay,
    /// The game at the table, to be shared.
    Share,
    /// Everything that is kept, as a file and back.
    Backup,
    /// A game with somebody elsewhere: invited, sent, opened.
    Far,
}

impl Place {
    /// The place that `hash`, with or without its sign, names. What is not known of the rules is their index.
    pub fn of_hash(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let mut names = path.split('?').next().unwrap_or_default().split('/');
        match (names.next(), names.next(), names.next()) {
            (Some("play"), Some(name), _) => match Topic::from_name(name) {
                Some(topic @ (Topic::Of(_) | Topic::OptionalCapture)) => Self::Begin(topic),
                _ => Self::Nowhere,
            },
            (Some("new"), ..) => Self::NewGame,
            (Some("rules"), name, part) => {
                let topic = name.and_then(Topic::from_name).unwrap_or(Topic::Index);
                Self::Rules(topic, part.and_then(Part::from_name))
            }
            (Some("settings"), ..) => Self::Settings,
            // A game of the library has a number.
            (Some("library"), game, _) if game.is_none_or(|game| game.parse::<u64>().is_err()) => {
                Self::Library(Room::Games)
            }
            (Some("library" | "game" | "position"), ..) => Self::Library(Room::Replay),
            (Some("share"), ..) => Self::Library(Room::Share),
            (Some("backup"), ..) => Self::Library(Room::Backup),
            (Some("far" | "post" | "live"), ..) => Self::Library(Room::Far),
            (Some("take"), ..) => Self::Take,
            (Some("" | "play") | None, None, _) => Self::Play,
            _ => Self::Nowhere,
        }
    }

    /// The address.
    pub fn hash(self) -> String {
        match self {
            Self::Play | Self::Nowhere => "#/".to_owned(),
            Self::Begin(topic) => format!("#/play/{}", topic.name()),
            Self::NewGame => "#/new".to_owned(),
            Self::Rules(Topic::Index, _) => "#/rules".to_owned(),
            Self::Rules(topic, None) => format!("#/rules/{}", topic.name()),
            Self::Rules(topic, Some(part)) => format!("#/rules/{}/{}", topic.name(), part.name()),
            Self::Settings => "#/settings".to_owned(),
            Self::Library(Room::Games) => "#/library".to_owned(),
            Self::Library(Room::Replay) => "#/game".to_owned(),
            Self::Library(Room::Share) => "#/share".to_owned(),
            Self::Library(Room::Backup) => "#/backup".to_owned(),
            Self::Library(Room::Far) => "#/far".to_owned(),
            Self::Take => "#/take".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[test]
    fn addresses_read_back() {
        let rules = Topic::all().map(|topic| Place::Rules(topic, None));
        let parts = Part::ALL.map(|part| Place::Rules(Topic::Of(Variant::Thai), Some(part)));
        let begin = Topic::games().map(Place::Begin);
        let others = [Place::Play, Place::NewGame, Place::Settings, Place::Take];
        let library = [Room::Games, Room::Replay, Room::Share, Room::Backup, Room::Far].map(Place::Library);
        for place in others.into_iter().chain(library).chain(rules).chain(parts).chain(begin) {
            assert_eq!(Place::of_hash(&place.hash()), place);
        }
        for hash in ["", "#", "#/", "#///", "#/?utm=x", "#/play"] {
            assert_eq!(Place::of_hash(hash), Place::Play, "{hash}");
        }
        for hash in ["#/nowhere", "#/nowhere/new", "#/play/chess", "#/play/compare", "#x"] {
            assert_eq!(Place::of_hash(hash), Place::Nowhere, "{hash}");
        }
        for hash in ["#/library/12", "#/library/12/5", "#/game/1AbC", "#/position/1AbC"] {
            assert_eq!(Place::of_hash(hash), Place::Library(Room::Replay), "{hash}");
        }
        for hash in ["#/library/", "#/library/like/1AbC", "#/library/-1", "#/library/x"] {
            assert_eq!(Place::of_hash(hash), Place::Library(Room::Games), "{hash}");
        }
        for hash in ["#/rules", "#/rules/", "#/rules/chess", "#/rules?x"] {
            assert_eq!(Place::of_hash(hash), Place::Rules(Topic::Index, None), "{hash}");
        }
    }
}
