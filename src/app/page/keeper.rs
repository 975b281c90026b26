//! The page's end of its service worker: tells [`Offline`] what has happened, and does what it decides.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    EventTarget, MessageEvent, RegistrationOptions, ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration,
    ServiceWorkerState, ServiceWorkerUpdateViaCache,
};
use yew::prelude::*;

use super::later::later;
use crate::app::offline::{Command, Event as Happened, Notice, Offline};

/// The service worker, beside the page: what it serves is the folder it lies in.
const SERVICE_WORKER: &str = "sw.js";

/// How long the first visit is left alone before everything is fetched once more to be kept.
const FIRST_VISIT: u32 = 2_000;

/// How long the page is left alone before the rest is fetched.
const REST: u32 = 5_000;

/// How long the version before is left to finish what it does, such as bringing the page that starts. Chromium looks once
/// whether it is done when the next one is told to take over, and can miss the moment when it comes later: told at once,
/// one in two took half a minute; told after 300 ms, none of eight.
const QUIET: u32 = 500;

/// How often to look at the time.
const TICK: u32 = 600_000;

/// How long a word that asks for nothing stays.
const READ: u32 = 10_000;

/// Who keeps the site on the device.
#[derive(Clone)]
pub(super) struct Keeper(Rc<Inner>);

struct Inner {
    offline: RefCell<Offline>,
    registration: RefCell<Option<ServiceWorkerRegistration>>,
    listeners: RefCell<Vec<EventListener>>,
    ticking: RefCell<Option<Interval>>,
    notice: UseStateSetter<Notice>,
}

impl PartialEq for Keeper {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Keeps the site on the device; gives what is to be told about it.
#[hook]
pub(super) fn use_keeper(mid_move: bool) -> (Notice, Keeper) {
    let notice = use_state_eq(Notice::default);
    let setter = notice.setter();
    let keeper = use_memo((), |()| Keeper::new(setter));
    let keeper = Keeper::clone(&keeper);
    let starting = keeper.clone();
    use_effect_with((), move |()| starting.start());
    let moving = keeper.clone();
    use_effect_with(mid_move, move |&mid_move| moving.happen(Happened::MidMove(mid_move)));
    (*notice, keeper)
}

impl Keeper {
    fn new(notice: UseStateSetter<Notice>) -> Self {
        Self(Rc::new(Inner {
            offline: RefCell::default(),
            registration: RefCell::default(),
            listeners: RefCell::default(),
            ticking: RefCell::default(),
            notice,
        }))
    }

    /// A callback that tells what the person wants.
    pub(super) fn on(&self, event: Happened) -> Callback<MouseEvent> {
        let keeper = self.clone();
        Callback::from(move |_| keeper.happen(event))
    }

    fn happen(&self, event: Happened) {
        let (command, notice) = {
            let mut offline = self.0.offline.borrow_mut();
            (offline.on(event), offline.notice())
        };
        self.0.notice.set(notice);
        if let Some(command) = command {
            // Whatever is refused here leaves the page as it is.
            let _ = self.carry_out(command);
        }
        if event == Happened::Kept && notice == Notice::Ready {
            let keeper = self.clone();
            later(READ, move || keeper.forget_ready());
        }
    }

    fn forget_ready(&self) {
        if self.0.offline.borrow().notice() == Notice::Ready {
            self.happen(Happened::Dismissed);
        }
    }

    fn carry_out(&self, command: Command) -> Option<()> {
        let registration = self.0.registration.borrow().clone();
        match command {
            Command::Check => {
                let looked = registration?.update().ok()?;
                // Without a network there is no new version.
                spawn_local(async move { drop(JsFuture::from(looked).await) });
                Some(())
            }
            Command::Keep => {
                let message = used();
                message.unshift(&"keep".into());
                container()?.controller()?.post_message(&message).ok()
            }
            Command::FetchRest if saves_data() => None,
            Command::FetchRest => {
                later(REST, move || {
                    if let Some(worker) = container().and_then(|container| container.controller()) {
                        // One that has gone meanwhile is asked at the next visit.
                        let _ = worker.post_message(&"rest".into());
                    }
                });
                Some(())
            }
            Command::TakeOver => {
                let waiting = registration?.waiting()?;
                later(QUIET, move || {
                    // One that has gone has been replaced by a newer one, which is told of by itself.
                    let _ = waiting.post_message(&"take-over".into());
                });
                Some(())
            }
            Command::Reload => web_sys::window()?.location().reload().ok(),
        }
    }

