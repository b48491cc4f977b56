//! Moves as what they do, in words that data files use. Proves for each that the words and the patch say the same.
#![allow(dead_code, reason = "each test target uses a part")]

use std::collections::BTreeSet;

use engine::ids::{Sq, TypeId};
use engine::moves::candidate::Turn;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::position::Position;
use engine::variant::Variant;

/// What a move does. Squares have ranks from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Effect {
    /// The first square clicked.
    pub(crate) origin: String,
    /// Where the piece stood that moves: the origin, but for relayed pieces.
    pub(crate) from: String,
    /// Where it ends.
    pub(crate) to: String,
    /// Squares of the pieces taken, in walking order.
    pub(crate) victims: Vec<String>,
    /// Other pieces that change place, sorted.
    pub(crate) moved: Vec<(String, String)>,
    /// Squares that get an en-passant right, or that a royal must be safe on, sorted.
    pub(crate) rights: BTreeSet<String>,
    /// The number of the new type; 0 if the type stays.
    pub(crate) becomes: u8,
}

impl Effect {
    /// The effect of a move of a position.
    pub(crate) fn of(variant: &Variant, position: &Position, moves: &Moves, idx: usize) -> Self {
        let name = |it: Sq| variant.movement.topology.name(it);
        let item = moves.item(idx);
        let mut arrived: Vec<Edit> = moves.patch(idx).to_vec();
        arrived.retain(|it| matches!(it, Edit::Put(sq, new) if !new.is_empty() && *sq != item.to));
        let mut moved = Vec::new();
        let mut arrive = |kind, side, from: Sq| {
            let found = arrived
                .iter()
                .position(|it| matches!(it, Edit::Put(_, new) if new.kind() == kind && new.side() == side));
            let Some(Edit::Put(to, _)) = found.map(|it| arrived.remove(it)) else {
                panic!("nothing arrives from {}", name(from));
            };
            moved.push((name(from), name(to)));
        };
        if item.turn == Turn::Castle {
            let Step::Square(partner) = moves.path(idx)[1] else { panic!("a castling points at its partner") };
            let piece = position.at(partner);
            arrive(piece.kind(), piece.side(), partner);
        }
        for it in moves.victims(idx).iter().filter(|it| it.unloaded) {
            arrive(it.piece.kind(), it.piece.side(), it.square);
        }
        assert!(arrived.is_empty(), "{arrived:?} arrive from nowhere");
        moved.sort();
        let rights = moves.patch(idx).iter().filter_map(|it| match it {
            Edit::Right { square, .. } => Some(name(*square)),
            _ => None,
        });
        let crossed = moves.crossed(idx).iter().map(|it| name(*it));
        let res = Self {
            origin: name(item.origin),
            from: name(item.from),
            to: name(item.to),
            victims: moves.victims(idx).iter().filter(|it| !it.unloaded).map(|it| name(it.square)).collect(),
            moved,
            rights: rights.chain(crossed).collect(),
            becomes: if item.becomes == item.kind { 0 } else { item.becomes.0 },
        };
        res.agrees_with_patch(variant, position, moves, idx);
        res
    }

    /// Plays the words on a board and compares it with what the patch makes of it.
    fn agrees_with_patch(&self, variant: &Variant, position: &Position, moves: &Moves, idx: usize) {
        let sq = |name: &str| variant.movement.topology.by_name(name).expect("a square");
        let mut board: Vec<_> = variant.movement.topology.squares().map(|it| (it, position.at(it).moved())).collect();
        let mut write = |at: Sq, content| {
            for it in &mut board {
                if it.0 == at {
                    it.1 = content;
                }
            }
        };
        let nothing = engine::board::occupant::Occupant::EMPTY;
        let mover = position.at(sq(&self.from)).moved();
        write(sq(&self.from), nothing);
        for it in &self.victims {
            write(sq(it), nothing);
        }
        for it in &self.moved {
            write(sq(&it.0), nothing);
        }
        for it in &self.moved {
            write(sq(&it.1), position.at(sq(&it.0)).moved());
        }
        let mover = if self.becomes == 0 { mover } else { mover.with_kind(TypeId(self.becomes)) };
        write(sq(&self.to), mover);
        let mut after = position.clone();
        after.apply(moves.patch(idx));
        for (at, content) in board {
            let (ours, theirs) = (after.at(at), content);
            let same = ours.is_empty() == theirs.is_empty()
                && (ours.is_empty() || ours.kind() == theirs.kind() && ours.side() == theirs.side());
            assert!(same, "{self:?}: the patch makes something else of {}", variant.movement.topology.name(at));
        }
    }

    /// The spelling of the move notation's worked examples: `f6{e5}`, `e5(e5>d4)`.
    pub(crate) fn spelling(&self) -> String {
        let mut moved: Vec<String> = self.moved.iter().map(|it| format!("{}>{}", it.0, it.1)).collect();
        let relayed = self.origin != self.from;
        if relayed {
            moved.push(format!("{}>{}", self.from, self.to));
        }
        let mut res = if relayed { self.origin.clone() } else { self.to.clone() };
        let victims: Vec<&str> = self.victims.iter().filter(|it| **it != self.to).map(String::as_str).collect();
        if !victims.is_empty() {
            res.push_str(&format!("{{{}}}", victims.join(",")));
        }
        if !moved.is_empty() {
            res.push_str(&format!("({})", moved.join(",")));
        }
        res
    }
}
