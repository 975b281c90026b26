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
use crate::app::library::{Entry, Excuse, Source, excuse_of_problem, excuse_of_refusal};
use crate::guide::facts;
use crate::notation::pdn::{Games, Read, games, write_pdn};
use crate::rules::Variant;

/// How long games are read before the browser may draw and listen.
const SLICE: Duration = Duration::from_millis(12);
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

/// An import under way.
pub(super) struct Import {
    pub store: Store,
    /// The texts, each with the name of its file.
    pub texts: Vec<(String, String)>,
    /// What a game is that does not say so.
    pub assumed: Option<Variant>,
    /// The games that are there already.
    pub known: HashSet<u64>,
    /// The number of the first game that comes in.
    pub first: u64,
    /// Set by whoever wants to stop.
    pub stop: Rc<Cell<bool>>,
    pub on_progress: Callback<Progress>,
}

impl Import {
    /// Reads and keeps all games. What came in, and the report.
    pub(super) async fn run(mut self) -> (Vec<Entry>, Report) {
        let (mut entries, mut report, mut batch) = (Vec::new(), Report::default(), Vec::new());
        let total: usize = self.texts.iter().map(|(_, text)| text.len()).sum();
        let mut before = 0;
        let mut rested = Instant::now();
        'all: for (file, text) in core::mem::take(&mut self.texts) {
            let mut games: Games<'_> = games(&text);
            while let Some(game) = games.next() {
                report.read += 1;
                let (number, line) = (game.number, game.line);
                let why = match game.read(self.assumed) {
                    Read::Game(read) => {
                        let id = self.first + report.read as u64;
                        let entry = Entry::of(id, &read.game, Source::Imported);
                        if self.known.insert(entry.print) {
                            batch.push((entry, write_pdn(&read.game)));
                        } else {
                            report.doubles += 1;
                        }
                        let excuses: Vec<Excuse> = read.problems.iter().map(excuse_of_problem).collect();
                        (!excuses.is_empty()).then_some(Why::Excuses(excuses))
                    }
                    Read::Ask(ask) => Some(Why::Ask(ask.fits)),
                    Read::Refused(refusal) => Some(Why::Excuses(vec![excuse_of_refusal(&refusal)])),
                };
                if let Some(why) = why {
                    report.faulty += 1;
                    if report.faults.len() < MAX_NAMED {
                        report.faults.push(Fault { file: file.clone(), number, line, why });
                    }
                }
                if batch.len() >= BATCH && !self.keep(&mut batch, &mut entries, &mut report).await {
                    break 'all;
                }
                if rested.elapsed() >= SLICE {
                    let percent = ((before + games.done()) as f64 * 100.0 / total.max(1) as f64) as u32;
                    self.on_progress.emit(Progress { percent, games: report.read });
                    TimeoutFuture::new(0).await;
                    rested = Instant::now();
                    if self.stop.get() {
                        report.stopped = true;
                        break 'all;
                    }
                }
            }
            before += text.len();
        }
        if !report.full {
            self.keep(&mut batch, &mut entries, &mut report).await;
        }
        (entries, report)
    }

    /// Keeps what has gathered. Whether that went well.
    async fn keep(&self, batch: &mut Vec<(Entry, String)>, entries: &mut Vec<Entry>, report: &mut Report) -> bool {
        if batch.is_empty() {
            return true;
        }
        if self.store.put(batch).await.is_err() {
            report.full = true;
            return false;
        }
        report.kept += batch.len();
        entries.extend(batch.drain(..).map(|(entry, _)| entry));
        true
    }
}

/// The report in words.
pub(super) fn report_html(report: &Report, words: &Words) -> Html {
    let count = |id: &'static str, count: usize| {
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        words.message(id, &[("count", count.into())])
    };
    html! {
        <div class="report" data-read={report.read.to_string()} data-kept={report.kept.to_string()} data-doubles={report.doubles.to_string()} data-faulty={report.faulty.to_string()}>
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
        </div>
    }
}

fn place(fault: &Fault, words: &Words) -> String {
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let args = [("number", number(fault.number).into()), ("line", number(fault.line + 1).into())];
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
