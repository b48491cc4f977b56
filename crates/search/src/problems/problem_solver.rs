//! Solves problems: all first moves that do what is asked in so many, alone or with all that follows.
//!
//! Nothing is estimated and nothing is left out, so what is found is proved. As problems do, the solver forgets what was
//! before the position: neither repetition nor a count of moves ends a line.

mod course;
mod tries;

use std::sync::Arc;

use crate::problems::proof::{Proof, RootMove};
use crate::problems::settled::Settled;
use crate::problems::solution::{Solution, Variation};
use crate::problems::stipulation::win::Win;
use crate::problems::stipulation::{Insight, Kind, Play, Stipulation};
use crate::problems::stopped::Stopped;
use crate::work::{Progress, Work};
use course::Course;
use engine::ids::Player;
use engine::legal::LegalGenerator;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::position::Position;
use engine::variant::Variant;

/// Positions of a solution that are written down.
const MAX_WRITTEN: usize = 20_000;

/// How much is wanted of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// The first moves that solve it, with the number of their lines.
    Keys,
    /// The same with all that follows.
    Variations,
    /// All there is to a problem: variations, tries, and set play.
    Study,
}

/// Finds all wins of the side to move, or what solves a problem.
///
/// ```
/// use std::sync::Arc;
/// use search::problems::problem_solver::ProblemSolver;
/// use search::work::Work;
/// let (definition, _) = rules::read("files=5\nranks=5\nfirstRank=1\nroyal=K\nrook:R:R::a1\nking:K:K::e1");
/// let variant = Arc::new(game::setup::compile(&definition).0);
/// let position = game::notation::fen::read(&variant, "k4/5/2K2/5/4R w - - 0 1").expect("a position").position;
/// let mut solver = ProblemSolver::of_win(variant, position, 2);
/// let solution = solver.run(&mut || false).answer().expect("nobody stops it");
/// // Each answer to a key is met by a win.
/// assert!(!solution.keys.is_empty() && solution.complete);
/// assert!(solution.keys[0].next.iter().all(|it| it.next[0].wins_in == 1));
/// ```
#[derive(Debug)]
pub struct ProblemSolver {
    proof: Proof,
    play: Box<dyn Play>,
    course: Course,
    want: Want,
    /// Turns up to the goal at most.
    plies: u32,
    /// The solution as far as it is written down; the first entry is the position itself.
    tree: Vec<Written>,
    /// Positions whose moves are not written down yet, each with the moves in which the winner wins there at most.
    waiting: Vec<(usize, u32)>,
    /// The position of the winner that is worked on.
    search: Option<WinSearch>,
    /// The search for tries, once the solution is there.
    tries: Option<tries::TrySearch>,
    /// What solves the position if the other side is to move.
    set_play: Option<Box<Self>>,
    settled: Settled,
    /// Positions that were looked at by whoever settled the first moves.
    n_before: u64,
    /// How many settled moves were told.
    n_told: usize,
}

/// A move that is written down.
#[derive(Debug, Default)]
struct Written {
    path: Vec<Step>,
    patch: Vec<Edit>,
    wins_in: u32,
    n_lines: u64,
    before: usize,
    next: Vec<usize>,
}

/// The search for the wins of one position: it stands on the board.
#[derive(Debug)]
struct WinSearch {
    /// The move that led there.
    at: usize,
    /// Who is to move.
    side: Player,
    /// Moves in which to win at most, or turns of both sides that are left.
    most: u32,
    moves: Vec<RootMove>,
    /// The move that is tried next.
    next: usize,
    /// Whether it has been made, and in how many moves it does not win.
    is_made: bool,
    refuted: u32,
    /// The quickest win so far.
    best: Option<Found>,
}

/// A move that wins.
#[derive(Clone, Copy, Debug)]
struct Found {
    idx: usize,
    wins_in: u32,
    /// Keys alone: in how many lines.
    n_lines: u64,
    /// Whether the winner moves again then.
    again: bool,
}

impl ProblemSolver {
    /// Begins with a problem.
    #[must_use]
    pub fn new(variant: Arc<Variant>, position: Position, stipulation: &Stipulation, want: Want) -> Self {
        let plies = stipulation.plies.max(1);
        let most = if stipulation.kind == Kind::Help { plies } else { plies.div_ceil(2) };
        let set_play = if want == Want::Study { Self::set_play(&variant, &position, stipulation) } else { None };
        let proof = Proof::new(variant, position, plies);
        let res = Self::with(proof, stipulation.play(), Course::of(stipulation), plies, most);
        Self { want, set_play, ..res }
    }

    /// Begins with a position that the side to move wins by the rules, in so many of its moves, from 1.
    #[must_use]
    pub fn of_win(variant: Arc<Variant>, position: Position, win_in: u32) -> Self {
        let win_in = win_in.max(1);
        let proof = Proof::new(variant, position, 2 * win_in);
        Self::with(proof, Box::new(Win), Course::Win, 2 * win_in, win_in)
    }

