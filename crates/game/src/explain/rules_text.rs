//! The rules of a variant in words: asks every rule file for its sentences, in the order that stands here. No rule of its own.

pub mod board;
pub mod pieces;

use definition::Definition;

use rules::manual;
use rules::prose::{RuleSentence, Words};
use rules::registry;
use rules::rule::Key;

/// Says what there is to say about one rule.
type Speak = fn(&mut Words<'_>);

/// Who speaks, by the name of its file in words. Inside one topic sentences keep this order.
const SPEAKERS: &[(&str, Speak)] = &[
    ("board", board::words),
    ("pieces", pieces::words),
    ("royal loss", rules::royal::royal_loss::words),
    ("hands", rules::drops::hands::words),
    ("drops", rules::drops::dropping::words),
    ("tiles", rules::drops::tiles::words),
    ("drop turns", rules::drops::drop_turns::words),
    ("must drop", rules::drops::must_drop::words),
    ("checking", rules::royal::checking::words),
    ("royal leap", rules::royal::royal_leap::words),
    ("royal evade", rules::royal::royal_evade::words),
    ("facing", rules::royal::facing::words),
    ("succession", rules::royal::succession::words),
    ("check count", rules::endings::check_count::words),
    ("castling wins", rules::endings::castling_wins::words),
    ("extinction", rules::endings::extinction::words),
    ("baring", rules::endings::baring::words),
    ("goal", rules::endings::goal::words),
    ("lesson", rules::endings::lesson_goal::words),
    ("connect", rules::endings::connect::words),
    ("repetition", rules::endings::repetition::words),
    ("n move", rules::endings::n_move::words),
    ("counting", rules::endings::counting::words),
    ("impasse", rules::endings::impasse::words),
    ("material", rules::endings::material::words),
    ("claims", rules::endings::claimed_endings::words),
];

/// The rules of a definition in plain English sentences, by topic.
///
/// Never fails: what a definition says wrongly is left out, as it is when it is compiled.
#[must_use]
pub fn rulebook(definition: &Definition) -> Vec<RuleSentence> {
    let mut words = Words::new(definition);
    let active = registry::read_settings(&mut words.builder);
    for (rule, speak) in SPEAKERS {
        words.rule = rule;
        speak(&mut words);
    }
    for (rule, active) in active {
        words.rule = rule.name;
        active.words(&mut words);
    }
    let mut res = words.sentences;
    sort::by_key(&mut res, |it| it.topic);
    res
}

/// The rules whose keys a definition sets, by the names of their files in words, each once.
#[must_use]
pub fn rules_set(definition: &Definition) -> Vec<&'static str> {
    let keys = set_keys(definition);
    let is_set =
        |it: &&rules::manual::RuleKeys| it.keys.iter().any(|key| keys.iter().any(|set| set.name() == key.name()));
    manual::all().iter().filter(is_set).map(|it| it.rule).collect()
}

/// The keys of rules that a definition sets, without the colours that some are written with, each once.
#[must_use]
pub fn set_keys(definition: &Definition) -> Vec<&'static Key> {
    let on_pieces = definition.pieces.iter().flat_map(|it| &it.settings);
    let written: Vec<String> = definition.settings.iter().chain(on_pieces).map(|it| uncoloured(&it.key)).collect();
    manual::all().into_iter().flat_map(|it| it.keys).filter(|key| written.iter().any(|it| it == key.name())).collect()
}

/// `dropZone` of `whiteDropZone`.
fn uncoloured(key: &str) -> String {
    let rest = key.strip_prefix("white").or_else(|| key.strip_prefix("black"));
    match rest.and_then(|it| it.chars().next().map(|first| (first, it))) {
        Some((first, rest)) if first.is_ascii_uppercase() => {
            first.to_ascii_lowercase().to_string() + rest.get(1..).unwrap_or("")
        }
        _ => key.to_owned(),
    }
}
