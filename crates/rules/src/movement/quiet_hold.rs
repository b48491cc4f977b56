//! Pieces that make no quiet move while an enemy stands where a pattern of theirs hits. Powers of other pieces are another file.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use engine::hooks::{Key, Next, Pass, Scene};
use engine::ids::Sq;
use engine::moves::candidate::{Draft, Turn};
use engine::program::line_pattern::Patterns;
use engine::program::walker::Flow;
use engine::reason::{Reason, MarkRole};

/// The key of this rule.
pub const KEYS: &[Key] = &[Key {
    name: "quietHold",
    value: "types:pattern",
    default: "none",
    doc: "While an enemy stands on a square that the pattern hits, these types make no quiet move.",
}];

/// Drops quiet moves of pieces that are held.
#[derive(Debug)]
pub struct QuietHold(Patterns);

/// Reads the key.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    Some(Box::new(QuietHold(builder.patterns("quietHold")?)))
}

impl QuietHold {
    /// The first enemy that holds the mover of a draft.
    fn holder(&self, scene: Scene<'_>, draft: &Draft) -> Option<Sq> {
        let board = (scene.position, &scene.rules.movement.topology);
        let enemy = draft.side().other();
        self.0.targets(board, None, draft.before, draft.from).into_iter().find(|it| scene.position.at(*it).is(enemy))
    }
}

impl Pass for QuietHold {
    fn concerns(&self, draft: &Draft) -> bool {
        matches!(draft.turn, Turn::Walk | Turn::Castle) && !draft.captures()
    }

    fn apply(&self, scene: Scene<'_>, draft: &mut Draft, next: Next<'_>) -> Flow {
        if self.holder(scene, draft).is_some() { Flow::Continue(()) } else { next(draft) }
    }

    fn why(&self, scene: Scene<'_>, draft: &Draft) -> Option<Reason> {
        let sq = self.holder(scene, draft)?;
        let other = scene.rules.name(scene.position.at(sq).kind());
        let sentence = format!("The {} cannot move next to that {other}.", scene.rules.name(draft.kind()));
        Some(Reason { code: "frozen", sentence, marks: vec![(sq, MarkRole::Other)] })
    }
}

/// What the key says.
pub fn words(words: &mut Words<'_>) {
    for it in words.builder.reader.groups("quietHold") {
        let (types, zone) = (words.any_of(it.types), words.steps(&it.fields.join(":")));
        words.say(Topic::Moving, format!("{types} can only capture while an enemy stands where it reaches {zone}."));
    }
}
