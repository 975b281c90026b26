//! The tree search: principal variation search with a transposition table, played out at the horizon until nothing is
//! left to capture.
//!
//! It does not call itself. The nodes on the way down are frames on a stack of its own ([`super::frame`]), so that a
//! search can be left between any two nodes and taken up again where it was, and what it finds does not depend on that.

use super::endgame::{Endgames, Verdict};
use super::evaluate::Evaluation;
use super::frame::{Call, Frame, Node, Window};
use super::learned::Learned;
use super::limits::{Clock, Limits};
use super::moves::Moves;
use super::order::Order;
use super::params::{MAX_PLY, POLL_NODES, SURE_WIN, THREAT_PLIES, WIN};
use super::table::{Bound, Entry, Table};
use crate::rules::draw::Draw;
use crate::rules::{Kernel, Move, Obligation, Rules, key_after};

/// A position on the path from the game's last irreversible move to the node at hand.
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub(super) key: u64,
    /// Whether the move that led here can be undone by play: a king's quiet move.
    pub(super) reversible: bool,
}

/// What is to be done next.
#[derive(Clone, Copy)]
enum Next {
    /// Look at a node.
    Enter(Call),
    /// Tell the node above the score of the one it asked about.
    Return(i32),
}

/// How far [`Tree::run`] has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ran {
    /// The score of the node it began with, for that node's side to move.
    Score(i32),
    /// The clock wants a rest: run again.
    Paused,
    /// A limit is reached; what was begun is lost.
    Stopped,
}

/// What a search carries from node to node.
pub(super) struct Tree<'e> {
    pub(super) rules: Rules,
    pub(super) kernel: &'static Kernel,
    pub(super) draws: &'static [Draw],
    pub(super) table: &'e mut Table,
    pub(super) endgames: &'e mut Endgames,
    pub(super) evaluation: Evaluation<'e>,
    pub(super) order: Order,
    pub(super) path: Vec<Step>,
    pub(super) limits: Limits,
    pub(super) nodes: u64,
    /// While set, no limit ends the search: the first iteration always finishes.
    pub(super) unstoppable: bool,
    pub(super) moves: Moves,
    optional: bool,
    frames: Vec<Frame>,
    next: Option<Next>,
    /// The steps of the path that belong to the game.
    played: usize,
    /// When the clock is looked at again, in nodes.
    poll_at: u64,
}

impl<'e> Tree<'e> {
    pub(super) fn new(
        rules: Rules,
        draws: &'static [Draw],
        table: &'e mut Table,
        endgames: &'e mut Endgames,
        learned: Option<&'e Learned>,
        limits: Limits,
        path: Vec<Step>,
    ) -> Self {
        Self {
            kernel: Kernel::of(&rules),
            evaluation: Evaluation::new(&rules, learned),
            optional: rules.obligation == Obligation::Optional,
            rules,
            draws,
            table,
            endgames,
            order: Order::new(),
            played: path.len(),
            path,
            limits,
            nodes: 0,
            unstoppable: true,
            moves: Moves::default(),
            frames: Vec::new(),
            next: None,
            poll_at: POLL_NODES,
        }
    }

    /// Begins with the node that `mv` leads to from the root; [`Self::run`] then finds its score for the other side.
    pub(super) fn begin(&mut self, root: &Node, mv: &Move, window: Window, depth: i32) {
        let call = child(&mut self.path, self.draws, root, mv, (window, depth, 0));
        self.next = Some(Next::Enter(call));
    }

    /// Whether something has been begun and not come to its end.
    pub(super) const fn is_running(&self) -> bool {
        self.next.is_some()
    }

