//! Finds letters that mean nothing where they stand and takes them out of the legs. Reads no text.

use super::cursor::Cursor;
use crate::letters::is_doubled;
use crate::{
    AfterPart, Atom, Base, Bracket, Chain, Leg, Modifier, Severity, Suffix, codes, direction, is_direction,
    is_direction_on,
};

/// Where a leg stands in its move.
#[derive(Clone, Copy)]
struct LegPlace {
    /// It is not the first leg.
    continuation: bool,
    /// The move ends with it and never goes on from it.
    last: bool,
}

/// Checks all legs of a chain. `false` if the move is to be dropped.
pub(super) fn chain(p: &mut Cursor<'_>, chain: &mut Chain) -> bool {
    let n_legs = chain.legs.len();
    for (i, leg) in chain.legs.iter_mut().enumerate() {
        let place = LegPlace { continuation: i > 0, last: i + 1 == n_legs };
        common(p, leg, place);
        if chain.suffix.area.is_some() {
            let unfit = |it: char| matches!(it, 'n' | 'j' | 'p' | 'g' | 'q' | 'z');
            no_effect(p, leg, "on an area move", unfit);
        }
        if !special(p, leg, &chain.atom) {
            return false;
        }
    }
    if chain.suffix.area.is_some() && !can_walk(chain.atom.base) {
        no_area(p, &mut chain.suffix);
    }
    true
}

const fn can_walk(base: Base) -> bool {
    !matches!(base, Base::U | Base::O | Base::I | Base::At)
}

/// Checks all legs of a bracket. `false` if the move is to be dropped.
pub(super) fn bracket(p: &mut Cursor<'_>, bracket: &mut Bracket) -> bool {
    prefix(p, &mut bracket.prefix);
    let place = LegPlace { continuation: false, last: bracket.rest.is_empty() };
    common(p, &mut bracket.first.leg, place);
    part_atom(p, &mut bracket.first.leg, &bracket.first.atom, place) && rest(p, &mut bracket.rest, true)
}

/// What stands before a bracket: directions of the whole way.
fn prefix(p: &mut Cursor<'_>, leg: &mut Leg) {
    duplicates(p, leg, false);
    lone_h(p, leg, false);
    ignore(
        p,
        leg,
        |it| !is_direction(it.letter),
        |p, it| {
            p.report(
                Severity::Error,
                codes::DANGLING,
                it.span,
                format_args!("before a bracket stand directions only; \"{}\" is ignored", it.letter),
                Some("other modifiers stand before the atom of their leg, as in \"[F-mR]\""),
            );
        },
    );
}

/// `top`: not in a group, where the last leg is followed by the next repetition.
fn rest(p: &mut Cursor<'_>, nexts: &mut [AfterPart], top: bool) -> bool {
    let n_nexts = nexts.len();
    nexts.iter_mut().enumerate().all(|(i, next)| {
        let (part, group) = match next {
            AfterPart::Part(_, part) => (part, None),
            AfterPart::Group(group) => (&mut group.first, Some(&mut group.rest)),
        };
        let place = LegPlace { continuation: true, last: top && group.is_none() && i + 1 == n_nexts };
        common(p, &mut part.leg, place);
        part_atom(p, &mut part.leg, &part.atom, place) && group.is_none_or(|it| rest(p, it, false))
    })
}

fn part_atom(p: &mut Cursor<'_>, leg: &mut Leg, atom: &Atom, place: LegPlace) -> bool {
    if atom.base == Base::U && !place.last {
        p.report(
            Severity::Error,
            codes::BRACKET,
            atom.span,
            format_args!("\"U\" can be the last leg only; this move is dropped"),
            None,
        );
        return false;
    }
    special(p, leg, atom)
}

/// What does not depend on the atom.
fn common(p: &mut Cursor<'_>, leg: &mut Leg, place: LegPlace) {
    duplicates(p, leg, place.continuation);
    lone_h(p, leg, place.continuation);
    if place.last {
        ignore(
            p,
            leg,
            |it| it.letter == 'y',
            |p, it| {
                p.report(
                    Severity::Warning,
                    codes::MODIFIER,
                    it.span,
                    format_args!("\"y\" has no meaning on the last leg; it is ignored"),
                    Some("\"y\" stands on a leg that goes on from an empty square, as in \"yafsF\""),
                );
            },
        );
    }
    if !place.continuation
        && let Some(first) = leg.modifiers.iter().find(|it| matches!(it.letter, 'q' | 'z'))
    {
        let first = first.letter;
        let other = if first == 'q' { 'z' } else { 'q' };
        ignore(
            p,
            leg,
            |it| it.letter == other,
            |p, it| {
                p.report(
                    Severity::Warning,
                    codes::MODIFIER,
                    it.span,
                    format_args!("a ride cannot be both circular and crooked; \"{other}\" is ignored"),
                    None,
                );
            },
        );
    }
}

