//! Searching and solving in slices: JavaScript asks for some milliseconds at a time, in a worker or between two frames.

use std::cell::OnceCell;
use std::sync::Arc;

use engine::moves::path::Step;
use engine::moves::spelling::Spellings;
use engine::variant::Variant;
use game::game::Game;
use game::notation::path::step_text;
use game::notation::san;
use search::computer::evaluation::{Evaluator, Noise};
use search::computer::levels::Level;
use search::computer::score::Score;
use search::computer::thinker::{self, Limits, Line, Progress, Thinker};
use search::problems::problem::{Key, ProblemSolver};
use search::problems::problem_study::{ProblemStudy, StudiedMove};
use search::problems::solve::{Solver, Variation};
use search::problems::stipulation_text;
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::js_error::CodedError;
use crate::view::analysis::{
    AnalysedLineView, AnalysedMoveView, ProblemKeyView, ProblemView, SolutionView, StudiedMoveView, StudyView,
    VariationView,
};

/// What judges positions of a definition's variant, for all searches; made with the first of them.
#[derive(Debug, Default)]
pub(crate) struct SharedEvaluator(OnceCell<Arc<Evaluator>>);

impl SharedEvaluator {
    /// What judges positions of a variant: `own`, or that with other walls, which nobody shares.
    fn of(&self, own: &Arc<Variant>, variant: &Arc<Variant>) -> Arc<Evaluator> {
        if !Arc::ptr_eq(variant, own) {
            return Arc::new(Evaluator::new(variant));
        }
        Arc::clone(self.0.get_or_init(|| Arc::new(Evaluator::new(variant))))
    }
}

#[wasm_bindgen]
impl Diagram {
    /// Searches from the current position. In JavaScript, `analyse` is the way to use it.
    #[must_use]
    pub fn search(&self) -> Search {
        let definition = &self.definition;
        Search::new(&self.game, definition.evaluator.of(&definition.variant, self.game.variant()))
    }

    /// Looks for wins of the side to move in so many of its moves. In JavaScript, `solve` is the way to use it.
    #[must_use]
    pub fn solver(&self, win_in: u32) -> WinSolver {
        WinSolver::new(&self.game, win_in.clamp(1, 16))
    }
}

#[wasm_bindgen]
impl Diagram {
    /// Looks for the keys of a problem: `#3`, `s#2`, `h#2.5`. In JavaScript, `solve` is the way to use it.
    ///
    /// # Errors
    /// `bad-stipulation` if the text is none.
    pub fn problem(&self, stipulation: &str) -> Result<ProblemSearch, JsValue> {
        Ok(ProblemSearch::new(&self.game, stipulation)?)
    }
}

#[wasm_bindgen]
impl Diagram {
    /// Looks for all there is to a problem: variations, set play, tries. In JavaScript, `solve` is the way to use it.
    ///
    /// # Errors
    /// `bad-stipulation` if the text is none.
    #[wasm_bindgen(js_name = problemStudy)]
    pub fn problem_study(&self, stipulation: &str) -> Result<StudySearch, JsValue> {
        let read = stipulation_text::read(stipulation).map_err(|it| CodedError::new("bad-stipulation", it))?;
        let (variant, position) = (Arc::clone(self.game.variant()), self.game.position().clone());
        Ok(StudySearch { study: ProblemStudy::new(Arc::clone(&variant), position, &read), variant })
    }
}

/// Thinks about a position. JavaScript wraps it: see `analyse` there.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Search {
    variant: Arc<Variant>,
    thinker: Thinker,
}

/// Whether so many milliseconds have passed since now, to be asked again and again.
pub(crate) fn timer(milliseconds: f64) -> impl FnMut() -> bool {
    let end = js_sys::Date::now() + milliseconds;
    move || js_sys::Date::now() >= end
}

pub(crate) fn send<T: Serialize + ?Sized>(view: &T) -> Result<JsValue, JsValue> {
    Ok(serde_wasm_bindgen::to_value(view)?)
}

fn texts(variant: &Variant, path: &[Step]) -> Vec<String> {
    path.iter().map(|it| step_text(variant, *it)).collect()
}

impl Search {
    pub(crate) fn new(game: &Game, evaluator: Arc<Evaluator>) -> Self {
        let variant = Arc::clone(game.variant());
        let thinker =
            Thinker::with_evaluator(Arc::clone(&variant), evaluator, game.position().clone(), thinker::TABLE_BITS);
        Self { variant, thinker }
    }

