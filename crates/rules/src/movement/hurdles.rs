//! Whom a piece may jump, mount or pass.

use crate::prelude::*;

/// Pieces that only some others may jump.
pub const RULE: Rule = Rule {
    name: "hurdles",
    keys: &[Key::of("hurdles", "types:types").default("everyone anyone").adds_up()],
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
        let field = group.field(0);
        // A `!` before a list without parentheses is about all of it, as it has always been here.
        let bare = field.strip_prefix('!').filter(|it| !it.starts_with('('));
        let but = bare.filter(|it| it.contains('+')).map(|it| format!("!({it})"));
        let list = but.as_deref().unwrap_or(field);
        let words = Some(list).filter(|it| *it != "none");
        entries.push((group.types, builder.settings.type_set(words, group.fields[0].place())));
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
        builder.variant.movement.ride_limits().mounts = hurdles;
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (types, others) in &self.0 {
            let (who, others) = (words.any(*types), words.any(*others));
            words.tell(Topic::Moving, msg!("hurdles", who = who, others = others));
        }
    }
}
