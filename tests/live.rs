//! Two ends of a live game over a channel that loses, doubles, reorders and breaks: both boards agree, or both stop. And
//! whatever a hostile end sends, the board does not change by it.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

use std::collections::VecDeque;

use dama::distance::live::{Act, Command, Entry, Event, Link, Log, Message, PATIENCE_MS, Role, Session, Stop, Why};
use dama::distance::{Deed, Far, GameId, Player, Question, Way};
use dama::game::{Game, GameResult, RuleSet, TimeControl};
use dama::rules::{Side, Variant};
use proptest::prelude::*;

const HOST: usize = 0;
const GUEST: usize = 1;

/// Two ends and what is on its way to each.
struct Pair {
    ends: [Session; 2],
    /// To the host, to the guest.
    way: [VecDeque<Vec<u8>>; 2],
    connected: bool,
    heard: [Vec<u8>; 2],
    now: u64,
}

fn log(rule_set: RuleSet) -> Log {
    let players = [Some(Player::new("Ayşe", 1)), Some(Player::new("محمد", 2))];
    Log::new(&Game::new(rule_set), &Far::new(GameId::new(77), Way::Live, players)).expect("a log")
}

impl Pair {
    fn new(rule_set: RuleSet, clock: Option<TimeControl>) -> Self {
        let now = 1_000_000;
        let side = Game::new(rule_set).position().turn();
        let ends = [(Role::Host, side), (Role::Guest, !side)]
            .map(|(role, side)| Session::new(role, side, log(rule_set), clock, now));
        Self { ends, way: Default::default(), connected: false, heard: Default::default(), now }
    }

    fn connected(rule_set: RuleSet, clock: Option<TimeControl>) -> Self {
        let mut pair = Self::new(rule_set, clock);
        pair.connect();
        pair.deliver_all();
        assert!(pair.ends.iter().all(|end| end.link() == Link::Open));
        pair
    }

    fn on(&mut self, end: usize, event: Event) {
        let now = self.now;
        for command in self.ends[end].on(event, now) {
            match command {
                Command::Send(bytes) if self.connected => self.way[1 - end].push_back(bytes),
                Command::Send(_) | Command::Show => {}
                Command::Heard(phrase) => self.heard[end].push(phrase),
                Command::Close => self.disconnect(),
            }
        }
    }

    fn connect(&mut self) {
        if !self.connected {
            self.connected = true;
            self.on(HOST, Event::Opened);
            self.on(GUEST, Event::Opened);
        }
    }

    /// The channel breaks, with what was on its way.
    fn disconnect(&mut self) {
        if self.connected {
            self.connected = false;
            self.way = Default::default();
            self.on(HOST, Event::Closed);
            self.on(GUEST, Event::Closed);
        }
    }

    fn deliver(&mut self, end: usize) -> bool {
        let message = self.way[end].pop_front();
        let some = message.is_some();
        if let Some(bytes) = message {
            self.now += 20;
            self.on(end, Event::Message(bytes));
        }
        some
    }

    fn deliver_all(&mut self) {
        for _ in 0..100_000 {
            if !(self.deliver(GUEST) | self.deliver(HOST)) {
                return;
            }
        }
        panic!("they never stop talking");
    }

    fn wait(&mut self, ms: u64) {
        self.now += ms;
        self.on(HOST, Event::Tick);
        self.on(GUEST, Event::Tick);
    }

    /// An end is shut down and started again from what it kept.
    fn restart(&mut self, end: usize) {
        self.disconnect();
        let text = self.ends[end].write();
        self.ends[end] = Session::read(&text, self.now).expect("it reads back");
    }

    fn plays(&mut self, end: usize, pick: usize) -> bool {
        let view = self.ends[end].view();
        let moves = view.game().position().legal_moves();
        let is_due = view.game().position().turn() == self.ends[end].side() && view.game().result().is_none();
        let Some(&mv) = moves.get(pick % moves.len().max(1)).filter(|_| is_due) else { return false };
        self.on(end, Event::Do(Deed::Play(mv)));
        true
    }

