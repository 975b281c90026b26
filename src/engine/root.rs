//! The engine from outside: what lives from move to move, and one search at its root.

use super::endgame::Endgames;
use super::level::Level;
use super::limits::{Clock, Info, Limits};
use super::params::{ASPIRATION, INFINITE, SURE_WIN, TABLE_BITS, WIN};
use super::search::{Node, Step as PathStep, Tree, Window};
use super::table::Table;
use crate::game::Game;
use crate::rules::{Move, Position, Rules};

/// The computer player: memory that is worth keeping from one search to the next.
pub struct Engine {
    table: Table,
    endgames: Option<(Rules, Endgames)>,
    /// The rules the table's scores belong to.
    rules: Option<Rules>,
}

impl Default for Engine {
    fn default() -> Self {
        Self::new()
    }
}

/// How far a search has come.
#[derive(Clone, Debug)]
pub enum Step {
    /// One iteration deeper; there is more to look at.
    Deeper(Info),
    /// The search is over: this is the move to play. None: there is no legal move.
    Done(Option<Info>),
}

impl Engine {
    /// An engine that knows nothing yet.
    pub fn new() -> Self {
        Self { table: Table::new(TABLE_BITS), endgames: None, rules: None }
    }

    /// Begins a search for the best move of `game`. `seed` varies the choice of the weaker levels.
    pub fn start(&mut self, game: &Game, limits: Limits, seed: u64) -> Search<'_> {
        let position = game.position();
        let rules = *position.rules();
        // Weaker levels and searches limited by nodes are the same whatever was searched before.
        let from_nothing = limits.time_ms.is_none() || limits.level != Level::BEST;
        if from_nothing || self.rules != Some(rules) {
            self.table.clear();
        }
        self.rules = Some(rules);
        self.table.grow_older();
        if self.endgames.as_ref().is_none_or(|(solved, _)| *solved != rules) {
            self.endgames = None;
        }
        let (_, endgames) = self.endgames.get_or_insert_with(|| (rules, Endgames::new(rules)));
        if limits.level >= SOLVES_ENDINGS {
            endgames.prepare(position.board(), position.turn());
        }
        let mut tree = Tree::new(rules, game.rule_set().draws(), &mut self.table, endgames, limits);
        tree.path = history(game);
        Search::new(tree, position, game, seed)
    }
}

/// The weakest level that looks endings up instead of searching them.
const SOLVES_ENDINGS: Level = match Level::new(7) {
    Some(level) => level,
    None => Level::BEST,
};

/// Runs a search to its end on this thread.
pub fn think(
    engine: &mut Engine,
    game: &Game,
    limits: Limits,
    seed: u64,
    clock: &dyn Clock,
    mut report: impl FnMut(&Info),
) -> Option<Info> {
    let mut search = engine.start(game, limits, seed);
    loop {
        match search.deepen(clock) {
            Step::Deeper(info) => report(&info),
            Step::Done(info) => return info,
        }
    }
}

/// The positions since the last move that cannot be undone by play, the present one last.
fn history(game: &Game) -> Vec<PathStep> {
    let reversible = game.moves().map(|mv| mv.is_by_king() && !mv.is_capture());
    game.keys()
        .zip(core::iter::once(false).chain(reversible))
        .map(|(key, reversible)| PathStep { key, reversible })
        .collect()
}

/// A move at the root with what is known of it.
#[derive(Clone, Copy)]
struct RootMove {
    mv: Move,
    score: i32,
}

/// A search in progress.
pub struct Search<'e> {
    tree: Tree<'e>,
    root: Node,
    position: Position,
    /// Every legal move, the best first.
    moves: Vec<RootMove>,
    depth: u32,
    best: Option<Info>,
    seed: u64,
}

impl<'e> Search<'e> {
    fn new(tree: Tree<'e>, position: &Position, game: &Game, seed: u64) -> Self {
        let root = Node { board: *position.board(), side: position.turn(), key: position.key(), counts: game.counts() };
        let moves = position.legal_moves().into_iter().map(|mv| RootMove { mv, score: -INFINITE }).collect();
        Self { tree, root, position: *position, moves, depth: 0, best: None, seed }
    }

