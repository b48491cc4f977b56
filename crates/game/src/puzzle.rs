//! Puzzles: whether moves of a reader are those of a solution, what answers them, what helps. How it looks is not decided here.

use std::sync::Arc;

use definition::{Diagnostic, Place, Severity};

use crate::game::Game;
use crate::notation::record::Misfit;
use crate::notation::{record, san};
use crate::variation_tree;
use crate::variation_tree::{RecordReading, Variations};
use engine::ids::Player;
use engine::moves::path::Step;
use engine::position::Position;
use engine::reason::Reason;
use engine::variant::Variant;
use message::{Arg, Message, msg};

/// Signs of a move that is no solution: `?`, `??`, `?!`.
const WRONG: [u8; 3] = [2, 4, 6];

/// How far a reader has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleState {
    /// It is not decided yet.
    Open,
    /// The reader has found it.
    Solved,
    /// The goal cannot be reached any more.
    Failed,
}

/// What is known about a game that tries to solve a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// How far the reader has come.
    pub state: PuzzleState,
    /// Moves of the solver that are left, if that is known.
    pub left: Option<usize>,
    /// What the solution answers; play it.
    pub reply: Option<Vec<Step>>,
    /// What the solution plays next: its path and its text.
    pub hint: Option<(Vec<Step>, String)>,
    /// What the author says about the position.
    pub remarks: Vec<String>,
}

/// A position with a task.
#[derive(Clone, Debug)]
pub struct Puzzle {
    start: Position,
    clocks: (u32, u32),
    solver: Player,
    text: Message,
    /// `None` without a solution.
    tree: Option<Variations>,
    has_goal: bool,
    is_idle: bool,
}

impl Puzzle {
    /// The puzzle of a definition: it needs a goal or a solution. Also the first move of the solution that does not fit.
    #[must_use]
    pub fn of(variant: &Arc<Variant>) -> Option<(Self, Option<Misfit>)> {
        let task = variant.shown.task.as_ref()?;
        let game = Game::new(Arc::clone(variant));
        let solution = task.solution.as_ref().map(|it| it.0.as_str());
        let res = Self::posed(&game, solution);
        (res.0.has_goal || res.0.tree.is_some() || res.1.is_some()).then_some(res)
    }

    /// A puzzle that a game begins with. What the solution is not asked about the definition says.
    #[must_use]
    pub fn posed(game: &Game, solution: Option<&str>) -> (Self, Option<Misfit>) {
        let variant = game.variant();
        let (start, clocks) = game.start();
        let task = variant.shown.task.as_ref();
        let solver = start.turn();
        let mut trial = Game::from_position(Arc::clone(variant), start.clone(), clocks);
        let read = solution.map(|it| variation_tree::read(&mut trial, &record::parse(it)));
        let (tree, misfit) = read.map_or((None, None), |RecordReading { tree, misfit, left_out }| {
            // A solution has to be whole, with all that is said of it.
            (Some(tree.unplayed()), misfit.or_else(|| left_out.into_iter().next()))
        });
        let tree = tree.filter(|it| !it.next(variation_tree::TreePlace::default()).is_empty());
        let goal = task.filter(|it| it.solver == solver).and_then(|it| it.goal.as_ref());
        let mut res = Self {
            start,
            clocks,
            solver,
            text: Message::default(),
            tree,
            has_goal: goal.is_some(),
            is_idle: task.is_some_and(|it| it.is_idle),
        };
        let mate = trial.current().verdict.as_ref().is_some_and(|it| it.reason == "mate" && it.winner == Some(solver));
        let n_moves = res.moves_left(None);
        res.text = match (task.and_then(|it| it.text.as_ref()), goal) {
            (Some(text), _) => Message::said(text.as_str()),
            (None, Some(goal)) => match task.and_then(|it| it.limit) {
                Some((limit, _)) => msg!("task-goal-within", side = solver, goal = goal.clone(), count = limit),
                None => msg!("task-goal", side = solver, goal = goal.clone()),
            },
            (None, None) if mate => msg!("task-mate", side = solver, count = n_moves),
            (None, None) => msg!("task-find", side = solver),
        };
        (res, misfit)
    }

    /// What has to be done, in a sentence.
    #[must_use]
    pub fn text(&self) -> &Message {
        &self.text
    }

    /// Who has to do it.
    #[must_use]
    pub fn solver(&self) -> Player {
        self.solver
    }

    /// The solution, as a record that nothing of is played yet.
    #[must_use]
    pub fn solution(&self) -> Option<&Variations> {
        self.tree.as_ref()
    }

    /// A new game from its start.
    #[must_use]
    pub fn game(&self, variant: Arc<Variant>) -> Game {
        Game::from_position(variant, self.start.clone(), self.clocks)
    }

