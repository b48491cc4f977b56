//! Pieces that make no quiet move while an enemy stands where a pattern of theirs hits. Powers of other pieces are another file.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::hooks::{Next, Pass, Scene};
use engine::ids::Sq;
use engine::moves::candidate::{Candidate, Turn};
use engine::program::line_pattern::LinePatterns;
use engine::program::walker::Flow;
use engine::reason::{MarkRole, Reason};

/// The key of this rule.
pub const KEYS: &[Key] = &[Key::of("quietHold", "types:pattern")
    .doc("While an enemy stands on a square that the pattern hits, these types make no quiet move.")
    .adds_up()];

/// Drops quiet moves of pieces that are held.
#[derive(Debug)]
pub struct QuietHold(LinePatterns);

/// Reads the key.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    Some(Box::new(QuietHold(builder.patterns("quietHold")?)))
}

impl QuietHold {
    /// The first enemy that holds the mover of a candidate.
    fn holder(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Sq> {
        let board = (scene.position, &scene.variant.movement.topology);
        let enemy = candidate.side().other();
        self.0
            .targets(board, None, candidate.before, candidate.from)
            .into_iter()
            .find(|it| scene.position.at(*it).is(enemy))
    }
}

impl Pass for QuietHold {
    fn concerns(&self, candidate: &Candidate) -> bool {
        matches!(candidate.turn, Turn::Walk | Turn::Castle) && !candidate.captures()
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if self.holder(scene, candidate).is_some() { Flow::Continue(()) } else { next(candidate) }
    }

    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let sq = self.holder(scene, candidate)?;
        let other = scene.variant.name(scene.position.at(sq).kind());
        let sentence = format!("The {} cannot move next to that {other}.", scene.variant.name(candidate.kind()));
        Some(Reason { code: "frozen", sentence, marks: vec![(sq, MarkRole::Other)] })
    }
}

/// What the key says.
pub fn words(words: &mut Words<'_>) {
    for it in words.builder.settings.groups("quietHold") {
        let (types, area) = (words.any_of(it.types), words.steps(&it.fields.join(":")));
        words.say(Topic::Moving, format!("{types} can only capture while an enemy stands where it reaches {area}."));
    }
}
