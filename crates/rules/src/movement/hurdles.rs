//! Whom a piece may jump, mount or pass. Walks ask the movement tables; this file fills them.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;

/// The key of this rule.
pub const KEYS: &[Key] = &[Key::of("hurdles", "types:types")
    .default("everyone anyone")
    .doc("Whom these types may jump, mount or pass with the letters p, g, j and w; the second list is joined by +.")
    .adds_up()];

/// Reads the key into the movement tables.
pub fn tables(builder: &mut Builder<'_>) {
    let groups = builder.settings.groups("hurdles");
    if groups.is_empty() {
        return;
    }
    let everyone = builder.types_with(&|_| true);
    let mut hurdles = vec![everyone; builder.n_types + 1];
    for it in groups {
        let names: Vec<String> = it.field(0).split('+').map(|it| it.trim().to_owned()).collect();
        let others = builder.settings.type_set(names.iter().filter(|it| *it != "none"), &it.place);
        it.types.iter().for_each(|kind| hurdles[kind.index()] = others);
    }
    builder.variant.movement.ride_limits().hurdles = hurdles;
}

/// What the key says.
pub fn words(words: &mut Words<'_>) {
    for it in words.builder.settings.groups("hurdles") {
        let names: Vec<String> = it.field(0).split('+').map(|it| it.trim().to_owned()).collect();
        let others = words.builder.settings.type_set(names.iter().filter(|it| *it != "none"), &it.place);
        let (types, others) = (words.any_of(it.types), words.any_of(others));
        words.say(Topic::Moving, format!("{types} can jump or pass only {others}."));
    }
}
