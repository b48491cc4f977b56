//! Forced wins: all moves that win in so many, whatever the other side does, with the variations.
//!
//! Nothing is estimated and nothing is left out, so what is found is proved. As problems do, the solver forgets what was
//! before the position: neither repetition nor a count of moves ends a line.

use std::collections::HashMap;
use std::sync::Arc;

use crate::hooks::Case;
use crate::ids::Player;
use crate::legal::Judge;
use crate::moves::move_list::{ArenaMark, Moves};
use crate::moves::path::Step;
use crate::position::Position;
use crate::variant::Variant;

/// Positions of a solution that are written down.
const MAX_WRITTEN: usize = 20_000;

/// Proved positions that are remembered.
const MAX_KNOWN: usize = 1 << 21;

/// A move of a solution and what follows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// The canonical path of the move.
    pub path: Vec<Step>,
    /// In how many moves of the winner, this one included, the game is won; 0 for moves of the other side.
    pub wins_in: u32,
    /// After a move of the winner: all answers. After an answer: the quickest win.
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

/// Somebody stopped the solver. What it proved so far is kept for the next try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// Finds all wins of the side to move.
#[derive(Debug)]
pub struct Solver {
    variant: Arc<Variant>,
    position: Position,
    attacker: Player,
    win_in: u32,
    judge: Judge,
    moves: Moves,
    /// By position and moves left: whether the attacker wins.
    known: HashMap<(u64, u32), bool>,
    /// By moves left: the answer that refuted last.
    refutations: Vec<Vec<Step>>,
    n_nodes: u64,
    n_written: usize,
}

/// Moves in a row of one side that are followed.
const MAX_IN_A_ROW: u32 = 16;

impl Solver {
    /// Begins with a position. `win_in`: moves of the side to move, from 1.
    #[must_use]
    pub fn new(variant: Arc<Variant>, mut position: Position, win_in: u32) -> Self {
        position.forget();
        position.recall(0);
        let win_in = win_in.max(1);
        Self {
            attacker: position.turn(),
            variant,
            position,
            win_in,
            judge: Judge::default(),
            moves: Moves::default(),
            known: HashMap::new(),
            refutations: vec![Vec::new(); win_in as usize + 1],
            n_nodes: 0,
            n_written: 0,
        }
    }

    /// Positions that were looked at.
    #[must_use]
    pub fn n_nodes(&self) -> u64 {
        self.n_nodes
    }

