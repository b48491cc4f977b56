//! Thinking about a position: deeper and deeper, until a limit or somebody says stop.

use std::sync::Arc;

use crate::computer::evaluation::{Evaluator, Noise};
use crate::computer::parameters::{
    ASPIRATION_DEPTH, ASPIRATION_GROWTH, ASPIRATION_MOST, ASPIRATION_WINDOW, PROOF_SHARE, REDUCED_WIN,
};
use crate::computer::score::{INFINITE, Score, Value, WIN, WIN_BOUND, Window};
use crate::computer::techniques::Techniques;
use crate::computer::tree::Tree;
use crate::problems::proof_number::{self, Proved, WinProver};
use crate::ranking::{self, MoveId};
use crate::work::{Progress, Work};
use engine::moves::move_list::Moves;
use engine::perft;
use engine::position::Position;
use engine::variant::Variant;

/// Positions that are kept unless somebody says otherwise: 2 to the power of this, 16 bytes each.
pub const TABLE_BITS: u32 = 18;

/// The largest table: 4 GB.
const MAX_TABLE_BITS: u32 = 28;

/// Greatest depth.
const MAX_DEPTH: u32 = 64;

/// Positions between two looks at the clock.
const POLL: u32 = 8;

/// Work, in steps of walks, between two looks at the clock, where few positions take as much.
const POLLED_WORK: u64 = 1 << 13;

/// Positions that a proof keeps: 2 to the power of this, 24 bytes each.
const PROOF_BITS: u32 = 17;

/// When to stop. Time is the caller's: it is asked while thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Plies, from 1.
    pub depth: u32,
    /// Positions.
    pub nodes: u64,
    /// How many of the best moves are wanted with their lines, from 1.
    pub lines: usize,
    /// Whether a first pause tells the line that looks best by then, if no depth is done: its score means nothing.
    pub early: bool,
}

impl Default for Limits {
    fn default() -> Self {
        Self { depth: MAX_DEPTH, nodes: u64::MAX, lines: 1, early: false }
    }
}

/// A line of best moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How good its first move is for the side to move.
    pub score: Score,
    /// Plies that were looked at to find it; 0 if none was.
    pub depth: u32,
    /// The moves, from the root.
    pub moves: Vec<MoveId>,
    value: Value,
}

/// Thinks about positions of one variant. What it found out about one helps with the next.
///
/// ```
/// use std::sync::Arc;
/// use search::computer::thinker::{Limits, Thinker};
/// use search::work::{Progress, Work};
/// let (definition, _) = rules::read("files=5\nranks=5\nfirstRank=1\nroyal=K\nknight:N:N::a1\nking:K:K::e1");
/// let variant = Arc::new(game::setup::compile(&definition).0);
/// let mut thinker = Thinker::with_table(variant.clone(), variant.start(), 10);
/// thinker.set_limits(Limits { depth: 3, ..Limits::default() });
/// // Slices: whoever asks says when to stop, and later to go on.
/// let mut n_slices = 0;
/// loop {
///     let mut n_asked = 0;
///     let progress = thinker.step(&mut || {
///         n_asked += 1;
///         n_asked > 5
///     });
///     n_slices += u32::from(progress == Progress::Paused);
///     if progress.is_over() {
///         break;
///     }
/// }
/// assert!(n_slices > 0 && thinker.lines()[0].depth == 3);
/// ```
#[derive(Debug)]
pub struct Thinker {
    tree: Tree,
    /// The position that is thought about. That of the tree is elsewhere while a search is open.
    root: Position,
    limits: Limits,
    /// Whether a guess is still wanted.
    may_guess: bool,
    /// The depth and the line that are being searched, from 1 and 0.
    depth: u32,
    window: Window,
    is_open: bool,
    /// Lines of the last full depth.
    found: Vec<Line>,
    /// Lines of this depth.
    current: Vec<Line>,
    n_before: u64,
    /// How many moves of the root are searched.
    n_moves: usize,
    /// Moves of the root that are never searched, and the first of the others.
    left_out: Vec<MoveId>,
    first_move: Option<MoveId>,
    /// Looks for a win that the search does not see, where the rules suit that.
    prover: Option<WinProver>,
    may_prove: bool,
    /// What it proved.
    proved: Option<Line>,
}

