//! What the rule says of itself.

use crate::capture::chain::{Chain, VictimsLeave};
use crate::prelude::*;

pub(super) fn say(rule: &Chain, words: &mut Words<'_>) {
    let who = words.any_of(rule.types);
    let goes_on = if rule.stops {
        "it may go on capturing in the same move"
    } else {
        "it must go on capturing in the same move as long as it can"
    };
    words.say(Topic::Captures, format!("When {who} has captured, {goes_on}."));
    if rule.turns {
        words.say(
            Topic::Captures,
            "Each further capture of the move goes in another direction than the one before it, and to a square where the piece has not been in this move.",
        );
    }
    words.say(
        Topic::Captures,
        match rule.leave {
            VictimsLeave::AtEnd => {
                "The captured pieces leave the board when the move ends: until then they stand in the way, and none is captured twice."
            }
            VictimsLeave::AfterNext => {
                "A captured piece leaves the board after the next capture of the move, so that the capturing piece cannot turn back over it."
            }
            VictimsLeave::Now => "Each captured piece leaves the board at once, before the next capture of the move.",
        },
    );
    let builder = &words.builder;
    let promotes = builder.promo_zone > 0 && rule.types.iter().any(|it| it.0 <= builder.variant.pieces.promotion.most);
    if rule.stage(builder) != PassStage::Chain {
        words.say(
            Topic::Promotion,
            "A piece that promotes in the middle of captures that go on makes the others as what it became.",
        );
    } else if promotes {
        words.say(Topic::Promotion, "A piece that goes on capturing promotes only where its move ends.");
    }
}