    /// Solves, or goes on to solve.
    ///
    /// # Errors
    /// [`Stopped`] if `stop` says so, which is asked at every position.
    pub fn run(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<Solution, Stopped> {
        let mark = self.moves.mark();
        let depth = self.position.depth();
        let res = self.keys(stop);
        while self.position.depth() > depth {
            self.position.undo();
        }
        self.moves.cut(mark);
        res
    }

    fn keys(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<Solution, Stopped> {
        self.n_written = 0;
        let mut res = Solution { keys: Vec::new(), complete: true };
        let (mark, outcome) = self.look();
        if outcome.is_none() {
            for idx in mark.n_moves()..self.moves.len() {
                if let Some(wins_in) = self.wins_by(idx, self.win_in, 0, stop)? {
                    let path = self.moves.path(idx).to_vec();
                    res.keys.push(Variation { path, wins_in, next: Vec::new() });
                    self.apply(idx);
                    let next = self.variations(wins_in, 0, stop)?;
                    self.position.undo();
                    if let Some(it) = res.keys.last_mut() {
                        it.next = next;
                    }
                }
            }
        }
        sort::by_key(&mut res.keys, |it| it.wins_in);
        res.complete = self.n_written < MAX_WRITTEN;
        Ok(res)
    }

    /// Lists the moves of the position: where they begin, and the winner if the game is over; `Some(None)` is a draw.
    fn look(&mut self) -> (ArenaMark, Option<Option<Player>>) {
        self.n_nodes += 1;
        let mark = self.moves.mark();
        let Self { variant, position, judge, moves, .. } = self;
        if let Some(verdict) = variant.ending(position) {
            return (mark, Some(verdict.winner));
        }
        judge.legal(variant, position, moves);
        let first = mark.n_moves();
        let can_move = moves.len() > first;
        let in_check = !can_move && judge.in_check(variant, position, position.turn());
        let case = Case { variant, position, can_move, in_check, moves, first, half: 0 };
        let verdict = variant.verdicts(case).next();
        let outcome = verdict.map(|it| it.winner).or((!can_move).then_some(None));
        (mark, outcome)
    }

    fn apply(&mut self, idx: usize) {
        self.position.apply(self.moves.patch(idx));
        self.variant.remember(&mut self.position);
    }

    /// In how many moves a move of the attacker wins, if in at most `n`.
    fn wins_by(
        &mut self,
        idx: usize,
        n: u32,
        in_a_row: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Option<u32>, Stopped> {
        self.apply(idx);
        let again = self.position.turn() == self.attacker;
        let mut res = None;
        for most in 0..n {
            let wins = if again { self.wins(most + 1, in_a_row + 1, stop) } else { self.wins(most, 0, stop) };
            if wins? {
                res = Some(most + 1);
                break;
            }
        }
        self.position.undo();
        Ok(res)
    }

    /// Whether the attacker wins with at most `n` further moves, whoever is to move.
    fn wins(&mut self, n: u32, in_a_row: u32, stop: &mut dyn FnMut() -> bool) -> Result<bool, Stopped> {
        let key = (self.position.hash() ^ u64::from(in_a_row).rotate_left(40), n);
        if let Some(it) = self.known.get(&key) {
            return Ok(*it);
        }
        if stop() {
            return Err(Stopped);
        }
        let (mark, outcome) = self.look();
        let attacks = self.position.turn() == self.attacker;
        let res = match outcome {
            Some(winner) => Ok(winner == Some(self.attacker)),
            None if n == 0 || in_a_row > MAX_IN_A_ROW => Ok(false),
            None if attacks => self.some_move_wins(mark, n, in_a_row, stop),
            None => self.all_answers_lose(mark, n, stop),
        };
        self.moves.cut(mark);
        if self.known.len() < MAX_KNOWN {
            self.known.insert(key, res?);
        }
        res
    }

    fn some_move_wins(
        &mut self,
        mark: ArenaMark,
        n: u32,
        in_a_row: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<bool, Stopped> {
        let order = self.forcing_first(mark);
        for idx in order {
            self.apply(idx);
            let again = self.position.turn() == self.attacker;
            let wins = if again { self.wins(n, in_a_row + 1, stop) } else { self.wins(n - 1, 0, stop) };
            self.position.undo();
            if wins? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The moves since a mark, those first that leave few answers or take something.
    fn forcing_first(&mut self, mark: ArenaMark) -> Vec<usize> {
        let mut order: Vec<(bool, bool, usize)> = (mark.n_moves()..self.moves.len())
            .map(|idx| {
                self.apply(idx);
                let (variant, position) = (&self.variant, &self.position);
                let side = position.turn();
                let check = side != self.attacker && self.judge.in_check(variant, position, side);
                self.position.undo();
                (!check, self.moves.victims(idx).is_empty(), idx)
            })
            .collect();
        sort::by_key(&mut order, |it| (it.0, it.1));
        order.into_iter().map(|it| it.2).collect()
    }

    fn all_answers_lose(&mut self, mark: ArenaMark, n: u32, stop: &mut dyn FnMut() -> bool) -> Result<bool, Stopped> {
        let level = (n as usize).min(self.refutations.len() - 1);
        let mut order: Vec<usize> = (mark.n_moves()..self.moves.len()).collect();
        if let Some(at) = order.iter().position(|idx| self.moves.path(*idx) == self.refutations[level]) {
            order.swap(0, at);
        }
        for idx in order {
            self.apply(idx);
            let loses = self.wins(n, 0, stop);
            self.position.undo();
            if !loses? {
                self.refutations[level] = self.moves.path(idx).to_vec();
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// What follows after a move of the attacker that wins with `wins_in` moves, itself included.
    fn variations(
        &mut self,
        wins_in: u32,
        in_a_row: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Vec<Variation>, Stopped> {
        let (mark, outcome) = self.look();
        let mut res = Vec::new();
        if outcome.is_none() && self.n_written < MAX_WRITTEN {
            let goes_on = self.position.turn() == self.attacker;
            for idx in mark.n_moves()..self.moves.len() {
                self.n_written += 1;
                let path = self.moves.path(idx).to_vec();
                if goes_on {
                    if let Some(wins_in) = self.wins_by(idx, wins_in, in_a_row, stop)? {
                        res.push(self.followed(path, wins_in, idx, in_a_row + 1, stop)?);
                        break;
                    }
                } else {
                    self.apply(idx);
                    let next = self.quickest(wins_in - 1, stop)?;
                    self.position.undo();
                    res.push(Variation { path, wins_in: 0, next });
                }
            }
        }
        self.moves.cut(mark);
        Ok(res)
    }

    fn followed(
        &mut self,
        path: Vec<Step>,
        wins_in: u32,
        idx: usize,
        in_a_row: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Variation, Stopped> {
        self.apply(idx);
        let next = self.variations(wins_in, in_a_row, stop)?;
        self.position.undo();
        Ok(Variation { path, wins_in, next })
    }

    /// The quickest win of the attacker, who is to move; none if the answer itself lost.
    fn quickest(&mut self, n: u32, stop: &mut dyn FnMut() -> bool) -> Result<Vec<Variation>, Stopped> {
        let (mark, outcome) = self.look();
        let mut best: Option<(u32, usize)> = None;
        if outcome.is_none() {
            for idx in mark.n_moves()..self.moves.len() {
                let most = best.map_or(n, |it| it.0 - 1);
                if most == 0 {
                    break;
                }
                if let Some(wins_in) = self.wins_by(idx, most, 0, stop)? {
                    best = Some((wins_in, idx));
                }
            }
        }
        let res = match best {
            Some((wins_in, idx)) => {
                let path = self.moves.path(idx).to_vec();
                vec![self.followed(path, wins_in, idx, 0, stop)?]
            }
            None => Vec::new(),
        };
        self.moves.cut(mark);
        Ok(res)
    }
}
