//! Promotion in words.

use crate::prelude::*;
use crate::promotion::standard::ZonePromotion;
use crate::prose::{a, list, within};
use crate::support::promotion_limits::PromotionLimit;
use crate::support::promotion_set::{Choice, PromotionSet, PromotionSource};
use crate::support::shared::MorphsInZone;

/// Says what promotes, where and to what.
pub(super) fn say(rule: &ZonePromotion, words: &mut Words<'_>) {
    if words.builder.variant.pieces.promotion.offset > 0 {
        shogi(rule, words);
    } else {
        chess(words, &rule.set);
    }
    for (idx, it) in rule.limits.iter().enumerate() {
        // One that comes later holds instead.
        let is_last = |side: Player| {
            it.is_of(side) && !rule.limits[idx + 1..].iter().any(|other| other.kind == it.kind && other.is_of(side))
        };
        for (side, _) in by_side([is_last(Player::White), is_last(Player::Black)]).into_iter().filter(|it| it.1) {
            let sentence = limit(rule, words, side, it);
            words.say(Topic::Promotion, sentence);
        }
    }
    for (side, from) in by_side(rule.from) {
        let (of, whose) = if side == "A side" {
            (String::new(), "the player's".to_owned())
        } else {
            (format!(" of {side}"), format!("{side}'s"))
        };
        match from {
            PromotionSource::Free => {}
            PromotionSource::Hand => {
                words.say(Topic::Promotion, format!("The new piece{of} must come from {whose} hand."));
            }
            PromotionSource::Prison => words.say(
                Topic::Promotion,
                format!("The new piece{of} is freed from the opponent's prison, and the promoting piece takes its place there."),
            ),
        }
    }
}

/// A limit as it holds for a side.
fn limit(rule: &ZonePromotion, words: &Words<'_>, side: &str, limit: &PromotionLimit) -> String {
    let Some(kind) = limit.kind else {
        let other = if rule.limits.iter().any(|it| it.kind.is_some()) { "any other piece" } else { "any piece" };
        return match limit.most {
            0 => format!("{side} may not promote to {other}."),
            1 => format!("{side} may not promote to {other} of which it has one on the board."),
            n => format!("{side} may not promote to {other} of which it has {n} on the board."),
        };
    };
    let name = words.one(kind);
    match limit.most {
        0 => format!("{side} may not promote to {name}."),
        1 => format!("{side} may not promote to {name} while it has one on the board."),
        n => format!("{side} may not promote to {name} while it has {n} on the board."),
    }
}

fn depth(n: u16) -> String {
    if n == 1 { "its last rank".to_owned() } else { format!("its last {n} ranks") }
}

/// The types that may promote and stand in the game at all.
fn promoters(words: &Words<'_>) -> Vec<TypeId> {
    words.builder.kinds().filter(|it| it.0 <= words.builder.variant.pieces.promotion.most).collect()
}

fn chess(words: &mut Words<'_>, set: &PromotionSet) {
    let area = words.builder.promo_zone;
    let morphs = words.builder.shared::<MorphsInZone>().map_or(TypeSet::EMPTY, |it| it.0);
    let promoters: Vec<TypeId> = promoters(words).into_iter().filter(|it| !morphs.has(*it)).collect();
    let names: Vec<String> = words.names(promoters.iter().copied()).iter().map(|it| a(it)).collect();
    if set.depth(area) == 0 || names.is_empty() || set.choices().is_empty() {
        return;
    }
    let mut depths: Vec<u16> = set.choices().iter().map(|it| it.depth.unwrap_or(area)).filter(|it| *it > 0).collect();
    sort::sort(&mut depths);
    depths.dedup();
    let who = list(&names, "or");
    for it in depths {
        let here: Vec<&Choice> = set.choices().iter().filter(|choice| choice.depth.unwrap_or(area) == it).collect();
        let stays = here.iter().any(|it| promoters.len() == 1 && promoters.contains(&it.kind));
        let all_from_hand = here.iter().all(|it| it.from == PromotionSource::Hand);
        let mut forms: Vec<String> = Vec::new();
        for choice in here.iter().filter(|it| !(stays && promoters.contains(&it.kind))) {
            let name = words.one(choice.kind);
            let name = if choice.from == PromotionSource::Hand && !all_from_hand {
                format!("{name} from the hand")
            } else {
                name
            };
            let name = if choice.not_last { format!("{name} (not on the last rank)") } else { name };
            if !forms.contains(&name) {
                forms.push(name);
            }
        }
        if forms.is_empty() {
            continue;
        }
        let how = if stays { "may become" } else { "becomes" };
        let sentence = format!("{who} that ends a move {} {how} {}.", within(&depth(it)), list(&forms, "or"));
        words.say(Topic::Promotion, sentence);
    }
}

fn shogi(rule: &ZonePromotion, words: &mut Words<'_>) {
    let area = words.builder.promo_zone;
    let pairs: Vec<(TypeId, TypeId)> =
        promoters(words).into_iter().filter_map(|it| Some((it, words.builder.promoted(it)?))).collect();
    if pairs.is_empty() {
        return;
    }
    let forms: Vec<String> =
        pairs.iter().map(|(plain, promoted)| format!("{} to {}", words.one(*plain), words.one(*promoted))).collect();
    words.say(Topic::Promotion, format!("These promote: {}.", list(&forms, "and")));
    if area == 0 {
        return;
    }
    let area = depth(area);
    let when = if rule.leave {
        format!("A piece may promote with a move that begins or ends {}.", within(&area))
    } else {
        format!("A piece may promote with a move that enters {area}, or with a capture that begins there.")
    };
    words.say(Topic::Promotion, when);
    let compulsory = TypeId(1);
    let mut forced: Vec<String> = words.names(rule.must.iter().filter(|it| pairs.iter().any(|pair| pair.0 == *it)));
    if forced.len() == pairs.len() {
        return words.say(Topic::Promotion, "Promotion is compulsory wherever it is possible.");
    }
    for it in forced.drain(..) {
        words.say(Topic::Promotion, format!("{} must promote wherever it may.", a(&it)));
    }
    if pairs.first().is_some_and(|it| it.0 == compulsory) && !rule.must.has(compulsory) {
        let name = words.one(compulsory);
        words.say(Topic::Promotion, format!("{name} must promote on its last rank."));
    }
}
