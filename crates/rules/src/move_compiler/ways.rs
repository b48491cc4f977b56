//! The ways of a bracket that the letters before it select: `v[F?R]` goes up and down the board as a whole. They read the way
//! of one step of each leg as a leap from its start to its end, since a bent way has other symmetries than its first leg.

use xbetza::direction::Joint;
use xbetza::{AfterPart, Bracket, Severity};

use crate::move_compiler::Compiler;
use crate::move_compiler::directions::{self, DirectionFrame, Displacement, StepKinds};
use crate::move_compiler::leg_spec::LegSpec;
use crate::move_compiler::steps::{is_oblique, step_families};
use message::msg;

/// More ways than this are not told apart.
const MAX_WAYS: usize = 4096;

/// The selected ways: the steps of the legs before the first group. Sorted, so that those which begin alike are neighbours.
pub(super) struct Ways(Vec<Vec<Displacement>>);

impl Ways {
    /// Goes on from the first of the ways that begin alike, by the step of a leg; `None` if none goes there.
    pub(super) fn on(&self, way: usize, leg: usize, step: Displacement) -> Option<usize> {
        let begun = self.0.get(way)?.get(..leg);
        let (Some(begun), true) = (begun, self.0[way].len() > leg) else { return Some(way) };
        let alike = self.0[way..].iter().take_while(|it| it.starts_with(begun));
        alike.zip(way..).find(|it| it.0[leg] == step).map(|it| it.1)
    }
}

impl Compiler<'_> {
    /// The ways that a bracket may go; `None` if nothing stands before it.
    pub(super) fn ways(&mut self, bracket: &Bracket, specs: &[LegSpec<'_>]) -> Option<Ways> {
        if bracket.prefix.modifiers.is_empty() {
            return None;
        }
        if self.topology.hexes().is_some() {
            self.report(Severity::Error, "xbetza.modifier", msg!("xbetza-modifier-bracket"));
            return None;
        }
        let n_parts = bracket.rest.iter().take_while(|it| matches!(it, AfterPart::Part(..))).count();
        let mut all = Vec::new();
        extend(&specs[..=n_parts], DirectionFrame::START, &mut Vec::new(), &mut all);
        if all.len() > MAX_WAYS {
            self.drop_with("xbetza.limit", msg!("xbetza-limit-bracket"));
            return None;
        }
        all.retain(|way| {
            let (x, y) = way.iter().fold((0, 0), |at, it| (at.0 + it.0, at.1 + it.1));
            let leap = if (x, y) == (0, 0) { way[0] } else { (x, y) };
            directions::resolve(&bracket.prefix, kinds(leap), DirectionFrame::START, Joint::Bracket, false)
                .0
                .contains(&leap)
        });
        sort::sort(&mut all);
        all.dedup();
        Some(Ways(all))
    }
}

/// What a leap is one of.
fn kinds((x, y): Displacement) -> StepKinds {
    let (short, long) = (x.abs().min(y.abs()), x.abs().max(y.abs()));
    if short == 0 || short == long { StepKinds::Four(long, short == 0) } else { StepKinds::Oblique(short, long) }
}

/// All ways of the legs from here on.
fn extend(specs: &[LegSpec<'_>], frame: DirectionFrame, way: &mut Vec<Displacement>, all: &mut Vec<Vec<Displacement>>) {
    let Some(spec) = specs.get(way.len()) else {
        all.push(way.clone());
        return;
    };
    let before = way.len().checked_sub(1).and_then(|it| specs.get(it));
    let ring = is_oblique(spec.atom) && before.is_some_and(|it| it.atom.leap() == spec.atom.leap());
    for family in step_families(spec.atom) {
        for step in directions::resolve(spec.leg, family, frame, spec.joint, ring).0 {
            if all.len() > MAX_WAYS {
                return;
            }
            way.push(step);
            extend(specs, frame.after(step, ring), way, all);
            way.pop();
        }
    }
}
