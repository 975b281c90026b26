//! Two browsers, two people, one game: they come together by two links, play, part and come together again; and what a
//! hostile one sends changes nothing.
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::expect_used,
    reason = "this is test code: a surprise should stop the test"
)]

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use browser_tests::{NewGame, Page, Size, Stand, Visit, Whim, visit, wait_until};
use dama::distance::live::{Act, Entry, Message};
use dama::rules::Side;
use serde_json::Value;

/// Two browsers are all that may run at once.
static ONE_PAIR: Mutex<()> = Mutex::new(());

/// What is played.
#[derive(Clone, Copy)]
struct Game {
    variant: &'static str,
    optional_capture: bool,
    /// The place of the clock in the list; the first is none.
    clock: usize,
}

/// Run before the page's own program: the channel is within reach of the test, and can be made to swallow what is sent.
const TAP: &str = "(() => {
    const make = RTCPeerConnection.prototype.createDataChannel;
    RTCPeerConnection.prototype.createDataChannel = function (...what) {
        return (window.tapped = make.apply(this, what));
    };
    const send = RTCDataChannel.prototype.send;
    RTCDataChannel.prototype.send = function (data) {
        if (!window.mute) send.call(this, data);
    };
    window.inject = (bytes) => send.call(window.tapped, typeof bytes === 'string' ? bytes : new Uint8Array(bytes));
})()";

