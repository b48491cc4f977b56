//! Powers of pieces over the squares around them: they burn, freeze, protect, hide, charm or brake. Explosions are another file.

use definition::{Place, Severity};

use crate::builder::Builder;
use crate::prose::{Topic, Words, a, list};
use crate::rule::Key;
use engine::hooks::{Next, Pass, Scene};
use engine::ids::{Sq, TypeId, TypeSet};
use engine::mechanics::neighbour_effects::{Aura, Spells};
use engine::moves::candidate::{Candidate, Turn};
use engine::program::walker::Flow;
use engine::reason::{MarkRole, Reason};

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("trackPieces", "types")
        .doc("The types that have a power over the squares around them; each may begin a row of such types."),
    Key::of("trackedTypes", "int").default("1").doc("How many types from each of those on have it."),
    Key::of("spell", "burn, freeze, protect, hide, charm, brake")
        .doc("What the power does; several words are separated by commas."),
    Key::of("spellZone", "XBetza").default("K").doc("The squares around such a piece: one leap away from it."),
];

/// Reads the keys. Movement learns what lengthens and ends rides.
pub fn tables(builder: &mut Builder<'_>) {
    let first = builder.settings.types("trackPieces");
    let count = builder.settings.int("trackedTypes", 1, 1, 250) as u8;
    let area = builder.settings.last("spellZone");
    let Some(spell) = builder.settings.last("spell") else { return };
    if first.is_empty() {
        let message = "A spell needs casters: trackPieces names the first type that casts it.".into();
        builder.settings.report(Severity::Warning, "def.spell", message, None, spell.value_place.clone());
        return;
    }
    let mut casters = TypeSet::EMPTY;
    builder.kinds().filter(|kind| casts(first, count, *kind)).for_each(|it| casters.insert(it));
    let area = match area {
        Some(it) => builder.leaps(it.value.trim(), &it.value_place),
        None => builder.leaps("K", &Place::Whole),
    };
    let aura = || Some(Aura::new(casters, &area));
    for word in spell.value.split(',').map(str::trim).filter(|it| !it.is_empty()) {
        match word {
            "burn" => builder.spells.burn = aura(),
            "freeze" => builder.spells.freeze = aura(),
            "protect" => builder.spells.protect = aura(),
            "charm" => builder.spells.charm = aura(),
            "hide" => builder.variant.movement.ride_limits().hide = aura(),
            "brake" => builder.variant.movement.ride_limits().brake = aura(),
            _ => {
                let message = format!("\"{word}\" is no spell.");
                let hint = Some("It may be: burn, freeze, protect, hide, charm, brake.".into());
                builder.settings.report(Severity::Error, "def.value", message, hint, spell.value_place.clone());
            }
        }
    }
}

/// Whether a type is among the `count` types that begin with one of `first`.
fn casts(first: TypeSet, count: u8, kind: TypeId) -> bool {
    first.iter().any(|it| kind.0 >= it.0 && kind.0 - it.0 < count)
}

/// Drops moves of frozen pieces, captures by charmed ones and captures of protected ones.
#[derive(Debug)]
pub struct Bars(Spells);

/// Is asked if a power freezes, charms or protects.
pub fn bars(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let spells = &builder.spells;
    let any = spells.freeze.is_some() || spells.charm.is_some() || spells.protect.is_some();
    any.then(|| Box::new(Bars(spells.clone())) as Box<dyn Pass>)
}

impl Pass for Bars {
    fn concerns(&self, candidate: &Candidate) -> bool {
        matches!(candidate.turn, Turn::Walk | Turn::Castle)
    }

