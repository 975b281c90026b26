//! The icons of the page: lines on a 24 × 24 grid in the colour of the text beside them.

use yew::prelude::*;

/// An icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Icon {
    Undo,
    Redo,
    Flip,
    Hint,
    Resign,
    MoveNow,
    Settings,
    Plus,
    Back,
    Close,
    Check,
    Book,
    Library,
    Share,
    Name,
    Save,
    First,
    Before,
    Run,
    Pause,
    Next,
    Last,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Self::Undo => "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6",
            Self::Redo => "m15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6",
            Self::Flip => "M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4",
            Self::Hint => "M9.5 18h5M10.5 21h3M8.8 14.6a6 6 0 1 1 6.4 0c-.6.5-.9 1-.9 1.7H9.7c0-.7-.3-1.2-.9-1.7z",
            Self::Resign => "M6 21V4M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0",
            Self::MoveNow => "M5 5l7 7-7 7zM13 5l7 7-7 7z",
            Self::Settings => "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4",
            Self::Plus => "M12 5v14M5 12h14",
            Self::Back => "m14 6-6 6 6 6",
            Self::Close => "M6 6l12 12M18 6 6 18",
            Self::Book => "M12 7c-2-2-5-2-8-1.5v13C7 18 10 18 12 20c2-2 5-2 8-1.5v-13C17 5 14 5 12 7zM12 7v13",
            Self::Library => "M5 4v16M9 4v16M13 5l5 15M3 20h18",
            Self::Share => "M12 15V3M8 7l4-4 4 4M6 11H5v9h14v-9h-1",
            Self::Name => "M5 19h4L19 9l-4-4L5 15zM13 7l4 4",
            Self::Save => "M12 4v11M8 11l4 4 4-4M5 20h14",
            Self::First => "M18 5l-8 7 8 7zM6 5v14",
            Self::Before => "m15 5-8 7 8 7z",
            Self::Run => "M7 5l12 7-12 7z",
            Self::Pause => "M8 5v14M16 5v14",
            Self::Next => "m9 5 8 7-8 7z",
            Self::Last => "m6 5 8 7-8 7zM18 5v14",
            Self::Check => "m5 12.5 4.5 4.5L19 7.5",
        }
    }

    /// Whether it points along the line of reading, and so turns with it.
    const fn turns(self) -> bool {
        matches!(self, Self::Undo | Self::Redo | Self::Back | Self::MoveNow)
    }

    pub(super) fn html(self) -> Html {
        html! {
            <svg
                class={classes!("icon", self.turns().then_some("turns"))}
                viewBox="0 0 24 24"
                aria-hidden="true"
                focusable="false"
            >
                <path d={self.path()} />
            </svg>
        }
    }
}
