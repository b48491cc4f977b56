//! What a final leg does where it ends, as a verb.

use super::words::{Manner, either};
use crate::Leg;
use message::{Arg, Message, msg};

/// What is done where a move ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    /// It moves there, captures, or both.
    Acts(Acts),
    /// `borrows the moves of a friend found`.
    Borrows,
    /// Whether the partner stands beside the end of the line.
    Castles(bool),
}

/// What a piece may do where its move ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Acts {
    moves: bool,
    /// Whom it captures, for a sentence to choose by: `royal-or-friend`.
    whom: Option<&'static str>,
    passant: Passant,
    /// It changes places with whom it would capture.
    swaps: bool,
}

/// How a leg captures en passant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Passant {
    No,
    /// Beside enemies where it ends.
    Also,
    /// As an action of its own.
    Alone,
}

impl Verb {
    /// It moves and does nothing else.
    pub(super) const fn is_quiet(self) -> bool {
        matches!(self, Self::Acts(Acts { moves: true, whom: None, passant: Passant::No, .. }))
    }
}

/// The verb of a final leg, `None` if it only borrows. `swaps`: the victim goes to the start.
pub(super) fn verb(leg: &Leg, swaps: bool) -> Option<Verb> {
    let default = !leg.modifiers.iter().any(|it| "mcdekx".contains(it.letter));
    let has = |it| leg.has(it) || default && matches!(it, 'm' | 'c');
    // `k` beside `c` adds nothing.
    let whom = match (has('c'), has('k'), has('d')) {
        (true, _, true) => Some("any"),
        (true, _, false) => Some("enemy"),
        (false, true, true) => Some("royal-or-friend"),
        (false, true, false) => Some("royal"),
        (false, false, true) => Some("friend"),
        (false, false, false) => None,
    };
    let passant = match (has('e'), has('c') && !swaps) {
        (false, _) => Passant::No,
        (true, true) => Passant::Also,
        (true, false) => Passant::Alone,
    };
    let (moves, takes) = (has('m'), whom.is_some() || passant == Passant::Alone);
    (moves || takes).then_some(Verb::Acts(Acts { moves, whom, passant, swaps: swaps && takes }))
}

/// A verb with its places.
pub(super) fn phrase(verb: Verb, places: Arg, manner: Manner) -> Arg {
    let it = match verb {
        Verb::Borrows => return msg!("move-borrows", ways = places).into(),
        Verb::Castles(inside) => {
            return msg!("move-castles", ways = places, inside = inside, cell = manner.cell()).into();
        }
        Verb::Acts(it) => it,
    };
    let phrase = match (it.moves, it.whom, it.passant, it.swaps) {
        (true, Some("enemy"), Passant::No | Passant::Also, false) if manner.only_where => places,
        (true, None, Passant::No, false) => msg!("move-quiet", ways = places).into(),
        (true, Some(whom), Passant::No | Passant::Also, false) => {
            msg!("move-or-capture", ways = places, whom = Arg::Choice(whom)).into()
        }
        (false, Some(whom), Passant::No | Passant::Also, false) => {
            msg!("move-captures", ways = places, whom = Arg::Choice(whom)).into()
        }
        (false, Some(whom), Passant::No, true) => msg!("move-swaps", ways = places, whom = Arg::Choice(whom)).into(),
        (false, None, _, false) => msg!("move-passant", ways = places).into(),
        _ => msg!("move-acts", ways = places, acts = acts(it)).into(),
    };
    if it.passant == Passant::Also { msg!("move-also-passant", moves = phrase).into() } else { phrase }
}

/// Verbs without a place: what is done seldom together.
fn acts(it: Acts) -> Arg {
    let mut res: Vec<Arg> = Vec::new();
    if it.moves {
        res.push(msg!("act-moves").into());
    }
    if let Some(whom) = it.whom {
        res.push(match it.swaps {
            true => msg!("act-swaps", whom = Arg::Choice(whom)).into(),
            false => msg!("act-captures", whom = Arg::Choice(whom)).into(),
        });
    }
    if it.passant == Passant::Alone {
        res.push(msg!("act-passant", swaps = it.swaps).into());
    }
    either(res)
}

/// Whether the leg can capture as a final leg.
pub(super) fn captures(leg: &Leg) -> bool {
    let default = !leg.modifiers.iter().any(|it| "mcdekx".contains(it.letter));
    default || leg.modifiers.iter().any(|it| "cdek".contains(it.letter))
}

/// `, but never captures a royal piece`, if the leg is tame.
pub(super) fn tame(leg: &Leg) -> Option<Message> {
    (leg.has('t') && captures(leg)).then(|| Message::new("move-tame"))
}
