//! How long a ride must be: as long as it can, or as many squares as the line has pieces.

use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use crate::support::lines::{LineStep, LineTable, squares};
use engine::hooks::{Capabilities, Source};
use engine::program::Powers;

/// How long rides must be.
pub const RULE: Rule = Rule {
    name: "ride length",
    keys: &[Key::of("fullRide", "types:pattern").adds_up(), Key::of("lineMoves", "types:pattern").adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &["rides-on"],
};

/// What the keys say.
#[derive(Debug)]
struct RideLength {
    /// Who rides as far as it can.
    full: Vec<PatternGroup>,
    /// Who rides as many squares as the line has pieces.
    counted: Vec<PatternGroup>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let full = builder.settings.pattern_groups("fullRide");
    let counted = builder.settings.pattern_groups("lineMoves");
    let any = !full.is_empty() || !counted.is_empty();
    any.then(|| Box::new(RideLength { full, counted }) as Box<dyn ActiveRule>)
}

impl ActiveRule for RideLength {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        // They attack what their own moves do not.
        self.counted.iter().flat_map(|it| it.types.iter()).for_each(|it| builder.walked.insert(it));
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        if !self.full.is_empty() {
            hooks.pass(PassStage::Ground, FullRides(LineTable::of(builder, &self.full)));
        }
        if !self.counted.is_empty() {
            let lines = LineTable::of(builder, &self.counted);
            let types = self.counted.iter().fold(TypeSet::EMPTY, |sofar, it| sofar.or(it.types));
            hooks.source(CountedRides { lines, types });
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for group in &self.full {
            let (who, lines) = (words.any(group.types), words.steps(&group.pattern));
            words.tell(Topic::Moving, msg!("ride-length-full", who = who, lines = lines));
        }
        for group in &self.counted {
            let (who, lines) = (words.any(group.types), words.steps(&group.pattern));
            words.tell(Topic::Moving, msg!("ride-length-counted", who = who, lines = lines));
        }
    }
}

/// Drops moves that stop too early.
#[derive(Debug)]
struct FullRides(LineTable);

impl FullRides {
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

impl Pass for FullRides {
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

impl Explain for FullRides {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let end = self.end(scene, candidate)?;
        let (piece, square) = (scene.variant.named(candidate.kind()), scene.variant.label(end));
        let message = msg!("reason-rides-on", piece = piece, square = square);
        Some(Reason { code: "rides-on", message, marks: vec![(end, MarkRole::Allowed)] })
    }
}

/// Makes the moves that are as long as a line has pieces.
#[derive(Debug)]
struct CountedRides {
    lines: LineTable,
    types: TypeSet,
}

/// Where the piece on a square comes to along a line, if it may pass over what stands between.
fn counted_end(Scene { variant, position }: Scene<'_>, line: LineStep, from: Sq) -> Option<Sq> {
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

impl Source for CountedRides {
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(from) = from else { return Flow::Continue(()) };
        let mover = scene.position.at(from);
        for line in self.lines.lines(mover.side(), mover.kind()) {
            if let Some(to) = counted_end(scene, *line, from) {
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
