//! A game by post: two who are apart, each in a browser of their own, with nothing between them but links.
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::expect_used,
    reason = "this is test code: a surprise should stop the test"
)]

#[path = "../../support/armour.rs"]
mod armour;

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use armour::armoured;
use browser_tests::{Key, NewGame, Page, Size, Stand, Visit, Whim, visit, wait_until};
use serde_json::{Value, json};

/// A test here needs two browsers at once: all there may be.
static BOTH: Mutex<()> = Mutex::new(());

/// How long two of them may take.
const LIMIT: Duration = Duration::from_secs(300);

fn two(host: (&'static str, Size), guest: (&'static str, Size), test: impl FnOnce(&Page, &Page)) {
    let _both = BOTH.lock().unwrap_or_else(PoisonError::into_inner);
    let of = |(language, size)| Visit { language, size, limit: LIMIT, ..Visit::default() };
    visit(of(host), |one| visit(of(guest), |other| test(one, other)));
}

const DESKTOP: (&str, Size) = ("en", Size::DESKTOP);

/// Invites to a game, as the one who moves first or not.
#[track_caller]
fn invite(page: &Page, variant: &str, first: bool, name: &str) {
    page.open("#/new");
    page.select(&format!("[name=variant][value={variant}]")).click();
    page.select("[name=opponent][value=far]").click();
    page.select(&format!("[name=side][value={}]", if first { "first" } else { "second" })).click();
    page.select("[data-action=start]").click();
    page.select("[data-place=far]");
    be_called(page, name);
    page.select("[data-action=by-post]").click();
    at_board(page);
    page.wait_for("the new game", Duration::from_secs(20), |stand| stand.variant == variant && stand.plies == 0);
}

/// Types a name in place of the one that stands there.
#[track_caller]
fn be_called(page: &Page, name: &str) {
    page.select("[name=player]").focus();
    page.eval("document.querySelector('[name=player]').select(), 1");
    page.type_text(name);
}

/// The link that tells the other side how the game stands, without the address of the site.
#[track_caller]
fn link(page: &Page) -> String {
    page.select("[data-action=send]").click();
    page.select("[data-place=post]");
    let address = page.select("[name=address]");
    let url = page.eval("document.querySelector('[name=address]').value");
    drop(address);
    let url = url.as_str().expect("an address").to_owned();
    assert!(url.starts_with(&page.base()), "{url}");
    format!("#{}", url.split_once('#').expect("a link").1)
}

/// Follows a link as from another program: the page is loaded anew.
#[track_caller]
fn follow(page: &Page, link: &str) {
    page.open("?");
    page.open(link);
}

/// Follows a link to an invitation and sits down.
#[track_caller]
fn sit(page: &Page, link: &str, name: &str) {
    follow(page, link);
    page.select("[data-arrival=invitation]");
    be_called(page, name);
    page.select("form [data-action=sit]").click();
    at_board(page);
}

/// Waits until the game has come to the table.
#[track_caller]
fn at_board(page: &Page) {
    wait_until("the board", || (page.path() == "#/").then_some(()));
}

/// Follows a link to a game that goes on and waits until the board stands so.
#[track_caller]
fn arrive(page: &Page, link: &str, plies: u64) -> Stand {
    follow(page, link);
    at_board(page);
    page.wait_for("the move that came", Duration::from_secs(20), |stand| {
        stand.plies == plies && ["open", "over"].contains(&stand.phase.as_str())
    })
}

/// Follows a link that changes nothing: the page says why.
#[track_caller]
fn refused(page: &Page, link: &str, arrival: &str) {
    follow(page, link);
    page.select(&format!("[data-arrival={arrival}]"));
}

/// Moves, and gives the link that says so.
#[track_caller]
fn answer(page: &Page, whim: &mut Whim) -> String {
    page.open("#/");
    let before = page.wait_for_turn();
    assert_eq!(before.result, None, "{before:?}");
    page.make_a_move(whim);
    link(page)
}

/// The games in the library's list of games by post.
#[track_caller]
fn listed(page: &Page, state: &str, count: usize) {
    page.open("#/library");
    page.select("[data-place=library][data-games]");
    let script = format!("document.querySelectorAll('[data-distant][data-state={state}]').length");
    wait_until(&format!("{count} games {state}"), || (page.eval(&script) == count).then_some(()));
}

