//! Reads what may be chosen when a piece promotes: `promoChoice`, `promoFrom` and `promoLimit`.

use definition::{Definition, Span};

use crate::builder::settings::Entry;
use crate::prelude::*;
use crate::support::promotion_limits::{PromotionLimit, PromotionLimits};
use crate::support::promotion_set::{Choice, PromotionSet, PromotionSource};

/// Reads `promoLimit`; what is no number is reported.
pub(super) fn limits(builder: &mut Builder<'_>) -> Vec<PromotionLimit> {
    let entries = builder.settings.number_entries("promoLimit");
    let limit = |(it, most): (&Entry, &u16)| PromotionLimit { side: it.side, kind: it.kind, most: *most };
    entries.iter().map(limit).collect()
}

/// Reads `promoFrom`, by side.
pub(super) fn sources(builder: &mut Builder<'_>) -> [PromotionSource; 2] {
    let words = [("free", PromotionSource::Free), ("hand", PromotionSource::Hand), ("prison", PromotionSource::Prison)];
    builder.settings.word_by_side("promoFrom", &words, PromotionSource::Free)
}

/// Reads the sets of `promoChoice`; what cannot be read is reported.
pub(super) fn sets(
    builder: &mut Builder<'_>,
    from: [PromotionSource; 2],
    limits: &PromotionLimits,
) -> Vec<PromotionSet> {
    let written = builder.settings.last("promoChoice");
    let text = written.map_or("QNRB", |it| it.value.as_str());
    let mut reader =
        ChoiceReader { definition: builder.definition(), royal: builder.variant.royals.types, bad: Vec::new() };
    let (mut sets, mut start) = (Vec::new(), 0);
    for set in text.split('/') {
        sets.push(PromotionSet::new(reader.set(set, start), from, limits.clone()));
        start += set.len() + 1;
    }
    if let Some(setting) = written {
        for (what, span) in reader.bad {
            let message = msg!("def-choice", text = what);
            builder.settings.report(Severity::Warning, "def.choice", message, None, setting.place_in(span));
        }
    }
    sets
}

/// Reads sets of choices.
struct ChoiceReader<'a> {
    definition: &'a Definition,
    /// Types that no set means that names nothing.
    royal: TypeSet,
    /// What could not be read, and where it stands in the value.
    bad: Vec<(String, Span)>,
}

impl<'a> ChoiceReader<'a> {
    /// One set, which stands at `start` in the value. An empty one means all types but the first and the royal ones.
    fn set(&mut self, text: &str, start: usize) -> Vec<Choice> {
        if text.trim().is_empty() {
            let all = (2..=self.definition.pieces.len()).map(|it| TypeId(it as u8)).filter(|it| !self.royal.has(*it));
            let plain = |kind| Choice { kind, not_last: false, from: PromotionSource::Free, depth: None };
            return all.map(plain).collect();
        }
        let ids = self.ids();
        let mut choices = Vec::new();
        let mut at = 0;
        let (mut not_last, mut from) = (false, PromotionSource::Free);
        while let Some(next) = text[at..].chars().next() {
            let rest = &text[at..];
            match next {
                ',' | ' ' => at += 1,
                '!' => (not_last, at) = (true, at + 1),
                '*' => (from, at) = (PromotionSource::Hand, at + 1),
                _ => {
                    if let Some((id, number)) = ids.iter().find(|(id, _)| rest.starts_with(id)) {
                        at += id.len();
                        let digits = text[at..].bytes().take(2).take_while(u8::is_ascii_digit).count();
                        let depth = text[at..at + digits].parse().ok();
                        at += digits;
                        let kind = TypeId(*number as u8);
                        choices.push(Choice { kind, not_last, from, depth });
                    } else {
                        let len = next.len_utf8();
                        self.bad.push((next.to_string(), Span::new(start + at, start + at + len)));
                        at += len;
                    }
                    (not_last, from) = (false, PromotionSource::Free);
                }
            }
        }
        choices
    }

    /// The IDs of the types with their numbers, longer ones first.
    fn ids(&self) -> Vec<(&'a str, usize)> {
        let pieces = self.definition.pieces.iter().enumerate();
        let mut res: Vec<_> = pieces.map(|(idx, it)| (it.id.as_str(), idx + 1)).collect();
        sort::by_key(&mut res, |(id, number)| (std::cmp::Reverse(id.len()), *number));
        res
    }
}