    pub(crate) fn views(&self) -> Vec<AnalysedLineView> {
        self.thinker.lines().iter().map(|it| self.view(it)).collect()
    }

    fn view(&self, line: &Line) -> AnalysedLineView {
        let mut moves = Vec::new();
        self.thinker.follow(line, |position, list, idx| {
            let path = texts(&self.variant, Spellings::new(list).canonical(idx));
            moves.push(AnalysedMoveView { path, san: san::write(&self.variant, position, list, idx) });
        });
        let of = |it: Score| match it {
            Score::Centipawns(it) => (Some(it), None, None),
            Score::WinsIn(n) => (None, Some(n), None),
            Score::LosesIn(n) => (None, None, Some(n)),
        };
        let (centipawns, wins_in, loses_in) = of(line.score);
        AnalysedLineView { depth: line.depth, centipawns, wins_in, loses_in, moves }
    }
}

#[wasm_bindgen]
impl Search {
    /// Goes on with the current position of a game, and keeps what is known if its definition is the same.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self, diagram: &Diagram) {
        if Arc::ptr_eq(&self.variant, diagram.game.variant()) {
            self.thinker.set_position(diagram.game.position().clone());
        } else {
            *self = diagram.search();
        }
    }

    /// Sets when to stop; 0 is no limit. `lines`: how many of the best moves are wanted. Judges as well as it can.
    pub fn limit(&mut self, depth: u32, nodes: f64, lines: u32) {
        let usual = Limits::default();
        let depth = if depth == 0 { usual.depth } else { depth };
        let nodes = if nodes >= 1.0 { nodes as u64 } else { usual.nodes };
        self.thinker.set_limits(Limits { depth, nodes, lines: lines.clamp(1, 64) as usize });
        self.thinker.set_noise(Noise::Centipawns(0), 0);
    }

    /// Plays as well as a level from 1 to 8. Games with another seed are other games. `timed`: whether the caller has a time
    /// of its own for the move; the highest level then has no other limit. Returns the milliseconds it usually has.
    pub fn level(&mut self, number: u32, seed: f64, timed: bool) -> u32 {
        let number = number as usize;
        let level = if timed { Level::within_time(number) } else { Level::numbered(number) };
        self.thinker.set_limits(level.limits(self.thinker.n_moves()));
        self.thinker.set_noise(level.noise(), seed as u64);
        level.milliseconds
    }

    /// Thinks for at most so many milliseconds: 0 if there is more to do, 1 if `lines` are new, 2 if all is done.
    pub fn step(&mut self, milliseconds: f64) -> u8 {
        match self.thinker.think(&mut timer(milliseconds)) {
            Progress::Paused => 0,
            Progress::Deeper => 1,
            Progress::Done => 2,
        }
    }

    /// Ends the thinking. There is a line now, unless there is no move.
    pub fn finish(&mut self) {
        self.thinker.finish();
    }

    /// The best lines so far, best first.
    ///
    /// # Errors
    /// Only if the page broke its own objects.
    #[wasm_bindgen(unchecked_return_type = "views.AnalysedLineView[]")]
    pub fn lines(&self) -> Result<JsValue, JsValue> {
        send(&self.views())
    }

    /// The move that looks best before the first depth is done, as a list of one line of depth 0, whose score means
    /// nothing. Empty if there is no move.
    ///
    /// # Errors
    /// Only if the page broke its own objects.
    #[wasm_bindgen(unchecked_return_type = "views.AnalysedLineView[]")]
    pub fn guess(&self) -> Result<JsValue, JsValue> {
        let lines: Vec<AnalysedLineView> = self.thinker.guess().iter().map(|it| self.view(it)).collect();
        send(&lines)
    }

    /// Positions that were looked at.
    #[must_use]
    pub fn nodes(&self) -> f64 {
        self.thinker.n_nodes() as f64
    }
}

/// Finds forced wins. JavaScript wraps it: see `solve` there.
#[wasm_bindgen]
#[derive(Debug)]
pub struct WinSolver {
    variant: Arc<Variant>,
    pub(crate) solver: Solver,
}

impl WinSolver {
    pub(crate) fn new(game: &Game, win_in: u32) -> Self {
        let variant = Arc::clone(game.variant());
        let solver = Solver::new(Arc::clone(&variant), game.position().clone(), win_in);
        Self { variant, solver }
    }

    fn view(&self, it: &Variation) -> VariationView {
        let next = it.next.iter().map(|it| self.view(it)).collect();
        VariationView { path: texts(&self.variant, &it.path), wins_in: it.wins_in, next }
    }
}

