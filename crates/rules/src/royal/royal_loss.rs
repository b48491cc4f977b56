//! A side without the royals it may not lose has lost.

use crate::builder::keys::{CHECK_RULE, ROYAL};
use crate::hook_order::EndingStage;
use crate::prelude::*;
use crate::support::shared::LastRoyalOnly;
use engine::hooks::{Capabilities, Ending};

/// Which pieces are royal. The builder reads the keys: legality and many rules need them.
pub const RULE: Rule = Rule { name: "royal loss", keys: &[ROYAL, CHECK_RULE], asked: Asked::Always, read, codes: &[] };

/// Royals that are gone.
#[derive(Debug)]
struct RoyalLoss;

fn read(_builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    Some(Box::new(RoyalLoss))
}

impl ActiveRule for RoyalLoss {
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.ending(EndingStage::Royal, *self);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let variant = &words.builder.variant;
        let royal = variant.royals.types;
        let names = words.names(royal.iter().filter(|it| it.index() <= words.builder.n_types));
        if names.is_empty() {
            return words.tell(Topic::Check, msg!("royal-loss-none"));
        }
        let n_start = Player::both(|side| {
            let is_royal = |it: &&Edit| matches!(it, Edit::Put(_, piece) if piece.is(side) && royal.has(piece.kind()));
            variant.start.setup.edits.iter().filter(is_royal).count()
        });
        let several = n_start.iter().any(|it| *it > 1);
        let last = words.builder.shared().copied().map(|LastRoyalOnly(it)| it);
        let which = Arg::Choice(match names.len() {
            _ if several => last.map_or("last", counted),
            1 => "it",
            // Each side has one, of different types.
            _ => "own",
        });
        let (has_checks, count) = (variant.has(Features::CHECK), names.len());
        let royal = names.first().map_or_else(|| msg!("some-royal").into(), Arg::piece);
        let royals = Arg::all(names.iter().map(|it| msg!("the", piece = Arg::piece(it))));
        let id = if has_checks { "royal-loss-check" } else { "royal-loss-capture" };
        let message = Message::new(id).with("royals", royals).with("count", count);
        let message = message.with("which", which).with("royal", royal);
        words.tell(Topic::Check, message);
        if let Some(last) = last {
            words.tell(Topic::Check, msg!("royal-loss-several", which = Arg::Choice(counted(last))));
        }
    }
}

/// What may not be lost where a side has several royals. `last`, by side: whether only the last one counts.
const fn counted(last: [bool; 2]) -> &'static str {
    match last {
        [true, true] => "last",
        [true, false] => "white-last",
        [false, true] => "black-last",
        [false, false] => "any",
    }
}

/// Whether a side has lost its royals: those that it had when the position was set up, or the last one that came later.
fn has_lost(variant: &Variant, position: &Position, side: Player) -> bool {
    let (first, now) = (position.first_royals(side), variant.own_royals(position, side));
    let fell = |(_, was): (Sq, Occupant)| {
        was.is(side) && variant.royals.types.has(was.kind()) && !variant.pieces.neutral.has(was.kind())
    };
    match now {
        0 => first > 0 || position.last_changes().any(fell),
        _ => now < first && !variant.royals.last_only[side],
    }
}

impl Ending for RoyalLoss {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let mover = position.mover();
        let other = mover.other();
        if has_lost(variant, position, other) {
            let (reason, why) = if position.first_royals(other) > 1 && variant.royals.last_only[other] {
                ("royalsLost", msg!("result-royals-lost", side = other))
            } else if position.royals(mover).len() > position.first_royals(mover) {
                ("royalTaken", msg!("result-royal-changed", side = other, royals = names(variant)))
            } else {
                ("royalTaken", msg!("result-royal-taken", side = other, royals = names(variant)))
            };
            return Some(Verdict::new(Some(mover), reason, why));
        }
        if has_lost(variant, position, mover) {
            if position.depth() == 0 {
                let why = msg!("result-no-royal", side = mover, royals = names(variant));
                return Some(Verdict::new(Some(other), "royalTaken", why));
            }
            let why = msg!("result-burnt", side = mover, royals = names(variant));
            return Some(Verdict::new(Some(other), "burnt", why));
        }
        None
    }

    fn can_still_win(&self, variant: &Variant, _position: &Position, _side: Player) -> bool {
        variant.has(Features::ROYALS_FALL) || !variant.has(Features::CHECK)
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::COUNTS_PIECES
    }
}

/// The names of the royal types.
fn names(variant: &Variant) -> Arg {
    let kinds = (1..variant.pieces.types.len()).map(|it| TypeId(it as u8)).filter(|it| variant.royals.types.has(*it));
    let mut names: Vec<Arg> = kinds.map(|it| variant.named(it)).collect();
    names.dedup();
    Arg::Any(names)
}
