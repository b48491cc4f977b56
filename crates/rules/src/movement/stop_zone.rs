//! Zones in front of pieces in which their enemies stop. Walks ask the movement tables; this file fills them.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::program::ride_limits::Stops;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("stopZone", "types:pattern")
        .doc("An enemy that enters a square which the pattern hits may take no further step or leg in that move.")
        .adds_up(),
    Key::of("stopExempt", "types").doc("Types that no stop zone holds up.").adds_up(),
];

/// Reads the keys into the movement tables.
pub fn tables(builder: &mut Builder<'_>) {
    let exempt = builder.settings.type_list("stopExempt");
    if let Some(areas) = builder.patterns("stopZone") {
        builder.variant.movement.ride_limits().stops = Some(Stops { zones: areas, exempt });
    }
}

/// What the keys say.
pub fn words(words: &mut Words<'_>) {
    for it in words.builder.settings.groups("stopZone") {
        let (types, area) = (words.any_of(it.types), words.steps(&it.fields.join(":")));
        words.say(Topic::Powers, format!("An enemy must stop where it enters a square which {types} reaches {area}."));
    }
    let exempt = words.builder.settings.type_list("stopExempt");
    if !exempt.is_empty() {
        let types = words.any_of(exempt);
        words.say(Topic::Powers, format!("{types} need not stop for any enemy."));
    }
}
