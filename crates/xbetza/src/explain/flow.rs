//! Which legs may come before each leg of a move, and what may be known when it begins.

use super::moves::first_places;
use super::state::{LegState, StepClass};
use super::turn::directions;
use crate::direction::Joint;
use crate::{AfterPart, Atom, Base, Bracket, Leg, Part, Suffix};

/// A leg in its move.
pub(super) struct Stage<'a> {
    pub(super) leg: &'a Leg,
    pub(super) atom: &'a Atom,
    pub(super) suffix: &'a Suffix,
    /// How it is joined to the leg before.
    pub(super) joint: Joint,
    /// The legs that may come before it, none for the first.
    before: Vec<usize>,
}

impl Stage<'_> {
    /// The atoms of the legs that may come before.
    pub(super) fn atoms_before<'s>(&self, stages: &'s [Stage<'_>]) -> Vec<&'s Atom> {
        self.before.iter().filter_map(|it| stages.get(*it)).map(|it| it.atom).collect()
    }
}

/// What may be known of the range alone when each leg begins, where directions are told in another way.
pub(super) fn toggles(stages: &[Stage<'_>]) -> Vec<LegState> {
    let mut res = vec![LegState::default(); stages.len()];
    if let Some(it) = res.first_mut() {
        it.off = true;
    }
    loop {
        let mut is_stable = true;
        for (i, stage) in stages.iter().enumerate() {
            for &before in &stage.before {
                let mut after = res[before].clone();
                after.toggle(stages[before].leg);
                is_stable &= !res[i].extend(&after);
            }
        }
        if is_stable {
            return res;
        }
    }
}

/// The legs of a chain.
pub(super) fn of_chain<'a>(legs: &'a [Leg], atom: &'a Atom, suffix: &'a Suffix) -> Vec<Stage<'a>> {
    (0..)
        .zip(legs)
        .map(|(i, leg): (usize, _)| {
            let before = i.checked_sub(1).into_iter().collect();
            Stage { leg, atom, suffix, joint: Joint::Chain, before }
        })
        .collect()
}

/// The legs of a bracket in the order of the text.
pub(super) fn of_bracket(bracket: &Bracket) -> Vec<Stage<'_>> {
    let mut res = Vec::new();
    parts(&mut res, &bracket.first, &bracket.rest, Joint::Bracket, Vec::new());
    res
}

/// Adds parts that begin after one of `entry`. Returns after which legs they may be over.
fn parts<'a>(
    res: &mut Vec<Stage<'a>>,
    first: &'a Part,
    rest: &'a [AfterPart],
    joint: Joint,
    entry: Vec<usize>,
) -> Vec<usize> {
    let mut exits = part(res, first, joint, entry);
    for it in rest {
        match it {
            AfterPart::Part(_, it) => exits = part(res, it, joint, exits),
            AfterPart::Group(it) => {
                let start = res.len();
                let ends = parts(res, &it.first, &it.rest, Joint::Group, exits.clone());
                // The next time round begins after the last leg of this one.
                res[start].before.extend(&ends);
                exits.extend(ends);
            }
        }
    }
    exits
}

fn part<'a>(res: &mut Vec<Stage<'a>>, part: &'a Part, joint: Joint, before: Vec<usize>) -> Vec<usize> {
    res.push(Stage { leg: &part.leg, atom: &part.atom, suffix: &part.suffix, joint, before });
    vec![res.len() - 1]
}

/// What may be known when each leg begins; for the first leg nothing. `None` if a leg goes nowhere.
pub(super) fn states(stages: &[Stage<'_>]) -> Option<Vec<LegState>> {
    let mut res = vec![LegState::default(); stages.len()];
    // States only grow, and they cannot grow for ever: few kinds of step, and flags.
    loop {
        let mut after: Vec<Option<LegState>> = Vec::new();
        let mut is_stable = true;
        for (i, stage) in stages.iter().enumerate() {
            for &it in &stage.before {
                // Legs further on are looked at in the next round.
                if let Some(Some(it)) = after.get(it) {
                    is_stable &= !res[i].extend(it);
                }
            }
            after.push(step(stage, &res[i], i == 0)?);
        }
        for (i, stage) in stages.iter().enumerate() {
            for &it in &stage.before {
                if let Some(it) = &after[it] {
                    is_stable &= !res[i].extend(it);
                }
            }
        }
        if is_stable {
            return Some(res);
        }
    }
}

/// What is known after a leg; `Some(None)` after `U`, which is the last.
fn step(stage: &Stage<'_>, state: &LegState, first: bool) -> Option<Option<LegState>> {
    if stage.atom.base == Base::U {
        return Some(None);
    }
    let class = StepClass::of(stage.atom)?;
    Some(Some(if first {
        LegState::after_first(stage.leg, class, first_places(stage.leg, class)?)
    } else {
        directions(stage.leg, class, stage.joint, state)?.state
    }))
}
