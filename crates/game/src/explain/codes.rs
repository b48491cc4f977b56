//! The codes of all reasons: those of rules stand in the rule files, the others here.

use std::collections::BTreeSet;

use rules::registry::RULES;

/// Codes that belong to no single rule.
const CODES: &[&str] = &[
    "ambiguous",
    "blocked",
    "castle-blocked",
    "castle-from-check",
    "castle-into-check",
    "castle-moved",
    "castle-no-partner",
    "castle-partner-moved",
    "castle-through-check",
    "covered",
    "empty-square",
    "ep-gone",
    "exchange-off",
    "exposes-royal",
    "game-over",
    "gate-off",
    "has-moved",
    "incomplete",
    "no-capture-there",
    "no-mount",
    "no-pass-room",
    "no-such-move",
    "not-text",
    "not-your-turn",
    "off-board",
    "own-piece",
    "pass-in-check",
    "promotion-choice",
    "promotion-off",
    "put-down-blocked",
    "royal-into-check",
    "still-in-check",
    "unequal-legs",
    "wall",
    "wrong-mount",
];

/// Every code of a reason, sorted.
#[must_use]
pub fn all() -> BTreeSet<&'static str> {
    CODES.iter().copied().chain(RULES.iter().flat_map(|it| it.codes.iter().copied())).collect()
}
