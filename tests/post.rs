//! Games by post: what is written reads back for ever, what is forged is refused, and two who open each other's links in
//! any order come to the same game.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test fails by panicking")]

mod support;

use dama::distance::post::{Arrival, Letter, LetterError, Verdict, judge};
use dama::distance::{Deed, DeedError, Far, GameId, Player, Question, Way};
use dama::game::{Game, Link, LinkError, MAX_LINK, RuleSet};
use dama::notation::{Labels, write_fen};
use dama::rules::{ProfileName, Side, Variant};
use proptest::prelude::*;
use support::armour::{ALPHABET, armoured};
use support::{Rng, random_position, rule_sets};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

const QUESTIONS: [Question; 2] = [Question::Draw, Question::Undo];

/// Something that `by` may do now: mostly a move, where it is its turn.
fn something(game: &Game, far: &Far, by: Side, rng: &mut Rng) -> Option<Deed> {
    let mut moves = game.position().legal_moves();
    moves.sort();
    let what = QUESTIONS[rng.below(2)];
    let asked = far.asked_of(by);
    let deed = match rng.below(24) {
        0 if rng.below(4) == 0 => Deed::Resign,
        1 | 2 => Deed::Ask(what),
        3..=6 if asked.is_some() => Deed::Grant(asked?),
        7..=9 if asked.is_some() => Deed::Refuse(asked?),
        _ if game.position().turn() == by && !moves.is_empty() => Deed::Play(moves[rng.below(moves.len())]),
        _ => return None,
    };
    let (mut game, mut far) = (game.clone(), far.clone());
    far.take(&mut game, by, deed).ok().map(|()| deed)
}

fn random_letter(rng: &mut Rng, most: usize) -> Letter {
    let sets = rule_sets();
    let profile = [ProfileName::Table, ProfileName::Federation][rng.below(2)];
    let rule_set = RuleSet { profile, ..sets[rng.below(sets.len())] };
    let mut game = match rng.below(4) {
        0 => Game::from_position(rule_set, random_position(rule_set.rules(), rng)),
        _ => Game::new(rule_set),
    };
    let player = |rng: &mut Rng| {
        let name = ["", "Ayşe", "محمد", "A name that is rather long for a player"][rng.below(4)];
        (rng.below(3) > 0).then(|| Player::new(name, rng.next() as u32))
    };
    let players = [player(rng), player(rng)];
    let mut far = Far::new(GameId::new(rng.next()), Way::Post, players);
    for _ in 0..rng.below(most + 1) {
        let by = Side::ALL[rng.below(2)];
        if let Some(deed) = something(&game, &far, by, rng) {
            far.take(&mut game, by, deed).expect("it was allowed");
        }
    }
    Letter { game, far }
}

