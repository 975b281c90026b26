//! Something that is done a little later, whatever happens meanwhile.

use gloo::timers::future::TimeoutFuture;
use wasm_bindgen_futures::spawn_local;

/// Does `what` after so many milliseconds. A timer that is only forgotten would stay in memory for good, and so would all
/// it holds.
pub(super) fn later(milliseconds: u32, what: impl FnOnce() + 'static) {
    spawn_local(async move {
        TimeoutFuture::new(milliseconds).await;
        what();
    });
}
