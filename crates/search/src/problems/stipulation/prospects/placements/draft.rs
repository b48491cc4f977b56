//! Lists placements. Pieces are put down one after another: whatever is missing first, such as a square of the royal that
//! nobody attacks or fills, is met in every way by a piece that is not put down yet. Those for which nothing is missing may
//! be anywhere.

use crate::problems::stipulation::Goal;
use crate::problems::stipulation::prospects::cover::{CoverTable, Ways};
use crate::problems::stipulation::prospects::placements::geometry::Geometry;
use crate::problems::stipulation::prospects::sure_steps::SureStep;
use engine::ids::{Player, Sq};

/// The side and the state of a piece.
pub(super) type Piece = (Player, usize);

/// Says whether to stop.
pub(super) type Stop<'s> = &'s mut dyn FnMut() -> bool;

/// The state of a piece that was taken.
pub(super) const TAKEN: usize = usize::MAX;

/// The place of a piece that may be anywhere at the end, or be taken. Other places are states, or squares if the type does
/// not matter.
const ANYWHERE: u16 = u16::MAX;

/// The place of a piece that must be taken.
pub(super) const GONE: u16 = u16::MAX - 1;

/// Most placements of a list.
const MAX_ROWS: usize = 1 << 20;

/// Attempts between two questions whether to go on.
const POLL: usize = 1 << 8;

/// A list that was left in the middle.
#[derive(Debug)]
pub(super) struct Unfinished {
    /// By level of the draft: which of its choices is being followed, from 1.
    choices: Vec<u32>,
    rows: Vec<u16>,
    n_tries: usize,
}

/// What has become of a list.
pub(super) enum Drafted {
    /// The places of all pieces, one placement after another.
    Rows(Vec<u16>),
    /// There are too many, or it takes more attempts.
    TooMany,
    /// Somebody said stop.
    Stopped(Unfinished),
}

/// What is missing.
enum Missing {
    Nothing,
    /// An attack on a square.
    Attack(Sq),
    /// An attack on a square, or a piece of the mated side there.
    Flight(Sq),
    /// Something that keeps a piece of the mated side from a step.
    Step(usize, SureStep),
    /// A place for a piece of the mated side.
    Place(usize),
}

/// A state in which a piece may stand still.
#[derive(Clone, Copy)]
struct Candidate {
    at: Sq,
    state: usize,
    /// Moves to it.
    n: usize,
}

/// Placements in the making. The first piece is the royal of the mated side.
pub(super) struct Draft<'a> {
    table: &'a CoverTable,
    geometry: &'a Geometry,
    goal: Goal,
    mated: Player,
    pieces: &'a [Piece],
    /// By piece.
    places: Vec<u16>,
    candidates: Vec<Vec<Candidate>>,
    /// By square: whose piece stands there, and whether one there may be pinned.
    on: Vec<Option<Player>>,
    pinnable: Vec<bool>,
    royal: Sq,
    /// Moves that a side has for pieces which are not put down yet.
    left: [usize; 2],
    /// Pieces that must be taken, and how many may be.
    n_gone: usize,
    max_gone: usize,
    n_tries: usize,
    max_tries: usize,
    /// The attempts with which somebody is asked next whether to go on.
    poll: usize,
    /// By level: which of its choices is being followed, from 1; and which was when the list was left.
    choices: Vec<u32>,
    left_at: Vec<u32>,
    is_stopped: bool,
    /// The places of all pieces, one placement after another.
    rows: Vec<u16>,
}

impl<'a> Draft<'a> {
    /// `left`: moves by side.
    pub(super) fn new(
        table: &'a CoverTable,
        geometry: &'a Geometry,
        goal: Goal,
        pieces: &'a [Piece],
        left: [usize; 2],
    ) -> Self {
        let (n_squares, mated) = (geometry.n_squares, pieces[0].0);
        Self {
            table,
            geometry,
            goal,
            mated,
            pieces,
            places: vec![ANYWHERE; pieces.len()],
            candidates: vec![Vec::new(); pieces.len()],
            on: vec![None; n_squares],
            pinnable: vec![false; n_squares],
            royal: Sq::NONE,
            left,
            n_gone: 0,
            max_gone: left[mated.other()],
            n_tries: 0,
            max_tries: 0,
            poll: POLL,
            choices: vec![0],
            left_at: Vec::new(),
            is_stopped: false,
            rows: Vec::new(),
        }
    }