    /// Searches until what was begun is known, or the clock or a limit says otherwise.
    pub(super) fn run(&mut self, clock: &dyn Clock) -> Ran {
        let Some(mut next) = self.next.take() else { return Ran::Stopped };
        loop {
            next = match next {
                Next::Enter(call) => {
                    match self.poll(clock) {
                        None => {}
                        Some(Ran::Paused) => {
                            self.next = Some(Next::Enter(call));
                            return Ran::Paused;
                        }
                        Some(ran) => return ran,
                    }
                    match self.enter(&call) {
                        Some(score) => Next::Return(score),
                        None => self.advance(None),
                    }
                }
                Next::Return(score) => {
                    // Whoever guesses has asked about its own node, which stays on the path.
                    if !self.frames.last().is_some_and(Frame::is_guessing) {
                        self.path.pop();
                    }
                    if self.frames.is_empty() {
                        return Ran::Score(score);
                    }
                    self.advance(Some(score))
                }
            };
        }
    }

    /// Looks at a node. The score is for its side to move; none if its moves must be tried, for which a frame is ready.
    fn enter(&mut self, call: &Call) -> Option<i32> {
        let &Call { ref node, mut window, depth, ply } = call;
        self.nodes += 1;
        // Where captures are played out there are more nodes than it pays to remember.
        let remembers = depth > 0;
        if remembers {
            self.table.touch(node.key);
        }
        let can_capture = (self.kernel.has_capture)(&self.rules, &node.board, node.side);
        if !can_capture && !(self.kernel.has_quiet)(&self.rules, &node.board, node.side) {
            return Some(lost(ply));
        }
        if self.is_drawn(node) {
            return Some(0);
        }
        if ply >= MAX_PLY {
            return Some(self.evaluation.score(&node.board, node.side));
        }
        if let Some(score) = self.known_ending(node, ply) {
            return Some(score);
        }
        let at_horizon = depth <= 0 && !self.goes_past_horizon(node, depth, can_capture);
        if at_horizon && (!can_capture || self.optional) {
            let quiet = self.evaluation.score(&node.board, node.side);
            if !can_capture || quiet >= window.beta {
                return Some(quiet);
            }
            window.alpha = window.alpha.max(quiet);
        }

        let known = if remembers { self.table.get(node.key) } else { None };
        if let Some(entry) = known
            && let Some(score) = self.cutoff(node, entry, window, depth, ply)
        {
            return Some(score);
        }

        let mut frame = Frame::new(Call { window, ..*call }, can_capture, self.moves.len());
        // At the horizon a capture may be passed up only where the rules say so; then `alpha` holds the quiet score.
        if depth <= 0 && self.optional {
            frame.best = window.alpha;
        }
        if !frame.is_guessing() {
            let best = known.and_then(|entry| entry.best);
            self.list(&mut frame, best);
        }
        self.frames.push(frame);
        None
    }

    /// Lists the moves of a node, with the one that was best when it was last met in front.
    fn list(&mut self, frame: &mut Frame, best: Option<u8>) {
        let Call { ref node, depth, ply, .. } = frame.call;
        let plays_out = depth <= 0 && frame.can_capture;
        let list = if plays_out { self.kernel.captures } else { self.kernel.legal };
        list(&self.rules, &node.board, node.side, self.moves.list());
        self.moves.rank(frame.start, |index, mv| {
            self.order.rank(mv, &node.board, node.side, ply, best.is_some_and(|best| usize::from(best) == index))
        });
        // A forced reply is no decision and costs no depth; past the horizon captures are played to their end.
        let forced = self.moves.len() - frame.start == 1 && ply < MAX_PLY / 2;
        frame.reach = if forced || plays_out { depth } else { depth - 1 };
    }

    /// Goes on with the topmost frame; `returned` is the score of the node it asked about, for the other side, or for its
    /// own where it guesses.
    fn advance(&mut self, returned: Option<i32>) -> Next {
        let Some(frame) = self.frames.last_mut() else { return Next::Return(0) };
        if frame.is_guessing() {
            match returned {
                None => return Next::Enter(frame.guess()),
                Some(score) => return self.take_guess(score),
            }
        }
        let Call { ply, depth, .. } = frame.call;
        let mut ask = None;
        if let (Some(returned), Some(listed)) = (returned, frame.at) {
            let score = -returned;
            ask = frame.look_again(score).map(|again| (listed.mv, again));
            if ask.is_none() && frame.take(score, &listed) {
                if !listed.mv.is_capture() {
                    let failed = self.moves.tried(frame.start).filter(|mv| *mv != listed.mv);
                    self.order.cut(&listed.mv, failed, frame.call.node.side, ply, depth.max(1));
                }
                return self.finish();
            }
        }
        if ask.is_none()
            && let Some(listed) = self.moves.next(frame.start)
        {
            frame.at = Some(listed);
            ask = Some((listed.mv, frame.first_look(&listed.mv)));
        }
        match ask {
            Some((mv, (window, depth))) => {
                Next::Enter(child(&mut self.path, self.draws, &frame.call.node, &mv, (window, depth, ply)))
            }
            None => self.finish(),
        }
    }

