//! Kinds of ground and where they lie, and moves that may not end on them.

mod parse;

use definition::Place;

use crate::prelude::*;
use crate::support::terrain_kinds::TerrainKinds;
use engine::board::terrain::{Effects, Terrain};

/// Ground that pieces feel.
pub const RULE: Rule = Rule {
    name: "terrain",
    keys: &[
        Key::of("terrainTypes", "name:symbol:effects or name:symbol:effects:colour").adds_up(),
        Key::of("terrain", "symbol:area").adds_up(),
        Key::of("terrainExempt", "types:name:effects").adds_up(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["terrain"],
};

/// A type, the number of a kind of terrain, and its effects that the type does not feel.
type Exemption = (TypeId, u8, Effects);

/// What the keys say.
#[derive(Debug)]
struct TerrainRule {
    terrain: Terrain,
    exemptions: Vec<Exemption>,
    layout: Vec<Patch>,
}

/// Squares with one kind of terrain.
#[derive(Debug)]
struct Patch {
    /// The number of the kind.
    number: u8,
    /// As the author wrote it.
    area: String,
    squares: Vec<Sq>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let kinds = parse::kinds(builder);
    let exemptions = parse::exemptions(builder, &kinds);
    if kinds.is_empty() {
        parse::refuse_layout(builder);
        return None;
    }
    builder.share(TerrainKinds(kinds.clone()));
    let terrain = Terrain::new(kinds, &exemptions, builder.n_types);
    let layout = parse::layout(builder, &terrain);
    Some(Box::new(TerrainRule { terrain, exemptions, layout }))
}

impl ActiveRule for TerrainRule {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        if !builder.given {
            let ground = self.layout.iter().flat_map(|it| it.squares.iter().map(|sq| Edit::Ground(*sq, it.number)));
            builder.variant.start.setup.edits.extend(ground);
        }
        no_place(builder, &self.terrain);
        builder.variant.movement.ride_limits().terrain = Some(self.terrain.clone());
    }

    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let keeps_off = Effects::NO_LAND | Effects::NO_ENTER;
        if self.terrain.kinds().iter().any(|it| it.effects.intersects(keeps_off)) {
            hooks.pass(PassStage::Ground, NoLanding);
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (kind, number) in self.terrain.kinds().iter().zip(1..) {
            let name = Arg::word(&*kind.name);
            let effects = Effects::WORDS.iter().zip(DOES).filter(|it| kind.effects.contains(it.0.1));
            let does: Vec<Arg> = effects.map(|((_, effect), does)| self.told(words, number, *effect, does)).collect();
            let does = if does.is_empty() { msg!("terrain-nothing").into() } else { Arg::All(does) };
            words.tell(Topic::Board, msg!("terrain", name = name, does = does));
        }
        for it in &self.layout {
            let name = Arg::word(self.terrain.kind(it.number).map_or("", |kind| &kind.name));
            let squares = Arg::listed(it.area.split('+'));
            words.tell(Topic::Start, msg!("terrain-start", name = name, squares = squares));
        }
    }
}

impl TerrainRule {
    /// An effect of a kind in words, with the types that do not feel it.
    fn told(&self, words: &Words<'_>, number: u8, effect: Effects, does: Message) -> Arg {
        let exempt = self.exemptions.iter().filter(|it| it.1 == number && it.2.contains(effect));
        let types: TypeSet = exempt.map(|it| it.0).collect();
        match types.is_empty() {
            true => does.into(),
            false => msg!("terrain-except", does = does, types = words.any(types)).into(),
        }
    }
}

/// Reports pieces that stand at the start where their type may not be.
fn no_place(builder: &mut Builder<'_>, terrain: &Terrain) {
    let mut position = Position::empty(
        builder.variant.movement.topology.len(),
        builder.n_types,
        builder.variant.royals.types,
        Vec::new(),
    );
    let puts = |it: &&Edit| matches!(it, Edit::Put(..) | Edit::Ground(..));
    builder.variant.start.setup.edits.iter().filter(puts).for_each(|it| position.set_up(*it));
    let wrong = |it: &Edit| match *it {
        Edit::Put(sq, piece) if terrain.acts(&position, sq, piece.kind(), Effects::NO_LAND) => Some((sq, piece)),
        _ => None,
    };
    let wrong: Vec<_> = builder.variant.start.setup.edits.iter().filter_map(wrong).collect();
    for (sq, piece) in wrong {
        let piece = Arg::piece(&*builder.variant.pieces.types[piece.kind().index()].name);
        let square = builder.variant.movement.topology.name(sq);
        let message = msg!("def-terrain-start", piece = piece, square = square);
        builder.settings.report(Severity::Warning, "def.terrain", message, None, Place::Whole);
    }
}

/// Drops moves and drops that end on ground where the piece may not be.
#[derive(Debug)]
struct NoLanding;

/// The first square where the candidate leaves a piece that may not be there.
fn refused(scene: Scene<'_>, candidate: &Candidate) -> Option<Sq> {
    let (position, terrain) = (scene.position, scene.variant.movement.terrain()?);
    let effects = match candidate.turn {
        // Nobody has walked there, so nobody has asked whether it may be entered.
        Turn::Castle => Effects::NO_LAND | Effects::NO_ENTER,
        _ => Effects::NO_LAND,
    };
    let bars = |sq: Sq, kind: TypeId| terrain.acts_on_ground(candidate.ground(position, sq), kind, effects);
    if !candidate.gone && bars(candidate.to, candidate.after.kind()) {
        return Some(candidate.to);
    }
    let comes = |it: &&(Sq, Occupant)| !it.1.is_empty() && it.1.moved() != position.at(it.0).moved();
    candidate.changed.iter().filter(comes).find(|it| bars(it.0, it.1.kind())).map(|it| it.0)
}

impl Pass for NoLanding {
    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn != Turn::Pass
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if refused(scene, candidate).is_some() { Flow::Continue(()) } else { next(candidate) }
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for NoLanding {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let sq = refused(scene, candidate)?;
        let terrain = scene.variant.movement.terrain()?;
        let ground = terrain.kind(scene.position.ground(sq))?;
        let (piece, ground) = (scene.variant.named(candidate.kind()), Arg::word(&*ground.name));
        let message = msg!("reason-terrain-stay", piece = piece, ground = ground, square = scene.variant.label(sq));
        Some(Reason { code: "terrain", message, marks: vec![(sq, MarkRole::Other)] })
    }
}

/// What the effects do, in the order of their words.
const DOES: [Message; 7] = [
    Message::new("terrain-no-enter"),
    Message::new("terrain-no-land"),
    Message::new("terrain-stop"),
    Message::new("terrain-opaque"),
    Message::new("terrain-cover"),
    Message::new("terrain-mute"),
    Message::new("terrain-shield"),
];
