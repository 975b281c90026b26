//! The page program.

#[cfg(target_arch = "wasm32")]
fn main() {
    wasm_bindgen_futures::spawn_local(dama::app::page::start());
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("this program is the web page; try `cargo xtask serve`");
}
