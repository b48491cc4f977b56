//! What is said of drops.

use crate::drops::dropping::ban::Mating;
use crate::drops::dropping::limits::Near;
use crate::drops::dropping::{Dropping, Up};
use crate::prelude::*;
use crate::prose::{a, list, plural, within};

impl Dropping {
    pub(super) fn say(&self, words: &mut Words<'_>) {
        if self.drops == [false, false] {
            return;
        }
        for (side, _) in by_side(self.drops).into_iter().filter(|it| it.1) {
            let who = if side == "A side" { "a player" } else { side };
            let sentence = format!("Instead of moving, {who} may drop a piece from the hand on an empty square.");
            words.say(Topic::Drops, sentence);
        }
        let waits = Player::both(|side| self.drops[side] && !self.in_check[side]);
        for (side, _) in by_side(waits).into_iter().filter(|it| it.1) {
            let sentence = match side {
                "A side" => "A side that is in check may not drop.".to_owned(),
                side => format!("{side} may not drop when it is in check."),
            };
            words.say(Topic::Drops, sentence);
        }
        self.say_where(words);
        self.say_limits(words);
        self.say_bans(words);
        self.say_exchange(words);
    }

    fn say_where(&self, words: &mut Words<'_>) {
        for (entry, area) in self.zones.iter() {
            let who = words.subject(entry, self.zones.entries());
            let sentence = match words.squares(area, entry.side).as_str() {
                "no square" => format!("{who} may not be dropped at all."),
                "the whole board" => format!("{who} may be dropped anywhere."),
                area => format!("{who} may be dropped only {}.", within(area)),
            };
            words.say(Topic::Drops, sentence);
        }
        for (entry, area) in self.virgin.iter() {
            let who = words.subject(entry, self.virgin.entries());
            let area = within(&words.squares(area, entry.side));
            words.say(Topic::Drops, format!("{who} that is dropped {area} counts as not yet moved."));
        }
        for (entry, up) in self.up.iter() {
            let how = match up {
                Up::Base => continue,
                Up::Either => "may be dropped plain or promoted",
                Up::Promoted => "is dropped promoted",
            };
            let who = words.subject(entry, self.up.entries());
            words.say(Topic::Drops, format!("{who} {how}."));
        }
    }

    fn say_limits(&self, words: &mut Words<'_>) {
        let nifu = &self.limits.nifu;
        for (entry, n) in nifu.iter() {
            let name = entry.kind.map_or_else(|| "piece like it".to_owned(), |it| words.name(it));
            let held = if *n == 1 { a(&name) } else { format!("{n} {}", plural(&name)) };
            let who = words.subject(entry, nifu.entries());
            let sentence = format!("{who} may not be dropped on a file that already holds {held} of the same side.");
            words.say(Topic::Drops, sentence);
        }
        for (side, types) in by_side(self.limits.opposite) {
            let whose = if side == "A side" { "a side" } else { side };
            for name in words.names(types.iter()) {
                let names = plural(&name);
                let sentence =
                    format!("The {names} of {whose} must be dropped on squares of different shades in turn.");
                words.say(Topic::Drops, sentence);
            }
        }
        let near = &self.limits.near;
        for (entry, near_what) in near.iter() {
            let how = match near_what {
                Near::Any => continue,
                Near::Friend => "must be dropped next to a piece of its own side",
                Near::Foe => "must be dropped next to an enemy",
                Near::NotFriend => "may not be dropped next to a piece of its own side",
                Near::NotFoe => "may not be dropped next to an enemy",
                Near::Ground => {
                    "falls: it is dropped on the lowest square, as White sees the board, or on what stands below"
                }
                Near::Slide => {
                    "slides in: it is dropped where it comes to rest when it is pushed from an edge along a rank or a file"
                }
            };
            let who = words.subject(entry, near.entries());
            words.say(Topic::Drops, format!("{who} {how}."));
        }
        if let Some(it) = self
            .limits
            .near_zone
            .as_ref()
            .filter(|_| near.iter().any(|it| !matches!(it.1, Near::Any | Near::Ground | Near::Slide)))
        {
            let steps = words.steps(&it.value);
            words.say(Topic::Drops, format!("Next to a drop is what stands so from there: {steps}."));
        }
    }

    fn say_bans(&self, words: &mut Words<'_>) {
        let checks = &self.bans.checks;
        for (entry, _) in checks.iter().filter(|it| !*it.1) {
            let who = words.subject(entry, checks.entries());
            words.say(Topic::Drops, format!("{who} may not be dropped with check."));
        }
        let mates = &self.bans.mates;
        for (entry, mating) in mates.iter() {
            let who = words.subject(entry, mates.entries());
            match mating {
                Mating::Legal => {}
                Mating::Illegal => words.say(Topic::Drops, format!("{who} may not be dropped with mate.")),
                Mating::Loses => words.say(Topic::Drops, format!("A side that mates by dropping {who} loses.")),
            }
        }
    }

    fn say_exchange(&self, words: &mut Words<'_>) {
        let drops = |side: Player| self.drops[side];
        let exchange = Player::both(|side| self.exchange[side].as_ref().filter(|_| drops(side)));
        for (side, exchange) in by_side(exchange) {
            let Some(exchange) = exchange else { continue };
            let (who, own) = if side == "A side" { ("A player", "their own") } else { (side, "its own") };
            let groups = exchange.order.iter().map(|it| list(&words.names(it.iter().copied()), "or"));
            let order = groups.filter(|it| !it.is_empty()).collect::<Vec<_>>().join(", ");
            let sentence = format!(
                "{who} may give a prisoner back for one of {own} of at most its value, which is dropped at once. From high to low: {order}."
            );
            words.say(Topic::Drops, sentence);
        }
    }
}
