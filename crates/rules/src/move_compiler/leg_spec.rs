//! Which legs follow each other, before their directions are known.

use xbetza::direction::Joint;
use xbetza::{AfterPart, Atom, Leg, Part, Separator, Suffix};

/// A leg before its directions are known.
pub(super) struct LegSpec<'a> {
    pub(super) leg: &'a Leg,
    pub(super) atom: &'a Atom,
    pub(super) suffix: &'a Suffix,
    pub(super) joint: Joint,
    pub(super) follow: Vec<usize>,
    pub(super) ends: bool,
}

impl<'a> LegSpec<'a> {
    fn of(part: &'a Part, joint: Joint) -> Self {
        Self { leg: &part.leg, atom: &part.atom, suffix: &part.suffix, joint, follow: Vec::new(), ends: false }
    }
}

/// Lays out a bracket as specs that follow each other; returns those the move ends with.
pub(super) fn sequence<'a>(
    first: &'a Part,
    rest: &'a [AfterPart],
    joint: Joint,
    specs: &mut Vec<LegSpec<'a>>,
) -> Vec<usize> {
    specs.push(LegSpec::of(first, joint));
    let mut frontier = vec![specs.len() - 1];
    for next in rest {
        match next {
            AfterPart::Part(separator, part) => {
                specs.push(LegSpec::of(part, joint));
                let idx = specs.len() - 1;
                for it in &frontier {
                    specs[*it].follow.push(idx);
                    specs[*it].ends |= *separator == Separator::Maybe;
                }
                frontier = vec![idx];
            }
            AfterPart::Group(group) => {
                let head = specs.len();
                let tails = sequence(&group.first, &group.rest, Joint::Group, specs);
                for it in frontier.iter().chain(&tails) {
                    if !specs[*it].follow.contains(&head) {
                        specs[*it].follow.push(head);
                    }
                    specs[*it].ends = true;
                }
                frontier.extend(tails);
            }
        }
    }
    frontier
}

/// Whether a leg has the apostrophe that exempts its move from morph boards and the capture matrix.
pub(super) fn has_apostrophe(first: &Part, rest: &[AfterPart]) -> bool {
    first.leg.has('\'')
        || rest.iter().any(|it| match it {
            AfterPart::Part(_, part) => part.leg.has('\''),
            AfterPart::Group(group) => has_apostrophe(&group.first, &group.rest),
        })
}
