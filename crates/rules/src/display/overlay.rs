//! Which relations of a position a board shows without being asked. What they are is told elsewhere.

use definition::Severity;

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::variant::Overlays;

/// The key of this rule.
pub const KEYS: &[Key] = &[Key::of("overlay", "engage, stop")
    .doc("What a board shows on its own: who engages whom, and where enemies must stop.")
    .adds_up()];

/// Reads the key.
pub fn compile(builder: &mut Builder<'_>) {
    let mut res = Overlays::default();
    for it in builder.settings.fields("overlay") {
        for word in &it.names {
            match word.as_str() {
                "engage" => res.engage = true,
                "stop" => res.stop = true,
                _ => {
                    let message = format!("\"{word}\" is no overlay.");
                    let hint = Some("It may be: engage, stop.".into());
                    builder.settings.report(Severity::Error, "def.value", message, hint, it.place.clone());
                }
            }
        }
    }
    builder.variant.overlays = res;
}

/// What the key says.
pub fn words(words: &mut Words<'_>) {
    compile(&mut words.builder);
    let shown = words.builder.variant.overlays;
    if shown.engage {
        words.say(Topic::Notation, "The board shows who engages whom.");
    }
    if shown.stop {
        words.say(Topic::Notation, "The board shows where enemies must stop.");
    }
}
