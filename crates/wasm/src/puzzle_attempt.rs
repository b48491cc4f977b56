//! A puzzle and what has become of it in one game.

use std::sync::Arc;

use engine::moves::path::Step;
use engine::reason::Reason;
use engine::variant::Variant;
use game::game::Game;
use game::puzzle::{Puzzle, PuzzleState};
use game::variation_tree::Variations;

use crate::to_js::position::step_texts;
use crate::to_js::side_name;
use crate::view::{HintView, PuzzleView};

/// A puzzle that a reader may be solving.
#[derive(Clone, Debug)]
pub(crate) struct PuzzleAttempt {
    puzzle: Puzzle,
    /// Whether the game began with the start of the puzzle.
    is_on: bool,
    /// Whether the reader asked for the solution.
    is_shown: bool,
}

impl PuzzleAttempt {
    pub(crate) fn new(puzzle: Puzzle) -> Self {
        Self { puzzle, is_on: true, is_shown: false }
    }

    /// Whether the game began with the start of the puzzle.
    pub(crate) fn is_on(&self) -> bool {
        self.is_on
    }

    /// A game with another start begins.
    pub(crate) fn leave(&mut self) {
        self.is_on = false;
    }

    /// A new game from the start of the puzzle.
    pub(crate) fn begin(&mut self, variant: &Arc<Variant>) -> Game {
        self.is_shown = false;
        self.puzzle.game(Arc::clone(variant))
    }

    /// How far the game has come; `None` if it began elsewhere.
    pub(crate) fn view(&self, game: &Game) -> Option<PuzzleView> {
        if !self.is_on {
            return None;
        }
        let status = self.puzzle.status(game);
        let is_asked = !self.is_shown;
        let hint = status.hint.filter(|_| is_asked);
        Some(PuzzleView {
            side: side_name(self.puzzle.solver()),
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
    pub(crate) fn judge(&self, game: &Game, path: &[Step]) -> Option<Reason> {
        let is_asked = self.is_on && !self.is_shown;
        self.puzzle.judge(game, path).filter(|_| is_asked)
    }

    /// The solution as a record, at the place of the game if the solution leads there, else at its start.
    pub(crate) fn show(&mut self, game: &Game) -> Option<(Game, Variations)> {
        let mut tree = self.puzzle.solution().filter(|_| self.is_on)?.clone();
        let mut shown = self.puzzle.game(Arc::clone(game.variant()));
        let number = game.plies().get(..game.ply()).and_then(|it| tree.number(it)).unwrap_or(0);
        tree.visit(&mut shown, number);
        self.is_shown = true;
        Some((shown, tree))
    }
}
