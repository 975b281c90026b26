//! The commands that read games: from PDN and from links.

use std::fs;
use std::io::{self, Read as _, Write as _};
use std::process::ExitCode;

use dama::game::Link;
use dama::notation::pdn::{GameText, PdnGame, Read, decode, games, write_pdn};
use dama::rules::Variant;

use crate::options::{Options, UsageError};

/// Something in what was read is wrong; the command line was right.
const NOT_ALL: u8 = 1;

/// Prints the games of a file, and tells what of it could not be read.
pub(crate) fn pdn(options: &Options) -> Result<ExitCode, UsageError> {
    let file = options.operand.as_ref().ok_or(UsageError::Missing("the file to read"))?;
    let read = if file == "-" {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(file)
    };
    let bytes =
        read.map_err(|error| UsageError::File { file: file.display().to_string(), error: error.to_string() })?;
    let text = decode(&bytes);
    let mut all = true;
    let mut printed = 0;
    for game in games(&text) {
        let (readable, complaints) = judged(&game, options.variant);
        for (line, complaint) in &complaints {
            eprintln!("dama: game {}, line {line}: {complaint}", game.number);
        }
        all &= complaints.is_empty();
        if let Some(readable) = readable {
            let gap = if printed > 0 { "\n" } else { "" };
            printed += 1;
            if !print(&format!("{gap}{}", write_pdn(&readable))) {
                break;
            }
        }
    }
    if printed == 0 && all {
        eprintln!("dama: expected games in PDN, got none");
        all = false;
    }
    Ok(if all { ExitCode::SUCCESS } else { ExitCode::from(NOT_ALL) })
}

/// What of a game can be read, and what is wrong with the rest of it, by lines.
fn judged(text: &GameText<'_>, assumed: Option<Variant>) -> (Option<PdnGame>, Vec<(usize, String)>) {
    let nothing = |why: String| (None, vec![(text.line, why)]);
    match text.read(assumed) {
        Read::Game(read) => {
            if read.inferred {
                let name = read.game.rule_set.variant.name();
                eprintln!("dama: game {}, line {}: no GameType; only {name} fits", text.number, text.line);
            }
            let problems = read.problems.iter().map(|problem| (problem.line, problem.to_string())).collect();
            (Some(read.game), problems)
        }
        Read::Refused(refusal) => nothing(refusal.to_string()),
        Read::Ask(ask) if ask.fits.is_empty() => {
            nothing("no GameType, and no rule set fits; say --variant to see why".to_owned())
        }
        Read::Ask(ask) => {
            let names: Vec<&str> = ask.fits.iter().map(|variant| variant.name()).collect();
            nothing(format!("no GameType, and {} fit; say --variant", names.join(", ")))
        }
    }
}

/// Prints the PDN of a link.
pub(crate) fn link(options: &Options) -> Result<ExitCode, UsageError> {
    let text = options.operand.as_ref().ok_or(UsageError::Missing("the link to read"))?;
    Ok(match Link::parse(&text.to_string_lossy()) {
        Ok(Link::Game(game)) => {
            print(&write_pdn(&game));
            ExitCode::SUCCESS
        }
        Ok(Link::Position(rule_set, position)) => {
            print(&write_pdn(&PdnGame::new(rule_set, position)));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("dama: {error}");
            ExitCode::from(NOT_ALL)
        }
    })
}

/// Prints, unless nobody reads any more.
fn print(text: &str) -> bool {
    io::stdout().write_all(text.as_bytes()).is_ok()
}
