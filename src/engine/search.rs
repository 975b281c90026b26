//! The tree search: principal variation search with a transposition table, played out at the horizon until nothing is
//! left to capture.

use super::endgame::{Endgames, Verdict};
use super::evaluate::Evaluation;
use super::limits::{Clock, Limits};
use super::order::Order;
use super::params::{INFINITE, LMR_DEPTH, LMR_MOVES, MAX_PLY, POLL_NODES, SURE_WIN, THREAT_PLIES, WIN};
use super::table::{Bound, Entry, Table};
use crate::rules::draw::{Counts, Draw};
use crate::rules::{Board, Kernel, Move, Obligation, Rules, Side, key_after};

/// A position inside the tree: what changes from move to move.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) board: Board,
    pub(super) side: Side,
    pub(super) key: u64,
    pub(super) counts: Counts,
}

/// A window of scores: what both sides can already be sure of.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    pub(super) const FULL: Self = Self { alpha: -INFINITE, beta: INFINITE };

    const fn for_opponent(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    const fn above(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    const fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// A position on the path from the game's last irreversible move to the node at hand.
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub(super) key: u64,
    /// Whether the move that led here can be undone by play: a king's quiet move.
    pub(super) reversible: bool,
}

/// What a search carries from node to node.
pub(super) struct Tree<'e> {
    pub(super) rules: Rules,
    pub(super) kernel: &'static Kernel,
    pub(super) draws: &'static [Draw],
    pub(super) table: &'e mut Table,
    pub(super) endgames: &'e Endgames,
    pub(super) evaluation: Evaluation,
    pub(super) order: Order,
    pub(super) path: Vec<Step>,
    pub(super) limits: Limits,
    pub(super) nodes: u64,
    pub(super) stopped: bool,
    /// While set, no limit ends the search: the first iteration always finishes.
    pub(super) unstoppable: bool,
    /// Lists of moves, one behind the other for each ply on the path, so that the search allocates nothing.
    moves: Vec<Move>,
    ranks: Vec<i32>,
}

impl<'e> Tree<'e> {
    pub(super) fn new(
        rules: Rules,
        draws: &'static [Draw],
        table: &'e mut Table,
        endgames: &'e Endgames,
        limits: Limits,
    ) -> Self {
        Self {
            kernel: Kernel::of(&rules),
            evaluation: Evaluation::new(&rules),
            rules,
            draws,
            table,
            endgames,
            order: Order::new(),
            path: Vec::new(),
            limits,
            nodes: 0,
            stopped: false,
            unstoppable: true,
            moves: Vec::new(),
            ranks: Vec::new(),
        }
    }

    /// The node that `mv` leads to.
    pub(super) fn child(&self, node: &Node, mv: &Move) -> Node {
        let board = node.board.after(node.side, mv);
        Node {
            board,
            side: !node.side,
            key: key_after(node.key, &node.board, node.side, mv),
            counts: node.counts.after(self.draws, &node.board, mv, &board),
        }
    }

    /// The score of the node that `mv` leads to, for the side that plays it.
    pub(super) fn after_move(
        &mut self,
        node: &Node,
        mv: &Move,
        window: Window,
        depth: i32,
        ply: usize,
        clock: &dyn Clock,
    ) -> i32 {
        let child = self.child(node, mv);
        self.path.push(Step { key: child.key, reversible: mv.is_by_king() && !mv.is_capture() });
        let score = -self.score(&child, window.for_opponent(), depth, ply + 1, clock);
        self.path.pop();
        score
    }

