//! Everything goes to one file and comes back from it: on another device, beside what is there.
#![allow(clippy::expect_used, reason = "this is test code: a surprise should stop the test")]

use std::{env, fs, process};

use browser_tests::{NewGame, Page, Visit, Whim, visit, wait_until};
use serde_json::json;

/// Lets the page keep its files to itself, where a test finds them.
const CATCH: &str =
    "const make = URL.createObjectURL; URL.createObjectURL = (blob) => { window.file = blob; return make(blob); };
    HTMLAnchorElement.prototype.click = () => {};";

/// Saves everything; gives the text of the file.
fn save(page: &Page) -> String {
    page.open("#/backup");
    page.select("[data-action=backup-save]").click();
    let text = wait_until("the file", || page.eval("window.file ? file.text() : null").as_str().map(String::from));
    page.eval("window.file = null, 1");
    text
}

/// So many games are in the library.
fn games(page: &Page, count: usize) {
    page.open("#/library");
    page.select(&format!("[data-place=library][data-games='{count}']"));
}

#[test]
fn everything_goes_to_a_file_and_comes_back() {
    let file = env::temp_dir().join(format!("dama-backup-{}.dama", process::id()));
    let mut before = None;
    visit(Visit::default(), |page| {
        page.before_all(CATCH);
        // One game that is over, one from elsewhere, one at the table.
        page.start(NewGame::against(1, "russian"));
        page.play_to(2, &mut Whim::new(3));
        page.select("[data-action=resign]").click();
        page.select("dialog .main").click();
        page.select("[data-phase=over]");
        page.open("#/library");
        page.select("[data-games='1']");
        page.eval("document.querySelector('details.import').open = true, 1");
        page.eval(&format!(
            "document.querySelector('.how-in textarea').value = {}, 1",
            json!("[White \"Çelik\"][GameType \"21\"] 1. 11-15 {so} 23-19 *")
        ));
        page.select("[data-action=import-text]").click();
        page.select("[data-games='2']");
        page.start(NewGame::against(1, "italian"));
        page.play_to(6, &mut Whim::new(5));
        before = Some((page.stand(), page.pieces()));
        page.eval("localStorage.setItem('dama/v1/unread-game', 'from long ago')");
        page.open("#/settings");
        page.select("[name=theme][value=dark]").click();
        page.select("html[data-theme=dark]");
        let text = save(page);
        assert!(text.starts_with("{\"dama\":\"everything\",\"version\":2") && text.contains("{so}"), "{text}");
        fs::write(&file, text).expect("a file");
    });
    visit(Visit::default(), |page| {
        page.before_all(CATCH);
        page.start(NewGame::of_two("thai"));
        page.play_to(3, &mut Whim::new(6));
        let here = (page.stand(), page.pieces());
        page.open("#/backup");
        // What is not such a file changes nothing.
        let bad = file.with_extension("bad");
        for (text, said) in [
            ("[Event \"x\"]", "This is no file of Dama"),
            ("{\"dama\":\"everything\",\"version\":3}", "from a newer version"),
        ] {
            fs::write(&bad, text).expect("a file");
            page.select("[data-action=backup-read]").choose_file(&bad);
            page.wait_for_text(said);
        }
        // One that was cut off, or has a game that cannot be read, says so.
        for (kept, games, asked, told) in [
            (json!({}), 3, "3 games for the library", "Games for the library that were not in it: 3."),
            (
                json!({ "dama/v1/game": "nonsense" }),
                0,
                "It has a game that cannot be read.",
                "Everything in the file is back.",
            ),
        ] {
            let head = json!({ "dama": "everything", "version": 2, "kept": kept, "games": games });
            fs::write(&bad, format!("{head}\n")).expect("a file");
            page.select("[data-action=backup-read]").choose_file(&bad);
            page.wait_for_text(asked);
            page.select("[data-action=backup-yes]").click();
            page.wait_for_text(told);
            page.eval("localStorage.removeItem('dama/v1/unread-game'), 1");
        }
        fs::remove_file(&bad).expect("to be gone");
        // Nor does one whose question is answered with no.
        page.select("[data-action=backup-read]").choose_file(&file);
        page.wait_for_text("moves: 6");
        page.wait_for_text("2 games for the library");
        page.screenshot("backup");
        page.select("[data-action=backup-no]").click();
        page.open("#/");
        assert_eq!((page.stand(), page.pieces()), here);
        page.open("#/backup");
        page.select("[data-action=backup-read]").choose_file(&file);
        page.select("[data-action=backup-yes]").click();
        page.wait_for_text("Everything in the file is back.");
        page.select(".report[data-read='2'][data-kept='2']");
        page.select("html[data-theme=dark]");
        page.click("link", "Back to the game");
        assert_eq!(Some((page.stand(), page.pieces())), before);
        page.reload();
        assert_eq!(Some((page.stand(), page.pieces())), before);
        assert_eq!(page.eval("localStorage.getItem('dama/v1/unread-game')"), "from long ago");
        // With the game that was at the table here; and the score is still one's own.
        games(page, 3);
        assert!(page.select(".scores").text().contains("Russian draughts"));
        // Once more nothing comes twice.
        page.open("#/backup");
        page.select("[data-action=backup-read]").choose_file(&file);
        page.select("[data-action=backup-yes]").click();
        page.select(".report[data-read='2'][data-kept='0'][data-doubles='2']");
        let again = save(page);
        assert!(again.contains("\"games\":4") && again.contains("Çelik"), "{again}");
    });
    fs::remove_file(&file).expect("to be gone");
}

#[test]
fn a_file_of_the_first_version_comes_back() {
    let file = env::temp_dir().join(format!("dama-backup-{}.json", process::id()));
    visit(Visit::default(), |page| {
        page.start(NewGame::of_two("czech"));
        page.play_to(4, &mut Whim::new(5));
        let before = (page.stand(), page.pieces());
        let kept = page.eval("localStorage.getItem('dama/v1/game')");
        let text = json!({ "dama": "everything", "version": 1, "kept": { "dama/v1/game": kept } });
        fs::write(&file, serde_json::to_string_pretty(&text).expect("JSON")).expect("a file");
        page.play_to(6, &mut Whim::new(5));
        page.open("#/backup");
        page.select("[data-action=backup-read]").choose_file(&file);
        page.select("[data-action=backup-yes]").click();
        page.wait_for_text("Everything in the file is back.");
        page.open("#/");
        assert_eq!((page.stand(), page.pieces()), before);
        games(page, 1);
    });
    fs::remove_file(&file).expect("to be gone");
}
