//! Shows a move hop by hop: a stop of the table's [motion](crate::app::motion) at a time.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::document::prefers_stillness;
use crate::app::table::Table;

/// How long a hop takes, in milliseconds; the style sheet moves the piece in a little less.
const HOP: u32 = 200;

/// The hop that is being shown, and a callback that ends the show.
#[hook]
pub(super) fn use_playback(table: &Rc<Table>) -> (Option<usize>, Callback<()>) {
    let motion = table.motion();
    let shown = use_state_eq(|| (0, None::<usize>));
    let serial = motion.serial();
    let stop = match *shown {
        (of, stop) if of == serial => stop,
        _ if prefers_stillness() => None,
        _ => motion.first_stop(),
    };
    let next = stop.and_then(|stop| motion.next_stop(stop));
    let setter = shown.setter();
    use_effect_with((serial, stop), move |&(serial, stop)| {
        let timer = stop.map(|_| Timeout::new(HOP, move || setter.set((serial, next))));
        move || drop(timer)
    });
    let setter = shown.setter();
    let end = use_callback(serial, move |(), &serial| setter.set((serial, None)));
    (stop, end)
}
