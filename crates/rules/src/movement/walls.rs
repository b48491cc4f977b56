//! What walls are: they fill a square and belong to nobody. Which moves put, push or take them is decided by other rules.

use definition::Place;

use crate::prelude::*;
use crate::rule::Brings;
use crate::support::shared::{TakesWalls, WallName, WallPush};

/// What walls are called, and what holds for them.
pub const RULE: Rule = Rule {
    name: "walls",
    keys: &[Key::of("wallName", "name").default("wall"), Key::of("wallPush", "stay, along or off").default("stay")],
    asked: Asked::WithKeysThatBring(Brings::WALLS),
    read,
    codes: &[],
};

/// Longer names are cut.
const MAX_NAME: usize = 40;

/// What the keys say.
#[derive(Debug)]
struct Walls {
    name: String,
    push: WallPush,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let has_key = RULE.keys.iter().any(|it| builder.settings.mentions(it.name()));
    if !has_key && !builder.brought.contains(Brings::WALLS) {
        return None;
    }
    let written = builder.settings.last("wallName").map_or("", |it| it.value.trim());
    let name: String = if written.is_empty() { "wall" } else { written }.chars().take(MAX_NAME).collect();
    if name.len() < written.len() {
        let place = builder.settings.last("wallName").map_or(Place::Whole, |it| it.value_place.clone());
        builder.too_many(msg!("def-limit-wall-name", most = MAX_NAME), &place);
    }
    let name = name.to_lowercase();
    builder.share(WallName(name.clone()));
    let words = [("stay", WallPush::Stay), ("along", WallPush::Along), ("off", WallPush::Off)];
    let push = builder.settings.word("wallPush", &words, WallPush::Stay, None);
    builder.share(push);
    Some(Box::new(Walls { name, push }))
}

impl ActiveRule for Walls {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        builder.variant.features |= Features::WALLS;
        // What has no type is called by the name of none.
        builder.variant.pieces.types[0].name.clone_from(&self.name);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let wall = msg!("one", piece = Arg::piece(self.name.as_str()));
        let takers = words.builder.shared::<TakesWalls>().is_some();
        let push = Arg::Choice(match self.push {
            WallPush::Stay => "stay",
            WallPush::Along => "along",
            WallPush::Off => "off",
        });
        words.tell(Topic::Moving, msg!("walls", wall = wall, takers = takers, push = push));
    }
}
