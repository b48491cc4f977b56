//! The rules of a variant in words: asks every rule file for its sentences, in the order that stands here. No rule of its own.

mod board;
mod pieces;

use diagram::Diagram;

use crate::manual::RULES;
use crate::points;
use crate::rules::{self, Key};
use crate::words::{Sentence, Topic, Words};

/// Says what there is to say about one rule.
type Speak = fn(&mut Words<'_>);

/// Who speaks, by the name of its file in words. Inside one topic sentences keep this order.
const SPEAKERS: &[(&str, Speak)] = &[
    ("board", board::words),
    ("terrain", rules::terrain::words),
    ("shuffle", rules::shuffle::words),
    ("pieces", pieces::words),
    ("royal loss", rules::royal_loss::words),
    ("castling", rules::castling::words),
    ("passing", rules::passing::words),
    ("moves at", rules::moves_at::words),
    ("virgin lost", rules::virgin_lost::words),
    ("auto gate", rules::auto_gate::words),
    ("promotion", rules::promotion::words),
    ("promo move", rules::promo_move::words),
    ("morph", rules::morph::words),
    ("brouhaha", rules::brouhaha::words),
    ("immobile", rules::immobile::words),
    ("must capture", rules::must_capture::words),
    ("extra move", rules::extra_move::words),
    ("hurdles", rules::hurdles::words),
    ("quiet hold", rules::quiet_hold::words),
    ("iron", rules::iron::words),
    ("haven", rules::haven::words),
    ("capture matrix", rules::capture_matrix::words),
    ("engagement", rules::engagement::words),
    ("explosion", rules::explosion::words),
    ("rifle", rules::rifle::words),
    ("checker", rules::checker::words),
    ("hit run", rules::hit_run::words),
    ("advance", rules::advance::words),
    ("ranking", rules::ranking::words),
    ("retake", rules::retake::words),
    ("trade", rules::trade::words),
    ("anti trade", rules::anti_trade::words),
    ("hands", rules::hands::words),
    ("drops", rules::drops::words),
    ("tiles", rules::tiles::words),
    ("drop turns", rules::drop_turns::words),
    ("must drop", rules::must_drop::words),
    ("gating", rules::gating::words),
    ("side powers", rules::side_powers::words),
    ("stop zone", rules::stop_zone::words),
    ("burn", rules::burn::words),
    ("effect", rules::effect::words),
    ("custom", rules::custom::words),
    ("checking", rules::checking::words),
    ("royal leap", rules::royal_leap::words),
    ("royal evade", rules::royal_evade::words),
    ("facing", rules::facing::words),
    ("succession", rules::succession::words),
    ("mate", rules::mate::words),
    ("check count", rules::check_count::words),
    ("castling wins", rules::castling_wins::words),
    ("extinction", rules::extinction::words),
    ("baring", rules::baring::words),
    ("goal", rules::goal::words),
    ("lesson", rules::lesson::words),
    ("connect", rules::connect::words),
    ("repetition", rules::repetition::words),
    ("n move", rules::n_move::words),
    ("counting", rules::counting::words),
    ("impasse", rules::impasse::words),
    ("material", rules::material::words),
    ("claims", rules::claims::words),
    ("points", points::words),
    ("overlay", rules::overlay::words),
];

/// The rules of a definition in plain English sentences, by topic.
///
/// Never fails: what a definition says wrongly is left out, as it is when it is compiled.
#[must_use]
pub fn rulebook(diagram: &Diagram) -> Vec<Sentence> {
    let mut words = Words::new(diagram);
    for (rule, speak) in SPEAKERS {
        words.rule = rule;
        speak(&mut words);
    }
    silent(&mut words);
    let mut res = words.sentences;
    sort::by_key(&mut res, |it| it.topic);
    res
}

/// The rules whose keys a definition sets, by the names of their files in words, each once.
#[must_use]
pub fn rules_set(diagram: &Diagram) -> Vec<&'static str> {
    let keys = set_keys(diagram);
    let is_set = |it: &&crate::manual::RuleKeys| it.keys.iter().any(|key| keys.iter().any(|set| set.name == key.name));
    RULES.iter().filter(is_set).map(|it| it.rule).collect()
}

/// The keys of rules that a definition sets, without the colours that some are written with, each once.
#[must_use]
pub fn set_keys(diagram: &Diagram) -> Vec<&'static Key> {
    let on_pieces = diagram.pieces.iter().flat_map(|it| &it.settings);
    let written: Vec<String> = diagram.settings.iter().chain(on_pieces).map(|it| uncoloured(&it.key)).collect();
    RULES.iter().flat_map(|it| it.keys).filter(|key| written.iter().any(|it| it == key.name)).collect()
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

/// A rule that has no words yet is quoted from the manual rather than kept from the reader.
fn silent(words: &mut Words<'_>) {
    let diagram = words.builder.diagram();
    let keys = set_keys(diagram);
    for rule in RULES.iter().filter(|rule| SPEAKERS.iter().all(|it| it.0 != rule.rule)) {
        words.rule = rule.rule;
        for key in rule.keys.iter().filter(|key| keys.iter().any(|it| it.name == key.name)) {
            words.say(Topic::Moving, format!("{}: {}", key.name, key.doc));
        }
    }
}
