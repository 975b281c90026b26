//! A game as one file that needs nothing else: a page with the board, the moves and a small script that turns them over.

use core::fmt::Write as _;

use super::reel::{Path, Reel};
use crate::app::view::View;
use crate::notation::Labels;
use crate::rules::{Position, Rank, Side};
use crate::texts::Lang;

/// What the file says in words.
#[derive(Clone, Debug)]
pub struct FilmWords {
    /// The language.
    pub lang: Lang,
    /// What the game is called: players, rule set, result.
    pub title: String,
    /// To the start, back, on, to the end.
    pub buttons: [String; 4],
    /// The moves.
    pub moves: String,
}

const STYLE: &str = include_str!("film.css");
const SCRIPT: &str = include_str!("film.js");

/// The game's own line as a page.
pub fn film(reel: &Reel, view: View, labels: &Labels, sign: char, words: &FilmWords) -> String {
    let mut reel = reel.clone();
    reel.follow(&Path::new(), 0);
    let squares: Vec<_> = view.rows().concat();
    let frame = |position: &Position| -> String {
        let letter = |square| match position.board().get(square) {
            None => '.',
            Some(piece) => match (piece.side, piece.rank) {
                (Side::White, Rank::Man) => 'w',
                (Side::White, Rank::King) => 'W',
                (Side::Black, Rank::Man) => 'b',
                (Side::Black, Rank::King) => 'B',
            },
        };
        squares.iter().map(|&square| letter(square)).collect()
    };
    let (mut frames, mut moves, mut said) = (Vec::new(), Vec::new(), Vec::new());
    for ply in 0..=reel.len() {
        reel.go(ply);
        frames.push(frame(reel.position()));
        said.push(reel.comments().join("\n"));
        if ply > 0 {
            moves.push(reel.written(ply - 1, labels, sign));
        }
    }
    let places: Vec<[u8; 2]> = squares.iter().map(|&square| view.place(square).into()).collect();
    let names: Vec<String> = squares.iter().map(|&square| labels.name(square)).collect();
    let data = serde_json::json!({
        "size": view.geometry.size(), "places": places, "names": names, "frames": frames, "moves": moves, "said": said,
    });
    // Nothing in it may end the script's element.
    let data = data.to_string().replace('<', "\\u003c");
    let [start, back, on, end] = words.buttons.each_ref().map(|text| escaped(text));
    let (lang, dir, title, list) = (words.lang.tag(), words.lang.dir(), escaped(&words.title), escaped(&words.moves));
    let mut page = String::new();
    // Writing to a string does not fail.
    let _ = write!(
        page,
        "<!doctype html>\n<html lang=\"{lang}\" dir=\"{dir}\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n<h1>{title}</h1>\n\
         <main>\n<svg id=\"board\" role=\"img\" direction=\"ltr\"></svg>\n<div>\n<p id=\"bar\" dir=\"ltr\"><button id=\"first\" \
         aria-label=\"{start}\">⏮</button><button id=\"back\" aria-label=\"{back}\">◀</button><input id=\"at\" type=\"range\" \
         min=\"0\" value=\"0\" aria-label=\"{list}\"><button id=\"on\" aria-label=\"{on}\">▶</button><button id=\"last\" \
         aria-label=\"{end}\">⏭</button></p>\n<p id=\"said\" role=\"status\"></p>\n<ol id=\"moves\" aria-label=\"{list}\" \
         dir=\"ltr\"></ol>\n</div>\n</main>\n<script>\nconst film = {data};\n{SCRIPT}</script>\n</html>\n"
    );
    page
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::pdn::{GameType, Read, games};
    use crate::rules::Variant;

    #[test]
    fn a_film_needs_nothing_else_and_runs_nothing_it_was_told() {
        let text = "[GameType \"31\"] 1. 25-21 {</script><script>alert(1)} 8-12 *";
        let Read::Game(read) = games(text).next().expect("a game").read(None) else { panic!("{text}") };
        let view = View::of(read.game.rule_set, Side::Black);
        let game_type = GameType::of(Variant::Thai);
        let words = FilmWords {
            lang: Lang::Ar,
            title: "<b> & \"c\"".into(),
            buttons: ["s", "b", "o", "e"].map(String::from),
            moves: "m".into(),
        };
        let page = film(&Reel::new(read.game), view, game_type.labels(), '-', &words);
        assert!(page.contains("dir=\"rtl\"") && page.contains("<title>&lt;b> &amp; &quot;c&quot;</title>"));
        assert_eq!(page.matches("<script").count(), 1, "{page}");
        assert!(
            !page.contains("http")
                || page.matches("http").count() == page.matches("http://www.w3.org/2000/svg").count()
        );
        assert!(page.contains("\"25-21\",\"8-12\""), "{page}");
    }
}
