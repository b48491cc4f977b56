//! Looks for a forced win where the other side has the fewest ways out, however deep that is: depth-first proof-number
//! search. It needs no judgement of positions, so it suits goals without material meaning as well as mates.
//!
//! ```text
//!             (1, 2)         attacker: the least proof number of its moves, the sum of their disproof numbers
//!            /      \
//!       (1, 1)      (2, 1)   defender: the sum of the proof numbers, the least disproof number
//!       /    \      /    \
//!    (1,1)  won  (1,1)  (1,1)
//! ```
//!
//! The numbers say how many leaves must at least be won, or not won, to settle a position; the leaf that costs least of both
//! is looked at next (Allis, van der Meulen and van den Herik, *Proof-Number Search*, 1994). Instead of going back to the
//! root after each leaf, a position is only left when its numbers reach a threshold (Nagai, *Df-pn Algorithm for Searching
//! AND/OR Trees and Its Applications*, 2002). What is known lies in a table, so memory is bounded.
//!
//! A position that comes again on the way counts as no win, so that no win rests on a repetition; what is said of positions
//! after that may be too pessimistic, never too optimistic. As in the solver, what was before the root is forgotten.

mod numbers;

use std::sync::Arc;

use crate::problems::stipulation::win::Win;
use crate::problems::stipulation::{Insight, Joint, Node, Play, Workshop};
use crate::ranking::{self, MoveId};
use engine::ids::Player;
use engine::moves::move_list::{ArenaMark, Moves};
use engine::position::Position;
use engine::position::repetition_key;
use engine::variant::Variant;
use numbers::{ENDLESS, NumberTable, Numbers};

/// Positions that are kept unless somebody says otherwise: 2 to the power of this, 24 bytes each.
pub const TABLE_BITS: u32 = 20;

/// Longest way from the root, in plies.
const MAX_PLIES: usize = 1 << 10;

/// Bits of keys by which positions on the way are found.
const WAY_BITS: u32 = 12;

/// Binary logarithm of how many more positions there are to show far from a goal than next to it: the first numbers of a
/// leaf are guessed by that, as in Df-pn+ (Nagai, 2002). A guess of ours.
const FAR: i32 = 12;

/// What is known about the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proved {
    /// Nothing yet; it can go on.
    Nothing,
    /// The side to move wins in at most so many plies.
    Win(u32),
    /// No win was found that does without repetitions.
    NoWin,
}

/// Looks for a forced win of the side to move.
///
/// ```
/// use std::sync::Arc;
/// use search::problems::proof_number::{Proved, WinProver};
/// // Breakthrough on a narrow board: the first runner on the far rank wins.
/// let (definition, _) = rules::read("files=2\nranks=4\nfirstRank=1\nroyal=0\ncheckRule=0\npromoZone=0
/// extinction=*:loss\nnoMoves=loss\nrunner:P:fmWfF:pawn:a1,b1\nmorph=**");
/// let variant = Arc::new(game::setup::compile(&definition).0);
/// let mut prover = WinProver::new(variant.clone(), variant.start(), 10);
/// assert_ne!(prover.run(10_000, &mut || false), Proved::Nothing);
/// ```
#[derive(Debug)]
pub struct WinProver {
    variant: Arc<Variant>,
    position: Position,
    attacker: Player,
    workshop: Workshop,
    table: NumberTable,
    /// The positions on the way, and the moves of all of them.
    frames: Vec<Frame>,
    children: Vec<Child>,
    /// By the lowest bits of their keys: how many positions are on the way.
    on_way: Box<[u16]>,
    root: u64,
    has_hints: bool,
    n_nodes: u64,
}

/// A position on the way.
#[derive(Clone, Copy, Debug)]
struct Frame {
    key: u64,
    mark: ArenaMark,
    /// Where its moves begin in the list, and its children.
    first_move: usize,
    first_child: usize,
    attacks: bool,
    /// It is left when a number reaches its threshold.
    thresholds: Thresholds,
    /// Positions that had been looked at when it was reached.
    n_before: u64,
}

/// The numbers at which a position is left.
#[derive(Clone, Copy, Debug)]
struct Thresholds {
    proof: u32,
    disproof: u32,
}

/// The position after a move.
#[derive(Clone, Copy, Debug)]
struct Child {
    key: u64,
    /// What is guessed as long as nothing is known.
    guess: Numbers,
}

/// What the moves of a position make of it.
struct Joined {
    numbers: Numbers,
    /// The move to look at next, and what the best other one has to show.
    best: usize,
    other: u32,
}

impl WinProver {
    /// Begins with a position, with room for `2^bits` positions.
    #[must_use]
    pub fn new(variant: Arc<Variant>, mut position: Position, bits: u32) -> Self {
        position = position.into_root();
        repetition_key::forget_idle_virgins(&variant, &mut position);
        let side = position.turn();
        Self {
            attacker: side,
            workshop: Workshop::new(&variant),
            table: NumberTable::new(bits.clamp(1, 26)),
            frames: Vec::new(),
            children: Vec::new(),
            on_way: vec![0; 1 << WAY_BITS].into(),
            root: key(&position, side),
            has_hints: suits(&variant, &position),
            n_nodes: 0,
            variant,
            position,
        }
    }

