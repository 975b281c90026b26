//! The line to the other side: the [session](Session), what carries its commands out, and what the person is shown of it.
//! There is one at most.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use gloo::timers::future::TimeoutFuture;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, MessageEvent};
use yew::Callback;

use super::super::super::far::{said, tell};
use super::super::super::storage::Device;
use super::super::super::words::Words;
use super::super::{distant, table};
use super::peer::{Happening, Peer};
use crate::app::library::servers::{self, Server};
use crate::app::port::{self, FROM_TABLE, TO_TABLE};
use crate::app::save;
use crate::app::shelf::Shelf as _;
use crate::app::table::Table;
use crate::distance::live::{Answer, Call, Command, Event, Invitation, Link, Log, Role, Session, Sketch};
use crate::distance::{GameId, Player};

/// Where the games are kept, each under its number.
const LIVE: &str = "dama/v1/live/";
/// Where the servers are that the person has named.
const SERVERS: &str = "dama/v1/servers";
/// Where the windows of this browser hand each other an answer, and what one says that has taken it.
const POST: &str = "dama-live";
const TAKEN: &str = "taken";
/// How long another window may take to say so, in milliseconds.
const TAKING_MS: u32 = 1_000;
/// How often time is told to the session, in milliseconds.
const TICK_MS: u32 = 500;
/// How long it may take to reach the other side once both have said where they are.
const REACH_MS: u32 = 30_000;
/// How long whoever has answered waits for the other to take the answer.
const WAIT_MS: u32 = 600_000;

thread_local! {
    static LINE: RefCell<Line> = RefCell::default();
}

#[derive(Default)]
struct Line {
    session: Option<Session>,
    peer: Option<Rc<Peer>>,
    /// Counts the attempts, so that what comes of an older one is told apart.
    attempt: u32,
    step: Step,
    /// What was written to the other side, until it has answered.
    sent: Option<Invitation>,
    /// Which phrase was heard last, and how many there were.
    heard: Option<(u8, u32)>,
    words: Option<Words>,
    watchers: Vec<Weak<Callback<()>>>,
    _post: Option<BroadcastChannel>,
    _clock: Option<Interval>,
    _listeners: Vec<EventListener>,
}

/// How far the two are on the way to each other.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Step {
    /// Nowhere.
    #[default]
    Idle,
    /// The browser is looking for where it can be reached.
    Preparing,
    /// The invitation is ready to be sent.
    Inviting(String),
    /// The answer is ready to be sent.
    Answering(String),
    /// Both know where the other is.
    Reaching,
    /// It came to nothing.
    Failed(&'static str),
}

/// What the person is shown of the line.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Standing {
    pub step: Step,
    /// The number of the game, and how its line stands.
    pub game: Option<(GameId, Link)>,
    pub may_claim: bool,
    pub heard: Option<(u8, u32)>,
}

fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Takes up the game that was kept, and listens to the page.
pub(in super::super) fn wake() {
    // The one at the table, if it is such a game.
    let session = table::at_table().filter(Table::is_live).and_then(|table| kept(table.far()?.id));
    let listeners = vec![
        EventListener::new(&gloo::utils::document(), FROM_TABLE, |event| {
            match said(event).map(|text| save::read(&text)) {
                Some(Ok(table)) => at_table(&table),
                // No such game is at the table any more.
                Some(Err(_)) => leave(),
                None => {}
            }
        }),
        EventListener::new(&gloo::utils::window(), "pagehide", |_| on(Event::Leave)),
    ];
    let mut listeners = listeners;
    let post = BroadcastChannel::new(POST).ok();
    if let Some(post) = &post {
        let answering = post.clone();
        listeners.push(EventListener::new(post, "message", move |event| {
            let text = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
            if let Some(Ok(Call::Answer(answer))) = text.as_deref().map(Call::parse)
                && waits_for(&answer)
            {
                // Whoever does not hear it is told that nobody waits, which is a pity and no more.
                let _ = answering.post_message(&TAKEN.into());
                answered(*answer);
            }
        }));
    }
    LINE.with_borrow_mut(|line| {
        line.session = session;
        line._post = post;
        line._listeners = listeners;
        line._clock = Some(Interval::new(TICK_MS, || on(Event::Tick)));
    });
    tell_page();
}

/// The game of that number, as it was kept.
fn kept(id: GameId) -> Option<Session> {
    Session::read(&Device.get(&format!("{LIVE}{id}"))?, now())
}

