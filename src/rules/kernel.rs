//! The generator, compiled once for each rule set that ships and once for any other.
//!
//! A [`Kernel`] is picked once ([`Kernel::of`]) by what the rules say, never by a name; inside it every branch on a
//! rule is decided at compile time. A rule set that moves like none of the shipped tables gets the general kernel,
//! which reads its table as it goes. So does every rule set where the feature `specialised` is off: the page, which
//! needs a list of moves now and then and not millions a second, is 7 KB lighter without (compressed).

use super::board::Board;
use super::generate::{self, Facts};
use super::moves::Move;
use super::piece::Side;
use super::position::Position;
use super::table::Rules;
#[cfg(any(test, feature = "specialised"))]
use super::variant::Variant;

type Generate = fn(&Rules, &Board, Side, &mut Vec<Move>);

/// The generator's entry points for one rule set. Each takes the table it was picked for.
#[derive(Clone, Copy, Debug)]
pub struct Kernel {
    /// Appends every legal move.
    pub legal: Generate,
    /// Appends the captures only.
    pub captures: Generate,
    /// Appends the quiet moves only, whether or not a capture is compulsory.
    pub quiets: Generate,
    /// Whether there is a capture.
    pub has_capture: fn(&Rules, &Board, Side) -> bool,
    /// Whether there is a quiet move, whether or not a capture is compulsory.
    pub has_quiet: fn(&Rules, &Board, Side) -> bool,
    perft: fn(&Rules, &Board, Side, u32, &mut Vec<Move>) -> u64,
}

impl Kernel {
    /// The kernel for `rules`.
    pub fn of(rules: &Rules) -> &'static Self {
        Self::specialised(rules).unwrap_or(&GENERAL)
    }

    #[cfg(feature = "specialised")]
    fn specialised(rules: &Rules) -> Option<&'static Self> {
        let shipped = Variant::ALL.into_iter().find(|variant| variant.rules().moves_like(rules));
        shipped.map(Self::shipped)
    }

    #[cfg(not(feature = "specialised"))]
    fn specialised(_: &Rules) -> Option<&'static Self> {
        None
    }

    const fn with<F: Facts>() -> Self {
        Self {
            legal: generate::legal::<F>,
            captures: generate::captures::<F>,
            quiets: generate::quiets::<F>,
            has_capture: generate::has_capture::<F>,
            has_quiet: generate::has_quiet::<F>,
            perft: generate::perft::<F>,
        }
    }
}

/// How many lines of `depth` plies there are from `position`: moves are counted by identity.
pub fn perft(position: &Position, depth: u32) -> u64 {
    let rules = position.rules();
    (Kernel::of(rules).perft)(rules, position.board(), position.turn(), depth, &mut Vec::new())
}

struct General;

impl Facts for General {
    #[inline(always)]
    fn rules(table: &Rules) -> &Rules {
        table
    }
}

static GENERAL: Kernel = Kernel::with::<General>();

#[cfg(feature = "specialised")]
macro_rules! kernels {
    ($($variant:ident),*) => {
        $(
            struct $variant;
            impl Facts for $variant {
                #[inline(always)]
                fn rules(_: &Rules) -> &Rules {
                    const { Variant::$variant.rules() }
                }
            }
        )*
        impl Kernel {
            fn shipped(variant: Variant) -> &'static Self {
                match variant {
                    $(Variant::$variant => const { &Kernel::with::<$variant>() },)*
                }
            }
        }
    };
}
#[cfg(feature = "specialised")]
kernels!(American, Russian, Brazilian, Spanish, Italian, Czech, International, Thai);

#[cfg(test)]
mod tests {
    use super::*;

    /// The general kernel and the compiled ones are the same generator: they must count alike.
    #[test]
    fn general_kernel_agrees_with_the_compiled_ones() {
        for variant in Variant::ALL {
            let start = Position::start(variant);
            let general = (GENERAL.perft)(start.rules(), start.board(), start.turn(), 7, &mut Vec::new());
            assert_eq!(general, perft(&start, 7), "{}", variant.name());
        }
    }
}
