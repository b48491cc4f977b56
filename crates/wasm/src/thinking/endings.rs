//! Tables of endings.

use std::sync::Arc;

use engine::position::Position;
use game::game::Game;
use search::endgames::EndgameSolver;
use search::endgames::endgame_table::Outcome;
use search::endgames::ending_report::{self, EndingReport, EndingSide, LongestEnding, moves_of};
use search::work::Refusal;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::js_error::CodedError;
use crate::thinking::work::{Work, send, texts};
use crate::view::analysis::{EndingMoveView, EndingResultView, EndingSideView, EndingView, LongestEndingView};

#[wasm_bindgen]
impl Diagram {
    /// Works out the ending on the board, or that of some pieces, such as `K,Q;K`, wherever they stand. In JavaScript,
    /// `endings` is the way to use it.
    ///
    /// # Errors
    /// `bad-pieces` if the text names no pieces; `endings.…` if there is no table for them.
    #[wasm_bindgen(js_name = endingSolver)]
    pub fn ending_solver(&self, pieces: Option<String>) -> Result<Work, JsValue> {
        let (game, variant) = (self.game(), Arc::clone(self.game().variant()));
        let refused = |it: Refusal| self.refused(CodedError::new(it.code, it.message()));
        let Some(text) = pieces else {
            let solver = EndgameSolver::of_position(variant, game.position()).map_err(refused)?;
            return Ok(Work::new(game, solver, |game, solver, _| told(solver, Some(game.position()))));
        };
        let pieces = ending_report::read_pieces(&variant, &text);
        let pieces = pieces.map_err(|it| self.refused(CodedError::new("bad-pieces", it)))?;
        let solver = EndgameSolver::of_pieces(variant, &pieces).map_err(refused)?;
        Ok(Work::new(game, solver, |_: &Game, solver, _| told(solver, None)))
    }
}

/// What the tables say, also about a position.
fn told(solver: &EndgameSolver, position: Option<&Position>) -> Result<JsValue, JsValue> {
    ending_report::report(solver).map_or(Ok(JsValue::UNDEFINED), |it| send(&view(solver, position, it)))
}

fn view(solver: &EndgameSolver, position: Option<&Position>, report: EndingReport) -> EndingView {
    let variant = solver.variant();
    let judged = position.map(|it| ending_report::judged_moves(solver, it)).unwrap_or_default();
    let moves = judged.into_iter().map(|it| EndingMoveView {
        path: texts(variant, &it.path),
        san: it.san,
        result: it.outcome.map(result),
    });
    let ([white_pieces, black_pieces], [white, black]) = (report.pieces, report.sides);
    EndingView {
        white_pieces,
        black_pieces,
        white: side(white),
        black: side(black),
        result: position.and_then(|it| solver.outcome(it)).map(result),
        moves: moves.collect(),
    }
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
