//! The page's end of the wire as a pure state machine: events in, commands out.
//!
//! It holds one wish at most, the newest. A worker that is still busy with an older one is asked to stop and, if it
//! does not within [`STOP_MS`], replaced; so is one that dies, falls silent or answers nonsense. A wish outlives two
//! workers; with the third the page is told.

use super::protocol::{PROTOCOL, Thought, ToPage, ToWorker};
use crate::engine::Limits;
use crate::game::Game;
use crate::notation::{Labels, parse_hub};
use crate::rules::{Move, Position};

/// How long a worker may take to obey a stop.
pub const STOP_MS: u32 = 50;
/// How long past its time limit a worker may be silent. Generous: a slow phone may still be loading it.
pub const SILENCE_MS: u32 = 10_000;
/// How long to wait before the second worker of a wish is started, and ten times as long before the third: what keeps a
/// worker from starting may be over by then.
const REST_MS: u32 = 100;
/// How many workers a wish may cost.
const TRIES: u32 = 3;

/// What happens to the link.
#[derive(Clone, Debug)]
pub enum Event {
    /// The page wants a move for this game.
    Think {
        /// The game.
        game: Box<Game>,
        /// When to stop.
        limits: Limits,
        /// Varies the choice of weaker levels.
        seed: u64,
    },
    /// The page wants the answer now.
    MoveNow,
    /// The page wants no answer any more.
    Cancel,
    /// The worker says something.
    Message(ToPage),
    /// The worker could not be started or has failed.
    Died(String),
    /// The alarm that was set last has gone off.
    Alarm,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// End the worker, if there is one, and start another.
    Respawn,
    /// End the worker, if there is one.
    End,
    /// Send this to the worker.
    Post(ToWorker),
    /// Wake the link after so many milliseconds; replaces the alarm set before. None: no alarm.
    SetAlarm(Option<u32>),
    /// Tell the page.
    Report(Report),
}

/// What the page hears.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// Still thinking.
    Progress(Thought),
    /// The move to play.
    Best(Move, Thought),
    /// No worker answers; in English, for a report.
    Failed(String),
}

/// What the worker is doing, as far as the page knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worker {
    /// There is none until there is a wish: one that fails at once would else be started again as fast as it fails.
    Gone,
    /// There is none for a moment.
    Resting,
    Starting,
    Idle,
    Busy {
        id: u32,
    },
}

#[derive(Clone, Debug)]
struct Wish {
    id: u32,
    position: Position,
    record: crate::game::Record,
    limits: Limits,
    seed: u64,
    /// The best answer so far.
    best: Option<(Move, Thought)>,
    tries: u32,
    hurried: bool,
}

/// The page's end.
#[derive(Debug)]
pub struct Link {
    worker: Worker,
    wish: Option<Wish>,
    last_id: u32,
    /// Whether the alarm that is set is for a stop that was asked for.
    stopping: bool,
}

impl Link {
    /// A link whose first worker is to be started with the commands returned.
    pub fn new() -> (Self, Vec<Command>) {
        let link = Self { worker: Worker::Starting, wish: None, last_id: 0, stopping: false };
        (link, vec![Command::Respawn])
    }

    /// Takes an event and says what is to be done, in this order.
    #[must_use]
    pub fn on(&mut self, event: Event) -> Vec<Command> {
        match event {
            Event::Think { game, limits, seed } => self.think(&game, limits, seed),
            Event::MoveNow => self.move_now(),
            Event::Cancel => {
                self.wish = None;
                self.settle()
            }
            Event::Message(message) => self.hear(message),
            Event::Died(_) if matches!(self.worker, Worker::Gone | Worker::Resting) => Vec::new(),
            Event::Died(why) => self.replace(&why),
            Event::Alarm if self.worker == Worker::Resting => self.start(),
            Event::Alarm if self.stopping => self.stop_by_force(),
            Event::Alarm => self.replace("the worker is silent"),
        }
    }

    fn think(&mut self, game: &Game, limits: Limits, seed: u64) -> Vec<Command> {
        self.last_id = self.last_id.wrapping_add(1);
        self.wish = Some(Wish {
            id: self.last_id,
            position: *game.position(),
            record: game.record(),
            limits,
            seed,
            best: None,
            tries: 0,
            hurried: false,
        });
        self.settle()
    }

