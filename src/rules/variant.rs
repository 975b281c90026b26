//! The rule sets that ship. To add one is to add a table here, a perft file and its texts.
//!
//! Each fact stands with the article or sentence it comes from, where a federation's text was read: FMJD's *Official
//! rules for international draughts* (articles 3–5), its section 64's rules for Russian and Brazilian (FMJD-64), the
//! Italian federation's *Regolamento tecnico* (articles 3–6). The others follow agreeing descriptions.

use serde::{Deserialize, Serialize};

use super::draw::Draw;
use super::geometry::Geometry;
use super::piece::Side;
use super::table::{
    Criterion, Crowning, KingRange, Landing, ManCaptures, Obligation, Profile, ProfileName, Removal, Rules,
};

/// A rule set that ships.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// American checkers, English draughts.
    American,
    /// Russian draughts, shashki.
    Russian,
    /// Brazilian draughts.
    Brazilian,
    /// Spanish draughts.
    Spanish,
    /// Italian draughts.
    Italian,
    /// Czech draughts.
    Czech,
    /// International draughts on 10×10.
    International,
    /// Thai draughts, makhos.
    Thai,
}

impl Variant {
    /// Every rule set, in the order in which they are shown.
    pub const ALL: [Self; 8] = [
        Self::American,
        Self::Russian,
        Self::Brazilian,
        Self::Spanish,
        Self::Italian,
        Self::Czech,
        Self::International,
        Self::Thai,
    ];

    /// The table of facts.
    pub const fn rules(self) -> &'static Rules {
        match self {
            Self::American => &AMERICAN,
            Self::Russian => &RUSSIAN,
            Self::Brazilian => &BRAZILIAN,
            Self::Spanish => &SPANISH,
            Self::Italian => &ITALIAN,
            Self::Czech => &CZECH,
            Self::International => &INTERNATIONAL,
            Self::Thai => &THAI,
        }
    }

    /// The name by which commands, saves and texts know the rule set.
    pub const fn name(self) -> &'static str {
        match self {
            Self::American => "american",
            Self::Russian => "russian",
            Self::Brazilian => "brazilian",
            Self::Spanish => "spanish",
            Self::Italian => "italian",
            Self::Czech => "czech",
            Self::International => "international",
            Self::Thai => "thai",
        }
    }

    /// The rule set called `name`.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.name() == name)
    }

    /// Whether the *optional capture* house rule is offered: on every 8×8 board.
    pub fn may_be_optional(self) -> bool {
        self.rules().geometry == Geometry::Eight
    }

    /// The table with the house rule, or without.
    pub fn with_optional_capture(self, optional: bool) -> Rules {
        let obligation = if optional { Obligation::Optional } else { self.rules().obligation };
        Rules { obligation, ..*self.rules() }
    }
}

/// 40 moves by each side in which nothing is captured and nobody is crowned.
const TABLE_DRAWS: &[Draw] = &[Draw::NoCaptureOrCrown { plies: 80 }];

/// How an 8×8 set is played at this table: one board and one set of colours for all, Black at the bottom begins.
const TABLE: Profile = Profile { first: Side::Black, bottom: Side::Black, draws: TABLE_DRAWS };

/// White begins in the tournaments of most 8×8 sets.
const fn white_first(draws: &'static [Draw]) -> Profile {
    Profile { first: Side::White, bottom: Side::White, draws }
}

/// Third repetition, and 40 moves by each side without a capture and without a man's advance.
const AMERICAN_DRAWS: &[Draw] = &[Draw::Repetition { times: 3 }, Draw::NoCaptureOrManMove { plies: 80 }];

/// FMJD-64 7.2. Where two counts fill on the same ply the first of the list is the reason given, so what is particular
/// stands before what is general.
const SECTION_64_DRAWS: &[Draw] = &[
    Draw::Repetition { times: 3 },
    Draw::LoneKing { least: 1, most: 2, plies: 10 },
    Draw::MainRoad { road: Geometry::Eight.main_road(), pieces: 3, plies: 10 },
    Draw::ManyKings { kings: 3, plies: 30 },
    Draw::NoCaptureOrManMove { plies: 30 },
    Draw::SameMaterial { least: 4, most: 5, plies: 60 },
    Draw::SameMaterial { least: 6, most: 7, plies: 120 },
];

