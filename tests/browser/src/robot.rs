//! The site in any browser, through the protocol that all of them speak and nothing else: fewer eyes and hands than
//! [`Page`](crate::Page) has, but the same in Chromium, Firefox and WebKit.

use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, thread};

use serde_json::{Value, json};
use xtask::engine::{Driver, Engine};
use xtask::paths;
use xtask::server::{self, Server, Site};

use crate::player::{LOOK, Stand, Whim};
use crate::visit::PATH;
use crate::wait::{poll, wait_until};
use crate::webdriver::Session;

/// The key under which an element is named.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A browser of the engine that `DAMA_ENGINE` names, Chromium if it names none, on the site.
pub struct Robot {
    /// Which engine it is.
    pub engine: Engine,
    session: Session,
    server: Server,
    driver: Child,
}

impl Robot {
    /// Starts the browser.
    pub fn start() -> Self {
        let named = env::var("DAMA_ENGINE").unwrap_or_default();
        Self::of(Engine::from_name(&named).unwrap_or(Engine::Chromium))
    }

    /// Starts a browser of that engine.
    pub fn of(engine: Engine) -> Self {
        let found = engine.find().unwrap_or_else(|error| panic!("{error}"));
        let listener = server::listen(0).expect("a port");
        let server = Server::start(listener, Site::at_path(paths::dist(), PATH)).expect("a server");
        let port = server::listen(0).and_then(|free| free.local_addr()).expect("a port").port();
        let mut driver = drive(&found, port);
        // Whoever asks before the driver listens is refused.
        let start = || Session::new(port, &capabilities(&found)).ok();
        let Some((session, _)) = poll(start) else {
            end(&mut driver);
            panic!("{} does not start", engine.name());
        };
        Self { engine, session, server, driver }
    }

    /// Opens a path of the site.
    #[track_caller]
    pub fn open(&self, path: &str) {
        let url = format!("{}{path}", self.server.url());
        self.command("/url", &json!({ "url": url }));
    }

    /// Loads the page again as a person does; Firefox's driver would go past what is on the device, as with Shift held.
    #[track_caller]
    pub fn reload(&self) {
        self.eval("(window.before = true, setTimeout(() => location.reload()), 1)");
        let script = json!({ "script": "return document.readyState === 'complete' && !window.before;", "args": [] });
        // While the page changes there may be nobody to answer.
        let new = || self.session.post("/execute/sync", &script).is_ok_and(|new| new == true).then_some(());
        wait_until("the page again", new);
    }

    /// Stops the server: from now on nobody gets an answer.
    pub fn stop_server(&mut self) {
        self.server.stop();
    }

    /// The value of a JavaScript expression.
    #[track_caller]
    pub fn eval(&self, script: &str) -> Value {
        self.command("/execute/sync", &json!({ "script": format!("return ({script});"), "args": [] }))
    }

    /// Waits until an expression is true.
    #[track_caller]
    pub fn wait_for(&self, script: &str) {
        wait_until(script, || (self.eval(script) == true).then_some(()));
    }

