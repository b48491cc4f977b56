//! Pieces that ride as far as they can.

use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use crate::support::lines::{LineStep, LineTable, squares};

/// Pieces that ride as far as they can.
pub const RULE: Rule = Rule {
    name: "full ride",
    keys: &[Key::of("fullRide", "types:pattern")
        .doc("Along a line of the pattern these types do not stop while the next square is empty. What they may capture there is up to their moves.")
        .adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &["rides-on"],
};

/// What the key says.
#[derive(Debug)]
struct FullRide(Vec<PatternGroup>);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = builder.settings.pattern_groups("fullRide");
    if groups.is_empty() { None } else { Some(Box::new(FullRide(groups))) }
}

impl ActiveRule for FullRide {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let lines = LineTable::of(builder, &self.0);
        hooks.pass(PassStage::Ground, RideOn(lines));
    }

    fn words(&self, words: &mut Words<'_>) {
        for group in &self.0 {
            let (who, lines) = (words.any_of(group.types), words.steps(&group.pattern));
            words.say(Topic::Moving, format!("{who} goes as far as it can along its lines; they go {lines}."));
        }
    }
}

/// Drops moves that stop too early.
#[derive(Debug)]
struct RideOn(LineTable);

impl RideOn {
    /// Where a ride that stops too early has to go on to.
    fn end(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Sq> {
        let lines = self.0.lines(candidate.side(), candidate.kind());
        lines.iter().find_map(|it| Self::end_of(scene, candidate, *it))
    }

    /// The same along one line.
    fn end_of(scene: Scene<'_>, candidate: &Candidate, line: LineStep) -> Option<Sq> {
        let Scene { variant, position } = scene;
        let ahead = squares(&variant.movement.topology, line.step, candidate.from).take(usize::from(line.range.1));
        let is_open = |it: &Sq| {
            position.at(*it).is_empty() && !variant.movement.is_barred(candidate.side(), candidate.kind(), *it)
        };
        let ahead: Vec<Sq> = ahead.take_while(is_open).collect();
        ahead.last().copied().filter(|end| ahead.contains(&candidate.to) && *end != candidate.to)
    }
}

impl Pass for RideOn {
    fn mask(&self, _variant: &Variant, side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::ENTER.when(!self.0.lines(side, kind).is_empty())
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn == Turn::Walk && !candidate.captures()
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if self.end(scene, candidate).is_some() { Flow::Continue(()) } else { next(candidate) }
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for RideOn {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let end = self.end(scene, candidate)?;
        let (name, label) = (scene.variant.name(candidate.kind()), scene.variant.label(end));
        let sentence = format!("The {name} does not stop there: it goes on to {label}.");
        Some(Reason { code: "rides-on", sentence, marks: vec![(end, MarkRole::Allowed)] })
    }
}
