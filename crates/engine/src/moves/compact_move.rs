//! Legal moves listed as compactly as can be, for programs that try many out. What a move changes is worked out when it
//! is made.

use crate::board::occupant::Occupant;
use crate::board::topology::Topology;
use crate::ids::{Sq, TypeId};
use crate::moves::move_list::Moves;
use crate::moves::patch::Edit;
use crate::moves::unaffected::{Legality, UnaffectedMove};
use crate::position::Position;
use crate::program::Powers;

/// What kind of move a number tells; the type in it belongs to it.
pub mod form {
    /// A piece moves.
    pub const MOVE: u32 = 0;
    /// A piece is dropped.
    pub const DROP: u32 = 4;
    /// A piece moves, and another enters where it leaves.
    pub const GATE: u32 = 6;
}

/// A legal move of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompactMove {
    /// A leap or ride that no rule touches.
    Unaffected {
        /// Where it begins.
        from: Sq,
        /// Where it ends.
        to: Sq,
        /// The square that gets an en-passant right; `Sq::NONE` for none.
        right: Sq,
    },
    /// The same with a piece of the hand that enters where it leaves.
    Entry {
        /// Where it begins.
        from: Sq,
        /// Where it ends.
        to: Sq,
        /// The square that gets an en-passant right; `Sq::NONE` for none.
        right: Sq,
        /// What enters.
        kind: TypeId,
    },
    /// A piece of the hand goes to an empty square.
    Drop {
        /// What it is.
        kind: TypeId,
        /// Where it goes.
        to: Sq,
    },
    /// Any other move: its index among moves that are written down.
    Written(u32),
}

impl CompactMove {
    /// An unaffected move, if it leaves no more than one right behind.
    #[inline]
    pub(crate) fn unaffected(topology: &Topology, it: &UnaffectedMove<'_>) -> Option<Self> {
        let right = match it.trail {
            [] => Sq::NONE,
            [step] => topology.step(*step, it.from),
            _ => return None,
        };
        Some(Self::Unaffected { from: it.from, to: it.to, right })
    }

    /// The same move with a piece that enters.
    #[inline]
    pub(crate) fn with_entry(self, entering: TypeId) -> Self {
        match self {
            Self::Unaffected { from, to, right } => Self::Entry { from, to, right, kind: entering },
            it => it,
        }
    }

    /// What the move changes, sorted, put in place of what was in `res`.
    pub fn patch(self, position: &Position, moves: &Moves, res: &mut Vec<Edit>) {
        res.clear();
        let side = position.turn();
        let (from, to, right, left) = match self {
            Self::Written(idx) => return res.extend_from_slice(moves.patch(idx as usize)),
            Self::Drop { kind, to } => {
                return res.extend([Edit::Put(to, Occupant::new(side, kind)), Edit::Hand(side, kind, -1)]);
            }
            Self::Unaffected { from, to, right } => (from, to, right, Occupant::EMPTY),
            Self::Entry { from, to, right, kind } => (from, to, right, Occupant::new(side, kind)),
        };
        let (leaves, arrives) = (Edit::Put(from, left), Edit::Put(to, position.at(from).moved()));
        res.extend(if from < to { [leaves, arrives] } else { [arrives, leaves] });
        if !left.is_empty() {
            res.push(Edit::Hand(side, left.kind(), -1));
        }
        if right != Sq::NONE {
            res.push(Edit::Right { square: right, victim: to });
        }
    }

    /// Writes the move down as far as texts ask, unless it was; its index among the moves.
    pub(crate) fn write(self, topology: &Topology, position: &Position, moves: &mut Moves) -> usize {
        match self {
            Self::Written(idx) => return idx as usize,
            Self::Drop { kind, to } => moves.push_drop(position.turn(), kind, to),
            Self::Unaffected { from, to, .. } => {
                moves.push_unaffected(topology, &shown(position, from, to), Legality::Certain)
            }
            Self::Entry { from, to, kind, .. } => {
                moves.push_entry(topology, &shown(position, from, to), kind, Legality::Certain);
            }
        }
        moves.len() - 1
    }
}

/// The listed moves as numbers: cell of departure, cell of arrival, type and form, from the lowest bits 10, 10, 8 and 4
/// wide. `cells`: by square; `other`: the number of a move that is written down.
pub fn codes(list: &[CompactMove], cells: &[u16], res: &mut [u32], other: &mut dyn FnMut(usize) -> u32) {
    let moved = |from: Sq, to: Sq| u32::from(cells[from.index()]) | u32::from(cells[to.index()]) << 10;
    for (it, slot) in list.iter().zip(res) {
        *slot = match *it {
            CompactMove::Unaffected { from, to, .. } => moved(from, to) | form::MOVE << 28,
            CompactMove::Entry { from, to, kind, .. } => moved(from, to) | u32::from(kind.0) << 20 | form::GATE << 28,
            CompactMove::Drop { kind, to } => moved(to, to) | u32::from(kind.0) << 20 | form::DROP << 28,
            CompactMove::Written(idx) => other(idx as usize),
        };
    }
}

/// An unaffected move as far as texts ask.
fn shown(position: &Position, from: Sq, to: Sq) -> UnaffectedMove<'static> {
    let (piece, taken) = (position.at(from), position.at(to));
    UnaffectedMove { from, to, piece, taken, trail: &[], initial: false, powers: Powers::MOVE, leap: false }
}

/// Where the moves go that are surely legal.
#[derive(Debug)]
pub(crate) enum MoveSink<'a> {
    /// They are written down with all others.
    Write,
    /// They are only counted.
    Count(u64),
    /// They are listed compactly, behind others of which there are so many.
    List(&'a mut Vec<CompactMove>, usize),
}

impl MoveSink<'_> {
    /// How many were not written down.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Write => 0,
            Self::Count(n) => *n as usize,
            Self::List(list, before) => list.len() - before,
        }
    }

    /// Takes an unaffected move, alone and with each of the pieces that may enter. `false` if it must be written down.
    #[inline]
    pub(crate) fn unaffected(&mut self, topology: &Topology, it: &UnaffectedMove<'_>, entrants: &[TypeId]) -> bool {
        match self {
            Self::Write => false,
            Self::Count(n) => {
                *n += 1 + entrants.len() as u64;
                true
            }
            Self::List(list, _) => {
                let Some(compact) = CompactMove::unaffected(topology, it) else { return false };
                list.push(compact);
                list.extend(entrants.iter().map(|kind| compact.with_entry(*kind)));
                true
            }
        }
    }

    /// Takes a drop. `false` if it must be written down.
    #[inline]
    pub(crate) fn drop(&mut self, kind: TypeId, to: Sq) -> bool {
        match self {
            Self::Write => return false,
            Self::Count(n) => *n += 1,
            Self::List(list, _) => list.push(CompactMove::Drop { kind, to }),
        }
        true
    }
}
