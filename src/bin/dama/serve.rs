//! `dama hub`: the engine as a program that speaks Hub, version 2, over standard input and output.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io::{BufRead, Write};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use dama::engine::{Clock, Engine, Info, Limits, Step};
use dama::game::{Game, RuleSet};
use dama::notation::{Labels, parse_hub, write_hub};
use dama::rules::Variant;

use crate::hub::{Message, parse_position};
use crate::options::Options;

/// Serves until the other side says quit or goes away.
pub(crate) fn run(options: Options) {
    let (lines, heard) = mpsc::channel();
    // Reading is a thread of its own, so that a stop is heard while the engine thinks.
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines() {
            let Ok(line) = line else { break };
            if lines.send(line).is_err() {
                break;
            }
        }
    });
    Server::new(Ears { heard, kept: RefCell::new(VecDeque::new()) }, options).serve();
}

/// What the other side has said.
struct Ears {
    heard: Receiver<String>,
    /// Heard while thinking, to be answered afterwards.
    kept: RefCell<VecDeque<String>>,
}

impl Ears {
    fn next(&self) -> Option<String> {
        let kept = self.kept.borrow_mut().pop_front();
        kept.or_else(|| self.heard.recv().ok())
    }
}

/// The clock of a search that listens.
struct Listening<'a> {
    start: Instant,
    ears: &'a Ears,
    stopped: Cell<bool>,
}

impl Listening<'_> {
    fn hear(&self, line: String) {
        match Message::parse(&line).command.as_str() {
            "ping" => say("pong"),
            "stop" => self.stopped.set(true),
            "quit" => {
                self.stopped.set(true);
                self.ears.kept.borrow_mut().push_back(line);
            }
            _ => self.ears.kept.borrow_mut().push_back(line),
        }
    }
}

impl Clock for Listening<'_> {
    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn stopped(&self) -> bool {
        while let Ok(line) = self.ears.heard.try_recv() {
            self.hear(line);
        }
        self.stopped.get()
    }
}

struct Server {
    ears: Ears,
    engine: Engine,
    options: Options,
    rule_set: RuleSet,
    game: Game,
    limits: Limits,
    infinite: bool,
}

impl Server {
    fn new(ears: Ears, options: Options) -> Self {
        let rule_set = RuleSet::table(Variant::International);
        let (limits, game) = (Limits::NONE, Game::new(rule_set));
        Self { ears, engine: Engine::new(), options, rule_set, game, limits, infinite: false }
    }

    fn serve(&mut self) {
        while let Some(line) = self.ears.next() {
            let message = Message::parse(&line);
            let done = match message.command.as_str() {
                "" | "stop" | "new-game" | "ponder-hit" => Ok(()),
                "hub" => {
                    introduce();
                    Ok(())
                }
                "ping" => {
                    say("pong");
                    Ok(())
                }
                "set-param" => self.set(&message),
                "init" => self.init(),
                "pos" => self.set_position(&message),
                "level" => self.set_level(&message),
                "go" => self.go(&message),
                "quit" => return,
                other => Err(format!("unknown command {other:?}")),
            };
            if let Err(text) = done {
                say(&format!("error message=\"{}\"", text.replace('"', "'")));
            }
        }
    }

    fn set(&mut self, message: &Message) -> Result<(), String> {
        let value = message.get("value").unwrap_or_default();
        match message.get("name").unwrap_or_default() {
            "variant" => {
                let name = if value == "normal" { "international" } else { value };
                let variant = Variant::from_name(name).ok_or_else(|| format!("unknown variant {value:?}"))?;
                self.rule_set = RuleSet { variant, ..self.rule_set };
            }
            "optional-capture" => {
                let optional_capture = value.parse().map_err(|_| format!("expected true or false, got {value:?}"))?;
                self.rule_set = RuleSet { optional_capture, ..self.rule_set };
            }
            other => return Err(format!("unknown parameter {other:?}")),
        }
        self.game = Game::new(self.rule_set);
        Ok(())
    }

    fn init(&mut self) -> Result<(), String> {
        let weights = self.options.weights(self.rule_set.variant).map_err(|error| error.to_string())?;
        self.engine.set_weights(weights);
        self.game = Game::new(self.rule_set);
        say("ready");
        Ok(())
    }

