//! The rules in words as a view.

use std::sync::Arc;

use definition::Definition;
use engine::page_rules::PageRules;
use game::explain::rules_text::{rulebook_with, rules_set, set_keys};
use message::Message;
use rules::prose::{RuleSentence, Topic};

use crate::view::{RulesInWords, SentenceView, TableView, TopicView};
use crate::words::Language;

fn sentence(it: &RuleSentence, language: &Language) -> SentenceView {
    let said = |all: &Vec<Message>| all.iter().map(|it| language.say(it)).collect::<Vec<_>>();
    let table = it.table.as_ref().map(|it| TableView {
        caption: language.say(&it.caption),
        columns: said(&it.heads),
        rows: it.rows.iter().map(said).collect(),
    });
    SentenceView { rule: it.rule, text: language.say(&it.message), table }
}

/// The sentences by topic, without topics that have nothing to say.
pub(crate) fn view(definition: &Definition, page: Option<&Arc<dyn PageRules>>, language: &Language) -> RulesInWords {
    let sentences = rulebook_with(definition, page);
    let about = |topic: Topic| {
        let mine = sentences.iter().filter(|it| it.topic == topic);
        let sentences: Vec<_> = mine.map(|it| sentence(it, language)).collect();
        (!sentences.is_empty()).then(|| TopicView { title: language.say(&topic.heading()), sentences })
    };
    RulesInWords {
        topics: Topic::all().filter_map(about).collect(),
        rules: rules_set(definition),
        keys: set_keys(definition).into_iter().map(|it| it.name()).collect(),
    }
}
