//! The places of the page, as the address names them after the `#`.

/// A place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The board.
    Play,
    /// The choices for a new game.
    NewGame,
    /// The settings, over the board.
    Settings,
}

impl Place {
    /// The place that `hash`, with or without its sign, names. What is not known is the board.
    pub fn of_hash(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        match path.split(['/', '?']).next() {
            Some("new") => Self::NewGame,
            Some("settings") => Self::Settings,
            _ => Self::Play,
        }
    }

    /// The address.
    pub const fn hash(self) -> &'static str {
        match self {
            Self::Play => "#/",
            Self::NewGame => "#/new",
            Self::Settings => "#/settings",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_back() {
        for place in [Place::Play, Place::NewGame, Place::Settings] {
            assert_eq!(Place::of_hash(place.hash()), place);
        }
        for hash in ["", "#", "#/", "#/nowhere", "#///"] {
            assert_eq!(Place::of_hash(hash), Place::Play);
        }
    }
}