    fn set_position(&mut self, message: &Message) -> Result<(), String> {
        let start = match message.get("pos") {
            Some("start") | None => self.rule_set.start(),
            Some(text) => parse_position(text, &self.rule_set.rules())?,
        };
        let labels = Labels::canonical(start.rules());
        let mut game = Game::from_position(self.rule_set, start);
        for text in message.get("moves").unwrap_or_default().split_whitespace() {
            let mv = parse_hub(text, game.position(), &labels).map_err(|error| error.to_string())?;
            game.play(mv).map_err(|error| error.to_string())?;
        }
        self.game = game;
        Ok(())
    }

    fn set_level(&mut self, message: &Message) -> Result<(), String> {
        let ms = |seconds: f64| (seconds * 1000.0).clamp(1.0, 86_400_000.0) as u32;
        self.infinite = message.get("infinite").is_some();
        let mut limits = Limits::NONE;
        if let Some(depth) = message.number::<u32>("depth") {
            limits.depth = depth.clamp(1, 99);
        }
        if let Some(nodes) = message.number::<u64>("nodes") {
            limits.nodes = nodes.max(1);
        }
        if let Some(seconds) = message.number::<f64>("move-time") {
            limits.time_ms = Some(ms(seconds));
        } else if let Some(time) = message.number::<f64>("time") {
            // A game's clock: so many moves are still to be played with what is left, and what each adds.
            let moves = message.number::<f64>("moves").unwrap_or(30.0).clamp(1.0, 60.0);
            let share = time / (moves + 2.0) + message.number::<f64>("inc").unwrap_or(0.0) * 0.9;
            limits.time_ms = Some(ms(share.min(time * 0.8)));
        }
        self.limits = limits;
        Ok(())
    }

    fn go(&mut self, message: &Message) -> Result<(), String> {
        let Self { ears, engine, game, .. } = self;
        let analyse = self.infinite || message.get("analyze").is_some() || message.get("ponder").is_some();
        let limits = if analyse { Limits::NONE } else { self.limits };
        let labels = Labels::canonical(game.position().rules());
        let clock = Listening { start: Instant::now(), ears, stopped: Cell::new(false) };
        let mut search = engine.start(game, limits, 0);
        let info = loop {
            match search.deepen(&clock) {
                Step::Deeper(info) => tell(&info, clock.elapsed(), &labels),
                Step::Paused => {}
                Step::Done(info) => break info,
            }
        };
        // An analysis ends when it is told to, also where there is nothing left to find.
        while analyse && !clock.stopped.get() {
            match ears.heard.recv() {
                Ok(line) => clock.hear(line),
                Err(_) => break,
            }
        }
        let line = info.map(|info| info.line).unwrap_or_default();
        match line.as_slice() {
            [] => Err("there is no legal move".to_owned()),
            [mv] => {
                say(&format!("done move={}", write_hub(mv, &labels)));
                Ok(())
            }
            [mv, reply, ..] => {
                say(&format!("done move={} ponder={}", write_hub(mv, &labels), write_hub(reply, &labels)));
                Ok(())
            }
        }
    }
}

fn introduce() {
    say(&format!("id name=Dama version={} author=\"the Dama authors\"", env!("CARGO_PKG_VERSION")));
    let names = Variant::ALL.map(Variant::name).join(" ");
    say(&format!("param name=variant value=international type=enum values=\"normal {names}\""));
    say("param name=optional-capture value=false type=bool");
    say("wait");
}

fn tell(info: &Info, time: Duration, labels: &Labels) {
    let line: Vec<String> = info.line.iter().map(|mv| write_hub(mv, labels)).collect();
    let seconds = time.as_secs_f64();
    let speed = info.nodes as f64 / seconds.max(1e-9) / 1e6;
    say(&format!(
        "info depth={} score={:.2} nodes={} time={seconds:.3} nps={speed:.2} pv=\"{}\"",
        info.depth,
        f64::from(info.score) / 100.0,
        info.nodes,
        line.join(" ")
    ));
}

fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    // If nobody listens any more, the end of standard input will say so.
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}
