//! Where pieces may ever get.

use std::collections::BTreeSet;

use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId};

use crate::write::arrivals::{Arrival, Arrivals, bases};
use crate::write::presence::effective;
use crate::write::section_writer::SectionWriter;
use crate::write::walks::Walk;
use crate::write::{captures, drop_zones};

/// By side and type: where pieces get from their homes, by drops, or otherwise.
pub(crate) fn reached(writer: &mut SectionWriter<'_>) -> [Vec<Vec<Sq>>; 2] {
    Player::both(|side| {
        let kinds = 0..=writer.builder.n_types;
        kinds.map(|it| reached_by(writer, side, TypeId(it as u8))).collect()
    })
}

fn reached_by(writer: &mut SectionWriter<'_>, side: Player, kind: TypeId) -> Vec<Sq> {
    if !writer.present[side].has(kind) {
        return Vec::new();
    }
    let mut open = writer.homes(side, kind);
    if is_made(writer, side, kind) {
        let barred = |sq| writer.builder.variant.movement.is_barred(side, kind, sq);
        let others: Vec<Sq> = writer.squares().into_iter().filter(|it| !barred(*it)).collect();
        open.extend(others);
    } else if may_be_dropped(writer, kind) {
        open.extend(drop_zones::squares(writer, side, kind));
    }
    open.extend(castled(writer, side, &open));
    let mut res: BTreeSet<Sq> = open.iter().copied().collect();
    while let Some(at) = open.pop() {
        for to in effective(writer, side, kind, at).iter().flat_map(Walk::ends) {
            if res.insert(to) {
                open.push(to);
            }
        }
    }
    res.into_iter().collect()
}

/// The ranks on which a side may castle, of those where a type begins.
fn castled(writer: &SectionWriter<'_>, side: Player, homes: &[Sq]) -> Vec<Sq> {
    let movement = &writer.builder.variant.movement;
    let castles = |it: &(Sq, Occupant)| it.1.is(side) && !movement.program(side, it.1.kind(), it.0).castles.is_empty();
    let ranks: Vec<i32> = writer.at_start().filter(castles).map(|it| movement.topology.rank(it.0)).collect();
    let on_rank = |it: &Sq| ranks.contains(&movement.topology.rank(*it));
    if !homes.iter().any(on_rank) {
        return Vec::new();
    }
    writer.squares().into_iter().filter(on_rank).collect()
}

/// Whether pieces of a type may appear on the board during the game.
pub(crate) fn comes_in(writer: &mut SectionWriter<'_>, side: Player, kind: TypeId) -> bool {
    may_be_dropped(writer, kind) || is_made(writer, side, kind)
}

/// Whether other pieces may become pieces of a type.
pub(crate) fn is_made(writer: &mut SectionWriter<'_>, side: Player, kind: TypeId) -> bool {
    let turns = ["flip", "flipEnclosed", "flipPassed", "flipMover", "promoMove"].iter().any(|it| writer.has(it));
    if turns || captures::changes(writer) {
        return true;
    }
    let arrivals = Arrivals::of(writer);
    let squares = writer.squares();
    let forms = bases(writer, kind);
    writer.present[side].iter().any(|other| {
        squares.iter().any(|it| match arrivals.at(writer, side, other, *it) {
            Arrival::Choose { types, .. } => types.contains(&kind),
            Arrival::Demoted => bases(writer, other).contains(&kind),
            Arrival::Form { .. } => forms.contains(&other),
            _ => false,
        })
    })
}

/// Whether a type may be in hand.
fn may_be_dropped(writer: &SectionWriter<'_>, kind: TypeId) -> bool {
    let held = writer.held(Player::White).or(writer.held(Player::Black));
    held.has(kind) || writer.has("holdingsType")
}
