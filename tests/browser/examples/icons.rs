//! Draws the icons of the installed page from `assets/favicon.svg`, and takes the pictures that browsers show when they
//! offer to install it:
//!
//! ```sh
//! cargo xtask build && cargo run --package browser-tests --example icons
//! ```
//!
//! What it writes to `assets/` is committed.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a tool that is run by hand stops at the first surprise"
)]

use std::fs;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use browser_tests::{NewGame, Page, Size, Visit, Whim, visit};
use serde_json::json;
use xtask::paths;

/// The icons: name, size, and whether the colour of the board fills the corners. A system cuts a maskable icon to its
/// own shape, within a circle of four fifths of it; iOS shows what is transparent as black.
const ICONS: [(&str, u32, bool); 4] =
    [("icon-192", 192, false), ("icon-512", 512, false), ("icon-maskable", 512, true), ("icon-180", 180, true)];

/// The colour of the board in the drawing.
const BOARD: &str = "#9b6540";

fn main() {
    let bare = Visit { site: paths::root().join("tests/browser/data/bare"), ..Visit::default() };
    visit(bare, draw_icons);
    let phone = Size { width: 360, height: 780, mobile: true };
    let desktop = Size { width: 1280, height: 800, mobile: false };
    for (name, size) in [("screenshot-phone", phone), ("screenshot-desktop", desktop)] {
        visit(Visit { size, ..Visit::default() }, |page| take_picture(page, name));
    }
}

fn draw_icons(page: &Page) {
    page.open("");
    let drawing = fs::read_to_string(paths::root().join("assets/favicon.svg")).expect("the drawing");
    for (name, size, filled) in ICONS {
        let picture = page.eval(&format!(
            "(async () => {{
                const image = new Image(), drawing = {};
                image.src = 'data:image/svg+xml;utf8,' + encodeURIComponent(drawing);
                await image.decode();
                const canvas = Object.assign(document.createElement('canvas'), {{ width: {size}, height: {size} }});
                const pen = canvas.getContext('2d');
                pen.fillStyle = '{BOARD}';
                if ({filled}) pen.fillRect(0, 0, {size}, {size});
                pen.drawImage(image, 0, 0, {size}, {size});
                return canvas.toDataURL('image/png').split(',')[1];
            }})()",
            json!(drawing)
        ));
        write(&format!("{name}.png"), picture.as_str().expect("a picture"));
    }
}

/// The board in mid-game.
fn take_picture(page: &Page, name: &str) {
    page.start(NewGame::against(1, "russian"));
    page.play_to(10, &mut Whim::new(8));
    let picture = page.cdp("Page.captureScreenshot", &json!({ "format": "webp", "quality": 82 }));
    write(&format!("{name}.webp"), picture["data"].as_str().expect("a picture"));
}

fn write(name: &str, base64: &str) {
    let bytes = BASE64_STANDARD.decode(base64).expect("base64");
    println!("{name}: {} bytes", bytes.len());
    fs::write(paths::root().join("assets").join(name), bytes).expect("the file");
}
