//! The keys that rules claim, by rule file: what the manual is made of. What they do stands in the rule files.

use crate::points;
use crate::rules::{self, Key};

/// A rule file: its name, what it says of itself, and its keys.
#[derive(Clone, Copy, Debug)]
pub struct RuleKeys {
    /// The name of the file, in words.
    pub rule: &'static str,
    /// Its keys.
    pub keys: &'static [Key],
}

/// Everything that claims keys.
pub const RULES: &[RuleKeys] = &[
    RuleKeys { rule: "points", keys: points::KEYS },
    RuleKeys { rule: "advance", keys: rules::advance::KEYS },
    RuleKeys { rule: "anti trade", keys: rules::anti_trade::KEYS },
    RuleKeys { rule: "auto gate", keys: rules::auto_gate::KEYS },
    RuleKeys { rule: "baring", keys: rules::baring::KEYS },
    RuleKeys { rule: "brouhaha", keys: rules::brouhaha::KEYS },
    RuleKeys { rule: "burn", keys: rules::burn::KEYS },
    RuleKeys { rule: "capture matrix", keys: rules::capture_matrix::KEYS },
    RuleKeys { rule: "castling", keys: rules::castling::KEYS },
    RuleKeys { rule: "castling wins", keys: rules::castling_wins::KEYS },
    RuleKeys { rule: "check count", keys: rules::check_count::KEYS },
    RuleKeys { rule: "checker", keys: rules::checker::KEYS },
    RuleKeys { rule: "checking", keys: rules::checking::KEYS },
    RuleKeys { rule: "claims", keys: rules::claims::KEYS },
    RuleKeys { rule: "connect", keys: rules::connect::KEYS },
    RuleKeys { rule: "counting", keys: rules::counting::KEYS },
    RuleKeys { rule: "drop turns", keys: rules::drop_turns::KEYS },
    RuleKeys { rule: "drops", keys: rules::drops::KEYS },
    RuleKeys { rule: "custom", keys: rules::custom::KEYS },
    RuleKeys { rule: "effect", keys: rules::effect::KEYS },
    RuleKeys { rule: "engagement", keys: rules::engagement::KEYS },
    RuleKeys { rule: "explosion", keys: rules::explosion::KEYS },
    RuleKeys { rule: "extinction", keys: rules::extinction::KEYS },
    RuleKeys { rule: "extra move", keys: rules::extra_move::KEYS },
    RuleKeys { rule: "facing", keys: rules::facing::KEYS },
    RuleKeys { rule: "gating", keys: rules::gating::KEYS },
    RuleKeys { rule: "goal", keys: rules::goal::KEYS },
    RuleKeys { rule: "hands", keys: rules::hands::KEYS },
    RuleKeys { rule: "haven", keys: rules::haven::KEYS },
    RuleKeys { rule: "hit run", keys: rules::hit_run::KEYS },
    RuleKeys { rule: "hurdles", keys: rules::hurdles::KEYS },
    RuleKeys { rule: "immobile", keys: rules::immobile::KEYS },
    RuleKeys { rule: "impasse", keys: rules::impasse::KEYS },
    RuleKeys { rule: "iron", keys: rules::iron::KEYS },
    RuleKeys { rule: "lesson", keys: rules::lesson::KEYS },
    RuleKeys { rule: "mate", keys: rules::mate::KEYS },
    RuleKeys { rule: "material", keys: rules::material::KEYS },
    RuleKeys { rule: "morph", keys: rules::morph::KEYS },
    RuleKeys { rule: "moves at", keys: rules::moves_at::KEYS },
    RuleKeys { rule: "must capture", keys: rules::must_capture::KEYS },
    RuleKeys { rule: "must drop", keys: rules::must_drop::KEYS },
    RuleKeys { rule: "n move", keys: rules::n_move::KEYS },
    RuleKeys { rule: "overlay", keys: rules::overlay::KEYS },
    RuleKeys { rule: "passing", keys: rules::passing::KEYS },
    RuleKeys { rule: "promo move", keys: rules::promo_move::KEYS },
    RuleKeys { rule: "promotion", keys: rules::promotion::KEYS },
    RuleKeys { rule: "quiet hold", keys: rules::quiet_hold::KEYS },
    RuleKeys { rule: "ranking", keys: rules::ranking::KEYS },
    RuleKeys { rule: "repetition", keys: rules::repetition::KEYS },
    RuleKeys { rule: "retake", keys: rules::retake::KEYS },
    RuleKeys { rule: "rifle", keys: rules::rifle::KEYS },
    RuleKeys { rule: "royal evade", keys: rules::royal_evade::KEYS },
    RuleKeys { rule: "royal leap", keys: rules::royal_leap::KEYS },
    RuleKeys { rule: "royal loss", keys: rules::royal_loss::KEYS },
    RuleKeys { rule: "shuffle", keys: rules::shuffle::KEYS },
    RuleKeys { rule: "side powers", keys: rules::side_powers::KEYS },
    RuleKeys { rule: "stop zone", keys: rules::stop_zone::KEYS },
    RuleKeys { rule: "succession", keys: rules::succession::KEYS },
    RuleKeys { rule: "terrain", keys: rules::terrain::KEYS },
    RuleKeys { rule: "tiles", keys: rules::tiles::KEYS },
    RuleKeys { rule: "trade", keys: rules::trade::KEYS },
    RuleKeys { rule: "virgin lost", keys: rules::virgin_lost::KEYS },
];

/// Keys that are read while the board and the pieces compile, because several rules need them.
pub const BOARD: &[Key] = &[
    Key {
        name: "castleFlip",
        value: "flag",
        default: "0",
        doc: "1: `l` of a castling is towards file a for both sides; 0: Black's castlings are turned like all his moves.",
    },
    Key {
        name: "enforce",
        value: "flag",
        default: "1",
        doc: "0: free play; any piece may be put anywhere, legality is shown but not enforced.",
    },
    Key { name: "fen", value: "position", default: "the piece lines", doc: "The start position as text." },
];