    /// Goes on with a list of the same pieces that was left in the middle.
    pub(super) fn resume(&mut self, it: Unfinished) {
        (self.left_at, self.rows, self.n_tries) = (it.choices, it.rows, it.n_tries);
        self.poll = it.n_tries + POLL;
    }

    /// Lists placements until there are too many, it takes more attempts, or `stop` says so.
    pub(super) fn list(&mut self, max_tries: usize, stop: Stop<'_>) -> Drafted {
        self.max_tries = max_tries;
        let (side, most) = (self.mated, self.left[self.mated]);
        for (state, n) in self.ways(0).states.iter().copied().take_while(|it| it.1 <= most) {
            if self.is_over() || !self.begins() {
                continue;
            }
            self.royal = self.geometry.square(state);
            self.left[side] = most - n;
            self.places[0] = state as u16;
            self.on[self.royal.index()] = Some(side);
            self.look_for_pins();
            self.look_for_candidates();
            self.go_on(stop);
            self.on[self.royal.index()] = None;
        }
        let rows = std::mem::take(&mut self.rows);
        if self.is_stopped {
            return Drafted::Stopped(Unfinished {
                choices: std::mem::take(&mut self.left_at),
                rows,
                n_tries: self.n_tries,
            });
        }
        if self.is_full(rows.len()) { Drafted::TooMany } else { Drafted::Rows(rows) }
    }

    /// Attempts that were made.
    pub(super) fn n_tries(&self) -> usize {
        self.n_tries
    }

    fn is_full(&self, len: usize) -> bool {
        self.n_tries >= self.max_tries || len >= MAX_ROWS * self.pieces.len()
    }

    fn is_over(&self) -> bool {
        self.is_stopped || self.is_full(self.rows.len())
    }

    /// Begins the next choice of the level. `false` if it was followed to its end before the list was left.
    fn begins(&mut self) -> bool {
        let depth = self.choices.len() - 1;
        self.choices[depth] += 1;
        match self.left_at.get(depth) {
            Some(it) if self.choices[depth] < *it => false,
            Some(it) if self.choices[depth] == *it => true,
            // Nothing of what comes now was followed before.
            _ => {
                self.left_at.truncate(depth);
                true
            }
        }
    }

