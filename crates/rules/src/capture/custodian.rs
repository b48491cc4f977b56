//! Captures by enclosing: an enemy between two pieces, two enemies by moving between them, enemies with no way out.

mod enclosure;
#[cfg(feature = "words")]
mod words;

use crate::builder::area::Area;
use crate::builder::areas::Areas;
use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use crate::support::beside::{Beside, Finder, Takers, TakingMoves};
use crate::support::shared::TakesBeside;
use enclosure::{Enclosure, LineOf, Lines};

/// Captures by enclosing.
pub const RULE: Rule = Rule {
    name: "custodian",
    keys: &[
        Key::of("custodian", "types:pattern").adds_up(),
        Key::of("intervention", "types:pattern").adds_up(),
        Key::of("surround", "types:pattern").adds_up(),
        Key::of("surroundArea", "area or type:area").default("all").per_side().adds_up(),
        Key::of("surroundEdge", "types").adds_up(),
        Key::of("surroundGroup", "types:pattern").adds_up(),
        Key::of("anvil", "types").default("all types").adds_up(),
        Key::of("hostileSquares", "area"),
        Key::of("custodianSpared", "area or type:area").per_side().adds_up(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the keys say.
#[derive(Debug)]
struct Custodian {
    custodian: Vec<PatternGroup>,
    intervention: Vec<PatternGroup>,
    surround: Vec<PatternGroup>,
    /// Where surrounded pieces are captured; anywhere without an entry.
    surround_area: Areas,
    /// Types that the edge helps to surround.
    edge: TypeSet,
    /// Types that are captured with their neighbours.
    surround_group: Vec<PatternGroup>,
    /// Types at the other end of a row; `None` for all.
    anvil: Option<TypeSet>,
    hostile: Option<Area>,
    spared: Areas,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let settings = &mut builder.settings;
    let custodian = settings.pattern_groups("custodian");
    let intervention = settings.pattern_groups("intervention");
    let surround = settings.pattern_groups("surround");
    let edge = settings.type_list("surroundEdge");
    let surround_group = settings.pattern_groups("surroundGroup");
    let anvil = settings.type_list("anvil");
    let (surround_area, spared) = (settings.entries("surroundArea"), settings.entries("custodianSpared"));
    let (surround_area, spared) = (builder.areas(surround_area), builder.areas(spared));
    let hostile = builder.only_area("hostileSquares");
    let any = [&custodian, &intervention, &surround, &surround_group].into_iter().any(|it| !it.is_empty());
    let anvil = (!anvil.is_empty()).then_some(anvil);
    let rule =
        Custodian { custodian, intervention, surround, surround_area, edge, surround_group, anvil, hostile, spared };
    if !any {
        return None;
    }
    builder.share(TakesBeside);
    Some(Box::new(rule))
}

impl ActiveRule for Custodian {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let mut enclosure = Enclosure::new(builder.n_types, self.anvil.unwrap_or(TypeSet::ALL));
        enclosure.hostile = self.hostile.clone();
        enclosure.edge = self.edge;
        for (of, groups) in [(LineOf::Custodian, &self.custodian), (LineOf::Intervention, &self.intervention)] {
            each_type(builder, groups, |side, kind, lines| enclosure.add(side, kind, of, lines));
        }
        each_type(builder, &self.surround, |side, kind, lines| enclosure.add_surround(side, kind, lines));
        each_type(builder, &self.surround_group, |side, kind, lines| enclosure.add_group(side, kind, lines));
        let takers = Takers::of(builder, TakingMoves::ArrivalsAndDrops, |_, kind| enclosure.acts(kind));
        let Self { surround_area, spared, .. } = *self;
        let enclose = Enclose { enclosure, surround_area, spared };
        hooks.pass(PassStage::Enclosing, Beside::new(builder, takers, enclose));
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words::say(self, words);
    }
}

/// Compiles patterns for both sides, and hands out the lines of each type.
fn each_type(builder: &mut Builder<'_>, groups: &[PatternGroup], mut add: impl FnMut(Player, TypeId, &Lines)) {
    for group in groups {
        let cost = group.types.iter().count() * builder.variant.movement.topology.len();
        if !builder.spend(cost as u64, group.pattern.place()) {
            continue;
        }
        for side in Player::BOTH {
            let program = builder.program(&group.pattern, side);
            let lines = Lines::of(&program, &mut builder.variant.movement.topology);
            group.types.iter().for_each(|it| add(side, it, &lines));
        }
    }
}

/// Finds what a move encloses.
#[derive(Debug)]
struct Enclose {
    enclosure: Enclosure,
    surround_area: Areas,
    spared: Areas,
}

/// Whether a piece stands in the area of its type; `or` if none is named.
fn lies_in(areas: &Areas, piece: Occupant, sq: Sq, or: bool) -> bool {
    areas.of(piece.side(), piece.kind()).map_or(or, |it| it.has(piece.side(), sq))
}

impl Finder for Enclose {
    /// All are enclosed at the same time.
    fn found(&self, scene: Scene<'_>, candidate: &mut Candidate) -> Vec<Sq> {
        let at = |it| candidate.at(scene.position, it);
        let (topology, to) = (&scene.variant.movement.topology, candidate.to);
        if !candidate.after.is(candidate.side()) {
            return Vec::new();
        }
        let mut res = self.enclosure.between(topology, to, &at);
        res.retain(|it| !lies_in(&self.spared, at(*it), *it, false));
        let mut surrounded = self.enclosure.surrounded(topology, to, &at);
        surrounded.retain(|it| lies_in(&self.surround_area, at(*it), *it, true));
        res.append(&mut surrounded);
        res.append(&mut self.enclosure.shut_in(topology, to, &at));
        sort::sort(&mut res);
        res
    }
}
