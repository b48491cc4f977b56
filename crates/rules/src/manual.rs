//! The keys that rules claim, by rule file: what the manual is made of. What they do stands in the rule files.

use crate::rule::Key;

/// A rule file: its name, what it says of itself, and its keys.
#[derive(Clone, Copy, Debug)]
pub struct RuleKeys {
    /// The name of the file, in words.
    pub rule: &'static str,
    /// Its keys.
    pub keys: &'static [Key],
}

/// All rules with their keys.
#[must_use]
pub fn all() -> Vec<RuleKeys> {
    let listed = crate::registry::RULES.iter().map(|it| RuleKeys { rule: it.name, keys: it.keys });
    RULES.iter().copied().chain(listed).collect()
}

/// Everything that claims keys.
const RULES: &[RuleKeys] = &[
    RuleKeys { rule: "baring", keys: crate::endings::baring::KEYS },
    RuleKeys { rule: "castling wins", keys: crate::endings::castling_wins::KEYS },
    RuleKeys { rule: "check count", keys: crate::endings::check_count::KEYS },
    RuleKeys { rule: "checking", keys: crate::royal::checking::KEYS },
    RuleKeys { rule: "claims", keys: crate::endings::claimed_endings::KEYS },
    RuleKeys { rule: "connect", keys: crate::endings::connect::KEYS },
    RuleKeys { rule: "counting", keys: crate::endings::counting::KEYS },
    RuleKeys { rule: "drop turns", keys: crate::drops::drop_turns::KEYS },
    RuleKeys { rule: "drops", keys: crate::drops::dropping::KEYS },
    RuleKeys { rule: "extinction", keys: crate::endings::extinction::KEYS },
    RuleKeys { rule: "facing", keys: crate::royal::facing::KEYS },
    RuleKeys { rule: "goal", keys: crate::endings::goal::KEYS },
    RuleKeys { rule: "hands", keys: crate::drops::hands::KEYS },
    RuleKeys { rule: "impasse", keys: crate::endings::impasse::KEYS },
    RuleKeys { rule: "lesson", keys: crate::endings::lesson_goal::KEYS },
    RuleKeys { rule: "material", keys: crate::endings::material::KEYS },
    RuleKeys { rule: "must drop", keys: crate::drops::must_drop::KEYS },
    RuleKeys { rule: "n move", keys: crate::endings::n_move::KEYS },
    RuleKeys { rule: "repetition", keys: crate::endings::repetition::KEYS },
    RuleKeys { rule: "royal evade", keys: crate::royal::royal_evade::KEYS },
    RuleKeys { rule: "royal leap", keys: crate::royal::royal_leap::KEYS },
    RuleKeys { rule: "royal loss", keys: crate::royal::royal_loss::KEYS },
    RuleKeys { rule: "succession", keys: crate::royal::succession::KEYS },
    RuleKeys { rule: "tiles", keys: crate::drops::tiles::KEYS },
];

/// Keys that are read while the board and the pieces compile, because several rules need them.
pub const BOARD: &[Key] = &[
    Key::flag("castleFlip").doc(
        "1: `l` of a castling is towards file a for both sides; 0: Black's castlings are turned like all his moves.",
    ),
    Key::of("enforce", "flag")
        .default("1")
        .doc("0: free play; any piece may be put anywhere, legality is shown but not enforced."),
    Key::of("fen", "position").default("the piece lines").doc("The start position as text."),
];
