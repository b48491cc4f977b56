//! What is said of pushing and pulling.

use crate::movement::pushing::train::Stop;
use crate::movement::pushing::{Load, Pushing};
use crate::prelude::*;

/// Says who pushes whom, how far, and what leaves the board.
pub(super) fn tell(rule: &Pushing, words: &mut Words<'_>) {
    for group in &rule.pushes {
        for kind in group.types.iter() {
            let (who, lines) = (words.a(kind), words.steps(&group.pattern));
            words.tell(
                Topic::Powers,
                match rule.load[kind.index()] {
                    Load::Most(n) => msg!("pushing", who = who, count = n, lines = lines),
                    Load::Row(n) => msg!("pushing-row", who = who, count = n, lines = lines),
                },
            );
        }
    }
    if !rule.behind.is_empty() {
        words.tell(Topic::Powers, msg!("pushing-behind", who = words.any(rule.behind)));
    }
    for group in &rule.pulls {
        let (who, lines) = (words.any(group.types), words.steps(&group.pattern));
        words.tell(Topic::Powers, msg!("pushing-pull", who = who, lines = lines));
    }
    for group in &rule.pushes_aside {
        let (who, lines) = (words.any(group.types), words.steps(&group.pattern));
        words.tell(Topic::Powers, msg!("pushing-aside", who = who, lines = lines));
    }
    for group in &rule.pulls_aside {
        let (who, lines) = (words.any(group.types), words.steps(&group.pattern));
        words.tell(Topic::Powers, msg!("pushing-pull-aside", who = who, lines = lines));
    }
    for kind in rule.types().iter() {
        let (who, [own, enemy]) = (words.a(kind), rule.whom[kind.index()]);
        words.tell(
            Topic::Powers,
            match (own, enemy) {
                (TypeSet::ALL, TypeSet::ALL) => continue,
                (own, enemy) if own == enemy => msg!("pushing-whom", who = who, whom = words.any(own)),
                (own, TypeSet::EMPTY) => msg!("pushing-whom-own", who = who, whom = words.any(own)),
                (_, enemy) => msg!("pushing-whom-enemy", who = who, whom = words.any(enemy)),
            },
        );
    }
    if !rule.pushes.is_empty() {
        let whose = Arg::Choice(match rule.off {
            [true, true] => "both",
            [true, false] => "own",
            [false, true] => "enemy",
            [false, false] => "none",
        });
        words.tell(Topic::Powers, msg!("pushing-off", whose = whose));
    }
}

/// Why the piece on a square cannot push on.
pub(super) fn stopped(scene: Scene<'_>, from: Sq, load: Load, stop: Stop) -> Reason {
    let name = |it| scene.variant.named(scene.position.at(it).kind());
    let (piece, label) = (name(from), |it| scene.variant.label(it));
    let (sq, message) = match stop {
        Stop::Behind(it) => {
            (it, msg!("reason-push-stopped-behind", piece = piece, square = label(it), other = name(it)))
        }
        Stop::Full(it) => match load {
            Load::Most(n) => (it, msg!("reason-push-stopped-most", piece = piece, count = n)),
            Load::Row(n) => (it, msg!("reason-push-stopped-row", count = n)),
        },
        Stop::Outweighed(it) => (it, msg!("reason-push-stopped-outweighed", other = name(it), square = label(it))),
        Stop::Fixed(it) => (it, msg!("reason-push-stopped-fixed", piece = piece, other = name(it), square = label(it))),
        Stop::Edge(it) => (it, msg!("reason-push-stopped-edge", other = name(it), square = label(it))),
    };
    Reason { code: "push-stopped", message, marks: vec![(sq, MarkRole::Blocker)] }
}