    /// Clicks the first element that a selector finds, from within the page.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        let selector = json!(selector);
        self.wait_for(&format!("!!document.querySelector({selector})"));
        self.eval(&format!("document.querySelector({selector}).click(), 1"));
    }

    /// Writes into the first field that a selector finds, from within the page.
    #[track_caller]
    pub fn fill(&self, selector: &str, text: &str) {
        let (selector, text) = (json!(selector), json!(text));
        self.wait_for(&format!("!!document.querySelector({selector})"));
        self.eval(&format!("(document.querySelector({selector}).value = {text}, 1)"));
    }

    /// Starts a game of two people or against the computer, at its weakest.
    #[track_caller]
    pub fn begin(&self, variant: &str, opponent: &str) {
        self.open("#/new");
        self.click(&format!("[name=variant][value={variant}]"));
        self.click(&format!("[name=opponent][value={opponent}]"));
        self.click("[data-action=start]");
        let stand = self.stand();
        assert_eq!((stand.variant.as_str(), stand.plies), (variant, 0));
    }

    /// How the game stands, as soon as there is one.
    #[track_caller]
    pub fn stand(&self) -> Stand {
        wait_until("a game", || Stand::read(&self.eval(LOOK)))
    }

    /// Waits until a person can move or the game is over.
    #[track_caller]
    pub fn turn(&self) -> Stand {
        wait_until("the person's turn", || {
            Some(self.stand()).filter(|stand| stand.phase == "open" || stand.phase == "over")
        })
    }

    /// What stands on each square.
    #[track_caller]
    pub fn pieces(&self) -> Value {
        self.eval("[...document.querySelectorAll('[data-piece]')].map((it) => it.dataset.square + it.dataset.piece).sort().join()")
    }

    /// Plays by pointing until that many moves were played.
    #[track_caller]
    pub fn play_to(&self, plies: u64, whim: &mut Whim) -> Stand {
        loop {
            let stand = self.turn();
            if stand.plies >= plies {
                return stand;
            }
            assert_eq!(stand.result, None, "the game is over early");
            self.make_a_move(whim);
        }
    }

    /// Makes a move by pointing, on the person's turn.
    #[track_caller]
    pub fn make_a_move(&self, whim: &mut Whim) {
        let stand = self.turn();
        self.point(whim.pick(&stand.movable));
        loop {
            let next = self.stand();
            if next.plies > stand.plies {
                break;
            }
            self.point(whim.pick(&next.landings));
        }
    }

    /// Clicks a square with the mouse.
    #[track_caller]
    pub fn point(&self, square: u32) {
        self.stroke(&[square]);
    }

    /// Presses the mouse on the first square, moves it to the others and lets it go on the last.
    #[track_caller]
    pub fn stroke(&self, squares: &[u32]) {
        let moves = squares.iter().map(|&square| {
            json!({ "type": "pointerMove", "duration": 50, "x": 0, "y": 0, "origin": { ELEMENT: self.square(square) } })
        });
        let mut events: Vec<Value> = moves.collect();
        events.insert(1, json!({ "type": "pointerDown", "button": 0 }));
        events.push(json!({ "type": "pointerUp", "button": 0 }));
        let mouse =
            json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": events });
        self.command("/actions", &json!({ "actions": [mouse] }));
    }

    /// Presses a key.
    #[track_caller]
    pub fn press(&self, key: char) {
        let event = |kind: &str| json!({ "type": kind, "value": key });
        let keys = json!({ "type": "key", "id": "keyboard", "actions": [event("keyDown"), event("keyUp")] });
        self.command("/actions", &json!({ "actions": [keys] }));
    }

    #[track_caller]
    fn square(&self, number: u32) -> String {
        let wanted = json!({ "using": "css selector", "value": format!("[data-square='{number}']") });
        let found = self.command("/element", &wanted);
        found[ELEMENT].as_str().expect("a square").to_owned()
    }

    #[track_caller]
    fn command(&self, command: &str, body: &Value) -> Value {
        let answer = self.session.post(command, body);
        answer.unwrap_or_else(|error| panic!("{command}: {error}"))
    }
}

impl Drop for Robot {
    fn drop(&mut self) {
        // If it hangs it is killed with its driver.
        drop(self.session.end());
        end(&mut self.driver);
    }
}

/// Starts the driver in a group of its own, so that all that it starts can be ended with it.
fn drive(found: &Driver, port: u16) -> Child {
    let mut command = match found.engine {
        Engine::Chromium | Engine::Firefox => Command::new(&found.driver),
        Engine::WebKit => {
            let mut screen = Command::new("xvfb-run");
            screen.arg("-a").arg(&found.driver);
            screen
        }
    };
    match found.engine {
        Engine::Firefox => command.args(["--port", &port.to_string()]),
        Engine::Chromium | Engine::WebKit => command.arg(format!("--port={port}")),
    };
    command.process_group(0).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().expect("the driver")
}

fn end(driver: &mut Child) {
    let mut kill = Command::new("kill");
    drop(kill.args(["-KILL", "--", &format!("-{}", driver.id())]).stderr(Stdio::null()).status());
    drop(driver.wait());
}

fn capabilities(found: &Driver) -> Value {
    match found.engine {
        Engine::Chromium => json!({
            "browserName": "chrome",
            "goog:chromeOptions": {
                "binary": found.browser,
                "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1280,800"],
            },
        }),
        Engine::Firefox => json!({
            "browserName": "firefox",
            "moz:firefoxOptions": { "binary": found.browser, "args": ["-headless", "--width=1280", "--height=800"] },
        }),
        Engine::WebKit => json!({
            "webkitgtk:browserOptions": { "binary": found.browser, "args": ["--automation"] },
        }),
    }
}

/// Waits as long as `limit` for something that takes its time.
#[track_caller]
pub fn wait_long(what: &str, limit: Duration, mut look: impl FnMut() -> bool) {
    let end = Instant::now() + limit;
    while !look() {
        assert!(Instant::now() < end, "waited in vain for {what}");
        thread::sleep(Duration::from_millis(100));
    }
}
