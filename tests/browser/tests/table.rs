//! The table: what is refused is explained, what is unclear is asked, and everybody can play, by any way in.
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "this is test code: a surprise should stop the test"
)]

use std::time::Duration;

use browser_tests::{Key, NewGame, Page, Pointer, Size, Stand, Visit, Whim, visit, wait_until};
use serde_json::json;

/// How many elements a selector finds.
fn count(page: &Page, selector: &str) -> u64 {
    page.eval(&format!("document.querySelectorAll({selector:?}).length")).as_u64().expect("a number")
}

fn act(page: &Page, action: &str) {
    page.select(&format!("[data-action={action}]")).click();
}

/// Switches a setting, and comes back to the board.
fn switch(page: &Page, names: &[&str]) {
    page.open("#/settings");
    for name in names {
        page.select(&format!("dialog [name={name}]")).click();
    }
    page.press(&[Key::Escape]);
    wait_until("the board", || (page.eval("!document.querySelector('dialog')") == true).then_some(()));
}

/// What is read aloud now.
fn said(page: &Page) -> String {
    page.eval("document.querySelector('.unseen[role=status]').textContent").as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_refused_try_shows_what_is_owed_and_leads_to_the_rule() {
    for (size, pointer) in [(Size::DESKTOP, Pointer::Mouse), (Size::PHONE, Pointer::Touch)] {
        visit(Visit { size, ..Visit::default() }, |page| {
            page.set_up("brazilian", "W:W21,24:B9,17,19", None);
            page.square(24).drag_to(&page.square(15), pointer);
            assert_eq!((page.stand().plies, page.pieces().contains("24 white-man")), (0, true));
            let note = page.select(".note").text();
            assert!(note.contains("takes 1") && note.contains('2'), "{note}");
            assert!(said(page).contains("takes 1"), "{}", said(page));
            assert_eq!((count(page, "[data-way=tried]"), count(page, "[data-way=owed]")), (1, 1));
            page.find("link", "See the rule").click();
            assert_eq!(page.path(), "#/rules/brazilian/capturing");
            wait_until("the rule", || (page.eval("document.activeElement.id") == "rules-capturing").then_some(()));
            page.eval("history.back(), 1");
            assert_eq!(page.stand().plies, 0);
        });
    }
}

#[test]
fn the_board_does_not_move_when_a_try_is_refused() {
    for language in ["en", "ar", "de"] {
        visit(Visit { size: Size { width: 320, height: 640, mobile: true }, language, ..Visit::default() }, |page| {
            page.set_up("brazilian", "W:W21,24:B9,17,19", None);
            let before = page.square(1).bounds();
            page.square(24).tap();
            wait_until("a refusal", || (count(page, ".note") == 1).then_some(()));
            assert_eq!(page.square(1).bounds(), before, "{language}");
            assert_eq!(page.eval("document.documentElement.scrollWidth"), 320, "{language}");
        });
    }
}

#[test]
fn a_capture_is_written_as_its_rule_set_writes_it() {
    for (variant, written) in [("russian", "22:15"), ("american", "22x15"), ("thai", "22-15")] {
        visit(Visit::default(), |page| {
            page.set_up(variant, "W:W22,32:B18,4", None);
            page.click_square(22);
            page.click_square(15);
            assert_eq!(page.stand().plies, 1);
            assert_eq!(page.select(".moves [data-ply='1']").text(), written);
        });
    }
}

/// Two captures of two pieces each from 31 to 15.
const TWO_WAYS: &str = "W:W31:B18,19,26,27";

#[test]
fn of_two_captures_with_the_same_end_the_person_chooses() {
    visit(Visit { size: Size::PHONE, ..Visit::default() }, |page| {
        page.set_up("american", TWO_WAYS, None);
        for (way, left) in [
            ("31x24x15", "15 white-man,18 black-man,26 black-man"),
            ("31x22x15", "15 white-man,19 black-man,27 black-man"),
        ] {
            page.square(31).tap();
            page.square(15).tap();
            assert_eq!((page.stand().plies, count(page, "[data-way=choice]")), (0, 2));
            page.eval(&format!(
                "[...document.querySelectorAll('[data-action=way]')].find((it) => it.innerText.includes('{way}')).click(), 1"
            ));
            assert_eq!((page.stand().plies, page.pieces().as_str()), (1, left));
            act(page, "undo");
        }
        page.square(31).tap();
        page.square(22).tap();
        page.square(15).tap();
        assert_eq!(page.pieces(), "15 white-man,19 black-man,27 black-man");
    });
}

#[test]
fn moves_are_typed() {
    visit(Visit::default(), |page| {
        page.start(NewGame::against(1, "russian"));
        page.square(9).focus();
        // The first key leads to the field and stands in it.
        page.type_text("9-13");
        assert_eq!(page.eval("document.activeElement.id"), "typed-move");
        page.press(&[Key::Enter]);
        assert_eq!(page.stand().plies, 1);
        page.wait_for_turn();
        page.type_text("1-5");
        page.press(&[Key::Enter]);
        assert!(page.select(".note").text().contains("nowhere to go"));
        page.type_text("castle");
        page.press(&[Key::Enter]);
        wait_until("a word", || page.select(".note").text().contains("castle").then_some(()));
        assert_eq!(page.stand().plies, 2);
    });
}

#[test]
fn a_move_waits_for_a_nod_and_an_only_one_is_played() {
    visit(Visit::default(), |page| {
        page.set_up("russian", "W:W26,32:B22,14,1", None);
        switch(page, &["confirm"]);
        page.click_square(26);
        page.click_square(10);
        assert_eq!((page.stand().plies, page.saved()["record"]["moves"].as_array().map(Vec::len)), (0, Some(0)));
        page.click("button", "Put back");
        page.click_square(26);
        page.click_square(10);
        page.click("button", "Play");
        assert_eq!(page.stand().plies, 1);
        act(page, "undo");
        // What is typed waits too, and is sent off by Enter.
        page.square(26).focus();
        page.type_text("26x10");
        page.press(&[Key::Enter]);
        page.find("heading", "Play this move?");
        assert_eq!(page.stand().plies, 0);
        page.press(&[Key::Enter]);
        assert_eq!(page.stand().plies, 1);
        // Black has 1-5 and 1-6; then White's man on 10 must capture on 6.
        switch(page, &["confirm", "auto-play"]);
        page.click_square(1);
        page.click_square(6);
        page.wait_for("the only move", Duration::from_secs(5), |stand| stand.plies == 3);
    });
}

#[test]
fn a_hint_comes_in_two_steps() {
    visit(Visit::default(), |page| {
        page.start(NewGame::against(1, "russian"));
        act(page, "hint");
        wait_until("the piece", || (count(page, ".hinted") == 1).then_some(()));
        act(page, "hint");
        wait_until("the move", || (count(page, ".hinted") == 2).then_some(()));
        assert_eq!(page.stand().plies, 0);
    });
}

#[test]
fn a_game_that_is_given_up_leaves_the_keyboard_where_it_was() {
    visit(Visit::default(), |page| {
        page.start(NewGame::of_two("russian"));
        page.click_square(9);
        page.click_square(13);
        page.select("[data-action=resign]").focus();
        page.press(&[Key::Enter]);
        page.click("button", "Resign");
        wait_until("the end", || (page.stand().phase == "over").then_some(()));
        assert_eq!(page.focused().attribute("data-action").as_deref(), Some("resign"));
        page.click("button", "Swap sides");
        let stand = page.stand();
        assert_eq!((stand.plies, stand.phase.as_str()), (0, "open"));
    });
}

#[test]
fn two_people_agree_to_a_draw_and_look_back() {
    visit(Visit::default(), |page| {
        page.start(NewGame::of_two("russian"));
        page.click_square(9);
        page.click_square(13);
        act(page, "resign");
        act(page, "offer-draw");
        act(page, "agree");
        let over = page.wait_for("a draw", Duration::from_secs(5), |stand| stand.phase == "over");
        assert_eq!(over.result.as_deref(), Some("draw"));
        page.reload();
        assert_eq!(page.stand(), over);
        act(page, "look-back");
        assert_eq!(page.stand().phase, "looking");
    });
}

#[test]
fn the_computer_plays_and_is_offered_no_draw() {
    visit(Visit::default(), |page| {
        page.start(NewGame::against(1, "russian"));
        page.click_square(9);
        page.click_square(13);
        page.wait_for_turn();
        act(page, "resign");
        page.select("dialog[open]");
        assert_eq!(count(page, "[data-action=offer-draw]"), 0);
    });
}

/// Two people with three minutes each and two seconds a move, after Black's first.
fn begin_with_a_clock(page: &Page) {
    page.open("#/new");
    page.select("[name=variant][value=russian]").click();
    page.select("[name=opponent][value=person]").click();
    page.select("[name=time]").choose("3 min + 2 s a move");
    act(page, "start");
    page.click_square(9);
    page.click_square(13);
    assert_eq!(page.stand().plies, 1);
}

#[test]
fn the_clock_runs_stands_still_and_comes_back_paused() {
    visit(Visit { size: Size::PHONE, ..Visit::default() }, |page| {
        begin_with_a_clock(page);
        assert_eq!((count(page, ".clock"), count(page, ".clock.running")), (2, 1));
        wait_until("time to run", || page.select(".top .clock").text().starts_with("2:5").then_some(()));
        act(page, "pause");
        assert_eq!((page.stand().phase.as_str(), count(page, ".clock.running")), ("paused", 0));
        page.click_square(22);
        assert_eq!(page.stand().plies, 1);
        page.click("button", "Go on");
        assert_eq!(page.stand().phase, "open");
        page.reload();
        assert_eq!(page.stand().phase, "paused");
    });
}

#[test]
fn a_flag_that_falls_decides() {
    visit(Visit::default(), |page| {
        begin_with_a_clock(page);
        let mut save = page.saved();
        save["clock"][1] = json!([700, 60_000]);
        page.put(&save);
        page.click("button", "Go on");
        let over = page.wait_for("the flag", Duration::from_secs(5), |stand| stand.phase == "over");
        assert_eq!(over.result.as_deref(), Some("black"));
        assert!(page.select(".status.over").text().contains("ran out of time"));
        page.reload();
        assert_eq!(page.stand(), over);
    });
}

/// Types a number over what stands in a field.
fn fill(page: &Page, name: &str, text: &str) {
    page.select(&format!(".own-time [name={name}]")).call("function () { this.focus(); this.select(); }");
    page.press(&[Key::Delete]);
    page.type_text(text);
}

#[test]
fn a_clock_is_set_by_hand_and_what_is_wrong_with_it_is_said() {
    visit(Visit { size: Size::PHONE, ..Visit::default() }, |page| {
        page.open("#/new");
        page.select("[name=opponent][value=person]").click();
        page.select("[name=time]").choose("Set it yourself…");
        page.select("[name=time-kind][value=sand-glass]").click();
        assert_eq!(count(page, "[name=increment]"), 0);
        page.select("[name=time-kind][value=game]").click();
        for (field, text, wrong) in [
            ("minutes", "300", "Minutes: a whole number from 0 to 180."),
            ("minutes", "0", "At least 10 s in all."),
            ("seconds", "5", "At least 10 s in all."),
            ("seconds", "50", ""),
            ("increment", "", "Seconds added per move: a whole number from 0 to 180."),
        ] {
            fill(page, field, text);
            wait_until(wrong, || (page.select("#time-wrong").text() == wrong).then_some(()));
        }
        // It does not start so, and leads to where it is to be put right.
        act(page, "start");
        assert_eq!((page.path().as_str(), page.focused().attribute("name").as_deref()), ("#/new", Some("increment")));
        assert_eq!(page.focused().attribute("aria-invalid").as_deref(), Some("true"));
        fill(page, "increment", "7");
        act(page, "start");
        page.stand();
        assert_eq!(page.select(".bottom .clock").text(), "0:50");
        assert_eq!(page.saved()["clock"][0], json!([1, 50, 7]));
        page.click_square(9);
        page.click_square(13);
        assert_eq!(page.select(".bottom .clock").text(), "0:57");
        // Remembered for the next game, and not lost where it cannot be offered.
        page.open("#/new");
        assert_eq!(page.select("[name=seconds]").call("function () { return this.value; }"), "50");
        page.select("[name=time-kind][value=sand-glass]").click();
        page.select("[name=opponent][value=computer]").click();
        wait_until("the sand-glass, which is none against the computer, to be gone", || {
            (count(page, ".own-time") == 0).then_some(())
        });
        page.select("[name=opponent][value=person]").click();
        page.select("[name=time-kind][value=sand-glass]");
        act(page, "start");
        page.stand();
        assert_eq!(page.saved()["clock"][0], json!([2, 50, 0]));
    });
}

#[test]
fn the_computer_keeps_to_a_short_clock_of_ones_own() {
    visit(Visit::default(), |page| {
        page.open("#/new");
        page.select("[name=variant][value=russian]").click();
        page.select("[name=time]").choose("Set it yourself…");
        page.select("[name=time-kind][value=move]").click();
        fill(page, "minutes", "0");
        fill(page, "seconds", "3");
        act(page, "start");
        let mut plies = 0;
        while plies < 8 {
            let stand = page.wait_for_turn();
            assert_eq!(stand.result, None, "somebody's time is up");
            plies = page.make_a_move(&mut browser_tests::Whim::new(3)).plies;
        }
    });
}

#[test]
fn the_computer_plays_by_the_clock() {
    visit(Visit::default(), |page| {
        page.open("#/new");
        page.select("[name=variant][value=thai]").click();
        page.select("[name=time]").choose("10 s for each move");
        act(page, "start");
        let from = page.stand().movable[0];
        page.click_square(from);
        let to = page.stand().landings[0];
        page.click_square(to);
        page.wait_for("the reply", Duration::from_secs(8), |stand| stand.plies == 2);
    });
}

#[test]
fn looks_change_at_once_and_are_kept() {
    visit(Visit::default(), |page| {
        page.start(NewGame::of_two("italian"));
        let wood = "getComputedStyle(document.querySelector('.cell')).backgroundColor";
        let disc = "getComputedStyle(document.querySelector('.figure .top')).fill";
        let written = "document.querySelector('[data-square=\"1\"] .coordinate').innerText";
        let before = [wood, disc, written].map(|script| page.eval(script));
        page.open("#/settings");
        for (name, value) in [("board", "slate"), ("pieces", "ink"), ("coordinates", "letters")] {
            page.select(&format!("dialog [name={name}][value={value}]")).click();
        }
        let after = [wood, disc, written].map(|script| page.eval(script));
        for (before, after) in before.iter().zip(&after) {
            assert_ne!(before, after);
        }
        assert_eq!(after[2], "b8");
        page.open("");
        page.reload();
        page.stand();
        assert_eq!([wood, disc, written].map(|script| page.eval(script)), after);
    });
}

#[test]
fn the_board_turns_to_whoever_moves() {
    visit(Visit::default(), |page| {
        page.start(NewGame::of_two("russian"));
        let before = page.square(1).bounds();
        switch(page, &["turning"]);
        page.click_square(9);
        page.click_square(13);
        page.stand();
        assert_ne!(page.square(1).bounds(), before);
    });
}

#[test]
fn the_computers_view_is_shown_to_two_people_too() {
    visit(Visit::default(), |page| {
        page.start(NewGame::of_two("russian"));
        switch(page, &["evaluation"]);
        let label = || page.select(".score").attribute("aria-label");
        assert!(label().is_some_and(|label| label.starts_with("The computer’s view: ")));
        page.set_up("russian", "W:W21,22,23:B1", None);
        wait_until("a view", || label().filter(|label| label.contains("view: +")));
        act(page, "flip");
        page.set_up("russian", "W:W21:B1,2,3", None);
        wait_until("another view", || label().filter(|label| label.contains("view: −")));
    });
}

#[test]
fn the_computers_view_is_shown_where_that_is_wanted() {
    visit(Visit::default(), |page| {
        page.start(NewGame::against(3, "russian"));
        switch(page, &["evaluation"]);
        page.click_square(9);
        page.click_square(13);
        page.wait_for_turn();
        let label = page.select(".score").attribute("aria-label").expect("a name");
        assert!(label.starts_with("The computer’s view: "), "{label}");
    });
}

/// Goes to a square by the arrow keys alone.
fn walk_to(page: &Page, number: u32) {
    for _ in 0..24 {
        let way = page.eval(&format!(
            "(() => {{
                const box = (it) => it.getBoundingClientRect();
                const [at, to] = [box(document.activeElement), box(document.querySelector('[data-square=\"{number}\"]'))];
                return [Math.round((to.x - at.x) / at.width), Math.round((to.y - at.y) / at.height)];
            }})()"
        ));
        let key = match (way[0].as_i64().expect("a way"), way[1].as_i64().expect("a way")) {
            (0, 0) => return,
            (_, 1..) => Key::Down,
            (_, ..=-1) => Key::Up,
            (1.., _) => Key::Right,
            _ => Key::Left,
        };
        page.press(&[key]);
    }
    assert_eq!(page.focused().square_number(), Some(number), "the arrows do not lead there");
}

