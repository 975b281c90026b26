//! `dama match`: two players, both colours of each opening.

use std::fs::File;
use std::io::{BufWriter, Write};

use dama::engine::{Engine, Limits, NoClock, think};
use dama::game::{Game, GameResult, RuleSet};
use dama::notation::pdn::{PdnGame, write_pdn};
use dama::rules::Side;

use crate::options::{Options, UsageError};
use crate::player::Player;
use crate::random::Random;
use crate::score::{Score, Sprt};

/// An opening is fair if the better side is not ahead by more than this, in hundredths of a man.
const FAIR: i32 = 40;
/// How it is judged.
const JUDGE: Limits = Limits::nodes(3_000);
/// Nobody plays longer than this; such a game is drawn.
const MOST_PLIES: usize = 400;

/// Plays the match and prints how it went.
pub(crate) fn run(options: &Options) -> Result<(), UsageError> {
    let rule_set = options.rule_set()?;
    let pace = options.pace()?;
    let games = options.games.ok_or(UsageError::Missing("--games"))?;
    let [first, second] = options.names.as_slice() else {
        return Err(UsageError::Missing("two players to match"));
    };
    let mut players = [Player::new(first, rule_set, pace)?, Player::new(second, rule_set, pace)?];
    let mut judge = Engine::with_table(14);
    let sprt = options.sprt.map(Sprt::new);
    let mut score = Score::default();
    let mut kept =
        options.out.as_ref().map(|path| File::create(path).map(BufWriter::new).map_err(failed)).transpose()?;
    for pair in 0..games.div_ceil(2) {
        let opening = opening(rule_set, options.seed, pair, &mut judge);
        let mut points = [0.0; 2];
        for (first_side, point) in [Side::White, Side::Black].into_iter().zip(&mut points) {
            let (game, thoughts) = play(&opening, &mut players, first_side, options.seed ^ pair)?;
            if let Some(kept) = &mut kept {
                let pdn = written(&game, thoughts, [first, second], first_side);
                kept.write_all(pdn.as_bytes()).and_then(|()| kept.flush()).map_err(failed)?;
            }
            *point = match game.result().and_then(GameResult::winner) {
                Some(side) if side == first_side => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            };
        }
        score.add(points);
        // The last line is printed at the end.
        let verdict = sprt.as_ref().and_then(|sprt| sprt.verdict(&score));
        if verdict.is_some() || (pair + 1) * 2 >= games {
            if let (Some(sprt), verdict) = (&sprt, verdict) {
                println!("sprt llr {:.2} {}", sprt.llr(&score), verdict.unwrap_or("undecided"));
            }
            break;
        }
        if (pair + 1) % 25 == 0 {
            println!("{score}");
            let _ = std::io::stdout().flush();
        }
    }
    println!("match {score}");
    Ok(())
}

/// An arbitrary beginning that leaves both sides about equal.
fn opening(rule_set: RuleSet, seed: u64, number: u64, judge: &mut Engine) -> Game {
    let mut random = Random::new(seed, number);
    for _ in 0..100 {
        let mut game = Game::new(rule_set);
        let plies = 6 + random.below(4);
        random.play(&mut game, plies);
        let info = think(judge, &game, JUDGE, 0, &NoClock, |_| ());
        if game.result().is_none() && info.is_some_and(|info| info.score.abs() <= FAIR) {
            return game;
        }
    }
    Game::new(rule_set)
}

/// The game as it was played, and what was thought of each move after the opening.
fn play(
    opening: &Game,
    players: &mut [Player; 2],
    first_side: Side,
    seed: u64,
) -> Result<(Game, Vec<Option<String>>), UsageError> {
    let mut game = opening.clone();
    let mut thoughts = Vec::new();
    for player in players.iter_mut() {
        player.new_game()?;
    }
    while game.result().is_none() && game.len() < MOST_PLIES {
        let [first, second] = players;
        let player = if game.position().turn() == first_side { first } else { second };
        let (mv, thought) = player.choose(&game, seed)?;
        game.play(mv).map_err(|error| UsageError::Failed(error.to_string()))?;
        thoughts.push(thought);
    }
    Ok((game, thoughts))
}

/// The game as PDN, with the players' names and thoughts.
fn written(game: &Game, thoughts: Vec<Option<String>>, names: [&String; 2], first_side: Side) -> String {
    let mut pdn: PdnGame = game.to_pdn();
    let [first, second] = names;
    let (white, black) = if first_side == Side::White { (first, second) } else { (second, first) };
    pdn.tags.add("White", white);
    pdn.tags.add("Black", black);
    for (node, thought) in pdn.line.moves.iter_mut().rev().zip(thoughts.into_iter().rev()) {
        node.comments.extend(thought);
    }
    write_pdn(&pdn) + "\n"
}

fn failed(error: std::io::Error) -> UsageError {
    UsageError::Failed(format!("--out: {error}"))
}