    fn whoever_is_to_move_plays(&mut self, pick: usize) {
        self.now += 100;
        assert!(self.plays(HOST, pick) || self.plays(GUEST, pick), "nobody can move");
        self.deliver_all();
    }

    fn plies(&self) -> [usize; 2] {
        [0, 1].map(|end| self.ends[end].log().game().len())
    }

    fn deeds(&self, end: usize) -> Vec<dama::distance::Done> {
        self.ends[end].log().far().deeds().to_vec()
    }

    /// What the guest has written down the host has too, in the same order.
    fn assert_one_order(&self) {
        if self.ends[HOST].log().far().id == self.ends[GUEST].log().far().id {
            assert!(
                self.deeds(HOST).starts_with(&self.deeds(GUEST)),
                "{:?}\n{:?}",
                self.deeds(HOST),
                self.deeds(GUEST)
            );
        }
    }

    fn assert_agreed(&self) {
        let [host, guest] = &self.ends;
        assert_eq!((host.link(), guest.link()), (Link::Open, Link::Open));
        assert_eq!(host.log().far(), guest.log().far());
        assert_eq!(host.log().game().record(), guest.log().game().record());
        assert_eq!(guest.view().far(), guest.log().far(), "something was never answered");
        assert_eq!(host.side(), !guest.side());
    }

    /// A message from a hostile end: `end` hears it, and its board stays as it is.
    fn hostile(&mut self, end: usize, bytes: Vec<u8>) {
        let before = (self.ends[end].log().game().record(), self.deeds(end), self.ends[end].view().game().record());
        self.on(end, Event::Message(bytes));
        let after = (self.ends[end].log().game().record(), self.deeds(end), self.ends[end].view().game().record());
        assert_eq!(before, after);
    }
}

const AMERICAN: RuleSet = RuleSet::table(Variant::American);
const CLOCK: TimeControl = TimeControl::Fischer { seconds: 300, increment: 5 };

/// What happens to the two, by chance.
#[derive(Clone, Debug)]
enum Chance {
    Play(usize, usize),
    Do(usize, u8),
    Deliver(usize),
    Lose(usize),
    Double(usize),
    Swap(usize),
    Wait(u64),
    Drop,
    Connect,
    Restart(usize),
}

fn chance(loses: bool) -> impl Strategy<Value = Chance> {
    let end = 0..2usize;
    // What the channel does to a message, where it does its worst; else it delivers it.
    let harm = move |harm: fn(usize) -> Chance| (0..2usize).prop_map(if loses { harm } else { Chance::Deliver });
    prop_oneof![
        20 => (end.clone(), any::<usize>()).prop_map(|(end, pick)| Chance::Play(end, pick)),
        4 => (end.clone(), 0..9u8).prop_map(|(end, what)| Chance::Do(end, what)),
        40 => end.clone().prop_map(Chance::Deliver),
        3 => harm(Chance::Lose),
        3 => harm(Chance::Double),
        3 => harm(Chance::Swap),
        4 => (0..3_000u64).prop_map(Chance::Wait),
        1 => (0..20_000u64).prop_map(Chance::Wait),
        2 => Just(Chance::Drop),
        6 => Just(Chance::Connect),
        1 => end.prop_map(Chance::Restart),
    ]
}

fn deed(what: u8) -> Deed {
    let question = [Question::Draw, Question::Undo, Question::Rematch][usize::from(what) % 3];
    match what / 3 {
        0 => Deed::Ask(question),
        1 => Deed::Grant(question),
        _ if what == 8 => Deed::Resign,
        _ => Deed::Refuse(question),
    }
}

fn happens(pair: &mut Pair, chance: Chance) {
    match chance {
        Chance::Play(end, pick) => {
            pair.now += 50;
            pair.plays(end, pick);
        }
        Chance::Do(end, what) => pair.on(end, Event::Do(deed(what))),
        Chance::Deliver(end) => {
            pair.deliver(end);
        }
        Chance::Lose(end) => {
            pair.way[end].pop_front();
        }
        Chance::Double(end) => {
            if let Some(first) = pair.way[end].front().cloned() {
                pair.way[end].push_back(first);
            }
        }
        Chance::Swap(end) => {
            if pair.way[end].len() > 1 {
                pair.way[end].swap(0, 1);
            }
        }
        Chance::Wait(ms) => pair.wait(ms),
        Chance::Drop => pair.disconnect(),
        Chance::Connect => pair.connect(),
        Chance::Restart(end) => pair.restart(end),
    }
}