/// Many against few, to be over soon.
const WON: &str = "W:W21,22,23,25,26,29,30,31:B1,4";

/// The squares of the hint that is shown, first its piece's.
fn hinted(page: &Page) -> Vec<u32> {
    let text = said(page);
    let squares: Vec<u32> = text.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
    if text.starts_with("Hint: ") && !text.contains("piece") { squares } else { Vec::new() }
}

#[test]
fn a_game_is_won_by_keyboard_alone() {
    visit(Visit { limit: Duration::from_secs(200), ..Visit::default() }, |page| {
        page.hurry();
        page.set_up("russian", WON, Some(1));
        for _ in 0..60 {
            let stand = page.wait_for_turn();
            if stand.result.is_some() {
                assert_eq!(stand.result.as_deref(), Some("white"));
                return;
            }
            // By Tab to the hint, and back to the board.
            tab_to(page, |page| page.focused().attribute("data-action").as_deref() == Some("hint"));
            page.press(&[Key::Enter]);
            wait_until("the piece", || said(page).contains("the piece on").then_some(()));
            page.press(&[Key::Enter]);
            let way = wait_until("the move", || Some(hinted(page)).filter(|way| way.len() == 2));
            tab_to(page, |page| page.focused().square_number().is_some());
            for square in way {
                walk_to(page, square);
                page.press(&[Key::Enter]);
            }
            let after = page.stand();
            assert!(after.plies > stand.plies || !after.landings.is_empty(), "{after:?}");
            finish(page, &after, |page, square| {
                walk_to(page, square);
                page.press(&[Key::Enter]);
            });
        }
        panic!("no end in sight");
    });
}

