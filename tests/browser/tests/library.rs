//! Games are kept, found, brought in, sent on, looked through and played on.

use std::time::Duration;

use browser_tests::{Key, NewGame, Page, Size, Visit, Whim, visit, wait_until};
use serde_json::json;

const GAMES: &str = r#"[Event "Cup"][White "Çelik"][Black "Ивáнова"][Date "2021.03.04"][GameType "25"] 1. c3-d4 {a good move} b6-a5 (1... d6-c5 2. b2-c3) 2. b2-c3 1-0
[White "Marion"][Black "Chinook"][GameType "21"] 1. 11-15 23-19 2. 8-11 22-17 1/2-1/2
[White "Bad"][Black "Game"][GameType "21"] 1. 11-15 24-11 2. 8-11 *
[White "Pool"][Black "Player"][GameType "23"] 1. 11-15 *
"#;

/// Waits until the library has so many games.
#[track_caller]
fn games(page: &Page, count: usize) {
    page.select(&format!("[data-place=library][data-games='{count}']"));
}

/// Gives the library a text by its own field.
fn give(page: &Page, text: &str) {
    page.select("[data-place=library][data-games]");
    page.eval("document.querySelector('details.import').open = true, 1");
    page.eval(&format!("document.querySelector('.how-in textarea').value = {}, 1", json!(text)));
    page.select("[data-action=import-text]").click();
}

/// The text of what the page saves at a click, under its name. It never reaches the disk.
fn saved_by(page: &Page, action: &str) -> (String, String) {
    page.eval(
        "globalThis.saves = [], HTMLAnchorElement.prototype.click = function () {
            saves.push(fetch_of(this.href).then((text) => [this.download, text]));
        }, globalThis.fetch_of = (url) => blobs.get(url).text(), globalThis.blobs = new Map(),
        URL.createObjectURL = (blob) => { const url = `blob:${blobs.size}`; blobs.set(url, blob); return url; }, 1",
    );
    page.select(&format!("[data-action={action}]")).click();
    wait_until("what is saved", || {
        let saved = page.eval("saves.length ? saves[0].then((it) => it.join('\\n')) : null");
        saved.as_str()?.split_once('\n').map(|(name, text)| (name.to_owned(), text.to_owned()))
    })
}

/// Where the replay stands.
fn stands(page: &Page, at: usize, plies: usize) {
    page.select(&format!("[data-place=replay][data-at='{at}'][data-plies='{plies}']"));
}

#[test]
fn pasted_games_are_reported_found_and_kept() {
    visit(Visit::default(), |page| {
        page.open("#/library");
        give(page, GAMES);
        page.select(".report[data-read='4'][data-kept='3'][data-doubles='0'][data-faulty='2']");
        let report = page.select(".report").text();
        for part in ["24-11", "pool checkers", "Game 3", "Move 1, White"] {
            assert!(report.contains(part), "{part} in {report}");
        }
        games(page, 3);
        give(page, GAMES);
        page.select(".report[data-kept='0'][data-doubles='3']");
        page.select("[name=search]").focus();
        page.type_text("CELIK");
        page.select("[data-found='0']");
        for _ in 0..5 {
            page.press(&[Key::Backspace]);
        }
        page.type_text("çelik");
        page.select("[data-found='1']");
        for _ in 0..5 {
            page.press(&[Key::Backspace]);
        }
        page.select("[name=variant]").choose("American checkers");
        page.select("[data-found='2']");
        page.select("[name=result]").choose("A draw");
        page.select("[data-found='1']");
        page.reload();
        games(page, 3);
        page.screenshot("library-desktop");
    });
}

#[test]
fn what_is_deleted_comes_back_and_a_name_is_kept() {
    visit(Visit::default(), |page| {
        page.open("#/library");
        give(page, GAMES);
        games(page, 3);
        page.click("button", "Delete: Marion – Chinook");
        games(page, 2);
        page.reload();
        games(page, 2);
        page.click("button", "Delete: Bad – Game");
        games(page, 1);
        page.select("[data-action=undelete]").click();
        games(page, 2);
        page.click("button", "Rename: Bad – Game");
        page.select("[name=name]").focus();
        page.type_text("Sunday");
        page.press(&[Key::Enter]);
        page.wait_for_text("Sunday");
        page.reload();
        games(page, 2);
        page.wait_for_text("Sunday");
        let (name, text) = saved_by(page, "export");
        assert_eq!(name, "dama.pdn");
        assert!(
            text.contains("[Event \"Sunday\"]") && text.contains("Çelik") && text.contains("{a good move}"),
            "{text}"
        );
        // What goes out comes in again as the same games.
        give(page, &text);
        page.select(".report[data-read='2'][data-kept='0'][data-doubles='2'][data-faulty='0']");
    });
}

