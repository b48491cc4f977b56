//! Problems: all first moves that do what a stipulation asks for, and the number of solutions.

use std::sync::Arc;

use crate::problems::proof::{Proof, RootMove};
use crate::problems::settled::Settled;
use crate::problems::stipulation::{Insight, Play, Stipulation};
use crate::problems::stopped::Stopped;
use engine::moves::path::Step;
use engine::position::Position;
use engine::variant::Variant;

/// A first move that solves a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The canonical path of the move.
    pub path: Vec<Step>,
    /// In how many lines it reaches the goal; 1 where one side forces it.
    pub n_lines: u64,
}

/// Solves a problem.
///
/// ```
/// use std::sync::Arc;
/// use search::problems::problem::ProblemSolver;
/// use search::problems::stipulation_text;
/// let (definition, _) = rules::read("files=5\nranks=5\nfirstRank=1\nroyal=K\nrook:R:R::a1\nking:K:K::e1");
/// let variant = Arc::new(game::setup::compile(&definition).0);
/// let position = game::notation::fen::read(&variant, "k4/5/1K3/5/4R w - - 0 1").expect("a position").position;
/// let mate = stipulation_text::read("#1").expect("a stipulation");
/// let mut solver = ProblemSolver::new(variant, position, &mate);
/// assert_eq!(solver.run(&mut || false).expect("nobody stops it").len(), 1);
/// assert!(solver.progress() == 1.0 && solver.n_nodes() > 0);
/// ```
#[derive(Debug)]
pub struct ProblemSolver {
    proof: Proof,
    play: Box<dyn Play>,
    plies: u32,
    /// First moves that are left, the next one last; `None` before the position was looked at.
    left: Option<Vec<RootMove>>,
    /// How many there were.
    n_moves: usize,
    /// Whether the move that is next has been made.
    is_made: bool,
    keys: Vec<Key>,
    settled: Settled,
    /// Positions that were looked at by whoever settled the first of them.
    n_before: u64,
}

impl ProblemSolver {
    /// Begins with a position.
    #[must_use]
    pub fn new(variant: Arc<Variant>, position: Position, stipulation: &Stipulation) -> Self {
        let plies = stipulation.plies.max(1);
        let (mut proof, play) = (Proof::new(variant, position, plies), stipulation.play());
        proof.aim(play.as_ref(), plies);
        let (keys, settled) = (Vec::new(), Settled::default());
        Self { proof, play, plies, left: None, n_moves: 0, is_made: false, keys, settled, n_before: 0 }
    }

    /// Takes over what an earlier search has settled, before `run`.
    pub fn resume(&mut self, settled: Settled) {
        self.n_before = settled.n_nodes;
        self.settled = settled;
    }

    /// What is settled by now.
    #[must_use]
    pub fn settled(&self) -> &Settled {
        &self.settled
    }

    /// Positions that were looked at.
    #[must_use]
    pub fn n_nodes(&self) -> u64 {
        self.n_before + self.proof.n_nodes()
    }

    /// The share of the first moves that have been tried, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let Some(left) = &self.left else { return 0.0 };
        1.0 - left.len() as f64 / self.n_moves.max(1) as f64
    }

    /// Solves, or goes on to solve: the keys in the order in which the moves are listed.
    ///
    /// # Errors
    /// [`Stopped`] if `stop` says so, which is asked at every position.
    pub fn run(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<Vec<Key>, Stopped> {
        let Self { proof, play, plies, left, n_moves, is_made, keys, settled, n_before } = self;
        let left = left.get_or_insert_with(|| {
            let (insight, mut moves) = proof.look(play.as_ref(), *plies);
            if insight == Insight::Value(0) {
                moves.clear();
            }
            moves.reverse();
            *n_moves = moves.len();
            for n_lines in &settled.keys {
                let Some(it) = moves.pop() else { break };
                keys.extend((*n_lines > 0).then_some(Key { path: it.path, n_lines: *n_lines }));
            }
            moves
        });
        while let Some(it) = left.last() {
            if !std::mem::replace(is_made, true) {
                proof.apply(&it.patch);
            }
            let again = proof.position().turn() == proof.attacker();
            let n_lines = proof.value(play.as_ref(), if again { *plies } else { *plies - 1 }, stop)?;
            proof.undo();
            *is_made = false;
            if n_lines > 0 {
                keys.push(Key { path: it.path.clone(), n_lines });
            }
            left.pop();
            settled.keys.push(n_lines);
            settled.n_nodes = *n_before + proof.n_nodes();
        }
        Ok(keys.clone())
    }
}
