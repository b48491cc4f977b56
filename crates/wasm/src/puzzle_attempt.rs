//! A puzzle and what has become of it in one game.

use engine::moves::path::Step;
use engine::reason::Reason;
use game::game::Game;
use game::puzzle::{Puzzle, PuzzleState};
use game::variation_tree::Variations;

use crate::to_js::position::step_texts;
use crate::to_js::side_name;
use crate::view::{HintView, PuzzleView};
use crate::words::Language;

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

    /// The game begins again.
    pub(crate) fn retry(&mut self) {
        self.is_shown = false;
    }

    /// How far the game has come; `None` if it began elsewhere.
    pub(crate) fn view(&self, game: &Game, language: &Language) -> Option<PuzzleView> {
        if !self.is_on {
            return None;
        }
        let status = self.puzzle.status(game);
        let is_asked = !self.is_shown;
        let hint = status.hint.filter(|_| is_asked);
        Some(PuzzleView {
            side: side_name(self.puzzle.solver()),
            task: language.names.task.clone().unwrap_or_else(|| language.say(self.puzzle.text())),
            state: match status.state {
                _ if self.is_shown => "shown",
                PuzzleState::Open => "open",
                PuzzleState::Solved => "solved",
                PuzzleState::Failed => "failed",
            },
            left: status.left,
            reply: status.reply.filter(|_| is_asked).map(|it| step_texts(game.variant(), &it)),
            hint: hint.map(|(path, san)| HintView { path: step_texts(game.variant(), &path), san }),
            remarks: status.remarks.into_iter().map(|it| language.word(&it).unwrap_or(it)).collect(),
            solution: self.puzzle.solution().is_some(),
        })
    }

    /// Why a move is not the solution.
    pub(crate) fn judge(&self, game: &Game, path: &[Step]) -> Option<Reason> {
        let is_asked = self.is_on && !self.is_shown;
        self.puzzle.judge(game, path).filter(|_| is_asked)
    }

    /// The solution, and the number of the move that the game has come to, or of the start if the solution leads elsewhere.
    pub(crate) fn show(&mut self, game: &Game) -> Option<(Variations, usize)> {
        let tree = self.puzzle.solution().filter(|_| self.is_on)?.clone();
        let number = game.plies().get(..game.ply()).and_then(|it| tree.number(it)).unwrap_or(0);
        self.is_shown = true;
        Some((tree, number))
    }
}
