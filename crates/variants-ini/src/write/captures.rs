//! What captures do: explosions, captures that turn what captures, those that are forbidden, and pieces that become walls.

use engine::ids::{Player, TypeId, TypeSet};
use message::msg;
use rules::capture::capture_matrix::{MatrixCell, matrix};
use rules::support::shared::BlastCheck;

use crate::write::section_writer::SectionWriter;

/// The cells by mover, then by victim; 0 is no victim.
type Cells = Vec<Box<[MatrixCell]>>;

fn cells(writer: &SectionWriter<'_>) -> Option<Cells> {
    let setting = writer.definition().last("captureMatrix")?;
    // What is wrong with it is reported where the definition is compiled.
    let mut builder = rules::builder::Builder::new(writer.definition());
    Some(matrix(&mut builder, setting))
}

/// What the matrix says of a type, as mover and as victim.
pub(crate) fn told(writer: &SectionWriter<'_>, kind: TypeId) -> Option<String> {
    let cells = cells(writer)?;
    let column: Vec<MatrixCell> = cells.iter().map(|row| row.get(kind.index()).copied().unwrap_or_default()).collect();
    Some(format!("{:?} {column:?}", cells.get(kind.index())?))
}

/// Whether a type may jump some pieces only.
pub(crate) fn has_hurdles(writer: &SectionWriter<'_>, kind: TypeId) -> bool {
    mounts(writer, kind).is_some_and(|mounts| writer.kinds().any(|it| !mounts.has(it)))
}

/// The types that a type may jump; `None` if no type is restricted.
fn mounts(writer: &SectionWriter<'_>, kind: TypeId) -> Option<TypeSet> {
    writer.builder.variant.movement.ride_limits.as_ref()?.mounts.get(kind.index()).copied()
}

/// Whether a type neither jumps nor takes its own kind, as cannons of Janggi do.
pub(crate) fn is_janggi_cannon(writer: &SectionWriter<'_>, kind: TypeId) -> bool {
    let spares = cells(writer).is_some_and(|it| it[kind.index()][kind.index()] == MatrixCell::Forbidden);
    let Some(mounts) = mounts(writer, kind) else { return false };
    spares && writer.kinds().all(|it| mounts.has(it) == (it != kind))
}

/// Whether every capture turns what captures to its other side.
pub(crate) fn promotes(writer: &SectionWriter<'_>) -> bool {
    let Some(cells) = cells(writer) else { return false };
    let mut any = false;
    let all = writer.kinds().all(|mover| {
        let promoted = writer.builder.promoted(mover);
        let base = crate::write::arrivals::bases(writer, mover).first().copied();
        let wanted = promoted.or(base);
        any |= wanted.is_some();
        let expected = wanted.map_or(MatrixCell::Plain, MatrixCell::Become);
        let row = &cells[mover.index()];
        row[0] == MatrixCell::Plain && writer.kinds().all(|it| row[it.index()] == expected)
    });
    any && all
}

/// Whether captures make other pieces of those that capture.
pub(crate) fn changes(writer: &SectionWriter<'_>) -> bool {
    let turns = |it: &MatrixCell| matches!(it, MatrixCell::Become(_) | MatrixCell::Defect(_));
    cells(writer).is_some_and(|it| it.iter().any(|row| row.iter().any(turns)))
}

/// Writes what captures do.
pub(crate) fn write(writer: &mut SectionWriter<'_>) {
    petrify(writer);
    let Some(cells) = cells(writer) else { return };
    writer.say(&["captureMatrix"]);
    if promotes(writer) {
        return;
    }
    let kinds: Vec<TypeId> = writer.kinds().collect();
    let at = |mover: TypeId, victim: TypeId| cells[mover.index()][victim.index()];
    if kinds.iter().any(|it| at(*it, TypeId::NONE) != MatrixCell::Plain) {
        return writer.refuse_value("captureMatrix");
    }
    let explodes = kinds.iter().any(|mover| kinds.iter().any(|it| at(*mover, *it) == MatrixCell::Explode));
    if explodes {
        return explosions(writer, &kinds, &at);
    }
    let mut spared = TypeSet::EMPTY;
    for mover in &kinds {
        for victim in &kinds {
            match at(*mover, *victim) {
                MatrixCell::Plain => {}
                MatrixCell::Forbidden if mover == victim => spared.insert(*mover),
                _ => return writer.refuse_value("captureMatrix"),
            }
        }
    }
    let cannons = writer.with_option("janggiCannon");
    mutually_immune(writer, spared.iter().filter(|it| !cannons.has(*it)).collect());
}