/// A new connection over which everything comes through.
fn comes_to_rest(pair: &mut Pair) {
    pair.disconnect();
    pair.connect();
    pair.deliver_all();
}

fn any_rule_set() -> impl Strategy<Value = RuleSet> {
    (0..Variant::ALL.len(), any::<bool>()).prop_map(|(i, optional)| {
        let variant = Variant::ALL[i];
        RuleSet { optional_capture: optional && variant.may_be_optional(), ..RuleSet::table(variant) }
    })
}

proptest! {
    // More where PROPTEST_CASES asks for more.
    #![proptest_config(ProptestConfig::with_cases(ProptestConfig::default().cases.max(400)))]

    /// An honest channel delivers in order or breaks: both always agree in the end.
    #[test]
    fn over_a_channel_that_breaks_both_boards_agree(
        rule_set in any_rule_set(),
        timed in any::<bool>(),
        chances in prop::collection::vec(chance(false), 1..200),
    ) {
        let mut pair = Pair::connected(rule_set, timed.then_some(CLOCK));
        for chance in chances {
            happens(&mut pair, chance);
            pair.assert_one_order();
        }
        comes_to_rest(&mut pair);
        pair.assert_agreed();
    }

    /// One that loses, doubles and reorders, which no browser's does: both agree in the end, or both have stopped.
    #[test]
    fn over_a_channel_that_does_its_worst_both_agree_or_stop(
        rule_set in any_rule_set(),
        timed in any::<bool>(),
        chances in prop::collection::vec(chance(true), 1..200),
    ) {
        let mut pair = Pair::connected(rule_set, timed.then_some(CLOCK));
        for chance in chances {
            happens(&mut pair, chance);
            pair.assert_one_order();
        }
        comes_to_rest(&mut pair);
        let stopped = pair.ends.iter().filter(|end| matches!(end.link(), Link::Stopped(_))).count();
        if stopped == 0 {
            pair.assert_agreed();
        } else {
            prop_assert!(pair.ends.iter().all(|end| end.link() != Link::Open), "one goes on alone");
        }
    }

    /// No bytes make an end panic or change its board, unless they are what the other side might have said.
    #[test]
    fn noise_changes_nothing(noise in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..60), 1..40)) {
        let mut pair = Pair::connected(AMERICAN, Some(CLOCK));
        pair.whoever_is_to_move_plays(0);
        for bytes in noise {
            for end in [HOST, GUEST] {
                let plies = pair.ends[end].log().game().len();
                pair.on(end, Event::Message(bytes.clone()));
                prop_assert!(pair.ends[end].log().game().len().abs_diff(plies) <= 1);
            }
        }
    }
}

#[test]
fn a_whole_game_is_played_in_every_rule_set() {
    for variant in Variant::ALL {
        for optional_capture in [false, variant.may_be_optional()] {
            let rule_set = RuleSet { optional_capture, ..RuleSet::table(variant) };
            let mut pair = Pair::connected(rule_set, Some(CLOCK));
            let mut pick = 7;
            while pair.ends[HOST].log().game().result().is_none() && pair.plies()[HOST] < 300 {
                pick = (pick * 131 + 17) % 9_973;
                pair.whoever_is_to_move_plays(pick);
                pair.assert_agreed();
            }
            assert!(pair.plies()[HOST] > 20, "{variant:?}");
        }
    }
}

