//! The rules of a variant in words: the board, the pieces, then every rule that the definition uses.

pub mod board;
mod page;
pub mod pieces;

use std::sync::Arc;

use definition::Definition;

use crate::setup;
use engine::page_rules::PageRules;
use rules::prose::{RuleSentence, Words};
use rules::registry::{self, RULES};
use rules::rule::{Key, Rule};

pub use page::page;

/// The rules of a definition as messages, by topic.
///
/// Never fails: what a definition says wrongly is left out, as it is when it is compiled.
#[must_use]
pub fn rulebook(definition: &Definition) -> Vec<RuleSentence> {
    rulebook_with(definition, None)
}

/// The same with what the routines of a page say of themselves.
#[must_use]
pub fn rulebook_with(definition: &Definition, page: Option<&Arc<dyn PageRules>>) -> Vec<RuleSentence> {
    let mut words = Words::new(setup::for_words(definition, page));
    let active = registry::read_settings(&mut words.builder);
    words.rule = "board";
    board::words(&mut words);
    words.rule = "pieces";
    pieces::words(&mut words);
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
    let is_set = |it: &&Rule| it.keys.iter().any(|key| keys.iter().any(|set| set.name() == key.name()));
    RULES.iter().filter(is_set).map(|it| it.name).collect()
}

/// The keys of rules that a definition sets, without the colours that some are written with, each once.
#[must_use]
pub fn set_keys(definition: &Definition) -> Vec<&'static Key> {
    let on_pieces = definition.pieces.iter().flat_map(|it| &it.settings);
    let written: Vec<String> = definition.settings.iter().chain(on_pieces).map(|it| uncoloured(&it.key)).collect();
    RULES.iter().flat_map(|it| it.keys).filter(|key| written.iter().any(|it| it == key.name())).collect()
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
