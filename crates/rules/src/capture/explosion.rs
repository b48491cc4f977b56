//! What an explosion takes. Which captures explode is written in the capture matrix, another file.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use engine::attack::pass_mask::Touch;
use engine::hooks::{Key, Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::mechanics::neighbour_effects::{Aura, Leaps};
use engine::moves::candidate::Draft;
use engine::program::walker::Flow;
use engine::reason::{Reason, MarkRole};
use engine::variant::Rules;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key {
        name: "blastZone",
        value: "XBetza",
        default: "K",
        doc: "The squares that explode with the end square of an exploding capture: one leap away from it.",
    },
    Key {
        name: "blastImmune",
        value: "types",
        default: "none",
        doc: "Types that an explosion leaves alone; they may still be captured, and still leave with their own explosion.",
    },
    Key {
        name: "blastCheck",
        value: "flag",
        default: "1",
        doc: "0: only a capture of the royal itself is check, not one that would blow it up from a square beside it.",
    },
];

/// Takes what stands around an exploding capture.
#[derive(Debug)]
pub struct Explosion {
    zone: Leaps,
    /// Types that no explosion takes.
    immune: TypeSet,
    /// Pieces around which their friends cannot be captured.
    protect: Option<Aura>,
    check: bool,
}

/// Is asked if the capture matrix has explosions, or captures that the mover does not survive.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let zone = builder.reader.last("blastZone");
    let mut immune = builder.reader.types("blastImmune");
    let check = builder.reader.flag("blastCheck", true);
    if !builder.explodes {
        return None;
    }
    for it in builder.iron.iter() {
        immune.insert(it);
    }
    let zone = match zone {
        Some(it) => builder.leaps(it.value.trim(), &it.value_place),
        None => builder.leaps("K", &definition::Place::Whole),
    };
    Some(Box::new(Explosion { zone, immune, protect: builder.spells.protect.clone(), check }))
}

impl Pass for Explosion {
    fn touches(&self, _rules: &Rules, _side: Player, _kind: TypeId, _sq: Sq) -> Touch {
        // Only what other passes have begun explodes.
        Touch::NONE
    }

    fn concerns(&self, draft: &Draft) -> bool {
        draft.explodes || draft.gone
    }

    fn apply(&self, scene: Scene<'_>, draft: &mut Draft, next: Next<'_>) -> Flow {
        let (n_changed, n_victims) = (draft.changed.len(), draft.victims.len());
        if draft.explodes {
            for sq in self.zone.around(draft.side(), draft.to) {
                self.blast(scene, draft, n_victims, *sq);
            }
        }
        let flow = if loses_royal(scene, draft) { Flow::Continue(()) } else { next(draft) };
        draft.changed.truncate(n_changed);
        draft.victims.truncate(n_victims);
        flow
    }

    fn why(&self, scene: Scene<'_>, draft: &Draft) -> Option<Reason> {
        let marks = scene.position.royals(draft.side()).iter().map(|it| (*it, MarkRole::Royal)).collect();
        let sentence = "That would take your own royal piece off the board.".into();
        Some(Reason { code: "burns-royal", sentence, marks })
    }
}

impl Explosion {
    /// Takes what stands on a square. What the blast takes too, from `n_victims` on, still protects.
    fn blast(&self, scene: Scene<'_>, draft: &mut Draft, n_victims: usize, sq: Sq) {
        let content = draft.at(scene.position, sq);
        let safe = scene.rules.movement.is_haven(content, sq);
        if content.is_empty() || safe || self.immune.has(content.kind()) {
            return;
        }
        let board = |it| draft.at_before(n_victims, scene.position, it);
        if self.protect.as_ref().is_some_and(|it| it.covers_by(content.side(), sq, board)) {
            return;
        }
        draft.remove(sq, content);
        if let Some(it) = draft.victims.last_mut() {
            it.threatened = self.check;
        }
    }
}

/// Whether the mover's side would lose royals that it may not lose: such a move does not exist, so it is no threat either.
fn loses_royal(scene: Scene<'_>, draft: &Draft) -> bool {
    let (rules, side) = (scene.rules, draft.side());
    let own = |it: engine::board::occupant::Content| it.is(side) && rules.royal.has(it.kind());
    let n_taken = draft.captured().filter(|it| own(it.piece)).count() + usize::from(draft.gone && own(draft.after));
    let n_royals = scene.position.royals(side).len();
    n_taken > 0 && (!rules.last_royal_only[side.index()] || n_taken >= n_royals)
}

/// Says what an explosion takes; which captures explode is said with the capture matrix.
pub fn words(words: &mut Words<'_>) {
    let reader = &mut words.builder.reader;
    let explodes = reader.last("captureMatrix").is_some_and(|it| it.value.contains('@'));
    let (zone, immune, check) =
        (reader.last("blastZone"), reader.types("blastImmune"), reader.flag("blastCheck", true));
    if !explodes && zone.is_none() && immune.is_empty() && check {
        return;
    }
    let around = zone.map_or_else(
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
