//! What an explosion takes. The capture matrix says which captures explode.

use definition::{Setting, ValuePart};

use crate::prelude::*;
use crate::rule::Brings;
use crate::support::lost_royals::loses_royal;
use crate::support::shared::{BlastCheck, Explodes, NeighbourEffects, Uncapturable};
use engine::mechanics::neighbour_effects::{Leaps, NeighbourEffect};

/// What an explosion takes.
pub const RULE: Rule = Rule {
    name: "explosion",
    keys: &[
        Key::of("blastZone", "XBetza").default("K"),
        Key::of("blastImmune", "types").adds_up(),
        Key::of("blastCheck", "flag").default("1"),
    ],
    asked: Asked::WithKeysThatBring(Brings::BLASTS),
    read,
    codes: &["burns-royal"],
};

/// What the keys say.
#[derive(Debug)]
struct Blast {
    /// The leaps to the squares that explode as well, if the definition names them.
    zone: Option<Setting>,
    /// Types that no explosion takes.
    immune: TypeSet,
    /// Whether a royal is in check that only an explosion beside it could take.
    check: bool,
    /// Whether anything explodes; else pieces may only leave the board by their own move.
    blasts: bool,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let zone = builder.settings.last("blastZone").cloned();
    let immune = builder.settings.types("blastImmune");
    let check = builder.settings.flag("blastCheck", true);
    builder.share(BlastCheck(check));
    let Explodes { blasts, leaves } = *builder.shared()?;
    if blasts || leaves { Some(Box::new(Blast { zone, immune, check, blasts })) } else { None }
}

impl ActiveRule for Blast {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let area = match &self.zone {
            Some(it) => builder.leaps(&it.part()),
            None => builder.leaps(&ValuePart::unwritten("K")),
        };
        builder.variant.features |= Features::ROYALS_FALL.when(self.blasts);
        let immune = self.immune.or(Uncapturable::of_game(builder));
        let protect = builder.shared::<NeighbourEffects>().and_then(|it| it.protect.clone());
        hooks.pass(PassStage::Explosion, Explosion { area, immune, protect, check: self.check });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        if !self.blasts {
            return;
        }
        let message = match &self.zone {
            Some(it) => msg!("explosion-zone", leaps = words.steps(&it.value)),
            None => msg!("explosion-around"),
        };
        words.tell(Topic::Captures, message);
        if !self.immune.is_empty() {
            words.tell(Topic::Captures, msg!("explosion-immune", who = words.any(self.immune)));
        }
        if !self.check {
            words.tell(Topic::Check, msg!("explosion-no-check"));
        }
    }
}

/// Takes what stands around an exploding capture.
#[derive(Debug)]
struct Explosion {
    area: Leaps,
    /// Types that no explosion takes.
    immune: TypeSet,
    /// Pieces around which their friends cannot be captured.
    protect: Option<NeighbourEffect>,
    check: bool,
}

impl Pass for Explosion {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        // Only what other passes have begun explodes.
        PassMask::empty()
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.explodes || candidate.gone
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let n_victims = candidate.victims.len();
        candidate.fork(|it| {
            if it.explodes {
                for sq in self.area.around(it.side(), it.to) {
                    self.blast(scene, it, n_victims, *sq);
                }
            }
            let lost = scene.variant.has(Features::CHECK) && loses_royal(scene, it);
            if lost { Flow::Continue(()) } else { next(it) }
        })
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Explosion {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let marks = scene.position.royals(candidate.side()).iter().map(|it| (*it, MarkRole::Royal)).collect();
        let message = msg!("reason-burns-royal");
        Some(Reason { code: "burns-royal", message, marks })
    }
}

impl Explosion {
    /// Takes what stands on a square. What the blast takes too, from `n_victims` on, still protects.
    fn blast(&self, scene: Scene<'_>, candidate: &mut Candidate, n_victims: usize, sq: Sq) {
        let content = candidate.at(scene.position, sq);
        let safe = scene.variant.movement.is_haven(content, sq);
        if !content.is_piece() || safe || self.immune.has(content.kind()) {
            return;
        }
        let board = |it| candidate.at_before(n_victims, scene.position, it);
        if self.protect.as_ref().is_some_and(|it| it.covers_by(content.side(), sq, board)) {
            return;
        }
        candidate.remove(sq, content);
        if let Some(it) = candidate.victims.last_mut() {
            it.threatened = self.check;
        }
    }
}