#[wasm_bindgen]
impl WinSolver {
    /// Goes on for at most so many milliseconds. The solution, once it is known; until then nothing.
    ///
    /// # Errors
    /// Only if the page broke its own objects.
    #[wasm_bindgen(unchecked_return_type = "views.SolutionView | undefined")]
    pub fn step(&mut self, milliseconds: f64) -> Result<JsValue, JsValue> {
        let Ok(solution) = self.solver.run(&mut timer(milliseconds)) else { return Ok(JsValue::UNDEFINED) };
        let keys = solution.keys.iter().map(|it| self.view(it)).collect();
        send(&SolutionView { keys, complete: solution.complete })
    }

    /// The share of the first moves that have been tried, from 0 to 1.
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

/// Finds the keys of a problem. JavaScript wraps it: see `solve` there.
#[wasm_bindgen]
#[derive(Debug)]
pub struct ProblemSearch {
    /// The position with its moves.
    game: Game,
    pub(crate) solver: ProblemSolver,
}

impl ProblemSearch {
    pub(crate) fn new(game: &Game, stipulation: &str) -> Result<Self, CodedError> {
        let read = stipulation_text::read(stipulation).map_err(|it| CodedError::new("bad-stipulation", it))?;
        let solver = ProblemSolver::new(Arc::clone(game.variant()), game.position().clone(), &read);
        Ok(Self { game: game.clone(), solver })
    }

    pub(crate) fn view(&self, keys: &[Key]) -> ProblemView {
        let keys: Vec<ProblemKeyView> = keys.iter().map(|it| self.key(it)).collect();
        // A sum of no floats would be -0.
        ProblemView { solutions: keys.iter().fold(0.0, |sum, it| sum + it.lines), keys }
    }

    fn key(&self, it: &Key) -> ProblemKeyView {
        let (variant, current) = (self.game.variant(), self.game.current());
        let idx = current.spellings.spelled(&it.path);
        let san = idx.map(|idx| san::write(variant, self.game.position(), &current.moves, idx));
        ProblemKeyView { path: texts(variant, &it.path), san: san.unwrap_or_default(), lines: it.n_lines as f64 }
    }
}

#[wasm_bindgen]
impl ProblemSearch {
    /// Goes on for at most so many milliseconds. The keys, once they are known; until then nothing.
    ///
    /// # Errors
    /// Only if the page broke its own objects.
    #[wasm_bindgen(unchecked_return_type = "views.ProblemView | undefined")]
    pub fn step(&mut self, milliseconds: f64) -> Result<JsValue, JsValue> {
        let Ok(keys) = self.solver.run(&mut timer(milliseconds)) else { return Ok(JsValue::UNDEFINED) };
        send(&self.view(&keys))
    }

    /// The share of the first moves that have been tried, from 0 to 1.
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

/// Finds all there is to a problem. JavaScript wraps it: see `solve` there.
#[wasm_bindgen]
#[derive(Debug)]
pub struct StudySearch {
    variant: Arc<Variant>,
    pub(crate) study: ProblemStudy,
}

impl StudySearch {
    fn views(&self, all: &[StudiedMove]) -> Vec<StudiedMoveView> {
        let of = |it: &StudiedMove| StudiedMoveView {
            path: texts(&self.variant, &it.path),
            san: it.san.clone(),
            wins_in: it.wins_in,
            next: self.views(&it.next),
        };
        all.iter().map(of).collect()
    }
}

#[wasm_bindgen]
impl StudySearch {
    /// Goes on for at most so many milliseconds. All there is, once it is known; until then nothing.
    ///
    /// # Errors
    /// Only if the page broke its own objects.
    #[wasm_bindgen(unchecked_return_type = "views.StudyView | undefined")]
    pub fn step(&mut self, milliseconds: f64) -> Result<JsValue, JsValue> {
        let Ok(it) = self.study.run(&mut timer(milliseconds)) else { return Ok(JsValue::UNDEFINED) };
        let [keys, set_play, tries] = [&it.keys, &it.set_play, &it.tries].map(|it| self.views(it));
        send(&StudyView { keys, complete: it.complete, set_play, tries, duals: it.n_duals })
    }

    /// The share of the first moves that have been tried, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        self.study.progress()
    }

    /// Positions that were looked at.
    #[must_use]
    pub fn nodes(&self) -> f64 {
        self.study.n_nodes() as f64
    }
}
