//! What components are given: the state with the way to change it, and the words.
//!
//! A part of the page that has neither state nor effects of its own is a function of these and no component: it is
//! rendered whenever they change anyway, and a component is several kilobytes of program.

use std::ops::Deref;
use std::rc::Rc;

use yew::prelude::*;

use super::words::Words;
use crate::app::speech::Speech;
use crate::app::state::{Action, State};

/// The time of day in milliseconds, as it was when the page was opened and without the jumps the device's clock has made
/// since: no flag falls because a clock was set.
pub(super) fn now() -> u64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or_else(js_sys::Date::now, |performance| performance.time_origin() + performance.now()) as u64
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        match self.at(now()).after(action) {
            Some(next) => Rc::new(next),
            None => self,
        }
    }
}

/// The state as it was when this was rendered, and the way to change it.
#[derive(Clone, PartialEq)]
pub(super) struct Desk {
    state: Rc<State>,
    dispatcher: UseReducerDispatcher<State>,
}

impl Desk {
    pub(super) fn new(handle: &UseReducerHandle<State>) -> Self {
        Self { state: Rc::new(State::clone(handle)), dispatcher: handle.dispatcher() }
    }

    pub(super) fn act(&self, action: Action) {
        self.dispatcher.dispatch(action);
    }

    /// A callback that always does the same.
    pub(super) fn on<E: 'static>(&self, action: Action) -> Callback<E> {
        let dispatcher = self.dispatcher.clone();
        Callback::from(move |_| dispatcher.dispatch(action.clone()))
    }

    /// Words about the table.
    pub(super) fn speech<'a>(&'a self, words: &'a Words) -> Speech<'a> {
        Speech::new(words, &self.table, self.settings.coordinates)
    }
}

impl Deref for Desk {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}

/// What most components are given: the state and the words.
#[derive(Clone, Properties, PartialEq)]
pub(super) struct Seen {
    pub(super) desk: Desk,
    pub(super) words: Words,
}
