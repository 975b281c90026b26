//! The page in its window: what a person can do with it and perceive of it.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use xtask::paths;
use xtask::server::{self, Served, Server, Site};

use crate::browser::Browser;
use crate::element::{Element, Point};
use crate::{visit, wait_until};

/// The size of a window, in CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// From left to right.
    pub width: u32,
    /// From top to bottom.
    pub height: u32,
    /// Whether it is a device's whole screen, touched with fingers.
    pub mobile: bool,
}

impl Size {
    /// A small phone, upright.
    pub const PHONE: Self = Self { width: 360, height: 640, mobile: true };

    /// A tablet, upright.
    pub const TABLET: Self = Self { width: 768, height: 1024, mobile: true };

    /// A window on a desktop.
    pub const DESKTOP: Self = Self { width: 1280, height: 800, mobile: false };
}

/// A key, by what it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are what is on the keys")]
pub enum Key {
    Enter,
    Escape,
    Tab,
    Space,
    Backspace,
    Delete,
    Home,
    End,
    PageUp,
    PageDown,
    Left,
    Right,
    Up,
    Down,
    Shift,
    Control,
    Alt,
    /// A key that writes.
    Char(char),
}

impl Key {
    /// WebDriver's code for it.
    fn code(self) -> char {
        match self {
            Self::Enter => '\u{E007}',
            Self::Escape => '\u{E00C}',
            Self::Tab => '\u{E004}',
            Self::Space => ' ',
            Self::Backspace => '\u{E003}',
            Self::Delete => '\u{E017}',
            Self::Home => '\u{E011}',
            Self::End => '\u{E010}',
            Self::PageUp => '\u{E00E}',
            Self::PageDown => '\u{E00F}',
            Self::Left => '\u{E012}',
            Self::Right => '\u{E014}',
            Self::Up => '\u{E013}',
            Self::Down => '\u{E015}',
            Self::Shift => '\u{E008}',
            Self::Control => '\u{E009}',
            Self::Alt => '\u{E00A}',
            Self::Char(char) => char,
        }
    }
}

/// A warning or an error on the console, of the page or of one of its workers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// `WARNING` or `SEVERE`.
    pub level: String,
    /// What it says, after the place it comes from.
    pub text: String,
}

/// What elements that were found are held by.
const HANDLES: &str = "harness";

/// The page. Where a method waits, it waits some seconds and then panics.
pub struct Page {
    browser: Browser,
    site: Site,
    server: RefCell<Server>,
    console: RefCell<Vec<Message>>,
}

impl Page {
    pub(crate) fn new(browser: Browser, site: Site, size: Size, port: u16) -> Self {
        let listener = server::listen(port).expect("a port");
        let server = Server::start(listener, site.clone()).expect("a server");
        let page = Self { browser, site, server: RefCell::new(server), console: RefCell::default() };
        page.resize(size);
        page
    }

    // Going somewhere.

    /// The address of the site, ending with a slash.
    pub fn base(&self) -> String {
        self.server.borrow().url()
    }

    /// Opens a path of the site, such as `""` or `"#rules"`, and waits until it is loaded.
    #[track_caller]
    pub fn open(&self, path: &str) {
        let url = format!("{}{path}", self.base());
        self.command("/url", &json!({ "url": url }));
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&self) {
        self.command("/refresh", &json!({}));
    }

    /// The address the page has now, without that of the site.
    #[track_caller]
    pub fn path(&self) -> String {
        let url = self.eval("location.href");
        let url = url.as_str().unwrap_or_default();
        url.strip_prefix(&self.base()).unwrap_or(url).to_owned()
    }

    /// The port of the site.
    pub(crate) fn port(&self) -> u16 {
        self.server.borrow().port()
    }

    /// Opens another window beside this one and goes on in it; gives the name of this one.
    #[track_caller]
    pub fn new_window(&self) -> String {
        let here = self.browser.session.get("/window").expect("a window");
        let new = self.command("/window/new", &json!({ "type": "window" }));
        self.go_to_window(new["handle"].as_str().expect("a handle"));
        here.as_str().expect("a handle").to_owned()
    }

    /// The name of the window that is seen.
    #[track_caller]
    pub fn window(&self) -> String {
        let here = self.browser.session.get("/window").expect("a window");
        here.as_str().expect("a handle").to_owned()
    }