#[test]
fn a_rematch_has_the_other_sides_and_a_guest_who_missed_it_is_told() {
    let mut pair = Pair::connected(AMERICAN, Some(CLOCK));
    pair.whoever_is_to_move_plays(0);
    let sides = [pair.ends[HOST].side(), pair.ends[GUEST].side()];
    pair.on(GUEST, Event::Do(Deed::Resign));
    pair.deliver_all();
    pair.on(GUEST, Event::Do(Deed::Ask(Question::Rematch)));
    pair.deliver_all();
    pair.on(HOST, Event::Do(Deed::Grant(Question::Rematch)));
    // What the host has said is lost.
    pair.disconnect();
    assert_ne!(pair.ends[HOST].log().far().id, pair.ends[GUEST].log().far().id);
    pair.restart(HOST);
    pair.restart(GUEST);
    comes_to_rest(&mut pair);
    pair.assert_agreed();
    assert_eq!([pair.ends[GUEST].side(), pair.ends[HOST].side()], sides);
    assert_eq!(pair.plies(), [0, 0]);
    pair.whoever_is_to_move_plays(1);
    pair.assert_agreed();
}

#[test]
fn what_crosses_on_the_way_comes_out_the_same() {
    let mut pair = Pair::connected(AMERICAN, None);
    pair.whoever_is_to_move_plays(0);
    // The guest moves while the host gives up.
    assert!(pair.plays(GUEST, 0));
    assert_eq!(pair.ends[GUEST].view().game().len(), 2, "one sees one's own move at once");
    pair.on(HOST, Event::Do(Deed::Resign));
    pair.deliver_all();
    pair.assert_agreed();
    assert_eq!(pair.plies(), [1, 1]);
    assert!(matches!(pair.ends[GUEST].log().game().result(), Some(GameResult::Resigned { .. })));
}

#[test]
fn a_denial_that_was_lost_with_the_line_is_understood_all_the_same() {
    let mut pair = Pair::new(AMERICAN, None);
    pair.on(GUEST, Event::Do(Deed::Resign));
    pair.on(GUEST, Event::Do(Deed::Ask(Question::Rematch)));
    pair.connect();
    while pair.ends[GUEST].link() != Link::Open {
        pair.deliver(HOST);
        pair.deliver(GUEST);
    }
    // Both give up at once; what the host says to the guest's first proposal is lost, to its second as well.
    pair.on(HOST, Event::Do(Deed::Resign));
    while pair.deliver(HOST) {}
    comes_to_rest(&mut pair);
    pair.assert_agreed();
    assert_eq!(pair.deeds(HOST).len(), 2);
}

#[test]
fn what_cannot_be_any_more_does_not_keep_back_what_was_done_after_it() {
    let mut pair = Pair::connected(AMERICAN, None);
    pair.whoever_is_to_move_plays(0);
    // Both ask at once, and the guest gives up; it has heard the host's question, and no answer to its own.
    pair.on(GUEST, Event::Do(Deed::Ask(Question::Draw)));
    pair.on(HOST, Event::Do(Deed::Ask(Question::Draw)));
    pair.on(GUEST, Event::Do(Deed::Resign));
    assert!(pair.deliver(GUEST));
    while pair.deliver(HOST) {}
    pair.restart(GUEST);
    comes_to_rest(&mut pair);
    pair.assert_agreed();
    assert!(matches!(pair.ends[GUEST].log().game().result(), Some(GameResult::Resigned { .. })));
}

#[test]
fn both_may_greet_at_once() {
    let mut pair = Pair::connected(AMERICAN, None);
    pair.whoever_is_to_move_plays(0);
    for _ in 0..10 {
        pair.wait(1_000);
        pair.way = Default::default();
    }
    assert!(pair.ends.iter().all(|end| matches!(end.link(), Link::Silent { .. })));
    // Each greets as it hears the other again; the guest has moved meanwhile, and the host asks in between.
    assert!(pair.plays(GUEST, 0));
    pair.wait(2_000);
    assert!(pair.deliver(GUEST) && pair.deliver(HOST));
    pair.on(HOST, Event::Do(Deed::Ask(Question::Draw)));
    while pair.deliver(HOST) {}
    pair.deliver_all();
    pair.assert_agreed();
    assert_eq!((pair.plies(), pair.deeds(HOST).len()), ([2, 2], 3));
}