fn deeds(page: &Page) -> Value {
    page.saved()["far"]["deeds"].clone()
}

#[test]
fn twelve_plies_go_back_and_forth_between_an_arabic_phone_and_a_turkish_desktop() {
    let phone = ("ar", Size { width: 360, height: 780, mobile: true });
    let desktop = ("tr", Size { width: 1440, height: 900, mobile: false });
    two(phone, desktop, |host, guest| {
        invite(host, "russian", true, "محمد");
        host.screenshot("post-board-ar");
        let whim = &mut Whim::new(11);
        host.make_a_move(whim);
        host.screenshot("post-moved-ar");
        let mut letter = link(host);
        host.screenshot("post-send-ar");
        follow(guest, &letter);
        guest.select("[data-arrival=invitation]");
        guest.screenshot("post-invited-tr");
        sit(guest, &letter, "Ayşe");
        for plies in 1..12 {
            let page = if plies % 2 == 1 { guest } else { host };
            let stand = if plies == 1 {
                page.wait_for("the board", Duration::from_secs(20), |stand| stand.plies == 1 && stand.phase == "open")
            } else {
                arrive(page, &letter, plies)
            };
            assert_eq!((stand.plies, stand.turn.as_str()), (plies, if plies % 2 == 1 { "white" } else { "black" }));
            letter = answer(page, whim);
        }
        guest.screenshot("post-send-tr");
        assert_eq!(arrive(host, &letter, 12).turn, "black");
        assert_eq!(host.pieces(), {
            guest.open("#/");
            guest.stand();
            guest.pieces()
        });
        assert_eq!(deeds(host), deeds(guest));
        host.screenshot("post-turn-ar");
        host.wait_for_text("Ayşe");
        guest.wait_for_text("محمد");
        // The link is a byte or so a ply, whatever the names.
        assert!(letter.len() < 96, "{letter}");
        // The guest gives up; both keep the game with both names.
        guest.select("[data-action=resign]").click();
        guest.select("[data-action=resign-yes]").click();
        guest.select("[data-phase=over]");
        guest.screenshot("post-over-tr");
        letter = link(guest);
        let over = arrive(host, &letter, 12);
        assert_eq!(over.result.as_deref(), Some("black"));
        host.screenshot("post-over-ar");
        for page in [host, guest] {
            listed(page, "over", 1);
            page.select("[data-place=library][data-games='1']");
            page.wait_for_text("Ayşe");
            page.wait_for_text("محمد");
        }
        host.screenshot("post-library-ar");
        // Another game, with the sides swapped: the guest has Black and begins.
        host.open("#/");
        host.select("[data-phase=over]");
        host.select("[data-action=rematch]").click();
        host.select("[data-phase=waiting]");
        letter = link(host);
        follow(guest, &letter);
        guest.select("[data-arrival=rematch]");
        guest.select("form [data-action=sit]").click();
        let stand = guest.wait_for("another game", Duration::from_secs(20), |stand| stand.plies == 0);
        assert_eq!((stand.phase.as_str(), stand.turn.as_str()), ("open", "black"));
        letter = answer(guest, whim);
        arrive(host, &letter, 1);
        listed(host, "yours", 1);
        listed(guest, "theirs", 1);
    });
}