    /// Goes on with another position of the same variant. What is proved stays proved.
    pub fn set_position(&mut self, mut position: Position) {
        position = position.into_root();
        repetition_key::forget_idle_virgins(&self.variant, &mut position);
        self.frames.clear();
        self.children.clear();
        self.on_way.fill(0);
        self.workshop.list.clear();
        self.workshop.moves.clear();
        self.attacker = position.turn();
        self.root = key(&position, self.attacker);
        self.has_hints = suits(&self.variant, &position);
        self.n_nodes = 0;
        self.position = position;
    }

    /// Positions that were looked at since the position was set.
    #[must_use]
    pub fn n_nodes(&self) -> u64 {
        self.n_nodes
    }

    /// Looks at more positions, or goes on to, until something is proved, `most` have been looked at in all, or `stop` says
    /// so.
    pub fn run(&mut self, most: u64, stop: &mut dyn FnMut() -> bool) -> Proved {
        let mut numbers = self.table.get(self.root);
        if self.frames.is_empty() && !numbers.is_some_and(Numbers::is_known) {
            numbers = self.enter(Thresholds { proof: ENDLESS, disproof: ENDLESS });
        }
        while !self.frames.is_empty() {
            if self.n_nodes >= most || stop() {
                return Proved::Nothing;
            }
            numbers = self.step();
        }
        match numbers {
            Some(Numbers { proof: 0, plies, .. }) => Proved::Win(plies.into()),
            Some(Numbers { disproof: 0, .. }) => Proved::NoWin,
            _ => Proved::Nothing,
        }
    }

    /// Shows the moves of a proved win against the slowest defence, as far as they are still known: the position before
    /// each, its legal moves, and which one it is.
    pub fn follow(&mut self, mut each: impl FnMut(&Position, &Moves, usize)) {
        let line = self.line();
        ranking::follow(&self.variant, &self.position, &line, &mut each);
    }

    /// The moves of a proved win against the slowest defence, as far as they are still known.
    pub(crate) fn line(&mut self) -> Vec<MoveId> {
        let mut res = Vec::new();
        let Some(mut plies) = self.table.get(self.root).filter(|it| it.proof == 0 && self.frames.is_empty()) else {
            return res;
        };
        while plies.plies > 0 && res.len() < MAX_PLIES {
            let (mark, first) = (self.workshop.moves.mark(), self.workshop.list.len());
            let Insight::Moves(joint) = self.look(mark, first) else { break };
            self.list_children(first);
            let known = |it: &Child| self.table.get(it.key).filter(|it| it.proof == 0 && it.plies < plies.plies);
            let won = (0..self.children.len()).filter_map(|it| Some((it, known(&self.children[it])?)));
            let next = match joint {
                Joint::Any => won.min_by_key(|it| it.1.plies),
                _ => won.max_by_key(|it| it.1.plies),
            };
            self.children.clear();
            if let Some((idx, numbers)) = next {
                let compact = self.workshop.list[first + idx];
                res.push(MoveId::of_listed(&self.position, &self.workshop.moves, compact));
                self.workshop.make(&self.variant, &mut self.position, compact);
                plies = numbers;
            }
            self.cut(mark, first);
            if next.is_none() {
                break;
            }
        }
        res.iter().for_each(|_| self.position.undo());
        res
    }

    fn key(&self) -> u64 {
        key(&self.position, self.attacker)
    }

    fn cut(&mut self, mark: ArenaMark, first: usize) {
        self.workshop.moves.cut(mark);
        self.workshop.list.truncate(first);
    }

    /// What is known about the position at once. If it follows from the moves, they are listed.
    fn look(&mut self, mark: ArenaMark, first: usize) -> Insight {
        let Self { variant, position, workshop, attacker, .. } = self;
        let attacker = *attacker;
        let left = u32::MAX;
        Win.look(&mut Node { variant, position, workshop, first, mark, is_listed: false, attacker, left })
    }

    /// Reaches a position: what is known about it at once, or nothing if its moves are to be tried.
    fn enter(&mut self, thresholds: Thresholds) -> Option<Numbers> {
        self.n_nodes += 1;
        let key = self.key();
        let (mark, first_move) = (self.workshop.moves.mark(), self.workshop.list.len());
        match self.look(mark, first_move) {
            Insight::Moves(joint) if self.frames.len() < MAX_PLIES => {
                let first_child = self.children.len();
                self.list_children(first_move);
                let attacks = joint == Joint::Any;
                let n_before = self.n_nodes;
                self.on_way[way(key)] += 1;
                self.frames.push(Frame { key, mark, first_move, first_child, attacks, thresholds, n_before });
                None
            }
            insight => {
                let res = if insight == Insight::Value(1) { Numbers::won(0) } else { Numbers::NOT_WON };
                self.cut(mark, first_move);
                self.table.put(key, res, 0);
                Some(res)
            }
        }
    }

