//! Powers of pieces over the squares around them: they burn, freeze, protect, hide, charm or brake.

use definition::{Setting, ValuePart};

use crate::builder::settings::may_be;
use crate::prelude::*;
use crate::support::shared::NeighbourEffects;
use engine::mechanics::neighbour_effects::NeighbourEffect;

/// Powers of pieces over the squares around them.
pub const RULE: Rule = Rule {
    name: "side powers",
    keys: &[
        Key::of("trackPieces", "types"),
        Key::of("trackedTypes", "int").default("1"),
        Key::of("spell", "burn, freeze, protect, hide, charm, brake"),
        Key::of("spellZone", "XBetza").default("K"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["frozen", "protected", "capture-forbidden"],
};

/// What a power does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Power {
    /// Enemies that end a move there are removed.
    Burn,
    /// Enemies there may not move.
    Freeze,
    /// Friends there cannot be captured.
    Protect,
    /// Friends there do not stand in the way of slides of their side.
    Hide,
    /// Enemies there may not capture.
    Charm,
    /// Enemy slides end there.
    Brake,
}

impl Power {
    /// As `spell=` names them.
    const WORDS: [(&str, Self); 6] = [
        ("burn", Self::Burn),
        ("freeze", Self::Freeze),
        ("protect", Self::Protect),
        ("hide", Self::Hide),
        ("charm", Self::Charm),
        ("brake", Self::Brake),
    ];
}

/// What the keys say.
#[derive(Debug)]
struct SidePowers {
    casters: TypeSet,
    /// In the order of the setting.
    powers: Vec<Power>,
    /// The leaps to the squares around a caster, if the definition names them.
    zone: Option<Setting>,
    /// The effects of the powers that bar or burn pieces, made by `tables`.
    effects: NeighbourEffects,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let first = builder.settings.types("trackPieces");
    let count = builder.settings.int("trackedTypes", 1, 1, 250) as u8;
    let zone = builder.settings.last("spellZone").cloned();
    let spell = builder.settings.last("spell")?;
    if first.is_empty() {
        let message = msg!("def-spell");
        builder.settings.report(Severity::Warning, "def.spell", message, None, spell.value_place.clone());
        return None;
    }
    let casts = |kind: TypeId| first.iter().any(|it| kind.0 >= it.0 && kind.0 - it.0 < count);
    let casters = builder.types_with(&casts);
    let powers = powers(builder, spell);
    Some(Box::new(SidePowers { casters, powers, zone, effects: NeighbourEffects::default() }))
}

/// The powers that a setting names; other words are reported.
fn powers(builder: &mut Builder<'_>, spell: &Setting) -> Vec<Power> {
    let mut res = Vec::new();
    for word in spell.value.split(',').map(str::trim).filter(|it| !it.is_empty()) {
        if let Some((_, power)) = Power::WORDS.iter().find(|it| it.0 == word) {
            res.push(*power);
            continue;
        }
        let message = msg!("def-value-spell", text = word);
        let hint = Some(may_be(Power::WORDS.map(|it| it.0)));
        builder.settings.report(Severity::Error, "def.value", message, hint, spell.value_place.clone());
    }
    res
}

impl ActiveRule for SidePowers {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        let zone = match &self.zone {
            Some(it) => builder.leaps(&it.part()),
            None => builder.leaps(&ValuePart::unwritten("K")),
        };
        for power in &self.powers {
            let effect = Some(NeighbourEffect::new(self.casters, &zone));
            match power {
                Power::Burn => self.effects.burn = effect,
                Power::Freeze => self.effects.freeze = effect,
                Power::Protect => self.effects.protect = effect,
                Power::Charm => self.effects.charm = effect,
                Power::Hide => builder.variant.movement.ride_limits().hide = effect,
                Power::Brake => builder.variant.movement.ride_limits().brake = effect,
            }
        }
        builder.share(self.effects.clone());
    }

    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let effects = self.effects;
        if let Some(effect) = effects.burn.clone() {
            hooks.pass(PassStage::Burning, FireSquares(effect));
        }
        if effects.freeze.is_some() || effects.charm.is_some() || effects.protect.is_some() {
            hooks.pass(PassStage::Protection, Bars(effects));
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let casters = Arg::any(words.each(self.casters.iter()));
        let near = match self.zone {
            Some(_) => msg!("side-powers-near", pieces = casters),
            None => msg!("side-powers-next", pieces = casters),
        };
        for power in &self.powers {
            let near = near.clone();
            let message = match power {
                Power::Burn => msg!("side-powers-burn", near = near),
                Power::Freeze => msg!("side-powers-freeze", near = near),
                Power::Protect => msg!("side-powers-protect", near = near),
                Power::Hide => msg!("side-powers-hide", near = near),
                Power::Charm => msg!("side-powers-charm", near = near),
                Power::Brake => msg!("side-powers-brake", near = near),
            };
            words.tell(Topic::Powers, message);
        }
        if let Some(it) = &self.zone {
            words.tell(Topic::Powers, msg!("side-powers-zone", leaps = words.steps(&it.value)));
        }
    }
}

