//! The notation of moves: what of it is ours alone.

use xbetza::{AfterPart, Atom, Base, Leg, Move, MoveKind, Part, RangeForm, Suffix};

/// The first move of a description that he does not know, or not as we do, as it is written.
pub(crate) fn unknown(moves: &str) -> Option<&str> {
    let (ast, _) = xbetza::parse(moves);
    let found = ast.moves().find(|it| !is_known(it)).map(|it| it.span);
    found.and_then(|it| moves.get(it.start..it.end))
}

fn is_known(it: &Move) -> bool {
    match &it.kind {
        MoveKind::Chain(chain) => chain.legs.iter().all(|leg| fits(leg, &chain.atom, &chain.suffix)),
        MoveKind::Bracket(bracket) => {
            bracket.prefix.modifiers.is_empty() && part_fits(&bracket.first) && rest_fits(&bracket.rest)
        }
    }
}

fn rest_fits(rest: &[AfterPart]) -> bool {
    rest.iter().all(|it| match it {
        AfterPart::Part(_, part) => part_fits(part),
        AfterPart::Group(group) => part_fits(&group.first) && rest_fits(&group.rest),
    })
}

fn part_fits(part: &Part) -> bool {
    fits(&part.leg, &part.atom, &part.suffix)
}

/// Whether he knows a leg: without our powers, and without what the published texts leave open.
fn fits(leg: &Leg, atom: &Atom, suffix: &Suffix) -> bool {
    let is_ours = leg.has('w') || leg.has('t') || leg.count('p') > 1;
    // Which squares an oblique leap passes is not said anywhere.
    let is_oblique = atom.leap().is_some_and(|(short, long)| short > 0 && short != long);
    let is_open = is_oblique && (leg.has('n') || leg.has('j'));
    let is_range = matches!(suffix.range.as_ref().map(|it| it.form), Some(RangeForm::Between(..)));
    !(is_ours || is_open || is_range || suffix.area.is_some() || atom.base == Base::At)
}