/// Calls `watcher` whenever something has changed, for as long as what is given back is there.
pub(super) fn watch(watcher: Callback<()>) -> Rc<Callback<()>> {
    let watcher = Rc::new(watcher);
    LINE.with_borrow_mut(|line| {
        line.watchers.retain(|watcher| watcher.strong_count() > 0);
        line.watchers.push(Rc::downgrade(&watcher));
    });
    watcher
}

/// How things stand.
pub(super) fn standing() -> Standing {
    LINE.with_borrow(|line| Standing {
        step: line.step.clone(),
        game: line.session.as_ref().map(|session| (session.log().far().id, session.link())),
        may_claim: line.session.as_ref().is_some_and(|session| session.may_claim(now())),
        heard: line.heard,
    })
}

/// The game of the line, as it is kept for the table.
pub(super) fn game() -> Option<Table> {
    LINE.with_borrow(|line| line.session.as_ref().map(table_of))
}

fn table_of(session: &Session) -> Table {
    let view = session.view();
    let mut clock = session.clock();
    if let Some(clock) = &mut clock {
        clock.stop(now());
    }
    Table::apart(view.game().clone(), view.far().clone(), session.side(), false).with_clock(clock)
}

/// An event of the session, and what it brings about.
pub(super) fn on(event: Event) {
    let (commands, peer) = LINE.with_borrow_mut(|line| {
        let commands = line.session.as_mut().map(|session| session.on(event, now())).unwrap_or_default();
        (commands, line.peer.clone())
    });
    for command in commands {
        match command {
            Command::Send(bytes) => {
                if let Some(peer) = &peer {
                    peer.send(&bytes);
                }
            }
            Command::Close => LINE.with_borrow_mut(|line| {
                // What was just said may still be on its way.
                if let Some(peer) = line.peer.take() {
                    spawn_local(async move {
                        TimeoutFuture::new(300).await;
                        peer.close();
                    });
                }
            }),
            Command::Show => show(),
            Command::Heard(phrase) => {
                LINE.with_borrow_mut(|line| {
                    line.heard = Some((phrase, line.heard.map_or(0, |(_, count)| count.wrapping_add(1))));
                });
                notify();
            }
        }
    }
}

/// Keeps the game, and tells the page and whoever watches.
fn show() {
    let kept = LINE.with_borrow(|line| line.session.as_ref().map(|session| (session.log().far().id, session.write())));
    if let Some((id, kept)) = kept {
        // Where nothing can be kept the page has said so.
        let _ = Device.put(&format!("{LIVE}{id}"), &kept);
    }
    tell_page();
}

/// Tells the page how the game stands, and whoever watches. What is kept stays as it is: another window may play.
fn tell_page() {
    let told = LINE.with_borrow(|line| {
        let session = line.session.as_ref()?;
        Some(port::write(&table_of(session), session.link().into()))
    });
    if let Some(told) = told {
        let _ = tell(TO_TABLE, &told);
    }
    notify();
}

fn notify() {
    let watchers = LINE.with_borrow(|line| line.watchers.clone());
    for watcher in watchers.iter().filter_map(Weak::upgrade) {
        watcher.emit(());
    }
}

/// The page says how the table stands: what the person has done is done on the line.
fn at_table(table: &Table) {
    take_up(table);
    let news = LINE.with_borrow(|line| {
        let view = line.session.as_ref()?.view();
        let far = table.far().filter(|far| far.id == view.far().id)?;
        Some((far.deeds().strip_prefix(view.far().deeds()).map(<[_]>::to_vec), table.seats().side))
    });
    match news {
        None => {}
        Some((Some(done), side)) if done.iter().any(|done| done.by == side) => {
            for done in done.into_iter().filter(|done| done.by == side) {
                on(Event::Do(done.deed));
            }
        }
        // It has just come to the table, or shows what never was.
        Some(_) => tell_page(),
    }
}

/// The game has left the table: the other side is told, and it is kept until it comes back.
fn leave() {
    on(Event::Leave);
    LINE.with_borrow_mut(|line| line.session = None);
    notify();
}

/// Takes up the game at the table where no other is on the line, or another window has gone on with it.
fn take_up(table: &Table) {
    let Some(id) = table.far().filter(|_| table.is_live()).map(|far| far.id) else { return };
    if LINE.with_borrow(|line| line.peer.is_some()) {
        return;
    }
    let Some(kept) = kept(id) else { return };
    LINE.with_borrow_mut(|line| {
        let is_news = line.session.as_ref().is_none_or(|session| {
            let (here, there) = (session.view(), kept.view());
            here.far().id != id || here.far().deeds().len() < there.far().deeds().len()
        });
        if is_news {
            line.session = Some(kept);
        }
    });
}