/// Presses Tab until the focus is where it is wanted.
fn tab_to(page: &Page, wanted: impl Fn(&Page) -> bool) {
    for _ in 0..60 {
        page.press(&[Key::Tab]);
        if wanted(page) {
            return;
        }
    }
    panic!("Tab does not lead there");
}

/// Goes on with a capture until it is over.
fn finish(page: &Page, stand: &Stand, go: impl Fn(&Page, u32)) {
    let mut now = stand.clone();
    while now.phase == "open" && now.plies == stand.plies && !now.landings.is_empty() {
        go(page, now.landings[0]);
        now = page.stand();
    }
}

/// The names of all buttons, as the accessibility tree has them.
fn button_names(page: &Page) -> Vec<String> {
    let tree = page.cdp("Accessibility.getFullAXTree", &json!({}));
    let nodes = tree["nodes"].as_array().expect("nodes");
    let buttons = nodes.iter().filter(|node| node["role"]["value"] == "button");
    buttons.filter_map(|node| node["name"]["value"].as_str().map(String::from)).collect()
}

#[test]
fn a_game_is_won_through_names_alone() {
    visit(Visit { limit: Duration::from_secs(200), ..Visit::default() }, |page| {
        page.hurry();
        page.set_up("russian", WON, Some(1));
        for _ in 0..60 {
            let names = wait_until("a turn", || {
                let names = button_names(page);
                names.iter().any(|name| name.contains("can move") || name == "Rematch").then_some(names)
            });
            if names.iter().any(|name| name == "Rematch") {
                page.find("heading", "You won");
                return;
            }
            page.click("button", "Hint");
            wait_until("the piece", || said(page).contains("the piece on").then_some(()));
            page.click("button", "Hint");
            let way = wait_until("the move", || Some(hinted(page)).filter(|way| way.len() == 2));
            for square in way {
                let start = format!("{square}, ");
                let name = button_names(page).into_iter().find(|name| name.starts_with(&start)).expect("the square");
                page.click("button", &name);
            }
            while let Some(name) = button_names(page).into_iter().find(|name| name.contains("can go here")) {
                page.click("button", &name);
            }
        }
        panic!("no end in sight");
    });
}