#[test]
fn what_is_old_forged_or_tells_another_past_changes_nothing() {
    two(DESKTOP, DESKTOP, |host, guest| {
        invite(host, "american", true, "Marion");
        let whim = &mut Whim::new(5);
        host.make_a_move(whim);
        let first = link(host);
        guest.open("");
        guest.stand();
        let unused = guest.eval("JSON.stringify(localStorage)");
        sit(guest, &first, "Chinook");
        guest.wait_for_turn();
        let before = guest.eval("JSON.stringify(localStorage)");
        let second = answer(guest, &mut Whim::new(1));
        // The same device as it was before, and another answer.
        put_back(guest, &before, 1_000_000);
        guest
            .wait_for("the game of before", Duration::from_secs(20), |stand| stand.plies == 1 && stand.phase == "open");
        let other = answer(guest, &mut Whim::new(4));
        assert_ne!(second, other);

        arrive(host, &second, 2);
        let kept = deeds(host);
        refused(host, &first, "older");
        host.screenshot("post-older");
        refused(host, &other, "changed");
        host.screenshot("post-changed");
        host.wait_for_text("Chinook");
        // Whoever wants sees the game that was sent, beside their own.
        host.click("link", "Look at the game");
        host.select("[data-place=replay][data-plies='2']");
        // A letter that is wrong, one that is missing, and one that plays what cannot be.
        let damaged = format!("{}A", &second[..second.len() - 1]);
        for (wrong, said) in [
            (damaged.as_str(), "It is damaged"),
            (&second[..second.len() - 3], "It is damaged"),
            (&forged(&[1, 7 + 8 * 4]), "something is done in it that the rules do not allow"),
            (&forged(&[1, 7 + 8 * 31]), "It is whole, but"),
        ] {
            follow(host, wrong);
            host.select("[data-place=bad-link]");
            host.wait_for_text(said);
        }
        host.screenshot("post-forged");
        // The same link once more leads to the board, and all is as it was.
        let stand = arrive(host, &second, 2);
        assert_eq!((deeds(host), stand.phase.as_str()), (kept, "open"));
        // Somebody else who is sent it looks on, and may say who they are.
        let third = answer(host, whim);
        put_back(guest, &unused, 2_000_000);
        refused(guest, &third, "stranger");
        guest.screenshot("post-stranger");
        guest.wait_for_text("A game between");
        guest.click("link", "Look at the game");
        guest.select("[data-place=replay][data-plies='3']");
        // Whoever plays on another device goes on there.
        refused(guest, &third, "stranger");
        // Names stand between marks that keep them from turning the words around them.
        guest.find("button", "\u{2068}Chinook\u{2069}").click();
        let stand =
            guest.wait_for("the board", Duration::from_secs(20), |stand| stand.plies == 3 && stand.phase == "open");
        assert_eq!(stand.turn, "white");
        // Another who opens the invitation when it has been answered: the seat is taken.
        put_back(guest, &unused, 3_000_000);
        sit(guest, &first, "Late");
        let late = answer(guest, whim);
        refused(host, &late, "seat-taken");
        assert_eq!(host.eval("document.querySelectorAll('[data-action=board]').length"), 1);
    });
}

#[test]
fn a_draw_is_offered_declined_agreed_and_a_move_is_given_back() {
    two(DESKTOP, ("de", Size::PHONE), |host, guest| {
        invite(host, "international", false, "");
        host.select("[data-phase=waiting]");
        let mut letter = link(host);
        sit(guest, &letter, "");
        let whim = &mut Whim::new(8);
        letter = answer(guest, whim);
        arrive(host, &letter, 1);
        letter = answer(host, whim);
        arrive(guest, &letter, 2);
        answer(guest, whim);
        // The guest wants the move back: a second link, which the host answers.
        guest.open("#/");
        guest.select("[data-phase=waiting]");
        guest.select("[data-action=undo]").click();
        guest.select(".asked");
        letter = link(guest);
        follow(host, &letter);
        host.wait_for_text("asks to take the last move back");
        host.screenshot("post-undo-asked");
        host.select("[data-action=agree]").click();
        assert_eq!(host.stand().plies, 2);
        letter = link(host);
        arrive(guest, &letter, 2);
        // A draw is offered with the move, and declined by going on.
        guest.select("[data-action=resign]").click();
        guest.select("[data-action=offer-draw]").click();
        guest.select(".asked");
        letter = answer(guest, whim);
        arrive(host, &letter, 3);
        host.wait_for_text("offers a draw");
        host.screenshot("post-draw-offered");
        host.select("[data-action=decline]").click();
        letter = answer(host, whim);
        arrive(guest, &letter, 4);
        // And offered again and agreed.
        guest.select("[data-action=resign]").click();
        guest.select("[data-action=offer-draw]").click();
        guest.select(".asked");
        letter = link(guest);
        follow(host, &letter);
        host.wait_for_text("offers a draw");
        host.select("[data-action=agree]").click();
        host.select("[data-phase=over]");
        letter = link(host);
        assert_eq!(arrive(guest, &letter, 4).result.as_deref(), Some("draw"));
        assert_eq!(deeds(host), deeds(guest));
    });
}

