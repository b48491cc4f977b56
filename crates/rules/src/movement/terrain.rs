//! Kinds of ground and where they lie. What a walk does about them is in the movement tables; where it may end, here.

use definition::Severity;

use crate::builder::Builder;
use crate::prose::{Topic, Words, list};
use crate::rule::Key;
use crate::support::terrain_kinds::{complain, effects, kinds};
use crate::support::terrain_layout;
use engine::board::terrain::{Effects, Ground, Terrain};
use engine::hooks::{Next, Pass, Scene};
use engine::ids::{Sq, TypeId, TypeSet};
use engine::moves::candidate::{Candidate, Turn};
use engine::moves::patch::Edit;
use engine::program::walker::Flow;
use engine::reason::{MarkRole, Reason};

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("terrainTypes", "name:symbol:effects or name:symbol:effects:colour").doc("Kinds of terrain. The effects are noEnter, noLand, stop, opaque, cover, mute and shield joined by +, or -.").adds_up(),
    Key::of("terrain", "symbol:area").doc("Where terrain lies at the start, taken literally for both sides; it is a part of every position.").adds_up(),
    Key::of("terrainExempt", "types:name:effects").doc("Effects of a kind of terrain that these types do not feel.").adds_up(),
];

/// Reads the keys into the movement tables and the setup.
pub fn tables(builder: &mut Builder<'_>) {
    let kinds = kinds(builder);
    let lifted = lifted(builder, &kinds);
    let layout = builder.settings.fields("terrain");
    if kinds.is_empty() {
        for it in layout {
            complain(builder, it.place, "There are no kinds of terrain: terrainTypes names them.".into());
        }
        return;
    }
    let terrain = Terrain::new(kinds, &lifted, builder.n_types);
    let mut ground: Vec<(Sq, u8)> = Vec::new();
    for it in layout {
        match terrain_layout::read_entry(&terrain, &it.names.join(","), &it.fields.join(":"), builder.frame()) {
            Ok((number, squares)) => {
                let twice = squares.iter().find(|sq| ground.iter().any(|it| it.0 == **sq && it.1 != number));
                if let Some(sq) = twice {
                    let message = format!("{} has two kinds of terrain.", builder.variant.movement.topology.name(*sq));
                    complain(builder, it.place, message);
                }
                ground.extend(squares.into_iter().map(|sq| (sq, number)));
            }
            Err(message) => complain(builder, it.place, message),
        }
    }
    if !builder.given {
        builder.variant.setup.edits.extend(ground.iter().map(|it| Edit::Ground(it.0, it.1)));
    }
    no_place(builder, &terrain);
    builder.variant.movement.ride_limits().terrain = Some(terrain);
}

/// Reports pieces that stand at the start where their type may not be.
fn no_place(builder: &mut Builder<'_>, terrain: &Terrain) {
    let mut position = engine::position::Position::empty(
        builder.variant.movement.topology.len(),
        builder.n_types,
        builder.variant.royal,
        Vec::new(),
    );
    let puts = |it: &&Edit| matches!(it, Edit::Put(..) | Edit::Ground(..));
    builder.variant.setup.edits.iter().filter(puts).for_each(|it| position.set_up(*it));
    let wrong = |it: &Edit| match *it {
        Edit::Put(sq, piece) if terrain.acts(&position, sq, piece.kind(), Effects::NO_LAND) => Some((sq, piece)),
        _ => None,
    };
    let wrong: Vec<_> = builder.variant.setup.edits.iter().filter_map(wrong).collect();
    for (sq, piece) in wrong {
        let (name, at) =
            (builder.variant.types[piece.kind().index()].name.clone(), builder.variant.movement.topology.name(sq));
        let message = format!("The {name} on {at} stands on terrain where it may not be.");
        builder.settings.report(Severity::Warning, "def.terrain", message, None, definition::Place::Whole);
    }
}

/// Which types do not feel which effects of which kind.
fn lifted(builder: &mut Builder<'_>, kinds: &[Ground]) -> Vec<(TypeId, u8, Effects)> {
    let mut res = Vec::new();
    for it in builder.settings.fields("terrainExempt") {
        let types = builder.settings.type_set(&it.names, &it.place);
        let [name, words] = it.fields.as_slice() else {
            complain(builder, it.place, "An exemption from terrain is written types:name:effects.".into());
            continue;
        };
        let Some(number) = kinds.iter().position(|it| it.name == *name) else {
            complain(builder, it.place, format!("There is no kind of terrain with the name \"{name}\"."));
            continue;
        };
        let effects = effects(builder, words, &it);
        res.extend(types.iter().map(|it| (it, number as u8 + 1, effects)));
    }
    res
}

