//! What is said of captures by enclosing.

use crate::capture::custodian::Custodian;
use crate::prelude::*;

/// Says which pieces are captured so, and what helps to enclose them.
pub(super) fn say(rule: &Custodian, words: &mut Words<'_>) {
    for group in &rule.custodian {
        let (who, lines) = (words.any(group.types), words.steps(&group.pattern));
        words.tell(Topic::Captures, msg!("custodian-row", who = who, lines = lines));
    }
    for group in &rule.intervention {
        let (who, lines) = (words.any(group.types), words.steps(&group.pattern));
        words.tell(Topic::Captures, msg!("custodian-intervention", who = who, lines = lines));
    }
    for group in &rule.surround {
        let (who, lines) = (words.any(group.types), words.steps(&group.pattern));
        words.tell(Topic::Captures, msg!("custodian-surround", who = who, lines = lines));
    }
    for group in &rule.surround_group {
        let (who, lines) = (words.any(group.types), words.steps(&group.pattern));
        words.tell(Topic::Captures, msg!("custodian-surround-group", who = who, lines = lines));
    }
    say_limits(rule, words);
}

/// Says where that holds, and what counts as a piece that encloses.
fn say_limits(rule: &Custodian, words: &mut Words<'_>) {
    if !rule.surround.is_empty() {
        for (entry, area) in rule.surround_area.iter() {
            let (who, place) = (words.about(entry, rule.surround_area.entries()), words.on_area(area, entry.side));
            words.tell(Topic::Captures, msg!("custodian-surround-area", who = who, place = place));
        }
        if !rule.edge.is_empty() {
            words.tell(Topic::Captures, msg!("custodian-edge", who = words.any(rule.edge)));
        }
    }
    if let Some(anvil) = rule.anvil {
        words.tell(Topic::Captures, msg!("custodian-anvil", who = words.any(anvil)));
    }
    if let Some(area) = &rule.hostile {
        words.tell(Topic::Captures, msg!("custodian-hostile", place = words.on_area(area, None)));
    }
    if !(rule.custodian.is_empty() && rule.intervention.is_empty()) {
        for (entry, area) in rule.spared.iter() {
            let (who, place) = (words.about(entry, rule.spared.entries()), words.on_area(area, entry.side));
            words.tell(Topic::Captures, msg!("custodian-spared", who = who, place = place));
        }
    }
}
