//! The library's program: games that are kept, links and replay. Fetched when somebody goes there.

#[cfg(target_arch = "wasm32")]
fn main() {
    wasm_bindgen_futures::spawn_local(dama::app::page::start_library());
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("this program is part of the web page; try `cargo xtask serve`");
}