#[test]
fn games_come_by_paste_file_and_drop() {
    visit(Visit::default(), |page| {
        page.open("#/library");
        page.select("[data-place=library][data-games='0']");
        let [first, second, ..] = GAMES.lines().collect::<Vec<_>>()[..] else { panic!("games") };
        page.eval(&format!(
            "{{ const data = new DataTransfer(); data.setData('text/plain', {});
               document.body.dispatchEvent(new ClipboardEvent('paste', {{ clipboardData: data, bubbles: true }})); }} 1",
            json!(format!("Hi!\n> {first}\nbye"))
        ));
        games(page, 1);
        page.eval(&format!(
            "{{ const data = new DataTransfer(); data.items.add(new File([{}], 'games.pdn'));
               const input = document.querySelector('[name=files]'); input.files = data.files;
               input.dispatchEvent(new Event('change', {{ bubbles: true }})); }} 1",
            json!(second)
        ));
        games(page, 2);
        page.eval(
            "{ const data = new DataTransfer(); data.items.add(new File(['[GameType \"31\"] 1. 25-21 8-12 *'], 'thai.pdn'));
               document.querySelector('.catalog').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true })); } 1",
        );
        games(page, 3);
        // What could be of many rule sets is asked about, not guessed.
        give(page, "1. c3-d4 b6-a5 *");
        page.wait_for_text("It does not say what it is");
        give(page, "W:WK3:BK30");
        page.select("[data-told=position-which]");
        page.select("[name=assume]").choose("Russian draughts");
        give(page, "W:WK3:BK30");
        stands(page, 0, 0);
        assert!(page.path().starts_with("#/position/"), "{}", page.path());
    });
}

#[test]
fn what_is_refused_is_explained_and_stays_in_the_field() {
    visit(Visit::default(), |page| {
        page.open("#/library");
        for (text, said, part) in [
            ("", "import-empty", "nothing in the field"),
            ("hello there", "import-nothing", "no game and no position"),
            ("W:W21,44x:B1", "position-bad", "“44x” is no square of this board. Squares: 1–32, a1–h8."),
            ("W:W21-20:B1", "position-bad", "“21-20” is no range"),
            ("W:W21,21:B1", "position-bad", "Square 21 is given twice"),
            ("W:W3:B1", "position-bad", "The man on 3 stands on its last row"),
            ("X:W21:B1", "position-bad", "“X” stands where the side to move belongs"),
            ("W:W21:W22", "position-bad", "The pieces of W are listed twice"),
            // Of the large board, where 31 to 50 are squares and come once more.
            ("W:W31-50:B1-99", "position-bad", "Square 31 is given twice"),
        ] {
            give(page, text);
            page.select(&format!("[data-told={said}]"));
            page.wait_for_text(part);
            assert_eq!(page.eval("document.querySelector('.how-in textarea').value"), text);
            assert_eq!(page.focused().call("function () { return this.localName; }"), "textarea");
        }
        // Of a board that was chosen but is not the position's.
        page.select("[name=assume]").choose("Italian draughts");
        give(page, "W:W31-50:B1-20");
        page.select("[data-told=position-elsewhere]");
        page.wait_for_text("It would be one of: International draughts");
        page.select("[name=assume]").choose("Ask me");
        // A game with a fault stays; a good one does not, and what it was taken for is said.
        give(page, "[GameType \"21\"] 1. 11-15 24-11 *");
        page.select(".report[data-faulty='1']");
        // No line ends within a move that could stand there.
        page.wait_for_text("24\u{2011}20");
        assert_eq!(page.eval("document.querySelector('.how-in textarea').value"), "[GameType \"21\"] 1. 11-15 24-11 *");
        give(page, "1. 32-28 19-23 2. 28x19 14x23 *");
        page.select(".report[data-kept='1'] [data-inferred=international]");
        assert_eq!(page.eval("document.querySelector('.how-in textarea').value"), "");
    });
}

#[test]
fn a_game_that_is_not_there_leads_to_those_that_are() {
    visit(Visit::default(), |page| {
        page.open("#/library/12345");
        page.select("[data-place=replay] [data-told=game-gone]");
        page.select("[data-place=replay] a").click();
        games(page, 0);
    });
}