    fn thins_attacks(&self, _kind: TypeId) -> bool {
        true
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let (position, side) = (scene.position, candidate.side());
        let by_enemy =
            |aura: &Option<Aura>, sq: Sq| aura.as_ref().is_some_and(|it| it.covers(position, side.other(), sq));
        let frozen = self.0.freeze.is_some() && {
            // The partner of a castling moves as well.
            let leaves = |it: &(Sq, engine::board::occupant::Occupant)| position.at(it.0).is(side);
            by_enemy(&self.0.freeze, candidate.from)
                || candidate.turn == Turn::Castle
                    && candidate.changed.iter().filter(|it| leaves(it)).any(|it| by_enemy(&self.0.freeze, it.0))
        };
        let charmed = candidate.captures() && by_enemy(&self.0.charm, candidate.from);
        let protected = self
            .0
            .protect
            .as_ref()
            .is_some_and(|aura| candidate.captured().any(|it| aura.covers(position, it.piece.side(), it.square)));
        if frozen || charmed || protected { Flow::Continue(()) } else { next(candidate) }
    }

    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let (variant, position, side) = (scene.variant, scene.position, candidate.side());
        let name = variant.name(candidate.kind());
        let covered = |aura: &Option<Aura>, side, sq| aura.as_ref().is_some_and(|it| it.covers(position, side, sq));
        let casters = |aura: &Option<Aura>, side, sq| -> (String, Vec<(Sq, MarkRole)>) {
            let squares = aura.as_ref().map(|it| it.casters(position, side, sq)).unwrap_or_default();
            let caster = squares.first().map_or("piece".into(), |it| variant.name(position.at(*it).kind()));
            (caster, squares.into_iter().map(|it| (it, MarkRole::Other)).collect())
        };
        let moved = candidate.changed.iter().map(|it| it.0).filter(|it| position.at(*it).is(side));
        let mut movers = std::iter::once(candidate.from).chain(moved.filter(|_| candidate.turn == Turn::Castle));
        if let Some(sq) = movers.find(|it| covered(&self.0.freeze, side.other(), *it)) {
            let (caster, marks) = casters(&self.0.freeze, side.other(), sq);
            let sentence = format!("The {} cannot move next to that {caster}.", variant.name(position.at(sq).kind()));
            return Some(Reason { code: "frozen", sentence, marks });
        }
        if let Some(it) = candidate.captured().find(|it| covered(&self.0.protect, it.piece.side(), it.square)) {
            let (caster, marks) = casters(&self.0.protect, it.piece.side(), it.square);
            let sentence = format!("That {} is protected by the {caster} beside it.", variant.name(it.piece.kind()));
            return Some(Reason { code: "protected", sentence, marks });
        }
        let (caster, marks) = casters(&self.0.charm, side.other(), candidate.from);
        let sentence = format!("The {name} may not capture next to that {caster}.");
        Some(Reason { code: "capture-forbidden", sentence, marks })
    }
}

/// Takes movers that arrive where an enemy burns them.
#[derive(Debug)]
pub struct FireSquares(Aura);

/// Is asked if a power burns.
pub fn burn(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    Some(Box::new(FireSquares(builder.spells.burn.clone()?)))
}

impl Pass for FireSquares {
    fn concerns(&self, candidate: &Candidate) -> bool {
        matches!(candidate.turn, Turn::Walk | Turn::Castle) && !candidate.gone
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let burner = candidate.after.side().other();
        if !self.0.covers_by(burner, candidate.to, |it| candidate.at(scene.position, it)) {
            return next(candidate);
        }
        let n_changed = candidate.changed.len();
        candidate.vanish();
        candidate.burnt = true;
        let flow = next(candidate);
        (candidate.gone, candidate.burnt) = (false, false);
        candidate.changed.truncate(n_changed);
        flow
    }
}

/// Says what pieces do to those around them.
pub fn words(words: &mut Words<'_>) {
    let first = words.builder.settings.types("trackPieces");
    if first.is_empty() {
        return;
    }
    let count = words.builder.settings.int("trackedTypes", 1, 1, 250) as u8;
    let Some(spell) = words.builder.settings.last("spell") else { return };
    let casters = words.names(words.builder.kinds().filter(|kind| casts(first, count, *kind)));
    let who = list(&casters.iter().map(|it| a(it)).collect::<Vec<_>>(), "or");
    let area = words.builder.settings.last("spellZone");
    let near = format!("{} {who}", if area.is_some() { "near" } else { "next to" });
    for word in spell.value.split(',').map(str::trim) {
        let what = match word {
            "burn" => format!("A piece that ends its move {near} of the enemy is removed."),
            "freeze" => format!("A piece {near} of the enemy may not move."),
            "protect" => format!("A piece {near} of its own side cannot be captured."),
            "hide" => format!("A piece {near} of its own side does not stand in the way of slides of its side."),
            "charm" => format!("A piece {near} of the enemy may not capture."),
            "brake" => format!("An enemy slide ends on the first square {near}."),
            _ => continue,
        };
        words.say(Topic::Powers, what);
    }
    if let Some(it) = area {
        words.say(Topic::Powers, format!("Near are the squares that it could reach so: {}.", words.steps(&it.value)));
    }
}
