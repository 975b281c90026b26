//! A scripted player: starts a game as a person does and plays it by pointing.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::page::{Key, Page};

/// Run before the page's own program: the whims of weak levels are the same at every run, and a computer's reply is
/// not held back to be seen. For games of many moves; nothing else of the page is changed.
const FAST: &str = "(() => {
    let seed = 1;
    Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const later = window.setTimeout;
    window.setTimeout = (what, ms, ...more) => later(what, ms > 100 && ms <= 450 ? 0 : ms, ...more);
})()";

/// What the play page says of itself, and what the board offers. Nothing while they are of two moments: the board is
/// drawn a little later than what is around it.
pub(crate) const LOOK: &str = "(() => {
    const main = document.querySelector('main[data-place=play]');
    const board = main?.querySelector('.board');
    if (!board || board.dataset.moment !== main.dataset.moment) return null;
    // A page that does not know yet whether another window plays would take what a test keeps for that one's.
    if (main.dataset.lead === 'asked') return null;
    const squares = (mark) => [...document.querySelectorAll(`[data-square].${mark}`)].map((it) => +it.dataset.square)
        .sort((a, b) => a - b);
    return { ...main.dataset, plies: +main.dataset.plies, movable: squares('can-move'), landings: squares('can-land') };
})()";

/// Plays on without a hand, for at most ten seconds: the same clicks as the scripted player's, sent from within.
const ON: &str = "(async (seed, most) => {
    const main = () => document.querySelector('main[data-place=play]').dataset;
    const board = () => document.querySelector('main[data-place=play] .board').dataset;
    const any = (mark) => {
        const all = document.querySelectorAll(`[data-square].${mark}`);
        seed = (seed * 16807) % 2147483647;
        return all[seed % all.length];
    };
    const moment = () => new Promise((done) => setTimeout(done));
    const end = performance.now() + 10000;
    while (performance.now() < end && !main().result && main().plies < most) {
        if (main().phase === 'open' && board().moment === main().moment) (any('can-land') ?? any('can-move')).click();
        await moment();
    }
    return seed;
})";

/// A game to be chosen on the page for new games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewGame {
    /// Which draughts, as in `russian`.
    pub variant: &'static str,
    /// How strongly the computer plays; none: two people play.
    pub level: Option<u8>,
    /// Whether a capture may be passed up.
    pub optional_capture: bool,
    /// Whether the person makes the first move.
    pub moves_first: bool,
}

impl NewGame {
    /// A game against the computer, which makes the second move.
    pub const fn against(level: u8, variant: &'static str) -> Self {
        Self { variant, level: Some(level), optional_capture: false, moves_first: true }
    }

    /// A game of two people.
    pub const fn of_two(variant: &'static str) -> Self {
        Self { variant, level: None, optional_capture: false, moves_first: true }
    }
}

/// How a game stands, as the page says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stand {
    /// Which draughts.
    pub variant: String,
    /// Whether a capture may be passed up.
    pub optional_capture: bool,
    /// `open`, `thinking`, `looking` or `over`.
    pub phase: String,
    /// `black` or `white`.
    pub turn: String,
    /// How many moves were played.
    pub plies: u64,
    /// `black`, `white` or `draw`, at the end.
    pub result: Option<String>,
    /// The squares whose piece can move.
    pub movable: Vec<u32>,
    /// Where the piece in hand can go.
    pub landings: Vec<u32>,
}

impl Stand {
    pub(crate) fn read(value: &Value) -> Option<Self> {
        let text = |name: &str| value[name].as_str().map(String::from);
        let squares = |name: &str| {
            let all = value[name].as_array().into_iter().flatten();
            all.filter_map(|number| u32::try_from(number.as_u64()?).ok()).collect()
        };
        Some(Self {
            variant: text("variant")?,
            optional_capture: text("optionalCapture").is_some(),
            phase: text("phase")?,
            turn: text("turn")?,
            plies: value["plies"].as_u64()?,
            result: text("result"),
            movable: squares("movable"),
            landings: squares("landings"),
        })
    }
}

/// A choice among several, the same at every run.
#[derive(Debug, Clone)]
pub struct Whim(u64);

impl Whim {
    /// One of many.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn pick(&mut self, from: &[u32]) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        from[(self.0 >> 33) as usize % from.len()]
    }
}

impl Page {
    /// Runs a script in every page that is opened from now on, before its own.
    #[track_caller]
    pub fn before_all(&self, script: &str) {
        self.cdp("Page.addScriptToEvaluateOnNewDocument", &serde_json::json!({ "source": script }));
    }

    /// Lets pages opened from now on show a reply as soon as it is there; the same replies at every run.
    #[track_caller]
    pub fn hurry(&self) {
        self.before_all(FAST);
    }

