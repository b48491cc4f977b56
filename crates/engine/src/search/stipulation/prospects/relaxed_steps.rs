//! Where pieces may get by one move if nothing stands in the way and all they may take is there: more than they can, never
//! less.

use crate::attack::pass_mask::PassMask;
use crate::board::topology::Topology;
use crate::ids::{Player, Sq, TypeId};
use crate::position::Position;
use crate::position::repetition_key::may_castle;
use crate::program::{Branch, Gait, MoveStart, NodeId, Powers, Program};
use crate::variant::Variant;

/// Whether moves do no more than take, and put one piece, perhaps as another type, where its program leads, or castle; and
/// whether the safety of a royal is all that forbids them.
pub(super) fn is_plain(variant: &Variant, position: &Position) -> bool {
    let has_hooks = !variant.memories.is_empty() || !variant.vetoes.is_empty() || !variant.duties.is_empty();
    let has_stock =
        variant.has_hands || variant.has_prisons || !variant.gating.is_empty() || !variant.endless.is_empty();
    let is_odd = variant.face_down.is_some() || variant.page_rules.is_some() || variant.engagement.is_some();
    let walks = |it: &Program| {
        it.walked.iter().all(|it| matches!(it.start, MoveStart::Legs(_)))
            && it.nodes.iter().flatten().all(is_simple)
            && it.castles.iter().all(|it| it.virgin)
    };
    let at_home = |sq: Sq| !position.at(sq).is_virgin() || variant.home[sq.index()] == position.at(sq);
    variant.enforce
        && variant.check_rule
        && !(has_hooks || has_stock || is_odd || variant.puts_walls)
        && variant.movement.ride_limits.is_none()
        && variant.movement.spared.is_empty()
        && !variant.movement.havens.iter().flatten().any(Option::is_some)
        && !variant.pass_masks.has(PassMask::NOW | PassMask::GATE)
        && variant.passes.iter().all(|it| it.only_retypes())
        && variant.sources.iter().all(|it| it.only_castles())
        && !variant.movement.any_program(&[Player::White, Player::Black], &|it| !walks(it))
        && Player::BOTH.iter().flat_map(|it| position.pieces(*it)).all(at_home)
}

/// Whether a leg moves nothing but the piece that walks.
fn is_simple(it: &Branch) -> bool {
    !it.powers.contains(Powers::RELAY) && !it.gait.intersects(Gait::UNLOAD)
}

/// The squares to which a piece may get from another by one move, and the types that it may have there.
pub(super) fn steps(
    variant: &Variant,
    position: &Position,
    (side, kind, from): (Player, TypeId, Sq),
) -> Vec<(TypeId, Sq)> {
    let mut squares = Vec::new();
    let program = variant.movement.program(side, kind, from);
    walk(&variant.movement.topology, program, from, &mut squares);
    if may_castle(variant, position, side) {
        castle(variant, position, (side, from), &mut squares);
    }
    sort::sort(&mut squares);
    squares.dedup();
    let masks = variant.pass_masks.row(side, kind);
    let leaves = masks[from.index()].intersects(PassMask::LEAVE | PassMask::FIRST);
    let mut res = Vec::new();
    for to in squares {
        if leaves || masks[to.index()].intersects(PassMask::ARRIVE) {
            res.extend((1..variant.types.len()).map(|it| (TypeId(it as u8), to)));
        } else {
            res.push((kind, to));
        }
    }
    res
}

/// Adds where walks end.
fn walk(topology: &Topology, program: &Program, from: Sq, ends: &mut Vec<Sq>) {
    for ray in &program.rays {
        let mut cur = from;
        for _ in 0..ray.range {
            cur = topology.step(ray.step, cur);
            if cur == Sq::NONE || cur == from {
                break;
            }
            ends.push(cur);
        }
    }
    let mut seen = vec![false; program.nodes.len() * topology.len()];
    let mut waiting = Vec::new();
    let mut reach = |node: NodeId, at: Sq, waiting: &mut Vec<(usize, Sq)>| {
        if node == NodeId::END {
            ends.push(at);
        } else if !std::mem::replace(&mut seen[node.0 as usize * topology.len() + at.index()], true) {
            waiting.push((node.0 as usize, at));
        }
    };
    for it in &program.walked {
        if let MoveStart::Legs(node) = it.start {
            reach(node, from, &mut waiting);
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
                    reach(it.next, cur, &mut waiting);
                    reach(it.next_toggled, cur, &mut waiting);
                }
            }
        }
    }
}

/// Adds where castlings bring the mover or its partner: somewhere on their line.
fn castle(variant: &Variant, position: &Position, (side, from): (Player, Sq), ends: &mut Vec<Sq>) {
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
