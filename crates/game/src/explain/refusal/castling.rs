//! Refusals of castling that cannot even be tried.

use crate::explain::refusal::{Question, passes, reason};
use engine::ids::Sq;
use engine::reason::{MarkRole, Reason};
use message::msg;

/// The reason if the path looks like a castling of the piece; `None` if it does not.
pub(super) fn refused(question: &mut Question<'_>, from: Sq, to: Sq) -> Option<Reason> {
    let (variant, position) = (question.variant, &*question.position);
    let topology = &variant.movement.topology;
    let mover = position.at(from);
    let program = variant.movement.program(mover.side(), mover.kind(), from);
    let piece = variant.named(mover.kind());
    for castle in &program.castles {
        let mut line = Vec::new();
        let mut cur = topology.step(castle.step, from);
        while cur != Sq::NONE {
            line.push(cur);
            cur = topology.step(castle.step, cur);
        }
        let Some(distance) = line.iter().position(|it| *it == to).map(|it| it as u32 + 1) else { continue };
        let friend_there = position.at(to).is(mover.side());
        if distance != u32::from(castle.squares) && !friend_there {
            continue;
        }
        let friends: Vec<Sq> = line.iter().copied().filter(|it| !position.at(*it).is_empty()).collect();
        let Some(partner) = friends.iter().rev().copied().find(|it| position.at(*it).is(mover.side())) else {
            return Some(reason("castle-no-partner", msg!("reason-no-castling-partner"), Vec::new()));
        };
        if distance != u32::from(castle.squares) && to != partner {
            continue;
        }
        if castle.virgin && !mover.is_virgin() {
            let message = msg!("reason-castle-moved", piece = piece);
            return Some(reason("castle-moved", message, vec![(from, MarkRole::Other)]));
        }
        let blockers: Vec<Sq> = friends.into_iter().take_while(|it| partner != *it).collect();
        if let Some(first) = blockers.first() {
            let message = msg!("reason-castle-blocked", square = variant.label(*first));
            let marks = blockers.iter().map(|it| (*it, MarkRole::Blocker)).collect();
            return Some(reason("castle-blocked", message, marks));
        }
        if !position.at(partner).is_virgin() {
            let (other, square) = (variant.named(position.at(partner).kind()), variant.label(partner));
            let message = msg!("reason-castle-partner-moved", piece = other, square = square);
            return Some(reason("castle-partner-moved", message, vec![(partner, MarkRole::Other)]));
        }
        return passes::refused(question, from, to).or_else(|| {
            Some(reason("castle-no-partner", msg!("reason-no-castling-partner"), vec![(partner, MarkRole::Other)]))
        });
    }
    None
}
