//! The rules of a definition in words, as text. What they say is worked out by the engine.

use game::explain::rules_text::rulebook;
use rules::prose::Topic;

use crate::english::English;

/// The sentences below headings, one a line.
pub(crate) fn rules_text(definition: &definition::Definition) -> String {
    let (sentences, english) = (rulebook(definition), English::of(definition));
    let mut res = String::new();
    for topic in Topic::all() {
        let mut mine = sentences.iter().filter(|it| it.topic == topic).peekable();
        if mine.peek().is_none() {
            continue;
        }
        if !res.is_empty() {
            res.push('\n');
        }
        res.push_str(&english.say(&topic.heading()));
        res.push('\n');
        for it in mine {
            res.push_str("  ");
            res.push_str(&english.say(&it.message));
            res.push('\n');
        }
    }
    res
}
