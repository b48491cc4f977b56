//! Tries: first moves of a problem that fail to a single answer.

use crate::problems::problem_solver::{Course, ProblemSolver};
use crate::problems::proof::{Proof, RootMove};
use crate::problems::solution::Variation;
use crate::problems::stipulation::{Insight, Play};
use crate::problems::stopped::Stopped;

/// The search for tries.
#[derive(Debug, Default)]
pub(super) struct TrySearch {
    /// First moves that do not solve, and the one that is tried.
    moves: Vec<RootMove>,
    next: usize,
    /// Its answers, while it is on the board.
    answers: Option<Answers>,
    found: Vec<Variation>,
}

#[derive(Debug, Default)]
struct Answers {
    moves: Vec<RootMove>,
    next: usize,
    is_made: bool,
    /// How many refute, and the last of them.
    n_refutations: u32,
    refutation: usize,
}

impl ProblemSolver {
    /// Finds, or goes on to find, the tries of a problem whose keys are known: each with its refutation as what follows. None in
    /// help play, and in wins by the rules.
    pub(super) fn tries(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<Vec<Variation>, Stopped> {
        if !matches!(self.course, Course::Forced { .. }) {
            return Ok(Vec::new());
        }
        if self.tries.is_none() {
            let (insight, mut moves) = self.proof.look(self.play.as_ref(), self.plies);
            let keys: Vec<&[_]> = self.tree[0].next.iter().map(|it| &*self.tree[*it].path).collect();
            moves.retain(|it| insight != Insight::Value(0) && !keys.contains(&&*it.path));
            self.tries = Some(TrySearch { moves, ..TrySearch::default() });
            self.skip_settled_tries();
        }
        let Self { proof, play, plies, tries: Some(search), settled, n_before, .. } = self else {
            return Ok(Vec::new());
        };
        while let Some(first) = search.moves.get(search.next) {
            let answers = search.answers.get_or_insert_with(|| Answers {
                moves: answers_to(proof, play.as_ref(), first, *plies),
                ..Answers::default()
            });
            while answers.n_refutations < 2 {
                let Some(it) = answers.moves.get(answers.next) else { break };
                if !std::mem::replace(&mut answers.is_made, true) {
                    proof.apply(&it.patch);
                }
                let left = plies.saturating_sub(2);
                let holds = proof.value(play.as_ref(), left, stop)? > 0;
                proof.undo();
                answers.is_made = false;
                if !holds {
                    answers.n_refutations += 1;
                    answers.refutation = answers.next;
                }
                answers.next += 1;
            }
            proof.undo();
            // Where there is but one answer, nothing is tried.
            let is_try = answers.n_refutations == 1 && answers.moves.len() > 1;
            if is_try {
                search.found.push(refuted(first, &answers.moves[answers.refutation]));
            }
            settled.tries.push(if is_try { answers.refutation as u64 + 1 } else { 0 });
            settled.n_nodes = *n_before + proof.n_nodes();
            search.answers = None;
            search.next += 1;
        }
        Ok(search.found.clone())
    }

    /// Takes the tries over that are settled.
    fn skip_settled_tries(&mut self) {
        let Self { proof, play, plies, tries: Some(search), settled, .. } = self else { return };
        for (first, refutation) in search.moves.iter().zip(&settled.tries) {
            search.next += 1;
            let Some(number) = refutation.checked_sub(1) else { continue };
            let answers = answers_to(proof, play.as_ref(), first, *plies);
            proof.undo();
            search.found.extend(answers.get(number as usize).map(|it| refuted(first, it)));
        }
    }
}

/// Plays a first move, and lists the answers; none if the same side goes on.
fn answers_to(proof: &mut Proof, play: &dyn Play, first: &RootMove, plies: u32) -> Vec<RootMove> {
    let side = proof.position().turn();
    proof.apply(&first.patch);
    if proof.position().turn() == side { Vec::new() } else { proof.look(play, plies - 1).1 }
}

/// A first move with what refutes it.
fn refuted(first: &RootMove, answer: &RootMove) -> Variation {
    let of = |it: &RootMove, next| Variation { path: it.path.clone(), next, ..Variation::default() };
    of(first, vec![of(answer, Vec::new())])
}