    /// Begins with the set play of a problem: what would happen if the other side were to move. `None` if it could not be,
    /// because the side to move is in check, or nothing is left to do.
    fn set_play(variant: &Arc<Variant>, position: &Position, stipulation: &Stipulation) -> Option<Box<Self>> {
        let side = position.turn();
        let plies = stipulation.plies.checked_sub(1).filter(|it| *it > 0)?;
        if LegalGenerator::default().in_check(variant, position, side) {
            return None;
        }
        let most = if stipulation.kind == Kind::Help { plies } else { plies / 2 };
        let mut proof = Proof::new(Arc::clone(variant), passed(position), plies);
        proof.let_attack(side);
        Some(Box::new(Self::with(proof, stipulation.play(), Course::of(stipulation), plies, most)))
    }

    fn with(mut proof: Proof, play: Box<dyn Play>, course: Course, plies: u32, most: u32) -> Self {
        proof.aim(play.as_ref(), plies);
        Self {
            proof,
            play,
            course,
            want: Want::Variations,
            plies,
            tree: vec![Written::default()],
            waiting: vec![(0, most)],
            search: None,
            tries: None,
            set_play: None,
            settled: Settled::default(),
            n_before: 0,
            n_told: 0,
        }
    }

    /// What is settled by now.
    #[must_use]
    pub fn settled(&self) -> &Settled {
        &self.settled
    }

