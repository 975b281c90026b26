//! Bringing games in: slice by slice, so that the page stays alive, with a report of what came of each.

use std::cell::Cell;
use std::collections::HashSet;
use std::rc::Rc;

use gloo::timers::future::TimeoutFuture;
use web_time::{Duration, Instant};
use yew::prelude::*;

use super::super::words::Words;
use super::say;
use super::store::Store;
use crate::app::library::{Entry, Excuse, Filed, Source, excuse_of_problem, excuse_of_refusal, unstamped};
use crate::guide::facts;
use crate::notation::pdn::{Games, PdnGame, Read, games};
use crate::rules::Variant;

/// How long games are read before the browser may draw and listen.
pub(super) const SLICE: Duration = Duration::from_millis(12);
/// As many games as are written at once.
const BATCH: usize = 1_000;
/// As many games as the report names.
const MAX_NAMED: usize = 200;

/// How far an import has come.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Progress {
    /// In parts of a hundred.
    pub percent: u32,
    /// Games so far.
    pub games: usize,
}

/// What came of an import.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Report {
    /// Games that were there.
    pub read: usize,
    /// Games that are now in the library.
    pub kept: usize,
    /// Games that were in the library already.
    pub doubles: usize,
    /// Games of which something, or all, was left out: file, number, line, and why.
    pub faults: Vec<Fault>,
    /// How many those were, named or not.
    pub faulty: usize,
    /// The rule sets of games that did not say what they are and can be nothing else, each with how many those were.
    pub inferred: Vec<(Variant, usize)>,
    /// Whether somebody stopped it.
    pub stopped: bool,
    /// Whether the device would not take any more.
    pub full: bool,
}

/// What was wrong with a game.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fault {
    pub file: String,
    pub number: usize,
    pub line: usize,
    pub why: Why,
}

/// Why.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Why {
    /// This was left out of it, or all of it was.
    Excuses(Vec<Excuse>),
    /// It does not say what it is; these would fit.
    Ask(Vec<Variant>),
}

impl Report {
    fn infer(&mut self, variant: Variant) {
        match self.inferred.iter_mut().find(|(known, _)| *known == variant) {
            Some((_, count)) => *count += 1,
            None => self.inferred.push((variant, 1)),
        }
    }
}

/// An import under way.
pub(super) struct Import {
    pub store: Store,
    /// The texts, each with the name of its file.
    pub texts: Vec<(String, String)>,
    /// What a game is that does not say so.
    pub assumed: Option<Variant>,
    /// Whether the texts come from a file of everything, which says of each game where it comes from.
    pub ours: bool,
    /// The games that are there already, by what makes them the same, and by their numbers.
    pub known: HashSet<u64>,
    pub taken: HashSet<u64>,
    /// The number of the first game that comes in.
    pub first: u64,
    /// Set by whoever wants to stop.
    pub stop: Rc<Cell<bool>>,
    pub on_progress: Callback<Progress>,
    /// How many bytes there are in all.
    pub total: usize,
    /// How many of them are done.
    before: usize,
    /// What waits to be kept.
    batch: Vec<Filed>,
    /// What has come in.
    entries: Vec<Entry>,
    report: Report,
}

impl Import {
    /// An import into a library that has `entries`.
    pub(super) fn new(
        store: Store,
        texts: Vec<(String, String)>,
        assumed: Option<Variant>,
        entries: &[Entry],
        stop: Rc<Cell<bool>>,
    ) -> Self {
        let last = entries.iter().map(|entry| entry.id).max().unwrap_or(0);
        Self {
            store,
            texts,
            assumed,
            ours: false,
            known: entries.iter().map(|entry| entry.print).collect(),
            taken: entries.iter().map(|entry| entry.id).collect(),
            first: last.max(js_sys::Date::now() as u64),
            stop,
            on_progress: Callback::noop(),
            total: 0,
            before: 0,
            batch: Vec::new(),
            entries: Vec::new(),
            report: Report::default(),
        }
    }

    /// Reads and keeps all games. What came in, and the report.
    pub(super) async fn run(mut self) -> (Vec<Entry>, Report) {
        let texts = core::mem::take(&mut self.texts);
        self.total = texts.iter().map(|(_, text)| text.len()).sum();
        for (file, text) in &texts {
            if !self.read(file, text).await {
                break;
            }
        }
        self.finish().await
    }

