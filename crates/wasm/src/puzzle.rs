//! Puzzles: how far the game has come with the one of the definition, or with one that was posed.

use game::puzzle::Puzzle;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::from_js;
use crate::js_error::CodedError;
use crate::puzzle_attempt::PuzzleAttempt;
use crate::record::misfit_error;
use crate::to_js::{position, to_value};
use crate::view::{PuzzleView, ReasonView};

#[wasm_bindgen]
impl Diagram {
    /// The puzzle of the definition, or the one that was posed, and how far this game has come with it;
    /// `undefined` if there is none, or if the game began elsewhere.
    ///
    /// # Errors
    /// As `diagnostics`.
    #[wasm_bindgen(unchecked_return_type = "views.PuzzleView | undefined")]
    pub fn puzzle(&self) -> Result<JsValue, JsValue> {
        to_value(&self.puzzle_view())
    }

    /// Why the move that a path spells is not the solution of the puzzle; `undefined` if it is, or if it is no move.
    ///
    /// # Errors
    /// `not-a-path` if it is no array of strings.
    #[wasm_bindgen(unchecked_return_type = "views.ReasonView | undefined")]
    pub fn judge(&self, #[wasm_bindgen(unchecked_param_type = "string[]")] path: &JsValue) -> Result<JsValue, JsValue> {
        to_value(&self.judge_path(&from_js::path(path)?))
    }

    /// Makes the start of this game a puzzle with this solution, a record.
    ///
    /// # Errors
    /// The reason and the place of the first move that does not fit; the moves before it count.
    pub fn pose(&mut self, solution: &str) -> Result<(), CodedError> {
        let (puzzle, misfit) = Puzzle::posed(self.game(), Some(solution));
        self.puzzle = Some(PuzzleAttempt::new(puzzle));
        misfit.map_or(Ok(()), |it| Err(self.refused(misfit_error(it, solution))))
    }

    /// Begins the puzzle anew; `false` if there is none.
    pub fn retry(&mut self) -> bool {
        let Some(attempt) = self.puzzle.as_mut().filter(|it| it.is_on()) else { return false };
        attempt.retry();
        self.recorded.restart();
        true
    }

    /// Makes the solution of the puzzle the record of the game; `false` if there is none.
    pub fn solve(&mut self) -> bool {
        let game = self.recorded.game();
        let Some((tree, number)) = self.puzzle.as_mut().and_then(|it| it.show(game)) else { return false };
        self.recorded.replace_moves(tree, number);
        true
    }
}

impl Diagram {
    pub(crate) fn puzzle_view(&self) -> Option<PuzzleView> {
        self.puzzle.as_ref()?.view(self.game(), &self.language)
    }

    pub(crate) fn judge_path(&self, path: &[String]) -> Option<ReasonView> {
        let steps = self.steps(path).ok()?;
        let reason = self.puzzle.as_ref()?.judge(self.game(), &steps)?;
        Some(position::reason(&reason, &self.cells, &self.language))
    }
}