#[test]
fn a_clock_goes_with_its_side_when_the_board_is_turned() {
    visit(Visit::default(), |page| {
        begin_with_a_clock(page);
        let clocks = || ["white", "black"].map(|side| page.select(&format!(".strip[data-side={side}] .clock")).text());
        wait_until("time to run", || (clocks()[0] != clocks()[1]).then_some(()));
        act(page, "pause");
        let before = clocks();
        let bottom = page.select(".strip.bottom").attribute("data-side");
        act(page, "flip");
        wait_until("the board to turn", || {
            (page.select(".strip.bottom").attribute("data-side") != bottom).then_some(())
        });
        wait_until("each time beside its name", || (clocks() == before).then_some(()));
    });
}

#[test]
fn whoever_looks_back_goes_through_the_moves() {
    visit(Visit::default(), |page| {
        page.start(NewGame::against(1, "russian"));
        page.play_to(4, &mut Whim::new(3));
        act(page, "resign");
        page.select("dialog .main").click();
        page.select("[data-phase=over]");
        page.wait_for_text("You resigned.");
        assert_eq!(count(page, ".typed"), 0, "there is nothing to type");
        act(page, "look-back");
        let current = |ply: u32| page.select(&format!(".moves [data-ply='{ply}'][aria-current]"));
        current(0);
        page.press(&[Key::Enter]);
        current(1);
        act(page, "later");
        current(2);
        act(page, "earlier");
        current(1);
        for _ in 0..3 {
            act(page, "later");
        }
        // At its end the game is as it was: given up.
        page.select("[data-phase=over]");
        assert!(page.stand().result.is_some());
    });
}
