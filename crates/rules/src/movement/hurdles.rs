//! Whom a piece may jump, mount or pass.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::{ActiveRule, Asked, Key, Rule};
use engine::ids::TypeSet;

/// Pieces that only some others may jump.
pub const RULE: Rule = Rule {
    name: "hurdles",
    keys: &[Key::of("hurdles", "types:types")
        .default("everyone anyone")
        .doc("Whom these types may jump, mount or pass with the letters p, g, j and w; the second list is joined by +, and after ! it names whom they may not.")
        .adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Types, and whom they may jump. Of several entries for a type the last one holds.
#[derive(Debug)]
struct Hurdles(Vec<(TypeSet, TypeSet)>);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let mut entries = Vec::new();
    for group in builder.settings.groups("hurdles") {
        let field = group.field(0).trim();
        let (but, list) = field.strip_prefix('!').map_or((false, field), |it| (true, it));
        let names: Vec<String> = list.split('+').map(|it| it.trim().to_owned()).collect();
        let named = builder.settings.type_set(names.iter().filter(|it| *it != "none"), &group.place);
        let others = if but { builder.types_with(&|it| !named.has(it)) } else { named };
        entries.push((group.types, others));
    }
    if entries.is_empty() { None } else { Some(Box::new(Hurdles(entries))) }
}

impl ActiveRule for Hurdles {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        let everyone = builder.types_with(&|_| true);
        let mut hurdles = vec![everyone; builder.n_types + 1];
        for (types, others) in &self.0 {
            types.iter().for_each(|kind| hurdles[kind.index()] = *others);
        }
        builder.variant.movement.ride_limits().hurdles = hurdles;
    }

    fn words(&self, words: &mut Words<'_>) {
        for (types, others) in &self.0 {
            let (types, others) = (words.any_of(*types), words.any_of(*others));
            words.say(Topic::Moving, format!("{types} can jump or pass only {others}."));
        }
    }
}
