//! The time a side has left, as it runs.

use gloo::timers::callback::Interval;
use yew::prelude::*;

use super::desk::{Desk, now};
use crate::app::state::Action;
use crate::rules::Side;

/// How often a running clock is looked at, in milliseconds.
const LOOK: u32 = 100;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// The state.
    pub desk: Desk,
    /// Whose time.
    pub side: Side,
}

/// The face of a clock. It alone is drawn again while time runs; when it has run out it says so.
#[component]
pub(super) fn ClockFace(props: &Props) -> Html {
    let Props { desk, side } = props;
    let clock = desk.table.clock().copied();
    let shown = use_state_eq(String::new);
    let setter = shown.setter();
    let running = clock.and_then(|clock| clock.running());
    // Where the board is turned, the face is the other side's.
    use_effect_with((clock, desk.table.revision(), *side), {
        let desk = desk.clone();
        move |&(_, _, side)| {
            let look = move || {
                let Some(clock) = clock else { return };
                let now = now();
                setter.set(written(clock.left(side, now)));
                if clock.fallen(now) == Some(side) {
                    desk.act(Action::Tick);
                }
            };
            look();
            let timer = running.map(|_| Interval::new(LOOK, look));
            move || drop(timer)
        }
    });
    if clock.is_none() {
        return Html::default();
    }
    let class = classes!("clock", (running == Some(*side)).then_some("running"));
    html! { <span {class} role="timer" dir="ltr">{ &*shown }</span> }
}

/// Minutes and seconds; the last ten seconds with tenths.
fn written(left: u64) -> String {
    let (seconds, tenths) = (left / 1000, left % 1000 / 100);
    if seconds < 10 { format!("0:0{seconds}.{tenths}") } else { format!("{}:{:02}", seconds / 60, seconds % 60) }
}
