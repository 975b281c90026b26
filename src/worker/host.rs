//! The worker's end of the wire in the browser: hears requests, lets the engine think, answers.
//!
//! A search rests every few milliseconds, also in the middle of an iteration, and lets the browser deliver messages: a stop
//! is heard then. The weights of a rule set are fetched when it is first thought about; see `weights`.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::future::TimeoutFuture;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};
use web_time::{Duration, Instant};

use super::protocol::{PROTOCOL, Thought, ToPage, ToWorker};
use super::weights::Library;
use crate::engine::{Clock, Engine, Limits, Step};
use crate::game::Record;
use crate::notation::Labels;
use crate::rules::Variant;

/// How long the engine may think before the browser may deliver messages.
const BREATH: Duration = Duration::from_millis(15);

/// Listens for requests as long as the worker lives.
pub fn run() {
    std::panic::set_hook(Box::new(|info| post(&ToPage::Failed { message: info.to_string() })));
    let host = Rc::new(Host::default());
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let listening = EventListener::new(&scope, "message", move |event| hear(&host, event));
    listening.forget();
    post(&ToPage::Ready { protocol: PROTOCOL });
}

#[derive(Default)]
struct Host {
    /// Taken out while it thinks.
    engine: RefCell<Option<Engine>>,
    waiting: RefCell<VecDeque<Request>>,
    thinking: Cell<bool>,
    /// The latest request that is to stop, with all before it.
    stopped: Cell<Option<u32>>,
    weights: Library,
    /// Whose weights the engine has.
    judges: Cell<Option<Variant>>,
}

struct Request {
    id: u32,
    record: Record,
    limits: Limits,
    seed: u64,
}

/// The clock of a search that rests.
struct Stopwatch {
    start: Instant,
    rested: Cell<Instant>,
}

impl Stopwatch {
    fn new() -> Self {
        let now = Instant::now();
        Self { start: now, rested: Cell::new(now) }
    }

    /// Lets the browser deliver messages.
    async fn rest(&self) {
        TimeoutFuture::new(0).await;
        self.rested.set(Instant::now());
    }
}

impl Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn rests(&self) -> bool {
        self.rested.get().elapsed() >= BREATH
    }
}

fn hear(host: &Rc<Host>, event: &web_sys::Event) {
    let bytes = event
        .dyn_ref::<MessageEvent>()
        .and_then(|event| event.data().dyn_into::<js_sys::Uint8Array>().ok())
        .map(|array| array.to_vec())
        .unwrap_or_default();
    match postcard::from_bytes(&bytes) {
        Ok(ToWorker::Stop { id }) => host.stopped.set(Some(id)),
        Ok(ToWorker::Think { id, record, limits, seed }) => {
            host.waiting.borrow_mut().push_back(Request { id, record, limits, seed });
            if !host.thinking.replace(true) {
                let host = Rc::clone(host);
                spawn_local(async move {
                    loop {
                        let next = host.waiting.borrow_mut().pop_front();
                        match next {
                            Some(request) => think(&host, request).await,
                            None if work_ahead(&host).await => {}
                            None => break,
                        }
                    }
                    host.thinking.set(false);
                });
            }
        }
        Err(error) => post(&ToPage::Failed { message: error.to_string() }),
    }
}

async fn think(host: &Host, request: Request) {
    let Request { id, record, limits, seed } = request;
    let game = match record.game() {
        Ok(game) => game,
        Err(error) => return post(&ToPage::Failed { message: error.to_string() }),
    };
    let labels = Labels::canonical(game.position().rules());
    let variant = game.rule_set().variant;
    let is_stopped = || host.stopped.get() == Some(id);
    let weights = host.weights.of(variant, is_stopped).await;
    let clock = Stopwatch::new();
    let thought = |info: &_| Thought::new(info, &labels, clock.elapsed().as_millis() as u64);
    // Only one request thinks at a time, so the engine is there.
    let mut engine = host.engine.take().unwrap_or_default();
    if host.judges.get() != weights.as_ref().map(|weights| weights.variant()) {
        host.judges.set(weights.as_ref().map(|weights| weights.variant()));
        engine.set_weights(weights);
    }
    let mut search = engine.start(&game, limits, seed);
    let info = loop {
        match search.deepen(&clock) {
            Step::Done(info) => break info,
            Step::Deeper(info) => post(&ToPage::Progress { id, thought: thought(&info) }),
            Step::Paused => {}
        }
        if clock.rests() {
            clock.rest().await;
            if is_stopped() {
                break search.choice();
            }
        }
    };
    host.engine.replace(Some(engine));
    post(&ToPage::Best { id, thought: info.as_ref().map(thought) });
}

/// Nobody waits for an answer: solves some of the endings to come. Whether there are more.
async fn work_ahead(host: &Host) -> bool {
    let clock = Stopwatch::new();
    let mut engine = host.engine.take().unwrap_or_default();
    let more = engine.work_ahead(&clock);
    host.engine.replace(Some(engine));
    if more {
        clock.rest().await;
    }
    more
}

fn post(message: &ToPage) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    if let Ok(bytes) = postcard::to_allocvec(message) {
        // A page that is gone needs no answer.
        let _ = scope.post_message(&js_sys::Uint8Array::from(bytes.as_slice()));
    }
}
