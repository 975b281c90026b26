//! Asks the engine for what the table wants, and brings the answer back to it.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use web_time::{Duration, Instant};
use yew::prelude::*;

use super::desk::Desk;
use crate::app::lead::Lead;
use crate::app::state::Action;
use crate::app::table::{Aim, Request};
use crate::engine::{Level, Limits};
use crate::rules::{Move, Side};
use crate::worker::client::{Engine, Report};

/// A reply that comes sooner is held back so long, to be seen as a move of its own.
const PAUSE: Duration = Duration::from_millis(450);

/// How long the computer looks at a position in which it has nothing else to do.
const GLANCE: Duration = Duration::from_millis(400);

/// The engine, for those who want it to hurry.
#[derive(Clone)]
pub(super) struct Thinker(Rc<Inner>);

struct Inner {
    engine: Engine,
    asked: Rc<RefCell<Asked>>,
}

struct Asked {
    at: Instant,
    /// Whether a move is wanted, and not only a view.
    for_a_move: bool,
    /// How long an answer is held back at least.
    pause: Duration,
    /// An answer that is held back.
    held: Option<Timeout>,
    /// Who is to move where it was asked, if the person wants to know how the computer sees it.
    seen_by: Option<Side>,
}

impl Thinker {
    fn new(desk: &Desk) -> Self {
        let asked = Rc::new(RefCell::new(Asked {
            at: Instant::now(),
            for_a_move: false,
            pause: PAUSE,
            held: None,
            seen_by: None,
        }));
        let engine = Engine::new({
            let (desk, asked) = (desk.clone(), Rc::clone(&asked));
            move |report| match report {
                Report::Best(mv, thought) => {
                    score(&asked, &desk, thought.score);
                    hold(&asked, &desk, mv);
                }
                Report::Failed(_) => desk.act(Action::EngineFailed),
                Report::Progress(thought) => score(&asked, &desk, thought.score),
            }
        });
        Self(Rc::new(Inner { engine, asked }))
    }

    /// Ends the thinking with the best move so far.
    pub(super) fn move_now(&self) {
        self.0.engine.move_now();
    }

    fn ask(&self, desk: &Desk, request: Request) {
        let for_a_move = request.aim != Aim::Glance;
        let seen_by = desk.settings.evaluation.then(|| desk.table.turn());
        // Not from the little time that a clock may leave it.
        let pause = request.time_ms.map_or(PAUSE, |most| PAUSE.min(Duration::from_millis(most.into())));
        *self.0.asked.borrow_mut() = Asked { at: Instant::now(), for_a_move, pause, held: None, seen_by };
        self.0.engine.think(desk.table.game(), limits(request));
    }

    fn cancel(&self) {
        self.0.asked.borrow_mut().held = None;
        self.0.engine.cancel();
    }
}

impl PartialEq for Thinker {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// A reply is as strong as its level, a hint as good as a second allows, a glance shorter.
fn limits(request: Request) -> Limits {
    let mut limits = match request.aim {
        Aim::Reply(level) => Limits::level(Level::new(level.get()).unwrap_or(Level::BEST)),
        Aim::Hint => Limits::time(Duration::from_secs(1)),
        Aim::Glance => Limits::time(GLANCE),
    };
    if let Some(most) = request.time_ms {
        limits.time_ms = Some(limits.time_ms.map_or(most, |time| time.min(most)));
    }
    limits
}

/// Tells how the computer sees the position it was asked about, for White.
fn score(asked: &Rc<RefCell<Asked>>, desk: &Desk, score: i32) {
    let Some(side) = asked.borrow().seen_by else { return };
    desk.act(Action::Scored(if side == Side::White { score } else { -score }));
}

fn hold(asked: &Rc<RefCell<Asked>>, desk: &Desk, mv: Move) {
    let wait = {
        let asked = asked.borrow();
        if !asked.for_a_move {
            return;
        }
        asked.pause.saturating_sub(asked.at.elapsed())
    };
    let desk = desk.clone();
    let millis = u32::try_from(wait.as_millis()).unwrap_or_default();
    asked.borrow_mut().held = Some(Timeout::new(millis, move || desk.act(Action::Answered(mv))));
}

/// Keeps the engine at what the table wants of it.
#[hook]
pub(super) fn use_thinking(desk: &Desk) -> Thinker {
    let thinker = use_memo((), |()| Thinker::new(desk));
    let thinker = Thinker::clone(&thinker);
    let (asking, desk) = (thinker.clone(), desk.clone());
    // Where another window plays, its engine thinks.
    let request = desk.table.request().filter(|_| desk.lead != Lead::Elsewhere);
    use_effect_with(request, move |request| match request {
        Some(request) => asking.ask(&desk, *request),
        None => asking.cancel(),
    });
    thinker
}