    /// The topmost frame's guess is known: it decides the node, or its moves are tried after all.
    fn take_guess(&mut self, score: i32) -> Next {
        let Some(mut frame) = self.frames.pop() else { return Next::Return(score) };
        if let Some(worth) = frame.guessed(score) {
            return Next::Return(worth);
        }
        let best = self.table.get(frame.call.node.key).and_then(|entry| entry.best);
        self.list(&mut frame, best);
        self.frames.push(frame);
        self.advance(None)
    }

    /// All that counts is known of the topmost frame's node.
    fn finish(&mut self) -> Next {
        let Some(frame) = self.frames.last() else { return Next::Return(0) };
        let Call { ref node, window, depth, ply } = frame.call;
        self.moves.truncate(frame.start);
        let best = frame.best;
        let bound = if best >= window.beta {
            Bound::Lower
        } else if best > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = Entry {
            score: to_table(best, ply) as i16,
            depth: depth.min(100) as i8,
            bound,
            best: frame.best_move.and_then(|index| u8::try_from(index).ok()),
        };
        if depth > 0 {
            self.table.put(node.key, entry);
        }
        self.frames.pop();
        Next::Return(best)
    }

    /// Whether a threat against the side to move makes the static evaluation worthless, so that one more ply is played.
    fn goes_past_horizon(&self, node: &Node, depth: i32, can_capture: bool) -> bool {
        depth > -THREAT_PLIES
            && !can_capture
            && !self.optional
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
        if window.is_open() || i32::from(entry.depth) < depth {
            return None;
        }
        let score = from_table(i32::from(entry.score), ply);
        let holds = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score >= window.beta,
            Bound::Upper => score <= window.alpha,
        };
        // Close to a draw by count the same position has another score than it had with time to spare.
        let in_time = || i32::from(node.counts.room(self.draws, &node.board)) > depth + 20;
        (holds && in_time()).then_some(score)
    }

    /// Looks whether the search should go on.
    #[inline]
    fn poll(&mut self, clock: &dyn Clock) -> Option<Ran> {
        if self.nodes >= self.limits.nodes && !self.unstoppable {
            return Some(self.stop());
        }
        if self.nodes < self.poll_at {
            return None;
        }
        self.poll_at = self.nodes + POLL_NODES;
        let late = || self.limits.time_ms.is_some_and(|limit| clock.elapsed().as_millis() >= u128::from(limit));
        if !self.unstoppable && (clock.stopped() || late()) {
            return Some(self.stop());
        }
        clock.rests().then_some(Ran::Paused)
    }

    fn stop(&mut self) -> Ran {
        self.next = None;
        self.frames.clear();
        self.moves.truncate(0);
        self.path.truncate(self.played);
        Ran::Stopped
    }
}

/// Steps on the path towards the node that `mv` leads to from `node`, which is `ply` plies from the root.
#[inline]
fn child(
    path: &mut Vec<Step>,
    draws: &[Draw],
    node: &Node,
    mv: &Move,
    (window, depth, ply): (Window, i32, usize),
) -> Call {
    let board = node.board.after(node.side, mv);
    let key = key_after(node.key, &node.board, node.side, mv);
    let counts = node.counts.after(draws, &node.board, mv, &board);
    path.push(Step { key, reversible: mv.is_by_king() && !mv.is_capture() });
    let node = Node { board, side: !node.side, key, counts };
    Call { node, window: window.for_opponent(), depth, ply: ply + 1 }
}

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
