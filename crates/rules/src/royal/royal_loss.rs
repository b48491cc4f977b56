//! A side without the royals it may not lose has lost.

use crate::builder::keys::{CHECK_RULE, ROYAL};
use crate::hook_order::EndingStage;
use crate::prelude::*;
use crate::prose::list;
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

    fn words(&self, words: &mut Words<'_>) {
        let variant = &words.builder.variant;
        let royal = variant.royals.types;
        let names = words.names(royal.iter().filter(|it| it.index() <= words.builder.n_types));
        if names.is_empty() {
            return words.say(Topic::Check, "There is no royal piece and no check.");
        }
        let the: Vec<String> = names.iter().map(|it| format!("the {it}")).collect();
        let who = format!("{} {} royal", list(&the, "and"), if names.len() == 1 { "is" } else { "are" });
        let n_start = Player::both(|side| {
            let is_royal = |it: &&Edit| matches!(it, Edit::Put(_, piece) if piece.is(side) && royal.has(piece.kind()));
            variant.start.setup.edits.iter().filter(is_royal).count()
        });
        let several = n_start.iter().any(|it| *it > 1);
        let last = words.builder.shared().copied().map(|LastRoyalOnly(it)| it);
        let which = match names.len() {
            _ if several => last.map_or(ALL_LAST, which),
            1 => "it",
            // Each side has one, of different types.
            _ => "its own",
        };
        let sentence = if variant.has(Features::CHECK) {
            format!("{who}: no {} may leave {which} to be captured.", if which == "its own" { "side" } else { "move" })
        } else {
            format!("{who}, but may be left to be captured: a side that loses {which} loses the game.")
        };
        words.say(Topic::Check, sentence);
        let sentence = match last {
            None => return,
            Some([true, true]) => "A side with several royal pieces is safe as long as it keeps one of them.",
            Some([true, false]) => "White is safe as long as one of its royal pieces is left; Black may lose none.",
            Some([false, true]) => "Black is safe as long as one of its royal pieces is left; White may lose none.",
            Some([false, false]) => "A side with several royal pieces may lose none of them.",
        };
        words.say(Topic::Check, sentence);
    }
}

const ALL_LAST: &str = "the last of a side's royal pieces";

/// What may not be lost where a side has several royals. `last`, by side: whether only the last one counts.
const fn which(last: [bool; 2]) -> &'static str {
    match last {
        [true, true] => ALL_LAST,
        [true, false] => "the last of White's or one of Black's",
        [false, true] => "one of White's or the last of Black's",
        [false, false] => "one of them",
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
            let side = other.name();
            let (reason, why) = if position.first_royals(other) > 1 && variant.royals.last_only[other] {
                ("royalsLost", format!("{side} has lost the last royal piece."))
            } else if position.royals(mover).len() > position.first_royals(mover) {
                ("royalTaken", format!("{side}'s {} has changed sides.", names(variant)))
            } else {
                ("royalTaken", format!("{side}'s {} has been taken.", names(variant)))
            };
            return Some(Verdict::new(Some(mover), reason, &why));
        }
        if has_lost(variant, position, mover) {
            if position.depth() == 0 {
                let why = format!("{} has no {}.", mover.name(), names(variant));
                return Some(Verdict::new(Some(other), "royalTaken", &why));
            }
            let why = format!("{}'s {} was lost by its own side's move.", mover.name(), names(variant));
            return Some(Verdict::new(Some(other), "burnt", &why));
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
fn names(variant: &Variant) -> String {
    let kinds = (1..variant.pieces.types.len()).map(|it| TypeId(it as u8)).filter(|it| variant.royals.types.has(*it));
    let mut names: Vec<String> = kinds.map(|it| variant.name(it)).collect();
    names.dedup();
    names.join(" or ")
}