    /// The score of `node` for the side to move, `depth` plies deep. Means nothing once [`Self::stopped`] is set.
    fn score(&mut self, node: &Node, mut window: Window, depth: i32, ply: usize, clock: &dyn Clock) -> i32 {
        if self.stopped {
            return 0;
        }
        self.nodes += 1;
        self.poll(clock);
        if self.stopped {
            return 0;
        }
        let can_capture = (self.kernel.has_capture)(&self.rules, &node.board, node.side);
        if !can_capture && !(self.kernel.has_quiet)(&self.rules, &node.board, node.side) {
            return lost(ply);
        }
        if self.is_drawn(node) {
            return 0;
        }
        if ply >= MAX_PLY {
            return self.evaluation.score(&node.board, node.side);
        }
        if let Some(score) = self.known_ending(node, ply) {
            return score;
        }
        let optional = self.rules.obligation == Obligation::Optional;
        let at_horizon = depth <= 0 && !self.goes_past_horizon(node, depth, can_capture, optional);
        if at_horizon && (!can_capture || optional) {
            let quiet = self.evaluation.score(&node.board, node.side);
            if !can_capture || quiet >= window.beta {
                return quiet;
            }
            window.alpha = window.alpha.max(quiet);
        }

        let known = self.table.get(node.key);
        if let Some(entry) = known
            && let Some(score) = self.cutoff(node, entry, window, depth, ply)
        {
            return score;
        }

        let start = self.moves.len();
        if at_horizon {
            (self.kernel.captures)(&self.rules, &node.board, node.side, &mut self.moves);
        } else {
            (self.kernel.legal)(&self.rules, &node.board, node.side, &mut self.moves);
        }
        let score =
            self.best_of(node, start, known.and_then(|entry| entry.best), window, depth, ply, can_capture, clock);
        self.moves.truncate(start);
        score
    }

    /// Tries the moves listed from `start` on.
    #[allow(clippy::too_many_arguments, reason = "the state of one node, split from `score` only to keep both short")]
    fn best_of(
        &mut self,
        node: &Node,
        start: usize,
        known_best: Option<u8>,
        window: Window,
        depth: i32,
        ply: usize,
        can_capture: bool,
        clock: &dyn Clock,
    ) -> i32 {
        let count = self.moves.len() - start;
        self.rank_moves(node, start, known_best, ply);
        let horizon = depth <= 0;
        // A forced reply is no decision and costs no depth; past the horizon captures are played to their end.
        let reach = if (count == 1 && ply < MAX_PLY / 2) || (horizon && can_capture) { depth } else { depth - 1 };

        let mut alpha = window.alpha;
        // At the horizon a capture may be passed up only where the rules say so; then `alpha` holds the quiet score.
        let mut best = if horizon && self.rules.obligation == Obligation::Optional { alpha } else { -INFINITE };
        let mut best_move = None;
        for tried in 0..count {
            let Some((index, mv)) = self.next_move(start) else { break };
            let score = if tried == 0 {
                self.after_move(node, &mv, Window { alpha, beta: window.beta }, reach, ply, clock)
            } else {
                let late = depth >= LMR_DEPTH && tried >= LMR_MOVES && !can_capture && !mv.is_crowning();
                let less = if late { 1 + i32::from(tried >= 8) } else { 0 };
                let mut score = self.after_move(node, &mv, Window::above(alpha), reach - less, ply, clock);
                if score > alpha && less > 0 {
                    score = self.after_move(node, &mv, Window::above(alpha), reach, ply, clock);
                }
                if score > alpha && score < window.beta {
                    score = self.after_move(node, &mv, Window { alpha, beta: window.beta }, reach, ply, clock);
                }
                score
            };
            if self.stopped {
                self.ranks.truncate(start);
                return 0;
            }
            if score > best {
                best = score;
                best_move = Some(index);
            }
            alpha = alpha.max(score);
            if alpha >= window.beta {
                if !mv.is_capture() {
                    self.remember_cut(&mv, start, tried, node.side, ply, depth);
                }
                break;
            }
        }
        self.ranks.truncate(start);

        let bound = if best >= window.beta {
            Bound::Lower
        } else if best > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.put(
            node.key,
            Entry {
                score: to_table(best, ply) as i16,
                depth: depth.clamp(-THREAT_PLIES, 100) as i8,
                bound,
                best: best_move.and_then(|index| u8::try_from(index).ok()),
            },
        );
        best
    }

    /// Whether a threat against the side to move makes the static evaluation worthless, so that one more ply is played.
    fn goes_past_horizon(&self, node: &Node, depth: i32, can_capture: bool, optional: bool) -> bool {
        depth > -THREAT_PLIES
            && !can_capture
            && !optional
            && (self.kernel.has_capture)(&self.rules, &node.board, !node.side)
    }