    fn ways(&self, piece: usize) -> &'a Ways {
        let (side, state) = self.pieces[piece];
        self.table.ways(side, state)
    }

    /// The pieces of a side without a place.
    fn open(&self, side: Player) -> impl Iterator<Item = usize> + use<'_, 'a> {
        (1..self.pieces.len()).filter(move |it| self.pieces[*it].0 == side && self.places[*it] == ANYWHERE)
    }

    fn look_for_pins(&mut self) {
        self.pinnable.fill(false);
        let by = self.mated.other();
        for piece in (1..self.pieces.len()).filter(|it| self.pieces[*it].0 == by) {
            for it in self.ways(piece).states.iter().take_while(|it| it.1 <= self.left[by]) {
                if self.table.attacks(it.0, self.royal) {
                    let line = self.geometry.between(self.geometry.square(it.0), self.royal);
                    line.iter().for_each(|it| self.pinnable[it.index()] = true);
                }
            }
        }
    }

    /// Finds where pieces of the mated side may stand still with the royal on its square. For a mate they need not.
    fn look_for_candidates(&mut self) {
        if self.goal == Goal::Mate {
            return;
        }
        for piece in (1..self.pieces.len()).filter(|it| self.pieces[*it].0 == self.mated) {
            let states = self.ways(piece).states.iter().take_while(|it| it.1 <= self.left[self.mated]);
            let all = states.map(|&(state, n)| Candidate { at: self.geometry.square(state), state, n });
            self.candidates[piece] = all.filter(|it| self.may_stand(piece, *it)).collect();
        }
    }

    /// Whether a piece of the mated side may stand still somewhere, from what is put down.
    fn may_stand(&self, piece: usize, it: Candidate) -> bool {
        let Candidate { at, state, n } = it;
        let (own, others) = (self.mated, self.mated.other());
        let Some(mut left) = self.left[own].checked_sub(n).filter(|_| self.on[at.index()].is_none()) else {
            return false;
        };
        let mut is_stopped = |it: &SureStep| match self.on[it.to.index()] {
            Some(side) => side == own || !it.takes,
            None if !it.moves || !it.takes && self.nearest(others, it.to, piece) <= self.left[others] => true,
            // Each square is filled by another piece.
            None => match left.checked_sub(self.nearest(own, it.to, piece)) {
                Some(it) => {
                    left = it;
                    true
                }
                None => false,
            },
        };
        self.pinnable[at.index()] || self.geometry.steps[state].iter().all(&mut is_stopped)
    }

    /// Moves of the nearest piece of a side without a place, but one, to a square.
    fn nearest(&self, side: Player, to: Sq, but: usize) -> usize {
        let distances = self.open(side).filter(|it| *it != but).map(|it| self.ways(it).distances[to.index()]);
        distances.min().unwrap_or(u8::MAX).into()
    }

    /// Whether the pieces of the mated side without a place can still find one.
    fn may_go_on(&self) -> bool {
        if self.goal == Goal::Mate {
            return true;
        }
        let own = self.left[self.mated];
        let mut needed = Vec::new();
        for piece in self.open(self.mated) {
            let nearest = self.candidates[piece].iter().find(|it| self.may_stand(piece, **it));
            needed.push(nearest.map_or(own + 1, |it| it.n));
        }
        // Those are taken that need the most.
        sort::by_key(&mut needed, |it| std::cmp::Reverse(*it));
        needed.iter().skip(self.max_gone - self.n_gone).sum::<usize>() <= own
    }

    /// Puts more pieces down, or notes the placement if nothing is missing.
    fn go_on(&mut self, stop: Stop<'_>) {
        if self.is_over() {
            return;
        }
        // A level that was left in the middle is counted already.
        if self.left_at.len() <= self.choices.len() {
            if self.n_tries >= self.poll {
                self.poll += POLL;
                if stop() {
                    self.left_at.clone_from(&self.choices);
                    self.is_stopped = true;
                    return;
                }
            }
            self.n_tries += 1;
        }
        self.choices.push(0);
        match self.missing() {
            Missing::Nothing => self.rows.extend_from_slice(&self.places),
            Missing::Attack(at) => self.attack(at, stop),
            Missing::Flight(at) => {
                self.fill(at, stop);
                self.attack(at, stop);
            }
            Missing::Step(piece, step) => {
                if self.on[step.to.index()].is_none() {
                    self.fill(step.to, stop);
                    if !step.takes {
                        self.put_others(|it, state| it.geometry.square(state) == step.to, stop);
                    }
                }
                self.pin(piece, stop);
            }
            Missing::Place(piece) => self.place(piece, stop),
        }
        self.choices.pop();
    }

    fn missing(&self) -> Missing {
        if self.goal == Goal::Mate && !self.is_attacked(self.royal) {
            return Missing::Attack(self.royal);
        }
        for at in self.table.flight_squares(self.royal) {
            if self.on[at.index()] != Some(self.mated) && !self.is_attacked(*at) {
                return Missing::Flight(*at);
            }
        }
        if self.goal == Goal::Mate {
            return Missing::Nothing;
        }
        for piece in (1..self.pieces.len()).filter(|it| self.pieces[*it].0 == self.mated && self.places[*it] < GONE) {
            let state = usize::from(self.places[piece]);
            let is_free = |it: &&SureStep| match self.on[it.to.index()] {
                None => it.moves,
                Some(side) => it.takes && side != self.mated,
            };
            let step = self.geometry.steps[state].iter().find(is_free);
            if let Some(it) = step.filter(|_| !self.is_pinned(self.geometry.square(state))) {
                return Missing::Step(piece, *it);
            }
        }
        self.open(self.mated).next().map_or(Missing::Nothing, Missing::Place)
    }

    /// The pieces of the other side that are put down, by their states.
    fn others(&self) -> impl Iterator<Item = usize> + use<'_, 'a> {
        let pieces = self.pieces.iter().zip(&self.places);
        pieces.filter(|it| it.0.0 != self.mated && *it.1 < GONE).map(|it| usize::from(*it.1))
    }

    fn attacks(&self, state: usize, at: Sq) -> bool {
        let is_clear = |it: &Sq| *it == self.royal || self.on[it.index()].is_none();
        let from = self.geometry.square(state);
        self.table.attacks(state, at) && self.geometry.between(from, at).iter().all(is_clear)
    }

    fn is_attacked(&self, at: Sq) -> bool {
        self.others().any(|it| self.attacks(it, at))
    }

    fn pins(&self, state: usize, at: Sq) -> bool {
        let is_clear = |it: &Sq| *it == at || self.on[it.index()].is_none();
        let line = self.geometry.between(self.geometry.square(state), self.royal);
        self.table.attacks(state, self.royal) && line.contains(&at) && line.iter().all(is_clear)
    }

    fn is_pinned(&self, at: Sq) -> bool {
        self.pinnable[at.index()] && self.others().any(|it| self.pins(it, at))
    }

    /// Puts a piece down in a state that costs its side `n` moves, and goes on from there in every way.
    fn put(&mut self, piece: usize, state: usize, n: usize, stop: Stop<'_>) {
        let (side, at) = (self.pieces[piece].0, self.geometry.square(state).index());
        if self.on[at].is_some() || n > self.left[side] || self.is_over() || !self.begins() {
            return;
        }
        self.on[at] = Some(side);
        self.left[side] -= n;
        self.places[piece] = state as u16;
        if self.may_go_on() {
            self.go_on(stop);
        }
        self.places[piece] = ANYWHERE;
        self.left[side] += n;
        self.on[at] = None;
    }

    /// Puts pieces of the other side down where they fit.
    fn put_others(&mut self, fits: impl Fn(&Self, usize) -> bool, stop: Stop<'_>) {
        let side = self.mated.other();
        let most = self.left[side];
        for piece in 1..self.pieces.len() {
            if self.pieces[piece].0 != side || self.places[piece] != ANYWHERE {
                continue;
            }
            for it in self.ways(piece).states.iter().take_while(|it| it.1 <= most) {
                if fits(self, it.0) && self.table.is_safe(it.0, self.royal) {
                    self.put(piece, it.0, it.1, stop);
                }
            }
        }
    }

    /// Puts pieces of the mated side on a square.
    fn fill(&mut self, at: Sq, stop: Stop<'_>) {
        for piece in 1..self.pieces.len() {
            if self.pieces[piece].0 != self.mated || self.places[piece] != ANYWHERE {
                continue;
            }
            if self.goal == Goal::Mate {
                // Its type does not matter.
                self.put(piece, at.index(), self.ways(piece).distances[at.index()].into(), stop);
            } else {
                self.put_candidates(piece, |it| it == at, stop);
            }
        }
    }

    fn put_candidates(&mut self, piece: usize, fits: impl Fn(Sq) -> bool, stop: Stop<'_>) {
        for idx in 0..self.candidates[piece].len() {
            let it = self.candidates[piece][idx];
            if fits(it.at) && self.may_stand(piece, it) {
                self.put(piece, it.state, it.n, stop);
            }
        }
    }

    fn attack(&mut self, at: Sq, stop: Stop<'_>) {
        self.put_others(|it, state| it.attacks(state, at), stop);
    }

    fn pin(&mut self, piece: usize, stop: Stop<'_>) {
        let at = self.geometry.square(self.places[piece].into());
        if self.pinnable[at.index()] {
            self.put_others(|it, state| it.pins(state, at), stop);
        }
    }

    /// Lets a piece of the mated side be taken, or stand still somewhere.
    fn place(&mut self, piece: usize, stop: Stop<'_>) {
        if self.n_gone < self.max_gone && !self.is_over() && self.begins() {
            self.places[piece] = GONE;
            self.n_gone += 1;
            if self.may_go_on() {
                self.go_on(stop);
            }
            self.n_gone -= 1;
            self.places[piece] = ANYWHERE;
        }
        self.put_candidates(piece, |_| true, stop);
    }
}
