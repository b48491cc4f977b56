//! Which keys are parameters of the Interactive Diagram, with which values, and which of the others matter to moves.

use definition::Setting;
use message::msg;

use crate::writer::Writer;

/// What a parameter may say.
#[derive(Clone, Copy)]
enum Says {
    /// Whatever ours says.
    Anything,
    /// A whole number.
    Number,
    /// One of some words.
    OneOf(&'static [&'static str]),
    /// One type, which he knows by its number.
    Type,
}

/// Parameters that say what our keys of their names say.
const PARAMETERS: &[(&str, Says)] = &[
    ("promoZone", Says::Number),
    ("maxPromote", Says::Number),
    ("promoOffset", Says::Number),
    ("promoChoice", Says::Anything),
    ("holdingsType", Says::Number),
    ("castleFlip", Says::OneOf(&["0", "1"])),
    ("stalemate", Says::OneOf(&["draw", "loss"])),
    ("extinction", Says::OneOf(&["0", "1", "2", "3"])),
    ("baring", Says::Number),
    ("iron", Says::Type),
    ("succession", Says::Type),
    ("protected", Says::Type),
    ("counterStrike", Says::Type),
    ("tradeThreshold", Says::Number),
    ("antiTrade", Says::Number),
    ("atomicCapture", Says::OneOf(&["0", "1"])),
    ("blastZone", Says::Anything),
    ("trackPieces", Says::Number),
    ("trackedTypes", Says::Number),
    ("spell", Says::OneOf(&["burn", "freeze", "protect", "hide"])),
    ("spellZone", Says::Anything),
    ("shuffle", Says::Anything),
    ("autoGate", Says::OneOf(&["0", "1"])),
];

/// Keys that other files write: the start, royals, boards of morphs, the matrix of captures.
const ELSEWHERE: &[&str] = &["royal", "fen", "array", "morph", "confine", "captureMatrix"];

/// Keys that say when a game is over without a move that does it. The Interactive Diagram leaves that to its readers.
const ENDS: &[&str] = &[
    "chaseRule",
    "counting",
    "material",
    "nMoveCheckCap",
    "nMovePieces",
    "nMoveReset",
    "nMoveResult",
    "nMoveRule",
    "perpetual",
    "perpetualAttack",
    "perpetualChase",
    "perpetualCheck",
    "repetition",
    "repetitionExempt",
];

/// Keys that say nothing of moves. He enforces no rule; `enforce=0` is his way.
const SILENT: &[&str] = &["enforce", "overlay", "pawn", "solution", "task", "values", "wallName"];

/// Writes the keys that are parameters, and refuses the others where they matter.
pub(crate) fn write(writer: &mut Writer<'_>) {
    let definition = writer.definition;
    royals(writer);
    for setting in &definition.settings {
        if let Some(line) = parameter(writer, setting) {
            writer.line(line);
        }
    }
}

/// The royal types, by their numbers.
fn royals(writer: &mut Writer<'_>) {
    let numbers: Vec<usize> = writer.variant.royals.types.iter().map(|it| it.index()).collect();
    if numbers.is_empty() {
        writer.parameter("royal", 0);
    }
    for it in numbers {
        writer.parameter("royal", it);
    }
}

/// The line of a setting; nothing for one that is written elsewhere, that says nothing, or that is refused.
pub(crate) fn parameter(writer: &mut Writer<'_>, setting: &Setting) -> Option<String> {
    let (key, value) = (&*setting.key, setting.value.trim());
    let Some(known) = rule_key(key) else { return of_side(writer, setting) };
    if ELSEWHERE.contains(&key) || SILENT.contains(&key) || known == value || is_usual(writer, key, value) {
        return None;
    }
    if ENDS.contains(&key) {
        writer.note(msg!("idiagram-ends", key = key), setting.key_place.clone());
        return None;
    }
    let Some((_, says)) = PARAMETERS.iter().find(|it| it.0 == key) else {
        writer.refuse(setting, msg!("idiagram-no-key", key = key));
        return None;
    };
    let written = match says {
        Says::Anything => Some(value.to_owned()),
        Says::Number => value.parse::<i32>().ok().map(|it| it.to_string()),
        Says::OneOf(words) => words.contains(&value).then(|| value.to_owned()),
        Says::Type => writer.definition.type_of(value).map(|it| it.to_string()),
    };
    // What adds up with us is one value with him.
    let twice = writer.definition.settings_named(key).count() > 1 && key != "antiTrade";
    match written {
        Some(it) if !twice => Some(format!("{key}={it}")),
        _ => {
            writer.refuse_value(setting);
            None
        }
    }
}

/// A key of one side is refused where it matters to moves. Words that are no keys were reported when they were read.
fn of_side(writer: &mut Writer<'_>, setting: &Setting) -> Option<String> {
    let rest = setting.key.strip_prefix("white").or_else(|| setting.key.strip_prefix("black"));
    let rest = rest.filter(|_| rules::keys().contains(&setting.key))?;
    let name = rest[..1].to_ascii_lowercase() + &rest[1..];
    if rule_key(&name).is_none() || ENDS.contains(&&*name) || ELSEWHERE.contains(&&*name) {
        return None;
    }
    let message = match PARAMETERS.iter().any(|it| it.0 == name) {
        true => msg!("idiagram-both-sides", key = name),
        false => msg!("idiagram-no-key", key = &*setting.key),
    };
    writer.refuse(setting, message);
    None
}

/// Whether a key says what holds without it, where that depends on other keys.
fn is_usual(writer: &Writer<'_>, key: &str, value: &str) -> bool {
    let drops = || {
        let holdings = writer.definition.last("holdingsType").and_then(|it| it.value.trim().parse::<i32>().ok());
        holdings.is_some_and(|it| it < 0)
    };
    key == "drops" && matches!(value, "1" | "yes" | "true" | "on") == drops()
}

/// What a key of the rules says where it is not written; nothing for other keys.
fn rule_key(name: &str) -> Option<&'static str> {
    let of_rules = rules::registry::RULES.iter().flat_map(|it| it.keys);
    of_rules.chain(rules::registry::BOARD_KEYS).find(|it| it.name() == name).map(|it| it.default)
}
