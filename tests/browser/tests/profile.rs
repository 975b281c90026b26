//! A game by the federation's rules: its first mover, board, names of squares; kept with the game and remembered.

use browser_tests::{Page, Visit, Whim, visit};

/// Chooses a rule set and the federation's way of playing it, for two people.
fn start(page: &Page, variant: &str) {
    page.open("#/new");
    page.select(&format!("[name=variant][value={variant}]")).click();
    page.select("[name=opponent][value=person]").click();
    page.select("[name=profile][value=federation]").click();
    page.select("[data-action=start]").click();
    page.stand();
}

#[test]
fn the_federations_board_and_first_mover() {
    visit(Visit::default(), |page| {
        for (variant, turn, mirrored, top_left) in [
            ("italian", "white", true, "1,"),
            ("spanish", "white", true, "32,"),
            ("russian", "white", false, "b8,"),
            ("american", "black", false, "32,"),
        ] {
            start(page, variant);
            assert_eq!(page.stand().turn, turn, "{variant}");
            // The squares of the top row, as numbered on the common board.
            let [left, right] = if turn == "white" { [1, 4] } else { [32, 29] };
            let is_mirrored = page.square(left).bounds()[0] > page.square(right).bounds()[0];
            assert_eq!(is_mirrored, mirrored, "{variant}");
            let first = page.square(if mirrored { right } else { left }).name();
            assert!(first.starts_with(top_left), "{variant}: {first}");
            page.play_to(4, &mut Whim::new(2));
            let stand = page.stand();
            page.reload();
            assert_eq!(page.stand(), stand);
            assert_eq!(page.saved().pointer("/record/rule_set/profile"), Some(&"federation".into()), "{variant}");
        }
        // Whoever wants numbers gets numbers, whatever the federation writes.
        start(page, "russian");
        page.open("#/settings");
        for (value, name) in [("letters", "b8,"), ("numbers", "1,"), ("own", "b8,")] {
            page.select(&format!("dialog [name=coordinates][value={value}]")).click();
            let square = page.square(1).attribute("aria-label").unwrap_or_default();
            assert!(square.starts_with(name), "{value}: {square}");
        }
        page.open("#/new");
        assert_eq!(page.select("[name=profile][value=federation]").call("function () { return this.checked; }"), true);
        page.screenshot("new-game-federation");
    });
}
