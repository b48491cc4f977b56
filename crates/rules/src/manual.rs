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
    RuleKeys { rule: "advance", keys: crate::capture::advance::KEYS },
    RuleKeys { rule: "anti trade", keys: crate::capture::anti_trade::KEYS },
    RuleKeys { rule: "auto gate", keys: crate::movement::auto_gate::KEYS },
    RuleKeys { rule: "brouhaha", keys: crate::movement::capture_only_squares::KEYS },
    RuleKeys { rule: "burn", keys: crate::capture::burn::KEYS },
    RuleKeys { rule: "capture matrix", keys: crate::capture::capture_matrix::KEYS },
    RuleKeys { rule: "castling", keys: crate::movement::castling::KEYS },
    RuleKeys { rule: "checker", keys: crate::capture::checker::KEYS },
    RuleKeys { rule: "custom", keys: crate::movement::custom::KEYS },
    RuleKeys { rule: "effect", keys: crate::capture::effect::KEYS },
    RuleKeys { rule: "engagement", keys: crate::capture::engagement::KEYS },
    RuleKeys { rule: "explosion", keys: crate::capture::explosion::KEYS },
    RuleKeys { rule: "extra move", keys: crate::movement::extra_move::KEYS },
    RuleKeys { rule: "hit run", keys: crate::capture::hit_run::KEYS },
    RuleKeys { rule: "hurdles", keys: crate::movement::hurdles::KEYS },
    RuleKeys { rule: "immobile", keys: crate::movement::immobile::KEYS },
    RuleKeys { rule: "iron", keys: crate::capture::uncapturable::KEYS },
    RuleKeys { rule: "morph", keys: crate::promotion::morph::KEYS },
    RuleKeys { rule: "moves at", keys: crate::movement::moves_at::KEYS },
    RuleKeys { rule: "overlay", keys: crate::display::overlay::KEYS },
    RuleKeys { rule: "promo move", keys: crate::promotion::promo_move::KEYS },
    RuleKeys { rule: "promotion", keys: crate::promotion::standard::KEYS },
    RuleKeys { rule: "quiet hold", keys: crate::movement::quiet_hold::KEYS },
    RuleKeys { rule: "ranking", keys: crate::movement::ranking::KEYS },
    RuleKeys { rule: "retake", keys: crate::capture::retake::KEYS },
    RuleKeys { rule: "rifle", keys: crate::capture::rifle::KEYS },
    RuleKeys { rule: "shuffle", keys: crate::setup::shuffle::KEYS },
    RuleKeys { rule: "side powers", keys: crate::capture::side_powers::KEYS },
    RuleKeys { rule: "stop zone", keys: crate::movement::stop_zone::KEYS },
    RuleKeys { rule: "terrain", keys: crate::movement::terrain::KEYS },
    RuleKeys { rule: "trade", keys: crate::capture::trade::KEYS },
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
