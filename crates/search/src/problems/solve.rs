//! Forced wins, and solutions of problems: all moves that do it in so many, with the variations.
//!
//! Nothing is estimated and nothing is left out, so what is found is proved. As problems do, the solver forgets what was
//! before the position: neither repetition nor a count of moves ends a line.

mod tries;

use std::sync::Arc;

use crate::problems::proof::{Proof, RootMove};
use crate::problems::settled::Settled;
use crate::problems::stipulation::win::Win;
use crate::problems::stipulation::{Insight, Kind, Play, Stipulation};
use crate::problems::stopped::Stopped;
use engine::ids::Player;
use engine::legal::LegalGenerator;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::position::Position;
use engine::variant::Variant;

/// Positions of a solution that are written down.
const MAX_WRITTEN: usize = 20_000;

/// A move of a solution and what follows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// The canonical path of the move.
    pub path: Vec<Step>,
    /// In how many moves of the winner, this one included, the game is won; 0 for moves of the other side. Help play: how
    /// many moves of both sides are left, this one included.
    pub wins_in: u32,
    /// After a move of the winner: all answers. After an answer: the quickest win; in problems all moves that do it in
    /// time, of which more than one are duals. Help play: all moves that go on.
    pub next: Vec<Self>,
}

/// What the solver found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solution {
    /// All first moves that win in time, the quickest first.
    pub keys: Vec<Variation>,
    /// Whether the variations are complete; very long ones are cut.
    pub complete: bool,
}

/// What is written down of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    /// A win by the rules: all first moves, then a quickest one.
    Win,
    /// One side forces the goal: all its moves that do. `after`: moves of the other side after its last one, 0 or 1.
    Forced { after: u32 },
    /// Both sides work for it: all moves.
    Help,
}

/// Finds all wins of the side to move, or what solves a problem.
///
/// ```
/// use std::sync::Arc;
/// use search::problems::solve::Solver;
/// let (definition, _) = rules::read("files=5\nranks=5\nfirstRank=1\nroyal=K\nrook:R:R::a1\nking:K:K::e1");
/// let variant = Arc::new(game::setup::compile(&definition).0);
/// let position = game::notation::fen::read(&variant, "k4/5/2K2/5/4R w - - 0 1").expect("a position").position;
/// let solution = Solver::new(variant, position, 2).run(&mut || false).expect("nobody stops it");
/// // Each answer to a key is met by a win.
/// assert!(!solution.keys.is_empty() && solution.complete);
/// assert!(solution.keys[0].next.iter().all(|it| it.next[0].wins_in == 1));
/// ```
#[derive(Debug)]
pub struct Solver {
    proof: Proof,
    play: Box<dyn Play>,
    course: Course,
    /// Turns up to the goal at most.
    plies: u32,
    /// The solution as far as it is written down; the first entry is the position itself.
    tree: Vec<Written>,
    /// Positions whose moves are not written down yet, each with the moves in which the winner wins there at most.
    waiting: Vec<(usize, u32)>,
    /// The position of the winner that is worked on.
    search: Option<WinSearch>,
    /// The search for tries, once somebody asks.
    tries: Option<tries::TrySearch>,
    settled: Settled,
    /// Positions that were looked at by whoever settled the first of them.
    n_before: u64,
}

/// A move that is written down.
#[derive(Debug, Default)]
struct Written {
    path: Vec<Step>,
    patch: Vec<Edit>,
    wins_in: u32,
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
    /// The quickest win so far: in how many moves, which one, and whether the winner moves again then.
    best: Option<(u32, usize, bool)>,
}

/// A move that wins.
struct Found {
    idx: usize,
    wins_in: u32,
    again: bool,
}

impl Course {
    fn of(stipulation: &Stipulation) -> Self {
        match stipulation.kind {
            Kind::Direct => Self::Forced { after: 0 },
            Kind::Selfmate | Kind::Reflex { .. } => Self::Forced { after: 1 },
            Kind::Help => Self::Help,
        }
    }

    /// Moves of the other side after the winner's last one.
    fn after(self) -> u32 {
        if let Self::Forced { after } = self { after } else { 0 }
    }

    /// Turns that are left in a position in which so many moves are.
    fn turns_left(self, most: u32, attacks: bool) -> u32 {
        if self == Self::Help { most } else { (2 * most + self.after()).saturating_sub(u32::from(attacks)) }
    }

    /// Turns that are left after a move, if so many are refuted. `again`: the same side goes on with its turn.
    fn turns_after(self, refuted: u32, again: bool) -> u32 {
        let turns = if self == Self::Help { refuted } else { 2 * refuted + self.after() };
        turns + u32::from(again)
    }
}

impl Solver {
    /// Begins with a position. `win_in`: moves of the side to move, from 1.
    #[must_use]
    pub fn new(variant: Arc<Variant>, position: Position, win_in: u32) -> Self {
        let win_in = win_in.max(1);
        let proof = Proof::new(variant, position, 2 * win_in);
        Self::with(proof, Box::new(Win), Course::Win, 2 * win_in, win_in)
    }

    /// Begins with a problem, whose solution is written down with all variations.
    #[must_use]
    pub fn of_problem(variant: Arc<Variant>, position: Position, stipulation: &Stipulation) -> Self {
        let plies = stipulation.plies.max(1);
        let most = if stipulation.kind == Kind::Help { plies } else { plies.div_ceil(2) };
        let proof = Proof::new(variant, position, plies);
        Self::with(proof, stipulation.play(), Course::of(stipulation), plies, most)
    }

