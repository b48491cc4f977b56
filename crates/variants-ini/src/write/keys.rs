//! Which keys matter to a section at all. What they say is decided by the files that ask for them.

use message::msg;

use crate::plain::PLAIN;
use crate::write::section_writer::{SectionWriter, plain};

/// Keys that say nothing of moves and results, or what the variant knows already.
const SILENT: &[&str] = &["overlay", "pawn", "solution", "task", "values", "wallName"];

/// Writes the options that say what one key says, and refuses all keys that no option says.
pub(crate) fn refuse_others(writer: &mut SectionWriter<'_>) {
    plain_keys(writer);
    let definition = writer.definition();
    let on_pieces = definition.pieces.iter().flat_map(|it| &it.settings);
    for setting in definition.settings.iter().chain(on_pieces) {
        let key = plain(&setting.key);
        // Misspelled keys are reported where the definition is checked.
        let Some(known) = rule_key(&key) else { continue };
        let says_nothing = SILENT.contains(&&*key) || known.default == setting.value.trim();
        if writer.is_said(&key) || says_nothing {
            continue;
        }
        let message = msg!("ini-no-option", key = &*setting.key);
        writer.refuse_at("ini.key", message, setting.key_place.clone());
    }
}

/// A key of the rules by its name.
fn rule_key(name: &str) -> Option<&'static rules::rule::Key> {
    let of_rules = rules::registry::RULES.iter().flat_map(|it| it.keys);
    of_rules.chain(rules::registry::BOARD_KEYS).find(|it| it.name() == name)
}

fn plain_keys(writer: &mut SectionWriter<'_>) {
    for it in PLAIN {
        if writer.is_said(it.key) || !writer.has(it.key) {
            continue;
        }
        let yes = |word: &str| if matches!(word, "yes" | "true" | "on") { "1".to_owned() } else { word.to_owned() };
        let no = |word: String| if matches!(&*word, "no" | "false" | "off") { "0".to_owned() } else { word };
        let Some(word) = writer.word(it.key).map(|it| no(yes(it))) else { continue };
        if word == it.value {
            writer.option(it.option, if it.set { "true" } else { "false" });
        } else if rule_key(it.key).is_none_or(|it| it.default != word) {
            writer.refuse_value(it.key);
        }
    }
}
