//! Several windows, one game. One of them leads: it plays, and keeps what it plays. The others show what it keeps, say so,
//! and can take over. So no window ever writes over what another has played.

/// Which window plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lead {
    /// It is not known yet: nothing is kept.
    #[default]
    Asked,
    /// This one.
    Here,
    /// Another one.
    Elsewhere,
}

impl Lead {
    /// What the page calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Here => "here",
            Self::Elsewhere => "elsewhere",
        }
    }
}