#[test]
fn what_an_empty_field_says_is_written_as_the_page_is() {
    visit(Visit { language: "ar", ..Visit::default() }, |page| {
        page.open("#/library");
        give(page, GAMES);
        games(page, 3);
        let direction = || page.eval("getComputedStyle(document.querySelector('[name=hunt]')).direction");
        assert_eq!(direction(), "rtl");
        page.select("[name=hunt]").focus();
        page.type_text("11-15");
        assert_eq!(direction(), "ltr");
    });
}

#[test]
fn a_date_is_written_as_the_language_does_and_what_a_link_leaves_out_is_said() {
    for (language, date, less) in [
        ("en", "Mar 4, 2021", "Comments, variations and all else go with PDN."),
        ("tr", "4 Mar 2021", "gerisi PDN ile gider"),
        ("ar", "04\u{200f}/03\u{200f}/2021", "ملف PDN"),
    ] {
        visit(Visit { language, ..Visit::default() }, |page| {
            page.open("#/library");
            give(page, GAMES);
            games(page, 3);
            page.wait_for_text(date);
            let open = |who: &str| {
                page.open("#/library");
                games(page, 3);
                page.eval(&format!("[...document.querySelectorAll('.games .game')].find((it) => it.textContent.includes('{who}')).click()"));
                page.select("[data-action=share]").click();
                page.select("dialog[open] .code");
            };
            open("Çelik");
            page.wait_for_text(less);
            page.press(&[Key::Escape]);
            open("Marion");
            assert!(!page.text().contains(less), "nothing is left out");
        });
    }
}

#[test]
fn names_that_mean_nothing_elsewhere_do_not_travel() {
    visit(Visit::default(), |page| {
        page.start(NewGame::against(1, "russian"));
        page.play_to(2, &mut Whim::new(3));
        page.open("#/share");
        let names = || {
            let link = page.select("[name=address]").call("function () { return this.value.split('#')[1]; }");
            let before = page.path();
            page.open(&format!("#{}", link.as_str().expect("a link")));
            let names = page.select("#replay-title").text();
            page.open(&before);
            page.select("[data-place=share]");
            names
        };
        assert!(names().contains("Dama 1") && !names().contains("You") && !names().contains("Computer"), "{}", names());
        page.select(".names input").focus();
        page.type_text("Ayşe");
        assert!(names().contains("Ayşe"), "{}", names());
        // It is remembered, and in the library it is the person's.
        page.reload();
        assert_eq!(page.select(".names input").call("function () { return this.value; }"), "Ayşe");
        page.open("#/");
        page.select("[data-action=resign]").click();
        page.select("dialog .main").click();
        page.select("[data-phase=over]");
        page.click("link", "Library");
        games(page, 1);
        page.wait_for_text("Ayşe");
        page.wait_for_text("Computer, level 1");
    });
}

#[test]
fn another_language_is_spoken_at_once() {
    visit(Visit::default(), |page| {
        page.open("#/library");
        give(page, GAMES);
        games(page, 3);
        page.click("link", "Settings");
        page.select("[name=lang]").choose("Türkçe");
        page.select("html[lang=tr]");
        page.wait_for_text("3 oyun");
        page.select(".report");
        page.press(&[Key::Escape]);
        games(page, 3);
        page.select(".report");
        page.click("link", "Oyuna dön");
        page.click("link", "Kitaplık");
        assert_eq!(page.select(".head h1").text(), "Kitaplık");
        page.open("#/share");
        page.select("[data-place=share]");
        assert_eq!(page.select(".head h1").text(), "Oyunu paylaş");
    });
}

#[test]
fn a_finished_game_is_in_the_library_by_itself() {
    visit(Visit::default(), |page| {
        page.start(NewGame::against(1, "russian"));
        page.play_to(4, &mut Whim::new(3));
        page.select("[data-action=resign]").click();
        page.select("dialog .main").click();
        page.select("[data-phase=over]");
        // It waits where there is room for any number of games.
        assert_eq!(page.eval("Object.keys(localStorage).filter((name) => name.includes('finished')).length"), 0);
        page.click("link", "Library");
        games(page, 1);
        page.wait_for_text("Computer, level 1");
        let scores = page.select(".scores").text();
        assert!(scores.contains("Russian draughts"), "{scores}");
        page.reload();
        games(page, 1);
        // Undone and given up again it is still the same game.
        page.open("#/");
        page.select("[data-phase=over]");
        page.open("#/library");
        games(page, 1);
    });
}