#[test]
fn a_silent_line_stops_the_clocks_and_goes_on_by_itself() {
    let mut pair = Pair::connected(AMERICAN, Some(CLOCK));
    pair.whoever_is_to_move_plays(0);
    pair.whoever_is_to_move_plays(0);
    for _ in 0..10 {
        pair.wait(1_000);
        pair.way = Default::default();
    }
    assert!(pair.ends.iter().all(|end| matches!(end.link(), Link::Silent { .. })));
    let left = |pair: &Pair| Side::ALL.map(|side| pair.ends[HOST].clock().unwrap().left(side, pair.now));
    let before = left(&pair);
    assert!(!pair.ends[HOST].may_claim(pair.now));
    for _ in 0..60 {
        pair.now += 1_000;
        pair.on(HOST, Event::Tick);
    }
    assert_eq!(left(&pair), before, "the clocks stand still");
    pair.deliver_all();
    pair.assert_agreed();
    pair.whoever_is_to_move_plays(0);
    pair.assert_agreed();
}

#[test]
fn who_stays_away_loses_the_game_only_after_the_agreed_time_and_if_it_is_claimed() {
    let mut pair = Pair::connected(AMERICAN, Some(CLOCK));
    pair.whoever_is_to_move_plays(0);
    pair.disconnect();
    assert!(matches!(pair.ends[HOST].link(), Link::Apart { why: Why::Lost, .. }));
    pair.now += PATIENCE_MS - 1;
    pair.on(HOST, Event::Claim);
    assert!(!matches!(pair.ends[HOST].link(), Link::Stopped(_)));
    pair.now += 1;
    assert!(pair.ends[HOST].may_claim(pair.now));
    pair.on(HOST, Event::Claim);
    assert_eq!(pair.ends[HOST].link(), Link::Stopped(Stop::Claimed));
    let winner = pair.ends[HOST].side();
    assert_eq!(pair.ends[HOST].log().game().result(), Some(GameResult::OnTime { winner }));
}

#[test]
fn a_flag_falls_for_both() {
    for idle in [HOST, GUEST] {
        let mut pair = Pair::connected(AMERICAN, Some(TimeControl::PerMove { seconds: 10 }));
        pair.whoever_is_to_move_plays(0);
        if idle == HOST {
            pair.whoever_is_to_move_plays(0);
        }
        for _ in 0..13 {
            pair.wait(1_000);
            pair.deliver_all();
        }
        pair.assert_agreed();
        let winner = pair.ends[1 - idle].side();
        assert_eq!(pair.ends[HOST].log().game().result(), Some(GameResult::OnTime { winner }));
    }
}

#[test]
fn an_end_that_was_killed_is_reminded_of_its_last_moves() {
    for killed in [HOST, GUEST] {
        let mut pair = Pair::connected(AMERICAN, None);
        for _ in 0..6 {
            pair.whoever_is_to_move_plays(0);
        }
        // What it kept was kept two moves ago.
        let old = pair.ends[killed].write();
        pair.whoever_is_to_move_plays(0);
        pair.whoever_is_to_move_plays(0);
        pair.disconnect();
        pair.ends[killed] = Session::read(&old, pair.now).expect("it reads back");
        comes_to_rest(&mut pair);
        pair.assert_agreed();
        assert_eq!(pair.plies(), [8, 8]);
    }
}

#[test]
fn phrases_are_numbers_and_no_others_come_through() {
    let mut pair = Pair::connected(AMERICAN, None);
    pair.on(HOST, Event::Say(3));
    pair.on(HOST, Event::Say(200));
    pair.deliver_all();
    assert_eq!(pair.heard[GUEST], [3]);
    pair.hostile(GUEST, Message::Say(200).write());
    assert_eq!(pair.heard[GUEST], [3]);
}

/// A pair where it is the guest's turn, and the number of its game.
fn guests_turn() -> (Pair, u32) {
    let mut pair = Pair::connected(AMERICAN, Some(CLOCK));
    pair.whoever_is_to_move_plays(0);
    let tag = pair.ends[HOST].log().far().id.get() as u32;
    (pair, tag)
}

fn propose(tag: u32, number: u32, act: Act) -> Vec<u8> {
    Message::Propose { greeting: 1, game: tag, number, act }.write()
}

