//! Tables of endings, made in slices.

use engine::position::Position;
use engine::variant::Variant;
use game::game::Game;
use game::notation::path::step_text;
use search::endgames::EndgameSolver;
use search::endgames::endgame_table::Outcome;
use search::endgames::ending_report::{self, EndingReport, EndingSide, LongestEnding, moves_of};
use search::endgames::unfit::Unfit;
use std::sync::Arc;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::js_error::CodedError;
use crate::thinking::search::{send, timer};
use crate::view::analysis::{EndingMoveView, EndingResultView, EndingSideView, EndingView, LongestEndingView};

#[wasm_bindgen]
impl Diagram {
    /// Works out the ending on the board, or that of some pieces, such as `K,Q;K`, wherever they stand. In JavaScript,
    /// `endings` is the way to use it.
    ///
    /// # Errors
    /// `bad-men` if the text names no pieces; `endings.…` if there is no table for them.
    #[wasm_bindgen(js_name = endingSolver)]
    pub fn ending_solver(&self, men: Option<String>) -> Result<EndingSearch, JsValue> {
        Ok(EndingSearch::new(&self.game, men.as_deref())?)
    }
}

/// Makes the tables of an ending. JavaScript wraps it: see `endings` there.
#[wasm_bindgen]
#[derive(Debug)]
pub struct EndingSearch {
    pub(crate) solver: EndgameSolver,
    /// The position of the game, unless the pieces were named.
    position: Option<Position>,
    /// How many of the tables that are finished somebody has.
    pub(crate) n_told: usize,
}

fn refused(it: Unfit) -> CodedError {
    CodedError::new(it.code, it.sentence)
}

fn result(outcome: Outcome) -> EndingResultView {
    let moves = Some(moves_of(outcome));
    match outcome {
        Outcome::Win(_) => EndingResultView { wins_in: moves, loses_in: None },
        Outcome::Loss(_) => EndingResultView { wins_in: None, loses_in: moves },
        Outcome::Draw => EndingResultView { wins_in: None, loses_in: None },
    }
}

fn longest(it: LongestEnding) -> LongestEndingView {
    LongestEndingView { moves: it.moves, fen: it.fen, line: it.line }
}

fn side(it: EndingSide) -> EndingSideView {
    EndingSideView {
        wins: it.wins as f64,
        draws: it.draws as f64,
        losses: it.losses as f64,
        longest_win: it.longest_win.map(longest),
        longest_loss: it.longest_loss.map(longest),
    }
}

impl EndingSearch {
    pub(crate) fn new(game: &Game, men: Option<&str>) -> Result<Self, CodedError> {
        let variant: Arc<Variant> = Arc::clone(game.variant());
        let Some(text) = men else {
            let position = game.position().clone();
            let solver = EndgameSolver::of_position(variant, &position).map_err(refused)?;
            return Ok(Self { solver, position: Some(position), n_told: 0 });
        };
        let men = ending_report::read_men(&variant, text).map_err(|it| CodedError::new("bad-men", it))?;
        let solver = EndgameSolver::of_men(variant, &men).map_err(refused)?;
        Ok(Self { solver, position: None, n_told: 0 })
    }

    pub(crate) fn view(&self, report: EndingReport) -> EndingView {
        let variant = self.solver.variant();
        let judged = self.position.as_ref().map(|it| ending_report::judged_moves(&self.solver, it));
        let moves = judged.unwrap_or_default().into_iter().map(|it| EndingMoveView {
            path: it.path.iter().map(|it| step_text(variant, *it)).collect(),
            san: it.san,
            result: it.outcome.map(result),
        });
        let ([white_men, black_men], [white, black]) = (report.men, report.sides);
        EndingView {
            white_men,
            black_men,
            white: side(white),
            black: side(black),
            result: self.position.as_ref().and_then(|it| self.solver.outcome(it)).map(result),
            moves: moves.collect(),
        }
    }
}

#[wasm_bindgen]
impl EndingSearch {
    /// Goes on for at most so many milliseconds. What the tables say, once they are done; until then nothing.
    ///
    /// # Errors
    /// `endings.…` if it turns out that there is no table.
    #[wasm_bindgen(unchecked_return_type = "views.EndingView | undefined")]
    pub fn step(&mut self, milliseconds: f64) -> Result<JsValue, JsValue> {
        if !self.solver.run(&mut timer(milliseconds)).map_err(refused)? {
            return Ok(JsValue::UNDEFINED);
        }
        ending_report::report(&self.solver).map_or(Ok(JsValue::UNDEFINED), |it| send(&self.view(it)))
    }

    /// The share that is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        self.solver.progress()
    }

    /// Positions that were looked at.
    #[must_use]
    pub fn nodes(&self) -> f64 {
        self.solver.n_nodes() as f64
    }
}