fn mutually_immune(writer: &mut SectionWriter<'_>, spared: TypeSet) {
    if !spared.is_empty() {
        let letters = writer.named("captureMatrix", spared);
        writer.option("mutuallyImmuneTypes", letters);
    }
}

/// Whether captures explode in a way that the other program knows.
pub(crate) fn blasts(writer: &SectionWriter<'_>) -> bool {
    let Some(cells) = cells(writer) else { return false };
    writer.kinds().any(|mover| writer.kinds().any(|it| cells[mover.index()][it.index()] == MatrixCell::Explode))
}

fn explosions(writer: &mut SectionWriter<'_>, kinds: &[TypeId], at: &dyn Fn(TypeId, TypeId) -> MatrixCell) {
    writer.say(&["blastImmune", "atomicCapture", "blastCheck"]);
    let royal = writer.builder.variant.royals.types;
    let checks = writer.builder.variant.has(engine::variant::Features::CHECK);
    let pawns = writer.with_option("pawn");
    let immune = writer.builder.settings.types("blastImmune");
    let survives = writer.builder.settings.plain_entries("atomicCapture");
    let survives: TypeSet = kinds
        .iter()
        .copied()
        .filter(|it| {
            let entry = rules::builder::settings::Settings::entry_for(&survives, Player::White, *it);
            entry.is_some_and(|it| &*it.value == "0")
        })
        .collect();
    let mut spared = TypeSet::EMPTY;
    let mut fits = !writer.has("blastZone");
    for mover in kinds {
        for victim in kinds {
            match at(*mover, *victim) {
                MatrixCell::Explode => fits &= !(checks && royal.has(*mover)),
                MatrixCell::Forbidden if checks && royal.has(*mover) => {}
                MatrixCell::Forbidden if mover == victim => spared.insert(*mover),
                _ => fits = false,
            }
        }
    }
    let BlastCheck(blast_check) = writer.builder.shared().copied().unwrap_or(BlastCheck(true));
    fits &= !blast_check || !checks;
    if !fits {
        return writer.refuse_value("captureMatrix");
    }
    // Pawns are never blown up there; other immune pieces do not blow themselves up either.
    let alike = kinds.iter().all(|it| match (pawns.has(*it), survives.has(*it)) {
        (true, survives) => immune.has(*it) && !survives,
        (false, survives) => immune.has(*it) == survives,
    });
    if !alike {
        let key = if writer.has("blastImmune") { "blastImmune" } else { "captureMatrix" };
        return writer.refuse_value(key);
    }
    // There, a side whose king explodes together with the enemy's has lost.
    let exposed = |it: &TypeId| royal.has(*it) && !survives.has(*it);
    if !checks && kinds.iter().any(exposed) {
        return writer.refuse("captureMatrix", msg!("ini-explosion-both"));
    }
    writer.on("blastOnCapture");
    if !survives.is_empty() {
        let letters = writer.named("atomicCapture", survives);
        writer.option("blastImmuneTypes", letters);
    }
    mutually_immune(writer, spared);
}

/// Pieces that become walls as they capture.
fn petrify(writer: &mut SectionWriter<'_>) {
    writer.say(&["petrify"]);
    let [white, black] = writer.builder.settings.types_by_side("petrify");
    if white != black {
        return writer.refuse("petrify", msg!("ini-both-sides", key = "petrify"));
    }
    let present: TypeSet = writer.kinds().filter(|it| white.has(*it)).collect();
    if !present.is_empty() {
        let letters = writer.named("petrify", present);
        writer.option("petrifyOnCaptureTypes", letters);
    }
}
