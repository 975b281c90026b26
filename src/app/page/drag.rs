//! Dragging a piece with mouse, pen or finger.
//!
//! While a piece is dragged only its own element moves, by its `translate` property; the page is not rendered again
//! until it is let go. Below a small distance a press stays a tap, which the board hears as a click.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, Event, HtmlElement, KeyboardEvent, PointerEvent};
use yew::prelude::*;

use crate::app::hand::Intent;
use crate::app::view::View;
use crate::rules::{Bits, Square};

/// How far a press may wander and still be a tap, in CSS pixels.
const MOUSE_SLOP: f64 = 4.0;
const TOUCH_SLOP: f64 = 10.0;

/// What a drag needs to know of the board, as it was last rendered.
#[derive(Clone)]
pub(super) struct Draggable {
    pub(super) view: View,
    /// Squares whose piece can be taken up.
    pub(super) pieces: Bits,
    pub(super) on_intent: Callback<Intent>,
}

struct Drag {
    pointer: i32,
    from: Square,
    start: (f64, f64),
    slop: f64,
    rect: DomRect,
    /// The element that follows the pointer, once there is a drag.
    figure: Option<HtmlElement>,
}

struct Hands {
    board: Element,
    draggable: Rc<RefCell<Draggable>>,
    drag: RefCell<Option<Drag>>,
}

/// Lets pieces on the board element be dragged.
#[hook]
pub(super) fn use_drag(board: NodeRef, draggable: Draggable) {
    let latest = use_mut_ref(|| draggable.clone());
    *latest.borrow_mut() = draggable;
    use_effect_with((), move |()| {
        let listeners = board.cast::<Element>().map(|board| {
            let hands = Rc::new(Hands { board, draggable: latest, drag: RefCell::new(None) });
            hands.listen()
        });
        move || drop(listeners)
    });
}

impl Hands {
    fn listen(self: Rc<Self>) -> Vec<EventListener> {
        let on = |name: &'static str, handle: fn(&Self, &PointerEvent)| {
            let hands = Rc::clone(&self);
            EventListener::new_with_options(
                &self.board,
                name,
                EventListenerOptions::enable_prevent_default(),
                move |event: &Event| {
                    if let Some(event) = event.dyn_ref::<PointerEvent>() {
                        handle(&hands, event);
                    }
                },
            )
        };
        let mut listeners = vec![
            on("pointerdown", Self::down),
            on("pointermove", Self::moved),
            on("pointerup", Self::up),
            on("pointercancel", |hands, _| hands.give_up()),
            on("contextmenu", |hands, _| hands.give_up()),
        ];
        if let Some(window) = web_sys::window() {
            let hands = Rc::clone(&self);
            listeners.push(EventListener::new(&window, "keydown", move |event| {
                if event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape") {
                    hands.give_up();
                }
            }));
        }
        listeners
    }

    fn down(&self, event: &PointerEvent) {
        if !event.is_primary() || event.button() != 0 || self.drag.borrow().is_some() {
            return;
        }
        let rect = self.board.get_bounding_client_rect();
        let draggable = self.draggable.borrow();
        let Some(from) = square_under(event, &rect, draggable.view) else { return };
        if !draggable.pieces.contains(from) {
            return;
        }
        *self.drag.borrow_mut() = Some(Drag {
            pointer: event.pointer_id(),
            from,
            start: point(event),
            slop: if event.pointer_type() == "mouse" { MOUSE_SLOP } else { TOUCH_SLOP },
            rect,
            figure: None,
        });
    }

    fn moved(&self, event: &PointerEvent) {
        let mut lifted = None;
        if let Some(drag) = self.drag.borrow_mut().as_mut().filter(|drag| drag.pointer == event.pointer_id()) {
            let (x, y) = point(event);
            let (dx, dy) = (x - drag.start.0, y - drag.start.1);
            if drag.figure.is_none() && dx.hypot(dy) > drag.slop {
                drag.figure = self.figure_on(drag.from);
                if let Some(figure) = &drag.figure {
                    // A pointer that is gone cannot be captured; then its drag ends by itself.
                    let _ = self.board.set_pointer_capture(event.pointer_id());
                    let _ = figure.set_attribute("data-dragged", "");
                    lifted = Some(drag.from);
                }
            }
            if let Some(figure) = &drag.figure {
                let _ = figure.style().set_property("translate", &format!("{dx}px {dy}px"));
                event.prevent_default();
            }
        }
        if let Some(from) = lifted {
            self.emit(Intent::Lift(from));
        }
    }

    fn up(&self, event: &PointerEvent) {
        if self.drag.borrow().as_ref().is_none_or(|drag| drag.pointer != event.pointer_id()) {
            return;
        }
        let Some(drag) = self.drag.take() else { return };
        let Some(figure) = &drag.figure else { return };
        let_go(figure);
        let view = self.draggable.borrow().view;
        match square_under(event, &drag.rect, view) {
            Some(to) => self.emit(Intent::Drop { from: drag.from, to }),
            None => self.emit(Intent::Cancel),
        }
    }

    fn give_up(&self) {
        if let Some(figure) = self.drag.take().and_then(|drag| drag.figure) {
            let_go(&figure);
            self.emit(Intent::Cancel);
        }
    }

    fn emit(&self, intent: Intent) {
        let on_intent = self.draggable.borrow().on_intent.clone();
        on_intent.emit(intent);
    }

    fn figure_on(&self, square: Square) -> Option<HtmlElement> {
        let number = self.draggable.borrow().view.geometry.number(square);
        let figure = self.board.query_selector(&format!("[data-on=\"{number}\"]")).ok().flatten()?;
        figure.dyn_into().ok()
    }
}

fn let_go(figure: &HtmlElement) {
    // Neither name can be refused.
    let _ = figure.remove_attribute("data-dragged");
    let _ = figure.style().remove_property("translate");
}

fn point(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn square_under(event: &PointerEvent, rect: &DomRect, view: View) -> Option<Square> {
    let (x, y) = point(event);
    view.square_at((x - rect.left()) / rect.width(), (y - rect.top()) / rect.height())
}
