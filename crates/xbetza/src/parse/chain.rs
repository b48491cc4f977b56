//! Reads legs separated by `a`, one atom, one suffix. Where a bracket follows, the leg is its prefix.

use message::msg;

use super::{MAX_LEGS, atom, bracket, check, cursor::Cursor, leg};
use crate::{Base, Chain, Leg, Move, MoveKind, Severity, codes};

/// Reads a chain, or a bracket with what stands before it. `None` if it was dropped; the text read is then trivia.
pub(super) fn chain(p: &mut Cursor<'_>) -> Option<Move> {
    let start = p.pos;
    p.begin();
    let mut legs = legs(p, start)?;
    if p.peek() == Some('[') {
        return bracket::bracket(p, legs.pop().unwrap_or_default(), start);
    }
    let atom = atom::atom(p)?;
    let mut suffix = atom::suffix(p, &atom);
    if legs.len() > MAX_LEGS {
        p.report(Severity::Error, codes::LIMIT, p.since(start), msg!("xbetza-limit-legs", most = MAX_LEGS), None);
        return None;
    }
    if legs.len() > 1 && matches!(atom.base, Base::U | Base::O | Base::I) {
        p.report(
            Severity::Error,
            codes::BRACKET,
            atom.span,
            msg!("xbetza-bracket-chain", atom = atom.base.to_string()),
            (atom.base == Base::U).then(|| msg!("xbetza-bracket-chain-hint")),
        );
        return None;
    }
    if legs.len() > 1 {
        check::no_area(p, &mut suffix);
    }
    let mut chain = Chain { legs, atom, suffix };
    if !check::chain(p, &mut chain) {
        return None;
    }
    Some(Move { kind: MoveKind::Chain(chain), skipped: p.take_skipped(), span: p.since(start) })
}

/// The legs up to the atom. Too many are read, but not kept.
fn legs(p: &mut Cursor<'_>, start: usize) -> Option<Vec<Leg>> {
    let mut legs = vec![leg::leg(p)];
    loop {
        match p.peek() {
            Some('a') => {
                if let Some(last) = legs.last_mut() {
                    check::reserved_t(p, last);
                }
                p.bump();
                let next = leg::leg(p);
                if legs.len() <= MAX_LEGS {
                    legs.push(next);
                }
            }
            Some(it) if it == '@' || it.is_ascii_uppercase() => return Some(legs),
            Some('[') if legs.len() == 1 => return Some(legs),
            _ => {
                let hint = match p.peek() {
                    Some('[' | '(') => msg!("xbetza-dangling-before-hint"),
                    _ => msg!("xbetza-dangling-hint", example = format!("{}W", sample(&legs))),
                };
                p.report(Severity::Error, codes::DANGLING, p.since(start), msg!("xbetza-dangling"), Some(hint));
                return None;
            }
        }
    }
}

fn sample(legs: &[Leg]) -> String {
    legs.iter().take(1).flat_map(|it| it.modifiers.iter().take(4)).map(|it| it.letter).collect()
}
