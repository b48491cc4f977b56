//! What the search must know about a move before it is made: which one it is, where it ends, what it gains.

use crate::computer::evaluation::Evaluator;
use engine::board::occupant::Occupant;
use engine::ids::Sq;
use engine::legal::LegalGenerator;
use engine::moves::compact_move::CompactMove;
use engine::moves::move_list::Moves;
use engine::moves::patch;
use engine::moves::patch::Edit;
use engine::perft;
use engine::position::Position;
use engine::variant::Variant;

/// A small number for a move: the same move of similar positions has the same one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveId(pub(crate) u32);

impl MoveId {
    /// No move.
    pub(crate) const NONE: Self = Self(0);

    /// The number of a move of a list.
    pub(crate) fn of_listed(position: &Position, moves: &Moves, it: CompactMove) -> Self {
        match it {
            CompactMove::Unaffected { from, to, .. } => told(from, to, 0),
            CompactMove::Entry { from, to, kind, .. } => told(from, to, u32::from(kind.0)),
            CompactMove::Drop { kind, to } => told(to, to, u32::from(kind.0)),
            CompactMove::Written(idx) => Self::of(position, moves, idx as usize),
        }
    }

    /// Where it begins, if its squares tell it and it is no drop.
    pub(crate) fn origin(self) -> Option<Sq> {
        let squares = self.0.wrapping_sub(1);
        let (from, to) = (squares & 0x7ff, squares >> 11 & 0x7ff);
        (self != Self::NONE && self.0 & HASHED == 0 && from != to).then_some(Sq(from as u16))
    }

    /// The number of a move of the side to move.
    #[must_use]
    pub fn of(position: &Position, moves: &Moves, idx: usize) -> Self {
        let (item, patch, side) = (moves.item(idx), moves.patch(idx), position.turn());
        let (mut left, mut arrives, mut entrant) = (None, None, None);
        for edit in patch {
            match *edit {
                Edit::Right { .. } => {}
                Edit::Put(sq, it) if sq == item.to && arrives.is_none() => arrives = Some(it),
                Edit::Put(sq, it) if sq == item.from && left.is_none() => left = Some(it),
                Edit::Hand(owner, kind, -1) if owner == side && entrant.is_none() => entrant = Some(kind),
                _ => return hashed(patch),
            }
        }
        let entering = entrant.map_or(Occupant::EMPTY, |it| Occupant::new(side, it));
        let kind = entrant.map_or(0, |it| u32::from(it.0));
        match (left, arrives) {
            (Some(left), Some(it)) if left == entering && it == position.at(item.from).moved() => {
                told(item.from, item.to, kind)
            }
            (None, Some(it)) if kind != 0 && it == entering => told(item.to, item.to, kind),
            _ => hashed(patch),
        }
    }
}

/// Moves that are not told by their squares have this bit.
const HASHED: u32 = 1 << 31;

/// A move that waits to be searched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranked {
    /// Its index in the list of moves.
    pub(crate) idx: usize,
    pub(crate) id: MoveId,
    /// Where it ends.
    pub(crate) to: Sq,
    /// The piece and its end square as a number.
    pub(crate) place: usize,
    /// How much more material the mover has afterwards, in centipawns.
    pub(crate) gain: i32,
    /// Best first.
    pub(crate) order: i32,
}

/// What a move of a list does, without its order.
pub(crate) fn describe(
    variant: &Variant,
    position: &Position,
    moves: &Moves,
    evaluator: &Evaluator,
    idx: usize,
    it: CompactMove,
) -> Ranked {
    let side = position.turn();
    let n_squares = variant.movement.topology.len();
    let ranked = |id, to: Sq, place, gain| Ranked { idx, id, to, place, gain, order: 0 };
    match it {
        CompactMove::Unaffected { from, to, .. } => {
            let gain = evaluator.loss_of(side, position.at(to));
            ranked(told(from, to, 0), to, variant.place(position.at(from), to), gain)
        }
        CompactMove::Entry { from, to, kind, .. } => {
            let gain = evaluator.loss_of(side, position.at(to));
            ranked(told(from, to, u32::from(kind.0)), to, variant.place(position.at(from), to), gain)
        }
        CompactMove::Drop { kind, to } => {
            let piece = Occupant::new(side, kind);
            ranked(told(to, to, u32::from(kind.0)), to, variant.place(piece, to), 0)
        }
        CompactMove::Written(at) => {
            let (item, patch) = (moves.item(at as usize), moves.patch(at as usize));
            let piece = Occupant::new(side, item.kind);
            let to = if item.to.index() < n_squares { item.to } else { Sq(0) };
            let id = MoveId::of(position, moves, at as usize);
            ranked(id, to, variant.place(piece, to), evaluator.gain(position, side, patch))
        }
    }
}

/// The number of a move that its squares and a type tell.
fn told(from: Sq, to: Sq, kind: u32) -> MoveId {
    MoveId(1 + (u32::from(from.0) & 0x7ff | (u32::from(to.0) & 0x7ff) << 11 | kind << 22))
}

/// The number of a move that only its effect tells.
fn hashed(patch: &[Edit]) -> MoveId {
    MoveId((patch::hash(patch) >> 32) as u32 | HASHED)
}

/// Makes the moves of a line one after another: the position before each, its legal moves, and which one it is.
pub(crate) fn follow(
    variant: &Variant,
    root: &Position,
    line: &[MoveId],
    each: &mut dyn FnMut(&Position, &Moves, usize),
) {
    let (mut position, mut generator) = (root.clone(), LegalGenerator::default());
    for id in line {
        let mut moves = Moves::default();
        perft::list(variant, &mut position, &mut generator, &mut moves);
        let Some(idx) = (0..moves.len()).find(|it| MoveId::of(&position, &moves, *it) == *id) else { return };
        each(&position, &moves, idx);
        position.apply(moves.patch(idx));
        variant.remember(&mut position);
    }
}
