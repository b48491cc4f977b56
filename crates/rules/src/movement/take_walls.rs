//! Pieces that capture walls by moving onto them.

use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use crate::rule::Brings;
use crate::support::lines::{LineTable, squares};
use crate::support::shared::{TakesWalls, WallName};
use engine::hooks::Source;
use engine::program::Powers;

/// Pieces that capture walls.
pub const RULE: Rule = Rule {
    name: "take walls",
    keys: &[Key::of("takeWalls", "types:pattern").brings(Brings::WALLS).adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the key says.
#[derive(Debug)]
struct TakeWalls {
    groups: Vec<PatternGroup>,
    /// What walls are called.
    wall: String,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = builder.settings.pattern_groups("takeWalls");
    if groups.is_empty() {
        return None;
    }
    builder.share(TakesWalls);
    Some(Box::new(TakeWalls { groups, wall: WallName::of_game(builder) }))
}

impl ActiveRule for TakeWalls {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let types = self.groups.iter().fold(TypeSet::EMPTY, |sofar, it| sofar.or(it.types));
        hooks.source(Breaks { lines: LineTable::of(builder, &self.groups), types });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let wall = || Arg::piece(self.wall.as_str());
        let sentence = |who, lines| msg!("take-walls", who = who, wall = wall(), lines = lines);
        words.tell_lines(Topic::Powers, &self.groups, &sentence, msg!("take-walls-table", wall = wall()));
    }
}

/// Makes the moves.
#[derive(Debug)]
struct Breaks {
    lines: LineTable,
    types: TypeSet,
}

impl Source for Breaks {
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(from) = from else { return Flow::Continue(()) };
        let (position, topology) = (scene.position, &scene.variant.movement.topology);
        let mover = position.at(from);
        for line in self.lines.lines(mover.side(), mover.kind()) {
            let range = usize::from(line.range.0)..=usize::from(line.range.1);
            let ahead = squares(topology, line.step, from).zip(1..).find(|it| !position.at(it.0).is_empty());
            let Some((to, _)) = ahead.filter(|it| position.at(it.0).is_wall() && range.contains(&it.1)) else {
                continue;
            };
            candidate.begin(Turn::Walk, from, to, mover);
            candidate.changed.push((from, Occupant::EMPTY));
            candidate.powers = Powers::TAKE;
            candidate.steps.extend([from, to].map(Step::Square));
            next(candidate)?;
        }
        Flow::Continue(())
    }

    fn starters(&self, _variant: &Variant) -> TypeSet {
        self.types
    }

    fn takes(&self) -> bool {
        false
    }
}