    /// Draws by count and by repetition. A position met before on the path counts as drawn at once: whoever can
    /// repeat once can repeat again, and whoever is winning must find something else.
    fn is_drawn(&self, node: &Node) -> bool {
        if node.counts.reached(self.draws).is_some() {
            return true;
        }
        let mut steps = self.path.iter().rev();
        let Some(mut last) = steps.next() else { return false };
        let mut own_turn = false;
        for step in steps {
            if !last.reversible {
                return false;
            }
            if own_turn && step.key == node.key {
                return true;
            }
            own_turn = !own_turn;
            last = step;
        }
        false
    }

    fn known_ending(&self, node: &Node, ply: usize) -> Option<i32> {
        let ply = ply as i32;
        let room = || i32::from(node.counts.room(self.draws, &node.board));
        match self.endgames.probe(&node.board, node.side)? {
            Verdict::Draw => Some(0),
            Verdict::Win { plies } if i32::from(plies) <= room() => Some(WIN - ply - i32::from(plies)),
            Verdict::Loss { plies } if i32::from(plies) <= room() => Some(ply + i32::from(plies) - WIN),
            Verdict::Win { .. } | Verdict::Loss { .. } => None,
        }
    }

    fn cutoff(&self, node: &Node, entry: Entry, window: Window, depth: i32, ply: usize) -> Option<i32> {
        // Close to a draw by count the same position has another score than it had with time to spare.
        let in_time = i32::from(node.counts.room(self.draws, &node.board)) > depth + 20;
        if window.is_open() || i32::from(entry.depth) < depth || !in_time {
            return None;
        }
        let score = from_table(i32::from(entry.score), ply);
        let holds = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score >= window.beta,
            Bound::Upper => score <= window.alpha,
        };
        holds.then_some(score)
    }

    fn rank_moves(&mut self, node: &Node, start: usize, known_best: Option<u8>, ply: usize) {
        self.ranks.resize(start, 0);
        let listed = self.moves.get(start..).unwrap_or_default();
        self.ranks.extend(listed.iter().enumerate().map(|(index, mv)| {
            let best = known_best.is_some_and(|best| usize::from(best) == index);
            self.order.rank(mv, &node.board, node.side, ply, best)
        }));
    }

    /// The best ranked move that is left, with its place in the list; it is then marked as tried.
    fn next_move(&mut self, start: usize) -> Option<(usize, Move)> {
        let ranks = self.ranks.get_mut(start..)?;
        let (index, rank) = ranks.iter_mut().enumerate().max_by_key(|(index, rank)| (**rank, usize::MAX - index))?;
        *rank = TRIED;
        Some((index, *self.moves.get(start + index)?))
    }

    fn remember_cut(&mut self, mv: &Move, start: usize, tried: usize, side: Side, ply: usize, depth: i32) {
        let failed: Vec<Move> = if tried == 0 {
            Vec::new()
        } else {
            let listed = self.moves.get(start..).unwrap_or_default();
            let ranks = self.ranks.get(start..).unwrap_or_default();
            listed
                .iter()
                .zip(ranks)
                .filter(|(other, rank)| **rank == TRIED && *other != mv)
                .map(|(mv, _)| *mv)
                .collect()
        };
        self.order.cut(mv, failed.into_iter(), side, ply, depth.max(1));
    }

    fn poll(&mut self, clock: &dyn Clock) {
        if self.unstoppable {
            return;
        }
        if self.nodes >= self.limits.nodes {
            self.stopped = true;
        }
        if self.nodes.is_multiple_of(POLL_NODES) {
            let late = self.limits.time_ms.is_some_and(|limit| clock.elapsed().as_millis() >= u128::from(limit));
            self.stopped |= late || clock.stopped();
        }
    }
}

/// The rank of a move that has been tried; no other rank is as low.
const TRIED: i32 = i32::MIN;

const fn lost(ply: usize) -> i32 {
    ply as i32 - WIN
}

/// Scores of sure wins count from the root in the tree, from the node itself in the table.
const fn to_table(score: i32, ply: usize) -> i32 {
    if score > SURE_WIN {
        score + ply as i32
    } else if score < -SURE_WIN {
        score - ply as i32
    } else {
        score
    }
}

const fn from_table(score: i32, ply: usize) -> i32 {
    if score > SURE_WIN {
        score - ply as i32
    } else if score < -SURE_WIN {
        score + ply as i32
    } else {
        score
    }
}
