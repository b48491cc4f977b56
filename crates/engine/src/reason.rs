//! Why a move is refused: codes, sentences, marks. When one is asked for is not decided here.

use crate::ids::Sq;

/// Why a path is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// A stable name: `blocked`, `exposes-royal`, …
    pub code: &'static str,
    /// One English sentence.
    pub sentence: String,
    /// Squares that explain it.
    pub marks: Vec<(Sq, MarkRole)>,
}

/// What a marked square has to do with a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MarkRole {
    /// A piece in the way.
    Blocker,
    /// A piece that would take a royal.
    Attacker,
    /// The royal.
    Royal,
    /// A square where it would be possible.
    Allowed,
    /// Something else.
    Other,
}

impl MarkRole {
    /// The name that pages receive.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blocker => "blocker",
            Self::Attacker => "attacker",
            Self::Royal => "royal",
            Self::Allowed => "allowed",
            Self::Other => "other",
        }
    }
}

/// Every code of a reason, in the order of the questions.
pub const CODES: &[&str] = &[
    // Entry and turn.
    "game-over",
    "not-text",
    "empty-square",
    "not-your-turn",
    "off-board",
    "covered",
    "incomplete",
    "ambiguous",
    "must-go-on",
    "pass-off",
    "pass-in-check",
    "no-pass-room",
    // Geometry and occupancy.
    "no-such-move",
    "blocked",
    "no-mount",
    "wrong-mount",
    "own-piece",
    "needs-capture",
    "no-capture-there",
    "has-moved",
    "unequal-legs",
    "put-down-blocked",
    "frozen",
    // Zones and captures.
    "zone",
    "capture-forbidden",
    "iron",
    "protected",
    // Castling and capture in passing.
    "castle-moved",
    "castle-no-partner",
    "castle-partner-moved",
    "castle-blocked",
    "castle-from-check",
    "castle-through-check",
    "castle-into-check",
    "royal-through-check",
    "ep-gone",
    // Promotion.
    "promotion-needed",
    "promotion-off",
    "promotion-choice",
    "promotion-empty",
    "promotion-limit",
    "promotion-none",
    // Drops, gating, exchange.
    "drop-off",
    "drop-empty",
    "drop-in-check",
    "drop-off-board",
    "drop-occupied",
    "drop-side",
    "drop-promoted",
    "drop-zone",
    "drop-no-move",
    "drop-nifu",
    "drop-shade",
    "drop-near",
    "tile-ground",
    "tile-apart",
    "tile-fill",
    "drop-check",
    "drop-mate",
    "must-drop",
    "gate-off",
    "gate-moved",
    "gate-type",
    "gate-empty",
    "gate-square",
    "gate-parry",
    "exchange-off",
    "exchange-empty",
    "exchange-nothing",
    "exchange-value",
    // Duties.
    "must-capture",
    "must-burn",
    // Royal safety.
    "still-in-check",
    "royal-into-check",
    "exposes-royal",
    "royals-face",
    "burns-royal",
    "royal-evade",
    // Vetoes on the result.
    "no-checks",
    "lion-distant",
    "lion-counter",
    "anti-trade",
    "repeats",
    "perpetual-check",
    "perpetual-chase",
    "repeats-move",
];
