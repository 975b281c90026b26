//! Stands in for the engine until it is there: plays any legal move after a moment.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Timeout;

use crate::game::Game;
use crate::rules::Move;

pub(super) enum Report {
    Best(Move),
}

pub(super) struct Engine {
    on_report: Rc<dyn Fn(Report)>,
    pending: RefCell<Option<Timeout>>,
    seed: Cell<usize>,
}

impl Engine {
    pub(super) fn new(on_report: impl Fn(Report) + 'static) -> Self {
        Self { on_report: Rc::new(on_report), pending: RefCell::new(None), seed: Cell::new(7) }
    }

    pub(super) fn think(&self, game: &Game) {
        let moves = game.position().legal_moves();
        let seed = self.seed.get().wrapping_mul(31).wrapping_add(17);
        self.seed.set(seed);
        let Some(mv) = moves.get(seed % moves.len().max(1)).copied() else { return };
        let on_report = Rc::clone(&self.on_report);
        *self.pending.borrow_mut() = Some(Timeout::new(200, move || on_report(Report::Best(mv))));
    }

    pub(super) fn move_now(&self) {}

    pub(super) fn cancel(&self) {
        *self.pending.borrow_mut() = None;
    }
}