/// Drops moves and drops that end on ground where the piece may not be.
#[derive(Debug)]
pub struct NoLanding;

/// Is asked if some kind of terrain keeps pieces from staying.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let keeps_off = Effects::NO_LAND.or(Effects::NO_ENTER);
    let any = builder.variant.movement.terrain()?.kinds().iter().any(|it| it.effects.any(keeps_off));
    any.then(|| Box::new(NoLanding) as Box<dyn Pass>)
}

/// The first square where the candidate leaves a piece that may not be there.
fn refused(scene: Scene<'_>, candidate: &Candidate) -> Option<Sq> {
    let (position, terrain) = (scene.position, scene.variant.movement.terrain()?);
    let effects = match candidate.turn {
        // Nobody has walked there, so nobody has asked whether it may be entered.
        Turn::Castle => Effects::NO_LAND.or(Effects::NO_ENTER),
        _ => Effects::NO_LAND,
    };
    let bars = |sq: Sq, kind: TypeId| terrain.acts_on_ground(candidate.ground(position, sq), kind, effects);
    if !candidate.gone && bars(candidate.to, candidate.after.kind()) {
        return Some(candidate.to);
    }
    let comes =
        |it: &&(Sq, engine::board::occupant::Occupant)| !it.1.is_empty() && it.1.moved() != position.at(it.0).moved();
    candidate.changed.iter().filter(comes).find(|it| bars(it.0, it.1.kind())).map(|it| it.0)
}

impl Pass for NoLanding {
    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn != Turn::Pass
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if refused(scene, candidate).is_some() { Flow::Continue(()) } else { next(candidate) }
    }

    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let sq = refused(scene, candidate)?;
        let terrain = scene.variant.movement.terrain()?;
        let ground = terrain.kind(scene.position.ground(sq))?;
        let sentence = format!(
            "A {} cannot stay on the {} on {}.",
            scene.variant.name(candidate.kind()),
            ground.name,
            scene.variant.label(sq)
        );
        Some(Reason { code: "terrain", sentence, marks: vec![(sq, MarkRole::Other)] })
    }
}

/// What the keys say.
pub fn words(words: &mut Words<'_>) {
    let kinds = kinds(&mut words.builder);
    let lifted = lifted(&mut words.builder, &kinds);
    for (idx, kind) in kinds.iter().enumerate() {
        let does: Vec<String> = Effects::WORDS
            .iter()
            .zip(DOES)
            .filter(|it| kind.effects.any(it.0.1))
            .map(|it| it.1.replace("{}", &kind.name))
            .collect();
        let does = if does.is_empty() { "does nothing to pieces".to_owned() } else { list(&does, "and") };
        words.say(Topic::Board, format!("There is terrain: {} {does}.", kind.name));
        for ((_, effect), does) in Effects::WORDS.iter().zip(DOES) {
            let types: TypeSet =
                lifted.iter().filter(|it| usize::from(it.1) == idx + 1 && it.2.any(*effect)).map(|it| it.0).collect();
            if !types.is_empty() {
                let types = words.any_of(types);
                words.say(Topic::Board, format!("This does not hold for {types}: {} {does}.", kind.name));
            }
        }
    }
    let layout = words.builder.settings.fields("terrain");
    for it in layout {
        let Some(kind) = kinds.iter().find(|kind| it.names.iter().any(|name| name.chars().eq([kind.symbol]))) else {
            continue;
        };
        let squares = it.fields.join(":").replace('+', ", ");
        words.say(Topic::Start, format!("At the start there is {} on {squares}.", kind.name));
    }
}

/// What the effects do, in the order of their words.
const DOES: [&str; 7] = [
    "cannot be entered or crossed",
    "is no place to stay",
    "ends every move that enters it",
    "ends lines of engagement",
    "stops shots",
    "keeps a piece on it from engaging",
    "keeps a piece on it from being engaged",
];
