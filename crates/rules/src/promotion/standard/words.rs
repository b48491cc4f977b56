//! Promotion in words.

use crate::prelude::*;
use crate::promotion::standard::ZonePromotion;
use crate::prose::{each_side, sides};
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
    let mut limits: Vec<(Arg, Vec<Message>)> = Vec::new();
    for (idx, it) in rule.limits.iter().enumerate() {
        // One that comes later holds instead.
        let is_last = |side: Player| {
            it.is_of(side) && !rule.limits[idx + 1..].iter().any(|other| other.kind == it.kind && other.is_of(side))
        };
        for (side, _) in sides([is_last(Player::White), is_last(Player::Black)]).into_iter().filter(|it| it.1) {
            let message = limit(rule, words, side.clone(), it);
            match limits.iter_mut().find(|it| it.0 == side) {
                Some(of_side) => of_side.1.push(message),
                None => limits.push((side, vec![message])),
            }
        }
    }
    for (side, sentences) in limits {
        let columns = &[Column::PIECE, Column::of("count", "column-fewer-than")];
        words.tell_each(Topic::Promotion, sentences, msg!("promotion-limit-table", side = side), columns);
    }
    for (side, from) in each_side(rule.from) {
        let message = match (from, side) {
            (PromotionSource::Free, _) => continue,
            (PromotionSource::Hand, None) => msg!("promotion-from-hand"),
            (PromotionSource::Hand, Some(side)) => msg!("promotion-from-hand-side", side = side),
            (PromotionSource::Prison, None) => msg!("promotion-from-prison"),
            (PromotionSource::Prison, Some(side)) => msg!("promotion-from-prison-side", side = side),
        };
        words.tell(Topic::Promotion, message);
    }
}

/// A limit as it holds for a side.
fn limit(rule: &ZonePromotion, words: &Words<'_>, side: Arg, limit: &PromotionLimit) -> Message {
    match limit.kind {
        Some(kind) => msg!("promotion-limit", side = side, piece = words.named(kind), count = limit.most),
        None if rule.limits.iter().any(|it| it.kind.is_some()) => {
            let others = msg!("any-other-of", side = Arg::Choice("both"), how = Arg::Choice("any"));
            msg!("promotion-limit-other", side = side, piece = others, count = limit.most)
        }
        None => msg!("promotion-limit-any", side = side, count = limit.most),
    }
}

/// So many ranks from the far edge.
fn last_ranks(n: u16, how: &'static str) -> Message {
    msg!("area-last-ranks", how = Arg::Choice(how), count = n)
}

/// The types that may promote and stand in the game at all.
fn promoters(words: &Words<'_>) -> Vec<TypeId> {
    words.builder.kinds().filter(|it| it.0 <= words.builder.variant.pieces.promotion.most).collect()
}

fn chess(words: &mut Words<'_>, set: &PromotionSet) {
    let area = words.builder.promo_zone;
    let morphs = words.builder.shared::<MorphsInZone>().map_or(TypeSet::EMPTY, |it| it.0);
    let promoters: Vec<TypeId> = promoters(words).into_iter().filter(|it| !morphs.has(*it)).collect();
    if set.depth(area) == 0 || promoters.is_empty() || set.choices().is_empty() {
        return;
    }
    let mut depths: Vec<u16> = set.choices().iter().map(|it| it.depth.unwrap_or(area)).filter(|it| *it > 0).collect();
    sort::sort(&mut depths);
    depths.dedup();
    for it in depths {
        let here: Vec<&Choice> = set.choices().iter().filter(|choice| choice.depth.unwrap_or(area) == it).collect();
        let stays = here.iter().any(|it| promoters.len() == 1 && promoters.contains(&it.kind));
        let all_from_hand = here.iter().all(|it| it.from == PromotionSource::Hand);
        let mut forms: Vec<Message> = Vec::new();
        for choice in here.iter().filter(|it| !(stays && promoters.contains(&it.kind))) {
            let piece = words.named(choice.kind);
            let form = match (choice.from == PromotionSource::Hand && !all_from_hand, choice.not_last) {
                (false, false) => msg!("one", piece = piece),
                (true, false) => msg!("promotion-form-hand", piece = piece),
                (false, true) => msg!("promotion-form-not-last", piece = piece),
                (true, true) => msg!("promotion-form-hand-not-last", piece = piece),
            };
            if !forms.contains(&form) {
                forms.push(form);
            }
        }
        if forms.is_empty() {
            continue;
        }
        let who = Arg::any(words.each(promoters.iter().copied()));
        let (place, forms) = (last_ranks(it, "on"), Arg::any(forms));
        let message = if stays {
            msg!("promotion-may-become", who = who, place = place, forms = forms)
        } else {
            msg!("promotion-becomes", who = who, place = place, forms = forms)
        };
        words.tell(Topic::Promotion, message);
    }
}

fn shogi(rule: &ZonePromotion, words: &mut Words<'_>) {
    let area = words.builder.promo_zone;
    let pairs: Vec<(TypeId, TypeId)> =
        promoters(words).into_iter().filter_map(|it| Some((it, words.builder.promoted(it)?))).collect();
    if pairs.is_empty() {
        return;
    }
    let pair = |it: &(TypeId, TypeId)| msg!("promotion-pair", piece = words.named(it.0), promoted = words.named(it.1));
    let parts: Vec<Message> = pairs.iter().map(pair).collect();
    let sentence = msg!("promotion-pairs", pairs = Arg::all(parts.iter().cloned()));
    let columns = &[Column::PIECE, Column::of("promoted", "column-becomes")];
    words.tell_list(Topic::Promotion, sentence, &parts, msg!("promotion-pairs-table"), columns);
    if area == 0 {
        return;
    }
    let when = if rule.leave {
        msg!("promotion-begins-or-ends", place = last_ranks(area, "on"))
    } else {
        msg!("promotion-enters", area = last_ranks(area, "name"))
    };
    words.tell(Topic::Promotion, when);
    let compulsory = TypeId(1);
    let mut forced: Vec<String> = words.names(rule.must.iter().filter(|it| pairs.iter().any(|pair| pair.0 == *it)));
    if forced.len() == pairs.len() {
        return words.tell(Topic::Promotion, msg!("promotion-compulsory"));
    }
    for it in forced.drain(..) {
        words.tell(Topic::Promotion, msg!("promotion-must", piece = Arg::piece(it)));
    }
    if pairs.first().is_some_and(|it| it.0 == compulsory) && !rule.must.has(compulsory) {
        words.tell(Topic::Promotion, msg!("promotion-must-last", piece = words.named(compulsory)));
    }
}
