//! The rules in words as a view.

use std::sync::Arc;

use definition::Definition;
use engine::page_rules::PageRules;
use game::explain::rules_text::{rulebook_with, rules_set, set_keys};
use rules::prose::Topic;

use crate::view::{RulesInWords, SentenceView, TopicView};
use crate::words::Language;

/// The sentences by topic, without topics that have nothing to say.
pub(crate) fn view(definition: &Definition, page: Option<&Arc<dyn PageRules>>, language: &Language) -> RulesInWords {
    let sentences = rulebook_with(definition, page);
    let about = |topic: Topic| {
        let mine = sentences.iter().filter(|it| it.topic == topic);
        let sentences =
            mine.map(|it| SentenceView { rule: it.rule, text: language.say(&it.message) }).collect::<Vec<_>>();
        (!sentences.is_empty()).then(|| TopicView { title: language.say(&topic.heading()), sentences })
    };
    RulesInWords {
        topics: Topic::all().filter_map(about).collect(),
        rules: rules_set(definition),
        keys: set_keys(definition).into_iter().map(|it| it.name()).collect(),
    }
}
