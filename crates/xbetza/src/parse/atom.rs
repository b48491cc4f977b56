//! Reads an atom with its suffix. The modifiers before it are not read here.

use message::{Message, msg};

use super::{MAX_EXTENSIONS, cursor::Cursor};
use crate::{AreaSuffix, Atom, Base, Extension, Range, RangeForm, Severity, Suffix, codes};

/// Reads a capital with its `X` and `Y`. If it is no atom, it is reported and read together with
/// what looks like its suffix.
pub(super) fn atom(p: &mut Cursor<'_>) -> Option<Atom> {
    let start = p.pos;
    let letter = p.peek()?;
    p.bump();
    let Some(base) = Base::from_letter(letter) else {
        unknown(p, letter, start);
        p.eat_while(|it| matches!(it, 'X' | 'Y'));
        while p.peek().is_some_and(|it| it == '~') || at_range(p) {
            p.bump();
        }
        return None;
    };
    let mut extensions = Vec::new();
    while base.leap().is_some() {
        let extension = match p.peek() {
            Some('X') => Extension::X,
            Some('Y') => Extension::Y,
            _ => break,
        };
        if extensions.len() == MAX_EXTENSIONS {
            let start = p.pos;
            p.eat_while(|it| matches!(it, 'X' | 'Y'));
            p.report(
                Severity::Error,
                codes::LIMIT,
                p.since(start),
                msg!("xbetza-limit-extensions", most = MAX_EXTENSIONS),
                None,
            );
            p.skip(p.since(start));
            break;
        }
        p.bump();
        extensions.push(extension);
    }
    Some(Atom { base, extensions, span: p.since(start) })
}

fn unknown(p: &mut Cursor<'_>, letter: char, start: usize) {
    // Each capital that is no atom is a modifier when small.
    let hint = match letter {
        'X' | 'Y' => msg!("xbetza-atom-extension-hint", letter = letter.to_string()),
        _ => msg!("xbetza-atom-hint", modifier = letter.to_ascii_lowercase().to_string()),
    };
    let message = msg!("xbetza-atom", letter = letter.to_string());
    p.report(Severity::Error, codes::ATOM, p.since(start), message, Some(hint));
}

/// Reads the range and the area suffix of an atom.
pub(super) fn suffix(p: &mut Cursor<'_>, atom: &Atom) -> Suffix {
    let mut suffix = Suffix::default();
    loop {
        let start = p.pos;
        if suffix.range.is_none() && suffix.area.is_none() && is_doubled(p, atom) {
            // Only one letter doubles; a third one is a move of its own.
            p.bump();
            suffix.range = Some(Range { form: RangeForm::Doubled, text: atom.base.to_string(), span: p.since(start) });
        } else if p.peek() == Some('~') {
            let it = area(p);
            if suffix.area.is_some() {
                ignore(p, start, msg!("xbetza-range-second-area"));
            } else if it.is_none() {
                ignore(p, start, msg!("xbetza-range-digits"));
            } else {
                suffix.area = it;
            }
        } else if at_range(p) {
            let it = range(p);
            if suffix.area.is_some() {
                ignore(p, start, msg!("xbetza-range-after-area"));
            } else if suffix.range.is_some() {
                ignore(p, start, msg!("xbetza-range-second"));
            } else {
                suffix.range = checked(p, atom, start, it);
            }
        } else {
            return suffix;
        }
    }
}

fn is_doubled(p: &Cursor<'_>, atom: &Atom) -> bool {
    p.peek() == Some(atom.base.letter())
        && atom.base.leap().is_some()
        && atom.extensions.is_empty()
        && p.pos == atom.span.end
}

/// In brackets `-` before a digit belongs to the range. Elsewhere it has no other use at all.
fn at_range(p: &Cursor<'_>) -> bool {
    match p.peek() {
        Some('*') => true,
        Some('-') => p.peek_second().is_some_and(|it| it.is_ascii_digit()),
        Some(it) => it.is_ascii_digit(),
        None => false,
    }
}

/// Why a range cannot be used.
enum Fault {
    Digits,
    NoLowerBound,
    Order,
}

fn range(p: &mut Cursor<'_>) -> Result<RangeForm, Fault> {
    if p.eat('*') {
        return Ok(RangeForm::HalfBoard);
    }
    let low = p.eat_while(|it| it.is_ascii_digit());
    if p.peek() == Some('-') && at_range(p) {
        p.bump();
        let high = number(p.eat_while(|it| it.is_ascii_digit()));
        if low.is_empty() {
            return Err(Fault::NoLowerBound);
        }
        return match (number(low), high) {
            (Some(low), Some(high)) if high != 0 && low > high => Err(Fault::Order),
            (Some(low), Some(high)) => Ok(RangeForm::Between(low, high)),
            _ => Err(Fault::Digits),
        };
    }
    number(low).map(RangeForm::AtMost).ok_or(Fault::Digits)
}

/// One or two digits.
fn number(digits: &str) -> Option<u8> {
    (digits.len() <= 2).then(|| digits.parse().ok()).flatten()
}

fn checked(p: &mut Cursor<'_>, atom: &Atom, start: usize, form: Result<RangeForm, Fault>) -> Option<Range> {
    let form = match (form, atom.base) {
        (Err(Fault::Digits), _) => {
            ignore(p, start, msg!("xbetza-range-digits"));
            return None;
        }
        (Err(Fault::NoLowerBound), _) => {
            ignore(p, start, msg!("xbetza-range-no-lower"));
            return None;
        }
        (Err(Fault::Order), _) => {
            ignore(p, start, msg!("xbetza-range-order"));
            return None;
        }
        (Ok(_), Base::U | Base::I | Base::At) => {
            ignore(p, start, msg!("xbetza-range-none", atom = atom.base.to_string()));
            return None;
        }
        (Ok(RangeForm::Between(..)), Base::O) => {
            ignore(p, start, msg!("xbetza-range-castling"));
            return None;
        }
        (Ok(it), _) => it,
    };
    let span = p.since(start);
    if form == RangeForm::HalfBoard && !(atom.base == Base::W && atom.extensions.is_empty()) {
        p.report(
            Severity::Warning,
            codes::RANGE,
            span,
            msg!("xbetza-range-half-board"),
            Some(msg!("xbetza-range-half-board-hint")),
        );
    }
    Some(Range { form, text: p.text_of(span).to_owned(), span })
}

/// Reads an area suffix, `None` if its number is too long.
fn area(p: &mut Cursor<'_>) -> Option<AreaSuffix> {
    let start = p.pos;
    p.bump();
    let digits = p.eat_while(|it| it.is_ascii_digit());
    let steps = if digits.is_empty() { 0 } else { number(digits)? };
    let span = p.since(start);
    Some(AreaSuffix { steps, text: p.text_of(span).to_owned(), span })
}

/// Leaves a range out, with the message that says so.
fn ignore(p: &mut Cursor<'_>, start: usize, message: Message) {
    let span = p.since(start);
    p.report(Severity::Error, codes::RANGE, span, message, None);
    p.skip(span);
}
