//! Puzzles: how far the game has come with the one of the definition, or with one that was posed.

use std::sync::Arc;

use engine::moves::path::Step;
use engine::reason::Reason;
use engine::variant::Variant;
use game::game::Game;
use game::puzzle::{Puzzle, PuzzleState};
use game::variation_tree::Variations;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::from_js;
use crate::js_error::CodedError;
use crate::record::misfit_error;
use crate::to_js::position::{self, step_texts};
use crate::to_js::to_value;
use crate::view::{HintView, PuzzleView, ReasonView};

/// A puzzle that a reader may be solving.
#[derive(Clone, Debug)]
pub(crate) struct PuzzleAttempt {
    puzzle: Puzzle,
    /// Whether the game began with the start of the puzzle.
    is_on: bool,
    /// Whether the reader asked for the solution.
    is_shown: bool,
}

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
        let (puzzle, misfit) = Puzzle::posed(&self.game, Some(solution));
        self.puzzle = Some(PuzzleAttempt::new(puzzle));
        misfit.map_or(Ok(()), |it| Err(misfit_error(it, solution)))
    }

    /// Begins the puzzle anew; `false` if there is none.
    pub fn retry(&mut self) -> bool {
        let Some(attempt) = self.puzzle.as_mut().filter(|it| it.is_on) else { return false };
        self.game = attempt.begin(self.game.variant());
        self.tree = Variations::default();
        true
    }

    /// Makes the solution of the puzzle the record of the game; `false` if there is none.
    pub fn solve(&mut self) -> bool {
        let Some((game, tree)) = self.puzzle.as_mut().and_then(|it| it.show(&self.game)) else { return false };
        (self.game, self.tree) = (game, tree);
        true
    }
}

impl Diagram {
    pub(crate) fn puzzle_view(&self) -> Option<PuzzleView> {
        self.puzzle.as_ref()?.view(&self.game)
    }

    pub(crate) fn judge_path(&self, path: &[String]) -> Option<ReasonView> {
        let steps = self.steps(path).ok()?;
        let reason = self.puzzle.as_ref()?.judge(&self.game, &steps)?;
        Some(position::reason(&reason, &self.cells))
    }
}

impl PuzzleAttempt {
    pub(crate) fn new(puzzle: Puzzle) -> Self {
        Self { puzzle, is_on: true, is_shown: false }
    }

    /// A game with another start begins.
    pub(crate) fn leave(&mut self) {
        self.is_on = false;
    }

    /// A new game from the start of the puzzle.
    fn begin(&mut self, variant: &Arc<Variant>) -> Game {
        self.is_shown = false;
        self.puzzle.game(Arc::clone(variant))
    }

    fn view(&self, game: &Game) -> Option<PuzzleView> {
        if !self.is_on {
            return None;
        }
        let status = self.puzzle.status(game);
        let is_asked = !self.is_shown;
        let hint = status.hint.filter(|_| is_asked);
        Some(PuzzleView {
            side: self.puzzle.solver() as u8,
            task: self.puzzle.text().to_owned(),
            state: match status.state {
                _ if self.is_shown => "shown",
                PuzzleState::Open => "open",
                PuzzleState::Solved => "solved",
                PuzzleState::Failed => "failed",
            },
            left: status.left,
            reply: status.reply.filter(|_| is_asked).map(|it| step_texts(game.variant(), &it)),
            hint: hint.map(|(path, san)| HintView { path: step_texts(game.variant(), &path), san }),
            remarks: status.remarks,
            solution: self.puzzle.solution().is_some(),
        })
    }

    /// Why a move is not the solution.
    fn judge(&self, game: &Game, path: &[Step]) -> Option<Reason> {
        let is_asked = self.is_on && !self.is_shown;
        self.puzzle.judge(game, path).filter(|_| is_asked)
    }

    /// The solution as a record, at the place of the game if the solution leads there, else at its start.
    fn show(&mut self, game: &Game) -> Option<(Game, Variations)> {
        let mut tree = self.puzzle.solution().filter(|_| self.is_on)?.clone();
        let mut shown = self.puzzle.game(Arc::clone(game.variant()));
        let number = game.plies().get(..game.ply()).and_then(|it| tree.number(it)).unwrap_or(0);
        tree.visit(&mut shown, number);
        self.is_shown = true;
        Some((shown, tree))
    }
}