fn duplicates(p: &mut Cursor<'_>, leg: &mut Leg, continuation: bool) {
    let mut seen = [0_u8; 128];
    let extra = |it: &Modifier| {
        if is_direction_on(it.letter, continuation) {
            return false;
        }
        let Some(seen) = seen.get_mut(it.letter as usize) else {
            return false;
        };
        *seen = seen.saturating_add(1);
        *seen > if is_doubled(it.letter) { 2 } else { 1 }
    };
    ignore(p, leg, extra, |p, it| {
        p.report(
            Severity::Info,
            codes::DUPLICATE,
            it.span,
            format_args!("another \"{}\" on the same leg adds nothing", it.letter),
            None,
        );
    });
    let (tokens, _) = direction::cut(leg, true, continuation);
    let (singles, _) = direction::cut(leg, false, continuation);
    let repeats = |it: &[direction::Token]| (1..it.len()).any(|i| it[..i].contains(&it[i]));
    // Only if it is so whether or not the atom forms pairs.
    if repeats(&tokens) && repeats(&singles) {
        let letters = || {
            let it = leg.modifiers.iter();
            it.filter(|it| is_direction_on(it.letter, continuation))
        };
        if let (Some(first), Some(last)) = (letters().next(), letters().next_back()) {
            p.report(
                Severity::Info,
                codes::DUPLICATE,
                crate::Span::new(first.span.start, last.span.end),
                format_args!("the same direction is written twice on this leg"),
                None,
            );
        }
    }
}

fn lone_h(p: &mut Cursor<'_>, leg: &mut Leg, continuation: bool) {
    let (_, with_pairs) = direction::cut(leg, true, continuation);
    let (_, without) = direction::cut(leg, false, continuation);
    let lone: Vec<_> =
        with_pairs.into_iter().filter(|it| without.contains(it)).map(|it| leg.modifiers[it].span).collect();
    ignore(
        p,
        leg,
        |it| lone.contains(&it.span),
        |p, it| {
            p.report(
                Severity::Warning,
                codes::MODIFIER,
                it.span,
                format_args!("this \"h\" belongs to no direction letter; it is ignored"),
                Some("\"h\" stands behind a direction letter (\"fhN\"), or before \"l\" or \"r\" (\"hrN\")"),
            );
        },
    );
}

/// What depends on a special atom. `false` if the move is to be dropped.
fn special(p: &mut Cursor<'_>, leg: &mut Leg, atom: &Atom) -> bool {
    match atom.base {
        Base::U => {
            let unfit = |it| is_direction(it) || "npgjoqzwy".contains(it);
            no_effect(p, leg, "on \"U\"", unfit);
        }
        Base::I => no_effect(p, leg, "on \"I\"", |it| !"bmcdeki'".contains(it)),
        Base::O => return castling(p, leg),
        Base::At => p.report(
            Severity::Info,
            codes::RESERVED,
            atom.span,
            format_args!("\"@\" is kept for later; this move does nothing"),
            None,
        ),
        _ => {}
    }
    true
}

fn castling(p: &mut Cursor<'_>, leg: &mut Leg) -> bool {
    let unfit = |it| !"fbvlrsij'".contains(it);
    no_effect(p, leg, "on \"O\"", unfit);
    let n_ignored = ignore(
        p,
        leg,
        |it| matches!(it.letter, 'f' | 'b' | 'v'),
        |p, it| {
            p.report(
                Severity::Warning,
                codes::DIRECTION,
                it.span,
                format_args!("castling goes sideways; \"{}\" is ignored", it.letter),
                Some("the directions of \"O\" are \"l\", \"r\" and \"s\""),
            );
        },
    );
    let is_left = n_ignored == 0 || leg.modifiers.iter().any(|it| is_direction(it.letter));
    if !is_left {
        p.report(
            Severity::Warning,
            codes::DIRECTION,
            p.here(),
            format_args!("no direction is left for this castling; it is dropped"),
            None,
        );
    }
    is_left
}

fn no_effect(p: &mut Cursor<'_>, leg: &mut Leg, place: &str, unfit: impl Fn(char) -> bool) {
    ignore(
        p,
        leg,
        |it| unfit(it.letter),
        |p, it| {
            p.report(
                Severity::Warning,
                codes::MODIFIER,
                it.span,
                format_args!("\"{}\" has no effect {place}; it is ignored", it.letter),
                None,
            );
        },
    );
}

/// `t` directly before `a` was once proposed as a separator.
pub(super) fn reserved_t(p: &mut Cursor<'_>, leg: &mut Leg) {
    if let Some(it) = leg.modifiers.pop_if(|it| it.letter == 't' && it.span.end == p.pos) {
        p.report(
            Severity::Info,
            codes::RESERVED,
            it.span,
            format_args!("\"t\" directly before \"a\" is kept for later; it is ignored"),
            Some("write the \"t\" before another modifier of the leg"),
        );
        p.skip(it.span);
    }
}

/// Takes an area suffix out that has no meaning where it stands.
pub(super) fn no_area(p: &mut Cursor<'_>, suffix: &mut Suffix) {
    if let Some(it) = suffix.area.take() {
        p.report(
            Severity::Warning,
            codes::AREA,
            it.span,
            format_args!("an area move has a single leg that steps or leaps; \"~\" is ignored"),
            None,
        );
        p.skip(it.span);
    }
}

/// Takes modifiers out of a leg, telling about each. Returns how many.
fn ignore(
    p: &mut Cursor<'_>,
    leg: &mut Leg,
    mut unfit: impl FnMut(&Modifier) -> bool,
    mut tell: impl FnMut(&mut Cursor<'_>, &Modifier),
) -> usize {
    let before = leg.modifiers.len();
    leg.modifiers.retain(|it| {
        let unfit = unfit(it);
        if unfit {
            tell(p, it);
            p.skip(it.span);
        }
        !unfit
    });
    before - leg.modifiers.len()
}
