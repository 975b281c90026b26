//! How the line between the two ends of a live game stands.

/// How the connection stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// There is none, since then.
    Apart {
        /// Since when.
        since: u64,
        /// Why.
        why: Why,
    },
    /// Both tell each other how far they are.
    Greeting {
        /// Since when.
        since: u64,
    },
    /// Both are there.
    Open,
    /// There is one, but nothing comes.
    Silent {
        /// Since when.
        since: u64,
    },
    /// The game cannot go on.
    Stopped(Stop),
}

/// Why there is no connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// There was none yet.
    NotYet,
    /// It broke.
    Lost,
    /// The other side has gone.
    Left,
    /// The other side sent too much, or what makes no sense.
    CutOff,
}

/// Why a game cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stop {
    /// The two have not the same before them.
    Differ,
    /// The clocks are too far apart.
    Clocks,
    /// The other side has another version of the program.
    Version,
    /// The other side plays another game.
    OtherGame,
    /// The other side did not come back.
    Claimed,
}