    /// Reads the games of a text. Whether there may be more.
    pub(super) async fn read(&mut self, file: &str, text: &str) -> bool {
        let mut rested = Instant::now();
        let mut games: Games<'_> = games(text);
        while let Some(game) = games.next() {
            self.report.read += 1;
            let (number, mut line) = (game.number, game.line);
            let why = match game.read(self.assumed) {
                Read::Game(mut read) => {
                    let stamp = unstamped(&mut read.game).filter(|_| self.ours);
                    if read.inferred {
                        self.report.infer(read.game.rule_set.variant);
                    }
                    match self.filed(stamp, self.report.read, &read.game) {
                        Some(filed) => self.batch.push(filed),
                        None => self.report.doubles += 1,
                    }
                    line = read.problems.first().map_or(line, |problem| problem.line);
                    let excuses: Vec<Excuse> = read.problems.iter().map(excuse_of_problem).collect();
                    (!excuses.is_empty()).then_some(Why::Excuses(excuses))
                }
                Read::Ask(ask) => Some(Why::Ask(ask.fits)),
                Read::Refused(refusal) => Some(Why::Excuses(vec![excuse_of_refusal(&refusal)])),
            };
            if let Some(why) = why {
                self.report.faulty += 1;
                if self.report.faults.len() < MAX_NAMED {
                    self.report.faults.push(Fault { file: file.to_owned(), number, line, why });
                }
            }
            if self.batch.len() >= BATCH && !self.keep().await {
                return false;
            }
            if rested.elapsed() >= SLICE {
                let percent = ((self.before + games.done()) as f64 * 100.0 / self.total.max(1) as f64) as u32;
                self.on_progress.emit(Progress { percent, games: self.report.read });
                TimeoutFuture::new(0).await;
                rested = Instant::now();
                if self.stop.get() {
                    self.report.stopped = true;
                    return false;
                }
            }
        }
        self.before += text.len();
        true
    }

    /// Keeps the last games.
    pub(super) async fn finish(mut self) -> (Vec<Entry>, Report) {
        if !self.report.full {
            self.keep().await;
        }
        (self.entries, self.report)
    }

    /// A game as it goes into the library; none if it is there already.
    fn filed(&mut self, stamp: Option<(u64, Source)>, number: usize, game: &PdnGame) -> Option<Filed> {
        let (wanted, source) = stamp.unwrap_or((0, Source::Imported));
        let filed = Filed::of(self.first + number as u64, game, source);
        let print = filed.entry.print;
        if stamp.is_none() || source == Source::Imported {
            // The same game from elsewhere is one game.
            if !self.known.insert(print) {
                return None;
            }
        } else if self.taken.contains(&wanted) && self.known.contains(&print) {
            // One that was played here is the same only if it is that very one: short games are alike.
            return None;
        }
        let id = if wanted > 0 && !self.taken.contains(&wanted) { wanted } else { filed.entry.id };
        self.known.insert(print);
        self.taken.insert(id);
        Some(Filed { entry: Entry { id, ..filed.entry }, ..filed })
    }

    /// Keeps what has gathered. Whether that went well.
    async fn keep(&mut self) -> bool {
        match self.store.add(core::mem::take(&mut self.batch)).await {
            Ok(entries) => {
                self.report.kept += entries.len();
                self.entries.extend(entries);
                true
            }
            Err(_) => {
                self.report.full = true;
                false
            }
        }
    }
}

/// The report in words.
pub(super) fn report_html(report: &Report, words: &Words) -> Html {
    let count = |id: &'static str, count: usize| {
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        words.message(id, &[("count", count.into())])
    };
    html! {
        <div class="report" tabindex="-1" data-read={report.read.to_string()} data-kept={report.kept.to_string()} data-doubles={report.doubles.to_string()} data-faulty={report.faulty.to_string()}>
            <p role="status">
                { if report.read == 0 { say(words, "report-none") } else { count("report-kept", report.kept) } }
                if report.doubles > 0 { { " " }{ count("report-doubles", report.doubles) } }
                if report.faulty > 0 { { " " }{ count("report-faulty", report.faulty) } }
                if report.stopped { { " " }{ say(words, "report-stopped") } }
            </p>
            if report.full {
                <p role="alert" class="fault">{ say(words, "library-full") }</p>
            }
            if !report.faults.is_empty() {
                <ul class="faults">
                    for fault in report.faults.iter() {
                        <li>
                            <b>{ place(fault, words) }</b>
                            <ul>for why in reasons(fault, words) { <li>{ why }</li> }</ul>
                        </li>
                    }
                </ul>
            }
            for (variant, count) in report.inferred.iter() {
                <p data-inferred={variant.name()}>{ inferred(*variant, *count, words) }</p>
            }
        </div>
    }
}

fn inferred(variant: Variant, count: usize, words: &Words) -> String {
    let name = words.say(facts::name(variant));
    words.message("report-inferred", &[("count", count.into()), ("name", name.into())])
}

fn place(fault: &Fault, words: &Words) -> String {
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let args = [("number", number(fault.number).into()), ("line", number(fault.line).into())];
    let place = words.message("report-game", &args);
    if fault.file.is_empty() { place } else { format!("{} – {place}", fault.file) }
}

fn reasons(fault: &Fault, words: &Words) -> Vec<String> {
    match &fault.why {
        Why::Excuses(excuses) => excuses.iter().take(10).map(|excuse| excuse.say(words)).collect(),
        Why::Ask(fits) if fits.is_empty() => vec![say(words, "report-ask-none")],
        Why::Ask(fits) => {
            let names: Vec<String> = fits.iter().map(|&variant| words.say(facts::name(variant))).collect();
            vec![words.message("report-ask", &[("names", words.list(&names).into())])]
        }
    }
}
