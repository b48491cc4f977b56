//! Reads the text of a capture matrix.

use definition::{Setting, Span};

use crate::capture::capture_matrix::MatrixCell;
use crate::prelude::*;

type Problems = Vec<(&'static str, Message, Span)>;

/// An element as it is written: the same for every row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Element {
    Cell(MatrixCell),
    /// The mover's promoted type.
    Promoted,
    /// What the mover was promoted from.
    Demoted,
    /// The victim's type.
    Victim,
}

/// The cells by mover, then by victim; row 0 is unused.
#[must_use]
pub fn matrix(builder: &mut Builder<'_>, setting: &Setting) -> Vec<Box<[MatrixCell]>> {
    let n = builder.n_types;
    let mut res = vec![vec![MatrixCell::Plain; n + 1].into_boxed_slice()];
    let mut last: Vec<Element> = Vec::new();
    let mut problems = Problems::new();
    let mut at = 0;
    for text in setting.value.split('/') {
        let span = Span::new(at, at + text.len());
        at += text.len() + 1;
        let times = match text.trim().strip_prefix('"') {
            Some(count) => match count.trim() {
                "" => 1,
                it => counted(it).unwrap_or_else(|| {
                    problems.push(("def.matrix-cell", msg!("def-matrix-cell-rows", text = it), span));
                    1
                }),
            },
            None => {
                last = row(builder, text, span.start, &mut problems);
                1
            }
        };
        for _ in 0..times.min(n + 1) {
            if res.len() > n {
                problems.push(("def.matrix-size", msg!("def-matrix-size-rows"), span));
                break;
            }
            let mover = TypeId(res.len() as u8);
            res.push((0..=n).map(|it| meaning(builder, last.get(it), mover, TypeId(it as u8))).collect());
        }
    }
    res.resize(n + 1, vec![MatrixCell::Plain; n + 1].into_boxed_slice());
    for (code, message, span) in problems {
        builder.settings.report(Severity::Warning, code, message, None, setting.place_in(span));
    }
    res
}

/// What an element means in the row of a mover and the column of a victim.
fn meaning(builder: &Builder<'_>, element: Option<&Element>, mover: TypeId, victim: TypeId) -> MatrixCell {
    let becomes = |it: Option<TypeId>| it.map_or(MatrixCell::Plain, MatrixCell::Become);
    match element {
        None => MatrixCell::Plain,
        Some(Element::Cell(MatrixCell::Guarded)) if victim == TypeId::NONE => MatrixCell::Plain,
        Some(Element::Cell(it)) => *it,
        Some(Element::Promoted) => becomes(builder.promoted(mover)),
        Some(Element::Demoted) => {
            let n = mover
                .0
                .checked_sub(builder.variant.pieces.promotion.offset)
                .filter(|it| *it >= 1 && builder.variant.pieces.promotion.offset > 0);
            becomes(n.map(TypeId))
        }
        Some(Element::Victim) => becomes(Some(victim).filter(|it| *it != TypeId::NONE)),
    }
}

/// The elements of a row.
fn row(builder: &Builder<'_>, text: &str, start: usize, problems: &mut Problems) -> Vec<Element> {
    let mut res = Vec::new();
    let most = builder.n_types + 1;
    let mut push = |element: Option<Element>, count: usize, word: &str, span: Span, problems: &mut Problems| {
        if element.is_none() {
            problems.push(("def.matrix-cell", msg!("def-matrix-cell", text = word), span));
        }
        let element = element.unwrap_or(Element::Cell(MatrixCell::Plain));
        let free = most - res.len();
        if count > free {
            problems.push(("def.matrix-size", msg!("def-matrix-size-row"), span));
        }
        res.extend(std::iter::repeat_n(element, count.min(free)));
        res.len() < most || count <= free
    };
    if text.contains(',') {
        let mut at = start;
        for word in text.split(',') {
            let span = Span::new(at, at + word.len());
            at += word.len() + 1;
            let (element, count) = separated(builder, word.trim());
            if !push(element, count, word.trim(), span, problems) {
                break;
            }
        }
        return res;
    }
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let begin = at;
        at += first.len_utf8();
        if first.is_whitespace() {
            continue;
        }
        if first == '~' {
            at += text[at..].chars().next().map_or(0, char::len_utf8);
        }
        let word = &text[begin..at];
        let digits = text[at..].bytes().take_while(u8::is_ascii_digit).count();
        // A count never begins with 0, which is an element itself.
        let count = if digits > 0 { counted(&text[at..at + digits]) } else { None };
        at += if count.is_some() { digits } else { 0 };
        let span = Span::new(start + begin, start + at);
        if !push(element(builder, word), count.unwrap_or(1), word, span, problems) {
            break;
        }
    }
    res
}

/// An element between commas: a whole ID, or a symbol or ID with a count.
fn separated(builder: &Builder<'_>, word: &str) -> (Option<Element>, usize) {
    if word.is_empty() {
        return (Some(Element::Cell(MatrixCell::Plain)), 1);
    }
    if let Some(it) = by_id(builder, word) {
        return (Some(it), 1);
    }
    let digits = word.bytes().rev().take_while(u8::is_ascii_digit).count();
    for n in 0..=digits {
        let (symbol, count) = word.split_at(word.len() - n);
        let count = if n == 0 { Some(1) } else { counted(count) };
        if let (Some(element), Some(count)) = (element(builder, symbol), count) {
            return (Some(element), count);
        }
    }
    (None, 1)
}

/// A symbol or an ID.
fn element(builder: &Builder<'_>, word: &str) -> Option<Element> {
    Some(match word.as_bytes() {
        b"." => Element::Cell(MatrixCell::Plain),
        b"!" => Element::Cell(MatrixCell::Forbidden),
        b"?" => Element::Cell(MatrixCell::Guarded),
        b"0" => Element::Cell(MatrixCell::Leave),
        b"@" => Element::Cell(MatrixCell::Explode),
        b"+" => Element::Promoted,
        b"-" => Element::Demoted,
        b"=" => Element::Victim,
        _ => return by_id(builder, word),
    })
}

/// An ID, or `~` and an ID.
fn by_id(builder: &Builder<'_>, word: &str) -> Option<Element> {
    let find = |id: &str| {
        builder.variant.pieces.types.iter().skip(1).position(|it| it.id == id).map(|it| TypeId(it as u8 + 1))
    };
    let turned = || word.strip_prefix('~').and_then(find).map(MatrixCell::Defect);
    find(word).map(MatrixCell::Become).or_else(turned).map(Element::Cell)
}

/// A count: digits that do not begin with 0.
fn counted(text: &str) -> Option<usize> {
    let number = !text.is_empty() && !text.starts_with('0') && text.bytes().all(|it| it.is_ascii_digit());
    number.then(|| text.parse().unwrap_or(usize::MAX))
}
