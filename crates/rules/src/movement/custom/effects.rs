//! Asks routines what else a move does, and changes the candidate by their answers.

use std::sync::Arc;

use super::proposal::{MoverAt, check, check_hands, checked, write_rest};
use crate::prelude::*;
use engine::board::topology::ANYWHERE;
use engine::page_rules::{OfferedMove, PageRules, Proposal};

/// A routine, and what it is asked about.
#[derive(Debug)]
pub(super) struct EffectLine {
    pub(super) routine: String,
    /// The types whose moves it changes.
    pub(super) types: TypeSet,
    /// Whether it is asked about passes.
    pub(super) passes: bool,
}

impl EffectLine {
    fn concerns(&self, candidate: &Candidate) -> bool {
        match candidate.turn {
            Turn::Pass => self.passes,
            // A wall that comes instead of a move has no type.
            _ => self.types.has(candidate.kind()) && candidate.kind() != TypeId::NONE,
        }
    }
}

/// Asks routines about moves, one after the other: each sees what the ones before made of the move.
#[derive(Debug)]
pub(super) struct Effects {
    pub(super) page_rules: Arc<dyn PageRules>,
    pub(super) lines: Vec<EffectLine>,
}

impl Pass for Effects {
    fn mask(&self, _variant: &Variant, _side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::ANY_CHANGE.when(self.lines.iter().any(|it| it.types.has(kind)))
    }

    fn attack_radius(&self, kind: TypeId) -> Option<u16> {
        self.thins_attacks(kind).then_some(ANYWHERE)
    }

    fn thins_attacks(&self, kind: TypeId) -> bool {
        self.lines.iter().any(|it| it.types.has(kind))
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        self.lines.iter().any(|it| it.concerns(candidate))
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        self.ask(0, scene, candidate, next)
    }
}

impl Effects {
    /// Asks the routines from `first` on.
    fn ask(&self, first: usize, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let found = (first..self.lines.len()).find(|it| self.lines[*it].concerns(candidate));
        let Some(idx) = found else { return next(candidate) };
        let routine = &self.lines[idx].routine;
        let after = position_after(scene, candidate);
        let answer = self.answer(Scene { position: &after, ..scene }, scene, routine, candidate);
        match answer {
            Ok(Some(proposals)) => {
                for it in &proposals {
                    self.go_on(idx + 1, scene, candidate, it, next)?;
                }
                Flow::Continue(())
            }
            Ok(None) => self.ask(idx + 1, scene, candidate, next),
            Err(why) => {
                self.page_rules.failed(routine, &why);
                self.ask(idx + 1, scene, candidate, next)
            }
        }
    }

    /// What a routine makes of a candidate, if it can be done. `shown`: the board as the move leaves it.
    fn answer(
        &self,
        shown: Scene<'_>,
        scene: Scene<'_>,
        routine: &str,
        candidate: &Candidate,
    ) -> Result<Option<Vec<Proposal>>, Message> {
        let position = scene.position;
        let stays = candidate.turn != Turn::Pass && !candidate.gone;
        let end = stays.then_some(candidate.to);
        let path = match candidate.turn {
            Turn::Pass => vec![],
            Turn::Drop => vec![candidate.to],
            _ => vec![candidate.from, candidate.to],
        };
        let captured: Vec<(Sq, Occupant)> = candidate.captured().map(|it| (it.square, it.piece)).collect();
        let occupant = end.filter(|it| *it != candidate.from).map_or(Occupant::EMPTY, |it| position.at(it));
        let (turn, piece, after) = (candidate.turn, candidate.before, candidate.after);
        let offered =
            OfferedMove { routine, turn, piece, path: &path, occupant, after, captured: &captured, before: position };
        // Checks are looked for among walks alone, so nothing else may take a royal.
        let royal_unseen = scene.variant.has(Features::CHECK) && candidate.turn != Turn::Walk;
        let mover = MoverAt { from: Sq::NONE, end, royal_unseen };
        let at = |sq| candidate.at(position, sq);
        checked(self.page_rules.propose(shown, &offered), &|it| {
            if it.end.is_some() || it.point.is_some() {
                return Err(msg!("custom-changed-way"));
            }
            if end.is_none() && (it.becomes.is_some() || it.side.is_some() || it.virgin || it.gone) {
                return Err(msg!("custom-changed-no-piece"));
            }
            check(scene, &mover, it, &at)?;
            check_hands(scene, it, &|side, kind| candidate.hand(position, side, kind))
        })
    }

    /// Goes on with what a proposal makes of a candidate, which is as it was afterwards.
    fn go_on(
        &self,
        idx: usize,
        scene: Scene<'_>,
        candidate: &mut Candidate,
        proposal: &Proposal,
        next: Next<'_>,
    ) -> Flow {
        let before = candidate.clone();
        let at = |sq| before.at(scene.position, sq);
        write_rest(scene, proposal, &at, candidate);
        let flow = self.ask(idx, scene, candidate, next);
        let n_asked = candidate.n_asked;
        *candidate = Candidate { n_asked, ..before };
        flow
    }
}

/// The board as a move leaves it so far, with the side that moves still to move.
fn position_after(scene: Scene<'_>, candidate: &Candidate) -> Position {
    let mut patch = Vec::new();
    candidate.patch(&mut patch);
    let mut res = scene.position.clone();
    let lasts = |it: &Edit| !matches!(it, Edit::Again | Edit::Right { .. });
    patch.into_iter().filter(lasts).for_each(|it| res.set_up(it));
    res
}