    /// Lets whatever the page says to its worker arrive two seconds late, so that a test can act while the computer
    /// thinks, however slow the machine is.
    #[track_caller]
    pub fn let_it_think(&self) {
        self.before_all(
            "(() => {
                const post = Worker.prototype.postMessage;
                Worker.prototype.postMessage = function (...what) { setTimeout(() => post.apply(this, what), 2000); };
            })()",
        );
    }

    /// Chooses a new game and starts it.
    #[track_caller]
    pub fn start(&self, game: NewGame) {
        self.open("#/new");
        self.select(&format!("[name=variant][value={}]", game.variant)).click();
        let opponent = if game.level.is_some() { "computer" } else { "person" };
        self.select(&format!("[name=opponent][value={opponent}]")).click();
        if let Some(level) = game.level {
            self.select("#level").focus();
            self.press(&[Key::Home]);
            for _ in 1..level {
                self.press(&[Key::Right]);
            }
            assert_eq!(self.eval("document.querySelector('#level').value"), level.to_string());
            let side = if game.moves_first { "first" } else { "second" };
            self.select(&format!("[name=side][value={side}]")).click();
        }
        if game.optional_capture {
            self.select("[name=optional-capture]").click();
        }
        self.select("[data-action=start]").click();
        let stand = self.stand();
        assert_eq!(stand.variant, game.variant);
        assert_eq!(stand.optional_capture, game.optional_capture);
    }

    /// Two people at a board that is set up, White to move; against the computer if a level is given.
    #[track_caller]
    pub fn set_up(&self, variant: &'static str, fen: &str, level: Option<u8>) {
        self.start(NewGame::of_two(variant));
        let mut save = self.saved();
        save["record"]["start"] = fen.into();
        save["seats"]["side"] = "white".into();
        if let Some(level) = level {
            save["seats"]["opponent"] = serde_json::json!({ "computer": level });
        }
        self.put(&save);
        assert_eq!((self.stand().turn.as_str(), self.trouble()), ("white", None));
    }

    /// Puts a game on the device in place of the one that is kept there, and loads the page again.
    #[track_caller]
    pub fn put(&self, save: &Value) {
        let text = save.to_string();
        self.eval(&format!("localStorage.setItem('dama/v1/game', {text:?}), 1"));
        self.reload();
        self.stand();
    }

    /// How the game stands, as soon as there is one.
    #[track_caller]
    pub fn stand(&self) -> Stand {
        self.wait_for("a game", Duration::from_secs(10), |_| true)
    }

    /// Waits until the game stands as `wanted` says.
    #[track_caller]
    pub fn wait_for(&self, what: &str, limit: Duration, wanted: impl Fn(&Stand) -> bool) -> Stand {
        let end = Instant::now() + limit;
        loop {
            let stand = Stand::read(&self.eval(LOOK));
            match stand {
                Some(stand) if wanted(&stand) => return stand,
                _ => assert!(Instant::now() < end, "waited in vain for {what}: {stand:?}"),
            }
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until a person can move or the game is over.
    #[track_caller]
    pub fn wait_for_turn(&self) -> Stand {
        let turn = |stand: &Stand| ["open", "over"].contains(&stand.phase.as_str());
        self.wait_for("the person's turn", Duration::from_secs(10), turn)
    }

    /// Makes one move by clicking squares, whichever `whim` likes; gives how the game stands then.
    #[track_caller]
    pub fn make_a_move(&self, whim: &mut Whim) -> Stand {
        let before = self.stand();
        assert_eq!(before.phase, "open");
        self.click_square(whim.pick(&before.movable));
        loop {
            let stand = self.stand();
            if stand.plies > before.plies {
                return stand;
            }
            assert!(!stand.landings.is_empty(), "a piece in hand that can go nowhere: {stand:?}");
            self.click_square(whim.pick(&stand.landings));
        }
    }

    /// Plays by clicking, and waits for replies, until that many moves were played.
    #[track_caller]
    pub fn play_to(&self, plies: u64, whim: &mut Whim) -> Stand {
        loop {
            let stand = self.wait_for_turn();
            if stand.plies >= plies {
                return stand;
            }
            assert_eq!(stand.result, None, "the game is over early: {stand:?}");
            self.make_a_move(whim);
        }
    }

    /// Plays until the game is over, by clicks that the page is sent from within; `most` moves must do.
    #[track_caller]
    pub fn play_out(&self, seed: u64, most: u64) -> Stand {
        let mut seed = seed;
        loop {
            let before = self.stand();
            if before.result.is_some() {
                return before;
            }
            assert!(before.plies < most, "no end in sight: {before:?}");
            let next = self.eval(&format!("{ON}({seed}, {most})"));
            seed = next.as_u64().expect("a seed");
            assert!(self.stand().plies > before.plies, "the game is stuck: {before:?}");
        }
    }

    /// The game as it is kept on the device.
    #[track_caller]
    pub fn saved(&self) -> Value {
        let text = self.eval("localStorage.getItem('dama/v1/game')");
        serde_json::from_str(text.as_str().expect("a saved game")).expect("JSON")
    }

    /// What stands on each square: `1 black-man, 2 …`.
    #[track_caller]
    pub fn pieces(&self) -> String {
        let pieces = self.eval(
            "[...document.querySelectorAll('[data-piece]')]
                .map((it) => [+it.dataset.square, it.dataset.piece]).sort((a, b) => a[0] - b[0])
                .map((it) => it.join(' ')).join()",
        );
        pieces.as_str().unwrap_or_default().to_owned()
    }

    /// What the person has to be told, if anything.
    #[track_caller]
    pub fn trouble(&self) -> Option<String> {
        self.eval("document.querySelector('.trouble')?.dataset.trouble ?? null").as_str().map(String::from)
    }
}
