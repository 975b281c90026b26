//! The engine from outside: what lives from move to move, and one search at its root.

use super::book;
use super::endgame::Endgames;
use super::frame::{Node, Window};
use super::learned::Learned;
use super::level::Level;
use super::limits::{Clock, Info, Limits, Line};
use super::params::{ASPIRATION, INFINITE, POLL_STEPS, SURE_WIN, TABLE_BITS, WIN};
use super::search::{Ran, Step as PathStep, Tree};
use super::table::Table;
use super::weights::Weights;
use crate::game::Game;
use crate::rules::{Move, Obligation, Position, Rules, sort_few};

/// The computer player: memory that is worth keeping from one search to the next.
pub struct Engine {
    table: Table,
    endgames: Option<(Rules, Endgames)>,
    /// The rules the table's scores belong to.
    rules: Option<Rules>,
    learned: Option<(Weights, Learned)>,
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
    /// The clock wanted a rest in the middle of an iteration.
    Paused,
    /// The search is over: this is the move to play. None: there is no legal move.
    Done(Option<Info>),
}

impl Engine {
    /// An engine that knows nothing yet.
    pub fn new() -> Self {
        Self::with_table(TABLE_BITS)
    }

    /// One with a transposition table of 2^`bits` entries of 16 bytes.
    pub fn with_table(bits: u32) -> Self {
        Self { table: Table::new(bits), endgames: None, rules: None, learned: None }
    }

    /// Judges positions by `weights` from now on, where they fit; by hand-made rules of thumb without.
    pub fn set_weights(&mut self, weights: Option<Weights>) {
        self.learned = weights.map(|weights| {
            let learned = Learned::new(&weights);
            (weights, learned)
        });
        // What is in the table was judged otherwise.
        self.rules = None;
    }

    /// Begins a search for the best move of `game`. `seed` varies the choice of the weaker levels.
    pub fn start(&mut self, game: &Game, limits: Limits, seed: u64) -> Search<'_> {
        let position = game.position();
        let rules = *position.rules();
        // Weaker levels and searches limited by nodes are the same whatever was searched before.
        let from_nothing = limits.time_ms.is_none() || limits.level != Level::BEST;
        if from_nothing || self.rules != Some(rules) || !self.table.is_whole() {
            self.table.clear(limits.nodes);
        }
        self.rules = Some(rules);
        self.table.grow_older();
        if self.endgames.as_ref().is_none_or(|(solved, _)| *solved != rules) {
            self.endgames = None;
        }
        let (_, endgames) = self.endgames.get_or_insert_with(|| (rules, Endgames::new(rules)));
        if limits.level >= SOLVES_ENDINGS {
            endgames.prepare(position.board(), position.turn(), !from_nothing);
        } else {
            endgames.put_away();
        }
        if !from_nothing {
            endgames.look_ahead(position.board(), position.turn());
        }
        let known = self.learned.as_ref().filter(|(weights, _)| weights.fit(&rules));
        // Its positions are of its own rule set, without house rules.
        let by_book = limits.book && rules.obligation == Obligation::Forced;
        let opening = known
            .filter(|_| by_book)
            .and_then(|(weights, _)| book::pick(weights.variant(), weights.book(), position, seed));
        let learned = known.map(|(_, learned)| learned);
        let (draws, path) = (game.rule_set().draws(), history(game));
        let tree = Tree::new(rules, draws, &mut self.table, endgames, learned, limits, path);
        Search::new(tree, position, game, seed, opening)
    }
}

