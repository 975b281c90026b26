//! Ways across the board that are drawn over it: the capture that is owed, the one that was tried, those to choose from.

use super::table::{News, Table};
use crate::rules::{Route, Square};

/// A way to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// What it is.
    pub kind: Kind,
    /// The squares it leads over, the piece's own first.
    pub squares: Vec<Square>,
    /// The squares of the pieces it takes.
    pub takes: Vec<Square>,
}

/// What a way is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The rules demand it.
    Owed,
    /// It was tried, and gives way.
    Tried,
    /// One of several to choose from, by its number.
    Choice(usize),
}

impl Trace {
    fn new(kind: Kind, route: &Route) -> Self {
        let squares = core::iter::once(route.from).chain(route.hops.iter().map(|hop| hop.to)).collect();
        let takes = route.hops.iter().filter_map(|hop| hop.captured).collect();
        Self { kind, squares, takes }
    }
}

/// More would hide the board.
const MOST: usize = 4;

/// The ways to draw now.
pub fn traces(table: &Table) -> Vec<Trace> {
    let reason = match table.news() {
        News::Ways(ways) => {
            return (1..).zip(ways).map(|(number, way)| Trace::new(Kind::Choice(number), &way.route)).collect();
        }
        News::Refused(refusal) => refusal.reason(),
        _ => None,
    };
    let Some(reason) = reason else { return Vec::new() };
    let tried = reason.tried.iter().map(|route| Trace::new(Kind::Tried, route));
    tried.chain(reason.owed.iter().take(MOST).map(|route| Trace::new(Kind::Owed, route))).collect()
}