    /// Goes on in a window.
    #[track_caller]
    pub fn go_to_window(&self, window: &str) {
        self.command("/window", &json!({ "handle": window }));
    }

    /// Closes this window and goes on in another.
    #[track_caller]
    pub fn close_window(&self, next: &str) {
        self.browser.session.delete("/window").expect("a window to close");
        self.go_to_window(next);
    }

    // Finding things.

    /// The element with this role and accessible name, as soon as there is one.
    #[track_caller]
    pub fn find(&self, role: &str, name: &str) -> Element<'_> {
        wait_until(&format!("a {role} named {name:?}"), || self.try_find(role, name))
    }

    /// The element with this role and accessible name, if there is one now.
    pub fn try_find(&self, role: &str, name: &str) -> Option<Element<'_>> {
        let found = self.accessible(&json!({ "role": role, "accessibleName": name }));
        found.into_iter().next()
    }

    /// All elements with a role, in the order of the document.
    pub fn all(&self, role: &str) -> Vec<Element<'_>> {
        self.accessible(&json!({ "role": role }))
    }

    /// A square of the board by its number, as soon as there is a board.
    #[track_caller]
    pub fn square(&self, number: u32) -> Element<'_> {
        self.select(&format!("[data-square='{number}']"))
    }

    /// The first element that a CSS selector finds, as soon as there is one; for what has no role.
    #[track_caller]
    pub fn select(&self, selector: &str) -> Element<'_> {
        let script = format!("document.querySelector({})", json!(selector));
        wait_until(selector, || self.try_element(&script))
    }

    /// The element that has the keyboard.
    #[track_caller]
    pub fn focused(&self) -> Element<'_> {
        let element = self.try_element("document.activeElement");
        element.expect("an element with the keyboard")
    }

    fn try_element(&self, script: &str) -> Option<Element<'_>> {
        let params = json!({ "expression": script, "objectGroup": HANDLES });
        let found = self.browser.session.cdp("Runtime.evaluate", &params).ok()?;
        let object = found["result"]["objectId"].as_str()?;
        Some(Element::new(self, object.to_owned()))
    }

    /// The elements that a query of the accessibility tree finds; none while the page is changing
    /// under the question.
    fn accessible(&self, query: &Value) -> Vec<Element<'_>> {
        self.try_accessible(query).unwrap_or_default()
    }

    fn try_accessible(&self, query: &Value) -> Result<Vec<Element<'_>>, String> {
        let session = &self.browser.session;
        let document = session.cdp("DOM.getDocument", &json!({ "depth": 0 }))?;
        let mut query = query.clone();
        query["backendNodeId"] = document["root"]["backendNodeId"].clone();
        let tree = session.cdp("Accessibility.queryAXTree", &query)?;
        let nodes = tree["nodes"].as_array().map_or(&[][..], Vec::as_slice);
        let seen = nodes.iter().filter(|node| node["ignored"] != true);
        seen.map(|node| {
            let id = json!({ "backendNodeId": node["backendDOMNodeId"], "objectGroup": HANDLES });
            let resolved = session.cdp("DOM.resolveNode", &id)?;
            let object = resolved["object"]["objectId"].as_str().ok_or("no object")?;
            Ok(Element::new(self, object.to_owned()))
        })
        .collect()
    }

    // Reading.

    /// All text a person sees.
    #[track_caller]
    pub fn text(&self) -> String {
        let text = self.eval("document.body.innerText");
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until a person sees some text.
    #[track_caller]
    pub fn wait_for_text(&self, text: &str) {
        let what = format!("the text {text:?}");
        wait_until(&what, || self.text().contains(text).then_some(()));
    }

    /// The texts of all elements with a role, such as `status`.
    pub fn texts(&self, role: &str) -> Vec<String> {
        self.all(role).iter().map(Element::text).collect()
    }

    // Doing.

    /// Clicks the element with this role and accessible name.
    #[track_caller]
    pub fn click(&self, role: &str, name: &str) {
        self.find(role, name).click();
    }

    /// Clicks a square of the board.
    #[track_caller]
    pub fn click_square(&self, number: u32) {
        self.square(number).click();
    }

    /// Presses keys together, as in Shift and Tab, and lets them go.
    #[track_caller]
    pub fn press(&self, keys: &[Key]) {
        let event = |kind: &str, key: &Key| json!({ "type": kind, "value": key.code() });
        let down = keys.iter().map(|key| event("keyDown", key));
        let up = keys.iter().rev().map(|key| event("keyUp", key));
        let events: Vec<Value> = down.chain(up).collect();
        self.act(&json!({ "type": "key", "id": "keyboard", "actions": events }));
    }

    /// Types a text into what has the keyboard.
    #[track_caller]
    pub fn type_text(&self, text: &str) {
        for char in text.chars() {
            self.press(&[Key::Char(char)]);
        }
    }

    /// Presses a pointer at the first of some points, moves it along the others and lets it go.
    #[track_caller]
    pub(crate) fn stroke(&self, kind: &str, way: &[Point]) {
        let moves = way.iter().map(|(x, y)| json!({ "type": "pointerMove", "duration": 20, "x": x, "y": y }));
        let mut events: Vec<Value> = moves.collect();
        events.insert(1, json!({ "type": "pointerDown", "button": 0 }));
        events.push(json!({ "type": "pointerUp", "button": 0 }));
        let parameters = json!({ "pointerType": kind });
        self.act(&json!({
            "type": "pointer", "id": kind, "parameters": parameters, "actions": events,
        }));
    }

    #[track_caller]
    fn act(&self, source: &Value) {
        self.command("/actions", &json!({ "actions": [source] }));
    }

    // Changing the circumstances.

    /// Gives the window another size.
    #[track_caller]
    pub fn resize(&self, size: Size) {
        let Size { width, height, mobile } = size;
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile,
        });
        self.cdp("Emulation.setDeviceMetricsOverride", &metrics);
        let touch = json!({ "enabled": mobile });
        self.cdp("Emulation.setTouchEmulationEnabled", &touch);
    }

    /// Sets what the person prefers, such as `("prefers-reduced-motion", "reduce")`.
    #[track_caller]
    pub fn prefer(&self, preferences: &[(&str, &str)]) {
        let features = preferences.iter().map(|(name, value)| json!({ "name": name, "value": value }));
        let features: Vec<Value> = features.collect();
        self.cdp("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    /// Stops the server: from now on nobody gets an answer.
    pub fn stop_server(&self) {
        self.server.borrow_mut().stop();
    }

    /// Starts the server again at its old address, with an empty log.
    pub fn start_server(&self) {
        let port = self.server.borrow().port();
        self.stop_server();
        let listener = server::listen(port).expect("the old port");
        let server = Server::start(listener, self.site.clone()).expect("a server");
        *self.server.borrow_mut() = server;
    }

    /// What the server was asked for since it started.
    pub fn served(&self) -> Vec<Served> {
        self.server.borrow().log()
    }

    /// Waits until the server has not been asked for anything for a second, and gives what it was
    /// asked for since it started.
    pub fn served_when_quiet(&self) -> Vec<Served> {
        let mut count = self.served().len();
        let mut since = Instant::now();
        wait_until("the network to be quiet", || {
            let served = self.served();
            if served.len() != count {
                count = served.len();
                since = Instant::now();
            }
            (since.elapsed() > Duration::from_secs(1)).then_some(served)
        })
    }

    // Looking behind the scenes.

    /// The value of a JavaScript expression; a promise is waited for.
    #[track_caller]
    pub fn eval(&self, script: &str) -> Value {
        let params = json!({
            "expression": script,
            "returnByValue": true,
            "awaitPromise": true,
            // Without it what needs a person's gesture, such as the clipboard, refuses.
            "userGesture": true,
        });
        value_of(self.cdp("Runtime.evaluate", &params))
    }

    /// Calls a method of Chromium's own protocol.
    #[track_caller]
    pub fn cdp(&self, method: &str, params: &Value) -> Value {
        let answer = self.browser.session.cdp(method, params);
        answer.unwrap_or_else(|error| panic!("{error}"))
    }

    /// Gives a WebDriver command.
    #[track_caller]
    fn command(&self, command: &str, body: &Value) -> Value {
        let answer = self.browser.session.post(command, body);
        answer.unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// The warnings and errors on the console so far, those expected already excepted.
    #[track_caller]
    pub fn console(&self) -> Vec<Message> {
        let entries = self.command("/se/log", &json!({ "type": "browser" }));
        let entries = entries.as_array().map_or(&[][..], Vec::as_slice);
        let new = entries.iter().filter_map(|entry| {
            let level = entry["level"].as_str()?;
            ["WARNING", "SEVERE"].contains(&level).then(|| Message {
                level: level.to_owned(),
                text: entry["message"].as_str().unwrap_or_default().to_owned(),
            })
        });
        self.console.borrow_mut().extend(new);
        self.console.borrow().clone()
    }

    /// Waits for a warning or an error that contains some text, and takes such off the console:
    /// they do not fail the test.
    #[track_caller]
    pub fn expect_on_console(&self, text: &str) {
        wait_until(&format!("{text:?} on the console"), || self.take_off_console(text).then_some(()));
    }

    /// Takes warnings and errors that contain some text off the console; gives whether there were any.
    #[track_caller]
    pub fn take_off_console(&self, text: &str) -> bool {
        let all = self.console();
        let rest: Vec<Message> = all.iter().filter(|message| !message.text.contains(text)).cloned().collect();
        let found = rest.len() < all.len();
        *self.console.borrow_mut() = rest;
        found
    }

    /// Saves a picture of the window as `NAME.png` in the folder that `DAMA_SHOTS` names; does
    /// nothing if it names none. A relative folder is one of the checkout.
    #[track_caller]
    pub fn screenshot(&self, name: &str) {
        if let Err(error) = self.try_screenshot(name) {
            panic!("{error}");
        }
    }

    fn try_screenshot(&self, name: &str) -> Result<(), String> {
        let Some(folder) = env::var_os("DAMA_SHOTS").filter(|folder| !folder.is_empty()) else {
            return Ok(());
        };
        let folder = paths::root().join(folder);
        let picture = self.browser.session.get("/screenshot")?;
        let picture =
            BASE64_STANDARD.decode(picture.as_str().unwrap_or_default()).map_err(|error| error.to_string())?;
        fs::create_dir_all(&folder)
            .and_then(|()| fs::write(folder.join(name).with_extension("png"), picture))
            .map_err(|error| format!("{}: {error}", folder.display()))
    }

    // The end.

    /// Lets go of every element that was found so far, which else stays in the browser's memory for as long as it runs.
    #[track_caller]
    pub fn let_go(&self) {
        self.cdp("Runtime.releaseObjectGroup", &json!({ "objectGroup": HANDLES }));
    }

    /// How much memory, in bytes, all of the browser's processes hold.
    pub fn resident(&self) -> u64 {
        self.browser.resident()
    }

    /// Kills the browser.
    pub(crate) fn kill(self) {
        self.browser.kill();
    }

    /// Shows what the page looked like to whoever has to find out why a test failed.
    pub(crate) fn report_failure(&self) {
        let test = thread::current().name().unwrap_or("test").replace("::", "-");
        let log = json!({ "type": "browser" });
        let console = self.browser.session.post("/se/log", &log);
        let earlier = self.console.borrow();
        eprintln!("the console had: {earlier:#?} {:#}", console.unwrap_or_default());
        if let Err(error) = self.try_screenshot(&format!("failed-{test}")) {
            eprintln!("no picture: {error}");
        }
    }

    /// The complaints that end a test: what is left on the console, and foreign requests.
    #[track_caller]
    pub(crate) fn finish(self) {
        let console = self.console();
        assert!(console.is_empty(), "the console has {console:#?}");
        let base = self.base();
        let origin = base.strip_suffix(visit::PATH).expect("the path");
        let foreign: BTreeSet<String> = self.browser.close(origin);
        assert!(foreign.is_empty(), "other hosts were asked for {foreign:#?}");
    }
}

/// The value in what Chromium's protocol says of a script, which must not have thrown.
#[track_caller]
pub(crate) fn value_of(mut answer: Value) -> Value {
    let exception = &answer["exceptionDetails"];
    if !exception.is_null() {
        let description = &exception["exception"]["description"];
        panic!("a script threw {}", if description.is_null() { exception } else { description });
    }
    answer["result"]["value"].take()
}
