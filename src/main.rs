//! The page program.

fn main() {
    #[cfg(target_arch = "wasm32")]
    yew::Renderer::<dama::app::App>::new().render();
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("this program is the web page; try `cargo xtask serve`");
}
