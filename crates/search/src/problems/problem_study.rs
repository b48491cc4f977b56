//! A problem as its author looks at it: the solution with all variations and duals, set play, tries with their refutations.

use std::sync::Arc;

use crate::problems::settled::Settled;
use crate::problems::solve::{Solver, Variation};
use crate::problems::stipulation::{Kind, Stipulation};
use crate::problems::stopped::Stopped;
use engine::legal::LegalGenerator;
use engine::moves::path::Step;
use engine::moves::spelling::Spellings;
use engine::perft;
use engine::position::Position;
use engine::variant::Variant;

use game::notation::san;

/// A move of a solution, and what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudiedMove {
    /// Its canonical path.
    pub path: Vec<Step>,
    /// In people's notation, with a mark for check and mate.
    pub san: String,
    /// In how many moves of the winner it does it; 0 for moves of the other side.
    pub wins_in: u32,
    /// What follows.
    pub next: Vec<Self>,
}

/// What is known about a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Studied {
    /// First moves that solve it. More than one are cooks, but in help play.
    pub keys: Vec<StudiedMove>,
    /// Whether all variations are there; very long ones are cut.
    pub complete: bool,
    /// What would happen if the other side were to move: those of its moves that can be answered, with what answers them; in
    /// help play the lines that are a move shorter.
    pub set_play: Vec<StudiedMove>,
    /// First moves that fail to a single answer, each with it.
    pub tries: Vec<StudiedMove>,
    /// Answers that the winner may meet in several ways.
    pub n_duals: u32,
}

/// Finds it out.
#[derive(Debug)]
pub struct ProblemStudy {
    variant: Arc<Variant>,
    position: Position,
    kind: Kind,
    solver: Solver,
    set_play: Option<Solver>,
}

impl ProblemStudy {
    /// Begins with a position.
    #[must_use]
    pub fn new(variant: Arc<Variant>, position: Position, stipulation: &Stipulation) -> Self {
        let solver = Solver::of_problem(Arc::clone(&variant), position.clone(), stipulation);
        let set_play = Solver::set_play(Arc::clone(&variant), position.clone(), stipulation);
        Self { variant, position, kind: stipulation.kind, solver, set_play }
    }

    /// Takes over what an earlier study has settled, before `run`. Variations and set play are worked out anew.
    pub fn resume(&mut self, settled: Settled) {
        self.solver.resume(settled);
    }

    /// What is settled by now.
    #[must_use]
    pub fn settled(&self) -> &Settled {
        self.solver.settled()
    }

    /// Positions that were looked at.
    #[must_use]
    pub fn n_nodes(&self) -> u64 {
        self.solver.n_nodes() + self.set_play.as_ref().map_or(0, Solver::n_nodes)
    }

    /// The share of the first moves that have been tried, from 0 to 1. What follows is not in it.
    #[must_use]
    pub fn progress(&self) -> f64 {
        self.solver.progress()
    }

    /// Solves, or goes on to solve.
    ///
    /// # Errors
    /// [`Stopped`] if `stop` says so, which is asked at every position.
    pub fn run(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<Studied, Stopped> {
        let solution = self.solver.run(stop)?;
        let tries = self.solver.tries(stop)?;
        let set_play = self.set_play.as_mut().map(|it| it.run(stop)).transpose()?;
        let mut set_play = set_play.map_or_else(Vec::new, |it| it.keys);
        if self.kind != Kind::Help {
            set_play.retain(|it| !it.next.is_empty());
        }
        let told = |all: &[Variation]| moves(&self.variant, &mut self.position.clone(), all);
        let mut passed = self.position.clone();
        passed.apply(&[]);
        let keys = told(&solution.keys);
        let n_duals = if self.kind == Kind::Help { 0 } else { keys.iter().map(duals).sum() };
        Ok(Studied {
            keys,
            complete: solution.complete,
            set_play: moves(&self.variant, &mut passed, &set_play),
            tries: told(&tries),
            n_duals,
        })
    }
}

/// Variations of a position as moves.
fn moves(variant: &Variant, position: &mut Position, all: &[Variation]) -> Vec<StudiedMove> {
    if all.is_empty() {
        return Vec::new();
    }
    let list = perft::moves(variant, position);
    let (spellings, texts) = (Spellings::new(&list), san::write_all(variant, position, &list));
    let mut generator = LegalGenerator::default();
    let mut of = |it: &Variation| {
        let idx = spellings.spelled(&it.path)?;
        let mark = san::check_mark(variant, position, &mut generator, list.patch(idx));
        position.apply(list.patch(idx));
        variant.remember(position);
        let next = moves(variant, position, &it.next);
        position.undo();
        Some(StudiedMove { path: it.path.clone(), san: format!("{}{mark}", texts[idx]), wins_in: it.wins_in, next })
    };
    all.iter().filter_map(&mut of).collect()
}

/// Answers after a move of the winner, or deeper, that it may meet in several ways.
fn duals(it: &StudiedMove) -> u32 {
    let after = |answer: &StudiedMove| u32::from(answer.next.len() > 1) + answer.next.iter().map(duals).sum::<u32>();
    it.next.iter().map(after).sum()
}

/// Moves below each other with their numbers. `depth`: plies before the first of them.
#[must_use]
pub fn written(all: &[StudiedMove], depth: usize) -> String {
    let mut res = String::new();
    write_all(&mut res, all, depth, 1);
    res
}

fn write_all(res: &mut String, all: &[StudiedMove], depth: usize, indent: usize) {
    for it in all {
        let dots = if depth.is_multiple_of(2) { "." } else { "..." };
        *res += &format!("{}{}{dots} {}\n", "  ".repeat(indent), depth / 2 + 1, it.san);
        write_all(res, &it.next, depth + 1, indent + 1);
    }
}
