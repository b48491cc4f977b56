//! Forced wins and problems.

use std::sync::Arc;

use engine::variant::Variant;
use game::game::Game;
use game::notation::san;
use search::problems::problem_solver::{ProblemSolver, Want};
use search::problems::problem_study::{Studied, StudiedMove};
use search::problems::solution::{Solution, Variation};
use search::problems::stipulation_text;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::js_error::CodedError;
use crate::thinking::work::{Work, send, texts};
use crate::view::analysis::{ProblemKeyView, ProblemView, SolutionView, StudiedMoveView, StudyView, VariationView};

#[wasm_bindgen]
impl Diagram {
    /// Looks for wins of the side to move in so many of its moves. In JavaScript, `solve` is the way to use it.
    #[must_use]
    pub fn solver(&self, win_in: u32) -> Work {
        let (variant, position) = (Arc::clone(self.game().variant()), self.game().position().clone());
        let solver = ProblemSolver::of_win(variant, position, win_in.clamp(1, 16));
        Work::new(self.game(), solver, |game, _, it| {
            let keys = it.keys.iter().map(|it| variation(game.variant(), it)).collect();
            send(&SolutionView { keys, complete: it.complete })
        })
    }

    /// Looks for the keys of a problem: `#3`, `s#2`, `h#2.5`; with `variations` also for all that follows, set play and tries.
    /// In JavaScript, `solve` is the way to use it.
    ///
    /// # Errors
    /// `bad-stipulation` if the text is none.
    pub fn problem(&self, stipulation: &str, variations: bool) -> Result<Work, JsValue> {
        let read =
            stipulation_text::read(stipulation).map_err(|it| self.refused(CodedError::new("bad-stipulation", it)))?;
        let want = if variations { Want::Study } else { Want::Keys };
        let solver = ProblemSolver::new(Arc::clone(self.game().variant()), self.game().position().clone(), &read, want);
        let view: fn(&Game, &ProblemSolver, &Solution) -> Result<JsValue, JsValue> =
            if variations { |game, _, it| send(&study(game, it)) } else { |game, _, it| send(&problem(game, it)) };
        Ok(Work::new(self.game(), solver, view))
    }
}

fn variation(variant: &Variant, it: &Variation) -> VariationView {
    let next = it.next.iter().map(|it| variation(variant, it)).collect();
    VariationView { path: texts(variant, &it.path), wins_in: it.wins_in, next }
}

fn problem(game: &Game, solution: &Solution) -> ProblemView {
    let (variant, current) = (game.variant(), game.current());
    let key = |it: &Variation| {
        let idx = current.spellings.spelled(&it.path);
        let san = idx.map(|idx| san::write(variant, game.position(), &current.moves, idx));
        ProblemKeyView { path: texts(variant, &it.path), san: san.unwrap_or_default(), lines: it.n_lines as f64 }
    };
    ProblemView { keys: solution.keys.iter().map(key).collect(), solutions: solution.n_lines() as f64 }
}

fn study(game: &Game, solution: &Solution) -> StudyView {
    let variant = game.variant();
    let it = Studied::of(variant, game.position(), solution);
    let [keys, set_play, tries] = [&it.keys, &it.set_play, &it.tries].map(|it| studied(variant, it));
    StudyView { keys, complete: it.complete, set_play, tries, duals: it.n_duals }
}

fn studied(variant: &Variant, all: &[StudiedMove]) -> Vec<StudiedMoveView> {
    let of = |it: &StudiedMove| StudiedMoveView {
        path: texts(variant, &it.path),
        san: it.san.clone(),
        wins_in: it.wins_in,
        next: studied(variant, &it.next),
    };
    all.iter().map(of).collect()
}
