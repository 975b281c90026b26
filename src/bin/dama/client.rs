//! A Hub engine as a player: another program, spoken to over its standard input and output.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use dama::engine::Limits;
use dama::game::{Game, RuleSet};
use dama::notation::{Labels, parse_hub, write_hub};
use dama::rules::{Move, Variant};

use crate::hub::{Message, write_position};

pub(crate) struct HubEngine {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    level: String,
}

impl HubEngine {
    /// Starts `command` and agrees with it on what is played and how long a move takes.
    pub(crate) fn start(command: &str, rule_set: RuleSet, pace: Limits) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("hub: needs a command")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{program}: {error}"))?;
        let (Some(to), Some(from)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{program}: cannot be spoken to"));
        };
        let level = match pace.time_ms {
            Some(ms) => format!("level move-time={:.3}", f64::from(ms) / 1000.0),
            None => format!("level nodes={}", pace.nodes),
        };
        let mut engine = Self { child, to, from: BufReader::new(from), level };
        engine.say("hub")?;
        let mut params = Vec::new();
        loop {
            let message = engine.hear()?;
            match message.command.as_str() {
                "wait" => break,
                "param" => params.push(message.get("name").unwrap_or_default().to_owned()),
                _ => {}
            }
        }
        let mut set = |name: &str, value: &str| match params.iter().any(|param| param == name) {
            true => engine.say(&format!("set-param name={name} value={value}")),
            false => Ok(()),
        };
        // Programs of international draughts alone call it normal.
        set("variant", if rule_set.variant == Variant::International { "normal" } else { rule_set.variant.name() })?;
        set("optional-capture", if rule_set.optional_capture { "true" } else { "false" })?;
        engine.say("init")?;
        engine.hear_until("ready")?;
        Ok(engine)
    }

    pub(crate) fn new_game(&mut self) -> Result<(), String> {
        self.say("new-game")
    }

    pub(crate) fn choose(&mut self, game: &Game) -> Result<Move, String> {
        let position = game.position();
        let labels = Labels::canonical(position.rules());
        // With the moves since the last that cannot be taken back, so that the program sees repetitions.
        let kept = game.moves().rev().take_while(|mv| mv.is_by_king() && !mv.is_capture()).count();
        let first = game.len() - kept;
        let moves: Vec<String> = game.moves().skip(first).map(|mv| write_hub(mv, &labels)).collect();
        let start = write_position(game.position_at(first));
        let moves = if moves.is_empty() { String::new() } else { format!(" moves=\"{}\"", moves.join(" ")) };
        self.say(&format!("pos pos={start}{moves}"))?;
        let level = self.level.clone();
        self.say(&level)?;
        self.say("go think")?;
        let done = self.hear_until("done")?;
        let text = done.get("move").unwrap_or_default();
        read_move(text, game).ok_or_else(|| format!("the program plays {text:?} in {start}{moves}"))
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.to, "{line}").and_then(|()| self.to.flush()).map_err(|error| format!("hub engine: {error}"))
    }

    fn hear(&mut self) -> Result<Message, String> {
        let mut line = String::new();
        match self.from.read_line(&mut line) {
            Ok(0) => Err("the hub engine has ended".to_owned()),
            Ok(_) => {
                let message = Message::parse(&line);
                match message.command.as_str() {
                    "error" => Err(format!("the hub engine says {}", line.trim())),
                    _ => Ok(message),
                }
            }
            Err(error) => Err(format!("hub engine: {error}")),
        }
    }

    fn hear_until(&mut self, command: &str) -> Result<Message, String> {
        loop {
            let message = self.hear()?;
            if message.command == command {
                return Ok(message);
            }
        }
    }
}

/// Programs differ in the order in which they name captured squares, and some name none.
fn read_move(text: &str, game: &Game) -> Option<Move> {
    let position = game.position();
    let labels = Labels::canonical(position.rules());
    if let Ok(mv) = parse_hub(text, position, &labels) {
        return Some(mv);
    }
    let numbers: Vec<u8> = text.split(['x', '-']).map(str::parse).collect::<Result<_, _>>().ok()?;
    let [from, to, captured @ ..] = numbers.as_slice() else { return None };
    position.legal_moves().into_iter().find(|mv| {
        let mut taken: Vec<u8> = mv.captured().iter().map(|square| labels.number(square)).collect();
        let mut named = captured.to_vec();
        taken.sort_unstable();
        named.sort_unstable();
        labels.number(mv.from()) == *from && labels.number(mv.to()) == *to && (named.is_empty() || named == taken)
    })
}

impl Drop for HubEngine {
    fn drop(&mut self) {
        // It may have ended by itself; it must not outlive us.
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
