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
    RuleKeys { rule: "auto gate", keys: crate::movement::auto_gate::KEYS },
    RuleKeys { rule: "baring", keys: crate::endings::baring::KEYS },
    RuleKeys { rule: "brouhaha", keys: crate::movement::capture_only_squares::KEYS },
    RuleKeys { rule: "castling", keys: crate::movement::castling::KEYS },
    RuleKeys { rule: "castling wins", keys: crate::endings::castling_wins::KEYS },
    RuleKeys { rule: "check count", keys: crate::endings::check_count::KEYS },
    RuleKeys { rule: "checking", keys: crate::royal::checking::KEYS },
    RuleKeys { rule: "claims", keys: crate::endings::claimed_endings::KEYS },
    RuleKeys { rule: "connect", keys: crate::endings::connect::KEYS },
    RuleKeys { rule: "counting", keys: crate::endings::counting::KEYS },
    RuleKeys { rule: "drop turns", keys: crate::drops::drop_turns::KEYS },
    RuleKeys { rule: "drops", keys: crate::drops::dropping::KEYS },
    RuleKeys { rule: "custom", keys: crate::movement::custom::KEYS },
    RuleKeys { rule: "extinction", keys: crate::endings::extinction::KEYS },
    RuleKeys { rule: "extra move", keys: crate::movement::extra_move::KEYS },
    RuleKeys { rule: "facing", keys: crate::royal::facing::KEYS },
    RuleKeys { rule: "goal", keys: crate::endings::goal::KEYS },
    RuleKeys { rule: "hands", keys: crate::drops::hands::KEYS },
    RuleKeys { rule: "hurdles", keys: crate::movement::hurdles::KEYS },
    RuleKeys { rule: "immobile", keys: crate::movement::immobile::KEYS },
    RuleKeys { rule: "impasse", keys: crate::endings::impasse::KEYS },
    RuleKeys { rule: "lesson", keys: crate::endings::lesson_goal::KEYS },
    RuleKeys { rule: "material", keys: crate::endings::material::KEYS },
    RuleKeys { rule: "moves at", keys: crate::movement::moves_at::KEYS },
    RuleKeys { rule: "must drop", keys: crate::drops::must_drop::KEYS },
    RuleKeys { rule: "n move", keys: crate::endings::n_move::KEYS },
    RuleKeys { rule: "overlay", keys: crate::display::overlay::KEYS },
    RuleKeys { rule: "quiet hold", keys: crate::movement::quiet_hold::KEYS },
    RuleKeys { rule: "ranking", keys: crate::movement::ranking::KEYS },
    RuleKeys { rule: "repetition", keys: crate::endings::repetition::KEYS },
    RuleKeys { rule: "royal evade", keys: crate::royal::royal_evade::KEYS },
    RuleKeys { rule: "royal leap", keys: crate::royal::royal_leap::KEYS },
    RuleKeys { rule: "royal loss", keys: crate::royal::royal_loss::KEYS },
    RuleKeys { rule: "shuffle", keys: crate::setup::shuffle::KEYS },
    RuleKeys { rule: "stop zone", keys: crate::movement::stop_zone::KEYS },
    RuleKeys { rule: "succession", keys: crate::royal::succession::KEYS },
    RuleKeys { rule: "terrain", keys: crate::movement::terrain::KEYS },
    RuleKeys { rule: "tiles", keys: crate::drops::tiles::KEYS },
    RuleKeys { rule: "virgin lost", keys: crate::movement::virgin_lost::KEYS },
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
