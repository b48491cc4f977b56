//! Reads the picture of a morph board. What its cells do is decided in `morph`.

use definition::{Setting, Severity, Span};

use crate::builder::Builder;
use crate::promotion::morph::MorphCell;
use crate::support::goals::Goal;
use engine::ids::TypeId;

/// The cells by square as White sees them.
pub(super) fn board(builder: &mut Builder<'_>, kind: TypeId, setting: &Setting) -> Vec<MorphCell> {
    let topology = &builder.variant.movement.topology;
    let rows = topology.text_rows();
    let ranks = rows.len();
    let n_sets = builder.settings.last("promoChoice").map_or(1, |it| it.value.split('/').count());
    let mut res = vec![MorphCell::Plain; topology.len()];
    let mut last: Vec<MorphCell> = Vec::new();
    let (mut row, mut at) = (0, 0);
    let mut problems: Vec<(&'static str, String, Span)> = Vec::new();
    for text in setting.value.split('/') {
        let span = Span::new(at, at + text.len());
        at += text.len() + 1;
        let trimmed = text.trim();
        let (cells, times) = match trimmed.strip_prefix('"') {
            Some(count) => (last.clone(), count.trim().parse::<usize>().unwrap_or(1).max(1)),
            None => {
                let files = rows.get(row).map_or(0, Vec::len);
                (rank(builder, kind, text.trim_end(), span.start, files, n_sets, &mut problems), 1)
            }
        };
        for _ in 0..times.min(ranks + 1) {
            if row >= ranks {
                problems.push(("def.morph-size", "The morph board has more ranks than the board.".into(), span));
                break;
            }
            for (sq, cell) in rows[row].iter().zip(&cells) {
                res[sq.index()] = *cell;
            }
            row += 1;
        }
        last = cells;
    }
    for (code, message, span) in problems {
        builder.settings.report(Severity::Warning, code, message, None, setting.place_in(span));
    }
    res
}

/// The cells of one rank, filled up with plain ones.
fn rank(
    builder: &Builder<'_>,
    kind: TypeId,
    text: &str,
    start: usize,
    files: usize,
    n_sets: usize,
    problems: &mut Vec<(&'static str, String, Span)>,
) -> Vec<MorphCell> {
    let mut res = Vec::new();
    let mut at = start;
    let words: Vec<&str> = if text.contains(',') {
        text.split(',').collect()
    } else {
        text.split("").filter(|it| !it.is_empty()).collect()
    };
    let separator = usize::from(text.contains(','));
    for word in words {
        let span = Span::new(at, at + word.len());
        at += word.len() + separator;
        if res.len() == files {
            problems.push(("def.morph-size", "The rank has more cells than the board has files.".into(), span));
            break;
        }
        res.push(cell(builder, kind, word.trim(), n_sets).unwrap_or_else(|| {
            problems.push(("def.morph-cell", format!("\"{word}\" means nothing in a morph board."), span));
            MorphCell::Plain
        }));
    }
    res.resize(files, MorphCell::Plain);
    res
}

/// A cell: a symbol, then a number, then an ID.
fn cell(builder: &Builder<'_>, kind: TypeId, word: &str, n_sets: usize) -> Option<MorphCell> {
    let promotes = || builder.promoted(kind).is_some();
    Some(match word.as_bytes() {
        b"" | b"." => MorphCell::Plain,
        b"+" if promotes() => MorphCell::May,
        b"^" if promotes() => MorphCell::Must,
        b"!" => MorphCell::NoLand,
        b"#" => MorphCell::NoEnter,
        b"*" => MorphCell::Goal(Goal::Win),
        b"~" => MorphCell::Goal(Goal::WinLater),
        b"-" => MorphCell::Goal(Goal::Loss),
        b"=" => MorphCell::Goal(Goal::Draw),
        _ => {
            if word.bytes().all(|it| it.is_ascii_digit()) {
                let n = word.parse::<usize>().unwrap_or(usize::MAX);
                return (1..=n_sets.min(250)).contains(&n).then(|| MorphCell::Choose((n - 1) as u8));
            }
            MorphCell::Become(by_id(builder, kind, word)?)
        }
    })
}

/// The type of an ID; if the type itself has it too, the next one after it.
fn by_id(builder: &Builder<'_>, kind: TypeId, id: &str) -> Option<TypeId> {
    let has = |it: &TypeId| builder.variant.types[it.index()].id == id;
    let sharing: Vec<TypeId> = builder.kinds().filter(has).collect();
    if !sharing.contains(&kind) {
        return sharing.first().copied();
    }
    let after = sharing.iter().find(|it| **it > kind);
    after.or(sharing.first()).copied()
}
