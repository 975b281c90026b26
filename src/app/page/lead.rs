//! Which of several windows plays: the one that holds the browser's lock. The browser gives it to another window when this
//! one is gone, however it went. Where there are no such locks (an insecure address, an old browser), a window that sees
//! another one play follows it.

use gloo::events::EventListener;
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::StorageEvent;
use yew::prelude::*;

use super::desk::Desk;
use super::storage;
use crate::app::lead::Lead;
use crate::app::shelf::{CHOICES, GAME, SETTINGS};
use crate::app::state::Action;

/// The lock, which like the storage is the whole host's.
const LOCK: &str = "dama/v1/game";

/// How the lock is asked for.
#[derive(Clone, Copy, PartialEq)]
enum How {
    /// If nobody has it.
    IfFree,
    /// When whoever has it is gone.
    InTurn,
    /// At once, from whoever has it.
    ByForce,
}

/// Finds out which window plays and follows it; gives the way to play here.
#[hook]
pub(super) fn use_lead(desk: &Desk) -> Callback<MouseEvent> {
    let leading = desk.clone();
    use_effect_with((), move |()| {
        if ask(&leading, How::IfFree).is_none() {
            take(&leading);
        }
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "storage", move |event| {
                if let Some(event) = event.dyn_ref::<StorageEvent>() {
                    hear(&leading, event.key().as_deref());
                }
            })
        });
        move || drop(listener)
    });
    let desk = desk.clone();
    Callback::from(move |_| {
        if ask(&desk, How::ByForce).is_none() {
            take(&desk);
        }
    })
}

/// Another window, or the library's program, has written something.
fn hear(desk: &Desk, name: Option<&str>) {
    match name {
        Some(GAME) if follow(desk) && locks().is_none() => desk.act(Action::Lead(Lead::Elsewhere)),
        Some(SETTINGS) => desk.act(Action::Set(storage::settings())),
        Some(CHOICES) => desk.act(Action::Choose(storage::choices())),
        _ => {}
    }
}

/// Shows what another window has kept; gives whether there was something new.
fn follow(desk: &Desk) -> bool {
    match storage::news() {
        None => false,
        Some(Ok(table)) => {
            desk.act(Action::Follow(Box::new(table)));
            true
        }
        // A newer version plays there. What it has written is left alone.
        Some(Err(())) => true,
    }
}

/// This window plays, from what the others have kept.
fn take(desk: &Desk) {
    if let Some(Err(())) = storage::news().map(|news| news.map(|table| desk.act(Action::Follow(Box::new(table))))) {
        // The start of the page knows what to do with a save that it cannot read.
        let _ = web_sys::window().and_then(|window| window.location().reload().ok());
    } else {
        desk.act(Action::Lead(Lead::Here));
    }
}

fn locks() -> Option<JsValue> {
    let navigator = web_sys::window()?.navigator();
    Reflect::get(&navigator, &"locks".into()).ok().filter(JsValue::is_object)
}

/// Asks for the lock; `None` where there are none.
fn ask(desk: &Desk, how: How) -> Option<()> {
    let locks = locks()?;
    let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
    let options = Object::new();
    let set = |name: &str, yes: bool| Reflect::set(&options, &name.into(), &yes.into()).ok();
    set("ifAvailable", how == How::IfFree)?;
    set("steal", how == How::ByForce)?;
    let asking = desk.clone();
    let given = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if lock.is_null() || lock.is_undefined() {
            elsewhere(&asking);
            return JsValue::UNDEFINED;
        }
        take(&asking);
        // It is held as long as this is not fulfilled: to the end of the page.
        Promise::new(&mut |_, _| {}).into()
    });
    let asked: Promise = request.call3(&locks, &LOCK.into(), &options, &given).ok()?.dyn_into().ok()?;
    let desk = desk.clone();
    spawn_local(async move {
        let Err(error) = JsFuture::from(asked).await else { return };
        let name = Reflect::get(&error, &"name".into()).ok().and_then(|name| name.as_string());
        if name.as_deref() == Some("AbortError") {
            // Another window has taken it.
            elsewhere(&desk);
        } else {
            take(&desk);
        }
    });
    Some(())
}

/// Another window plays, until it is gone.
fn elsewhere(desk: &Desk) {
    desk.act(Action::Lead(Lead::Elsewhere));
    follow(desk);
    ask(desk, How::InTurn);
}
