//! Squares that may be entered only by capturing and that end a ride. Squares closed in other ways are morph boards.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::attack::pass_mask::PassMask;
use engine::hooks::{Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId};
use engine::moves::candidate::{Candidate, Turn};
use engine::program::walker::Flow;
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key::of("brouhaha", "type:area").doc("The type enters the area only by capturing, and a ride ends there. The area is open to it even if it is confined elsewhere.").adds_up()];

/// By side and type: the squares.
#[derive(Debug)]
pub struct Brouhaha([Vec<Option<Box<[bool]>>>; 2]);

/// Reads the key. Movement learns where rides end.
pub fn tables(builder: &mut Builder<'_>) {
    let entries = builder.settings.entries("brouhaha");
    let areas = builder.areas(entries);
    for side in Player::BOTH {
        for kind in builder.kinds() {
            if let Some(squares) = areas.squares(side, kind) {
                builder.brouhaha[side.index()][kind.index()] = Some(squares.clone());
                builder.variant.movement.ride_limits().halts[side.index()][kind.index()] = Some(squares);
            }
        }
    }
}

/// Is asked if there are such squares.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let any = builder.brouhaha.iter().flatten().any(Option::is_some);
    any.then(|| Box::new(Brouhaha(builder.brouhaha.clone())) as Box<dyn Pass>)
}

impl Pass for Brouhaha {
    fn mask(&self, _rules: &Variant, side: Player, kind: TypeId, sq: Sq) -> PassMask {
        let shut = self.0[side.index()][kind.index()].as_ref().is_some_and(|it| it[sq.index()]);
        PassMask::ENTER.or(PassMask::DROP).when(shut)
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn != Turn::Pass && !candidate.captures()
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let squares = &self.0[candidate.side().index()][candidate.kind().index()];
        let enters = candidate.turn == Turn::Drop || candidate.to != candidate.from;
        let shut = enters && squares.as_ref().is_some_and(|it| it[candidate.to.index()]);
        if shut { Flow::Continue(()) } else { next(candidate) }
    }

    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let (name, square) = (scene.variant.name(candidate.kind()), scene.variant.label(candidate.to));
        let sentence = format!("A {name} may enter {square} only by capturing.");
        Some(Reason { code: "zone", sentence, marks: vec![(candidate.to, MarkRole::Other)] })
    }
}

/// Says where pieces enter only by capturing.
pub fn words(words: &mut Words<'_>) {
    let entries = words.builder.settings.entries("brouhaha");
    for it in &entries {
        let Some(area) = words.area(it) else { continue };
        let sentence =
            format!("{} enters {area} only by capturing, and a ride ends there.", words.subject(it, &entries));
        words.say(Topic::Moving, sentence);
    }
}