    /// Solves, or goes on to solve.
    fn solve(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<Solution, Stopped> {
        loop {
            if self.search.is_some() {
                self.go_on(stop)?;
            } else if let Some((at, most)) = self.waiting.pop() {
                self.look_at(at, most);
            } else {
                break;
            }
        }
        let tries = if self.want == Want::Study { self.tries(stop)? } else { Vec::new() };
        let mut set_play = self.set_play.as_mut().map_or(Ok(Vec::new()), |it| it.solve(stop).map(|it| it.keys))?;
        if self.course != Course::Help {
            set_play.retain(|it| !it.next.is_empty());
        }
        let mut keys = self.variations(0);
        sort::by_key(&mut keys, |it| it.wins_in);
        let n_duals = if self.course == Course::Help { 0 } else { keys.iter().map(Variation::n_duals).sum() };
        Ok(Solution { keys, complete: self.tree.len() < MAX_WRITTEN, set_play, tries, n_duals })
    }

    /// Writes the answers down, or begins to look for the wins of a position.
    fn look_at(&mut self, at: usize, most: u32) {
        self.go_to(at);
        let attacks = self.proof.position().turn() == self.proof.attacker();
        let left = self.course.turns_left(most, attacks);
        let (insight, moves) = self.proof.look(self.play.as_ref(), left);
        let is_open = match insight {
            Insight::Moves(_) => true,
            // Problems know without trying that the last move is there.
            Insight::Value(it) => it > 0 && left > 0 && self.course != Course::Win,
        };
        if is_open {
            if attacks || self.course == Course::Help {
                let (next, is_made, refuted, best) = (0, false, 0, None);
                let side = self.proof.position().turn();
                self.search = Some(WinSearch { at, side, most, moves, next, is_made, refuted, best });
                if at == 0 {
                    self.skip_settled();
                }
                return;
            }
            for it in moves {
                if self.tree.len() >= MAX_WRITTEN {
                    break;
                }
                // Where the goal is reached, or must be, at once: no other answers.
                if insight == Insight::Value(1) && !self.reaches(&it) {
                    continue;
                }
                let answer = self.write(at, it, 0);
                self.waiting.push((answer, most));
            }
        }
        self.come_back(at);
    }

    /// Writes the first moves down that are known to win, and goes on with those of which nothing is known.
    fn skip_settled(&mut self) {
        let Self { proof, search: Some(search), settled, want, .. } = self else { return };
        let mut found = Vec::new();
        for (idx, (it, known)) in search.moves.iter().zip(&settled.keys).enumerate() {
            search.next = idx + 1;
            if *known > 0 {
                proof.apply(&it.patch);
                let again = proof.position().turn() == search.side;
                proof.undo();
                let (wins_in, n_lines) = if *want == Want::Keys { (search.most, *known) } else { (*known as u32, 0) };
                found.push(Found { idx, wins_in, n_lines, again });
            }
        }
        found.iter().for_each(|it| self.write_win(it));
    }

    /// Whether a move of the other side reaches the goal at once.
    fn reaches(&mut self, it: &RootMove) -> bool {
        self.proof.apply(&it.patch);
        let res = self.proof.value(self.play.as_ref(), 0, &mut || false);
        self.proof.undo();
        res.is_ok_and(|it| it > 0)
    }

    /// Goes on with the moves of a position of the winner.
    fn go_on(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<(), Stopped> {
        while let Some(found) = self.next_win(stop)? {
            let Some(search) = &mut self.search else { return Ok(()) };
            if search.at == 0 || self.course != Course::Win {
                // All first moves count, and all moves of problems.
                if self.tree.len() >= MAX_WRITTEN {
                    break;
                }
                self.write_win(&found);
            } else {
                search.best = Some(found);
            }
        }
        if let Some(it) = self.search.as_ref().and_then(|it| it.best) {
            self.write_win(&it);
        }
        if let Some(it) = self.search.take() {
            self.come_back(it.at);
        }
        Ok(())
    }

    /// The next move that wins, quicker than the best one if only one is wanted.
    fn next_win(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<Option<Found>, Stopped> {
        let Self { proof, play, course, want, search: Some(search), settled, n_before, .. } = self else {
            return Ok(None);
        };
        while let Some(it) = search.moves.get(search.next) {
            let most = search.best.map_or(search.most, |it| it.wins_in - 1);
            if most == 0 {
                break;
            }
            if !std::mem::replace(&mut search.is_made, true) {
                proof.apply(&it.patch);
                // Help play has its full length, and how quick a key is matters only with what follows.
                search.refuted = if *course == Course::Help || *want == Want::Keys { most - 1 } else { 0 };
            }
            let again = proof.position().turn() == search.side;
            let mut n_lines = 0;
            while search.refuted < most && n_lines == 0 {
                let left = course.turns_after(search.refuted, again);
                n_lines = proof.value(play.as_ref(), left, stop)?;
                search.refuted += 1;
            }
            proof.undo();
            let (idx, wins_in) = (search.next, search.refuted);
            (search.next, search.is_made) = (idx + 1, false);
            if search.at == 0 {
                let known = if *want == Want::Keys { n_lines } else { wins_in.into() };
                settled.keys.push(if n_lines > 0 { known } else { 0 });
                settled.n_nodes = *n_before + proof.n_nodes();
            }
            if n_lines > 0 {
                return Ok(Some(Found { idx, wins_in, n_lines, again }));
            }
        }
        Ok(None)
    }

    /// Writes a move of the position that is worked on, which then waits for its answers.
    fn write_win(&mut self, found: &Found) {
        let Some(search) = &self.search else { return };
        let (at, it) = (search.at, search.moves[found.idx].clone());
        let written = self.write(at, it, found.wins_in);
        if self.want == Want::Keys {
            self.tree[written].n_lines = found.n_lines;
        } else {
            self.waiting.push((written, found.wins_in - u32::from(!found.again)));
        }
    }

    fn write(&mut self, before: usize, RootMove { path, patch }: RootMove, wins_in: u32) -> usize {
        let number = self.tree.len();
        self.tree.push(Written { path, patch, wins_in, before, ..Written::default() });
        self.tree[before].next.push(number);
        number
    }

    /// Plays the moves that lead to one, and it.
    fn go_to(&mut self, at: usize) {
        let mut line = Vec::new();
        let mut cur = at;
        while cur != 0 {
            line.push(cur);
            cur = self.tree[cur].before;
        }
        for it in line.into_iter().rev() {
            self.proof.apply(&self.tree[it].patch);
        }
    }

    /// Takes them back.
    fn come_back(&mut self, at: usize) {
        let mut cur = at;
        while cur != 0 {
            self.proof.undo();
            cur = self.tree[cur].before;
        }
    }

    /// What follows after a move.
    fn variations(&self, at: usize) -> Vec<Variation> {
        let of = |it: &usize| {
            let Written { path, wins_in, n_lines, .. } = &self.tree[*it];
            Variation { path: path.clone(), wins_in: *wins_in, n_lines: *n_lines, next: self.variations(*it) }
        };
        self.tree[at].next.iter().map(of).collect()
    }
}

impl Work for ProblemSolver {
    type Answer = Solution;

    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> Progress<Solution> {
        self.solve(stop).map_or(Progress::Paused, Progress::Done)
    }

    fn n_nodes(&self) -> u64 {
        self.n_before + self.proof.n_nodes() + self.set_play.as_ref().map_or(0, |it| it.n_nodes())
    }

    /// The share of the first moves that have been tried. What follows after the keys takes little time.
    fn share(&self) -> f64 {
        match &self.search {
            Some(it) if it.at == 0 => it.next as f64 / it.moves.len().max(1) as f64,
            _ => f64::from(!self.waiting.iter().any(|it| it.0 == 0)),
        }
    }

    /// The first moves that are settled, as text. Variations and set play are worked out anew.
    fn kept(&mut self) -> Option<Vec<u8>> {
        let n = self.settled.n_moves();
        (std::mem::replace(&mut self.n_told, n) < n).then(|| self.settled.to_string().into_bytes())
    }

    fn resume(&mut self, kept: &[u8]) -> bool {
        let Some(settled) = std::str::from_utf8(kept).ok().and_then(|it| it.parse::<Settled>().ok()) else {
            return false;
        };
        (self.n_before, self.n_told) = (settled.n_nodes, settled.n_moves());
        self.settled = settled;
        true
    }
}

/// A position as it would be if the other side were to move.
pub(crate) fn passed(position: &Position) -> Position {
    let mut res = position.clone();
    // A patch that changes nothing: what only the next move could use is gone.
    res.apply(&[]);
    res
}