    fn move_now(&mut self) -> Vec<Command> {
        let Some(wish) = &mut self.wish else { return Vec::new() };
        wish.hurried = true;
        wish.limits.time_ms = Some(STOP_MS);
        match self.worker {
            Worker::Busy { id } => self.ask_to_stop(id),
            Worker::Gone | Worker::Resting | Worker::Starting | Worker::Idle => Vec::new(),
        }
    }

    fn hear(&mut self, message: ToPage) -> Vec<Command> {
        match message {
            ToPage::Ready { protocol: PROTOCOL } => {
                self.worker = Worker::Idle;
                self.settle()
            }
            ToPage::Ready { protocol } => self.replace(&format!("the worker speaks version {protocol}")),
            ToPage::Progress { id, thought } => self.progress(id, thought),
            ToPage::Best { id, thought } => {
                if self.worker == (Worker::Busy { id }) {
                    self.worker = Worker::Idle;
                }
                self.answer(id, thought)
            }
            ToPage::Failed { message } => self.replace(&message),
        }
    }

    fn progress(&mut self, id: u32, thought: Thought) -> Vec<Command> {
        let Some(wish) = self.wish.as_mut().filter(|wish| wish.id == id) else { return Vec::new() };
        let Some(mv) = read(&thought, &wish.position) else { return self.replace("the worker names an illegal move") };
        wish.best = Some((mv, thought.clone()));
        vec![Command::Report(Report::Progress(thought))]
    }

    fn answer(&mut self, id: u32, thought: Option<Thought>) -> Vec<Command> {
        let Some(wish) = self.wish.take_if(|wish| wish.id == id) else { return self.settle() };
        match thought.and_then(|thought| Some((read(&thought, &wish.position)?, thought))) {
            Some((mv, thought)) => {
                let mut commands = self.settle();
                commands.push(Command::Report(Report::Best(mv, thought)));
                commands
            }
            None => {
                self.wish = Some(wish);
                self.replace("the worker answers with an illegal move")
            }
        }
    }

    /// Brings worker and wish together.
    fn settle(&mut self) -> Vec<Command> {
        match (self.worker, &self.wish) {
            (Worker::Idle, Some(wish)) => {
                self.stopping = false;
                self.worker = Worker::Busy { id: wish.id };
                let think =
                    ToWorker::Think { id: wish.id, record: wish.record.clone(), limits: wish.limits, seed: wish.seed };
                let patience = wish.limits.time_ms.unwrap_or(0).saturating_add(SILENCE_MS);
                vec![Command::Post(think), Command::SetAlarm(Some(patience))]
            }
            (Worker::Busy { id }, wish) if wish.as_ref().is_none_or(|wish| wish.id != id) => self.ask_to_stop(id),
            (Worker::Gone | Worker::Resting, Some(_)) => self.start(),
            (Worker::Gone | Worker::Resting, None) => {
                self.worker = Worker::Gone;
                vec![Command::SetAlarm(None)]
            }
            (Worker::Starting, Some(_)) => {
                self.stopping = false;
                vec![Command::SetAlarm(Some(SILENCE_MS))]
            }
            (Worker::Busy { .. }, _) => Vec::new(),
            (Worker::Idle | Worker::Starting, None) => {
                self.stopping = false;
                vec![Command::SetAlarm(None)]
            }
        }
    }

    fn ask_to_stop(&mut self, id: u32) -> Vec<Command> {
        self.stopping = true;
        vec![Command::Post(ToWorker::Stop { id }), Command::SetAlarm(Some(STOP_MS))]
    }

    /// The worker did not stop in time: it is replaced, and a wish in a hurry gets the best answer there is.
    fn stop_by_force(&mut self) -> Vec<Command> {
        self.worker = Worker::Starting;
        let mut commands = vec![Command::Respawn];
        let best = self.wish.take_if(|wish| wish.hurried && wish.best.is_some()).and_then(|wish| wish.best);
        commands.extend(self.settle());
        commands.extend(best.map(|(mv, thought)| Command::Report(Report::Best(mv, thought))));
        commands
    }

    /// Starts a worker for the wish.
    fn start(&mut self) -> Vec<Command> {
        self.stopping = false;
        self.worker = Worker::Starting;
        vec![Command::Respawn, Command::SetAlarm(Some(SILENCE_MS))]
    }

