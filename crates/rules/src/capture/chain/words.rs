//! What the rule says of itself.

use crate::capture::chain::{Chain, VictimsLeave};
use crate::prelude::*;

pub(super) fn say(rule: &Chain, words: &mut Words<'_>) {
    let who = words.any(rule.types);
    let goes_on = if rule.stops { msg!("chain-may", who = who) } else { msg!("chain-must", who = who) };
    words.tell(Topic::Captures, goes_on);
    if rule.turns {
        words.tell(Topic::Captures, msg!("chain-turns"));
    }
    let leave = match rule.leave {
        VictimsLeave::AtEnd => msg!("chain-leave-at-end"),
        VictimsLeave::AfterNext => msg!("chain-leave-after-next"),
        VictimsLeave::Now => msg!("chain-leave-now"),
    };
    words.tell(Topic::Captures, leave);
    let builder = &words.builder;
    let promotes = builder.promo_zone > 0 && rule.types.iter().any(|it| it.0 <= builder.variant.pieces.promotion.most);
    if rule.joins_after(builder) != PassStage::CaptureMatrix {
        words.tell(Topic::Promotion, msg!("chain-promotes-inside"));
    } else if promotes {
        words.tell(Topic::Promotion, msg!("chain-promotes-at-end"));
    }
}
