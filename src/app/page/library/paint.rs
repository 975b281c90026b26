//! A picture painted onto a canvas, as a PNG: the browser is not asked to load an image, which the page's policy would
//! not let it.

use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, Path2d};

use crate::app::library::{Picture, Shape};

/// The length of a side, in pixels: sharp on paper and on any screen.
const PIXELS: u32 = 1_600;

/// The picture as a PNG.
pub(super) async fn png(picture: &Picture) -> Option<Blob> {
    let canvas: HtmlCanvasElement = gloo::utils::document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(PIXELS);
    canvas.set_height(PIXELS);
    paint(&canvas.get_context("2d").ok()??.dyn_into().ok()?, picture)?;
    let made = Promise::new(&mut |resolve, reject| {
        if canvas.to_blob(&resolve).is_err() {
            // Then the promise fails, and that is told.
            let _ = reject.call0(&reject);
        }
    });
    JsFuture::from(made).await.ok()?.dyn_into().ok()
}

fn paint(context: &CanvasRenderingContext2d, picture: &Picture) -> Option<()> {
    let (side, frame, size) = (picture.side(), Picture::frame(), f64::from(picture.size));
    let scale = f64::from(PIXELS) / side;
    context.scale(scale, scale).ok()?;
    let [wood, light] = Picture::GROUNDS;
    context.set_fill_style_str(wood);
    context.fill_rect(0.0, 0.0, side, side);
    context.set_fill_style_str(light);
    context.fill_rect(frame, frame, size, size);
    for Shape { place: (column, row), path, color, line } in &picture.shapes {
        let path = Path2d::new_with_path_string(path).ok()?;
        context.save();
        context.translate(frame + f64::from(*column), frame + f64::from(*row)).ok()?;
        match line {
            None => {
                context.set_fill_style_str(color);
                context.fill_with_path_2d(&path);
            }
            Some(width) => {
                context.set_stroke_style_str(color);
                context.set_line_width(*width);
                context.stroke_with_path(&path);
            }
        }
        context.restore();
    }
    let (left, down, height, ink) = Picture::letters();
    context.set_fill_style_str(ink);
    context.set_text_align("left");
    // A font has no height below one pixel: letters are written at full size, the squares made smaller.
    context.set_font(&format!("{}px sans-serif", height * scale));
    for ((column, row), name) in &picture.names {
        context.save();
        context.scale(1.0 / scale, 1.0 / scale).ok()?;
        let (x, y) = (frame + f64::from(*column) + left, frame + f64::from(*row) + down);
        context.fill_text(name, x * scale, y * scale).ok()?;
        context.restore();
    }
    Some(())
}