impl Thinker {
    /// Begins with a position. Its way back and its record tell which positions were there before.
    #[must_use]
    pub fn new(variant: Arc<Variant>, position: Position) -> Self {
        Self::with_table(variant, position, TABLE_BITS)
    }

    /// The same with room for so many positions: 2 to the power of `bits`, 16 bytes each.
    #[must_use]
    pub fn with_table(variant: Arc<Variant>, position: Position, bits: u32) -> Self {
        let evaluator = Arc::new(Evaluator::new(&variant));
        Self::with_evaluator(variant, evaluator, position, bits)
    }

    /// The same with an evaluator of the variant, which several searches may share.
    #[must_use]
    pub fn with_evaluator(variant: Arc<Variant>, evaluator: Arc<Evaluator>, position: Position, bits: u32) -> Self {
        let mut res = Self {
            root: position.clone(),
            tree: Tree::new(variant, evaluator, position, bits.clamp(1, MAX_TABLE_BITS)),
            limits: Limits::default(),
            may_guess: false,
            depth: 1,
            window: Window::WHOLE,
            is_open: false,
            found: Vec::new(),
            current: Vec::new(),
            n_before: 0,
            n_moves: 0,
            left_out: Vec::new(),
            first_move: None,
            prover: None,
            may_prove: true,
            proved: None,
        };
        res.restart();
        res
    }

    /// Goes on with another position of the same variant.
    pub fn set_position(&mut self, position: Position) {
        self.root.clone_from(&position);
        self.tree.set_position(position);
        self.restart();
    }

    /// Sets when to stop.
    pub fn set_limits(&mut self, limits: Limits) {
        self.limits = Limits { depth: limits.depth.clamp(1, MAX_DEPTH), lines: limits.lines.max(1), ..limits };
        self.may_guess = limits.early;
    }

    /// Searches only these moves of the position, by their places in the list of its legal moves, as `searchmoves` of UCI asks.
    /// The next position has all of its moves again.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use search::computer::thinker::{Limits, Thinker};
    /// use search::work::Work;
    /// let (definition, _) = rules::read("files=5\nranks=5\nfirstRank=1\nroyal=K\nknight:N:N::a1\nking:K:K::e1");
    /// let variant = Arc::new(game::setup::compile(&definition).0);
    /// let mut thinker = Thinker::with_table(variant.clone(), variant.start(), 10);
    /// thinker.set_limits(Limits { depth: 2, lines: 4, ..Limits::default() });
    /// thinker.search_only(&[3, 1]);
    /// thinker.run(&mut || false);
    /// let mut first = Vec::new();
    /// for line in thinker.lines() {
    ///     let mut all = Vec::new();
    ///     thinker.follow(line, |_, _, idx| all.push(idx));
    ///     first.push(all[0]);
    /// }
    /// first.sort();
    /// assert_eq!(first, [1, 3]);
    /// ```
    pub fn search_only(&mut self, moves: &[usize]) {
        self.restart();
        let variant = Arc::clone(self.tree.variant());
        let legal = perft::moves(&variant, &mut self.root.clone());
        let id = |idx: usize| MoveId::of(&self.root, &legal, idx);
        self.first_move = moves.first().filter(|it| **it < legal.len()).map(|it| id(*it));
        self.left_out = (0..legal.len()).filter(|it| !moves.contains(it)).map(id).collect();
        self.n_moves = legal.len() - self.left_out.len();
    }

    /// Lets every judgement err by up to so much.
    pub fn set_noise(&mut self, noise: Noise, seed: u64) {
        self.may_prove = matches!(noise, Noise::Centipawns(0) | Noise::OfPiece(0));
        self.tree.set_noise(noise, seed);
    }

    /// Searches all moves to the full depth, and then only captures in return, as the simplest programs do: something
    /// to be measured against.
    pub fn search_plainly(&mut self) {
        self.tree.set_techniques(Techniques::plain());
    }

    /// What judges its positions.
    #[must_use]
    pub fn evaluator(&self) -> &Arc<Evaluator> {
        self.tree.evaluator()
    }

    /// The variant that is played.
    #[must_use]
    pub fn variant(&self) -> &Arc<Variant> {
        self.tree.variant()
    }