/// The page has a journal for finished games from its start; where that has no room there is the other storage.
#[test]
fn a_finished_game_that_the_journal_has_no_room_for_is_kept_all_the_same() {
    visit(Visit::default(), |page| {
        page.start(NewGame::of_two("czech"));
        page.play_to(4, &mut Whim::new(3));
        page.eval(
            "const put = IDBObjectStore.prototype.put;
            IDBObjectStore.prototype.put = function (...what) {
                const request = put.apply(this, what);
                if (typeof what[1] === 'number') this.transaction.abort();
                return request;
            }, 1",
        );
        page.select("[data-action=resign]").click();
        page.select("dialog .main").click();
        page.select("[data-phase=over]");
        wait_until("the game in the other storage", || {
            let waiting = "Object.keys(localStorage).filter((name) => name.startsWith('dama/v1/finished/')).length";
            (page.eval(waiting) == 1).then_some(())
        });
        page.reload();
        page.open("#/library");
        games(page, 1);
        assert_eq!(page.eval("Object.keys(localStorage).filter((name) => name.includes('finished')).length"), 0);
    });
}

#[test]
fn no_game_takes_the_number_of_another() {
    visit(Visit::default(), |page| {
        page.before_all("window.moment = 1.7e12; Date.now = () => moment");
        page.start(NewGame::of_two("thai"));
        page.play_to(4, &mut Whim::new(3));
        page.open("#/library");
        give(page, GAMES);
        games(page, 3);
        // The moment whose number the first game that came in has.
        page.eval("window.moment += 1");
        page.select(".games [data-game='1700000000001'] .game").click();
        page.select("[data-action=play-on]").click();
        page.select("[data-action=with-person]").click();
        page.wait_for("the game that goes on", Duration::from_secs(10), |stand| stand.variant != "thai");
        page.open("#/library");
        games(page, 4);
        page.select("[data-game='1700000000004']");
        page.reload();
        games(page, 4);
    });
}

#[test]
fn a_game_is_looked_through_and_played_on() {
    visit(Visit::default(), |page| {
        page.start(NewGame::against(1, "thai"));
        page.play_to(4, &mut Whim::new(3));
        page.open("#/library");
        give(page, GAMES);
        games(page, 3);
        page.select(".games [data-game]:has(b)").call("function () { [...document.querySelectorAll('.games .game')].find((it) => it.textContent.includes('Çelik')).click(); }");
        stands(page, 0, 3);
        page.press(&[Key::Right]);
        stands(page, 1, 3);
        page.wait_for_text("a good move");
        page.press(&[Key::End]);
        stands(page, 3, 3);
        page.select("[data-action=run]").click();
        stands(page, 3, 3);
        page.press(&[Key::Home]);
        stands(page, 0, 3);
        // A variation.
        page.click("button", "d6-c5");
        stands(page, 2, 3);
        page.screenshot("replay-desktop");
        let (_, picture) = saved_by(page, "save-picture");
        assert!(picture.starts_with("<svg") && picture.matches("M.09 .55").count() == 24, "{picture}");
        let png = page.eval(
            "globalThis.made = null, URL.createObjectURL = (blob) => { made = blob; return 'blob:x'; }, HTMLAnchorElement.prototype.click = () => {},
             document.querySelector('[data-action=save-png]').click(), new Promise((done) => { const look = () => made ? done(made) : setTimeout(look, 20); look(); })
               .then(createImageBitmap).then((image) => { const canvas = new OffscreenCanvas(image.width, image.height); const paper = canvas.getContext('2d', { willReadFrequently: true });
                 paper.drawImage(image, 0, 0); const at = (x, y) => [...paper.getImageData(x, y, 1, 1).data].slice(0, 3).join();
                 return [made.type, image.width, image.height, at(5, 5), at(140, 140)]; })",
        );
        // The frame's wood, and the light square at the top left.
        assert_eq!(png, json!(["image/png", 1600, 1600, "76,49,34", "236,217,182"]));
        let (_, film) = saved_by(page, "save-film");
        assert!(film.contains("\"c3-d4\"") && !film.contains("src="), "{film}");
        page.select("[data-action=play-on]").click();
        page.wait_for_text("The game at the table goes into the library");
        page.select("[data-action=with-person]").click();
        page.wait_for("the game that goes on", Duration::from_secs(10), |stand| {
            (stand.variant.as_str(), stand.plies) == ("russian", 2)
        });
        assert_eq!(page.path(), "#/");
        page.play_to(4, &mut Whim::new(1));
        // The game that was at the table is not lost.
        page.open("#/library");
        games(page, 4);
        page.wait_for_text("Not finished");
    });
}

