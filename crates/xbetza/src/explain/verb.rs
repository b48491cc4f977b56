//! What a final leg does where it ends, as a verb.

use super::words::either;
use crate::Leg;

/// A verb, and what follows its place.
pub(super) struct Verb {
    /// `moves or captures`.
    pub(super) text: String,
    /// ` without capturing`, ` (also en passant)`, or nothing.
    pub(super) after: &'static str,
}

/// The verb of a final leg, `None` if it only borrows. `swaps`: the victim goes to the start.
pub(super) fn verb(leg: &Leg, swaps: bool) -> Option<Verb> {
    let default = !leg.modifiers.iter().any(|it| "mcdekx".contains(it.letter));
    let has = |it| leg.has(it) || default && matches!(it, 'm' | 'c');
    let mut actions = Vec::new();
    if has('m') {
        actions.push("moves".to_owned());
    }
    let victims: Vec<&str> = [('c', "an enemy"), ('k', "an enemy royal piece"), ('d', "a friend")]
        .into_iter()
        // `k` beside `c` adds nothing.
        .filter(|it| has(it.0) && !(it.0 == 'k' && has('c')))
        .map(|it| it.1)
        .collect();
    match victims.as_slice() {
        [] => {}
        it if swaps => actions.push(format!("changes places with {}", either(it))),
        ["an enemy"] => actions.push("captures".to_owned()),
        it => actions.push(format!("captures {}", either(it))),
    }
    let also = has('c') && !swaps;
    if has('e') && !also {
        actions.push(if swaps {
            "captures en passant (putting the captured piece where it started)".to_owned()
        } else {
            "captures en passant".to_owned()
        });
    }
    if actions.is_empty() {
        return None;
    }
    let after = if has('e') && also {
        " (also en passant)"
    } else if actions == ["moves"] {
        " without capturing"
    } else {
        ""
    };
    Some(Verb { text: either(&actions), after })
}

/// Whether the leg can capture as a final leg.
pub(super) fn captures(leg: &Leg) -> bool {
    let default = !leg.modifiers.iter().any(|it| "mcdekx".contains(it.letter));
    default || leg.modifiers.iter().any(|it| "cdek".contains(it.letter))
}