    /// Gives the worker up. The wish gets another after a moment; where nobody waits, the next wish does.
    fn replace(&mut self, why: &str) -> Vec<Command> {
        self.worker = Worker::Gone;
        self.stopping = false;
        let mut commands = vec![Command::End];
        let Some(wish) = &mut self.wish else {
            commands.push(Command::SetAlarm(None));
            return commands;
        };
        wish.tries += 1;
        if wish.tries >= TRIES {
            self.wish = None;
            commands.extend([Command::SetAlarm(None), Command::Report(Report::Failed(why.to_owned()))]);
        } else {
            self.worker = Worker::Resting;
            commands.push(Command::SetAlarm(Some(REST_MS * 10_u32.pow(wish.tries - 1))));
        }
        commands
    }
}

/// The first move of the line, if it is legal.
fn read(thought: &Thought, position: &Position) -> Option<Move> {
    parse_hub(thought.line.first()?, position, &Labels::canonical(position.rules())).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;
    use crate::game::RuleSet;
    use crate::rules::Variant;

    fn wish() -> Event {
        let game = Box::new(Game::new(RuleSet::table(Variant::American)));
        Event::Think { game, limits: Limits::level(Level::BEST), seed: 0 }
    }

    fn ready() -> (Link, Vec<Command>) {
        let (mut link, commands) = Link::new();
        assert_eq!(commands, [Command::Respawn]);
        let commands = link.on(Event::Message(ToPage::Ready { protocol: PROTOCOL }));
        (link, commands)
    }

    fn thought(mv: &str) -> Thought {
        Thought { line: vec![mv.to_owned()], ..Thought::default() }
    }

    fn best(id: u32, mv: &str) -> Event {
        Event::Message(ToPage::Best { id, thought: Some(thought(mv)) })
    }

    fn posted(commands: &[Command]) -> Option<u32> {
        commands.iter().find_map(|command| match command {
            Command::Post(ToWorker::Think { id, .. }) => Some(*id),
            _ => None,
        })
    }

    fn reported(commands: &[Command]) -> Option<&Report> {
        commands.iter().find_map(|command| match command {
            Command::Report(report) => Some(report),
            _ => None,
        })
    }

    #[test]
    fn a_wish_made_while_the_worker_starts_is_sent_when_it_is_ready() {
        let (mut link, _) = Link::new();
        assert_eq!(posted(&link.on(wish())), None);
        assert_eq!(posted(&link.on(Event::Message(ToPage::Ready { protocol: PROTOCOL }))), Some(1));
        assert!(matches!(reported(&link.on(best(1, "11-15"))), Some(Report::Best(..))));
    }

    #[test]
    fn a_late_answer_is_dropped_and_the_new_wish_sent() {
        let (mut link, _) = ready();
        assert_eq!(posted(&link.on(wish())), Some(1));
        let commands = link.on(wish());
        assert!(commands.contains(&Command::Post(ToWorker::Stop { id: 1 })));
        let commands = link.on(best(1, "11-15"));
        assert_eq!((posted(&commands), reported(&commands)), (Some(2), None));
    }

    #[test]
    fn a_worker_that_does_not_stop_is_replaced() {
        let (mut link, _) = ready();
        let _ = link.on(wish());
        assert!(link.on(Event::Cancel).contains(&Command::SetAlarm(Some(STOP_MS))));
        assert!(link.on(Event::Alarm).contains(&Command::Respawn));
        assert_eq!(posted(&link.on(Event::Message(ToPage::Ready { protocol: PROTOCOL }))), None);
    }

    #[test]
    fn move_now_takes_the_best_so_far_from_a_worker_that_does_not_stop() {
        let (mut link, _) = ready();
        let _ = link.on(wish());
        let _ = link.on(Event::Message(ToPage::Progress { id: 1, thought: thought("9-14") }));
        let _ = link.on(Event::MoveNow);
        let commands = link.on(Event::Alarm);
        assert!(commands.contains(&Command::Respawn));
        assert!(matches!(reported(&commands), Some(Report::Best(..))));
    }

    #[test]
    fn move_now_before_anything_is_known_thinks_again_for_a_moment() {
        let (mut link, _) = ready();
        let _ = link.on(wish());
        let _ = link.on(Event::MoveNow);
        assert_eq!(reported(&link.on(Event::Alarm)), None);
        let commands = link.on(Event::Message(ToPage::Ready { protocol: PROTOCOL }));
        assert!(commands.iter().any(|command| matches!(
            command,
            Command::Post(ToWorker::Think { limits: Limits { time_ms: Some(STOP_MS), .. }, .. })
        )));
    }

    #[test]
    fn a_dead_silent_or_lying_worker_is_replaced_and_the_third_is_told() {
        for fault in [
            Event::Died("gone".to_owned()),
            Event::Alarm,
            best(1, "1-32"),
            Event::Message(ToPage::Best { id: 1, thought: None }),
            Event::Message(ToPage::Progress { id: 1, thought: thought("nonsense") }),
            Event::Message(ToPage::Failed { message: "panicked".to_owned() }),
        ] {
            let (mut link, _) = ready();
            assert_eq!(posted(&link.on(wish())), Some(1));
            for _ in 1..TRIES {
                let commands = link.on(fault.clone());
                assert!(commands.contains(&Command::End) && !commands.contains(&Command::Respawn), "{fault:?}");
                assert_eq!(reported(&commands), None);
                // What else it says is not heard any more.
                assert_eq!(link.on(Event::Died("gone again".to_owned())), []);
                assert!(link.on(Event::Alarm).contains(&Command::Respawn), "{fault:?}");
                assert_eq!(posted(&link.on(Event::Message(ToPage::Ready { protocol: PROTOCOL }))), Some(1));
            }
            assert!(matches!(reported(&link.on(fault.clone())), Some(Report::Failed(_))), "{fault:?}");
            // And the next wish is served.
            assert!(link.on(wish()).contains(&Command::Respawn));
            assert_eq!(posted(&link.on(Event::Message(ToPage::Ready { protocol: PROTOCOL }))), Some(2));
        }
    }

    #[test]
    fn a_worker_of_another_version_is_not_believed() {
        let (mut link, _) = Link::new();
        assert!(link.on(Event::Message(ToPage::Ready { protocol: PROTOCOL + 1 })).contains(&Command::End));
    }

    #[test]
    fn a_worker_that_fails_while_nobody_waits_is_not_started_again_before_somebody_does() {
        let (mut link, _) = Link::new();
        assert_eq!(link.on(Event::Died("no such file".to_owned())), [Command::End, Command::SetAlarm(None)]);
        for event in [Event::Died("again".to_owned()), Event::MoveNow, Event::Cancel] {
            assert!(!link.on(event).contains(&Command::Respawn));
        }
        assert!(link.on(wish()).contains(&Command::Respawn));
    }

    #[test]
    fn a_wish_costs_three_workers_however_fast_they_fail_and_each_waits_longer() {
        let (mut link, _) = Link::new();
        let (mut started, mut rests) = (1, Vec::new());
        let mut commands = link.on(wish());
        for _ in 0..100 {
            started += commands.iter().filter(|command| **command == Command::Respawn).count();
            if matches!(reported(&commands), Some(Report::Failed(_))) {
                break;
            }
            commands = link.on(Event::Died("no such file".to_owned()));
            if let Some(Command::SetAlarm(Some(ms))) = commands.last() {
                rests.push(*ms);
                commands.extend(link.on(Event::Alarm));
            }
        }
        assert_eq!((started, rests), (3, vec![REST_MS, 10 * REST_MS]));
    }

    #[test]
    fn a_wish_that_is_withdrawn_while_a_worker_rests_starts_none() {
        let (mut link, _) = ready();
        let _ = link.on(wish());
        let _ = link.on(Event::Died("gone".to_owned()));
        assert_eq!(link.on(Event::Cancel), [Command::SetAlarm(None)]);
        assert!(link.on(wish()).contains(&Command::Respawn));
    }

    #[test]
    fn an_answer_to_another_game_is_not_taken_for_this_one() {
        let (mut link, _) = ready();
        let _ = link.on(wish());
        for id in [0, 2, u32::MAX] {
            let commands = link.on(best(id, "9-14"));
            assert_eq!(reported(&commands), None, "{id}");
            assert!(!commands.contains(&Command::End));
        }
        assert!(matches!(reported(&link.on(best(1, "9-14"))), Some(Report::Best(..))));
        // Once is enough.
        assert_eq!(reported(&link.on(best(1, "9-14"))), None);
    }

    #[test]
    fn messages_survive_the_wire() {
        let (mut link, _) = ready();
        let commands = link.on(wish());
        let Some(Command::Post(message)) = commands.first() else { panic!("nothing was sent") };
        let bytes = postcard::to_allocvec(message).expect("bytes");
        assert_eq!(&postcard::from_bytes::<ToWorker>(&bytes).expect("a message"), message);
    }
}
