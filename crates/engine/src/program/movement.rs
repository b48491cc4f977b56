//! Everything a walk needs that does not change during a game: the board and the programs. No position.

use crate::board::occupant::Occupant;
use crate::board::terrain::Terrain;
use crate::board::topology::{Topology, VecId};
use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::moves::patch::FactId;
use crate::program::ride_limits::RideLimits;
use crate::program::{MoveStart, Program};

/// The board, the programs of all types, and the squares that are closed to them.
#[derive(Clone, Debug)]
pub struct Movement {
    /// The board.
    pub topology: Topology,
    /// By side, then by type number; entry 0 is empty.
    pub programs: [Vec<Program>; 2],
    /// By side and square: the range of `*`.
    pub half_board: [Vec<u16>; 2],
    /// By side, then by type number: squares the type may not enter at all.
    pub closed: [Vec<Option<Box<[bool]>>>; 2],
    /// By side, then by type number: squares the type may cross but not land on, closed ones included.
    pub barred: [Vec<Option<Box<[bool]>>>; 2],
    /// By side, then by type number: squares on which the type may make initial moves, instead of asking whether it is virgin.
    pub initial: [Vec<Option<Box<[bool]>>>; 2],
    /// The fact that holds the type that moved last, if a type imitates.
    pub last_mover: Option<FactId>,
    /// By side and type: programs that hold instead on some squares (square → index into `elsewhere`, 0 for none).
    pub local: [Vec<Option<Box<[u32]>>>; 2],
    /// Programs that `local` names; entry 0 is unused.
    pub elsewhere: Vec<Program>,
    /// By type number: its rank for flying captures.
    pub ranking: Vec<u16>,
    /// By type number of the mover: types that it may never capture. Empty if there are none at all.
    pub spared: Vec<TypeSet>,
    /// By side and type of the victim: squares on which it may not be captured. Empty if there are none at all.
    pub havens: [Vec<Option<Box<[bool]>>>; 2],
    /// What ends or lengthens rides beside the pieces themselves; `None` in most games.
    pub ride_limits: Option<Box<RideLimits>>,
}

impl Movement {
    /// The moves of a piece that stands on a square.
    #[inline]
    #[must_use]
    pub fn program(&self, side: Player, kind: TypeId, at: Sq) -> &Program {
        if let Some(Some(local)) = self.local[side].get(kind.index()) {
            let idx = local[at.index()];
            if idx != 0 {
                return &self.elsewhere[idx as usize];
            }
        }
        &self.programs[side][kind.index()]
    }

    /// Whether something holds for a program of these sides, or for one that holds on some squares.
    #[must_use]
    pub fn any_program(&self, sides: &[Player], has: &dyn Fn(&Program) -> bool) -> bool {
        sides.iter().any(|it| self.programs[it.index()].iter().any(has)) || self.elsewhere.iter().any(has)
    }

    /// Changes all programs.
    pub fn each_program(&mut self, change: &mut dyn FnMut(&mut Program, &Topology)) {
        for it in self.programs.iter_mut().flatten() {
            change(it, &self.topology);
        }
        for it in &mut self.elsewhere {
            change(it, &self.topology);
        }
    }

    /// Changes the programs of a type, wherever it stands.
    pub fn each_program_of(&mut self, side: Player, kind: TypeId, mut change: impl FnMut(&mut Program)) {
        change(&mut self.programs[side][kind.index()]);
        let mut local = self.local[side].get(kind.index()).cloned().flatten().map_or_else(Vec::new, |it| it.to_vec());
        sort::sort(&mut local);
        local.dedup();
        for idx in local.into_iter().filter(|it| *it != 0) {
            change(&mut self.elsewhere[idx as usize]);
        }
    }

    /// Whether a piece that stands on a square may make initial moves.
    #[inline]
    #[must_use]
    pub fn may_begin(&self, piece: Occupant, at: Sq) -> bool {
        match self.initial[piece.side()].get(piece.kind().index()) {
            Some(Some(zone)) => zone[at.index()],
            _ => piece.is_virgin(),
        }
    }

    /// Squares from which no first step of any move of the type leads anywhere, whatever stands there. Moves of
    /// virgin pieces do not count.
    #[must_use]
    pub fn dead_squares(&self, side: Player, kind: TypeId) -> Box<[bool]> {
        let leads = |step: VecId, from: Sq| {
            let to = self.topology.step(step, from);
            to != Sq::NONE && !self.is_closed(side, kind, to) && !self.is_barred(side, kind, to)
        };
        let alive = |from: Sq| {
            let program = self.program(side, kind, from);
            program.rays.iter().any(|it| !it.virgin && leads(it.step, from))
                || program.walked.iter().any(|it| {
                    !it.virgin
                        && match &it.start {
                            MoveStart::Legs(node) => {
                                program.nodes[node.0 as usize].iter().any(|it| leads(it.steps.nth(1), from))
                            }
                            MoveStart::Area { steps, .. } => steps.iter().any(|it| leads(*it, from)),
                            MoveStart::Universal(..) | MoveStart::Imitate { .. } | MoveStart::Borrow(_) => true,
                            MoveStart::Effect(effect) => effect.legs.iter().any(|it| leads(it.leg.steps.nth(1), from)),
                        }
                })
        };
        (0..self.topology.len() as u16).map(|it| !alive(Sq(it))).collect()
    }

    /// The ranking below which a piece does not stop a flying capture of the type: its own, or one more where that is even,
    /// so that pieces of equal ranking do not stop it either.
    #[inline]
    #[must_use]
    pub fn flight_bound(&self, kind: TypeId) -> u16 {
        self.ranking[kind.index()] | 1
    }

    /// Whether a type may never capture another.
    #[inline]
    #[must_use]
    pub fn is_spared(&self, mover: TypeId, victim: TypeId) -> bool {
        self.spared.get(mover.index()).is_some_and(|it| it.has(victim))
    }

    /// Whether a piece may not be captured on a square.
    #[inline]
    #[must_use]
    pub fn is_haven(&self, victim: Occupant, sq: Sq) -> bool {
        matches!(self.havens[victim.side()].get(victim.kind().index()), Some(Some(it)) if it[sq.index()])
    }

    /// Notes that a type may never capture another.
    pub fn spare(&mut self, mover: TypeId, victim: TypeId) {
        if self.spared.is_empty() {
            self.spared = vec![TypeSet::EMPTY; self.programs[0].len()];
        }
        self.spared[mover.index()].insert(victim);
    }

    /// What ends or lengthens rides, to add to.
    pub fn ride_limits(&mut self) -> &mut RideLimits {
        let n = self.programs[0].len();
        let empty = || RideLimits { halts: [vec![None; n], vec![None; n]], ..RideLimits::default() };
        self.ride_limits.get_or_insert_with(|| Box::new(empty()))
    }

    /// What the ground does, if there is terrain.
    #[inline]
    #[must_use]
    pub fn terrain(&self) -> Option<&Terrain> {
        self.ride_limits.as_ref()?.terrain.as_ref()
    }

    /// Whether the type may not end a move on a square.
    #[inline]
    #[must_use]
    pub fn is_barred(&self, side: Player, kind: TypeId, sq: Sq) -> bool {
        matches!(self.barred[side].get(kind.index()), Some(Some(it)) if it[sq.index()])
    }

    /// Whether the type may not even cross a square.
    #[inline]
    #[must_use]
    pub fn is_closed(&self, side: Player, kind: TypeId, sq: Sq) -> bool {
        matches!(self.closed[side].get(kind.index()), Some(Some(it)) if it[sq.index()])
    }
}
