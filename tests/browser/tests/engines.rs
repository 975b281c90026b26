//! The core of the game in whichever engine `DAMA_ENGINE` names, Chromium if none: `cargo xtask test --browser all`.
//!
//! One browser plays it all, one thing after the other: to start one takes longer than to play.
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::expect_used,
    reason = "this is test code: a surprise should stop the test"
)]

use std::time::Duration;

use browser_tests::{Robot, Whim, wait_long, wait_until};
use xtask::engine::Engine;

/// Whether the site is on the device; not every engine lets a driven browser keep it.
const IS_READY: &str = "!!document.querySelector('[data-notice=Ready]')";

#[test]
fn the_core_of_the_game() {
    let mut robot = Robot::start();
    println!("{} {}", robot.engine.name(), robot.eval("navigator.userAgent"));
    robot.open("");
    robot.stand();
    // Whatever goes wrong from here on is seen at the end.
    robot.eval("(window.wrong = [], onerror = (what) => { wrong.push(String(what)); }, 1)");
    let mut whim = Whim::new(4);

    // It plays, in three languages, against a worker that answers.
    for (lang, dir, variant) in [("en", "ltr", "russian"), ("tr", "ltr", "international"), ("ar", "rtl", "spanish")] {
        robot.open("#/settings");
        let select = format!("document.querySelector('[name=lang] [value={lang}]')");
        robot.wait_for(&format!("!!{select}"));
        robot.eval(&format!(
            "({select}.selected = true, {select}.parentElement.dispatchEvent(new Event('change', {{ bubbles: true }})), 1)"
        ));
        robot.wait_for(&format!("document.documentElement.lang === '{lang}'"));
        robot.wait_for(&format!("(document.documentElement.dir || 'ltr') === '{dir}'"));
        robot.press('\u{E00C}');
        robot.wait_for("!document.querySelector('dialog')");
        robot.begin(variant, "computer");
        assert!(robot.play_to(6, &mut whim).plies >= 6, "{lang}");
        assert_eq!(robot.eval("document.querySelector('.trouble')?.dataset.trouble ?? ''"), "", "{lang}");
    }

    // A piece is dragged.
    robot.begin("american", "person");
    robot.stroke(&[9, 9, 13, 13]);
    let dragged = robot.stand();
    assert_eq!((dragged.plies, dragged.turn.as_str()), (1, "white"));

    // A game is there again when the page is loaded again.
    let stand = robot.play_to(5, &mut whim);
    let pieces = robot.pieces();
    robot.reload();
    assert_eq!((robot.stand(), robot.pieces()), (stand, pieces));
    let keeps = robot.eval(
        "'locks' in navigator && 'indexedDB' in window && JSON.parse(localStorage.getItem('dama/v1/game')).serial > 0",
    );
    assert_eq!(keeps, true);

    // What the person chose is there too.
    assert_eq!(robot.eval("document.documentElement.lang"), "ar");

    // It is on the device and plays without a network.
    if robot.eval("'serviceWorker' in navigator") == true {
        let kept = "navigator.serviceWorker.controller !== null";
        wait_long("the site on the device", Duration::from_secs(40), || {
            robot.eval(IS_READY) == true || robot.eval(kept) == true
        });
        robot.open("#/");
        robot.reload();
        robot.stand();
        robot.stop_server();
        robot.reload();
        robot.begin("czech", "computer");
        assert!(robot.play_to(4, &mut whim).plies >= 4);
        println!("{} plays without a network", robot.engine.name());
    } else {
        assert_ne!(robot.engine, Engine::Chromium);
        println!("{} has no service workers here", robot.engine.name());
    }
    let wrong = robot.eval("(window.wrong ?? []).join()");
    assert_eq!(wrong, "");
}

/// The link that is ready to be sent, from its `#` on.
fn link(robot: &Robot) -> String {
    robot.wait_for("!!document.querySelector('.live input.address')?.value.includes('#')");
    let link = robot.eval("document.querySelector('.live input.address').value.split('#')[1]");
    format!("#{}", link.as_str().expect("a link"))
}

#[test]
fn a_live_game_against_chromium() {
    let (host, guest) = (Robot::of(Engine::Chromium), Robot::start());
    guest.open("");
    guest.stand();
    if guest.eval("'RTCPeerConnection' in window") != true {
        assert_eq!(guest.engine, Engine::WebKit);
        println!("{} has no WebRTC here", guest.engine.name());
        return;
    }
    host.open("#/new");
    host.click("[name=variant][value=russian]");
    host.click("[name=opponent][value=far]");
    host.click("[data-action=start]");
    host.wait_for("!!document.querySelector('[data-place=far]')");
    host.open("#/live");
    host.click("[data-action=invite]");
    guest.open(&link(&host));
    guest.fill("[name=player]", "Ayşe");
    guest.click("[data-action=join]");
    host.fill("[name=answer]", &link(&guest));
    host.click("[data-action=connect]");
    let pair = [&host, &guest];
    for robot in pair {
        robot.wait_for("document.querySelector('[data-line]')?.dataset.line === 'open'");
    }
    host.wait_for("document.body.innerText.includes('Ayşe')");
    let mut whim = Whim::new(7);
    for plies in 0..12 {
        let stands = wait_until("the move on both boards", || {
            let stands = pair.map(Robot::stand);
            stands.iter().all(|stand| stand.plies == plies).then_some(stands)
        });
        let can_move = stands.each_ref().map(|stand| !stand.movable.is_empty());
        assert_ne!(can_move[0], can_move[1], "one can move, and one waits: {stands:?}");
        pair[usize::from(can_move[1])].make_a_move(&mut whim);
    }
    wait_until("the same on both boards", || (host.pieces() == guest.pieces()).then_some(()));
    // One gives up, and both know who has won.
    guest.click("[data-action=resign]");
    guest.click("dialog .main");
    let results = pair.map(|robot| wait_until("the end", || robot.stand().result));
    assert_eq!(results[0], results[1]);
    println!("{} plays {} live", guest.engine.name(), host.engine.name());
}
