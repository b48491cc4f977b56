//! Where pieces may get by one move if nothing stands in the way and all they may take is there: more than they can, never
//! less.

use engine::attack::pass_mask::PassMask;
use engine::board::occupant::Occupant;
use engine::board::topology::Topology;
use engine::ids::{Player, Sq, TypeId};
use engine::position::Position;
use engine::position::repetition_key::may_castle;
use engine::program::{MoveStart, NodeId, Powers, Program};
use engine::variant::Variant;

/// A move of a piece on a board where nothing is in its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RelaxedStep {
    pub(super) kind: TypeId,
    pub(super) to: Sq,
    /// Whether it is nothing but a capture of an enemy.
    pub(super) takes: bool,
}

/// Powers that end a move only where an enemy is taken.
const TAKES_ENEMY: Powers = Powers::TAKE.union(Powers::TAKE_PASSING).union(Powers::TAKE_ROYAL);

/// Whether all pieces that have never moved stand where the game begins with them, so that the definition says what they
/// may do.
pub(super) fn are_at_home(variant: &Variant, position: &Position) -> bool {
    let is_home = |sq: Sq| !position.at(sq).is_virgin() || variant.start.home[sq.index()] == position.at(sq);
    Player::BOTH.iter().flat_map(|it| position.pieces(*it)).all(is_home)
}

/// The squares to which a piece may get from another by one move, and the types that it may have there.
pub(super) fn steps(variant: &Variant, position: &Position, side: Player, kind: TypeId, from: Sq) -> Vec<RelaxedStep> {
    let mut squares = Vec::new();
    let program = variant.movement.program(side, kind, from);
    let begins = may_begin(variant, position, side, kind, from);
    walk(&variant.movement.topology, program, begins, from, &mut squares);
    if may_castle(variant, position, side) {
        let mut ends = Vec::new();
        castle(variant, position, side, from, &mut ends);
        squares.extend(ends.into_iter().map(|it| (it, false)));
    }
    // Of two ways to a square the one without a capture comes first.
    sort::sort(&mut squares);
    squares.dedup_by_key(|it| it.0);
    let masks = variant.tables.pass_masks.row(side, kind);
    let leaves = masks[from.index()].intersects(PassMask::LEAVE | PassMask::FIRST);
    let mut res = Vec::new();
    for (to, takes) in squares {
        if leaves || masks[to.index()].intersects(PassMask::ARRIVE) {
            res.extend((1..variant.pieces.types.len()).map(|it| RelaxedStep { kind: TypeId(it as u8), to, takes }));
        } else {
            res.push(RelaxedStep { kind, to, takes });
        }
    }
    res
}

/// Whether a piece may make initial moves from a square, now or later: no piece becomes virgin again.
pub(super) fn may_begin(variant: &Variant, position: &Position, side: Player, kind: TypeId, from: Sq) -> bool {
    let there = position.at(from);
    let piece = if there.is(side) && there.kind() == kind { there } else { Occupant::new(side, kind) };
    variant.movement.may_begin(piece, from)
}

/// Adds where walks end, and whether they do so by nothing but a capture. `begins`: whether the piece may make initial
/// moves.
fn walk(topology: &Topology, program: &Program, begins: bool, from: Sq, ends: &mut Vec<(Sq, bool)>) {
    let takes = |powers: Powers| TAKES_ENEMY.contains(powers);
    for ray in program.rays.iter().filter(|it| begins || !it.virgin) {
        let mut cur = from;
        for _ in 0..ray.range {
            cur = topology.step(ray.step, cur);
            if cur == Sq::NONE || cur == from {
                break;
            }
            ends.push((cur, takes(ray.powers)));
        }
    }
    let mut seen = vec![false; program.nodes.len() * topology.len()];
    let mut waiting = Vec::new();
    let mut reach = |node: NodeId, (at, takes): (Sq, bool), waiting: &mut Vec<(usize, Sq)>| {
        if node == NodeId::END {
            ends.push((at, takes));
        } else if !std::mem::replace(&mut seen[node.0 as usize * topology.len() + at.index()], true) {
            waiting.push((node.0 as usize, at));
        }
    };
    for it in program.walked.iter().filter(|it| begins || !it.virgin) {
        if let MoveStart::Legs(node) = it.start {
            reach(node, (from, false), &mut waiting);
        }
    }
    while let Some((node, start)) = waiting.pop() {
        for it in &program.nodes[node] {
            let mut cur = start;
            for n in 0..=it.range.1.min(topology.len() as u16) {
                if n > 0 {
                    cur = topology.step(it.steps.nth(n), cur);
                }
                if cur == Sq::NONE {
                    break;
                }
                if n >= it.range.0.min(1) {
                    reach(it.next, (cur, takes(it.powers)), &mut waiting);
                    reach(it.next_toggled, (cur, takes(it.powers)), &mut waiting);
                }
            }
        }
    }
}

/// Adds where castlings bring the mover or its partner: somewhere on their line.
pub(super) fn castle(variant: &Variant, position: &Position, side: Player, from: Sq, ends: &mut Vec<Sq>) {
    let topology = &variant.movement.topology;
    for mover in position.pieces(side).filter(|it| position.at(*it).is_virgin()) {
        for castle in &variant.movement.program(side, position.at(mover).kind(), mover).castles {
            let next = |it: &Sq| Some(topology.step(castle.step, *it)).filter(|it| *it != Sq::NONE && *it != mover);
            let line: Vec<Sq> = std::iter::successors(Some(mover), next).take(topology.len()).collect();
            if line.contains(&from) {
                ends.extend(line);
            }
        }
    }
}
