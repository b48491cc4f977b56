//! Moves along a line that are as long as the line has pieces.

use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use crate::support::lines::{LineStep, LineTable, squares};
use engine::hooks::{Capabilities, Source};
use engine::program::Powers;

/// Moves as long as the line has pieces.
pub const RULE: Rule = Rule {
    name: "line moves",
    keys: &[Key::of("lineMoves", "types:pattern")
        .doc("Along a line of the pattern these types move, or capture, exactly as many squares far as pieces of both sides stand on the whole line, themselves included. They pass over friends, not over enemies.")
        .adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the key says.
#[derive(Debug)]
struct LineMoves {
    groups: Vec<PatternGroup>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = builder.settings.pattern_groups("lineMoves");
    if groups.is_empty() { None } else { Some(Box::new(LineMoves { groups })) }
}

impl ActiveRule for LineMoves {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        // They attack what their own moves do not.
        self.groups.iter().flat_map(|it| it.types.iter()).for_each(|it| builder.walked.insert(it));
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let lines = LineTable::of(builder, &self.groups);
        let types = self.groups.iter().fold(TypeSet::EMPTY, |sofar, it| sofar.or(it.types));
        hooks.source(Moves { lines, types });
    }

    fn words(&self, words: &mut Words<'_>) {
        for group in &self.groups {
            let (who, lines) = (words.any_of(group.types), words.steps(&group.pattern));
            words.say(
                Topic::Moving,
                format!("{who} also moves along a line exactly as many squares as pieces of both sides stand on the whole line, itself included; it passes over friends, not over enemies, and captures where it ends. The lines go {lines}."),
            );
        }
    }
}

/// Makes the moves.
#[derive(Debug)]
struct Moves {
    lines: LineTable,
    types: TypeSet,
}

/// Where the piece on a square comes to along a line, if it may pass over what stands between.
fn end(Scene { variant, position }: Scene<'_>, line: LineStep, from: Sq) -> Option<Sq> {
    let (topology, mover) = (&variant.movement.topology, position.at(from));
    let ahead: Vec<Sq> = squares(topology, line.step, from).collect();
    let is_piece = |it: &Sq| position.at(*it).is_piece();
    // A line that comes back has been seen as a whole.
    let behind = squares(topology, line.back, from).filter(|it| !ahead.contains(it) && is_piece(it)).count();
    let n = 1 + behind + ahead.iter().filter(|it| is_piece(it)).count();
    let to = *ahead.get(n - 1)?;
    let passes = |it: &Sq| {
        let content = position.at(*it);
        content.is_empty() || content.is(mover.side())
    };
    let target = position.at(to);
    let open = !target.is(mover.side()) && (target.is_empty() || target.is_piece());
    let closed = |it: &Sq| variant.movement.is_closed(mover.side(), mover.kind(), *it);
    let far = usize::from(line.range.0)..=usize::from(line.range.1);
    (open && far.contains(&n) && ahead[..n - 1].iter().all(passes) && !ahead[..n].iter().any(closed)).then_some(to)
}

impl Source for Moves {
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(from) = from else { return Flow::Continue(()) };
        let mover = scene.position.at(from);
        for line in self.lines.lines(mover.side(), mover.kind()) {
            if let Some(to) = end(scene, *line, from) {
                let taken = scene.position.at(to);
                candidate.ray(from, to, mover, taken);
                candidate.powers = if taken.is_empty() { Powers::MOVE } else { Powers::TAKE };
                next(candidate)?;
            }
        }
        Flow::Continue(())
    }

    fn starters(&self, _variant: &Variant) -> TypeSet {
        self.types
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::REPEATS_WALKS
    }
}
