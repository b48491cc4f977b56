//! Asks routines about walks, and makes candidates of their answers.

use engine::program::walker::WalkedMoves;
use std::sync::Arc;

use super::proposal::{MoverAt, check, check_hands, checked, remove_and_shift, write_rest};
use crate::prelude::*;
use engine::hooks::Source;
use engine::page_rules::{OfferedMove, PageRules, Proposal};
use engine::program::Program;
use engine::program::walker::Walker;
use engine::program::walker::trace::Trace;

/// Asks routines for moves.
#[derive(Debug)]
pub(super) struct Walks {
    pub(super) page_rules: Arc<dyn PageRules>,
    /// By side and type: the name of a routine and the walks it is asked about.
    pub(super) lines: [Vec<Vec<(String, Program)>>; 2],
}

impl Source for Walks {
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(from) = from else { return Flow::Continue(()) };
        let piece = scene.position.at(from);
        let Some(lines) = self.lines[piece.side()].get(piece.kind().index()) else {
            return Flow::Continue(());
        };
        for (routine, program) in lines {
            Walker::default().walked(
                &scene.variant.movement,
                scene.position,
                from,
                WalkedMoves { program, moves: &program.walked },
                &mut |trace| self.candidate(scene, routine, trace, candidate, next),
            )?;
        }
        Flow::Continue(())
    }
}

impl Walks {
    /// Asks about one walk and makes candidates of the answer.
    fn candidate(
        &self,
        scene: Scene<'_>,
        routine: &str,
        trace: &Trace,
        candidate: &mut Candidate,
        next: Next<'_>,
    ) -> Flow {
        let (Some(from), Some(to)) = (trace.from, trace.to) else { return Flow::Continue(()) };
        let mut path = vec![from];
        path.extend(&trace.rights);
        if path.last() != Some(&to) {
            path.push(to);
        }
        let position = scene.position;
        let earlier = trace.victims.iter().filter(|it| it.square != to).map(|it| (it.square, it.piece));
        let captured: Vec<(Sq, Occupant)> = earlier.collect();
        let occupant = if to == from { Occupant::EMPTY } else { position.at(to) };
        let after = trace.piece.moved();
        let piece = trace.piece;
        let offered = OfferedMove {
            routine,
            turn: Turn::Walk,
            piece,
            path: &path,
            occupant,
            after,
            captured: &captured,
            before: position,
        };
        let is_possible = |it: &Proposal| {
            let end = it.end.unwrap_or(to);
            let mover = MoverAt { from, end: Some(end), royal_unseen: false };
            let at = |sq| if sq == from { Occupant::EMPTY } else { position.at(sq) };
            check(scene, &mover, it, &at)?;
            if remove_and_shift(it, &at, end).is(piece.side()) {
                return Err(msg!("custom-ended-on-own", square = scene.variant.label(end)));
            }
            let hand = |side, kind| i32::from(position.hand(side, kind));
            check_hands(scene, it, &hand)
        };
        match checked(self.page_rules.propose(scene, &offered), &is_possible) {
            Ok(proposals) => {
                for it in proposals.iter().flatten() {
                    write(scene, piece, from, to, it, candidate);
                    next(candidate)?;
                }
            }
            Err(why) => self.page_rules.failed(routine, &why),
        }
        Flow::Continue(())
    }
}

/// Writes a proposal as a candidate.
fn write(scene: Scene<'_>, piece: Occupant, from: Sq, to: Sq, proposal: &Proposal, candidate: &mut Candidate) {
    let position = scene.position;
    let end = proposal.end.unwrap_or(to);
    candidate.begin(Turn::Walk, from, end, piece);
    candidate.changed.push((from, Occupant::EMPTY));
    let mut proposal = proposal.clone();
    let shifted = proposal.shift.iter().any(|it| it.0 == end);
    candidate.steps.push(Step::Square(from));
    match &proposal.point {
        Some(point) => candidate.steps.extend(point.iter().map(|it| Step::Square(*it))),
        None => candidate.steps.extend(proposal.remove.iter().filter(|it| **it != end).map(|it| Step::Square(*it))),
    }
    candidate.steps.push(Step::Square(end));
    if end != from && !shifted && !position.at(end).is_empty() && !proposal.remove.contains(&end) {
        proposal.remove.push(end);
    }
    let at = |sq| if sq == from { Occupant::EMPTY } else { position.at(sq) };
    write_rest(scene, &proposal, &at, candidate);
}
