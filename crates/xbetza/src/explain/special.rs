//! The atoms that are no steps: `U`, `O`, `I` in words.

use super::phrase::{Geometry, Phrase};
use super::verb::{Verb, tame, verb};
use super::words::{Manner, around, either, number};
use crate::{Base, Leg, RangeForm, Suffix};
use message::{Arg, Message, msg};

/// A move of a special atom, `None` if it makes no move or is another atom. `tail`: of the whole move.
pub(super) fn special(base: Base, leg: &Leg, suffix: &Suffix, tail: Vec<Message>, manner: Manner) -> Vec<Phrase> {
    match base {
        Base::U => universal(leg, leg.has('u'), tail, manner),
        Base::O => castling(leg, suffix, tail, manner).into_iter().collect(),
        Base::I => vec![imitation(leg, tail)],
        _ => Vec::new(),
    }
}

/// `U`, also as the last leg of a bracket. `swaps`: the victim goes to the start.
pub(super) fn universal(leg: &Leg, swaps: bool, tail: Vec<Message>, manner: Manner) -> Vec<Phrase> {
    let geometry = Geometry::far(msg!("way-anywhere", cell = manner.cell()));
    let mut res = Vec::new();
    if let Some(verb) = verb(leg, swaps) {
        let riders = tame(leg).into_iter().chain(tail.iter().cloned()).collect();
        res.push(Phrase::Simple { verb, geometry: geometry.clone(), riders });
    }
    if leg.has('x') {
        res.push(Phrase::Simple { verb: Verb::Borrows, geometry, riders: tail });
    }
    res
}

fn castling(leg: &Leg, suffix: &Suffix, tail: Vec<Message>, manner: Manner) -> Option<Phrase> {
    let n = match suffix.range.as_ref()?.form {
        RangeForm::AtMost(n) if n > 0 => n,
        _ => return None,
    };
    let (left, right) = (leg.has('l'), leg.has('r'));
    let side = match (left, right) {
        _ if leg.has('s') || left == right => "either",
        (true, _) => "left",
        _ => "right",
    };
    let (side, cell) = (Arg::Choice(side), manner.cell());
    let way = msg!("way-castling", count = n, number = number(n), cell = cell, side = side);
    Some(Phrase::Simple { verb: Verb::Castles(leg.has('j')), geometry: Geometry::far(way), riders: tail })
}

fn imitation(leg: &Leg, tail: Vec<Message>) -> Phrase {
    let kinds = [
        ('m', "imitated-quiet"),
        ('c', "imitated-captures"),
        ('d', "imitated-friends"),
        ('e', "imitated-passant"),
        ('k', "imitated-royals"),
    ];
    let kinds: Vec<Arg> = kinds.into_iter().filter(|it| leg.has(it.0)).map(|it| Message::new(it.1).into()).collect();
    let kinds = if kinds.is_empty() { msg!("imitated-all").into() } else { either(kinds) };
    Phrase::Whole(whole(around(msg!("move-imitates", kinds = kinds, turned = leg.has('b')).into(), tail)))
}

/// A phrase as a message: two ways with one verb may be a list.
pub(super) fn whole(phrase: Arg) -> Message {
    match phrase {
        Arg::Message(it) => *it,
        it => msg!("move-where", ways = it),
    }
}
