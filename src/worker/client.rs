//! The page's end of the wire in the browser: starts the worker, carries out what [`Link`] commands.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

pub use super::link::Report;
use super::link::{Command, Event, Link};
use super::protocol::{ToPage, ToWorker};
use crate::engine::Limits;
use crate::game::Game;

/// What in the document names the file the worker starts from: the name has a hash, so that the worker is of the same
/// build as the page.
const NAMED_BY: &str = "data-worker";

/// The computer player, as the page sees it.
pub struct Engine(Rc<RefCell<Inner>>);

struct Inner {
    link: Link,
    running: Option<Running>,
    alarm: Option<Timeout>,
    /// Tells that a worker could not be started.
    refused: Option<Timeout>,
    on_report: Rc<dyn Fn(Report)>,
    /// Ourselves, for the listeners.
    this: Weak<RefCell<Inner>>,
}

struct Running {
    worker: Worker,
    _listeners: [EventListener; 3],
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Engine {
    /// Starts a worker; `on_report` hears of every answer.
    pub fn new(on_report: impl Fn(Report) + 'static) -> Self {
        let (link, commands) = Link::new();
        let inner = Rc::new_cyclic(|this| {
            RefCell::new(Inner {
                link,
                running: None,
                alarm: None,
                refused: None,
                on_report: Rc::new(on_report),
                this: Weak::clone(this),
            })
        });
        carry_out(&inner, commands);
        Self(inner)
    }

    /// Thinks about `game`. An earlier request is forgotten.
    pub fn think(&self, game: &Game, limits: Limits) {
        let seed = (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
        happen(&self.0, Event::Think { game: Box::new(game.clone()), limits, seed });
    }

    /// Answers within a moment, with the best move so far.
    pub fn move_now(&self) {
        happen(&self.0, Event::MoveNow);
    }

    /// Forgets the request.
    pub fn cancel(&self) {
        happen(&self.0, Event::Cancel);
    }
}

fn happen(inner: &Rc<RefCell<Inner>>, event: Event) {
    let commands = inner.borrow_mut().link.on(event);
    carry_out(inner, commands);
}

fn carry_out(inner: &Rc<RefCell<Inner>>, commands: Vec<Command>) {
    let mut todo = VecDeque::from(commands);
    while let Some(command) = todo.pop_front() {
        match command {
            Command::Respawn => respawn(inner),
            Command::End => end(inner),
            Command::Post(message) => {
                if let Err(event) = post(inner, &message) {
                    todo.extend(inner.borrow_mut().link.on(event));
                }
            }
            Command::SetAlarm(ms) => {
                let alarm = ms.map(|ms| timer(inner, ms, Event::Alarm));
                inner.borrow_mut().alarm = alarm;
            }
            Command::Report(report) => {
                // Not under the borrow: the page may ask for the next move at once.
                let on_report = Rc::clone(&inner.borrow().on_report);
                on_report(report);
            }
        }
    }
}

fn timer(inner: &Rc<RefCell<Inner>>, ms: u32, event: Event) -> Timeout {
    let this = Weak::clone(&inner.borrow().this);
    Timeout::new(ms, move || {
        if let Some(inner) = this.upgrade() {
            happen(&inner, event);
        }
    })
}

fn end(inner: &Rc<RefCell<Inner>>) {
    let old = {
        let mut inner = inner.borrow_mut();
        (inner.running.take(), inner.refused.take())
    };
    drop(old);
}

fn respawn(inner: &Rc<RefCell<Inner>>) {
    end(inner);
    let this = Weak::clone(&inner.borrow().this);
    match start(&this) {
        Ok(running) => inner.borrow_mut().running = Some(running),
        Err(why) => {
            // Told later, not from here: a browser that has no workers would otherwise be asked again at once.
            let refused = timer(inner, 1000, Event::Died(format!("{why:?}")));
            inner.borrow_mut().refused = Some(refused);
        }
    }
}

fn start(this: &Weak<RefCell<Inner>>) -> Result<Running, JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or("there is no document")?;
    let base = document.base_uri()?.unwrap_or_default();
    let named = document.query_selector(&format!("[{NAMED_BY}]"))?.and_then(|by| by.get_attribute(NAMED_BY));
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let url = web_sys::Url::new_with_base(&named.ok_or("no worker is named")?, &base)?.href();
    let worker = Worker::new_with_options(&url, &options)?;
    let listen = |kind: &'static str, event: fn(&web_sys::Event) -> Event| {
        let this = Weak::clone(this);
        EventListener::new(&worker, kind, move |js| {
            if let Some(inner) = this.upgrade() {
                happen(&inner, event(js));
            }
        })
    };
    let listeners = [
        listen("message", |js| match read(js) {
            Some(message) => Event::Message(message),
            None => Event::Died("the worker sends what cannot be read".to_owned()),
        }),
        listen("error", |_| Event::Died("the worker failed".to_owned())),
        listen("messageerror", |_| Event::Died("the worker's message was lost".to_owned())),
    ];
    Ok(Running { worker, _listeners: listeners })
}

fn read(js: &web_sys::Event) -> Option<ToPage> {
    let data = js.dyn_ref::<MessageEvent>()?.data();
    postcard::from_bytes(&data.dyn_ref::<js_sys::Uint8Array>()?.to_vec()).ok()
}

fn post(inner: &Rc<RefCell<Inner>>, message: &ToWorker) -> Result<(), Event> {
    let inner = inner.borrow();
    let Some(running) = &inner.running else { return Err(Event::Died("there is no worker".to_owned())) };
    let bytes = postcard::to_allocvec(message).map_err(|error| Event::Died(error.to_string()))?;
    let array = js_sys::Uint8Array::from(bytes.as_slice());
    running.worker.post_message(&array).map_err(|error| Event::Died(format!("{error:?}")))
}
