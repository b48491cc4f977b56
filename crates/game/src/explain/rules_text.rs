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
    ("terrain", rules::movement::terrain::words),
    ("shuffle", rules::setup::shuffle::words),
    ("pieces", pieces::words),
    ("castling", rules::movement::castling::words),
    ("moves at", rules::movement::moves_at::words),
    ("virgin lost", rules::movement::virgin_lost::words),
    ("auto gate", rules::movement::auto_gate::words),
    ("promotion", rules::promotion::standard::words),
    ("promo move", rules::promotion::promo_move::words),
    ("morph", rules::promotion::morph::words),
    ("brouhaha", rules::movement::capture_only_squares::words),
    ("immobile", rules::movement::immobile::words),
    ("extra move", rules::movement::extra_move::words),
    ("hurdles", rules::movement::hurdles::words),
    ("quiet hold", rules::movement::quiet_hold::words),
    ("iron", rules::capture::uncapturable::words),
    ("capture matrix", rules::capture::capture_matrix::words),
    ("engagement", rules::capture::engagement::words),
    ("explosion", rules::capture::explosion::words),
    ("rifle", rules::capture::rifle::words),
    ("checker", rules::capture::checker::words),
    ("hit run", rules::capture::hit_run::words),
    ("advance", rules::capture::advance::words),
    ("ranking", rules::movement::ranking::words),
    ("retake", rules::capture::retake::words),
    ("trade", rules::capture::trade::words),
    ("anti trade", rules::capture::anti_trade::words),
    ("side powers", rules::capture::side_powers::words),
    ("stop zone", rules::movement::stop_zone::words),
    ("burn", rules::capture::burn::words),
    ("effect", rules::capture::effect::words),
    ("custom", rules::movement::custom::words),
    ("overlay", rules::display::overlay::words),
];

/// The rules of a definition in plain English sentences, by topic.
///
/// Never fails: what a definition says wrongly is left out, as it is when it is compiled.
#[must_use]
pub fn rulebook(definition: &Definition) -> Vec<RuleSentence> {
    let mut words = Words::new(definition);
    for (rule, speak) in SPEAKERS {
        words.rule = rule;
        speak(&mut words);
    }
    for (rule, active) in registry::read_settings(&mut words.builder) {
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
