//! The best moves of a position as text.

use std::sync::Arc;

use game::game::Game;
use game::notation::forms::NotationForm;
use game::notation::listed_moves::MoveList;
use search::computer::score::Score;
use search::computer::thinker::{Limits, Line, Thinker};
use search::work::Work;

/// A line of best moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestLine {
    /// How good its first move is for the side to move.
    pub score: Score,
    /// Plies that were looked at to find it; 0 if none was.
    pub depth: u32,
    /// Its moves.
    pub moves: Vec<String>,
}

/// The best lines of the position that a game shows, best first, within limits and for as long as `stop` does not say so; it
/// is asked all the time. There is none where the game is over.
///
/// Whoever asks again and again keeps a [`Thinker`], which remembers, and asks [`BestLine::run`].
///
/// ```
/// use variant_diagram::{Limits, Score, best_lines, forms, read};
/// let text = "files=5\nranks=5\nfirstRank=1\nroyal=K\nrook:R:R::a1\nking:K:K::c1";
/// let game = read(text).game_from("4k/5/4K/5/R4 w - - 0 1").expect("a position");
/// let uci = forms::named("uci").expect("a form");
/// let lines = best_lines(game.game(), Limits { depth: 4, ..Limits::default() }, uci, &mut || false);
/// assert_eq!((lines[0].score, &*lines[0].moves[0]), (Score::WinsIn(1), "a1a5"));
/// ```
#[must_use]
pub fn best_lines(game: &Game, limits: Limits, form: &NotationForm, stop: &mut dyn FnMut() -> bool) -> Vec<BestLine> {
    if game.current().verdict.is_some() {
        return Vec::new();
    }
    let mut thinker = Thinker::new(Arc::clone(game.variant()), game.position().clone());
    thinker.set_limits(limits);
    BestLine::run(&mut thinker, form, stop)
}

impl BestLine {
    /// The best lines of a search that goes on until its limits or until `stop` says so: one that is kept, or plays on a level.
    #[must_use]
    pub fn run(thinker: &mut Thinker, form: &NotationForm, stop: &mut dyn FnMut() -> bool) -> Vec<Self> {
        let lines = thinker.run(stop).answer().or_else(|| thinker.finish()).unwrap_or_default();
        lines.iter().map(|it| Self::of(thinker, it, form)).collect()
    }

    /// A line of a search as text.
    #[must_use]
    pub fn of(thinker: &Thinker, line: &Line, form: &NotationForm) -> Self {
        let mut moves = Vec::new();
        thinker.follow(line, |position, list, idx| {
            let list = MoveList { variant: thinker.variant(), position, moves: list };
            moves.push(form.list(list).swap_remove(idx));
        });
        Self { score: line.score, depth: line.depth, moves }
    }
}