/// Drops moves of frozen pieces, captures by charmed ones and captures of protected ones.
#[derive(Debug)]
struct Bars(NeighbourEffects);

impl Pass for Bars {
    fn concerns(&self, candidate: &Candidate) -> bool {
        matches!(candidate.turn, Turn::Walk | Turn::Castle)
    }

    fn thins_attacks(&self, _kind: TypeId) -> bool {
        true
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let (position, side) = (scene.position, candidate.side());
        let by_enemy = |effect: &Option<NeighbourEffect>, sq: Sq| {
            effect.as_ref().is_some_and(|it| it.covers(position, side.other(), sq))
        };
        let frozen = self.0.freeze.is_some() && {
            // The partner of a castling moves as well.
            let leaves = |it: &(Sq, engine::board::occupant::Occupant)| position.at(it.0).is(side);
            by_enemy(&self.0.freeze, candidate.from)
                || candidate.turn == Turn::Castle
                    && candidate.changed.iter().filter(|it| leaves(it)).any(|it| by_enemy(&self.0.freeze, it.0))
        };
        let charmed = candidate.captures() && by_enemy(&self.0.charm, candidate.from);
        let protected =
            self.0.protect.as_ref().is_some_and(|effect| {
                candidate.captured().any(|it| effect.covers(position, it.piece.side(), it.square))
            });
        if frozen || charmed || protected { Flow::Continue(()) } else { next(candidate) }
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Bars {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let (variant, position, side) = (scene.variant, scene.position, candidate.side());
        let name = variant.named(candidate.kind());
        let covered = |effect: &Option<NeighbourEffect>, side, sq| {
            effect.as_ref().is_some_and(|it| it.covers(position, side, sq))
        };
        let casters = |effect: &Option<NeighbourEffect>, side, sq| -> (Arg, Vec<(Sq, MarkRole)>) {
            let squares = effect.as_ref().map(|it| it.casters(position, side, sq)).unwrap_or_default();
            let first = squares.first().map(|it| variant.named(position.at(*it).kind()));
            let caster = first.unwrap_or_else(|| msg!("some-piece").into());
            (caster, squares.into_iter().map(|it| (it, MarkRole::Other)).collect())
        };
        let moved = candidate.changed.iter().map(|it| it.0).filter(|it| position.at(*it).is(side));
        let mut movers = std::iter::once(candidate.from).chain(moved.filter(|_| candidate.turn == Turn::Castle));
        if let Some(sq) = movers.find(|it| covered(&self.0.freeze, side.other(), *it)) {
            let (caster, marks) = casters(&self.0.freeze, side.other(), sq);
            let message = msg!("reason-frozen", piece = variant.named(position.at(sq).kind()), by = caster);
            return Some(Reason { code: "frozen", message, marks });
        }
        if let Some(it) = candidate.captured().find(|it| covered(&self.0.protect, it.piece.side(), it.square)) {
            let (caster, marks) = casters(&self.0.protect, it.piece.side(), it.square);
            let message = msg!("reason-protected-beside", victim = variant.named(it.piece.kind()), by = caster);
            return Some(Reason { code: "protected", message, marks });
        }
        let (caster, marks) = casters(&self.0.charm, side.other(), candidate.from);
        let message = msg!("reason-capture-forbidden-beside", piece = name, by = caster);
        Some(Reason { code: "capture-forbidden", message, marks })
    }
}

/// Takes movers that arrive where an enemy burns them.
#[derive(Debug)]
struct FireSquares(NeighbourEffect);

impl Pass for FireSquares {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::NOW
    }

    fn touched(&self, scene: Scene<'_>, touch: &mut dyn FnMut(Sq)) {
        self.0.each_covered(scene.position, scene.position.turn().other(), touch);
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        matches!(candidate.turn, Turn::Walk | Turn::Castle) && !candidate.gone
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let burner = candidate.after.side().other();
        let stays = candidate.changed.iter().all(|it| !it.1.is(burner));
        if stays && !self.0.covers(scene.position, burner, candidate.to) {
            return next(candidate);
        }
        if !self.0.covers_by(burner, candidate.to, |it| candidate.at(scene.position, it)) {
            return next(candidate);
        }
        let flow = candidate.fork(|it| {
            it.vanish();
            it.burnt = true;
            next(it)
        });
        (candidate.gone, candidate.burnt) = (false, false);
        flow
    }
}