    /// Searches one ply deeper.
    pub fn deepen(&mut self, clock: &dyn Clock) -> Step {
        if self.moves.is_empty() || self.is_enough(clock) {
            return Step::Done(self.choice());
        }
        self.depth += 1;
        self.tree.unstoppable = self.depth == 1;
        let finished = self.iterate(clock);
        if finished {
            // Stable: among equals the order of the last iteration stays.
            self.moves.sort_by_key(|root| -root.score);
            self.note_best();
        }
        match (&self.best, self.tree.stopped) {
            (Some(info), false) => Step::Deeper(info.clone()),
            _ => Step::Done(self.choice()),
        }
    }

    fn is_enough(&self, clock: &dyn Clock) -> bool {
        let Some(best) = &self.best else { return false };
        let limits = &self.tree.limits;
        let seen_to_the_end = best.score.abs() > SURE_WIN && WIN - best.score.abs() <= self.depth as i32;
        // Another iteration takes longer than all before: with more than half the time gone it would not finish.
        let late = limits.time_ms.is_some_and(|limit| clock.elapsed().as_millis() * 2 >= u128::from(limit));
        let only_move = self.moves.len() == 1 && limits.time_ms.is_some();
        self.depth >= limits.depth || self.tree.nodes >= limits.nodes || seen_to_the_end || late || only_move
    }

    /// One iteration over all root moves, with a window around the last score that is opened where it was too small.
    fn iterate(&mut self, clock: &dyn Clock) -> bool {
        let mut half_width = ASPIRATION;
        loop {
            let around = match &self.best {
                Some(best) if self.depth > 3 => best.score,
                _ => return self.search_moves(Window::FULL, clock),
            };
            let window =
                Window { alpha: (around - half_width).max(-INFINITE), beta: (around + half_width).min(INFINITE) };
            if !self.search_moves(window, clock) {
                return false;
            }
            let best = self.moves.iter().map(|root| root.score).max().unwrap_or(-INFINITE);
            if window.alpha < best && best < window.beta {
                return true;
            }
            half_width = if half_width > 200 { INFINITE } else { half_width * 4 };
        }
    }

    /// Scores the root moves. Returns whether it came to the end; if not, what a better first move found is kept.
    fn search_moves(&mut self, window: Window, clock: &dyn Clock) -> bool {
        let whim = self.tree.limits.level.whim();
        let depth = self.depth as i32 - 1;
        let mut best = -INFINITE;
        for index in 0..self.moves.len() {
            let Some(root) = self.moves.get(index).copied() else { break };
            // Moves within the level's whim of the best need their true score, so the window lets them in.
            let alpha = window.alpha.max(best - whim);
            let node = self.root;
            let mut score = if index == 0 {
                self.tree.after_move(&node, &root.mv, Window { alpha: window.alpha, ..window }, depth, 0, clock)
            } else {
                self.tree.after_move(&node, &root.mv, Window { alpha, beta: alpha + 1 }, depth, 0, clock)
            };
            if index > 0 && score > alpha && !self.tree.stopped {
                score = self.tree.after_move(&node, &root.mv, Window { alpha, beta: window.beta }, depth, 0, clock);
            }
            if self.tree.stopped {
                return false;
            }
            let kept = if index == 0 || score > alpha { score } else { -INFINITE };
            if let Some(root) = self.moves.get_mut(index) {
                root.score = kept;
            }
            if score > best {
                best = score;
                if index > 0 && score > window.alpha {
                    self.promote(index);
                }
            }
            if best >= window.beta {
                break;
            }
        }
        true
    }

    /// A move that turned out better than all before goes first, so that an interrupted iteration keeps it.
    fn promote(&mut self, index: usize) {
        if let Some(part) = self.moves.get_mut(..=index) {
            part.rotate_right(1);
        }
        self.note_best();
    }

    fn note_best(&mut self) {
        let Some(&RootMove { mv, score }) = self.moves.first() else { return };
        self.best = Some(Info { depth: self.depth, score, nodes: self.tree.nodes, line: self.line(mv) });
    }

    /// The line that starts with `first`, as far as the table knows it.
    fn line(&self, first: Move) -> Vec<Move> {
        let mut line = vec![first];
        let mut position = self.position.play_unchecked(&first);
        let mut met = vec![self.position.key(), position.key()];
        while line.len() < self.depth as usize {
            let known = self.tree.table.get(position.key()).and_then(|entry| entry.best);
            let Some(mv) = known.and_then(|best| position.legal_moves().get(usize::from(best)).copied()) else { break };
            position = position.play_unchecked(&mv);
            line.push(mv);
            if met.contains(&position.key()) {
                break;
            }
            met.push(position.key());
        }
        line
    }