fn pair(languages: [&'static str; 2], sizes: [Size; 2], test: impl Fn(&Page, &Page)) {
    let _one = ONE_PAIR.lock().unwrap_or_else(PoisonError::into_inner);
    let limit = Duration::from_secs(420);
    let [host, guest] = [0, 1].map(|i| Visit { language: languages[i], size: sizes[i], limit, ..Visit::default() });
    visit(host, |host| {
        visit(guest, |guest| {
            for page in [host, guest] {
                page.before_all(TAP);
            }
            test(host, guest);
        });
    });
}

const DESKTOPS: [Size; 2] = [Size::DESKTOP; 2];

fn select(page: &Page, selector: &str) {
    wait_for(page, &format!("!!document.querySelector({selector:?})"), selector);
}

fn wait_for(page: &Page, script: &str, what: &str) {
    let end = Instant::now() + Duration::from_secs(45);
    while page.eval(script) != true {
        assert!(Instant::now() < end, "waited in vain for {what}: {}", page.text());
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn click(page: &Page, selector: &str) {
    select(page, selector);
    page.eval(&format!("(document.querySelector({selector:?}).click(), 1)"));
}

fn fill(page: &Page, selector: &str, text: &str) {
    select(page, selector);
    page.eval(&format!("(document.querySelector({selector:?}).value = {}, 1)", Value::from(text)));
}

/// The link that is ready to be sent, from its `#` on.
fn link(page: &Page) -> String {
    select(page, ".live input.address");
    let link = page.eval("document.querySelector('.live input.address').value");
    let link = link.as_str().expect("a link").to_owned();
    assert!(link.len() < 700, "{} characters: {link}", link.len());
    link[link.find('#').expect("a place")..].to_owned()
}

fn choose(page: &Page, game: Game) {
    page.open("#/new");
    click(page, &format!("[name=variant][value={}]", game.variant));
    click(page, "[name=opponent][value=far]");
    if game.optional_capture {
        click(page, "[name=optional-capture]");
    }
    click(page, "[data-action=start]");
    select(page, "[data-place=far]");
    page.open("#/live");
    select(page, "[name=time]");
    page.eval(&format!(
        "((it) => (it.selectedIndex = {}, it.dispatchEvent(new Event('change', {{ bubbles: true }})), 1))(document.querySelector('[name=time]'))",
        game.clock
    ));
}

fn invite(host: &Page) -> String {
    click(host, "[data-action=invite]");
    link(host)
}

/// One round: an invitation, an answer.
fn meet(host: &Page, guest: &Page, names: [&str; 2]) {
    if host.eval("!!document.querySelector('[name=player]')") == true {
        fill(host, "[name=player]", names[0]);
    }
    let invitation = invite(host);
    guest.open(&invitation);
    fill(guest, "[name=player]", names[1]);
    click(guest, "[data-action=join]");
    let answer = link(guest);
    fill(host, "[name=answer]", &answer);
    click(host, "[data-action=connect]");
    for page in [host, guest] {
        select(page, "main[data-place=play]");
        line(page, "open");
    }
}

fn line(page: &Page, mark: &str) {
    wait_for(page, &format!("document.querySelector('[data-line]')?.dataset.line === '{mark}'"), mark);
}

fn saved(page: &Page) -> Value {
    page.saved()
}

fn record(page: &Page) -> Value {
    saved(page)["record"].clone()
}

fn side(page: &Page) -> String {
    saved(page)["seats"]["side"].as_str().expect("a side").to_owned()
}

fn agree(pages: [&Page; 2], plies: u64) -> [Stand; 2] {
    let stands = pages.map(|page| page.wait_for("the move", Duration::from_secs(20), |stand| stand.plies == plies));
    assert_eq!(stands[0].result, stands[1].result);
    wait_until("both to have kept the same", || (record(pages[0]) == record(pages[1])).then_some(()));
    assert_eq!(pages[0].pieces(), pages[1].pieces());
    stands
}

/// Both play until so many moves were made, or the game is over.
fn play_to(pages: [&Page; 2], plies: u64, whim: &mut Whim) -> Stand {
    let sides = pages.map(side);
    loop {
        let stand = pages[0].stand();
        if stand.plies >= plies || stand.result.is_some() {
            return agree(pages, stand.plies)[0].clone();
        }
        let mover = usize::from(stand.turn != sides[0]);
        let page = pages[mover];
        page.wait_for("the turn", Duration::from_secs(20), |it| it.plies == stand.plies && !it.movable.is_empty());
        // The other one cannot move.
        let waiting = pages[1 - mover].wait_for("the move", Duration::from_secs(20), |it| it.plies == stand.plies);
        assert!(waiting.movable.is_empty() || waiting.result.is_some(), "both can move: {waiting:?}");
        let moved = page.make_a_move(whim);
        pages[1 - mover].wait_for("the move", Duration::from_secs(20), |it| it.plies == moved.plies);
        if moved.plies.is_multiple_of(10) {
            agree(pages, moved.plies);
        }
    }
}

#[test]
fn a_whole_game_with_a_clock_between_arabic_and_turkish() {
    pair(["ar", "tr"], [Size::PHONE, Size::DESKTOP], |host, guest| {
        choose(host, Game { variant: "thai", optional_capture: false, clock: 6 });
        host.screenshot("live-begin-ar");
        meet(host, guest, ["محمد", "Ayşe"]);
        for (page, name) in [(host, "ar"), (guest, "tr")] {
            page.screenshot(&format!("live-board-{name}"));
        }
        host.wait_for_text("Ayşe");
        guest.wait_for_text("محمد");
        let mut whim = Whim::new(3);
        play_to([host, guest], 6, &mut whim);
        let clocks = |page: &Page| page.eval("document.querySelectorAll('.clock').length");
        assert_eq!((clocks(host), clocks(guest)), (2.into(), 2.into()));
        // A phrase is said in the language of whoever hears it.
        click(host, "[data-action=say]");
        host.screenshot("live-phrases-ar");
        host.eval("(document.querySelectorAll('[data-action=phrase]')[0].click(), 1)");
        guest.wait_for_text("Merhaba!");
        // A move goes back only if the other agrees.
        click(guest, "[data-action=undo]");
        click(host, "[data-action=agree]");
        agree([host, guest], if side(guest) == guest.stand().turn { guest.stand().plies } else { 4 });
        let end = play_to([host, guest], 400, &mut whim);
        assert!(end.result.is_some(), "{end:?}");
        for (page, name) in [(host, "ar"), (guest, "tr")] {
            page.screenshot(&format!("live-over-{name}"));
        }
        // Another one, with the sides exchanged.
        let sides = [side(host), side(guest)];
        click(guest, "[data-action=rematch]");
        wait_for(host, "!!document.querySelector('.status.over p')", "the question");
        std::thread::sleep(Duration::from_millis(500));
        click(host, "[data-action=rematch]");
        for page in [host, guest] {
            page.wait_for("a new game", Duration::from_secs(20), |stand| stand.plies == 0 && stand.result.is_none());
        }
        wait_until("the sides", || ([side(guest), side(host)] == sides).then_some(()));
        play_to([host, guest], 4, &mut whim);
    });
}

#[test]
fn international_is_played_and_given_up() {
    pair(["en", "en"], DESKTOPS, |host, guest| {
        choose(host, Game { variant: "international", optional_capture: false, clock: 0 });
        meet(host, guest, ["Marion", "Chinook"]);
        play_to([host, guest], 14, &mut Whim::new(5));
        click(guest, "[data-action=resign]");
        click(guest, "dialog [data-action=confirm], dialog .main");
        let stands = agree([host, guest], 14);
        assert_eq!(stands[0].result.as_deref(), Some(side(host).as_str()));
    });
}

#[test]
fn optional_capture_holds_on_both_sides() {
    pair(["en", "de"], DESKTOPS, |host, guest| {
        choose(host, Game { variant: "russian", optional_capture: true, clock: 0 });
        meet(host, guest, ["A", ""]);
        assert!(host.stand().optional_capture && guest.stand().optional_capture);
        play_to([host, guest], 16, &mut Whim::new(8));
    });
}

#[test]
fn a_line_that_falls_silent_goes_on_by_itself_and_one_that_is_gone_by_a_new_invitation() {
    pair(["en", "en"], DESKTOPS, |host, guest| {
        choose(host, Game { variant: "czech", optional_capture: false, clock: 6 });
        meet(host, guest, ["Marion", "Chinook"]);
        let mut whim = Whim::new(6);
        play_to([host, guest], 4, &mut whim);
        for page in [host, guest] {
            page.eval("(window.mute = true, 1)");
        }
        line(host, "silent");
        line(guest, "silent");
        host.screenshot("live-silent");
        assert_eq!(host.stand().phase, "paused");
        for page in [host, guest] {
            page.eval("(window.mute = false, 1)");
        }
        line(host, "open");
        line(guest, "open");
        play_to([host, guest], 7, &mut whim);
        // One page is loaded again: the game is there, the line is not.
        let before = record(guest);
        guest.reload();
        line(guest, "apart");
        line(host, "apart");
        assert_eq!((record(guest), record(host)), (before.clone(), before));
        host.screenshot("live-apart");
        // A new invitation, this time from the other.
        click(guest, "[data-action=reconnect]");
        meet(guest, host, ["", ""]);
        agree([host, guest], 7);
        play_to([host, guest], 10, &mut whim);
    });
}

#[test]
fn a_link_that_was_opened_before_leads_back_and_a_game_that_leaves_the_table_is_told() {
    pair(["en", "tr"], DESKTOPS, |host, guest| {
        choose(host, Game { variant: "russian", optional_capture: false, clock: 6 });
        let invitation = invite(host);
        // One's own invitation is no seat for oneself.
        host.open(&invitation);
        select(host, "[data-place=live] .address");
        guest.open(&invitation);
        click(guest, "[data-action=join]");
        let answer = link(guest);
        fill(host, "[name=answer]", &answer);
        click(host, "[data-action=connect]");
        for page in [host, guest] {
            line(page, "open");
        }
        play_to([host, guest], 2, &mut Whim::new(4));
        for (page, link) in [(guest, &invitation), (host, &answer)] {
            page.open(link);
            select(page, "[data-place=live-on]");
            page.select("[data-place=live-on] a").click();
            line(page, "open");
        }
        // The guest begins something else: the host is told, and its clock stands still.
        guest.start(NewGame::of_two("thai"));
        line(host, "apart");
        host.wait_for_text("Your friend has left. The game is kept.");
        assert_eq!(host.stand().phase, "paused");
        // What the host chooses then is what it invites to, and not the game it had.
        choose(host, Game { variant: "czech", optional_capture: false, clock: 0 });
        meet(host, guest, ["Marion", "Ayşe"]);
        assert_eq!([host, guest].map(|page| page.stand().variant), ["czech", "czech"]);
        play_to([host, guest], 2, &mut Whim::new(4));
    });
}

fn inject(page: &Page, bytes: &[u8]) {
    page.eval(&format!("(inject({}), 1)", Value::from(bytes.to_vec())));
}

#[test]
fn what_is_hostile_changes_nothing_and_in_the_end_is_cut_off() {
    pair(["en", "en"], DESKTOPS, |host, guest| {
        choose(host, Game { variant: "american", optional_capture: false, clock: 0 });
        meet(host, guest, ["Marion", "Chinook"]);
        let mut whim = Whim::new(9);
        play_to([host, guest], 3, &mut whim);
        let id = saved(host)["far"]["id"].as_str().expect("a number").to_owned();
        let tag = u64::from_str_radix(&id, 16).expect("a number") as u32;
        let before = record(host);
        let propose = |number, act| Message::Propose { greeting: 1, game: tag, number, act }.write();
        // To the host: illegal, late, early, of another game, foreign, text, oversized.
        for bytes in [
            propose(900, Act::Play { ply: 3, place: 60_000, used: 0 }),
            propose(1, Act::Play { ply: 1, place: 0, used: 0 }),
            Message::Propose { greeting: 1, game: tag ^ 1, number: 1, act: Act::Other(0) }.write(),
            vec![255, 254, 253],
            vec![0; 60_000],
        ] {
            inject(guest, &bytes);
        }
        guest.eval("(inject('{\"move\":\"11-15\"}'), inject('<img src=x>'), 1)");
        std::thread::sleep(Duration::from_secs(1));
        assert_eq!(record(host), before);
        line(host, "open");
        // A flood.
        guest.eval(&format!(
            "((bytes) => {{ for (let i = 0; i < 300; i++) inject(bytes); return 1; }})({})",
            Value::from(Message::Ping(1).write())
        ));
        line(host, "apart");
        assert_eq!(record(host), before);
        host.wait_for_text("the line was cut");
        // The game goes on by a new invitation.
        line(guest, "apart");
        click(host, "[data-action=reconnect]");
        meet(host, guest, ["", "Chinook"]);
        play_to([host, guest], 5, &mut whim);
        // To the guest: the host makes it give up, which it has not done. Both stop, and both keep what they had.
        let before = record(guest);
        let by = if side(guest) == "white" { Side::White } else { Side::Black };
        let from = saved(guest)["far"]["deeds"].as_array().map_or(0, Vec::len) as u32;
        let entries = vec![Entry { by, act: Act::Other(0) }];
        // Whichever greeting of the guest's was the last: what bears another number is not heard.
        for greeting in 1..=3 {
            let entries = entries.clone();
            inject(host, &Message::Entries { greeting, game: tag, from, entries, chain: 1, left: None }.write());
        }
        line(guest, "stopped");
        line(host, "stopped");
        guest.screenshot("live-stopped");
        assert_eq!((record(guest), record(host)), (before.clone(), before));
    });
}

#[test]
fn an_answer_opened_in_another_window_finds_the_one_that_waits() {
    pair(["en", "en"], DESKTOPS, |host, guest| {
        choose(host, Game { variant: "spanish", optional_capture: false, clock: 0 });
        let invitation = invite(host);
        host.screenshot("live-inviting");
        guest.open(&invitation);
        guest.screenshot("live-invited");
        click(guest, "[data-action=join]");
        let answer = link(guest);
        guest.screenshot("live-answering");
        let first = host.new_window();
        host.open(&answer);
        host.wait_for_text("Your other window has the answer.");
        host.close_window(&first);
        for page in [host, guest] {
            line(page, "open");
        }
    });
}

#[test]
fn what_is_no_answer_and_what_nobody_waits_for_is_said_to_be() {
    visit(Visit::default(), |page| {
        choose(page, Game { variant: "italian", optional_capture: false, clock: 0 });
        let invitation = invite(page);
        for wrong in ["hello", &invitation] {
            fill(page, "[name=answer]", wrong);
            click(page, "[data-action=connect]");
            page.wait_for_text("This is not the answer to this invitation.");
        }
        // Servers are named by the person or not at all.
        click(page, ".servers summary");
        fill(page, "[name=servers]", "http://example.org");
        click(page, "[data-action=servers]");
        page.wait_for_text("This is no such server: http://example.org");
        page.open("#/live/LAAAA");
        select(page, "[data-place=bad-link]");
    });
}
