//! Arrows and circles over the start position.

use message::msg;

use super::values::no_colour;
use crate::parts::TextPart;
use crate::sink::{Diagnostics, short};
use crate::{Arrow, Board, Span, is_colour};

/// More than this are not drawn.
const MOST: usize = 500;

/// `e2-e4:red,e5`.
#[inline(never)]
pub(super) fn arrows(value: &TextPart<'_>, board: &Board, sink: &mut Diagnostics) -> Vec<Arrow> {
    let mut res = Vec::new();
    if value.text.is_empty() {
        return res;
    }
    let mut start = 0;
    for item in value.text.split(',') {
        let span = Span::new(start, start + item.len());
        start = span.end + 1;
        if res.len() == MOST {
            sink.error("def.limit", &value.place.within(span), || msg!("def-limit-arrows", most = MOST));
            break;
        }
        let (line, colour) = match item.split_once(':') {
            Some((line, colour)) => (line, Some(colour.trim())),
            None => (item, None),
        };
        let (from, to) = match line.split_once('-') {
            Some((from, to)) => (board.square(from.trim()), Some(board.square(to.trim()))),
            None => (board.square(line.trim()), None),
        };
        let (Some(from), None | Some(Some(_))) = (from, to) else {
            sink.error("def.square", &value.place.within(span), || msg!("def-square-arrow", text = short(item.trim())));
            continue;
        };
        let color = colour.filter(|it| is_colour(it)).map(str::to_owned);
        if let (Some(bad), None) = (colour, &color) {
            sink.error("def.colour", &value.place.within(span), || no_colour(bad));
        }
        res.push(Arrow { from, to: to.flatten(), color });
    }
    res
}