    /// The best lines of the last full depth, best first; the best move so far if there is none yet.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.found
    }

    /// The line that looks best before a depth is done: it has no depth, and its score means nothing. `None` if there is
    /// no move.
    pub fn guess(&self) -> Option<Line> {
        if self.n_moves == 0 {
            return None;
        }
        let moves = match self.current.first() {
            Some(it) => it.moves.clone(),
            None if self.is_open && !self.tree.best_line().is_empty() => self.tree.best_line().to_vec(),
            None => {
                let likely = self.tree.likely_move().filter(|it| !self.left_out.contains(it));
                likely.or(self.first_move).into_iter().collect()
            }
        };
        Some(Line { score: Score::Centipawns(0), depth: 0, moves, value: 0 })
    }

    /// The number of legal moves of the position.
    #[must_use]
    pub fn n_moves(&self) -> usize {
        self.n_moves
    }

    /// Gives the prover its share of the positions. Whether that makes the lines better.
    fn has_proved(&mut self) -> bool {
        let most = (self.tree.n_nodes() - self.n_before) / PROOF_SHARE;
        let Some(prover) = self.prover.as_mut().filter(|it| it.n_nodes() < most && self.proved.is_none()) else {
            return false;
        };
        let Proved::Win(plies) = prover.run(most, &mut || false) else { return false };
        let (moves, value) = (prover.line(), WIN - plies as Value);
        if !moves.is_empty() && value > WIN_BOUND {
            self.proved = Some(Line { score: Score::of(value), depth: self.depth, moves, value });
        }
        self.prefer_proof()
    }

    /// Puts the proved win first where the search knows nothing as good. Whether it does.
    fn prefer_proof(&mut self) -> bool {
        let best = self.found.first().map_or(-INFINITE, |it| it.value);
        let Some(line) = self.proved.as_ref().filter(|it| it.value > best) else { return false };
        self.found = vec![line.clone()];
        true
    }

    /// Begins to look for a proof beside the search, if only the best line is wanted and nothing shall be missed. Where there
    /// are royals, the search sees as much.
    fn prepare_proof(&mut self) {
        let variant = self.tree.variant();
        let suits = variant.royals.types.is_empty() && proof_number::suits(variant, &self.root);
        if !self.may_prove || self.limits.lines > 1 || !self.left_out.is_empty() || !suits {
            self.prover = None;
        } else if let Some(it) = &mut self.prover {
            it.set_position(self.root.clone());
        } else {
            self.prover = Some(WinProver::new(Arc::clone(variant), self.root.clone(), PROOF_BITS));
        }
    }

    fn restart(&mut self) {
        self.is_open = false;
        self.depth = 1;
        self.found.clear();
        self.current.clear();
        self.proved = None;
        (self.left_out, self.first_move) = (Vec::new(), None);
        self.n_before = self.tree.n_nodes();
        let variant = Arc::clone(self.tree.variant());
        self.n_moves = perft::moves(&variant, &mut self.root.clone()).len();
    }

    /// Ends the thinking. If the depth in work has found a better move already, that holds.
    fn close(&mut self) {
        let is_open = self.is_open && self.proved.is_none();
        let better = self.current.is_empty() && is_open && !self.tree.best_line().is_empty();
        if better {
            let moves = self.tree.best_line().to_vec();
            let before = self.found.first();
            let is_new = before.is_none_or(|it| it.moves.first() != moves.first());
            if is_new {
                let (value, score) = before.map_or((0, Score::Centipawns(0)), |it| (it.value, it.score));
                let line = Line { score, depth: self.depth, moves, value };
                self.found.retain(|it| it.moves.first() != line.moves.first());
                self.found.insert(0, line);
                self.found.truncate(self.limits.lines.max(1));
            }
        }
        if self.found.is_empty() {
            self.found.extend(self.guess());
        }
        self.tree.close();
        self.is_open = false;
        self.depth = self.limits.depth + 1;
    }

    /// What is known at a pause.
    fn paused(&mut self) -> Progress<Vec<Line>> {
        let guess = if std::mem::take(&mut self.may_guess) && self.found.is_empty() { self.guess() } else { None };
        guess.map_or(Progress::Paused, |it| Progress::Found(vec![it]))
    }

    /// Opens the next depth: iterative deepening, which costs little, as each depth takes several times the one before and
    /// leaves it good moves to begin with (Slate and Atkin, *Chess 4.5*, 1977).
    ///
    /// Aspiration window: values of neighbouring depths hardly differ, and a narrow window cuts off more. If the value
    /// falls outside, the depth is searched again with a wider one, so that nothing is lost but time (CPW, *Aspiration
    /// Windows*).
    fn open(&mut self) {
        let before = self.current.iter().filter_map(|it| it.moves.first().copied());
        let excluded: Vec<MoveId> = self.left_out.iter().copied().chain(before).collect();
        let last = self.found.get(self.current.len()).map(|it| it.value);
        if self.window == Window::WHOLE
            && let Some(value) = last.filter(|it| self.depth >= ASPIRATION_DEPTH && it.abs() < WIN_BOUND)
        {
            self.window = Window { alpha: value - ASPIRATION_WINDOW, beta: value + ASPIRATION_WINDOW };
        }
        self.tree.open(self.depth as i32, self.window, &excluded);
        self.is_open = true;
    }

    /// Takes the value of the root. Whether a depth is done.
    fn takes(&mut self, value: Value) -> bool {
        let Window { alpha, beta } = self.window;
        if value <= alpha && alpha > -INFINITE {
            self.window.alpha = wider(value, alpha - beta);
            return false;
        }
        if value >= beta && beta < INFINITE {
            self.window.beta = wider(value, beta - alpha);
            return false;
        }
        self.window = Window::WHOLE;
        let moves = self.tree.best_line().to_vec();
        if !moves.is_empty() {
            self.current.push(Line { score: Score::of(value), depth: self.depth, moves, value });
        }
        if self.current.len() < self.limits.lines.min(self.n_moves) && !self.tree.best_line().is_empty() {
            return false;
        }
        self.found = std::mem::take(&mut self.current);
        sort::by_key(&mut self.found, |it| -it.value);
        self.prefer_proof();
        self.depth += 1;
        true
    }

    /// Whether it makes no sense to look deeper.
    fn is_done(&self) -> bool {
        let Some(Line { value, depth, .. }) = self.found.last() else { return true };
        let plies = WIN - value.abs();
        // Late moves are searched less deeply: a quicker win may still turn up.
        let sure = value.abs() > WIN_BOUND && plies + REDUCED_WIN < *depth as Value;
        sure || self.depth > self.limits.depth || self.n_nodes() >= self.limits.nodes
    }

    /// Shows the moves of a line one after another: the position before each, its legal moves, and which one it is.
    pub fn follow(&self, line: &Line, mut each: impl FnMut(&Position, &Moves, usize)) {
        ranking::follow(self.tree.variant(), &self.root, &line.moves, &mut each);
    }
}

