//! The page program.

#[cfg(target_arch = "wasm32")]
fn main() {
    use dama::app::page::{App, install_panic_hook};

    install_panic_hook();
    let root = gloo::utils::document().get_element_by_id("app");
    match root {
        // What lies in it until now is a board without pieces, for the first paint.
        Some(root) => yew::Renderer::<App>::with_root(root).render(),
        None => yew::Renderer::<App>::new().render(),
    };
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("this program is the web page; try `cargo xtask serve`");
}
