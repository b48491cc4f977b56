//! Squares from which a piece could never move again: it may not go there. Drops ask the same table themselves.

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
pub const KEYS: &[Key] = &[Key::of("immobile", "allowed, drops or illegal, perhaps type:word").default("allowed").doc("Whether a piece may be dropped (`drops`) or dropped and moved (`illegal`) to a square from which it could never move.").per_side().adds_up()];

/// By side and type: squares where it may not stay.
#[derive(Debug)]
pub struct Immobile {
    dead: [Vec<Option<Box<[bool]>>>; 2],
    thins_attacks: Vec<bool>,
}

/// Reads the key; drop squares are noted for the rule of drops.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let mut dead = [vec![None; builder.n_types + 1], vec![None; builder.n_types + 1]];
    let mut thins_attacks = vec![false; builder.n_types + 1];
    for kind in builder.kinds() {
        for side in Player::BOTH {
            if builder.immobile[side.index()][kind.index()] == Some(true) {
                let squares = builder.variant.movement.dead_squares(side, kind);
                if squares.contains(&true) {
                    // A piece that may promote there still attacks the square.
                    thins_attacks[kind.index()] |= builder.promoted(kind).is_none();
                    dead[side.index()][kind.index()] = Some(squares);
                }
            }
        }
    }
    let any = dead.iter().flatten().any(Option::is_some);
    any.then(|| Box::new(Immobile { dead, thins_attacks }) as Box<dyn Pass>)
}

/// Fills in `Builder::immobile`: by side and type, whether drops (`Some(false)`) or all moves (`Some(true)`) are meant.
pub fn tables(builder: &mut Builder<'_>) {
    let entries = builder.settings.entries("immobile");
    let n = builder.n_types + 1;
    builder.immobile = [vec![None; n], vec![None; n]];
    for entry in &entries {
        let value = match entry.value.as_str() {
            "allowed" => None,
            "drops" => Some(false),
            "illegal" => Some(true),
            other => {
                let message = format!("\"{other}\" is not a value of immobile.");
                let hint = Some("It may be: allowed, drops, illegal.".into());
                builder.settings.report(definition::Severity::Error, "def.value", message, hint, entry.place.clone());
                continue;
            }
        };
        for side in Player::BOTH.into_iter().filter(|it| entry.side.is_none_or(|side| side == *it)) {
            match entry.kind {
                Some(kind) => builder.immobile[side.index()][kind.index()] = value,
                None => builder.immobile[side.index()].fill(value),
            }
        }
    }
}

impl Pass for Immobile {
    fn mask(&self, _rules: &Variant, side: Player, kind: TypeId, sq: Sq) -> PassMask {
        let dead = self.dead[side.index()][kind.index()].as_ref().is_some_and(|it| it[sq.index()]);
        PassMask::ARRIVE.when(dead)
    }

    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let name = scene.variant.name(candidate.after.kind());
        let sentence = format!("The {name} could never move again on {}.", scene.variant.label(candidate.to));
        Some(Reason { code: "promotion-needed", sentence, marks: vec![(candidate.to, MarkRole::Other)] })
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn == Turn::Walk && !candidate.gone
    }

    fn thins_attacks(&self, kind: TypeId) -> bool {
        self.thins_attacks[kind.index()]
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let dead = &self.dead[candidate.after.side().index()][candidate.after.kind().index()];
        match dead {
            Some(squares) if squares[candidate.to.index()] => Flow::Continue(()),
            _ => next(candidate),
        }
    }
}

/// Says where pieces may not stay.
pub fn words(words: &mut Words<'_>) {
    let entries = words.builder.settings.entries("immobile");
    for it in &entries {
        let how = match it.value.as_str() {
            "drops" => "be dropped",
            "illegal" => "be dropped or moved",
            "allowed" if entries.len() > 1 => {
                let sentence = format!("{} may stay where it can never move again.", words.subject(it, &entries));
                words.say(Topic::Moving, sentence);
                continue;
            }
            _ => continue,
        };
        let sentence =
            format!("{} may not {how} to a square from which it could never move again.", words.subject(it, &entries));
        words.say(Topic::Moving, sentence);
    }
}