const fn play(ply: u16, place: u16) -> Act {
    Act::Play { ply, place, used: 10 }
}

#[test]
fn a_hostile_guest_changes_nothing_at_the_host() {
    let (mut pair, tag) = guests_turn();
    // Illegal: no such move. Denied, and the game goes on.
    pair.hostile(HOST, propose(tag, 1, play(1, 60_000)));
    // Out of turn and late: for a position that is no more, or not yet.
    pair.hostile(HOST, propose(tag, 2, play(0, 0)));
    pair.hostile(HOST, propose(tag, 3, play(2, 0)));
    // Of another game.
    pair.hostile(HOST, propose(tag + 1, 4, play(1, 0)));
    // What nobody has asked, or is not the guest's to say.
    for (number, other) in (5..).zip([4, 7, 13, 200]) {
        pair.hostile(HOST, propose(tag, number, Act::Other(other)));
    }
    let host_side = pair.ends[HOST].side();
    let out = if host_side == Side::White { 1 } else { 2 };
    pair.hostile(HOST, propose(tag, 9, Act::Other(out)));
    // Doubled: the first is taken, the second is not.
    pair.on(HOST, Event::Message(propose(tag, 10, play(1, 0))));
    assert_eq!(pair.plies()[HOST], 2);
    pair.hostile(HOST, propose(tag, 10, play(1, 0)));
    pair.hostile(HOST, propose(tag, 10, Act::Other(0)));
    // Reordered.
    pair.hostile(HOST, propose(tag, 12, Act::Other(0)));
    // Foreign: bytes of something else; oversized.
    pair.hostile(HOST, b"{\"type\":\"move\",\"move\":\"11-15\"}".to_vec());
    pair.hostile(HOST, vec![0; 100_000]);
    // The words of a host.
    let forged = vec![Entry { by: host_side, act: Act::Other(0) }];
    let forged = Message::Entries { greeting: 1, game: tag, from: 2, entries: forged, chain: 0, left: None };
    pair.hostile(HOST, forged.write());
    assert_eq!(pair.ends[HOST].link(), Link::Open, "it has borne all that");
    // Enough is enough.
    for _ in 0..10 {
        pair.hostile(HOST, vec![255; 10]);
    }
    assert!(matches!(pair.ends[HOST].link(), Link::Apart { why: Why::CutOff, .. }));
}

