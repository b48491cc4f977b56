//! Pieces that drive away what they meet on a line, or drag it along behind them.

mod ends;

use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use crate::support::lines::{LineStep, LineTable};
use crate::support::spared::Spared;
use crate::support::staying::Staying;
use ends::{Course, Meeting};
use engine::hooks::Source;

/// Pieces that drive and drag others.
pub const RULE: Rule = Rule {
    name: "driving",
    keys: &[
        Key::of("drive", "types:pattern").adds_up(),
        Key::of("driveOwn", "types:pattern").adds_up(),
        Key::of("driveEnemy", "types:pattern").adds_up(),
        Key::of("drag", "types:pattern").adds_up(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What becomes of a piece that is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Force {
    /// It goes farther away.
    Drive,
    /// It comes nearer.
    Drag,
}

/// The lines of one key.
#[derive(Debug)]
struct Lines<T> {
    force: Force,
    /// Whether own pieces and those of the enemy are meant.
    whose: [bool; 2],
    table: T,
}

/// What the keys say.
#[derive(Debug)]
struct Driving(Vec<Lines<Vec<PatternGroup>>>);

/// The keys, and what they mean.
const KEYS: [(&str, Force, [bool; 2]); 4] = [
    ("drive", Force::Drive, [true; 2]),
    ("driveOwn", Force::Drive, [true, false]),
    ("driveEnemy", Force::Drive, [false, true]),
    ("drag", Force::Drag, [true; 2]),
];

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let mut lines = Vec::new();
    for (key, force, whose) in KEYS {
        let table = builder.settings.pattern_groups(key);
        if !table.is_empty() {
            lines.push(Lines { force, whose, table });
        }
    }
    if lines.is_empty() { None } else { Some(Box::new(Driving(lines))) }
}

impl Driving {
    /// The types that drive or drag.
    fn types(&self) -> TypeSet {
        self.0.iter().flat_map(|it| &it.table).fold(TypeSet::EMPTY, |sofar, it| sofar.or(it.types))
    }
}

impl ActiveRule for Driving {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        // What could be driven off the board is attacked, and one piece may do what another does.
        self.types().iter().for_each(|it| builder.walked.insert(it));
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let (types, spared) = (self.types(), Spared::of_game(builder));
        let table = |it: Lines<Vec<PatternGroup>>| Lines {
            force: it.force,
            whose: it.whose,
            table: LineTable::of(builder, &it.table),
        };
        hooks.pass(PassStage::Unchanged, Staying);
        hooks.source(Moves { lines: self.0.into_iter().map(table).collect(), types, spared });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for lines in &self.0 {
            let whom = match lines.whose {
                [true, true] => "any",
                [true, false] => "own",
                _ => "enemy",
            };
            let whom = || Arg::Choice(whom);
            let sentence = |who, steps| match lines.force {
                Force::Drive => msg!("driving-drive", who = who, whom = whom(), lines = steps),
                Force::Drag => msg!("driving-drag", who = who, whom = whom(), lines = steps),
            };
            let caption = match lines.force {
                Force::Drive => msg!("driving-drive-table", whom = whom()),
                Force::Drag => msg!("driving-drag-table", whom = whom()),
            };
            words.tell_lines(Topic::Powers, &lines.table, &sentence, caption);
        }
        words.tell(Topic::Powers, msg!("driving-captured"));
    }
}

/// Makes the moves.
#[derive(Debug)]
struct Moves {
    lines: Vec<Lines<LineTable>>,
    types: TypeSet,
    spared: Spared,
}

impl Moves {
    /// The piece that the one on a square meets first on a line, if the key is about it.
    fn meeting(&self, scene: Scene<'_>, from: Sq, line: LineStep, whose: [bool; 2]) -> Option<Meeting> {
        let mover = scene.position.at(from);
        let n_most = usize::from(line.range.1);
        let ahead = Course::of(scene, from, mover, line.step, n_most);
        let met = ahead.stop.filter(|_| (usize::from(line.range.0)..=n_most).contains(&(ahead.squares.len() + 1)))?;
        let piece = scene.position.at(met);
        let is_meant = piece.is_piece() && whose[usize::from(!piece.is(mover.side()))];
        is_meant.then_some(Meeting { from, mover, met, piece, between: ahead.squares, n_most })
    }
}

impl Source for Moves {
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(from) = from else { return Flow::Continue(()) };
        let mover = scene.position.at(from);
        for lines in &self.lines {
            for line in lines.table.lines(mover.side(), mover.kind()) {
                let Some(meeting) = self.meeting(scene, from, *line, lines.whose) else { continue };
                for ends in meeting.ends(scene, lines.force, *line) {
                    if meeting.write(scene, ends, &self.spared, candidate) {
                        next(candidate)?;
                    }
                }
            }
        }
        Flow::Continue(())
    }

    fn starters(&self, _variant: &Variant) -> TypeSet {
        self.types
    }
}