    /// Adds the positions after the moves from `first` on.
    fn list_children(&mut self, first: usize) {
        for idx in first..self.workshop.list.len() {
            let compact = self.workshop.list[idx];
            self.workshop.make(&self.variant, &mut self.position, compact);
            let key = self.key();
            let guess = if self.table.get(key).is_some() { Numbers::unknown(1, 1) } else { self.guess() };
            self.position.undo();
            self.children.push(Child { key, guess });
        }
    }

    /// Guesses how much there is to show about a position: less where the endings say that a side is close to its goal.
    fn guess(&self) -> Numbers {
        if !self.has_hints {
            return Numbers::unknown(1, 1);
        }
        let far = |side| -> u32 {
            let known = self
                .variant
                .hooks
                .endings
                .iter()
                .filter_map(|it| it.prospect()?.closeness(&self.variant, &self.position, side));
            1 << known.max().map_or(0, |it| (1000 - it.clamp(0, 1000)) * FAR / 1000)
        };
        Numbers::unknown(far(self.attacker), far(self.attacker.other()))
    }

    /// Tries the next move of the last position, or leaves it: then what is known about it is returned.
    fn step(&mut self) -> Option<Numbers> {
        let &frame = self.frames.last()?;
        let Joined { numbers, best, other } = self.join(&frame);
        let Thresholds { proof, disproof } = frame.thresholds;
        if numbers.is_known() || numbers.proof >= proof || numbers.disproof >= disproof {
            self.table.put(frame.key, numbers, self.n_nodes - frame.n_before);
            self.cut(frame.mark, frame.first_move);
            self.children.truncate(frame.first_child);
            self.frames.pop();
            self.on_way[way(frame.key)] -= 1;
            if !self.frames.is_empty() {
                self.position.undo();
            }
            return Some(numbers);
        }
        let child = self.numbers(&self.children[frame.first_child + best]);
        // Threshold × (1 + ε), ε a quarter: goes on a little beyond the next best move, which avoids thrashing between
        // siblings (Pawlewicz and Lew, *Improving Depth-First PN-Search: 1 + ε Trick*, 2006).
        let enough = other.saturating_add(1 + other / 4);
        let (proof, disproof) = if frame.attacks {
            (proof.min(enough), rest(disproof, numbers.disproof, child.disproof))
        } else {
            (rest(proof, numbers.proof, child.proof), disproof.min(enough))
        };
        let compact = self.workshop.list[frame.first_move + best];
        self.workshop.make(&self.variant, &mut self.position, compact);
        if self.enter(Thresholds { proof, disproof }).is_some() {
            self.position.undo();
        }
        None
    }

    /// What is known about the position after a move: no win if it is on the way.
    fn numbers(&self, child: &Child) -> Numbers {
        if self.on_way[way(child.key)] > 0 && self.frames.iter().any(|it| it.key == child.key) {
            return Numbers::NOT_WON;
        }
        self.table.get(child.key).unwrap_or(child.guess)
    }

    fn join(&self, frame: &Frame) -> Joined {
        let attacks = frame.attacks;
        // The smallest number of the side to move, the sum of the others.
        let (mut least, mut other, mut best, mut sum) = (ENDLESS, ENDLESS, 0, 0_u32);
        let mut plies = if attacks { u16::MAX } else { 0 };
        for (idx, child) in self.children[frame.first_child..].iter().enumerate() {
            let it = self.numbers(child);
            let own = it.own(attacks);
            sum = sum.saturating_add(it.own(!attacks)).min(ENDLESS);
            if own < least {
                (other, least, best) = (least, own, idx);
            } else {
                other = other.min(own);
            }
            if it.proof == 0 {
                plies = if attacks { plies.min(it.plies) } else { plies.max(it.plies) };
            }
        }
        let (proof, disproof) = if attacks { (least, sum) } else { (sum, least) };
        let numbers = match (proof, disproof) {
            (0, _) => Numbers::won(plies.saturating_add(1)),
            (_, 0) => Numbers::NOT_WON,
            _ => Numbers::unknown(proof, disproof),
        };
        Joined { numbers, best, other }
    }
}

/// Whether the endings of a variant tell how close a side is to its goal.
#[must_use]
pub fn suits(variant: &Variant, position: &Position) -> bool {
    let tells = |side| {
        variant
            .hooks
            .endings
            .iter()
            .filter_map(|it| it.prospect())
            .any(|it| it.closeness(variant, position, side).is_some())
    };
    Player::BOTH.into_iter().any(tells)
}

/// The number of a position and of the side that shall win it.
fn key(position: &Position, attacker: Player) -> u64 {
    position.hash() ^ u64::from(attacker == Player::Black).rotate_left(17)
}

/// Where it is noted that a position is on the way.
fn way(key: u64) -> usize {
    key as usize & ((1 << WAY_BITS) - 1)
}

/// The limit of a sum, as it is for one part of it.
fn rest(limit: u32, sum: u32, part: u32) -> u32 {
    if limit >= ENDLESS { ENDLESS } else { (limit - sum.min(limit)).saturating_add(part).min(ENDLESS) }
}
