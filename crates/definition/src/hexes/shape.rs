//! `shape=`: from `hex 6 flat` or rows of bricks to the coordinates of cells.

use message::{Message, msg};

use super::{Axial, MOST_CELLS, MOST_SIDE};
use crate::Span;

/// Most rows, and most cells of a row.
const MOST_ROWS: usize = 64;

/// The cells of a shape, before they have names.
pub(crate) struct Plan {
    pub(crate) flat: bool,
    /// Written as rows of bricks.
    pub(crate) bricks: bool,
    pub(crate) cells: Vec<Axial>,
}

/// What is wrong with a value, and with which part of it.
pub(crate) struct Problem {
    pub(crate) span: Span,
    pub(crate) message: Message,
}

impl Problem {
    const fn new(span: Span, message: Message) -> Self {
        Self { span, message }
    }
}

/// The words of a value and where they stand.
fn words(text: &str) -> impl Iterator<Item = (&str, Span)> {
    text.split_whitespace().map(move |word| {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        (word, Span::new(start, start + word.len()))
    })
}

/// Reads a shape that begins with `hex` or `brick`.
pub(crate) fn read_shape(text: &str) -> Result<Plan, Problem> {
    let whole = Span::new(0, text.len());
    let mut words = words(text);
    let bricks = words.next().is_some_and(|it| it.0 == "brick");
    let size = words.next();
    let missing = || if bricks { msg!("def-value-shape-no-rows") } else { msg!("def-value-shape-no-size") };
    let (word, span) = size.ok_or_else(|| Problem::new(whole, missing()))?;
    let orientation = words.next();
    if let Some((_, span)) = words.next() {
        return Err(Problem::new(span, msg!("def-value-shape-end")));
    }
    let flat = match (orientation, bricks) {
        (Some(("flat", _)), _) => true,
        (Some(("pointy", _)), false) | (None, true) => false,
        (Some((_, span)), true) => {
            return Err(Problem::new(span, msg!("def-value-shape-brick-end")));
        }
        (_, false) => {
            let span = orientation.map_or(whole, |it| it.1);
            return Err(Problem::new(span, msg!("def-value-shape-hex-end")));
        }
    };
    let cells = if bricks { brick_cells(word, span, flat)? } else { hexagon(word, span)? };
    let side = |of: fn(&Axial) -> i32| {
        let all = cells.iter().map(of);
        1 + all.clone().max().unwrap_or(0) - all.min().unwrap_or(0)
    };
    if cells.len() > MOST_CELLS || side(|it| it.q).max(side(|it| it.r)) > MOST_SIDE {
        return Err(Problem::new(span, msg!("def-value-shape-large", most = MOST_CELLS)));
    }
    Ok(Plan { flat, bricks, cells })
}

/// All cells at most N-1 steps from the middle.
fn hexagon(word: &str, span: Span) -> Result<Vec<Axial>, Problem> {
    let wrong = || Problem::new(span, msg!("def-value-shape-side"));
    let side = number(word).filter(|it| (1..=13).contains(it)).ok_or_else(wrong)?;
    let reach = side - 1;
    let all = (-reach..=reach).flat_map(|q| (-reach..=reach).map(move |r| Axial::new(q, r)));
    Ok(all.filter(|it| it.length() <= reach).collect())
}

/// A row and its offset in half cells.
struct ShapeRow {
    count: i32,
    offset: Option<i32>,
    span: Span,
}

fn brick_cells(word: &str, span: Span, flat: bool) -> Result<Vec<Axial>, Problem> {
    let mut rows = Vec::new();
    let mut at = span.start;
    for item in word.split(',') {
        let here = Span::new(at, at + item.len());
        at = here.end + 1;
        if rows.len() == MOST_ROWS {
            return Err(Problem::new(here, msg!("def-value-shape-rows", most = MOST_ROWS)));
        }
        rows.push(row(item, here)?);
    }
    if let (Some(with), Some(without)) =
        (rows.iter().position(|it| it.offset.is_some()), rows.iter().find(|it| it.offset.is_none()))
    {
        return Err(Problem::new(without.span, msg!("def-value-shape-offset", row = with + 1)));
    }
    let longest = rows.iter().map(|it| it.count).max().unwrap_or(0);
    let offsets: Vec<i32> = rows.iter().map(|it| it.offset.unwrap_or(longest - it.count)).collect();
    for (k, pair) in offsets.windows(2).enumerate() {
        if (pair[0] - pair[1]) % 2 == 0 {
            let (span, k) = (rows[k + 1].span, k + 1);
            return Err(Problem::new(span, msg!("def-value-shape-shift", row = k, next = k + 1)));
        }
    }
    let mut res = Vec::new();
    for (k, (row, offset)) in (0..).zip(rows.iter().zip(&offsets)) {
        let from = offset - offsets[0];
        res.extend((0..row.count).map(|t| {
            if flat { Axial::new(k, (from + 2 * t - k) / 2) } else { Axial::new((from + 2 * t + k) / 2, -k) }
        }));
    }
    Ok(res)
}

/// `COUNT` or `COUNT@OFFSET`.
fn row(item: &str, span: Span) -> Result<ShapeRow, Problem> {
    let wrong = || Problem::new(span, msg!("def-value-shape-row"));
    let (count, offset) = match item.split_once('@') {
        Some((count, offset)) => (count, Some(number(offset).filter(|it| (0..=128).contains(it)).ok_or_else(wrong)?)),
        None => (item, None),
    };
    let count = number(count).filter(|it| (1..=64).contains(it)).ok_or_else(wrong)?;
    Ok(ShapeRow { count, offset, span })
}

/// A small number without a sign.
fn number(text: &str) -> Option<i32> {
    let digits = (1..=6).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}