fn set(step: Step) {
    LINE.with_borrow_mut(|line| line.step = step);
    notify();
}

/// Ends what is under way, and leaves the game as it is.
pub(super) fn cancel() {
    let peer = LINE.with_borrow_mut(|line| {
        line.attempt = line.attempt.wrapping_add(1);
        line.sent = None;
        line.peer.take()
    });
    if let Some(peer) = peer {
        peer.close();
    }
    set(Step::Idle);
}

/// A new attempt, and its number.
fn begin(words: &Words) -> Option<(Rc<Peer>, u32)> {
    cancel();
    on(Event::Closed);
    set(Step::Preparing);
    let attempt = LINE.with_borrow(|line| line.attempt);
    let peer = Peer::new(&named_servers(), move |happening| happened(attempt, happening));
    let Some(peer) = peer else {
        set(Step::Failed("live-no-browser"));
        return None;
    };
    LINE.with_borrow_mut(|line| {
        line.peer = Some(Rc::clone(&peer));
        line.words = Some(words.clone());
    });
    Some((peer, attempt))
}

fn is_latest(attempt: u32) -> bool {
    LINE.with_borrow(|line| line.attempt == attempt)
}

/// Goes on to the next step if the attempt is still the latest.
fn prepared(attempt: u32, sketch: Option<Sketch>, step: impl FnOnce(Sketch) -> Step) {
    if is_latest(attempt) {
        set(match sketch {
            Some(sketch) if sketch.has_a_way() => step(sketch),
            _ => Step::Failed("live-no-way"),
        });
    }
}

fn happened(attempt: u32, happening: Happening) {
    if !is_latest(attempt) {
        return;
    }
    let is_on_the_way = LINE.with_borrow(|line| line.step != Step::Idle);
    match happening {
        Happening::Opened => {
            set(Step::Idle);
            on(Event::Opened);
            if let Some(table) = game() {
                spawn_local(async move {
                    if distant::to_table(&table).await.is_none() {
                        set(Step::Failed("table-stays"));
                    }
                    show();
                });
            }
        }
        Happening::Message(bytes) => on(Event::Message(bytes)),
        // Whoever has invited may take their time to take the answer: until then the way may seem closed.
        Happening::Closed if is_on_the_way => {}
        Happening::Closed => on(Event::Closed),
    }
}

/// Makes an invitation to a game, or to go on with the one of the line.
pub(super) fn invite(invitation: impl FnOnce(Sketch) -> Invitation + 'static, words: &Words) {
    let Some((peer, attempt)) = begin(words) else { return };
    spawn_local(async move {
        let sketch = peer.offer().await;
        prepared(attempt, sketch, |sketch| {
            let invitation = invitation(sketch);
            let text = Call::Invitation(Box::new(invitation.clone())).write();
            LINE.with_borrow_mut(|line| line.sent = Some(invitation));
            Step::Inviting(text)
        });
    });
}

/// Answers an invitation.
pub(super) fn join(invitation: &Invitation, me: Player, words: &Words) {
    let Some((peer, attempt)) = begin(words) else { return };
    let Some(session) = session_of(invitation, me.clone(), None) else {
        return set(Step::Failed("live-lost"));
    };
    LINE.with_borrow_mut(|line| line.session = Some(session));
    let (offer, id) = (invitation.sketch.clone(), invitation.terms.id);
    spawn_local(async move {
        let sketch = peer.answer(&offer).await;
        let is_ready = sketch.as_ref().is_some_and(Sketch::has_a_way);
        prepared(attempt, sketch, |sketch| {
            Step::Answering(Call::Answer(Box::new(Answer { id, player: me, sketch })).write())
        });
        if is_ready {
            TimeoutFuture::new(WAIT_MS).await;
            give_up(attempt);
        }
    });
}

/// Whether this page waits for that answer.
fn waits_for(answer: &Answer) -> bool {
    has_sent(answer.id)
}

/// Whether this page waits for an answer to its own invitation to the game of that number.
pub(super) fn has_sent(id: u64) -> bool {
    LINE.with_borrow(|line| line.sent.as_ref().is_some_and(|sent| sent.terms.id == id))
}

