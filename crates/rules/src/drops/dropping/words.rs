//! What is said of drops.

use crate::drops::dropping::ban::Mating;
use crate::drops::dropping::limits::Near;
use crate::drops::dropping::{Dropping, Up};
use crate::prelude::*;
use crate::prose::{Barred, Extent, each_side, sides};

impl Dropping {
    pub(super) fn say(&self, words: &mut Words<'_>) {
        if self.drops == [false, false] {
            return;
        }
        for (side, _) in each_side(self.drops).into_iter().filter(|it| it.1) {
            let message = match side {
                Some(side) => msg!("dropping-may-side", side = side),
                None => msg!("dropping-may"),
            };
            words.tell(Topic::Drops, message);
        }
        let waits = Player::both(|side| self.drops[side] && !self.in_check[side]);
        for (side, _) in each_side(waits).into_iter().filter(|it| it.1) {
            let message = match side {
                Some(side) => msg!("dropping-not-in-check-side", side = side),
                None => msg!("dropping-not-in-check"),
            };
            words.tell(Topic::Drops, message);
        }
        self.say_where(words);
        self.say_limits(words);
        self.say_bans(words);
        self.say_exchange(words);
    }

    fn say_where(&self, words: &mut Words<'_>) {
        for (entry, area) in self.zones.iter() {
            let who = words.about(entry, self.zones.entries());
            let message = match words.extent(area, entry.side) {
                Extent::Nowhere => {
                    let Barred { who, how } = words.barred_of(entry, self.zones.entries());
                    msg!("dropping-nowhere", who = who, how = how)
                }
                Extent::Whole => msg!("dropping-anywhere", who = who),
                Extent::Part => msg!("dropping-only", who = who, place = words.on_area(area, entry.side)),
            };
            words.tell(Topic::Drops, message);
        }
        for (entry, area) in self.virgin.iter() {
            let (who, place) = (words.about(entry, self.virgin.entries()), words.on_area(area, entry.side));
            words.tell(Topic::Drops, msg!("dropping-virgin", who = who, place = place));
        }
        for (entry, up) in self.up.iter() {
            let who = words.about(entry, self.up.entries());
            let message = match up {
                Up::Base => continue,
                Up::Either => msg!("dropping-up-either", who = who),
                Up::Promoted => msg!("dropping-up-promoted", who = who),
            };
            words.tell(Topic::Drops, message);
        }
    }

    fn say_limits(&self, words: &mut Words<'_>) {
        let nifu = &self.limits.nifu;
        for (entry, n) in nifu.iter() {
            let held = match entry.kind {
                Some(kind) if *n == 1 => msg!("one", piece = words.named(kind)),
                Some(kind) => msg!("several", count = *n, piece = words.named(kind)),
                None => msg!("dropping-like-it", count = *n),
            };
            let Barred { who, how } = words.barred_of(entry, nifu.entries());
            words.tell(Topic::Drops, msg!("dropping-file", who = who, how = how, held = held));
        }
        for (side, types) in sides(self.limits.opposite) {
            for name in words.names(types.iter()) {
                words.tell(Topic::Drops, msg!("dropping-shades", side = side.clone(), piece = Arg::piece(name)));
            }
        }
        let near = &self.limits.near;
        for (entry, near_what) in near.iter() {
            let (who, barred) = (words.about(entry, near.entries()), words.barred_of(entry, near.entries()));
            let message = match near_what {
                Near::Any => continue,
                Near::Friend => msg!("dropping-near-friend", who = who),
                Near::Foe => msg!("dropping-near-foe", who = who),
                Near::NotFriend => msg!("dropping-not-near-friend", who = barred.who, how = barred.how),
                Near::NotFoe => msg!("dropping-not-near-foe", who = barred.who, how = barred.how),
                Near::Ground => msg!("dropping-falls", who = who),
                Near::Slide => msg!("dropping-slides", who = who),
            };
            words.tell(Topic::Drops, message);
        }
        if let Some(it) = self
            .limits
            .near_zone
            .as_ref()
            .filter(|_| near.iter().any(|it| !matches!(it.1, Near::Any | Near::Ground | Near::Slide)))
        {
            words.tell(Topic::Drops, msg!("dropping-near-zone", leaps = words.steps(&it.value)));
        }
    }

    fn say_bans(&self, words: &mut Words<'_>) {
        let checks = &self.bans.checks;
        for (entry, _) in checks.iter().filter(|it| !*it.1) {
            let Barred { who, how } = words.barred_of(entry, checks.entries());
            words.tell(Topic::Drops, msg!("dropping-no-check", who = who, how = how));
        }
        let mates = &self.bans.mates;
        for (entry, mating) in mates.iter() {
            let message = match mating {
                Mating::Legal => continue,
                Mating::Illegal => {
                    let Barred { who, how } = words.barred_of(entry, mates.entries());
                    msg!("dropping-no-mate", who = who, how = how)
                }
                Mating::Loses => msg!("dropping-mate-loses", who = words.about(entry, mates.entries())),
            };
            words.tell(Topic::Drops, message);
        }
    }

    fn say_exchange(&self, words: &mut Words<'_>) {
        let drops = |side: Player| self.drops[side];
        let exchange = Player::both(|side| self.exchange[side].as_ref().filter(|_| drops(side)));
        for (side, exchange) in each_side(exchange) {
            let Some(exchange) = exchange else { continue };
            let names = exchange.order.iter().map(|it| words.names(it.iter().copied())).filter(|it| !it.is_empty());
            let order = Arg::listed(names.map(|it| Arg::any(it.into_iter().map(Arg::piece))));
            let message = match side {
                Some(side) => msg!("dropping-exchange-side", side = side, order = order),
                None => msg!("dropping-exchange", order = order),
            };
            words.tell(Topic::Drops, message);
        }
    }
}
