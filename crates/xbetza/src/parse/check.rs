//! Finds letters that mean nothing where they stand and takes them out of the legs. Reads no text.

use message::{Message, msg};

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
            no_effect(p, leg, unfit, |letter| msg!("xbetza-modifier-area", letter = letter));
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
                msg!("xbetza-dangling-prefix", letter = it.letter.to_string()),
                Some(msg!("xbetza-dangling-prefix-hint")),
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
        p.report(Severity::Error, codes::BRACKET, atom.span, msg!("xbetza-bracket-last"), None);
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
                    msg!("xbetza-modifier-y"),
                    Some(msg!("xbetza-modifier-y-hint")),
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
                    msg!("xbetza-modifier-ride", letter = other.to_string()),
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
            msg!("xbetza-duplicate", letter = it.letter.to_string()),
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
                msg!("xbetza-duplicate-direction"),
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
                msg!("xbetza-modifier-h"),
                Some(msg!("xbetza-modifier-h-hint")),
            );
        },
    );
}

/// What depends on a special atom. `false` if the move is to be dropped.
fn special(p: &mut Cursor<'_>, leg: &mut Leg, atom: &Atom) -> bool {
    match atom.base {
        Base::U => {
            let unfit = |it| is_direction(it) || "npgjoqzwy".contains(it);
            no_effect_on(p, leg, atom.base, unfit);
        }
        Base::I => no_effect_on(p, leg, atom.base, |it| !"bmcdeki'".contains(it)),
        Base::O => return castling(p, leg),
        Base::At => p.report(Severity::Info, codes::RESERVED, atom.span, msg!("xbetza-reserved"), None),
        _ => {}
    }
    true
}

fn castling(p: &mut Cursor<'_>, leg: &mut Leg) -> bool {
    let unfit = |it| !"fbvlrsij'".contains(it);
    no_effect_on(p, leg, Base::O, unfit);
    let n_ignored = ignore(
        p,
        leg,
        |it| matches!(it.letter, 'f' | 'b' | 'v'),
        |p, it| {
            p.report(
                Severity::Warning,
                codes::DIRECTION,
                it.span,
                msg!("xbetza-direction-castling", letter = it.letter.to_string()),
                Some(msg!("xbetza-direction-castling-hint")),
            );
        },
    );
    let is_left = n_ignored == 0 || leg.modifiers.iter().any(|it| is_direction(it.letter));
    if !is_left {
        p.report(Severity::Warning, codes::DIRECTION, p.here(), msg!("xbetza-direction-none-left"), None);
    }
    is_left
}

/// Takes the modifiers out that mean nothing on a special atom.
fn no_effect_on(p: &mut Cursor<'_>, leg: &mut Leg, atom: Base, unfit: impl Fn(char) -> bool) {
    no_effect(p, leg, unfit, |letter| msg!("xbetza-modifier-atom", letter = letter, atom = atom.to_string()));
}

fn no_effect(p: &mut Cursor<'_>, leg: &mut Leg, unfit: impl Fn(char) -> bool, message: impl Fn(String) -> Message) {
    ignore(
        p,
        leg,
        |it| unfit(it.letter),
        |p, it| {
            p.report(Severity::Warning, codes::MODIFIER, it.span, message(it.letter.to_string()), None);
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
            msg!("xbetza-reserved-t"),
            Some(msg!("xbetza-reserved-t-hint")),
        );
        p.skip(it.span);
    }
}

/// Takes an area suffix out that has no meaning where it stands.
pub(super) fn no_area(p: &mut Cursor<'_>, suffix: &mut Suffix) {
    if let Some(it) = suffix.area.take() {
        p.report(Severity::Warning, codes::AREA, it.span, msg!("xbetza-area"), None);
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