impl Engine {
    /// Uses spare time, until the clock wants a rest, to solve what the game last thought about may come down to. Whether
    /// there is more to do.
    pub fn work_ahead(&mut self, clock: &dyn Clock) -> bool {
        let Some((_, endgames)) = &mut self.endgames else { return false };
        while endgames.work_ahead(POLL_STEPS) {
            if clock.rests() {
                return true;
            }
        }
        false
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
            Step::Paused => {}
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

/// One pass over the root moves, on its way.
struct Pass {
    window: Window,
    half_width: i32,
    index: usize,
    /// With what window the move at `index` is being looked at: only whether it matters, or its true score.
    narrow: bool,
    /// The scores that count so far, best first.
    scores: Vec<i32>,
}

impl Pass {
    const fn new(window: Window, half_width: i32) -> Self {
        Self { window, half_width, index: 0, narrow: false, scores: Vec::new() }
    }

    fn best(&self) -> i32 {
        self.scores.first().copied().unwrap_or(-INFINITE)
    }

    /// The score a move must exceed to need its true score: be it that so many lines are wanted, or that a level may
    /// choose what is nearly as good.
    fn alpha(&self, limits: &Limits) -> i32 {
        let last_line = self.scores.get(usize::from(limits.lines.max(1)) - 1).copied().unwrap_or(-INFINITE);
        self.window.alpha.max(last_line.min(self.best() - limits.level.whim()))
    }

    fn note(&mut self, score: i32) {
        let place = self.scores.partition_point(|&other| other >= score);
        self.scores.insert(place, score);
    }
}

/// A search in progress.
pub struct Search<'e> {
    tree: Tree<'e>,
    root: Node,
    position: Position,
    /// Every legal move, the best first.
    moves: Vec<RootMove>,
    /// The same after the last iteration that came to its end.
    rated: Vec<RootMove>,
    depth: u32,
    pass: Option<Pass>,
    best: Option<Info>,
    seed: u64,
}

impl<'e> Search<'e> {
    /// A search at `position`; of `opening` alone, if that is known to be good.
    fn new(tree: Tree<'e>, position: &Position, game: &Game, seed: u64, opening: Option<Move>) -> Self {
        let root = Node { board: *position.board(), side: position.turn(), key: position.key(), counts: game.counts() };
        let moves = opening.map_or_else(|| position.legal_moves(), |mv| vec![mv]);
        let moves = moves.into_iter().map(|mv| RootMove { mv, score: -INFINITE }).collect();
        let rated = Vec::new();
        Self { tree, root, position: *position, moves, rated, depth: 0, pass: None, best: None, seed }
    }

    /// Searches one ply deeper, or as far as the clock lets it.
    pub fn deepen(&mut self, clock: &dyn Clock) -> Step {
        if let Some(step) = self.solve(clock) {
            return step;
        }
        let pass = match self.pass.take() {
            Some(pass) => pass,
            None if self.moves.is_empty() || self.is_enough(clock) => return Step::Done(self.choice()),
            None => {
                self.depth += 1;
                self.tree.unstoppable = self.depth == 1;
                self.first_pass(ASPIRATION)
            }
        };
        match self.go_on(pass, clock) {
            Ran::Paused => Step::Paused,
            Ran::Stopped => Step::Done(self.choice()),
            Ran::Score(_) => {
                // Stable: among equals the order of the last iteration stays.
                sort_few(&mut self.moves, |root| -root.score);
                self.rated.clone_from(&self.moves);
                self.note_best();
                self.best.clone().map_or(Step::Done(None), Step::Deeper)
            }
        }
    }

    /// Solves the ending that was prepared, before anything is searched, in no more than half of the time there is, and
    /// endings to come in no more than an eighth; what is left is for the next move.
    fn solve(&mut self, clock: &dyn Clock) -> Option<Step> {
        if self.depth > 0 {
            return None;
        }
        let share = |part| self.tree.limits.time_ms.map(|limit| u128::from(limit) / part);
        let (half, eighth) = (share(2).unwrap_or(u128::MAX), share(8).unwrap_or(0));
        let endgames = &mut *self.tree.endgames;
        let has_until = |limit| !clock.stopped() && clock.elapsed().as_millis() < limit;
        while (has_until(half) && endgames.work(POLL_STEPS)) || (has_until(eighth) && endgames.work_ahead(POLL_STEPS)) {
            if clock.rests() {
                return Some(Step::Paused);
            }
        }
        None
    }

    fn is_enough(&self, clock: &dyn Clock) -> bool {
        let Some(best) = &self.best else { return false };
        let limits = &self.tree.limits;
        let seen_to_the_end = best.score.abs() > SURE_WIN && WIN - best.score.abs() <= self.depth as i32;
        // Another iteration takes longer than all before: with most of the time gone not even its first move would be done.
        let late = limits.time_ms.is_some_and(|limit| clock.elapsed().as_millis() * 4 >= u128::from(limit) * 3);
        let only_move = self.moves.len() == 1 && limits.time_ms.is_some();
        self.depth >= limits.depth || self.tree.nodes >= limits.nodes || seen_to_the_end || late || only_move
    }

