//! The rules as a page of text: sentences below headings, one a line, and tables.

use definition::Definition;
use message::Message;
use rules::prose::{RuleSentence, Topic};

use super::rulebook;

/// The rules of a definition as text, by what puts messages into words.
///
/// ```
/// let (definition, _) = rules::read("files=4\nranks=4\nking:K:K::a1");
/// let page = game::explain::rules_text::page(&definition, &catalogue::english);
/// assert!(page.starts_with("Board\n  The board has 4 files and 4 ranks.\n\nStart\n"));
/// ```
#[must_use]
pub fn page(definition: &Definition, say: &dyn Fn(&Message) -> String) -> String {
    let sentences = rulebook(definition);
    let part = |topic: Topic| {
        let mine = sentences.iter().filter(|it| it.topic == topic);
        let lines = mine.flat_map(|it| lines(it, say)).map(|it| format!("  {it}\n")).collect::<String>();
        (!lines.is_empty()).then(|| format!("{}\n{lines}", say(&topic.heading())))
    };
    Topic::all().filter_map(part).collect::<Vec<_>>().join("\n")
}

/// A sentence, or the lines of its table.
fn lines(sentence: &RuleSentence, say: &dyn Fn(&Message) -> String) -> Vec<String> {
    sentence.table.as_ref().map_or_else(|| vec![say(&sentence.message)], |it| it.lines(say))
}
