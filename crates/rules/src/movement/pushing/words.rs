//! What is said of pushing and pulling.

use crate::movement::pushing::train::Stop;
use crate::movement::pushing::{Load, Pushing};
use crate::prelude::*;

/// Says who pushes whom, how far, and what leaves the board.
pub(super) fn say(rule: &Pushing, words: &mut Words<'_>) {
    for group in &rule.pushes {
        let lines = words.steps(&group.pattern);
        for kind in group.types.iter() {
            let who = words.one(kind);
            let what = match rule.load[kind.index()] {
                Load::Most(1) => "one piece ahead of it".to_owned(),
                Load::Most(n) => format!("up to {n} pieces ahead of it"),
                Load::Row(n) => {
                    format!("a row of up to {n} pieces of its side, itself the last, and ahead of them fewer enemies")
                }
            };
            words.say(Topic::Powers, format!("{who} may push {what} while there is room; it goes {lines}."));
        }
    }
    if !rule.behind.is_empty() {
        let who = words.any_of(rule.behind);
        let sentence = format!(
            "{who} goes so with nothing ahead of it, too, but only away from an empty square or the edge of the board."
        );
        words.say(Topic::Powers, sentence);
    }
    for group in &rule.pulls {
        let (who, lines) = (words.any_of(group.types), words.steps(&group.pattern));
        words.say(
            Topic::Powers,
            format!("When {who} moves {lines} over empty squares, it may pull along the piece directly behind it."),
        );
    }
    for group in &rule.pushes_aside {
        let (who, lines) = (words.any_of(group.types), words.steps(&group.pattern));
        let sentence = format!(
            "{who} may take the place of a piece that makes room by a step to an empty square, which the player chooses; both go {lines}."
        );
        words.say(Topic::Powers, sentence);
    }
    for group in &rule.pulls_aside {
        let (who, lines) = (words.any_of(group.types), words.steps(&group.pattern));
        let sentence = format!(
            "When {who} goes to an empty square, a piece a step away may come along to the square it left; both go {lines}."
        );
        words.say(Topic::Powers, sentence);
    }
    for kind in rule.types().iter() {
        let (who, [own, enemy]) = (words.one(kind), rule.whom[kind.index()]);
        let whom = match (own, enemy) {
            (TypeSet::ALL, TypeSet::ALL) => continue,
            (own, enemy) if own == enemy => words.any_of(own),
            (own, TypeSet::EMPTY) => format!("{} of its own side", words.any_of(own)),
            (_, enemy) => format!("{} of the enemy", words.any_of(enemy)),
        };
        words.say(Topic::Powers, format!("{who} moves only {whom} in this way."));
    }
    if !rule.pushes.is_empty() {
        let sentence = match rule.off {
            [true, true] => "A piece that is pushed off the board is captured, whoever owns it.",
            [true, false] => "Only an own piece may be pushed off the board, and is captured so.",
            [false, true] => "Only an enemy may be pushed off the board, and is captured so.",
            [false, false] => "Nothing may be pushed off the board.",
        };
        words.say(Topic::Powers, sentence);
    }
}

/// Why the piece on a square cannot push on.
pub(super) fn stopped(scene: Scene<'_>, from: Sq, load: Load, stop: Stop) -> Reason {
    let name = |it| scene.variant.name(scene.position.at(it).kind());
    let (who, label) = (name(from), |it| scene.variant.label(it));
    let (sq, sentence) = match stop {
        Stop::Behind(it) => {
            (it, format!("The {who} cannot be pushed from {}, where the {} stands.", label(it), name(it)))
        }
        Stop::Full(it) => match load {
            Load::Most(1) => (it, format!("The {who} pushes only one piece at once.")),
            Load::Most(n) => (it, format!("The {who} pushes only {n} pieces at once.")),
            Load::Row(n) => (it, format!("At most {n} pieces of a side move in a row.")),
        },
        Stop::Outweighed(it) => (
            it,
            format!(
                "A row pushes only fewer enemies than it has pieces, and nothing behind them: not the {} on {}.",
                name(it),
                label(it)
            ),
        ),
        Stop::Fixed(it) => (it, format!("The {who} cannot push the {} on {}.", name(it), label(it))),
        Stop::Edge(it) => (it, format!("The {} on {} may not be pushed off the board.", name(it), label(it))),
    };
    Reason { code: "push-stopped", sentence, marks: vec![(sq, MarkRole::Blocker)] }
}