#[test]
fn a_link_goes_from_a_phone_to_a_desktop_in_arabic_and_on() {
    let mut sent = String::new();
    let phone = Visit { language: "ar", size: Size::PHONE, ..Visit::default() };
    let mut pieces = String::new();
    visit(phone, |page| {
        page.start(NewGame::of_two("italian"));
        page.play_to(8, &mut Whim::new(5));
        pieces = page.pieces();
        page.eval(
            "navigator.clipboard.writeText = (text) => { globalThis.copied = text; return Promise.resolve(); }, 1",
        );
        page.click("link", "شارك اللعبة");
        page.select(".code svg");
        page.screenshot("share-phone-ar");
        page.select("[data-action=copy]").click();
        let copied = wait_until("the copy", || page.eval("globalThis.copied ?? null").as_str().map(String::from));
        sent = copied.strip_prefix(&page.base()).expect("an address of the page").to_owned();
        assert!(sent.starts_with("#/game/") && sent.len() < 80, "{sent}");
    });
    let desktop = Visit { language: "ar", ..Visit::default() };
    visit(desktop, |page| {
        page.start(NewGame::against(1, "russian"));
        let stand = page.play_to(4, &mut Whim::new(5));
        page.open(&sent);
        stands(page, 0, 8);
        page.screenshot("replay-desktop-ar");
        // The game at the table goes on meanwhile as if nothing had been.
        page.open("#/");
        assert_eq!(page.stand(), stand);
        page.open(&sent);
        stands(page, 0, 8);
        page.press(&[Key::End]);
        page.select("[data-action=keep]").click();
        page.select("[data-told=kept]");
        page.select("[data-action=play-on]").click();
        page.select("[data-action=with-person]").click();
        page.wait_for("the game that goes on", Duration::from_secs(10), |stand| {
            (stand.variant.as_str(), stand.plies) == ("italian", 8)
        });
        assert_eq!(page.pieces(), pieces);
        page.open("#/library");
        games(page, 2);
        page.open("#/share");
        page.select("[name=address]");
        page.screenshot("share-desktop-ar");
    });
}

#[test]
fn the_keys_move_the_game_and_not_the_page() {
    visit(Visit { size: Size::PHONE, ..Visit::default() }, |page| {
        page.open("#/library");
        give(page, GAMES);
        games(page, 3);
        page.eval(
            "[...document.querySelectorAll('.games .game')].find((it) => it.textContent.includes('Marion')).click()",
        );
        stands(page, 0, 4);
        page.press(&[Key::End]);
        stands(page, 4, 4);
        assert_eq!(page.eval("scrollY"), 0);
    });
}

#[test]
fn a_bad_link_is_explained() {
    visit(Visit { size: Size::PHONE, ..Visit::default() }, |page| {
        for (link, word) in [("#/game/", "no link"), ("#/game/1AAAAAAAA", "damaged"), ("#/position/hello", "")] {
            page.open(link);
            page.select("[data-place=bad-link]");
            page.wait_for_text("cannot be opened");
            page.wait_for_text(word);
        }
        page.screenshot("bad-link-phone");
        page.click("link", "Back to the game");
        page.stand();
    });
}

#[test]
fn the_library_fits_every_window_and_language() {
    for (language, width) in [("en", 320), ("ar", 320), ("tr", 360), ("de", 320), ("ru", 320)] {
        visit(Visit { language, size: Size { width, height: 640, mobile: true }, ..Visit::default() }, |page| {
            let fits = |name: &str| {
                let wide = page.eval("document.documentElement.scrollWidth - document.documentElement.clientWidth");
                assert_eq!(wide, 0, "{language} {width} {name}");
                page.screenshot(&format!("{name}-{language}-{width}"));
            };
            page.open("#/library");
            page.select("[data-place=library][data-games='0']");
            fits("library-empty");
            give(page, GAMES);
            games(page, 3);
            fits("library");
            page.select(".games .game").click();
            page.select("[data-place=replay]");
            fits("replay");
            page.select("[data-action=share]").click();
            page.select("dialog[open] .code");
            fits("share");
            page.open("#/backup");
            page.select("[data-place=backup]");
            fits("backup");
        });
    }
}

#[test]
fn a_game_that_a_new_one_takes_the_place_of_waits_in_the_library() {
    visit(Visit::default(), |page| {
        page.start(NewGame::of_two("czech"));
        page.play_to(3, &mut Whim::new(2));
        page.start(NewGame::of_two("thai"));
        assert_eq!(page.stand().plies, 0);
        page.open("#/library");
        games(page, 1);
        page.wait_for_text("Not finished");
    });
}
