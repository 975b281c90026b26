//! The worker program: the engine behind a message port.

fn main() {
    #[cfg(target_arch = "wasm32")]
    dama::worker::host::run();
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("this program is the page's worker; try `cargo xtask serve`");
}
