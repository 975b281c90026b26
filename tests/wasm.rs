//! Tests compiled to WebAssembly and run in a browser: `cargo xtask test wasm`.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn there_is_a_window() {
    assert!(web_sys::window().is_some());
}