    /// A pass with a window around the last score.
    fn first_pass(&self, half_width: i32) -> Pass {
        let limits = &self.tree.limits;
        let window = match &self.best {
            Some(best) if self.depth > 3 => Window {
                alpha: if limits.lines > 1 { -INFINITE } else { best.score - limits.level.whim() - half_width },
                beta: best.score + half_width,
            },
            _ => Window::FULL,
        };
        let window = Window { alpha: window.alpha.max(-INFINITE), beta: window.beta.min(INFINITE) };
        Pass::new(window, half_width)
    }

    /// Goes on with the iteration, whose window is opened where it turns out too small.
    fn go_on(&mut self, mut pass: Pass, clock: &dyn Clock) -> Ran {
        loop {
            match self.search_moves(&mut pass, clock) {
                Ran::Score(_) => {}
                ran => {
                    self.pass = Some(pass).filter(|_| ran == Ran::Paused);
                    return ran;
                }
            }
            let best = pass.best();
            if pass.window.alpha < best && best < pass.window.beta {
                return Ran::Score(best);
            }
            let half_width = if pass.half_width > 200 { INFINITE } else { pass.half_width * 4 };
            pass = self.first_pass(half_width);
        }
    }

    /// Scores the root moves from where the pass is. What a better first move found is kept if it does not come to the
    /// end.
    fn search_moves(&mut self, pass: &mut Pass, clock: &dyn Clock) -> Ran {
        let depth = self.depth as i32 - 1;
        while let Some(&RootMove { mv, .. }) = self.moves.get(pass.index) {
            let alpha = pass.alpha(&self.tree.limits);
            if !self.tree.is_running() {
                pass.narrow = pass.index > 0 && alpha > -INFINITE && !pass.narrow;
                let window = if pass.narrow { Window::above(alpha) } else { Window { alpha, ..pass.window } };
                self.tree.begin(&self.root, &mv, window, depth);
            }
            let score = match self.tree.run(clock) {
                Ran::Score(score) => -score,
                ran => return ran,
            };
            if pass.narrow && score > alpha {
                // Now for its true score.
                continue;
            }
            pass.narrow = false;
            if let Some(root) = self.moves.get_mut(pass.index) {
                root.score = if pass.index == 0 || score > alpha { score } else { -INFINITE };
            }
            let better = score > pass.best();
            pass.note(score);
            if better && pass.index > 0 && score > pass.window.alpha {
                self.promote(pass.index);
            }
            if score >= pass.window.beta {
                break;
            }
            pass.index += 1;
        }
        Ran::Score(pass.best())
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

    /// The best moves of the last finished iteration, as many as [`Limits::lines`] asks for, the best first.
    pub fn lines(&self) -> Vec<Line> {
        let wanted = usize::from(self.tree.limits.lines);
        let known = self.rated.iter().take(wanted).filter(|root| root.score > -INFINITE);
        known.map(|root| Line { score: root.score, moves: self.line(root.mv) }).collect()
    }

    /// The move to play as far as is known: the best, or by a whim of the level one that looks nearly as good.
    pub fn choice(&self) -> Option<Info> {
        let nodes = self.tree.nodes;
        let Some(best) = self.best.clone() else {
            // Stopped before anything is known.
            return self.moves.first().map(|root| Info { depth: 0, score: 0, nodes, line: vec![root.mv] });
        };
        let whim = self.tree.limits.level.whim();
        let best_rated = self.rated.first().map_or(-INFINITE, |root| root.score);
        let near = self.rated.iter().filter(|root| root.score >= best_rated - whim);
        // Each gets something between nothing and the whim on top: the better a move, the likelier it is still first.
        let dice = (1..).map(|n| mix(mix(self.seed ^ self.position.key()).wrapping_add(n)) >> 32);
        let tempted = near.zip(dice).max_by_key(|(root, dice)| {
            i64::from(root.score) * (1 << 32) + i64::from(whim) * i64::try_from(*dice).unwrap_or_default()
        });
        match tempted {
            Some((root, _)) if whim > 0 => {
                Some(Info { score: root.score, nodes, line: self.line(root.mv), depth: best.depth })
            }
            _ => Some(Info { nodes, ..best }),
        }
    }
}

/// SplitMix64's mixing step: a number that looks random from any number.
pub(super) const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests;
