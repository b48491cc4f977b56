//! A problem as its author looks at it: the solution with all variations and duals, set play, tries with their refutations.

use crate::problems::problem_solver::passed;
use crate::problems::solution::{Solution, Variation};
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

impl Studied {
    /// What a solution says, for the position that was solved.
    #[must_use]
    pub fn of(variant: &Variant, position: &Position, solution: &Solution) -> Self {
        let told = |all: &[Variation]| moves(variant, &mut position.clone(), all);
        Self {
            keys: told(&solution.keys),
            complete: solution.complete,
            set_play: moves(variant, &mut passed(position), &solution.set_play),
            tries: told(&solution.tries),
            n_duals: solution.n_duals,
        }
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
