//! The capture matrix: what happens when a type captures a type, or nothing.

mod read;
#[cfg(feature = "words")]
mod words;

use crate::builder::areas::Entries;
use crate::prelude::*;
use crate::rule::Brings;
use crate::support::shared::{BlastCheck, Explodes, Immobility};
use engine::board::topology::ANYWHERE;
use engine::generate::pseudo_legal::Generator;

pub use read::matrix;

/// What happens when a type captures a type.
pub const RULE: Rule = Rule {
    name: "capture matrix",
    keys: &[
        Key::of("captureMatrix", "rows").brings(Brings::CHANGES.union(Brings::BLASTS)),
        Key::of("atomicCapture", "flag, perhaps type:flag").default("1").adds_up(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["protected", "needs-capture", "capture-forbidden"],
};

/// What a move means to its mover.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MatrixCell {
    /// Nothing special.
    #[default]
    Plain,
    /// It may not be made.
    Forbidden,
    /// It may not be made while an answer could capture on the victim's square.
    Guarded,
    /// The mover leaves the board.
    Leave,
    /// The squares around the end square explode.
    Explode,
    /// The mover becomes that type.
    Become(TypeId),
    /// The mover becomes that type and changes sides.
    Defect(TypeId),
}

/// What the keys say.
#[derive(Debug)]
struct Matrix {
    /// By type number of the mover, then of the victim; 0 is no victim.
    cells: Vec<Box<[MatrixCell]>>,
    /// The types that die in the explosion that they make.
    atomic: TypeSet,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let dies = Entries::new(builder.settings.plain_entries("atomicCapture"), |it| Some(&*it.value != "0"));
    let atomic = builder.types_with(&|it| dies.of(Player::White, it).copied().unwrap_or(true));
    let setting = builder.settings.last("captureMatrix")?;
    let cells = read::matrix(builder, setting);
    let has = |cell| cells.iter().any(|row| row.contains(&cell));
    builder.share(Explodes { blasts: has(MatrixCell::Explode), leaves: has(MatrixCell::Leave) });
    Some(Box::new(Matrix { cells, atomic }))
}

impl ActiveRule for Matrix {
    /// Captures that are never allowed go into the attack tables.
    fn tables(&mut self, builder: &mut Builder<'_>) {
        for mover in builder.kinds() {
            for victim in builder.kinds() {
                if self.cells[mover.index()][victim.index()] == MatrixCell::Forbidden {
                    builder.variant.movement.spare(mover, victim);
                }
            }
        }
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let Self { cells, atomic } = *self;
        let check = builder.shared::<BlastCheck>().is_none_or(|it| it.0);
        let changes = |it: TypeId| changes_attacks(builder, &cells[it.index()], it, atomic.has(it), check);
        let mut changes_attacks = builder.types_with(&changes);
        inherit(builder, &cells, &mut changes_attacks);
        let thins_attacks = builder.types_with(&|it| thins_attacks(builder, &cells[it.index()], it));
        hooks.pass(PassStage::CaptureMatrix, CaptureMatrix { cells, atomic, changes_attacks, thins_attacks });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words::say(self, words);
    }
}

/// Applies the capture matrix.
#[derive(Debug)]
struct CaptureMatrix {
    /// By type number of the mover, then of the victim; 0 is no victim.
    cells: Vec<Box<[MatrixCell]>>,
    /// The types that die in the explosion that they make.
    atomic: TypeSet,
    /// By mover.
    changes_attacks: TypeSet,
    thins_attacks: TypeSet,
}

/// Whether there are squares that a type may not enter.
fn is_bounded(builder: &Builder<'_>, kind: TypeId) -> bool {
    let movement = &builder.variant.movement;
    let immobility = builder.shared::<Immobility>();
    Player::BOTH.into_iter().any(|side| {
        movement.barred[side][kind.index()].is_some()
            || movement.closed[side][kind.index()].is_some()
            || immobility.is_some_and(|it| it.bars_moves(side, kind))
    })
}

/// Whether the row makes attacks that the moves of the type alone do not make: by exploding (`check`: that counts as
/// an attack), because a mover that leaves or changes is not held back by squares closed to its old type, or because
/// a move is exempt.
fn changes_attacks(builder: &Builder<'_>, row: &[MatrixCell], mover: TypeId, atomic: bool, check: bool) -> bool {
    let programs = &builder.variant.movement.programs;
    let exempt = || programs.iter().any(|it| it[mover.index()].walked.iter().any(|it| it.exempt));
    let bounded = is_bounded(builder, mover);
    // A move without capture that explodes is an attack as well.
    row[0] == MatrixCell::Explode && check
        || row[1..].iter().any(|it| match it {
            MatrixCell::Plain | MatrixCell::Guarded => false,
            MatrixCell::Forbidden => exempt(),
            MatrixCell::Explode => check || atomic && bounded,
            MatrixCell::Leave | MatrixCell::Become(_) | MatrixCell::Defect(_) => bounded,
        })
}

/// Of several victims each meets the type that the one before made of the mover: adds the types that may become, on
/// their way, one that changes attacks.
fn inherit(builder: &Builder<'_>, cells: &[Box<[MatrixCell]>], changes: &mut TypeSet) {
    let walked = |it: TypeId| builder.variant.movement.programs.iter().flat_map(move |all| &all[it.index()].walked);
    let goes_on = |it: TypeId| walked(it).any(|walk| !walk.short);
    let mut found = true;
    while found {
        found = false;
        for kind in builder.kinds() {
            let becomes = |it: &MatrixCell| match it {
                MatrixCell::Become(other) | MatrixCell::Defect(other) => changes.has(*other),
                _ => false,
            };
            if !changes.has(kind) && cells[kind.index()].iter().any(becomes) && goes_on(kind) {
                changes.insert(kind);
                found = true;
            }
        }
    }
}

/// Whether the row forbids attacks in some positions only.
fn thins_attacks(builder: &Builder<'_>, row: &[MatrixCell], mover: TypeId) -> bool {
    row[1..].iter().any(|it| match it {
        MatrixCell::Plain | MatrixCell::Forbidden => false,
        MatrixCell::Guarded | MatrixCell::Explode => true,
        MatrixCell::Leave => builder.variant.royals.types.has(mover),
        MatrixCell::Become(kind) | MatrixCell::Defect(kind) => is_bounded(builder, *kind),
    })
}

/// What the matrix says about a whole move.
#[derive(Clone, Copy, Debug, Default)]
struct MatrixOutcome {
    leaves: bool,
    explodes: bool,
    /// A victim that must not be protected.
    guarded: Option<Sq>,
    /// The type that the mover has become, if it has.
    row: Option<TypeId>,
}

impl Pass for CaptureMatrix {
    fn mask(&self, _variant: &Variant, _side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        let row = &self.cells[kind.index()];
        let captures = row.iter().skip(1).any(|it| *it != MatrixCell::Plain);
        PassMask::ENTER.when(row.first().is_some_and(|it| *it != MatrixCell::Plain)) | PassMask::TAKE.when(captures)
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        matches!(candidate.turn, Turn::Walk | Turn::Castle) && !candidate.exempt && !candidate.gone
    }

    fn attack_radius(&self, kind: TypeId) -> Option<u16> {
        self.changes_attacks.has(kind).then_some(ANYWHERE)
    }

    fn thins_attacks(&self, kind: TypeId) -> bool {
        self.thins_attacks.has(kind)
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let (before, settled, n_changed) = (candidate.after, candidate.settled, candidate.changed.len());
        let mut outcome = MatrixOutcome::default();
        if self.ask(scene, candidate, &mut outcome) {
            candidate.explodes |= outcome.explodes;
            if outcome.leaves {
                candidate.vanish();
            }
            let kept = outcome
                .guarded
                .is_some_and(|it| candidate.depth < 2 && (!candidate.may_ask(1) || is_protected(scene, candidate, it)));
            let flow = if kept { Flow::Continue(()) } else { next(candidate) };
            candidate.explodes &= !outcome.explodes;
            if outcome.leaves {
                candidate.gone = false;
                candidate.changed.truncate(n_changed);
            }
            (candidate.after, candidate.settled) = (before, settled);
            return flow;
        }
        (candidate.after, candidate.settled) = (before, settled);
        Flow::Continue(())
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for CaptureMatrix {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let (mover, mut outcome) = (scene.variant.named(candidate.kind()), MatrixOutcome::default());
        let mut tried = candidate.clone();
        if self.ask(scene, &mut tried, &mut outcome) {
            let guarded = outcome.guarded?;
            let name = scene.variant.named(scene.position.at(guarded).kind());
            let message = msg!("reason-protected-guarded", piece = mover, victim = name);
            return Some(Reason { code: "protected", message, marks: vec![(guarded, MarkRole::Other)] });
        }
        let Some(victim) = candidate.captured().last() else {
            let message = msg!("reason-needs-capture-always", piece = mover);
            return Some(Reason { code: "needs-capture", message, marks: Vec::new() });
        };
        let name = scene.variant.named(victim.piece.kind());
        let message = msg!("reason-capture-forbidden-type", piece = mover, victim = name);
        Some(Reason { code: "capture-forbidden", message, marks: vec![(victim.square, MarkRole::Other)] })
    }
}

impl CaptureMatrix {
    /// Asks the elements of all victims, the one on the end square last; `false` if one forbids the move.
    fn ask(&self, scene: Scene<'_>, candidate: &mut Candidate, outcome: &mut MatrixOutcome) -> bool {
        if !candidate.captures() {
            return self.element(scene, candidate, None, outcome);
        }
        for on_end in [false, true] {
            for idx in 0..candidate.victims.len() {
                let victim = candidate.victims[idx];
                if victim.unloaded || (victim.square == candidate.to) != on_end {
                    continue;
                }
                if !self.element(scene, candidate, Some((victim.square, victim.piece.kind())), outcome) {
                    return false;
                }
            }
        }
        true
    }

    /// Asks one element in the row of the type that the mover has by now.
    fn element(
        &self,
        scene: Scene<'_>,
        candidate: &mut Candidate,
        victim: Option<(Sq, TypeId)>,
        outcome: &mut MatrixOutcome,
    ) -> bool {
        let column = victim.map_or(0, |it| it.1.index());
        let row = outcome.row.unwrap_or(candidate.kind());
        match self.cells[row.index()][column] {
            MatrixCell::Plain => {}
            MatrixCell::Forbidden => return false,
            MatrixCell::Guarded => outcome.guarded = outcome.guarded.or(victim.map(|it| it.0)),
            MatrixCell::Leave => outcome.leaves = true,
            MatrixCell::Explode => {
                outcome.explodes = true;
                outcome.leaves |= self.atomic.has(row);
            }
            MatrixCell::Become(kind) => {
                candidate.after = scene.variant.changed(candidate.after, kind);
                candidate.settled = true;
                outcome.row = Some(kind);
            }
            MatrixCell::Defect(kind) => {
                let side = candidate.after.side().other();
                candidate.after = scene.variant.changed(candidate.after, kind).with_side(side);
                candidate.settled = true;
                outcome.row = Some(kind);
            }
        }
        true
    }
}

/// Whether an answer to the candidate could capture on a square; its own safety is not asked.
fn is_protected(scene: Scene<'_>, candidate: &mut Candidate, square: Sq) -> bool {
    let mut patch = Vec::new();
    candidate.patch(&mut patch);
    let mut after = scene.position.clone();
    after.set_turn(candidate.side());
    after.apply(&patch);
    let (variant, side) = (scene.variant, candidate.side());
    let mut answers = Generator::brief(2);
    let attacked =
        |it: &mut Generator| variant.tables.attacks.attacker(variant, &after, it, square, side.other()).is_some();
    let res = after.at(square).is(side) && attacked(&mut answers);
    candidate.count_asked(answers.n_asked());
    res
}