    fn start(&self) {
        let Some(container) = container() else { return };
        self.listen(&container, "controllerchange", |_| Some(Happened::Controlled));
        self.listen(&container, "message", |event| {
            let said = event.dyn_ref::<MessageEvent>()?.data();
            (said == "kept").then_some(Happened::Kept)
        });
        if let Some(document) = web_sys::window().and_then(|window| window.document()) {
            let page = document.clone();
            self.listen(&document, "visibilitychange", move |_| {
                Some(Happened::Hidden { hidden: page.hidden(), now: js_sys::Date::now() })
            });
        }
        let keeper = self.clone();
        let ticking = Interval::new(TICK, move || keeper.happen(Happened::Tick { now: js_sys::Date::now() }));
        *self.0.ticking.borrow_mut() = Some(ticking);

        let keeper = self.clone();
        let wait = if container.controller().is_some() { 0 } else { FIRST_VISIT };
        later(wait, move || {
            spawn_local(async move {
                // A browser that keeps nothing, as some do in private windows, plays all the same.
                if let Ok(registration) = register(&container).await {
                    keeper.registered(&container, registration);
                }
            });
        });
    }

    fn registered(&self, container: &ServiceWorkerContainer, registration: ServiceWorkerRegistration) {
        self.watch(registration.installing());
        let keeper = self.clone();
        let found = registration.clone();
        let listener = EventListener::new(&registration, "updatefound", move |_| keeper.watch(found.installing()));
        self.0.listeners.borrow_mut().push(listener);
        let controlled = container.controller().is_some();
        let waiting = registration.waiting().is_some();
        *self.0.registration.borrow_mut() = Some(registration);
        self.happen(Happened::Registered { controlled, waiting, now: js_sys::Date::now() });
    }

    /// Tells when a version that is being fetched is whole.
    fn watch(&self, worker: Option<ServiceWorker>) {
        let Some(worker) = worker else { return };
        let watched = worker.clone();
        self.listen(&worker, "statechange", move |_| {
            (watched.state() == ServiceWorkerState::Installed).then_some(Happened::Installed)
        });
    }

    fn listen(
        &self,
        target: &EventTarget,
        kind: &'static str,
        what: impl Fn(&web_sys::Event) -> Option<Happened> + 'static,
    ) {
        let keeper = self.clone();
        let listener = EventListener::new(target, kind, move |event| {
            if let Some(event) = what(event) {
                keeper.happen(event);
            }
        });
        self.0.listeners.borrow_mut().push(listener);
    }
}

/// Where the browser has service workers; it has none for pages from an insecure place.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = web_sys::window()?.navigator();
    Reflect::get(&navigator, &"serviceWorker".into()).ok()?.dyn_into().ok()
}

async fn register(container: &ServiceWorkerContainer) -> Result<ServiceWorkerRegistration, JsValue> {
    let options = RegistrationOptions::new();
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    let document = web_sys::window().and_then(|window| window.document());
    let base = document.and_then(|document| document.base_uri().ok().flatten()).unwrap_or_default();
    let url = web_sys::Url::new_with_base(SERVICE_WORKER, &base)?.href();
    JsFuture::from(container.register_with_options(&url, &options)).await?.dyn_into()
}

/// The addresses of all that this visit has fetched.
fn used() -> Array {
    let performance = web_sys::window().and_then(|window| window.performance());
    let entries = performance.map(|performance| performance.get_entries_by_type("resource")).unwrap_or_default();
    entries.iter().filter_map(|entry| Reflect::get(&entry, &"name".into()).ok()).collect()
}

/// Whether the person wants nothing fetched that they did not ask for.
fn saves_data() -> bool {
    let connection = web_sys::window().and_then(|window| Reflect::get(&window.navigator(), &"connection".into()).ok());
    let saves = connection.and_then(|connection| Reflect::get(&connection, &"saveData".into()).ok());
    saves.is_some_and(|saves| saves.is_truthy())
}