proptest! {
    #![proptest_config(config(600))]

    #[test]
    fn a_letter_reads_back(seed in any::<u64>()) {
        let letter = random_letter(&mut Rng(seed), 300);
        let text = letter.write();
        let names: usize = letter.far.players.iter().flatten().map(|player| player.name.len()).sum();
        // A byte a deed, beside what every letter has.
        let deeds = letter.far.deeds().len();
        prop_assert!(text.len() <= deeds + 70 + names * 4 / 3, "{} for {deeds}", text.len());
        for address in [text.clone(), format!("#/post/{text}"), format!(" https://example.org/dama/#/post/{text}\n")] {
            prop_assert!(Letter::is_meant(&address));
            prop_assert_eq!(Letter::parse(&address), Ok(letter.clone()));
        }
        prop_assert_eq!(Link::parse(&text), Err(LinkError::Newer('P')));
    }

    #[test]
    fn one_wrong_letter_is_seen(seed in any::<u64>(), at in any::<prop::sample::Index>(), letter in "[A-Za-z0-9_-]") {
        let text = random_letter(&mut Rng(seed), 60).write();
        let at = at.index(text.len());
        let mut wrong = text.clone();
        wrong.replace_range(at..=at, &letter);
        if wrong != text {
            prop_assert!(matches!(Letter::parse(&wrong), Err(LetterError::Link(LinkError::Damaged | LinkError::NotALink))));
        }
        prop_assert!(Letter::parse(&text[..at]).is_err());
    }

    /// Whatever stands behind a right sum is refused, or read as what would be written.
    #[test]
    fn what_is_whole_makes_sense_or_is_refused(bytes in proptest::collection::vec(any::<u8>(), 0..60), seed in any::<u64>(), at in any::<prop::sample::Index>()) {
        let good = unarmoured(&random_letter(&mut Rng(seed), 40).write());
        let mut changed = good.clone();
        let at = at.index(changed.len());
        changed[at] ^= bytes.first().copied().unwrap_or(1);
        for bytes in [bytes, changed] {
            match Letter::parse(&armoured('P', &bytes)) {
                Ok(letter) => prop_assert_eq!(Letter::parse(&letter.write()), Ok(letter)),
                Err(LetterError::Link(error)) => prop_assert!(matches!(error, LinkError::Nonsense(_)), "{:?}", error),
                Err(LetterError::Deed { .. }) => {}
            }
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in prop_oneof![any::<String>(), "P[A-Za-z0-9_-]{0,80}"]) {
        let _ = Letter::parse(&text);
    }
}

/// What is in it, without the sum.
fn unarmoured(text: &str) -> Vec<u8> {
    let place = |c: u8| ALPHABET.iter().position(|&letter| letter == c).expect("a letter");
    let bits: String = text.bytes().skip(1).map(|c| format!("{:06b}", place(c))).collect();
    let bytes = bits
        .as_bytes()
        .chunks_exact(8)
        .map(|eight| u8::from_str_radix(core::str::from_utf8(eight).expect("bits"), 2).expect("bits"));
    let mut bytes: Vec<u8> = bytes.collect();
    bytes.truncate(bytes.len() - 4);
    bytes
}

#[test]
fn what_is_forged_is_told_apart() {
    // American, both seats free, game 0, and so many deeds.
    let forged = |deeds: &[u8]| {
        let mut bytes = vec![0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        bytes.extend(deeds);
        Letter::parse(&armoured('P', &bytes))
    };
    // Seven moves are legal at the start; 7 is what is no move, and then 8 times the side's half and the place of the word.
    let word = |side: u8, place: u8| {
        [1, 7 + 8 * (side * 32 + place) % 255, ((7 + 8 * (u16::from(side) * 32 + u16::from(place))) >> 8) as u8]
    };
    assert!(forged(&[0]).is_ok() && forged(&[1, 6]).is_ok());
    let refused = |error| Err(LetterError::Deed { plies: 0, error });
    assert_eq!(forged(&[1, 7 + 8 * 4]), refused(DeedError::NotAsked));
    assert_eq!(forged(&[1, 7 + 8 * 6]), refused(DeedError::NothingToTakeBack));
    assert_eq!(forged(&[1, 7 + 8 * 12]), refused(DeedError::NotOver));
    assert_eq!(word(0, 4)[1], 39);
    let nonsense = |what| Err(LetterError::Link(LinkError::Nonsense(what)));
    assert_eq!(forged(&[1, 7 + 8]), nonsense("a clock by post"));
    assert_eq!(forged(&[1, 7 + 8 * 20]), nonsense("something unknown was done"));
    assert_eq!(forged(&[0, 1]), nonsense("something behind the last move"));
    assert_eq!(forged(&[0xff, 0xff]), nonsense("more than is done in any game"));
    assert_eq!(forged(&[]), nonsense("it ends too early"));
    // A move after the end of the game.
    let mut letter = Letter {
        game: Game::new(RuleSet::table(Variant::American)),
        far: Far::new(GameId::new(0), Way::Post, [None, None]),
    };
    letter.far.take(&mut letter.game, Side::Black, Deed::Resign).expect("gives up");
    let mut bytes = unarmoured(&letter.write());
    let last = bytes.len() - 3;
    assert_eq!(bytes[last], 1);
    bytes[last] = 2;
    let error = Letter::parse(&armoured('P', &bytes)).expect_err("there is no more");
    assert_eq!(error, LetterError::Deed { plies: 0, error: DeedError::Over });
    let mut bytes = vec![0, 1 << 3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 2, 255, 255, 0];
    assert_eq!(Letter::parse(&armoured('P', &bytes)), nonsense("a name that is no text"));
    bytes[1] = 1;
    assert_eq!(Letter::parse(&armoured('P', &bytes)), nonsense("an unknown mark"));
    assert_eq!(Letter::parse(&armoured('Q', &[])), Err(LinkError::Newer('Q').into()));
    assert_eq!(Letter::parse(&format!("P{}", "A".repeat(MAX_LINK))), Err(LinkError::TooLong.into()));
    for text in ["", "P", "#/post/", "hello"] {
        assert_eq!(Letter::parse(text), Err(LinkError::NotALink.into()), "{text}");
    }
}

/// One of two who play.
#[derive(Clone)]
struct End {
    game: Game,
    far: Far,
    side: Side,
}

impl End {
    fn letter(&self) -> Letter {
        Letter { game: self.game.clone(), far: self.far.clone() }
    }

    fn does(&mut self, deed: Deed) {
        self.far.take(&mut self.game, self.side, deed).expect("it is allowed");
    }

    fn plays(&mut self, place: usize) {
        let moves = self.game.position().legal_moves();
        self.does(Deed::Play(moves[place % moves.len()]));
    }

    fn opens(&mut self, text: &str) -> Verdict {
        let letter = Letter::parse(text).expect("a letter");
        let verdict = judge(&self.game, &self.far, self.side, &letter);
        if !matches!(verdict, Verdict::Claims(_))
            && let Some(taken) = letter.taken(verdict, &self.game, &self.far, self.side)
        {
            (self.game, self.far) = (taken.game, taken.far);
        }
        verdict
    }
}

/// Two who play each other, the first at the board as Black.
fn two(rule_set: RuleSet) -> [End; 2] {
    let players = [Some(Player::new("Marion", 1)), Some(Player::new("Chinook", 2))];
    let far = Far::new(GameId::new(9), Way::Post, players);
    let end = |side| End { game: Game::new(rule_set), far: far.clone(), side };
    [end(Side::Black), end(Side::White)]
}

fn american() -> [End; 2] {
    two(RuleSet::table(Variant::American))
}

proptest! {
    #![proptest_config(config(400))]

    /// Links that are lost, doubled, old or opened in any order never change the past, and when either has opened the
    /// newest of the other both have the same game.
    #[test]
    fn in_whatever_order_links_are_opened_both_come_to_the_same_game(seed in any::<u64>()) {
        let mut rng = Rng(seed);
        let sets = rule_sets();
        let mut ends = two(sets[rng.below(sets.len())]);
        let mut sent: Vec<String> = Vec::new();
        for _ in 0..120 {
            let who = rng.below(2);
            match rng.below(5) {
                0 | 1 => {
                    let end = &mut ends[who];
                    if let Some(deed) = something(&end.game, &end.far, end.side, &mut rng) {
                        end.does(deed);
                    }
                }
                2 => sent.push(ends[who].letter().write()),
                _ if !sent.is_empty() => {
                    // The newest most often.
                    let at = if rng.below(2) == 0 { sent.len() - 1 } else { rng.below(sent.len()) };
                    let verdict = ends[who].opens(&sent[at]);
                    let honest = matches!(verdict, Verdict::Same | Verdict::Older(_) | Verdict::Newer | Verdict::Crossed(_));
                    prop_assert!(honest, "{:?}", verdict);
                }
                _ => {}
            }
        }
        let [first, second] = &mut ends;
        let (one, other) = (first.letter().write(), second.letter().write());
        let verdicts = (first.opens(&other), second.opens(&one));
        prop_assert_eq!(first.far.deeds(), second.far.deeds(), "{:?}", verdicts);
        prop_assert_eq!(first.game.record(), second.game.record());
        prop_assert_eq!(first.letter(), second.letter());
        // Whatever is opened now of all that was ever sent, they stay agreed.
        let agreed = first.letter();
        for text in &sent {
            for end in [&mut *first, &mut *second] {
                end.opens(text);
                prop_assert_eq!(&end.letter(), &agreed);
            }
        }
    }

    /// A letter that was tampered with changes nothing of what is kept, but what the other side might have done.
    #[test]
    fn a_past_is_never_changed(seed in any::<u64>(), cut in any::<prop::sample::Index>()) {
        let mut rng = Rng(seed);
        let [mut me, mut you] = american();
        for _ in 0..40 {
            for end in [&mut me, &mut you] {
                if let Some(deed) = something(&end.game, &end.far, end.side, &mut rng) {
                    end.does(deed);
                }
            }
            let (mine, yours) = (me.letter().write(), you.letter().write());
            me.opens(&yours);
            you.opens(&mine);
        }
        // Somebody tells it otherwise from some point on.
        let deeds = me.far.deeds().to_vec();
        let cut = cut.index(deeds.len() + 1);
        let [mut liar, _] = american();
        for done in &deeds[..cut] {
            liar.far.take(&mut liar.game, done.by, done.deed).expect("it was done");
        }
        for _ in 0..30 {
            let by = Side::ALL[rng.below(2)];
            if let Some(deed) = something(&liar.game, &liar.far, by, &mut rng) {
                liar.far.take(&mut liar.game, by, deed).expect("it is allowed");
            }
        }
        let before = me.far.deeds().to_vec();
        let verdict = me.opens(&liar.letter().write());
        let after = me.far.deeds();
        let mine = |deeds: &[dama::distance::Done]| deeds.iter().filter(|done| done.by == me.side).count();
        match verdict {
            Verdict::Crossed(true) => prop_assert!(after.iter().any(|done| done.deed == Deed::Resign)
                || before.iter().zip(after).all(|(one, other)| one == other || one.by == me.side)),
            _ => prop_assert!(after.starts_with(&before), "{:?}", verdict),
        }
        prop_assert!(mine(after) <= mine(&before));
    }
}

#[test]
fn an_old_link_a_changed_past_and_a_move_that_is_not_mine_are_told_apart() {
    let [mut me, mut you] = american();
    me.plays(0);
    let first = me.letter().write();
    assert_eq!(you.opens(&first), Verdict::Newer);
    assert_eq!(you.opens(&first), Verdict::Same);
    you.plays(1);
    assert_eq!(me.opens(&you.letter().write()), Verdict::Newer);
    assert_eq!(me.opens(&first), Verdict::Older(1));
    me.plays(2);
    // The reply to the first link, but another one.
    let [_, mut liar] = american();
    liar.opens(&first);
    liar.plays(3);
    let Verdict::Changed(fork) = me.opens(&liar.letter().write()) else { panic!("a changed past") };
    assert_eq!((fork.plies, me.game.len()), (1, 3));
    // A move of mine that I have not made.
    let [mut other, _] = american();
    other.opens(&you.letter().write());
    you.opens(&me.letter().write());
    let kept = you.clone();
    let mut claiming = kept.letter();
    for _ in 0..2 {
        let (by, mv) = (claiming.game.position().turn(), claiming.game.position().legal_moves()[0]);
        claiming.far.take(&mut claiming.game, by, Deed::Play(mv)).expect("legal");
    }
    let Verdict::Claims(fork) = me.opens(&claiming.write()) else { panic!("a move that is not mine") };
    assert_eq!((fork.plies, me.game.len()), (3, 3));
    // Other rules under the same number.
    let [other, _] = two(RuleSet::table(Variant::Thai));
    assert_eq!(me.opens(&other.letter().write()), Verdict::OtherTerms);
}

#[test]
fn what_both_do_at_once_comes_out_the_same_at_both_ends() {
    // My question crosses your move: the move holds.
    let [mut me, mut you] = american();
    me.plays(0);
    you.opens(&me.letter().write());
    me.does(Deed::Ask(Question::Undo));
    you.plays(0);
    let (asked, played) = (me.letter().write(), you.letter().write());
    assert_eq!((me.opens(&played), you.opens(&asked)), (Verdict::Crossed(true), Verdict::Crossed(false)));
    assert_eq!((me.letter(), me.game.len()), (you.letter(), 2));
    assert_eq!((me.opens(&asked), you.opens(&asked)), (Verdict::Older(1), Verdict::Crossed(false)));
    // That I have given up holds, whatever you have played.
    you.opens(&me.letter().write());
    me.plays(0);
    you.opens(&me.letter().write());
    me.does(Deed::Resign);
    you.plays(0);
    let (resigned, played) = (me.letter().write(), you.letter().write());
    assert_eq!((me.opens(&played), you.opens(&resigned)), (Verdict::Crossed(false), Verdict::Crossed(true)));
    assert_eq!(me.letter(), you.letter());
    assert!(me.game.result().is_some());
}

#[test]
fn the_first_to_open_an_invitation_has_the_seat() {
    let rule_set = RuleSet::table(Variant::Russian);
    let mut far = Far::new(GameId::new(4), Way::Post, [None, None]);
    far.seat(Side::Black, Player::new("محمد", 70));
    let mut host = End { game: Game::new(rule_set), far, side: Side::Black };
    host.plays(0);
    let invitation = host.letter();
    assert_eq!(Arrival::of(&invitation, None, None), Arrival::Invitation(Side::White));
    let sits = |name: &str, key: u32| {
        let Letter { game, mut far } = invitation.clone();
        far.seat(Side::White, Player::new(name, key));
        End { game, far, side: Side::White }
    };
    let (mut guest, mut late) = (sits("Ayşe", 71), sits("Ali", 72));
    // Only sitting down is news too.
    assert_eq!(host.opens(&guest.letter().write()), Verdict::Newer);
    assert_eq!(host.far.player(Side::White).map(|player| player.name.as_str()), Some("Ayşe"));
    guest.plays(0);
    late.plays(1);
    assert_eq!(host.opens(&late.letter().write()), Verdict::SeatTaken);
    assert_eq!(host.opens(&guest.letter().write()), Verdict::Newer);
    assert_eq!(late.opens(&host.letter().write()), Verdict::SeatTaken);
    assert_eq!(guest.opens(&invitation.write()), Verdict::Older(1));
    assert_eq!(Arrival::of(&host.letter(), None, None), Arrival::Stranger);
    assert_eq!(Arrival::of(&host.letter(), None, Some(Side::White)), Arrival::Rematch(Side::Black));
}

/// The letters that version P has written: they open for ever.
#[test]
fn letters_of_version_p_open() {
    let mut seen = 0;
    for record in support::text("links/p.txt").split("\n\n").filter(|record| record.contains("link ")) {
        let link = record.lines().find_map(|line| line.strip_prefix("link ")).expect("a link");
        let letter = Letter::parse(link).unwrap_or_else(|error| panic!("{error}: {record}"));
        assert_eq!(described(&letter), record.trim(), "{letter:?}");
        seen += 1;
    }
    assert!(seen >= 16, "the file has lost its letters");
}

/// Writes the file anew: `cargo test --test post -- --ignored --nocapture`.
#[test]
#[ignore = "prints letters for the file of old ones; what is there already never changes"]
fn print_letters() {
    let mut rng = Rng(2026);
    for _ in 0..24 {
        println!("{}\n", described(&random_letter(&mut rng, 60)));
    }
}

/// A letter as the file of old ones writes it.
fn described(letter: &Letter) -> String {
    let Letter { game, far } = letter;
    let rule_set = game.rule_set();
    let labels = Labels::canonical(game.start().rules());
    let mut text = format!("game {} {}", far.id, rule_set.variant.name());
    if rule_set.optional_capture {
        text.push_str(" optional");
    }
    if rule_set.profile == ProfileName::Federation {
        text.push_str(" federation");
    }
    for side in Side::ALL {
        if let Some(player) = far.player(side) {
            text.push_str(format!("\n{side:?} {} {}", player.key, player.name).trim_end());
        }
    }
    let kept = serde_json::to_value(far.kept(game)).expect("plain data");
    let deeds: Vec<&str> = kept["deeds"].as_array().expect("deeds").iter().filter_map(|deed| deed.as_str()).collect();
    text.push_str(format!("\nstart {}\ndeeds {}", write_fen(game.start(), &labels), deeds.join(" ")).trim_end());
    format!("{text}\nfen {}\nlink {}", write_fen(game.position(), &labels), letter.write())
}
