//! Which relations of a position a board shows without being asked.

use crate::builder::settings::may_be;
use crate::prelude::*;
use engine::variant::Overlays;

/// What a board shows on its own.
pub const RULE: Rule = Rule {
    name: "overlay",
    keys: &[Key::of("overlay", "engage, stop").adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What is shown.
#[derive(Debug)]
struct Shown(Overlays);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let mut shown = Overlays::default();
    for it in builder.settings.fields("overlay") {
        for word in &it.names {
            match word.as_str() {
                "engage" => shown.engage = true,
                "stop" => shown.stop = true,
                _ => {
                    let message = msg!("def-value-overlay", text = &**word);
                    let hint = Some(may_be(["engage", "stop"]));
                    builder.settings.report(Severity::Error, "def.value", message, hint, it.place.clone());
                }
            }
        }
    }
    (shown != Overlays::default()).then(|| Box::new(Shown(shown)) as Box<dyn ActiveRule>)
}

impl ActiveRule for Shown {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        builder.variant.shown.overlays = self.0;
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        if self.0.engage {
            words.tell(Topic::Notation, msg!("overlay-engage"));
        }
        if self.0.stop {
            words.tell(Topic::Notation, msg!("overlay-stop"));
        }
    }
}
