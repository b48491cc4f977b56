//! Captures where lines cross: those of a piece that has moved and those of another piece of its side.

use crate::builder::Builder;
use crate::builder::type_groups::PatternGroup;
use crate::hook_order::{Hooks, PassStage};
use crate::prose::{Topic, Words};
use crate::rule::{ActiveRule, Asked, Key, Rule};
use crate::support::shared::TakesBeside;
use crate::support::spared::Spared;
use engine::attack::pass_mask::PassMask;
use engine::board::topology::{ANYWHERE, Topology, VecId};
use engine::hooks::{Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::moves::candidate::{Candidate, Turn};
use engine::program::walker::Flow;
use engine::variant::Variant;

/// Captures where lines cross.
pub const RULE: Rule = Rule {
    name: "coordinate",
    keys: &[
        Key::of("coordinate", "types:pattern")
            .doc("After a move of these types that takes nothing the enemies are captured that stand where a line of the pattern from its end crosses another one from a partner. Pieces on the way do not matter. `C:R` captures on both corners of a rectangle.")
            .adds_up(),
        Key::of("coordinateWith", "types")
            .default("the royals")
            .doc("Types of the own side that are partners in coordinate.")
            .adds_up(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Lines of one type: they are crossed with each other, and eight are usual.
const MAX_LINES: usize = 32;

/// What the keys say.
#[derive(Debug)]
struct Coordinate {
    groups: Vec<PatternGroup>,
    partners: TypeSet,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = builder.settings.pattern_groups("coordinate");
    let listed = builder.settings.type_list("coordinateWith");
    let partners = if listed.is_empty() { builder.variant.royal } else { listed };
    if groups.is_empty() {
        return None;
    }
    builder.share(TakesBeside);
    Some(Box::new(Coordinate { groups, partners }))
}

/// A line: its step, the same backwards, and how far it reaches.
#[derive(Clone, Copy, Debug)]
struct Line {
    step: VecId,
    back: VecId,
    range: (u16, u16),
}

impl ActiveRule for Coordinate {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let mut lines = Player::both(|_| vec![Vec::new(); builder.n_types + 1]);
        for group in &self.groups {
            for side in Player::BOTH {
                let legs = builder.program(&group.pattern, side, &group.place).singles().0;
                let topology = &mut builder.variant.movement.topology;
                for leg in legs.into_iter().take(MAX_LINES) {
                    let (step, range) = (leg.step(), leg.leg.range);
                    let line = Line { step, back: topology.reverse(step), range };
                    group.types.iter().for_each(|it| lines[side][it.index()].push(line));
                }
            }
        }
        let safe = Spared::of_game(builder);
        hooks.pass(PassStage::Enclosing, Cross { lines, partners: self.partners, safe });
    }

    fn words(&self, words: &mut Words<'_>) {
        let partner = words.any_of(self.partners);
        for group in &self.groups {
            let (who, lines) = (words.any_of(group.types), words.steps(&group.pattern));
            let sentence = format!(
                "When {who} has moved and taken nothing on its way, it captures the enemies where a line from it crosses a line from {partner} of its side, whatever stands between; the lines go {lines}."
            );
            words.say(Topic::Captures, sentence);
        }
    }
}

/// Removes what stands where lines cross.
#[derive(Debug)]
struct Cross {
    /// By side and type.
    lines: [Vec<Vec<Line>>; 2],
    partners: TypeSet,
    safe: Spared,
}

impl Line {
    /// Whether it goes the same way as another one, or back.
    fn is_parallel(self, other: Self) -> bool {
        self.step == other.step || self.back == other.step
    }

    /// The squares that it reaches, until the board ends or it comes back.
    fn squares(self, topology: &Topology, from: Sq) -> impl Iterator<Item = Sq> {
        let mut cur = from;
        let squares = (1..=self.range.1).map_while(move |n| {
            cur = topology.step(self.step, cur);
            (cur != Sq::NONE && cur != from).then_some((n, cur))
        });
        squares.filter(move |it| it.0 >= self.range.0).map(|it| it.1)
    }
}

impl Cross {
    fn lines(&self, side: Player, kind: TypeId) -> &[Line] {
        &self.lines[side][kind.index()]
    }

    /// Where the enemies stand that a candidate captures so.
    fn found(&self, scene: Scene<'_>, candidate: &Candidate) -> Vec<Sq> {
        let (topology, side) = (&scene.variant.movement.topology, candidate.side());
        let lines = self.lines(side, candidate.kind());
        let is_enemy = |it: Sq| candidate.at(scene.position, it).is(side.other());
        let squares = |from: Sq| {
            let reached = |line: &Line| line.squares(topology, from).map(|it| (*line, it)).collect::<Vec<_>>();
            lines.iter().flat_map(reached).filter(|it| is_enemy(it.1)).collect::<Vec<_>>()
        };
        let own = squares(candidate.to);
        let is_partner = |it: &Sq| {
            let piece = candidate.at(scene.position, *it);
            *it != candidate.to && piece.is(side) && self.partners.has(piece.kind())
        };
        let mut res = Vec::new();
        for partner in scene.position.pieces(side).filter(is_partner) {
            for (line, sq) in squares(partner) {
                if own.iter().any(|it| it.1 == sq && !it.0.is_parallel(line)) {
                    res.push(sq);
                }
            }
        }
        res
    }
}

impl Pass for Cross {
    fn mask(&self, _rules: &Variant, side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::ENTER.when(!self.lines(side, kind).is_empty())
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        let stays = candidate.turn == Turn::Walk && !candidate.gone && !candidate.burnt;
        stays && !self.lines(candidate.side(), candidate.kind()).is_empty() && candidate.captured().all(|it| it.burnt)
    }

    fn attack_radius(&self, kind: TypeId) -> Option<u16> {
        Player::BOTH.into_iter().any(|it| !self.lines(it, kind).is_empty()).then_some(ANYWHERE)
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        candidate.fork(|it| {
            self.safe.take(scene, it, self.found(scene, it));
            next(it)
        })
    }
}
