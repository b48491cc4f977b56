//! Captures where lines cross: those of a piece that has moved and those of another piece of its side.

use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use crate::support::beside::{Beside, Finder, Takers, TakingMoves};
use crate::support::lines::{LineStep, LineTable, squares};
use crate::support::shared::TakesBeside;
use engine::board::topology::Topology;

/// Captures where lines cross.
pub const RULE: Rule = Rule {
    name: "coordinate",
    keys: &[
        Key::of("coordinate", "types:pattern").adds_up(),
        Key::of("coordinateWith", "types").default("the royals").adds_up(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the keys say.
#[derive(Debug)]
struct Coordinate {
    groups: Vec<PatternGroup>,
    partners: TypeSet,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = builder.settings.pattern_groups("coordinate");
    let listed = builder.settings.type_list("coordinateWith");
    let partners = if listed.is_empty() { builder.variant.royals.types } else { listed };
    if groups.is_empty() {
        return None;
    }
    builder.share(TakesBeside);
    Some(Box::new(Coordinate { groups, partners }))
}

impl ActiveRule for Coordinate {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let lines = LineTable::of(builder, &self.groups);
        let takers = Takers::of(builder, TakingMoves::Quiet, |side, kind| !lines.lines(side, kind).is_empty());
        let cross = Cross { lines, partners: self.partners };
        hooks.pass(PassStage::Enclosing, Beside::new(builder, takers, cross));
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for group in &self.groups {
            let (who, lines) = (words.any(group.types), words.steps(&group.pattern));
            let partner = words.any(self.partners);
            words.tell(Topic::Captures, msg!("coordinate-captures", who = who, partner = partner, lines = lines));
        }
    }
}

/// Finds what stands where lines cross.
#[derive(Debug)]
struct Cross {
    lines: LineTable,
    partners: TypeSet,
}

/// Whether a line goes the same way as another one, or back.
fn are_parallel(one: LineStep, other: LineStep) -> bool {
    one.step == other.step || one.back == other.step
}

/// The squares that a line reaches.
fn reached(topology: &Topology, line: LineStep, from: Sq) -> impl Iterator<Item = Sq> {
    let (least, most) = (usize::from(line.range.0), usize::from(line.range.1));
    squares(topology, line.step, from).take(most).skip(least.saturating_sub(1))
}

impl Finder for Cross {
    fn found(&self, scene: Scene<'_>, candidate: &mut Candidate) -> Vec<Sq> {
        let (topology, side) = (&scene.variant.movement.topology, candidate.side());
        let lines = self.lines.lines(side, candidate.kind());
        let is_enemy = |it: Sq| candidate.at(scene.position, it).is(side.other());
        let met = |from: Sq| {
            let on_line = |line: &LineStep| reached(topology, *line, from).map(|it| (*line, it)).collect::<Vec<_>>();
            lines.iter().flat_map(on_line).filter(|it| is_enemy(it.1)).collect::<Vec<_>>()
        };
        let own = met(candidate.to);
        let is_partner = |it: &Sq| {
            let piece = candidate.at(scene.position, *it);
            *it != candidate.to && piece.is(side) && self.partners.has(piece.kind())
        };
        let mut res = Vec::new();
        for partner in scene.position.pieces(side).filter(is_partner) {
            for (line, sq) in met(partner) {
                if own.iter().any(|it| it.1 == sq && !are_parallel(it.0, line)) {
                    res.push(sq);
                }
            }
        }
        sort::sort(&mut res);
        res
    }
}