#[test]
fn a_game_at_the_table_is_put_away_and_several_by_post_go_on_beside_each_other() {
    two(DESKTOP, DESKTOP, |host, guest| {
        guest.start(NewGame::against(1, "thai"));
        guest.play_to(4, &mut Whim::new(3));
        let whim = &mut Whim::new(2);
        invite(host, "czech", true, "One");
        host.make_a_move(whim);
        let first = link(host);
        invite(host, "spanish", true, "Two");
        host.make_a_move(whim);
        let second = link(host);
        sit(guest, &first, "Guest");
        guest.wait_for("the first game", Duration::from_secs(20), |stand| stand.variant == "czech" && stand.plies == 1);
        sit(guest, &second, "Guest");
        guest.wait_for("the second game", Duration::from_secs(20), |stand| {
            stand.variant == "spanish" && stand.plies == 1
        });
        listed(guest, "yours", 2);
        guest.screenshot("post-list");
        // The game against the computer is in the library as it stood.
        guest.select("[data-place=library][data-games='1']");
        guest.wait_for_text("Computer, level 1");
        // From the list the first comes to the table; nothing is lost on either.
        guest.select("[data-distant][data-variant=czech] .game").click();
        guest.wait_for("the first game", Duration::from_secs(20), |stand| stand.variant == "czech" && stand.plies == 1);
        let letter = answer(guest, whim);
        listed(guest, "theirs", 1);
        listed(guest, "yours", 1);
        listed(host, "theirs", 2);
        let stand = arrive(host, &letter, 2);
        assert_eq!(stand.variant, "czech");
        listed(host, "yours", 1);
        // After a new game against the computer they are still there.
        host.start(NewGame::against(1, "thai"));
        listed(host, "theirs", 1);
        host.select("[data-place=library][data-games='0']");
        host.select("[data-state=theirs] [data-action=put-away]").click();
        host.select("[data-place=library][data-games='1']");
        listed(host, "theirs", 0);
    });
}

#[test]
fn a_keyboard_is_enough() {
    let _both = BOTH.lock().unwrap_or_else(PoisonError::into_inner);
    visit(Visit { limit: LIMIT, ..Visit::default() }, |page| {
        page.open("#/new");
        page.select("[name=opponent][value=computer]").focus();
        page.press(&[Key::Right]);
        page.press(&[Key::Right]);
        page.select("[name=opponent][value=far]:checked");
        page.press(&[Key::Enter]);
        page.select("[data-place=far]");
        tab_to(page, "[name=player]");
        page.type_text("Kay");
        page.press(&[Key::Enter]);
        let stand =
            page.wait_for("the board", Duration::from_secs(20), |stand| stand.phase == "open" && stand.plies == 0);
        tab_to(page, "[role=grid] *");
        let from = stand.movable[0];
        page.square(from).focus();
        page.press(&[Key::Enter]);
        let landing = page.stand().landings[0];
        page.square(landing).focus();
        page.press(&[Key::Enter]);
        page.select("[data-phase=waiting]");
        tab_to(page, "[data-action=send]");
        page.press(&[Key::Enter]);
        page.select("[data-place=post]");
        tab_to(page, "[data-action=copy]");
        page.press(&[Key::Enter]);
        page.wait_for_text("Copied. Now paste it");
        tab_to(page, "[data-place=post] a");
        page.press(&[Key::Enter]);
        page.select("[data-phase=waiting]");
    });
}

/// Makes a device what it was when this was kept on it. Its journal counts no longer, as saves are numbered.
#[track_caller]
fn put_back(page: &Page, kept: &Value, serial: u64) {
    page.open("?");
    page.stand();
    page.eval(&format!(
        "localStorage.clear(), Object.entries(JSON.parse({kept})).forEach(([name, text]) => localStorage.setItem(name, text)),
         ((game) => localStorage.setItem('dama/v1/game', JSON.stringify({{ ...game, serial: {serial} }})))(JSON.parse(localStorage['dama/v1/game'])), 1"
    ));
    page.open("#/");
    page.stand();
}

/// Goes on with Tab until something has the keyboard.
#[track_caller]
fn tab_to(page: &Page, selector: &str) {
    let there = format!("document.activeElement.matches({})", json!(selector));
    for _ in 0..80 {
        if page.eval(&there) == true {
            return;
        }
        page.press(&[Key::Tab]);
    }
    panic!("the keyboard does not come to {selector}");
}

/// A whole link of version P to an American game in which nobody sits, and these deeds are done.
fn forged(deeds: &[u8]) -> String {
    let bytes: Vec<u8> = [0; 10].iter().chain(deeds).copied().collect();
    format!("#/post/{}", armoured('P', &bytes))
}