#[test]
fn a_hostile_host_changes_nothing_at_the_guest() {
    let own = |pair: &Pair| pair.ends[GUEST].side();
    type Forgery = fn(Side) -> Vec<Entry>;
    let forged: [(&str, Forgery); 5] = [
        ("an illegal move", |guest| vec![Entry { by: guest, act: play(1, 60_000) }]),
        ("a move of the guest's that it never made", |guest| vec![Entry { by: guest, act: play(1, 0) }]),
        ("the guest gives up", |guest| vec![Entry { by: guest, act: Act::Other(0) }]),
        ("the host moves out of turn", |guest| vec![Entry { by: !guest, act: play(1, 0) }]),
        ("the guest's time is up, which it is not", |guest| {
            vec![Entry { by: !guest, act: Act::Other(if guest == Side::White { 1 } else { 2 }) }]
        }),
    ];
    for (what, entries) in forged {
        let (mut pair, tag) = guests_turn();
        let entries = entries(own(&pair));
        pair.hostile(
            GUEST,
            Message::Entries { greeting: 1, game: tag, from: 1, entries, chain: 1, left: Some([300_000; 2]) }.write(),
        );
        assert!(matches!(pair.ends[GUEST].link(), Link::Stopped(Stop::Differ | Stop::Clocks)), "{what}");
        pair.deliver_all();
        let stopped = |end: usize| !matches!(pair.ends[end].link(), Link::Open | Link::Greeting { .. });
        assert!(stopped(HOST) && stopped(GUEST), "{what}: one goes on alone");
    }
    // What is late, doubled, of another game or too early is dropped.
    let (mut pair, tag) = guests_turn();
    let guest = own(&pair);
    let first = pair.deeds(HOST)[0];
    assert!(matches!(first.deed, Deed::Play(_)) && first.by != guest);
    let chain = |pair: &Pair, end: usize| {
        let bytes = pair.ends[end].clone().on(Event::Opened, pair.now);
        let Some(Command::Send(bytes)) = bytes.first() else { panic!("no greeting") };
        let Some(Message::Hello { chain, .. }) = Message::read(bytes) else { panic!("no greeting") };
        chain
    };
    let chain = chain(&pair, HOST);
    let again = vec![Entry { by: !guest, act: play(0, 0) }];
    let entries = |greeting, game, from, entries: &[Entry], chain| {
        Message::Entries { greeting, game, from, entries: entries.to_vec(), chain, left: None }.write()
    };
    pair.hostile(GUEST, entries(1, tag, 0, &again, chain));
    pair.hostile(GUEST, entries(1, tag + 1, 1, &again, chain));
    pair.hostile(GUEST, Message::Deny { greeting: 1, number: 9 }.write());
    // So is what answers another greeting, whatever it says.
    pair.hostile(GUEST, entries(0, tag, 1, &again, 5));
    pair.hostile(GUEST, entries(2, tag, 9, &again, 5));
    pair.hostile(GUEST, vec![0; 5_000]);
    assert_eq!(pair.ends[GUEST].link(), Link::Open);
    pair.hostile(GUEST, entries(1, tag, 9, &again, chain));
    assert!(matches!(pair.ends[GUEST].link(), Link::Greeting { .. }));
    pair.deliver_all();
    pair.assert_agreed();
    // A hash that is another one stops it.
    pair.hostile(GUEST, entries(2, tag, 1, &[], 5));
    assert_eq!(pair.ends[GUEST].link(), Link::Stopped(Stop::Differ));
    // Nor does the person go on alone: the page is shown what stands.
    let now = pair.now;
    assert_eq!(pair.ends[GUEST].on(Event::Do(Deed::Resign), now), [Command::Show]);
    assert!(pair.ends[GUEST].view().game().result().is_none());
}

#[test]
fn a_flood_is_cut_off() {
    for end in [HOST, GUEST] {
        let mut pair = Pair::connected(AMERICAN, None);
        for number in 0..200 {
            pair.hostile(end, Message::Ping(number).write());
        }
        assert!(matches!(pair.ends[end].link(), Link::Apart { why: Why::CutOff, .. }));
        assert!(pair.deeds(end).is_empty());
    }
}

#[test]
fn other_versions_and_other_games_stop_before_they_begin() {
    let mut pair = Pair::new(AMERICAN, None);
    pair.ends[GUEST] = Session::new(Role::Guest, Side::White, log(RuleSet::table(Variant::Czech)), None, 0);
    pair.connect();
    pair.deliver_all();
    assert!(pair.ends.iter().any(|end| end.link() == Link::Stopped(Stop::OtherGame)));
    assert!(pair.ends.iter().all(|end| end.link() != Link::Open));
    let mut pair = Pair::new(AMERICAN, None);
    pair.on(HOST, Event::Opened);
    let hello = Message::Hello { protocol: 99, number: 1, terms: 0, game: 77, len: 0, chain: 0 };
    pair.hostile(HOST, hello.write());
    assert_eq!(pair.ends[HOST].link(), Link::Stopped(Stop::Version));
}

#[test]
fn what_is_kept_reads_back_and_anything_else_does_not() {
    let (pair, _) = guests_turn();
    let text = pair.ends[HOST].write();
    assert_eq!(Session::read(&text, 0).map(|end| end.write()), Some(text.clone()));
    for (end, _) in text.char_indices().step_by(7) {
        assert!(Session::read(&text[..end], 0).is_none());
    }
    for (from, to) in [
        ("\"version\":1", "\"version\":2"),
        ("\"way\":\"live\"", "\"way\":\"post\""),
        ("\"deeds\":[\"", "\"deeds\":[\"x"),
    ] {
        assert!(text.contains(from), "{text}");
        assert!(Session::read(&text.replacen(from, to, 1), 0).is_none(), "{to}");
    }
}
