//! Refusals by geometry: tries the move on boards with less and less on them.

use super::{Question, reason};
use crate::content::Content;
use crate::generate::Generator;
use crate::ids::Sq;
use crate::patch::Edit;
use crate::position::Position;
use crate::program::Gait;
use crate::program::walk::Flow;
use crate::reason::{Reason, Role};
use crate::rules::Rules;

/// The reason why a piece does not reach a square.
pub(super) fn refused(question: &mut Question<'_>, from: Sq, to: Sq) -> Reason {
    let (rules, position) = (question.rules, &*question.position);
    let piece = position.at(from);
    let name = rules.name(piece.kind());
    let there = position.at(to);
    let enemy = Content::new(piece.side().other(), piece.kind());
    let friend = there.is(piece.side());

    let with = |content: Content| changed(position, &[(to, content)]);
    if from != to && friend {
        if reaches(rules, &with(enemy), from, to) || reaches(rules, &with(Content::EMPTY), from, to) {
            let other = rules.name(there.kind());
            let sentence = format!("Your own {other} stands on {}.", rules.label(to));
            return reason("own-piece", sentence, vec![(to, Role::Blocker)]);
        }
    } else if from != to && there.is_empty() {
        if let Some(it) = lapsed(rules, position, from, to) {
            return it;
        }
        if reaches(rules, &with(enemy), from, to) {
            return reason("needs-capture", format!("There the {name} can only capture."), Vec::new());
        }
    } else if from != to && reaches(rules, &with(Content::EMPTY), from, to) {
        let sentence = format!("There the {name} can move but not capture.");
        return reason("no-capture-there", sentence, vec![(to, Role::Blocker)]);
    }
    if !piece.is_virgin() && reaches(rules, &changed(position, &[(from, piece.virgin())]), from, to) {
        let sentence = format!("Only a {name} that has not moved yet can do that.");
        return reason("has-moved", sentence, vec![(from, Role::Other)]);
    }
    if let Some(it) = blocked(rules, position, from, to, enemy) {
        return it;
    }
    if needs_mount(rules, position, from, to) {
        return reason("no-mount", format!("The {name} needs a piece to jump over."), Vec::new());
    }
    reason("no-such-move", format!("A {name} does not move like that."), Vec::new())
}

/// The position with some squares changed.
fn changed(position: &Position, puts: &[(Sq, Content)]) -> Position {
    let mut res = position.clone();
    for (sq, content) in puts {
        res.set_up(Edit::Put(*sq, *content));
    }
    res
}

/// Whether a walk of the piece ends on the square.
fn reaches(rules: &Rules, position: &Position, from: Sq, to: Sq) -> bool {
    let mut res = false;
    let _ = Generator::default().walks(rules, position, from, &mut |draft| {
        res |= draft.to == to;
        if res { Flow::Break(()) } else { Flow::Continue(()) }
    });
    res
}

/// The pieces in the way, if the square is reached without them.
fn blocked(rules: &Rules, position: &Position, from: Sq, to: Sq, enemy: Content) -> Option<Reason> {
    let topology = &rules.movement.topology;
    let others: Vec<Sq> =
        topology.squares().filter(|it| *it != from && *it != to && !position.at(*it).is_empty()).collect();
    let cleared: Vec<(Sq, Content)> = others.iter().map(|it| (*it, Content::EMPTY)).collect();
    let empty = changed(position, &cleared);
    let there = position.at(to);
    let candidates = if there.is(position.at(from).side()) || there.is_empty() {
        [Content::EMPTY, enemy]
    } else {
        [there, Content::EMPTY]
    };
    let at_end = candidates.into_iter().find(|it| reaches(rules, &changed(&empty, &[(to, *it)]), from, to))?;
    let far = |sq: &Sq| {
        let (dx, dy) = (topology.file(*sq) - topology.file(from), topology.rank(*sq) - topology.rank(from));
        dx * dx + dy * dy
    };
    let mut blockers: Vec<Sq> = others
        .into_iter()
        .filter(|it| !reaches(rules, &changed(&empty, &[(to, at_end), (*it, position.at(*it))]), from, to))
        .collect();
    blockers.sort_by_key(far);
    let first = *blockers.first()?;
    let name = rules.name(position.at(from).kind());
    let sentence = format!("The {name} is blocked on {}.", rules.label(first));
    Some(reason("blocked", sentence, blockers.iter().map(|it| (*it, Role::Blocker)).collect()))
}

/// Whether a piece somewhere on the way would make the move possible.
fn needs_mount(rules: &Rules, position: &Position, from: Sq, to: Sq) -> bool {
    let topology = &rules.movement.topology;
    let mount = position.at(from).moved();
    topology
        .squares()
        .filter(|it| *it != from && *it != to && position.at(*it).is_empty())
        .any(|it| reaches(rules, &changed(position, &[(it, mount)]), from, to))
}

/// A capture in passing that came too late.
fn lapsed(rules: &Rules, position: &Position, from: Sq, to: Sq) -> Option<Reason> {
    let topology = &rules.movement.topology;
    let foe = position.at(from).side().other();
    let forward = if foe == crate::ids::Player::White { 1 } else { -1 };
    let victim = (1..=3)
        .filter_map(|n| topology.square(topology.file(to), topology.rank(to) + n * forward))
        .find(|it| !position.at(*it).is_empty())?;
    let piece = position.at(victim);
    let program = rules.movement.program(foe, piece.kind(), victim);
    let trails = program.nodes.iter().flatten().any(|it| it.gait.any(Gait::PATH_TRAIL.or(Gait::TRAIL)));
    if !piece.is(foe) || !trails {
        return None;
    }
    let mut with_right = position.clone();
    with_right.set_up(Edit::Right { square: to, victim });
    reaches(rules, &with_right, from, to).then(|| {
        let sentence = format!("Nothing can be taken in passing on {} now.", rules.label(to));
        reason("ep-gone", sentence, vec![(victim, Role::Other)])
    })
}
