//! A clock that a person sets by hand: the numbers as they are typed, and what is wrong with them.

use core::ops::RangeInclusive;

use crate::game::TimeControl;

/// How the time is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// For each move.
    PerMove,
    /// For the game, and some more after each move.
    Fischer,
    /// What one side uses the other gains.
    SandGlass,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::PerMove, Self::Fischer, Self::SandGlass];

    /// The name in the page's markup.
    pub const fn name(self) -> &'static str {
        match self {
            Self::PerMove => "move",
            Self::Fischer => "game",
            Self::SandGlass => "sand-glass",
        }
    }

    /// A clock of this kind.
    const fn of(self, seconds: u32, increment: u32) -> TimeControl {
        match self {
            Self::PerMove => TimeControl::PerMove { seconds },
            Self::Fischer => TimeControl::Fischer { seconds, increment },
            Self::SandGlass => TimeControl::SandGlass { seconds },
        }
    }

    /// Whether it is for two people only.
    pub const fn is_for_two(self) -> bool {
        self.of(0, 0).is_for_two()
    }
}

/// A number that is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Whole minutes.
    Minutes,
    /// Seconds beside them.
    Seconds,
    /// Seconds that are added after each move.
    Increment,
}

impl Field {
    /// What it may be.
    pub const fn bounds(self) -> RangeInclusive<u32> {
        match self {
            Self::Minutes => 0..=180,
            Self::Seconds => 0..=59,
            Self::Increment => TimeControl::INCREMENTS,
        }
    }

    /// The name in the page's markup.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Minutes => "minutes",
            Self::Seconds => "seconds",
            Self::Increment => "increment",
        }
    }
}

/// Why the numbers are no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// This is no whole number within its bounds.
    Number(Field),
    /// All together it is less than so many seconds.
    TooShort(u32),
}

impl Wrong {
    /// Where to put it right.
    pub const fn field(self) -> Field {
        match self {
            Self::Number(field) => field,
            Self::TooShort(_) => Field::Seconds,
        }
    }
}

/// What is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnTime {
    /// How the time is given.
    pub kind: Kind,
    minutes: String,
    seconds: String,
    increment: String,
}

impl OwnTime {
    /// The numbers of a clock.
    pub fn of(control: TimeControl) -> Self {
        let (kind, increment) = match control {
            TimeControl::PerMove { .. } => (Kind::PerMove, 0),
            TimeControl::Fischer { increment, .. } => (Kind::Fischer, increment),
            TimeControl::SandGlass { .. } => (Kind::SandGlass, 0),
        };
        let seconds = control.seconds();
        Self {
            kind,
            minutes: (seconds / 60).to_string(),
            seconds: (seconds % 60).to_string(),
            increment: increment.to_string(),
        }
    }

    /// The same numbers for another kind.
    #[must_use]
    pub fn of_kind(self, kind: Kind) -> Self {
        Self { kind, ..self }
    }

    /// The numbers that there are for this kind.
    pub const fn fields(&self) -> &'static [Field] {
        match self.kind {
            Kind::Fischer => &[Field::Minutes, Field::Seconds, Field::Increment],
            Kind::PerMove | Kind::SandGlass => &[Field::Minutes, Field::Seconds],
        }
    }

    /// What stands in a field.
    pub fn text(&self, field: Field) -> &str {
        match field {
            Field::Minutes => &self.minutes,
            Field::Seconds => &self.seconds,
            Field::Increment => &self.increment,
        }
    }

    /// The same with another text in a field.
    #[must_use]
    pub fn with(mut self, field: Field, text: String) -> Self {
        match field {
            Field::Minutes => self.minutes = text,
            Field::Seconds => self.seconds = text,
            Field::Increment => self.increment = text,
        }
        self
    }

    /// The clock that this is.
    pub fn control(&self) -> Result<TimeControl, Wrong> {
        let number = |field: Field| {
            let number = self.text(field).trim().parse().ok().filter(|number| field.bounds().contains(number));
            number.ok_or(Wrong::Number(field))
        };
        let seconds = number(Field::Minutes)? * 60 + number(Field::Seconds)?;
        let increment = if self.kind == Kind::Fischer { number(Field::Increment)? } else { 0 };
        let control = self.kind.of(seconds, increment);
        let least = *control.bounds().start();
        if seconds < least { Err(Wrong::TooShort(least)) } else { Ok(control) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clock_is_typed_and_read_back() {
        let own = [
            TimeControl::PerMove { seconds: 3 },
            TimeControl::Fischer { seconds: 10_859, increment: 180 },
            TimeControl::SandGlass { seconds: 95 },
        ];
        for control in TimeControl::ALL.into_iter().chain(own) {
            assert_eq!(OwnTime::of(control).control(), Ok(control));
        }
    }

    #[test]
    fn what_is_wrong_is_said_of_the_field_it_is_in() {
        let good = OwnTime::of(TimeControl::Fischer { seconds: 300, increment: 5 });
        for (field, text) in [
            (Field::Minutes, "181"),
            (Field::Minutes, ""),
            (Field::Seconds, "60"),
            (Field::Seconds, "-1"),
            (Field::Increment, "1.5"),
            (Field::Increment, "99999999999"),
        ] {
            assert_eq!(good.clone().with(field, text.to_owned()).control(), Err(Wrong::Number(field)), "{text:?}");
        }
        let short = |kind: Kind, seconds: &str| {
            let own = OwnTime { kind, ..good.clone() }.with(Field::Minutes, "0".to_owned());
            own.with(Field::Seconds, seconds.to_owned()).control()
        };
        assert_eq!(short(Kind::Fischer, "9"), Err(Wrong::TooShort(10)));
        assert_eq!(short(Kind::PerMove, "2"), Err(Wrong::TooShort(3)));
        assert_eq!(short(Kind::SandGlass, "10"), Ok(TimeControl::SandGlass { seconds: 10 }));
        // What a kind has no field for does not matter to it.
        let own = OwnTime { kind: Kind::PerMove, ..good.with(Field::Increment, "much".to_owned()) };
        assert_eq!(own.control(), Ok(TimeControl::PerMove { seconds: 300 }));
    }
}
