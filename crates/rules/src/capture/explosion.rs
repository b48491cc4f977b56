//! What an explosion takes. Which captures explode is written in the capture matrix, another file.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::attack::pass_mask::PassMask;
use engine::hooks::{Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::mechanics::neighbour_effects::{Aura, Leaps};
use engine::moves::candidate::Candidate;
use engine::program::walker::Flow;
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("blastZone", "XBetza").default("K").doc("The squares that explode with the end square of an exploding capture: one leap away from it."),
    Key::of("blastImmune", "types").doc("Types that an explosion leaves alone; they may still be captured, and still leave with their own explosion.").adds_up(),
    Key::of("blastCheck", "flag").default("1").doc("0: only a capture of the royal itself is check, not one that would blow it up from a square beside it."),
];

/// Takes what stands around an exploding capture.
#[derive(Debug)]
pub struct Explosion {
    area: Leaps,
    /// Types that no explosion takes.
    immune: TypeSet,
    /// Pieces around which their friends cannot be captured.
    protect: Option<Aura>,
    check: bool,
}

/// Is asked if the capture matrix has explosions, or captures that the mover does not survive.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let area = builder.settings.last("blastZone");
    let mut immune = builder.settings.types("blastImmune");
    let check = builder.settings.flag("blastCheck", true);
    if !builder.explodes {
        return None;
    }
    for it in builder.iron.iter() {
        immune.insert(it);
    }
    let area = match area {
        Some(it) => builder.leaps(it.value.trim(), &it.value_place),
        None => builder.leaps("K", &definition::Place::Whole),
    };
    Some(Box::new(Explosion { area, immune, protect: builder.spells.protect.clone(), check }))
}

impl Pass for Explosion {
    fn mask(&self, _rules: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        // Only what other passes have begun explodes.
        PassMask::NONE
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.explodes || candidate.gone
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let (n_changed, n_victims) = (candidate.changed.len(), candidate.victims.len());
        if candidate.explodes {
            for sq in self.area.around(candidate.side(), candidate.to) {
                self.blast(scene, candidate, n_victims, *sq);
            }
        }
        let flow = if loses_royal(scene, candidate) { Flow::Continue(()) } else { next(candidate) };
        candidate.changed.truncate(n_changed);
        candidate.victims.truncate(n_victims);
        flow
    }

    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let marks = scene.position.royals(candidate.side()).iter().map(|it| (*it, MarkRole::Royal)).collect();
        let sentence = "That would take your own royal piece off the board.".into();
        Some(Reason { code: "burns-royal", sentence, marks })
    }
}

impl Explosion {
    /// Takes what stands on a square. What the blast takes too, from `n_victims` on, still protects.
    fn blast(&self, scene: Scene<'_>, candidate: &mut Candidate, n_victims: usize, sq: Sq) {
        let content = candidate.at(scene.position, sq);
        let safe = scene.variant.movement.is_haven(content, sq);
        if content.is_empty() || safe || self.immune.has(content.kind()) {
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

/// Whether the mover's side would lose royals that it may not lose: such a move does not exist, so it is no threat either.
fn loses_royal(scene: Scene<'_>, candidate: &Candidate) -> bool {
    let (variant, side) = (scene.variant, candidate.side());
    let own = |it: engine::board::occupant::Occupant| it.is(side) && variant.royal.has(it.kind());
    let n_taken =
        candidate.captured().filter(|it| own(it.piece)).count() + usize::from(candidate.gone && own(candidate.after));
    let n_royals = scene.position.royals(side).len();
    n_taken > 0 && (!variant.last_royal_only[side.index()] || n_taken >= n_royals)
}

/// Says what an explosion takes; which captures explode is said with the capture matrix.
pub fn words(words: &mut Words<'_>) {
    let settings = &mut words.builder.settings;
    let explodes = settings.last("captureMatrix").is_some_and(|it| it.value.contains('@'));
    let (area, immune, check) =
        (settings.last("blastZone"), settings.types("blastImmune"), settings.flag("blastCheck", true));
    if !explodes && area.is_none() && immune.is_empty() && check {
        return;
    }
    let around = area.map_or_else(
        || "on the squares around it".to_owned(),
        |it| format!("that stands so from there: {}", words.steps(&it.value)),
    );
    words.say(Topic::Captures, format!("An explosion takes the piece captured and everything {around}."));
    if !immune.is_empty() {
        let names = words.any_of(immune);
        words.say(Topic::Captures, format!("An explosion beside it does nothing to {names}."));
    }
    if !check {
        words.say(Topic::Check, "A royal piece that only an explosion beside it could take is not in check.");
    }
}
