//! What walls are: they fill a square, belong to nobody and stay. Which moves put them is decided by other rules.

use crate::builder::Builder;
use crate::prose::{Topic, Words, a};
use crate::rule::{ActiveRule, Asked, Key, Rule};
use crate::support::shared::WallName;

/// What walls are called, and what holds for them.
pub const RULE: Rule = Rule {
    name: "walls",
    keys: &[Key::of("wallName", "name")
        .default("wall")
        .doc("What walls are called; they look like the drawing of that name, if there is one.")],
    asked: Asked::ByKeysToo(&WALL_KEYS),
    read,
    codes: &[],
};

/// Keys that put walls.
const WALL_KEYS: [&str; 2] = ["walling", "petrify"];

/// Longer names are cut.
const MAX_NAME: usize = 40;

/// What the key says.
#[derive(Debug)]
struct Walls {
    name: String,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    if !RULE.keys.iter().map(Key::name).chain(WALL_KEYS).any(|it| builder.settings.mentions(it)) {
        return None;
    }
    let written = builder.settings.last("wallName").map_or("", |it| it.value.trim());
    let name: String = if written.is_empty() { "wall" } else { written }.chars().take(MAX_NAME).collect();
    let name = name.to_lowercase();
    builder.share(WallName(name.clone()));
    Some(Box::new(Walls { name }))
}

impl ActiveRule for Walls {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        builder.variant.puts_walls = true;
        // What has no type is called by the name of none.
        builder.variant.types[0].name.clone_from(&self.name);
    }

    fn words(&self, words: &mut Words<'_>) {
        let wall = a(&self.name);
        words.say(
            Topic::Moving,
            format!("{wall} belongs to nobody: no piece moves onto it or through it, and nothing takes it."),
        );
    }
}