/// Hands an answer that was opened here to the window that waits for it. Whether there is one.
pub(super) async fn hand_on(text: &str) -> bool {
    let Ok(post) = BroadcastChannel::new(POST) else { return false };
    let taken = Rc::new(Cell::new(false));
    let hearing = Rc::clone(&taken);
    let listener = EventListener::new(&post, "message", move |event| {
        let is_it = event.dyn_ref::<MessageEvent>().is_some_and(|event| event.data() == TAKEN);
        hearing.set(hearing.get() || is_it);
    });
    if post.post_message(&text.into()).is_ok() {
        TimeoutFuture::new(TAKING_MS).await;
    }
    drop(listener);
    post.close();
    taken.get()
}

/// Takes an answer as text. Whether it is one that is waited for here.
pub(super) fn answered_by(text: &str) -> bool {
    match Call::parse(text) {
        Ok(Call::Answer(answer)) if waits_for(&answer) => {
            answered(*answer);
            true
        }
        _ => false,
    }
}

/// Takes an answer to the invitation that was sent.
fn answered(answer: Answer) {
    let (sent, peer, attempt) = LINE.with_borrow_mut(|line| (line.sent.take(), line.peer.clone(), line.attempt));
    let (Some(sent), Some(peer)) = (sent, peer) else { return };
    let Some(session) = session_of(&sent, sent.player.clone(), Some(answer.player)) else {
        return set(Step::Failed("live-lost"));
    };
    LINE.with_borrow_mut(|line| line.session = Some(session));
    set(Step::Reaching);
    spawn_local(async move {
        let taken = peer.take(&answer.sketch).await;
        if taken.is_some() {
            TimeoutFuture::new(REACH_MS).await;
        }
        give_up(attempt);
    });
}

/// Says that the other side was not reached, if the attempt has come to nothing yet.
fn give_up(attempt: u32) {
    let is_on_the_way =
        LINE.with_borrow(|line| line.attempt == attempt && matches!(line.step, Step::Reaching | Step::Answering(_)));
    if is_on_the_way {
        cancel();
        set(Step::Failed("live-not-reached"));
    }
}

/// The session of a game, at the end of `me`: the one that is kept, or a new one. `guest` is who came, where this end has
/// invited.
fn session_of(invitation: &Invitation, me: Player, guest: Option<Player>) -> Option<Session> {
    let Invitation { terms, side, role, player, .. } = invitation;
    let here = LINE.with_borrow(|line| line.session.clone().filter(|session| session.log().far().id.get() == terms.id));
    let kept = here.or_else(|| kept(GameId::new(terms.id)));
    if let Some(kept) = kept.filter(|session| !matches!(session.link(), Link::Stopped(_))) {
        return Some(kept);
    }
    let has_invited = guest.is_some();
    let (own_side, own_role) = match (has_invited, role) {
        (true, role) => (*side, *role),
        (false, Role::Host) => (!*side, Role::Guest),
        (false, Role::Guest) => (!*side, Role::Host),
    };
    // Who keeps the order cannot have lost it.
    if own_role == Role::Host && terms.plies > 0 {
        return None;
    }
    let game = terms.game()?;
    let mut far = terms.far(*side, player.clone());
    far.seat(!*side, guest.unwrap_or(me));
    let session = Session::new(own_role, own_side, Log::new(&game, &far)?, terms.clock, now());
    Some(if terms.plies > 0 { session.unsure() } else { session })
}

/// The session's game as it would be invited to again.
pub(super) fn again() -> Option<(crate::distance::live::Terms, crate::rules::Side, Role, Player)> {
    LINE.with_borrow(|line| {
        let session = line.session.as_ref().filter(|session| !matches!(session.link(), Link::Stopped(_)))?;
        let (log, side) = (session.log(), session.side());
        let clock = session.clock().map(|clock| clock.control());
        let terms = crate::distance::live::Terms::of(log.far().id, log.game(), clock);
        Some((terms, side, session.role(), log.far().player(side)?.clone()))
    })
}

/// The servers the person has named.
pub(super) fn named_servers() -> Vec<Server> {
    Device.get(SERVERS).and_then(|text| servers::read(&text).ok()).unwrap_or_default()
}

/// Remembers them; what is wrong is given back.
pub(super) fn name_servers(text: &str) -> Result<(), String> {
    let servers = servers::read(text)?;
    // Where nothing can be kept the page has said so.
    let _ = Device.put(SERVERS, &servers::write(&servers));
    Ok(())
}