    /// Begins with the set play of a problem: what would happen if the other side were to move. `None` if it could not be,
    /// because the side to move is in check, or nothing is left to do.
    #[must_use]
    pub fn set_play(variant: Arc<Variant>, mut position: Position, stipulation: &Stipulation) -> Option<Self> {
        let side = position.turn();
        let plies = stipulation.plies.checked_sub(1).filter(|it| *it > 0)?;
        if LegalGenerator::default().in_check(&variant, &position, side) {
            return None;
        }
        // A patch that changes nothing: what only the next move could use is gone.
        position.apply(&[]);
        let most = if stipulation.kind == Kind::Help { plies } else { plies / 2 };
        let mut proof = Proof::new(variant, position, plies);
        proof.let_attack(side);
        Some(Self::with(proof, stipulation.play(), Course::of(stipulation), plies, most))
    }

    fn with(mut proof: Proof, play: Box<dyn Play>, course: Course, plies: u32, most: u32) -> Self {
        proof.aim(play.as_ref(), plies);
        let (tree, waiting) = (vec![Written::default()], vec![(0, most)]);
        let (settled, n_before) = (Settled::default(), 0);
        Self { proof, play, course, plies, tree, waiting, search: None, tries: None, settled, n_before }
    }

    /// Takes over what an earlier search has settled, before `run`. Variations are worked out anew.
    pub fn resume(&mut self, settled: Settled) {
        self.n_before = settled.n_nodes;
        self.settled = settled;
    }

    /// What is settled by now.
    #[must_use]
    pub fn settled(&self) -> &Settled {
        &self.settled
    }

    /// Positions that were looked at.
    #[must_use]
    pub fn n_nodes(&self) -> u64 {
        self.n_before + self.proof.n_nodes()
    }

    /// The share of the first moves that have been tried, from 0 to 1. What follows after the keys takes little time.
    #[must_use]
    pub fn progress(&self) -> f64 {
        match &self.search {
            Some(it) if it.at == 0 => it.next as f64 / it.moves.len().max(1) as f64,
            _ => f64::from(!self.waiting.iter().any(|it| it.0 == 0)),
        }
    }

    /// Solves, or goes on to solve.
    ///
    /// # Errors
    /// [`Stopped`] if `stop` says so, which is asked at every position.
    pub fn run(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<Solution, Stopped> {
        loop {
            if self.search.is_some() {
                self.go_on(stop)?;
            } else if let Some((at, most)) = self.waiting.pop() {
                self.look_at(at, most);
            } else {
                let mut keys = self.variations(0);
                sort::by_key(&mut keys, |it| it.wins_in);
                return Ok(Solution { keys, complete: self.tree.len() < MAX_WRITTEN });
            }
        }
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
        let Self { proof, search: Some(search), settled, .. } = self else { return };
        let (mut found, side) = (Vec::new(), search.side);
        for (idx, (it, wins_in)) in search.moves.iter().zip(&settled.keys).enumerate() {
            search.next = idx + 1;
            if *wins_in > 0 {
                proof.apply(&it.patch);
                let again = proof.position().turn() == side;
                proof.undo();
                found.push(Found { idx, wins_in: *wins_in as u32, again });
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
                search.best = Some((found.wins_in, found.idx, found.again));
            }
        }
        if let Some((wins_in, idx, again)) = self.search.as_ref().and_then(|it| it.best) {
            self.write_win(&Found { idx, wins_in, again });
        }
        if let Some(it) = self.search.take() {
            self.come_back(it.at);
        }
        Ok(())
    }

    /// The next move that wins, quicker than the best one if only one is wanted.
    fn next_win(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<Option<Found>, Stopped> {
        let Self { proof, play, course, search: Some(search), settled, n_before, .. } = self else { return Ok(None) };
        while let Some(it) = search.moves.get(search.next) {
            let most = search.best.map_or(search.most, |it| it.0 - 1);
            if most == 0 {
                break;
            }
            if !std::mem::replace(&mut search.is_made, true) {
                proof.apply(&it.patch);
                // Help play has its full length.
                search.refuted = if *course == Course::Help { most - 1 } else { 0 };
            }
            let again = proof.position().turn() == search.side;
            let mut wins = false;
            while search.refuted < most && !wins {
                let left = course.turns_after(search.refuted, again);
                wins = proof.value(play.as_ref(), left, stop)? > 0;
                search.refuted += 1;
            }
            proof.undo();
            let idx = search.next;
            (search.next, search.is_made) = (idx + 1, false);
            if search.at == 0 {
                settled.keys.push(if wins { search.refuted.into() } else { 0 });
                settled.n_nodes = *n_before + proof.n_nodes();
            }
            if wins {
                return Ok(Some(Found { idx, wins_in: search.refuted, again }));
            }
        }
        Ok(None)
    }

    /// Writes a move of the position that is worked on, which then waits for its answers.
    fn write_win(&mut self, found: &Found) {
        let Some(search) = &self.search else { return };
        let (at, it) = (search.at, search.moves[found.idx].clone());
        let written = self.write(at, it, found.wins_in);
        self.waiting.push((written, found.wins_in - u32::from(!found.again)));
    }

    fn write(&mut self, before: usize, RootMove { path, patch }: RootMove, wins_in: u32) -> usize {
        let number = self.tree.len();
        self.tree.push(Written { path, patch, wins_in, before, next: Vec::new() });
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
            let Written { path, wins_in, .. } = &self.tree[*it];
            Variation { path: path.clone(), wins_in: *wins_in, next: self.variations(*it) }
        };
        self.tree[at].next.iter().map(of).collect()
    }
}
