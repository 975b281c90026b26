//! One element of a page.

use std::path::Path;

use serde_json::{Value, json};

use crate::page::Page;
use crate::wait::poll;

/// What points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse with one button.
    Mouse,
    /// A finger.
    Touch,
}

impl Pointer {
    /// WebDriver's word for it.
    fn kind(self) -> &'static str {
        match self {
            Self::Mouse => "mouse",
            Self::Touch => "touch",
        }
    }
}

/// Where a person would point at an element, or what is in the way there even after scrolling on. A radio button or a
/// checkbox is best hit at its label: the box itself is often hidden behind a drawn one.
const AIM: &str = r#"function () {
    const tick = this.matches("input[type=radio], input[type=checkbox]");
    const target = (tick && this.labels[0]) || this;
    const aim = (block) => {
        target.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
        const box = target.getBoundingClientRect();
        const x = Math.floor(box.x + box.width / 2), y = Math.floor(box.y + box.height / 2);
        const hit = document.elementFromPoint(x, y);
        const blocker = hit ? hit.outerHTML.slice(0, 200) : "the edge of the window";
        return { x, y, blocker: target.contains(hit) ? null : blocker };
    };
    const first = aim("nearest");
    return first.blocker ? aim("center") : first;
}"#;

/// A position in the window, in CSS pixels.
pub(crate) type Point = (i64, i64);

/// An element; it stays the same one while the page keeps it.
pub struct Element<'a> {
    page: &'a Page,
    object: String,
}

impl<'a> Element<'a> {
    /// The element that a remote object of Chromium's protocol stands for.
    pub(crate) fn new(page: &'a Page, object: String) -> Self {
        Self { page, object }
    }

    /// Calls a JavaScript function with this element as `this`.
    #[track_caller]
    pub fn call(&self, function: &str) -> Value {
        let answer = self.page.cdp(
            "Runtime.callFunctionOn",
            &json!({
                "objectId": self.object,
                "functionDeclaration": function,
                "returnByValue": true,
                "awaitPromise": true,
            }),
        );
        crate::page::value_of(answer)
    }

    /// The text a person sees in it.
    pub fn text(&self) -> String {
        self.call("function () { return this.innerText; }").as_str().unwrap_or_default().to_owned()
    }

    /// An attribute, if it is there.
    pub fn attribute(&self, name: &str) -> Option<String> {
        let name = json!(name);
        self.call(&format!("function () {{ return this.getAttribute({name}); }}")).as_str().map(String::from)
    }

    /// The number on a square.
    pub fn square_number(&self) -> Option<u32> {
        self.attribute("data-square")?.parse().ok()
    }

    /// Its role for a screen reader.
    pub fn role(&self) -> String {
        self.accessible("role")
    }

    /// Its name for a screen reader.
    pub fn name(&self) -> String {
        self.accessible("name")
    }

    fn accessible(&self, what: &str) -> String {
        let params = json!({ "objectId": self.object, "fetchRelatives": false });
        let tree = self.page.cdp("Accessibility.getPartialAXTree", &params);
        let value = &tree["nodes"][0][what]["value"];
        value.as_str().unwrap_or_default().to_owned()
    }

    /// Its box in the window: left, top, width, height.
    pub fn bounds(&self) -> [f64; 4] {
        let bounds =
            self.call("function () { const b = this.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; }");
        [0, 1, 2, 3].map(|i| bounds[i].as_f64().expect("a number"))
    }

    /// Clicks it with the mouse.
    #[track_caller]
    pub fn click(&self) {
        self.point(Pointer::Mouse);
    }

    /// Taps it with a finger.
    #[track_caller]
    pub fn tap(&self) {
        self.point(Pointer::Touch);
    }

    #[track_caller]
    fn point(&self, pointer: Pointer) {
        let at = self.aim();
        self.page.stroke(pointer.kind(), &[at]);
    }

    /// Drags it to another element: presses, moves in a few steps, lets go.
    #[track_caller]
    pub fn drag_to(&self, other: &Element<'_>, pointer: Pointer) {
        let (from, to) = (self.aim(), other.aim());
        let step = |i| (from.0 + (to.0 - from.0) * i / 5, from.1 + (to.1 - from.1) * i / 5);
        let way: Vec<Point> = (0..=5).map(step).collect();
        self.page.stroke(pointer.kind(), &way);
    }

    /// Chooses the option of a select element that has a text.
    #[track_caller]
    pub fn choose(&self, option: &str) {
        let option = json!(option);
        let done = self.call(&format!(
            r#"function () {{
                const option = [...this.options].find((o) => o.text.trim() === {option});
                if (!option) return false;
                this.value = option.value;
                for (const type of ["input", "change"])
                    this.dispatchEvent(new Event(type, {{ bubbles: true }}));
                return true;
            }}"#
        ));
        assert_eq!(done, true, "{:?} has no option {option}", self.name());
    }

    /// Has a file chosen in it, as by the browser's own dialog.
    #[track_caller]
    pub fn choose_file(&self, file: &Path) {
        let params = json!({ "objectId": self.object, "files": [file.to_str().expect("a path")] });
        self.page.cdp("DOM.setFileInputFiles", &params);
    }

    /// Gives it the keyboard.
    pub fn focus(&self) {
        self.call("function () { this.focus(); }");
    }

    /// The point to hit, once nothing is in the way any more.
    #[track_caller]
    fn aim(&self) -> Point {
        let mut blocker = Value::Null;
        let found = poll(|| {
            let mut aim = self.call(AIM);
            blocker = aim["blocker"].take();
            blocker.is_null().then(|| (aim["x"].as_i64(), aim["y"].as_i64()))
        });
        match found {
            Some((Some(x), Some(y))) => (x, y),
            _ => panic!("{blocker} is in the way of {:?}", self.name()),
        }
    }
}