impl Work for Thinker {
    /// The best lines, best first.
    type Answer = Vec<Line>;

    /// Thinks until the next depth is done, a limit is reached, or `stop` says so, which is asked all the time.
    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> Progress<Vec<Line>> {
        if self.n_moves == 0 || self.depth > self.limits.depth {
            return Progress::Done(self.found.clone());
        }
        let (mut n_steps, mut polled) = (0, self.tree.work());
        if self.depth == 1 && !self.is_open {
            self.prepare_proof();
        }
        loop {
            if !self.is_open {
                self.open();
            }
            if let Some(value) = self.tree.step() {
                self.is_open = false;
                if self.takes(value) {
                    let lines = self.found.clone();
                    return if self.is_done() { Progress::Done(lines) } else { Progress::Found(lines) };
                }
            }
            n_steps += 1;
            let work = self.tree.work();
            // Lists of moves come and go.
            if work.abs_diff(polled) > POLLED_WORK {
                polled = work;
                if stop() {
                    return self.paused();
                }
            }
            if n_steps % POLL == 0 {
                if self.has_proved() {
                    return Progress::Found(self.found.clone());
                }
                if self.n_nodes() >= self.limits.nodes {
                    self.close();
                    return Progress::Done(self.found.clone());
                }
                if stop() {
                    return self.paused();
                }
            }
        }
    }

    /// Positions that were looked at since the position was set.
    fn n_nodes(&self) -> u64 {
        self.tree.n_nodes() - self.n_before + self.prover.as_ref().map_or(0, WinProver::n_nodes)
    }

    /// The best lines so far. If the depth in work has found a better move already, that holds.
    fn finish(&mut self) -> Option<Vec<Line>> {
        self.close();
        Some(self.found.clone())
    }
}

/// A bound that is missed by a value moves away, faster each time.
fn wider(value: Value, width: Value) -> Value {
    let res = value + ASPIRATION_GROWTH * width;
    if res.abs() > ASPIRATION_MOST { INFINITE * width.signum() } else { res }
}
