//! Rows of own pieces that step sideways together.

use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use engine::board::topology::VecId;
use engine::hooks::{Capabilities, Source};
use engine::program::walker::trace::Victim;

/// Rows that step together.
pub const RULE: Rule = Rule {
    name: "row steps",
    keys: &[Key::of("rowSteps", "types:pattern").adds_up(), Key::of("rowMost", "number").default("3")],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Longest row.
const MOST: i32 = 20;

/// Steps of one type: each is crossed with each.
const MAX_STEPS: usize = 16;

/// What the keys say.
#[derive(Debug)]
struct RowSteps {
    groups: Vec<PatternGroup>,
    most: usize,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = builder.settings.pattern_groups("rowSteps");
    let most = builder.settings.int("rowMost", 3, 2, MOST) as usize;
    if groups.is_empty() { None } else { Some(Box::new(RowSteps { groups, most })) }
}

/// A step from a square to a neighbour, and the same backwards.
#[derive(Clone, Copy, Debug)]
struct SideStep {
    step: VecId,
    back: VecId,
}

/// The types of one entry: they make rows with each other.
#[derive(Debug)]
struct Team {
    types: TypeSet,
    /// By side.
    steps: [Vec<SideStep>; 2],
}

impl ActiveRule for RowSteps {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let mut teams = Vec::new();
        for group in &self.groups {
            let steps = Player::both(|side| {
                let legs = builder.program(&group.pattern, side).singles().0;
                if legs.len() > MAX_STEPS {
                    builder.too_many(msg!("def-limit-row-steps", most = MAX_STEPS), group.pattern.place());
                }
                let topology = &mut builder.variant.movement.topology;
                let step = |step| SideStep { step, back: topology.reverse(step) };
                legs.into_iter().take(MAX_STEPS).map(|it| it.step()).map(step).collect()
            });
            teams.push(Team { types: group.types, steps });
        }
        hooks.source(Rows { teams, most: self.most });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for group in &self.groups {
            let (who, lines) = (words.any(group.types), words.steps(&group.pattern));
            words.tell(Topic::Moving, msg!("row-steps", most = self.most, who = who, lines = lines));
        }
    }
}

/// Makes the moves.
#[derive(Debug)]
struct Rows {
    teams: Vec<Team>,
    most: usize,
}

impl Rows {
    /// Reports the moves of a row, whose ends are its first and its last square.
    fn moves(
        &self,
        scene: Scene<'_>,
        row: &[Sq],
        steps: impl Iterator<Item = SideStep>,
        candidate: &mut Candidate,
        next: Next<'_>,
    ) -> Flow {
        let movement = &scene.variant.movement;
        let opens = |from: Sq, to: Sq| {
            let piece = scene.position.at(from);
            to != Sq::NONE && scene.position.at(to).is_empty() && !movement.is_closed(piece.side(), piece.kind(), to)
        };
        for it in steps {
            let to = |sq: Sq| movement.topology.step(it.step, sq);
            if !row.iter().all(|sq| opens(*sq, to(*sq))) {
                continue;
            }
            let [from, others @ ..] = row else { break };
            candidate.begin(Turn::Walk, *from, to(*from), scene.position.at(*from));
            candidate.steps.extend([*from, row[row.len() - 1], to(*from)].map(Step::Square));
            candidate.changed.push((*from, Occupant::EMPTY));
            for square in others.iter().copied() {
                let piece = scene.position.at(square);
                candidate.changed.push((square, Occupant::EMPTY));
                candidate.changed.push((to(square), piece.moved()));
                candidate.victims.push(Victim { square, piece, unloaded: true, burnt: false, threatened: true });
            }
            next(candidate)?;
        }
        Flow::Continue(())
    }
}

impl Source for Rows {
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(from) = from else { return Flow::Continue(()) };
        let Scene { variant, position } = scene;
        let (side, kind) = (position.at(from).side(), position.at(from).kind());
        let topology = &variant.movement.topology;
        for team in self.teams.iter().filter(|it| it.types.has(kind)) {
            let steps = &team.steps[side];
            let is_mate = |it: Sq| position.at(it).is(side) && team.types.has(position.at(it).kind());
            for line in steps {
                let mut row = vec![from];
                while row.len() < self.most {
                    let cur = topology.step(line.step, row[row.len() - 1]);
                    if cur == Sq::NONE || row.contains(&cur) || !is_mate(cur) {
                        break;
                    }
                    row.push(cur);
                    let across = steps.iter().copied().filter(|it| ![line.step, line.back].contains(&it.step));
                    self.moves(scene, &row, across, candidate, next)?;
                }
            }
        }
        Flow::Continue(())
    }

    fn starters(&self, _variant: &Variant) -> TypeSet {
        self.teams.iter().fold(TypeSet::EMPTY, |sofar, it| sofar.or(it.types))
    }

    fn takes(&self) -> bool {
        false
    }

    /// Either end of a row may be clicked first.
    fn capabilities(&self) -> Capabilities {
        Capabilities::OVERLAPS
    }
}