    /// How far a game from its start has come.
    #[must_use]
    pub fn status(&self, game: &Game) -> Status {
        let place = self.place(game);
        // Whoever plays on after the last move of the solution has solved it all the same.
        let before = |n: usize| self.tree.as_ref()?.find(game.plies().get(..n)?);
        let places = || (1..=game.ply()).map_while(before);
        let is_refuted = places().any(|it| self.is_wrong(it));
        let is_over = !is_refuted && places().any(|it| self.right(it).is_none());
        let verdict = game.current().verdict.as_ref();
        let state = match verdict {
            Some(it) if it.winner == Some(self.solver) => PuzzleState::Solved,
            _ if is_over && !self.has_goal => PuzzleState::Solved,
            Some(_) => PuzzleState::Failed,
            None if is_refuted && !self.has_goal => PuzzleState::Failed,
            None => PuzzleState::Open,
        };
        let path = place.filter(|_| state == PuzzleState::Open).and_then(|it| self.right(it));
        let next = path.and_then(|it| self.tree.as_ref()?.ply(it)).map(|it| (it.path.clone(), it.san.clone()));
        let is_turn = game.position().turn() == self.solver;
        let limit = game.variant().shown.task.as_ref().and_then(|it| it.limit).filter(|_| self.has_goal);
        let left = match limit {
            Some((limit, made)) => Some(usize::try_from(limit - game.position().fact(made)).unwrap_or(0)),
            None => place.map(|it| self.moves_left(Some(it))).filter(|_| !self.has_goal),
        };
        let remarks = place.zip(self.tree.as_ref()).map(|(it, tree)| tree.remarks(it).0).unwrap_or_default();
        let (hint, reply) = if is_turn { (next, None) } else { (None, next.map(|it| it.0)) };
        Status { state, left, reply, hint, remarks }
    }

    /// Why a move that a path spells is not the solution; `None` if it is, or if the goal alone decides.
    #[must_use]
    pub fn judge(&self, game: &Game, path: &[Step]) -> Option<Reason> {
        let tree = self.tree.as_ref()?;
        let place = self.place(game)?;
        let current = game.current();
        let idx = current.spellings.spelled(path)?;
        if game.position().turn() != self.solver || self.status(game).state != PuzzleState::Open {
            return None;
        }
        let patch = current.moves.patch(idx);
        let found = tree.next(place).into_iter().find(|it| tree.ply(*it).is_some_and(|it| it.patch == patch));
        let mut why = msg!("reason-try-another");
        if let Some(it) = found {
            if !self.is_wrong(it) {
                return None;
            }
            let answer = tree.next(it).into_iter().next().and_then(|it| tree.ply(it));
            match (tree.remarks(it).0.first(), answer) {
                (Some(remark), _) => why = Message::about("said", "text", Arg::word(&**remark)),
                (None, Some(answer)) => why = msg!("reason-answer", move = answer.san.clone()),
                (None, None) => {}
            }
        } else if (self.has_goal && self.is_idle) || self.wins(game, idx) {
            return None;
        }
        let text = san::write(game.variant(), game.position(), &current.moves, idx);
        let message = msg!("reason-not-solution", move = text).then(why);
        Some(Reason { code: "not-solution", message, marks: Vec::new() })
    }

    /// Where a game is in the solution.
    fn place(&self, game: &Game) -> Option<variation_tree::TreePlace> {
        self.tree.as_ref()?.find(game.plies().get(..game.ply())?)
    }

    fn is_wrong(&self, place: variation_tree::TreePlace) -> bool {
        self.tree.as_ref().is_some_and(|it| it.remarks(place).1.iter().any(|it| WRONG.contains(it)))
    }

    /// What the solution goes on with.
    fn right(&self, place: variation_tree::TreePlace) -> Option<variation_tree::TreePlace> {
        self.tree.as_ref()?.next(place).into_iter().find(|it| !self.is_wrong(*it))
    }

    /// How many moves of the solver the solution has after a place, or in all.
    fn moves_left(&self, place: Option<variation_tree::TreePlace>) -> usize {
        let Some(tree) = &self.tree else { return 0 };
        let mut next = self.right(place.unwrap_or_default());
        let mut res = 0;
        while let Some(it) = next {
            res += usize::from(tree.ply(it).is_some_and(|it| it.mover() == self.solver));
            next = self.right(it);
        }
        res
    }

    /// Whether a move wins at once: then it is a solution, whatever the author's is.
    fn wins(&self, game: &Game, idx: usize) -> bool {
        let mut trial = Game::from_position(Arc::clone(game.variant()), game.position().clone(), game.clocks());
        if idx >= trial.current().moves.len() {
            return false;
        }
        trial.play_index(idx);
        trial.current().verdict.as_ref().is_some_and(|it| it.winner == Some(self.solver))
    }
}

/// What is wrong with the solution of a definition.
#[must_use]
pub fn check(variant: &Arc<Variant>) -> Option<Diagnostic> {
    let (_, place) = variant.shown.task.as_ref()?.solution.as_ref()?;
    let misfit = Puzzle::of(variant)?.1?;
    let place = match place {
        Place::Text(it) => {
            Place::Text(definition::Span::new(it.start + misfit.place.start, it.start + misfit.place.end))
        }
        it => it.clone(),
    };
    Some(Diagnostic {
        severity: Severity::Error,
        code: "def.solution",
        message: msg!("def-solution-misfit", why = misfit.reason.message),
        hint: Some(msg!("def-solution-hint")),
        fix: None,
        place,
    })
}