    /// The move to play as far as is known: the best, or by a whim of the level one that looks nearly as good.
    pub fn choice(&self) -> Option<Info> {
        let best = self.best.clone()?;
        let whim = self.tree.limits.level.whim();
        let near: Vec<&RootMove> = self.moves.iter().filter(|root| root.score >= best.score - whim).collect();
        let nodes = self.tree.nodes;
        if whim == 0 || near.len() < 2 {
            return Some(Info { nodes, ..best });
        }
        let pick = (mix(self.seed ^ self.position.key()) % near.len() as u64) as usize;
        near.get(pick).map(|root| Info { score: root.score, nodes, line: self.line(root.mv), depth: best.depth })
    }
}

/// SplitMix64's mixing step: a number that looks random from any number.
const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::limits::NoClock;
    use crate::game::{GameResult, RuleSet};
    use crate::notation::parse_position;
    use crate::rules::{Side, Variant};

    /// Plays a game out, the engine on both sides, and returns its result and length.
    fn play_out(variant: Variant, fen: &str, nodes: u64) -> (Option<GameResult>, usize) {
        let rule_set = RuleSet::table(variant);
        let start = parse_position(fen, &rule_set.rules()).expect("a position");
        let mut game = Game::from_position(rule_set, start);
        let mut engine = Engine::new();
        while game.result().is_none() {
            let info = think(&mut engine, &game, Limits::nodes(nodes), 0, &NoClock, |_| ()).expect("a legal move");
            game.play(*info.line.first().expect("a move")).expect("the engine plays legal moves");
        }
        (game.result(), game.len())
    }

    #[test]
    fn endings_that_are_won_are_won_within_the_draw_count() {
        for (variant, fen) in [
            (Variant::American, "W:WK18,K22:BK11"),
            (Variant::American, "W:WK30,K31:BK3"),
            (Variant::American, "B:WK10:BK25,K29"),
            (Variant::American, "W:WK29,K30,K31:BK1"),
            (Variant::American, "W:WK29,K30,K31:BK5"),
            (Variant::American, "B:WK28:BK1,K2,K3"),
            (Variant::Russian, "W:WK1,K2,K3:BK31"),
            (Variant::Russian, "W:WK29,K30,K5:BK12"),
            (Variant::Brazilian, "W:WK1,K2,K3:BK31"),
            (Variant::Thai, "W:WK29,K30,K31:BK2"),
        ] {
            let side = if fen.starts_with('W') { Side::White } else { Side::Black };
            let (result, plies) = play_out(variant, fen, 2_000);
            assert_eq!(result.and_then(GameResult::winner), Some(side), "{variant:?} {fen}: {result:?} after {plies}");
        }
    }

    #[test]
    fn the_same_question_has_the_same_answer() {
        let game = Game::new(RuleSet::table(Variant::Russian));
        let ask = |engine: &mut Engine| think(engine, &game, Limits::nodes(20_000), 0, &NoClock, |_| ());
        let mut engine = Engine::new();
        let first = ask(&mut engine);
        assert_eq!(first, ask(&mut engine), "what was searched before makes no difference");
        assert_eq!(first, ask(&mut Engine::new()));
        assert!(first.is_some_and(|info| info.nodes >= 20_000));
    }

    #[test]
    fn every_level_plays_legal_moves_in_every_rule_set() {
        for variant in Variant::ALL {
            for optional_capture in [false, true] {
                let mut game = Game::new(RuleSet { optional_capture, ..RuleSet::table(variant) });
                for (seed, level) in (0..).zip(Level::all().take(7).cycle().take(21)) {
                    if game.result().is_some() {
                        break;
                    }
                    let limits = Limits { time_ms: None, ..Limits::level(level) };
                    let info = think(&mut Engine::new(), &game, limits, seed, &NoClock, |_| ()).expect("a move");
                    game.play(*info.line.first().expect("a move")).expect("a legal move");
                }
            }
        }
    }

    #[test]
    fn a_win_in_sight_is_taken_and_a_lost_side_has_no_move() {
        let rules = Variant::American.rules();
        let game = |fen: &str| {
            let start = parse_position(fen, rules).expect("a position");
            Game::from_position(RuleSet::table(Variant::American), start)
        };
        let info = think(&mut Engine::new(), &game("W:W18,K10:B15"), Limits::depth(3), 0, &NoClock, |_| ());
        assert!(info.is_some_and(|info| info.score > SURE_WIN));
        let none = think(&mut Engine::new(), &game("W:B15"), Limits::depth(3), 0, &NoClock, |_| ());
        assert_eq!(none, None);
    }
}
