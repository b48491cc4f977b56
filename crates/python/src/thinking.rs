//! The best moves: a search with the interpreter let go, which Ctrl-C ends.

use std::sync::Arc;
use std::time::{Duration, Instant};

use pyo3::prelude::*;
use variant_diagram::search::computer::levels::Level;
use variant_diagram::search::computer::thinker::Thinker;
use variant_diagram::{BestLine, Limits, NotationForm, RecordedGame, Score};

/// The time for a search that nobody limits.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// How often the interpreter is asked for Ctrl-C.
const LISTENING: Duration = Duration::from_millis(50);

/// A line of best moves.
#[pyclass(frozen, module = "variant_diagram")]
pub(crate) struct Line {
    /// How good its first move is for the side to move, in centipawns; `None` where the end is known.
    #[pyo3(get)]
    score: Option<i32>,
    /// In how many moves the side to move wins, below 0 loses; `None` where the end is not known.
    #[pyo3(get)]
    mate: Option<i64>,
    /// Plies that were looked at to find it.
    #[pyo3(get)]
    depth: u32,
    /// The moves.
    #[pyo3(get)]
    moves: Vec<String>,
}

#[pymethods]
impl Line {
    fn __repr__(&self) -> String {
        let score = self.mate.map_or_else(|| format!("{:+}", self.score.unwrap_or(0)), |it| format!("#{it}"));
        format!("<Line {score} depth {}: {}>", self.depth, self.moves.join(" "))
    }
}

impl From<BestLine> for Line {
    fn from(it: BestLine) -> Self {
        let (score, mate) = match it.score {
            Score::Centipawns(it) => (Some(it), None),
            Score::WinsIn(n) => (None, Some(i64::from(n))),
            Score::LosesIn(n) => (None, Some(-i64::from(n))),
        };
        Self { score, mate, depth: it.depth, moves: it.moves }
    }
}

/// How long a search may go on, and how well it plays.
pub(crate) struct Asked {
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
    pub(crate) time: Option<Duration>,
    pub(crate) lines: usize,
    pub(crate) level: Option<usize>,
    pub(crate) seed: u64,
}

/// The best lines of the position that a game shows; none where it is over.
pub(crate) fn search(
    py: Python<'_>,
    game: &RecordedGame,
    asked: &Asked,
    form: &'static NotationForm,
) -> PyResult<Vec<Line>> {
    let game = game.game();
    if game.current().verdict.is_some() {
        return Ok(Vec::new());
    }
    let (variant, position) = (Arc::clone(game.variant()), game.position().clone());
    let mut broken = None;
    let lines = py.detach(|| {
        let mut thinker = Thinker::new(variant, position);
        let usual = Limits::default();
        let mut limits = Limits { lines: asked.lines.max(1), early: true, ..usual };
        let mut time = asked.time;
        if let Some(level) = asked.level.map(Level::numbered) {
            thinker.set_noise(level.noise(), asked.seed);
            limits.nodes = level.limits(thinker.n_moves()).nodes;
        } else if asked.depth.is_none() && asked.nodes.is_none() {
            time = time.or(Some(USUAL_TIME));
        }
        limits.depth = asked.depth.unwrap_or(limits.depth);
        limits.nodes = asked.nodes.map_or(limits.nodes, |it| it.min(limits.nodes));
        thinker.set_limits(limits);
        let (begun, mut heard) = (Instant::now(), Instant::now());
        BestLine::run(&mut thinker, form, &mut || {
            if heard.elapsed() >= LISTENING {
                heard = Instant::now();
                broken = Python::attach(|py| py.check_signals()).err();
            }
            broken.is_some() || time.is_some_and(|it| begun.elapsed() >= it)
        })
    });
    match broken {
        Some(error) => Err(error),
        None => Ok(lines.into_iter().map(Line::from).collect()),
    }
}
