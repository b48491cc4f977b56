//! `drawOdds`: what would be a draw is a win of one side.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::{ActiveRule, Asked, Key, Rule};
use engine::ids::Player;

/// Draws that one side wins.
pub const RULE: Rule = Rule {
    name: "draw odds",
    keys: &[Key::of("drawOdds", "none, white or black").doc("That side wins what would be a draw.")],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// The side that wins draws.
#[derive(Debug)]
struct DrawOdds(Player);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let words = [("none", None), ("white", Some(Player::White)), ("black", Some(Player::Black))];
    let side = builder.settings.word("drawOdds", &words, None, None)?;
    Some(Box::new(DrawOdds(side)))
}

impl ActiveRule for DrawOdds {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        builder.variant.draw_winner = Some(self.0);
    }

    fn words(&self, words: &mut Words<'_>) {
        words.say(Topic::End, format!("What would be a draw is a win for {}.", self.0.name()));
    }
}