/// Fourth repetition, and 40 moves by each side without progress: without a capture and without a man's move.
const ITALIAN_DRAWS: &[Draw] = &[Draw::Repetition { times: 4 }, Draw::NoCaptureOrManMove { plies: 80 }];

/// Third repetition beside the table's count: no sure source says more.
const REPETITION_AND_TABLE: &[Draw] = &[Draw::Repetition { times: 3 }, Draw::NoCaptureOrCrown { plies: 80 }];

const AMERICAN: Rules = Rules {
    geometry: Geometry::Eight,
    home_rows: 3,
    man_captures: ManCaptures::Forward,
    man_takes_king: true,
    king: KingRange::Short,
    landing: Landing::JustBehind,
    removal: Removal::AfterTheMove, // no difference where kings are short
    crowning: Crowning::EndsTheMove,
    obligation: Obligation::Forced,
    priority: &[],
    mirrored: false,
    table: TABLE,
    federation: Profile { draws: AMERICAN_DRAWS, ..TABLE },
};

const RUSSIAN: Rules = Rules {
    man_captures: ManCaptures::BothWays,
    king: KingRange::Flying,
    landing: Landing::Anywhere,
    crowning: Crowning::GoesOnAsKing, // the biggest difference from American
    federation: white_first(SECTION_64_DRAWS),
    ..AMERICAN
};

const BRAZILIAN: Rules = Rules {
    crowning: Crowning::PassesAsMan, // as International 4.5
    priority: &[Criterion::MostPieces],
    ..RUSSIAN
};

const SPANISH: Rules = Rules {
    king: KingRange::Flying,
    landing: Landing::Anywhere,
    priority: &[Criterion::MostPieces, Criterion::MostKings],
    mirrored: true,
    federation: white_first(REPETITION_AND_TABLE),
    ..AMERICAN
};

const ITALIAN: Rules = Rules {
    man_takes_king: false, // art. 5.3
    priority: &[
        Criterion::MostPieces,    // art. 6.6
        Criterion::WithKing,      // art. 6.7
        Criterion::MostKings,     // art. 6.8
        Criterion::KingsEarliest, // art. 6.9
    ],
    mirrored: true,
    federation: white_first(ITALIAN_DRAWS),
    ..AMERICAN
};

const CZECH: Rules = Rules {
    king: KingRange::Flying,
    landing: Landing::Anywhere,
    priority: &[Criterion::WithKing],
    federation: white_first(REPETITION_AND_TABLE),
    ..AMERICAN
};

const INTERNATIONAL: Rules = Rules {
    geometry: Geometry::Ten,             // art. 2.1
    home_rows: 4,                        // art. 2.6
    man_captures: ManCaptures::BothWays, // art. 4.2
    man_takes_king: true,
    king: KingRange::Flying,            // art. 3.9
    landing: Landing::Anywhere,         // art. 4.4
    removal: Removal::AfterTheMove,     // art. 4.8
    crowning: Crowning::PassesAsMan,    // art. 4.15
    obligation: Obligation::Forced,     // art. 4.1
    priority: &[Criterion::MostPieces], // art. 4.13
    mirrored: false,
    table: INTERNATIONAL_PROFILE,
    federation: INTERNATIONAL_PROFILE,
};

const INTERNATIONAL_PROFILE: Profile = Profile {
    first: Side::White,
    bottom: Side::White,
    draws: &[
        Draw::Repetition { times: 3 },
        Draw::NoCaptureOrManMove { plies: 50 },
        Draw::LoneKing { least: 3, most: 3, plies: 32 },
        Draw::LoneKing { least: 1, most: 2, plies: 10 },
    ],
};

const THAI: Rules = Rules {
    home_rows: 2,
    king: KingRange::Flying,
    landing: Landing::JustBehind,
    removal: Removal::AtOnce,
    table: THAI_PROFILE,
    federation: THAI_PROFILE,
    ..AMERICAN
};

const THAI_PROFILE: Profile = Profile {
    first: Side::Black,
    bottom: Side::Black,
    draws: &[Draw::Repetition { times: 3 }, Draw::NoCaptureOrManMove { plies: 80 }],
};

impl Variant {
    /// The draw conditions of the profile called `name`.
    pub const fn draws(self, name: ProfileName) -> &'static [Draw] {
        self.rules().profile(name).draws
    }
}
