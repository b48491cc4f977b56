//! The atoms that are no steps: `U`, `O`, `I` in words.

use super::verb::{captures, verb};
use super::words::{Geometry, Phrase};
use crate::{Base, Leg, RangeForm, Suffix};

/// A move of a special atom, `None` if it makes no move or is another atom. `tail`: of the whole move.
pub(super) fn special(base: Base, leg: &Leg, suffix: &Suffix, tail: &str) -> Vec<Phrase> {
    match base {
        Base::U => universal(leg, tail),
        Base::O => castling(leg, suffix, tail).into_iter().collect(),
        Base::I => vec![imitation(leg, tail)],
        _ => Vec::new(),
    }
}

/// `U`, also as the only leg of a bracket.
fn universal(leg: &Leg, tail: &str) -> Vec<Phrase> {
    let geometry = Geometry::plain("on any square of the board");
    let mut res = Vec::new();
    if let Some(it) = verb(leg, leg.has('u')) {
        res.push(Phrase::Simple {
            verb: it.text,
            geometry: geometry.clone(),
            tail: format!("{}{}{tail}", it.after, tame(leg)),
        });
    }
    if leg.has('x') {
        res.push(borrowing(geometry, tail));
    }
    res
}

/// `x` on the final leg.
pub(super) fn borrowing(geometry: Geometry, tail: &str) -> Phrase {
    Phrase::Simple { verb: "borrows the moves of a friend found".to_owned(), geometry, tail: tail.to_owned() }
}

/// `, but never captures a royal piece`, if the leg is tame.
pub(super) fn tame(leg: &Leg) -> &'static str {
    if leg.has('t') && captures(leg) { ", but never captures a royal piece" } else { "" }
}

fn castling(leg: &Leg, suffix: &Suffix, tail: &str) -> Option<Phrase> {
    let squares = match suffix.range.as_ref()?.form {
        RangeForm::AtMost(n) if n > 0 => super::reach::Reach::Steps(n, Some(n)).squares(),
        _ => return None,
    };
    let (left, right) = (leg.has('l'), leg.has('r'));
    let side = match (left, right) {
        _ if leg.has('s') || left == right => "to either side",
        (true, _) => "to the left",
        _ => "to the right",
    };
    let partner = if leg.has('j') { "one square inside the end of the rank" } else { "at the end of the rank" };
    let squares = squares.strip_prefix("exactly ").unwrap_or(&squares);
    Some(Phrase::Simple {
        verb: "castles".to_owned(),
        geometry: Geometry::plain(format!("{squares} {side}")),
        tail: format!(" with the unmoved piece {partner} or an unmoved rook{tail}"),
    })
}

fn imitation(leg: &Leg, tail: &str) -> Phrase {
    let kinds: Vec<&str> = [
        ('m', "moves without capture"),
        ('c', "captures"),
        ('d', "captures of friends"),
        ('e', "captures en passant"),
        ('k', "captures of royal pieces"),
    ]
    .into_iter()
    .filter(|it| leg.has(it.0))
    .map(|it| it.1)
    .collect();
    let only = if kinds.is_empty() { "moves and captures".to_owned() } else { super::words::either(&kinds) };
    let turned = if leg.has('b') { ", turned around" } else { "" };
    Phrase::Whole(format!("makes the {only} of the kind of piece that the opponent moved last{turned}{tail}"))
}
